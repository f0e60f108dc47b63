### Völuspá mit der Sage von Edda. Der Wortlaut ist unserer, nicht der des Regelhefts.

voluspa-title = Völuspá
voluspa-promise = Lege ein Plättchen. Beherrsche die Reihe.
voluspa-credits = Ein Spiel von Scott Caputo mit Illustrationen von Pierò, erschienen 2012 bei White Goblin Games, mit seiner Erweiterung, der Sage von Edda.
voluspa-rules =
    Wer am Zug ist, spielt ein Plättchen aus. Es muss mit einer Seite an ein Plättchen auf dem Tisch grenzen, und keine Reihe darf länger als 7 werden.
    Ist dein Plättchen das höchste seiner Zeile, bekommst du für jedes Plättchen der Zeile einen Punkt; mit der Spalte ist es ebenso. Gleichstand bringt nichts, eine Reihe aus einem einzigen Plättchen auch nicht.
    Danach ziehst du auf fünf Plättchen nach. Das Spiel ist aus, wenn niemand mehr ein Plättchen hat; die meisten Punkte gewinnen, bei gleichen Punkten, wer sie zuerst hatte.
voluspa-tie = Gleiche Punkte: vorn liegt, wer sie zuerst hatte.

## Optionen

voluspa-option-edda = Sage von Edda
voluspa-option-edda-help = Mit der Erweiterung spielen: Hel, Jotunn, Seeschlange und Hermod kommen zu den Plättchen hinzu.
voluspa-option-valkyries_hold = Walküren halten ihre Reihe
voluspa-option-valkyries_hold-help = Solange an beiden Enden einer Reihe eine Walküre steht, wertet kein Plättchen diese Reihe, das in sie gelegt wird.

## Plättchen

voluspa-odin = Odin
voluspa-thor = Thor
voluspa-troll = Troll
voluspa-dragon = Drache
voluspa-fenrir = Fenrir
voluspa-skadi = Skadi
voluspa-valkyrie = Walküre
voluspa-loki = Loki
voluspa-jotunn = Jotunn
voluspa-serpent = Seeschlange
voluspa-hermod = Hermod
voluspa-hel = Hel
voluspa-nothing = nichts

voluspa-power-odin = Keine Kraft, aber der höchste Wert, der auf einem Plättchen steht.
voluspa-power-thor = Keine Kraft, und nur Odin hat einen höheren Wert.
voluspa-power-troll = Auf die vier Felder neben ihm darf nichts als ein weiterer Troll.
voluspa-power-dragon = Darf auch auf ein Plättchen gelegt werden, das dann nicht mehr zählt. Nicht auf einen Drachen, nicht auf Hel, nicht auf ein Plättchen neben einem Troll.
voluspa-power-fenrir = Ist für jeden Fenrir seiner Reihe 4 wert. Wer ihn legt, muss die anderen Fenrire nicht übertreffen.
voluspa-power-skadi = Darf auch den Platz eines Plättchens auf dem Tisch einnehmen, das du auf die Hand nimmst. Nicht den einer Skadi, nicht den von Hel, nicht den eines Plättchens neben einem Troll.
voluspa-power-valkyrie = An ein Ende einer Reihe gelegt, an deren anderem Ende eine Walküre steht, wertet sie die Reihe, gleich wie hoch die Werte sind.
voluspa-power-loki = Die Plättchen auf seinen vier Seiten sind 0 wert, außer einem weiteren Loki.
voluspa-power-jotunn = Darf auch das Feld eines Plättchens einnehmen und es mit allem, was darunter liegt, an ein Ende seiner Reihe schubsen. Punkte bringt nur Jotunn.
voluspa-power-serpent = Wertet über alle Lücken hinweg ihre ganze Zeile oder ihre ganze Spalte, wenn sie dort die höchste ist; jedes Feld einer Lücke zählt eins.
voluspa-power-hermod = Ist er gewertet, darfst du noch ein Plättchen in seine Reihe spielen.
voluspa-power-hel = Wird auf ein Plättchen gelegt und hinterlässt eine Lücke, an der Reihen enden. Bringt 1 Punkt für jedes Plättchen auf ihren vier Seiten.

## Fragen

voluspa-ask-lay = Spiel ein Plättchen aus; wirf nur ab, wenn du keines ausspielen kannst.
voluspa-ask-follow-up = Spiel noch ein Plättchen in die Reihe von Hermod auf { $x },{ $y }, oder hör auf (stop).
voluspa-ask-line = Soll die Seeschlange ihre Zeile ({ $row }) oder ihre Spalte ({ $column }) werten?
voluspa-ask-draw = Welches Plättchen zieht { who }?
voluspa-ask-start-tile = Welches Plättchen wurde als erstes aufgedeckt?
voluspa-ask-start-player = Welcher Platz fängt an?
voluspa-choose-row =
    { $points ->
        [one] die Zeile, für 1 Punkt
       *[other] die Zeile, für { $points } Punkte
    }
voluspa-choose-column =
    { $points ->
        [one] die Spalte, für 1 Punkt
       *[other] die Spalte, für { $points } Punkte
    }

## Was geschah

voluspa-drew = { who } zieht { $tile }.
voluspa-drew-hidden = { who } zieht ein Plättchen.
voluspa-start-tile = { $tile } ist das Startplättchen.
voluspa-start-troll = Das Startplättchen wäre ein Troll; er kommt zurück in den Vorrat.
voluspa-began = { who } fängt an.
voluspa-laid = { who } legt { $tile } auf { $x },{ $y }.
voluspa-covered = { who } bedeckt { $covered } auf { $x },{ $y } mit { $tile }.
voluspa-exchanged = { who } tauscht Skadi auf { $x },{ $y } gegen { $tile }.
voluspa-exchanged-lost = { who } tauscht Skadi auf { $x },{ $y } gegen { $tile }; was darunter lag, kommt aus dem Spiel: { $lost }.
voluspa-shoved = { who } setzt Jotunn auf { $x },{ $y } und schubst { $tile } von dort nach { $to_x },{ $to_y }.
voluspa-scored-both = { who } bekommt { $points } Punkte: { $row } für die Zeile und { $column } für die Spalte.
voluspa-scored-row =
    { $points ->
        [one] { who } bekommt 1 Punkt für die Zeile.
       *[other] { who } bekommt { $points } Punkte für die Zeile.
    }
voluspa-scored-column =
    { $points ->
        [one] { who } bekommt 1 Punkt für die Spalte.
       *[other] { who } bekommt { $points } Punkte für die Spalte.
    }
voluspa-scored-beside =
    { $points ->
        [one] { who } bekommt 1 Punkt neben Hel.
       *[other] { who } bekommt { $points } Punkte für die Plättchen neben Hel.
    }
voluspa-scored-nothing = { who } bekommt keine Punkte.
voluspa-discarded = { who } kann nichts ausspielen und wirft ab: { $tile }.

## Warum nicht: alle Plättchen

voluspa-unknown-tile = Ein Plättchen „{ $tile }“ gibt es nicht.
voluspa-not-in-hand = Das hast du nicht auf der Hand: { $tile }.
voluspa-not-in-stock = Ein solches Plättchen ist nicht mehr im Vorrat: { $tile }.
voluspa-not-beside = Ein Plättchen muss mit einer Seite an etwas auf dem Tisch grenzen; { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) } berührt nichts.
voluspa-occupied = Ein Plättchen kommt auf ein freies Feld; auf { $x },{ $y } liegt schon { $there }.
voluspa-empty-cell = Auf { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) } liegt kein Plättchen, das sich bedecken, tauschen oder schubsen ließe.
voluspa-too-long = Keine Reihe darf länger als 7 Plättchen sein; ein Plättchen auf { $x },{ $y } ergäbe eine längere.
voluspa-beside-troll = Neben einen Troll darf nur ein Troll gelegt werden; { $x },{ $y } grenzt an einen.
voluspa-can-play = Abwerfen darf nur, wer kein Plättchen ausspielen kann; du kannst es.
voluspa-cannot-cover = Nur Drache und Hel lassen sich auf ein Plättchen legen; { $tile } nicht.
voluspa-cannot-exchange = Nur Skadi lässt sich gegen ein Plättchen auf dem Tisch tauschen; { $tile } nicht.
voluspa-cannot-shove = Nur Jotunn kann ein Plättchen schubsen; das schreibt man „jotunn 1,0 east“.

## Warum nicht: Drache, Skadi

voluspa-dragon-on-dragon = Ein Drache darf nicht auf einen Drachen; auf { $x },{ $y } liegt einer.
voluspa-dragon-on-hel = Auf Hel darf nichts gelegt werden; sie liegt auf { $x },{ $y }.
voluspa-dragon-beside-troll = Ein Drache darf kein Plättchen neben einem Troll bedecken; { $there } auf { $x },{ $y } hat einen neben sich.
voluspa-skadi-for-skadi = Skadi darf nicht gegen eine andere Skadi getauscht werden; auf { $x },{ $y } liegt eine.
voluspa-skadi-for-hel = Skadi kann Hel nicht nehmen; sie liegt auf { $x },{ $y }.
voluspa-skadi-beside-troll = Skadi darf kein Plättchen neben einem Troll nehmen; { $there } auf { $x },{ $y } hat einen neben sich.

## Warum nicht: Sage von Edda

voluspa-hel-on-nothing = Hel kommt immer auf ein Plättchen („hel on 1,0“), nie auf ein freies Feld.
voluspa-hel-on-hel = Hel darf nicht auf Hel; auf { $x },{ $y } liegt schon eine.
voluspa-shove-hel = Hel lässt sich nicht schubsen; sie liegt auf { $x },{ $y }.
voluspa-jotunn-beside-troll = Neben einen Troll darf nur ein Troll gelegt werden; Jotunn käme auf { $x },{ $y }, und das grenzt an einen.
voluspa-shove-over-hel = An Hel vorbei lässt sich nichts schubsen, und Hel steht am Ende dieser Reihe.
voluspa-shove-too-long = Keine Reihe darf länger als 7 Plättchen sein; { $there }, dorthin geschubst, ergäbe eine längere.
voluspa-troll-beside-jotunn = Neben einem Troll darf nur ein Troll liegen; nur einen Schritt geschubst, läge dieser neben Jotunn.
voluspa-shove-beside-troll = Neben einen Troll darf nur ein Troll geschubst werden; { $there } käme neben einen.
voluspa-not-in-line = Nach Hermod muss das nächste Plättchen in einer lückenlosen Reihe mit ihm liegen; auf { $x },{ $y } wäre das nicht so.
voluspa-on-hermod = Das Plättchen, das auf Hermod folgt, darf ihn weder bedecken noch nehmen.
voluspa-hel-not-beside-hermod = Nach Hermod muss Hel unmittelbar neben ihn gelegt werden; { $x },{ $y } ist das nicht.
voluspa-stop-instead = Nach Hermod wird nichts abgeworfen; „stop“ beendet den Zug.

## Unmögliche Stellungen

voluspa-position-in-between = Aufschreiben lässt sich eine Stellung, wo jemand am Zug ist, oder am Ende; hier ist noch ein Plättchen zu ziehen. Die Aufzeichnung des Spiels enthält alles.
voluspa-position-no-tile = „board“ muss mindestens ein Plättchen enthalten: Der Tisch ist nie leer.
voluspa-position-not-a-coordinate = „{ $text }“ unter „{ $key }“ ist kein Feld; Felder schreibt man wie 1,0 oder -2,3.
voluspa-position-not-a-board = „board“ muss ein Objekt sein, Felder und die Stapel darauf, etwa "0,0": ["thor"]; das ist keines: { $text }
voluspa-position-empty-stack = Der Stapel auf { $x },{ $y } ist leer; Felder ohne Plättchen lässt man weg.
voluspa-position-hel-on-nothing = Hel auf { $x },{ $y } liegt auf nichts: Schreib das Plättchen, das sie bedeckt, vor sie, etwa ["thor", "hel"].
voluspa-position-two-questions = Eine Stellung fragt entweder nach Hermod oder nach einer Seeschlange, nicht nach beiden.
voluspa-position-no-such-stack = { $stack } können auf { $x },{ $y } nicht aufeinander liegen: Ein Stapel ist ein Plättchen, darauf höchstens ein Drache und zuoberst höchstens eine Hel.
voluspa-position-too-wide = Die Stellung ist zu weit: Mehr als { $widest } Felder können die äußersten Plättchen nicht auseinander liegen.
voluspa-position-long-line = Die Reihe durch { $x },{ $y } hat { $length } Plättchen; mehr als 7 sind nicht erlaubt.
voluspa-position-large-hand = Platz { $seat } hat { $count } Plättchen; auf die Hand gehören höchstens 5, Hel nicht mitgezählt.
voluspa-position-many-hels =
    { $each ->
        [one] Platz { $seat } hat { $count } Hel-Plättchen; bei so vielen Spielern bekommt jeder eines.
       *[other] Platz { $seat } hat { $count } Hel-Plättchen; bei so vielen Spielern bekommt jeder { $each }.
    }
voluspa-position-known-not-held = „known“ sagt, dass Platz { $seat } ein Plättchen hat, das in „hands“ fehlt: { $tile }.
voluspa-position-saga-tile = { $tile } gehört zur Sage von Edda, und die wird hier nicht gespielt.
voluspa-position-hel-in-bag = Die Hel-Plättchen werden vor dem Spiel ausgeteilt; im Vorrat liegt nie eines.
voluspa-position-not-there = Die Stellung sagt, eben sei etwas auf { $x },{ $y } gespielt worden, das dort nicht obenauf liegt: { $tile }.
