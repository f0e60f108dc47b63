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

## Was ein Tipp von einem Zug sagt, hinter „das“.

nidavellir-brings-columns = macht deine Armee wertvoller
nidavellir-brings-heroes = holt mehr aus deinen Helden
nidavellir-brings-sets = bringt dich näher an den nächsten Helden
nidavellir-brings-distinctions = bringt dich näher an eine Auszeichnung
nidavellir-brings-coins = lässt dir bessere Münzen
nidavellir-brings-trades = bereitet bessere Tausche vor
nidavellir-brings-turns = lässt dich öfter vor den anderen wählen
nidavellir-brings-gem = lässt dir das bessere Juwel
nidavellir-denies-columns = nimmt den anderen Karten weg, die ihre Armeen brauchen
nidavellir-denies-heroes = holt weniger aus den Helden der anderen
nidavellir-denies-sets = hält die anderen weiter von ihrem nächsten Helden fern
nidavellir-denies-distinctions = hält die anderen weiter von einer Auszeichnung fern
nidavellir-denies-coins = lässt den anderen niedrigere Münzen
nidavellir-denies-trades = lässt den anderen schlechtere Tausche
nidavellir-denies-turns = lässt die anderen seltener zuerst wählen
nidavellir-denies-gem = lässt den anderen niedrigere Juwelen
