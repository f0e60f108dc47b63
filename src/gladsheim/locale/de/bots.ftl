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
