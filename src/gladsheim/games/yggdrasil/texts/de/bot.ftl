### Was Bots über ihre Züge sagen.

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
bot-yggdrasil-deed = { $move }: Das bringt euch dem Ziel dieser Seite näher. { $risks ->
    [0] Keine Gefahr
    [one] 1 Gefahr
   *[other] { $risks } Gefahren
}, { $life ->
    [0] und du solltest heil davonkommen.
    [one] und es kostet dich etwa 1 Lebenspunkt.
   *[other] und es kostet dich etwa { $life } Lebenspunkte.
}
bot-yggdrasil-deed-safe = { $move }: Zum Ziel führt das allein nicht, aber es hält fern, was euch diese Seite kosten würde. { $risks ->
    [0] Keine Gefahr
    [one] 1 Gefahr
   *[other] { $risks } Gefahren
}, { $life ->
    [0] und du solltest heil davonkommen.
    [one] und es kostet dich etwa 1 Lebenspunkt.
   *[other] und es kostet dich etwa { $life } Lebenspunkte.
}
bot-yggdrasil-fight-goal = { $move }: Ein Sieg über { $opponent } bringt euch dem Ziel dieser Seite näher. { $risks ->
    [0] Keine Gefahr
    [one] 1 Gefahr
   *[other] { $risks } Gefahren
}, { $life ->
    [0] und du solltest heil davonkommen.
    [one] und es kostet dich etwa 1 Lebenspunkt.
   *[other] und es kostet dich etwa { $life } Lebenspunkte.
}
bot-yggdrasil-go-deed = { $move }: Dort kannst du tun, was diese Seite verlangt: { $deed }.
bot-yggdrasil-saga-choice = { $move }: Von allem, was die Seite offen lässt, ist das am besten für ihr Ziel und für euch alle.

## Was ein Tipp von einem Zug sagt, hinter „das“.

yggdrasil-brings-means = lässt die Götter besser gerüstet
yggdrasil-brings-worlds = hält mehr von den Welten offen
yggdrasil-brings-surt = hält Surt auf
yggdrasil-brings-hel = hält Hel auf
yggdrasil-brings-giants = hält die Feuerriesen im Zaum
yggdrasil-brings-iormungand = hält Iormungand auf
yggdrasil-brings-loki = lässt Loki weniger Jötunen
yggdrasil-brings-fenrir = macht Fenrir weniger gefährlich
yggdrasil-brings-nidhogg = bringt das Ende von Nidhöggs Weg näher
yggdrasil-brings-page = dient dem Ziel dieser Seite der Saga
yggdrasil-brings-life = lässt den Göttern mehr Leben
yggdrasil-brings-heroes = lässt euch mehr Helden
yggdrasil-brings-elves = lässt den Göttern mehr Alben
yggdrasil-brings-dice = lässt den Göttern mehr Wanenwürfel
