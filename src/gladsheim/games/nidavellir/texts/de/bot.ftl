### Was Bots über ihre Züge sagen.

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
