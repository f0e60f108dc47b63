### Das Spielfeld von Völuspá im Browser.

## Beschriftungen: Teile einer Liste mit Kommas

web-voluspa-board =
    { $count ->
        [one] Spielfeld mit einem Plättchen
       *[other] Spielfeld mit { $count } Plättchen
    }
web-voluspa-place = Zeile { $y } Spalte { $x }
web-voluspa-worth = { $value } wert
web-voluspa-worth-two = { $row } wert in der Zeile und { $column } in der Spalte
web-voluspa-gap = eine Lücke
web-voluspa-covers = bedeckt { $tiles }
web-voluspa-played-by = eben gespielt von { $seat }
web-voluspa-empty = leer
web-voluspa-blocked = neben einem Troll
web-voluspa-full = kein Platz in der Reihe
web-voluspa-scores =
    { $points ->
        [0] bringt nichts
        [one] bringt 1
       *[other] bringt { $points }
    }
web-voluspa-again = noch einmal, um es zu spielen
web-voluspa-ways =
    { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
web-voluspa-chosen =
    { $cells ->
        [0] { $tile } kann jetzt nicht gespielt werden.
        [one] { $tile } kann auf ein Feld.
       *[other] { $tile } kann auf { $cells } Felder.
    }
web-voluspa-cells =
    { $count ->
        [0] jetzt nicht spielbar
        [one] ein Feld
       *[other] { $count } Felder
    }
web-voluspa-at-best = bestenfalls { $points }
web-voluspa-tiles =
    { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
web-voluspa-hels = { $count } Hel

## Wählen

web-voluspa-which-way = Wie?
web-voluspa-which-tile = Welches Plättchen?
web-voluspa-choose-cell =
    { $best ->
        [0] { $tile }: Wähl ein Feld. Punkte gibt es gerade nirgends.
       *[other] { $tile }: Wähl ein Feld. Goldene bringen Punkte, die Zahl sagt, wie viele.
    }
web-voluspa-lay = { $tile } legen
web-voluspa-cover = { $tile } auf { $there }
web-voluspa-exchange = Skadi gegen { $there }
web-voluspa-shove-north = { $there } nach oben schubsen
web-voluspa-shove-east = { $there } nach rechts schubsen
web-voluspa-shove-south = { $there } nach unten schubsen
web-voluspa-shove-west = { $there } nach links schubsen
web-voluspa-at = { $move } ({ $x },{ $y })
web-voluspa-discard = { $tile } abwerfen
web-voluspa-discard-it = abwerfen
web-voluspa-stop = Hier aufhören
web-voluspa-row = Die Zeile werten
web-voluspa-column = Die Spalte werten
web-voluspa-play-it = Spielen
web-voluspa-points = +{ $points }

## Was gerade geschehen ist, daneben

web-voluspa-told-both = { $tile } ist das Höchste in einer Zeile von { $row } und einer Spalte von { $column }.
web-voluspa-told-row = { $tile } ist das Höchste in einer Zeile von { $row }.
web-voluspa-told-column = { $tile } ist das Höchste in einer Spalte von { $column }.
web-voluspa-told-valkyrie = Zwischen zwei Walküren wird eine Reihe gewertet, was immer darin liegt.
web-voluspa-told-serpent-row = Die Seeschlange ist das Höchste in ihrer ganzen Zeile: { $row } Felder, Lücken eingeschlossen.
web-voluspa-told-serpent-column = Die Seeschlange ist das Höchste in ihrer ganzen Spalte: { $column } Felder, Lücken eingeschlossen.
web-voluspa-told-hel =
    { $count ->
        [one] Hel bringt 1 Punkt für das Plättchen daneben.
       *[other] Hel bringt 1 Punkt für jedes der { $count } Plättchen daneben.
    }
web-voluspa-told-beside = { $tile } berührt nur Hel: 1 Punkt.
web-voluspa-told-loki =
    { $count ->
        [one] Loki: { $tiles } ist jetzt 0 wert.
       *[other] Loki: { $tiles } sind jetzt 0 wert.
    }
web-voluspa-told-freed =
    { $count ->
        [one] Kein Loki mehr neben { $tiles }: der Wert gilt wieder.
       *[other] Kein Loki mehr neben { $tiles }: die Werte gelten wieder.
    }
web-voluspa-told-fenrir = Mehrere Fenrir in einer Reihe: Jeder ist jetzt bis zu { $value } wert.
web-voluspa-told-troll = Neben den Troll dürfen jetzt nur noch Trolle.

## Hand und Tisch

web-voluspa-hand = Deine Hand
web-voluspa-hand-empty = Du hast kein Plättchen.
web-voluspa-hand-none = { who } hat kein Plättchen.
web-voluspa-known = Alle haben gesehen, wie du es mit Skadi genommen hast.
web-voluspa-watching = Du schaust zu: Die Hände bleiben verdeckt.
web-voluspa-zoom = Vergrößerung
web-voluspa-zoom-in = Näher
web-voluspa-zoom-out = Weiter weg
web-voluspa-zoom-fit = Das ganze Spielfeld zeigen
web-voluspa-zoom-back = Zurück zu dem, worauf es jetzt ankommt
web-voluspa-beyond =
    { $points ->
        [0] Dort liegen weitere Felder.
       *[other] Dort liegen weitere Felder, bestenfalls für { $points }.
    }
web-voluspa-bag = { $count } im Beutel
web-voluspa-bag-title = Noch nicht gesehen
web-voluspa-bag-text = Diese Plättchen sind im Beutel oder auf Händen, die du nicht siehst.
web-voluspa-bag-none = Du hast jedes Plättchen gesehen.
web-voluspa-removed = Aus dem Spiel: { $tiles }.

## Hilfe

web-voluspa-help-printed = Aufgedruckter Wert: { $value }.
web-voluspa-help-now = Hier { $value } wert.
web-voluspa-help-now-two = In der Zeile { $row }, in der Spalte { $column } wert.
web-voluspa-help-loki = Ein Loki daneben macht es 0 wert.
web-voluspa-help-fenrir =
    { $count ->
        [one] Es ist der einzige Fenrir, der in seiner Reihe zählt.
       *[other] { $count } Fenrire, die zählen, stehen in einer Reihe, jeder für 4.
    }
web-voluspa-help-under = Darunter: { $tiles }. Was bedeckt ist, zählt nicht.
web-voluspa-help-blocked = Neben diesem Feld steht ein Troll: Nur ein weiterer Troll darf hierher.
web-voluspa-help-full = Ein Plättchen hier würde eine Reihe länger als 7 machen.
web-voluspa-ruling-odin = Ein zweiter Odin in derselben Reihe ist ein Gleichstand, und der bringt nichts.
web-voluspa-ruling-thor = Mit einem gleich hohen Plättchen in der Reihe bringt er dort nichts.
web-voluspa-ruling-troll = Er selbst darf neben alles gelegt werden. Schräg daneben bleibt frei, und bedeckt sperrt er nichts.
web-voluspa-ruling-dragon = Bedecken macht nie eine Reihe länger. Sein Wert, 5, zählt statt dessen, was er bedeckt.
web-voluspa-ruling-fenrir = Zeile und Spalte werden getrennt gezählt. Einer neben einem Loki ist 0 wert und zählt nicht mit.
web-voluspa-ruling-skadi = Nimmt sie einen Drachen, kommt das Plättchen darunter aus dem Spiel. Nach einem Tausch ziehst du nicht nach, außer wenn Hermod vorausging.
web-voluspa-ruling-skadi-plain = Nimmt sie einen Drachen, kommt das Plättchen darunter aus dem Spiel. Nach einem Tausch ziehst du nicht nach.
voluspa-power-dragon-plain = Darf auch auf ein Plättchen gelegt werden, das dann nicht mehr zählt. Nicht auf einen Drachen, nicht auf ein Plättchen neben einem Troll.
voluspa-power-skadi-plain = Darf auch den Platz eines Plättchens auf dem Tisch einnehmen, das du auf die Hand nimmst. Nicht den einer Skadi, nicht den eines Plättchens neben einem Troll.
web-voluspa-ruling-loki-plain = Er wirkt auch auf später gelegte Plättchen. Bedeckt oder genommen, gibt er die Werte zurück.
web-voluspa-ruling-valkyrie = Zwei nebeneinander genügen. Sonst ist sie eine gewöhnliche 2.
web-voluspa-ruling-loki = Er wirkt auch auf später gelegte Plättchen. Bedeckt, genommen oder weggeschubst, gibt er die Werte zurück.
web-voluspa-ruling-jotunn = Er schubst weder Hel noch an Hel vorbei und nimmt kein Feld neben einem Troll. Ein Troll braucht mindestens zwei Schritte.
web-voluspa-ruling-serpent = Die Reihen, die sie berührt, dürfen trotzdem nicht länger als 7 werden. Liegt sie einmal, ist sie eine gewöhnliche 6.
web-voluspa-ruling-hermod = Das nächste Plättchen muss in einer lückenlosen Reihe mit ihm liegen, Hel direkt neben ihm. Ein zweiter Hermod lässt noch eines folgen.
web-voluspa-ruling-hel = Auf Hel kommt nichts. Wer ein Plättchen so legt, dass es nur Hel berührt, bekommt 1.
web-voluspa-help-line = Länge der Reihen
web-voluspa-help-line-text = Eine Zahl am Ende einer Reihe sagt, dass sie 6 oder 7 Plättchen hat; mit 7 ist sie voll.
web-voluspa-help-marks = Zeichen
web-voluspa-help-marks-text = Goldene Felder bringen Punkte, gestrichelte nichts. Ein blauer Ring zeigt, was zuletzt gespielt wurde, ein gepunktetes Feld liegt neben einem Troll.

## Kapitel der Regeln

voluspa-chapter-board = Der Tisch
voluspa-chapter-tiles = Die Plättchen
