### Was der Kern sagt, gleich in welchem Spiel.

enumeration-and = und

# Ein Platz mit seiner Nummer, oder mit dem Namen, den ein Programm dafür einsetzt.
who =
    { $seat ->
        [-1] Der Zufall
        [one] Platz { $seat }
        [other] Platz { $seat }
       *[name] { $seat }
    }
prompt = { $step }: Wie lautet deine Antwort?
event-taken-back = { who } nimmt den letzten Zug zurück.

## Spiele und Aufbau

game-unknown =
    Ein Spiel namens „{ $name }“ gibt es nicht.{ $near ->
        [0] {""}
       *[other] {" "}Meinst du { $nearest }?
    } Installiert: { $games }.
setup-seats = { $game } lässt sich nicht mit { $seats } Plätzen spielen, nur mit { $allowed }.
setup-unknown-option =
    Eine Option „{ $option }“ gibt es nicht.{ $near ->
        [0] {""}
       *[other] {" "}Meinst du { $nearest }?
    } Die Optionen sind: { $options }.
setup-unknown-choice = „{ $value }“ steht bei der Option { $option } nicht zur Wahl. Möglich sind: { $choices }.
setup-not-options = Optionen werden mit ihrem Namen angegeben, etwa edda: true; das ist keine: { $value }.
setup-no-setup = { $game } beginnt allein mit Plätzen und Optionen; Vorgaben nimmt es nicht an.
setup-seed = Ein Startwert ist eine ganze Zahl mit höchstens 64 Bit, nicht { $seed }.

## Unmögliche Stellungen

position-not-an-object = Eine Stellung ist ein Objekt, und das sind seine Schlüssel: { $keys }. Das hier ist keines: { $text }
position-unknown-key =
    { $key ->
        [position] Eine Stellung
       *[other] „{ $key }“
    } hat keinen Schlüssel „{ $text }“.{ $near ->
        [0] {""}
       *[other] {" "}Meinst du { $nearest }?
    }{ $listed ->
        [0] {""}
        [1] {" "}Möglich: { $names }
       *[other] {" "}Dort kann jetzt nichts stehen.
    }
position-unknown-name =
    „{ $text }“ kann nicht unter „{ $key }“ stehen.{ $near ->
        [0] {""}
       *[other] {" "}Meinst du { $nearest }?
    }{ $listed ->
        [0] {""}
        [1] {" "}Möglich: { $names }
       *[other] {" "}Dort kann jetzt nichts stehen.
    }
position-missing = Unter „{ $key }“ fehlt etwas. Möglich: { $names }
position-named-twice =
    { $key ->
        [position] Die Stellung
       *[other] „{ $key }“
    } nennt „{ $text }“ zweimal.
position-not-a-number =
    „{ $text }“ kann nicht unter „{ $key }“ stehen: { $more ->
        [0] Hier ist nur { $least } möglich.
       *[other] Gebraucht wird eine ganze Zahl von { $least } bis { $most }.
    }
position-not-by-seat =
    „{ $text }“ kann nicht unter „{ $key }“ stehen: { $seats ->
        [one] Gebraucht wird eine Liste mit einem Eintrag.
       *[other] Gebraucht wird eine Liste mit { $seats } Einträgen, einem für jeden Platz.
    }
position-not-by-name = „{ $text }“ kann nicht unter „{ $key }“ stehen: Gebraucht wird ein Objekt, Namen und was zu jedem gehört.
position-not-a-list = „{ $text }“ kann nicht unter „{ $key }“ stehen: Gebraucht wird eine Liste.
position-not-now = „{ $key }“ sagt an dieser Stelle des Spiels nichts; lass es weg.
position-too-many =
    { $thing }: Die Stellung hat { $count } ({ $where }), aber { $full ->
        [0] das kann es hier nicht geben.
        [one] das gibt es nur einmal.
       *[other] das gibt es nur { $full }-mal.
    }

## Züge

move-illegal = Dieser Zug gehört nicht zu den erlaubten.
move-unreadable = „{ $text }“ lässt sich hier nicht als Zug lesen.
match-over = Das Spiel ist zu Ende; niemand wird mehr gefragt.
match-not-asked = { who } ist gerade nicht gefragt.
match-no-such-seat =
    Platz { $seat } gibt es nicht. { $seats ->
        [one] Es gibt nur Platz 0.
       *[other] Gezählt wird ab 0; es sind { $seats } Plätze.
    }
match-stale = Das beantwortet eine Frage, die nicht mehr offen ist.
match-cannot-undo = Zurücknehmen lassen sich nur deine eigenen letzten Antworten, und nur solange weder der Zufall noch jemand anders geantwortet hat und sie dir nichts Verborgenes gezeigt haben.
match-no-such-line = Zeile { $number } der Aufzeichnung enthält keine Antwort, die noch gilt.

## Gespeicherte Zustände

dump-other-game = Das ist ein gespeicherter Zustand von „{ $other }“, nicht von { $game }.
dump-other-rules = Der Zustand wurde mit Fassung { $other } der Regeln gespeichert; dies ist Fassung { $rules }.
dump-unknown-frame = Der gespeicherte Zustand wartet in „{ $frame }“; das kennt diese Fassung der Regeln nicht.
dump-unreadable = Der gespeicherte Zustand ist nicht lesbar: { $reason }.

## Aufzeichnungen

record-no-heading = Eine Aufzeichnung beginnt mit einer Zeile „gladsheim SPIEL FASSUNG“ und einer Zeile „seats N“.
record-bad-heading = Die Zeile „{ $heading }“ im Kopf ist nicht brauchbar: { $text }
record-bad-setup = Die Partie dieser Aufzeichnung lässt sich nicht aufbauen. { $reason }
record-other-position = Der Kopf nennt andere Plätze oder Optionen als die Stellung darin.
record-twice = Zeile { $line } der Datei sagt „{ $heading }“ ein zweites Mal.
record-unreadable-line = Zeile { $line } der Datei ist nicht lesbar: { $text }
record-redacted = Diese Aufzeichnung wurde für einen Platz geschrieben und verbirgt, was die anderen taten; nur eine vollständige lässt sich nachspielen.
record-other-game = Das ist eine Aufzeichnung von „{ $other }“, nicht von { $game }.
record-other-rules = Die Aufzeichnung wurde nach Fassung { $other } der Regeln gespielt; dies ist Fassung { $rules }.
record-number = Antworten sind fortlaufend nummeriert: Als nächste kommt { $expected }, nicht { $number }.
record-not-asked = Antwort { $number } gilt { $step }, gefragt ist hier aber: { $asked }.
record-illegal = Antwort { $number } lässt sich nicht spielen. { $reason }
record-other-moves = Bei Antwort { $number } sind andere Züge erlaubt, als die Aufzeichnung sagt.
record-not-over = Die Aufzeichnung nennt ein Ergebnis, doch das Spiel ist darin nicht zu Ende.
record-not-finished = Die Partie ist noch nicht zu Ende; nur eine beendete lässt sich als Ganzes noch einmal betrachten.
record-other-result = Die Aufzeichnung behauptet „{ $claim }“, das Spiel endet aber mit { $truth }.
record-no-practice = Die Aufzeichnung nennt sich Übung, doch niemand hat darin etwas Gezogenes oder Gewürfeltes zurückgenommen.
record-other-hash = Das Spiel endet nicht in dem Zustand, dessen Prüfsumme die Aufzeichnung nennt.
record-no-secret = Ohne Startwert und ohne das Geheimnis der Würfel gibt es nichts, woran sich die Ziehungen prüfen ließen.
record-other-commit = Das Geheimnis ist nicht dasjenige, auf das man sich vor dem Spiel festgelegt hat.
record-other-roll = Antwort { $number } des Zufalls war „{ $truth }“; die Aufzeichnung sagt „{ $claim }“.
