# Was Bots sagen.

bot-unknown = Es gibt keinen Bot namens „{ $name }“. Zur Wahl stehen: { $bots }.

bot-hint = { $move }: { $gain ->
    [0] jetzt keine Punkte
    [one] jetzt 1 Punkt
   *[other] jetzt { $gain } Punkte
}, { $cost ->
    [0] und dem Nächsten öffnet der Zug nichts.
    [one] und dem Nächsten öffnet der Zug etwa 1 Punkt.
   *[other] und dem Nächsten öffnet der Zug etwa { $cost } Punkte.
}

bot-hint-with-more = { $move }: { $now ->
    [0] bringt selbst nichts
    [one] bringt selbst 1 Punkt
   *[other] bringt selbst { $now } Punkte
}, mit dem, was folgt, bis zu { $gain }, { $cost ->
    [0] und dem Nächsten öffnet der Zug nichts.
    [one] und dem Nächsten öffnet der Zug etwa 1 Punkt.
   *[other] und dem Nächsten öffnet der Zug etwa { $cost } Punkte.
}

## Nidavellir

bot-nidavellir-bid = { $move }: mit etwas Glück { $goblin } in der Taverne { nidavellir-tavern-goblin }, { $dragon } in der Taverne { nidavellir-tavern-dragon } und { $pony } in der Taverne { nidavellir-tavern-pony }.
bot-nidavellir-bid-trade = { $move }: mit etwas Glück { $goblin } in der Taverne { nidavellir-tavern-goblin }, { $dragon } in der Taverne { nidavellir-tavern-dragon } und { $pony } in der Taverne { nidavellir-tavern-pony }. Der Goldsack tauscht { $first } und { $second } gegen { $new }.
bot-nidavellir-open-bid = { $move }: Damit bist du hier Nummer { $turn }, rechtzeitig für: { $card }.
bot-nidavellir-open-bid-trade = { $move }: Damit bist du hier Nummer { $turn }, rechtzeitig für: { $card }. Danach kannst du { $first } und { $second } gegen { $new } tauschen.
bot-nidavellir-gains = { $move }: { $points ->
    [0] jetzt keine Punkte
    [one] jetzt 1 Punkt
   *[other] jetzt { $points } Punkte
}, bis zum Ende des Spiels etwa { $worth }.
bot-nidavellir-set = { $move }: Das macht ein Set vollständig, und am besten käme dann { $hero }.
bot-nidavellir-offering = { $move }: { $points ->
    [one] jetzt 1 Punkt mehr an Münzen
   *[other] jetzt { $points } Punkte mehr an Münzen
}, bis zum Ende des Spiels etwa { $worth }.
bot-nidavellir-thrud = { $move }: Dort hilft dir ein Rang mehr am meisten.
bot-nidavellir-ylud = { $move }: { $points ->
    [0] jetzt keine Punkte
    [one] jetzt 1 Punkt
   *[other] jetzt { $points } Punkte
}, und nirgends hilft sie dir mehr.
bot-nidavellir-discard = { $move }: Am wenigsten fehlt dir { $card }. Das kostet { $points ->
    [0] jetzt nichts.
    [one] jetzt 1 Punkt.
   *[other] jetzt { $points } Punkte.
}
bot-nidavellir-upgrade = { $move }: Sie wird { $new }, { $points ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $points } Punkte
}, bis zum Ende des Spiels etwa { $worth }.
bot-nidavellir-trade-away = { $move }: Beide Münzen sind gleich viel wert, es ist also fast egal, welche geht.
bot-nidavellir-show-coins = { $move }: { $first } und { $second } bringen zusammen { $new }, und { $first } bleibt dir.

## Yggdrasil Chronicles

bot-yggdrasil-best = { $move }: Von allen Antworten lässt diese euch am sichersten dastehen.
bot-yggdrasil-god = { $move }: Mit jedem Gott könnt ihr gewinnen; in Spielen unter Bots kam es auf die Wahl kaum an.
bot-yggdrasil-god-easy = { $move }: Im einfachen Spiel sind alle Götter gleich.
bot-yggdrasil-order = { $move }: Die nächste Aktivierung von { $enemy } könnte euch das Spiel kosten, und wenn { $god } anfängt, stehen eure Aussichten am besten.
bot-yggdrasil-order-free = { $move }: Kein Feind, der offen liegt, kann euch sofort das Spiel kosten; da ist die Reihenfolge nicht so wichtig, { $god } kann anfangen.
bot-yggdrasil-go = { $move }: Von dort erreichst du, was euch als Nächstes bedroht.
bot-yggdrasil-go-act = { $move }: Dort nützt dir eine Aktion am meisten.
bot-yggdrasil-go-heal = { $move }: Dort kannst du den Baum heilen.
bot-yggdrasil-go-fight = { $move }: Dort kannst du gegen { $opponent } kämpfen.
bot-yggdrasil-go-bless = { $move }: Dort kannst du { $god } einen Lebenspunkt geben.
bot-yggdrasil-pass = { $move }: Nichts hier ist wert, was es kostet.
bot-yggdrasil-heal = { $move }: Das kostet { $life ->
    [one] 1 Lebenspunkt
   *[other] { $life } Lebenspunkte
}, und dann ist { $world } wieder zu gebrauchen.
bot-yggdrasil-bless = { $move }: { $god } braucht den Lebenspunkt am dringendsten.
bot-yggdrasil-fight-now = { $move }: Die nächste Aktivierung von { $opponent } könnte euch das Spiel kosten. { $risks ->
    [0] Keine Gefahr
    [one] 1 Gefahr
   *[other] { $risks } Gefahren
}, { $life ->
    [0] und du solltest heil davonkommen.
    [one] und es kostet dich etwa 1 Lebenspunkt.
   *[other] und es kostet dich etwa { $life } Lebenspunkte.
}
bot-yggdrasil-fight = { $move }: Besser, { $opponent } kommt nicht weiter. { $risks ->
    [0] Keine Gefahr
    [one] 1 Gefahr
   *[other] { $risks } Gefahren
}, { $life ->
    [0] und du solltest heil davonkommen.
    [one] und es kostet dich etwa 1 Lebenspunkt.
   *[other] und es kostet dich etwa { $life } Lebenspunkte.
}
bot-yggdrasil-heal-afar = { $move }: Damit heilst du eine Welt aus der Ferne. { $risks ->
    [0] Keine Gefahr
    [one] 1 Gefahr
   *[other] { $risks } Gefahren
}, { $life ->
    [0] und du solltest heil davonkommen.
    [one] und es kostet dich etwa 1 Lebenspunkt.
   *[other] und es kostet dich etwa { $life } Lebenspunkte.
}
bot-yggdrasil-gather = { $move }: { $what } gegen die Gefahren, die noch kommen.
bot-yggdrasil-forge = { $move }: Ein Artefakt bis Stufe { $level } hilft bis zum Ende des Spiels.
bot-yggdrasil-creatures = { $move }: { $count ->
    [one] Die Kreatur, die du ziehst, hilft sofort.
   *[other] Die beste von { $count } Kreaturen hilft sofort.
}
bot-yggdrasil-stones = { $move }: { $count ->
    [one] 1 Runenstein hilft vielleicht sofort.
   *[other] { $count } Runensteine helfen vielleicht sofort.
}
bot-yggdrasil-ladder = { $move }: { $what } weg von der Machtskala. { $risks ->
    [0] Keine Gefahr
    [one] 1 Gefahr
   *[other] { $risks } Gefahren
}, { $life ->
    [0] und du solltest heil davonkommen.
    [one] und es kostet dich etwa 1 Lebenspunkt.
   *[other] und es kostet dich etwa { $life } Lebenspunkte.
}
bot-yggdrasil-many = { $move }: Je mehr, desto besser.
bot-yggdrasil-few = { $move }: Du könntest mehr haben.
bot-yggdrasil-artifact = { $move }: Von denen, die du nehmen darfst, hilft es am meisten.
bot-yggdrasil-throw = { $move }: { $life ->
    [0] Damit solltest du keinen Lebenspunkt verlieren.
    [one] Damit verlierst du etwa 1 Lebenspunkt.
   *[other] Damit verlierst du etwa { $life } Lebenspunkte.
}
bot-yggdrasil-elf = { $move }: Das Leben, das er rettet, ist einen Alb wert.
bot-yggdrasil-no-elf = { $move }: Die Alben nützen später mehr.
bot-yggdrasil-reroll = { $move }: Ein Fehlschlag kann kaum schlechter werden.
bot-yggdrasil-no-reroll = { $move }: Die Würfel liegen gut genug.
