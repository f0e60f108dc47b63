# What bots say.

bot-unknown = There is no bot called “{ $name }”. There are: { $bots }.

bot-hint = { $move }: { $gain ->
    [0] no points now
    [one] 1 point now
   *[other] { $gain } points now
}, { $cost ->
    [0] and it opens nothing to the next player.
    [one] and it opens about 1 point to the next player.
   *[other] and it opens about { $cost } points to the next player.
}

bot-hint-with-more = { $move }: { $now ->
    [0] scores nothing itself
    [one] scores 1 point itself
   *[other] scores { $now } points itself
}, up to { $gain } with what follows, { $cost ->
    [0] and it opens nothing to the next player.
    [one] and it opens about 1 point to the next player.
   *[other] and it opens about { $cost } points to the next player.
}
