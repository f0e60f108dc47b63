### Hnefatafl: Brandubh und Tablut. Die Worte sind unsere.

hnefatafl-title = Hnefatafl
hnefatafl-promise = Brich mit dem König aus, oder schließe ihn ein.
hnefatafl-credits = Ein altes Spiel des Nordens, so alt wie die Sagas; es gehört niemandem.
hnefatafl-rules =
    Der König sitzt in der Mitte auf seinem Thron, umringt von Angreifern, die den ersten Zug haben. Seine Verteidiger wollen ihn hinausbringen: in Brandubh in eine Ecke, in Tablut auf irgendein Feld des Randes. Die Angreifer wollen ihn fangen.
    Jeder Stein zieht in gerader Linie über leere Felder, so weit er will. Nur der König darf auf dem Thron oder in einer Ecke stehen. In Tablut betritt und überquert niemand mehr den Thron, den er verlassen hat.
    Du schlägst einen Gegner, indem du so ziehst, dass er in einer Linie zwischen zweien von dir steht. Ein leerer Thron und in Brandubh eine Ecke zählt wie einer von dir. Der König wird ebenso gefangen, doch auf dem Thron braucht es vier Angreifer und neben ihm drei.
    Wer nicht ziehen kann, verliert. Dieselbe Stellung zum dritten Mal oder hundert Züge ohne Schlagen sind ein Unentschieden.
hnefatafl-tie = Unentschieden: Niemand hat gewonnen.

## Optionen

hnefatafl-option-board = Brett
hnefatafl-option-board-help = Brandubh ist klein und schnell, mit 7 × 7 Feldern, und der König flieht in eine Ecke. Tablut hat 9 × 9, und er flieht an irgendeinen Rand.
hnefatafl-option-board-brandubh = { hnefatafl-brandubh }
hnefatafl-option-board-tablut = { hnefatafl-tablut }
hnefatafl-brandubh = Brandubh
hnefatafl-tablut = Tablut

## Steine und Seiten

hnefatafl-attacker = Angreifer
hnefatafl-defender = Verteidiger
hnefatafl-king = König
hnefatafl-attackers = Angreifer
hnefatafl-defenders = Verteidiger

## Felder der Ansicht

hnefatafl-board = Brett
hnefatafl-side = Felder an einer Seite
hnefatafl-cells = Felder von a1 an, Reihe für Reihe
hnefatafl-throne = Thron (Nummer seines Feldes)
hnefatafl-exits = Auswege (Nummern ihrer Felder)
hnefatafl-lost = Verlorene Steine
hnefatafl-quiet = Züge seit dem letzten Schlagen
hnefatafl-repeats = So oft war diese Stellung da
hnefatafl-winner = Sieger

## Fragen

hnefatafl-ask-attackers = Zieh einen Angreifer. Fang den König!
hnefatafl-ask-brandubh = Zieh einen Verteidiger oder den König. Er muss in eine Ecke!
hnefatafl-ask-tablut = Zieh einen Verteidiger oder den König. Er muss an den Rand!
hnefatafl-warn-repeat = Diese Stellung wäre zum dritten Mal da: unentschieden.
hnefatafl-warn-quiet = Das wäre der hundertste Zug ohne Schlagen: unentschieden.

## Ablehnungen

hnefatafl-no-piece = Auf { $square } steht kein Stein.
hnefatafl-not-yours = Der Stein auf { $square } gehört dir nicht.
hnefatafl-stays = Der Stein auf { $square } muss sein Feld verlassen.
hnefatafl-not-straight = Steine ziehen in gerader Linie, und { $to } liegt nicht in einer mit { $from }.
hnefatafl-in-the-way = { $square } ist nicht leer, also kommt nichts von { $from } nach { $to }.
hnefatafl-throne-closed = Niemand betritt oder überquert den Thron auf { $square } noch einmal.
hnefatafl-throne = Nur der König darf auf dem Thron stehen, { $square }.
hnefatafl-corner = Nur der König darf in einer Ecke stehen, und { $square } ist eine.
hnefatafl-off-board = Ein Feld { $square } gibt es nicht: Dieses Brett hat { $side } Reihen und { $side } Spalten.

## Ereignisse

hnefatafl-moved-attacker = { who } zieht einen Angreifer von { $start } nach { $end }.
hnefatafl-moved-defender = { who } zieht einen Verteidiger von { $start } nach { $end }.
hnefatafl-moved-king = { who } zieht den König von { $start } nach { $end }.
hnefatafl-captured-attacker = { who } schlägt den Angreifer auf { $square }.
hnefatafl-captured-defender = { who } schlägt den Verteidiger auf { $square }.
hnefatafl-captured-king = { who } fängt den König auf { $square } und gewinnt.
hnefatafl-escaped = Der König von { who } entkommt über { $square } und gewinnt.
hnefatafl-no-move = { who } kann nicht ziehen und verliert.
hnefatafl-drawn-repeat = Dieselbe Stellung zum dritten Mal: Das Spiel ist unentschieden.
hnefatafl-drawn-quiet = Hundert Züge ohne Schlagen: Das Spiel ist unentschieden.

## Von Hand geschriebene Stellungen

hnefatafl-position-rows = „{ $key }“ muss aus { $side } Texten mit je { $side } Zeichen bestehen: a, d, k oder ein Punkt für ein leeres Feld. Es ist { $text }.
hnefatafl-position-king = Es muss einen König geben, und noch nicht auf einem Ausweg.
hnefatafl-position-square = Auf { $square } kann kein Stein stehen außer dem König, wenn überhaupt.
hnefatafl-position-over = Niemand kann mehr ziehen: Dieses Spiel ist vorbei.
hnefatafl-position-drawn = Mit dieser Vergangenheit ist das Spiel schon unentschieden.
hnefatafl-position-past = Eine frühere Stellung ist, wer am Zug war, und die Reihen mit Schrägstrichen dazwischen, wie „attackers ...a.../...a.../…“. Das hier ist { $text }.
