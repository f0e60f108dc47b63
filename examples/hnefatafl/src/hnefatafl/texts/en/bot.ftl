### What bots say of their moves.

hnefatafl-why-escapes = { $move }: the king is out, and you win.
hnefatafl-why-takes-king = { $move }: it captures the king, and you win.
hnefatafl-why-two-ways = { $move }: the king then has two ways out, and only one can be closed.
hnefatafl-why-closes = { $move }: it closes the king's way out.
hnefatafl-why-saves = { $move }: otherwise the king could be captured next.
hnefatafl-why-threatens = { $move }: the king could be captured next.
hnefatafl-why-captures = { $move }: { $count ->
    [one] it captures a piece.
   *[other] it captures { $count } pieces at once.
}
hnefatafl-why-one-way = { $move }: it opens a way out, and the attackers have to close it.
hnefatafl-why-attackers = { $move }: nothing holds the king in better. { $count ->
    [0] He cannot move then.
    [one] He has 1 square to go to then.
   *[other] He has { $count } squares to go to then.
}
hnefatafl-why-defenders = { $move }: nothing brings the king nearer to a way out. { $count ->
    [0] He cannot move then.
    [one] He has 1 square to go to then.
   *[other] He has { $count } squares to go to then.
}

# Behind “it”, where a search has compared moves.
hnefatafl-brings-pieces = leaves you more pieces, or the other side fewer
hnefatafl-brings-opens = gives the king more room and more ways out
hnefatafl-brings-closes = leaves the king less room and fewer ways out
