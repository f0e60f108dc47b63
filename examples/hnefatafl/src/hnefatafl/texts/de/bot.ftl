### Was Bots von ihren Zügen sagen.

hnefatafl-why-escapes = { $move }: Der König ist draußen, und du gewinnst.
hnefatafl-why-takes-king = { $move }: Das fängt den König, und du gewinnst.
hnefatafl-why-two-ways = { $move }: Dann hat der König zwei Auswege, und nur einer lässt sich schließen.
hnefatafl-why-closes = { $move }: Das schließt den Ausweg des Königs.
hnefatafl-why-saves = { $move }: Sonst könnte der König als Nächstes gefangen werden.
hnefatafl-why-threatens = { $move }: Als Nächstes könnte der König gefangen werden.
hnefatafl-why-captures = { $move }: { $count ->
    [one] Das schlägt einen Stein.
   *[other] Das schlägt { $count } Steine auf einmal.
}
hnefatafl-why-one-way = { $move }: Das öffnet einen Ausweg, und die Angreifer müssen ihn schließen.
hnefatafl-why-attackers = { $move }: Nichts hält den König besser fest. { $count ->
    [0] Er kann dann nicht ziehen.
    [one] Er hat dann 1 Feld, auf das er ziehen kann.
   *[other] Er hat dann { $count } Felder, auf die er ziehen kann.
}
hnefatafl-why-defenders = { $move }: Nichts bringt den König näher an einen Ausweg. { $count ->
    [0] Er kann dann nicht ziehen.
    [one] Er hat dann 1 Feld, auf das er ziehen kann.
   *[other] Er hat dann { $count } Felder, auf die er ziehen kann.
}

# Hinter „Er“, wo eine Suche Züge verglichen hat.
hnefatafl-brings-pieces = lässt dir mehr Steine oder der anderen Seite weniger
hnefatafl-brings-opens = gibt dem König mehr Raum und mehr Auswege
hnefatafl-brings-closes = lässt dem König weniger Raum und weniger Auswege
