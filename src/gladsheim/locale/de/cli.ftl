### Die Befehlszeile.

## Hilfe

cli-about = Nordische Brettspiele: ein Server für dich und deine Freunde, Partien im Terminal und Werkzeuge zum Erforschen.
cli-examples =
    Beispiele:
      gladsheim serve                             Tische für alle; nennt die Adresse
      gladsheim play voluspa                      du gegen einen gierigen Bot
      gladsheim play voluspa --seats 3 --option edda
      gladsheim play voluspa --people 2 --bots    zu zweit an einem Bildschirm
      gladsheim sim voluspa --bots greedy random --games 200
      gladsheim BEFEHL --help                     mehr über einen Befehl

    Rückgabewerte: 0 alles in Ordnung, 1 das Geprüfte stimmt nicht oder der Server
    kann nicht starten, 2 der Befehl ist nicht zu verstehen, 130 abgebrochen.
cli-usage = Aufruf:
cli-arguments = Angaben
cli-options = Optionen
cli-commands = Befehle
cli-command = BEFEHL
cli-game = SPIEL
cli-file = DATEI
cli-address = ADRESSE
cli-name = NAME

cli-serve-about = Den Server starten: Tische für alle, die ihn erreichen.
cli-serve-examples =
    Jede Einstellung kann auch in einer TOML-Datei (--config) stehen oder in einer
    Variablen wie GLADSHEIM_DATABASE_URL. Eine Option zählt vor einer Variablen, eine
    Variable vor der Datei.

    Beispiele:
      gladsheim serve                             für diesen Rechner, Daten in ./gladsheim.db
      gladsheim serve --port 0                    auf irgendeinem freien Port
      gladsheim serve --host 0.0.0.0 --public-url http://halle.example.org:8000
      gladsheim serve --config gladsheim.toml --workers 4
cli-admin-about = Einen Server betreuen: Sicherungen, Gäste, Tische, Passwörter.
cli-admin-examples =
    Alles außer „restore“ geht, während der Server läuft.

    Beispiele:
      gladsheim admin backup montag.db
      gladsheim admin prune --days 90
      gladsheim admin tables --status playing
      gladsheim admin AUFGABE --help              mehr über eine Aufgabe
cli-play-about = Ein Spiel im Terminal spielen.
cli-play-examples =
    Beispiele:
      gladsheim play voluspa --seats 4            du gegen drei gierige Bots
      gladsheim play voluspa --bots random greedy du gegen diese beiden
      gladsheim play voluspa --seats 4 --bots random greedy   random, greedy, random
      gladsheim play voluspa --people 2 --bots    zu zweit an einem Bildschirm
      gladsheim play voluspa --companion          das Spiel liegt auf eurem Tisch
      gladsheim play --resume DATEI               ein gespeichertes Spiel fortsetzen
cli-sim-about = Bots viele Partien spielen lassen und vergleichen.
cli-sim-examples =
    Beispiel:
      gladsheim sim voluspa --bots greedy random --games 1000 --jobs 2
cli-arena-about = Bots aufeinandertreffen lassen, bis feststeht, wer besser ist, und jede Partie festhalten.
cli-arena-examples =
    Der erste Bot sitzt allein unter jedem der anderen, reihum auf jedem Platz und mit
    denselben Ziehungen; mit --round-robin jeder unter jedem. Was schon im Verzeichnis
    steht, wird nicht noch einmal gespielt.

    Beispiele:
      gladsheim arena voluspa --bots hard greedy --games 200 --ledger results.jsonl
      gladsheim arena nidavellir --seats 4 --bots hard greedy --games 200 --jobs 2
      gladsheim arena voluspa --bots hard@iterations=300,c=1.0 hard@iterations=300 --sequential
cli-train-about = Aus Partien eines Bots gegen sich selbst lernen, was Stellungen wert sind.
cli-train-examples =
    Die neuen Gewichte werden nur geschrieben, wenn eine Suche mit ihnen derselben Suche mit
    den bisherigen nicht unterliegt.

    Beispiele:
      gladsheim train voluspa --seats 2 --option edda
      gladsheim train nidavellir --seats 4 --size night --jobs 8
cli-bench-about = Messen, wie schnell die Regeln sind.
cli-bench-examples =
    Beispiel:
      gladsheim bench voluspa --seats 2 --option edda --json
cli-perft-about = Die Antworten zählen, die auf eine Stellung folgen können.
cli-perft-examples =
    Beispiel:
      gladsheim perft voluspa --seats 2 --depth 3 --divide
cli-replay-about = Eine Aufzeichnung nachspielen und die Stellung zeichnen.
cli-replay-examples =
    Beispiel:
      gladsheim replay partie.txt --to 40 --seat 0
cli-review-about = Eine beendete Partie noch einmal durchdenken: Wo wurde sie gewonnen, wo verloren?
cli-review-examples =
    Beispiel:
      gladsheim review partie.txt --seat 0
cli-verify-about = Prüfen, ob eine Aufzeichnung den Regeln folgt und ehrlich gezogen wurde.
cli-verify-examples =
    Rückgabewert: 0, wenn die Aufzeichnung stimmt, sonst 1.
cli-games-about = Die Spiele mit ihren Spielerzahlen und Optionen auflisten.
cli-games-examples =
    Beispiel:
      gladsheim games --lang en

cli-help-help = diese Hilfe zeigen
cli-help-version = die Version zeigen
cli-help-lang = Sprache; sonst nach LC_ALL, LC_MESSAGES oder LANG
cli-help-game = das Spiel, etwa voluspa; „gladsheim games“ zählt sie auf
cli-help-seats = wie viele mitspielen
cli-help-option = eine Option des Spiels, etwa edda oder edda=yes; auch mehrfach
cli-help-data = eine Datei mit den Angaben deines eigenen Spiels, wo unsere rekonstruiert sind (yggdrasil)
cli-help-seed = wiederholbarer Zufall; ohne Angabe kennt ihn vorher niemand
cli-help-seed-fixed = Startwert für den Zufall (0); gleicher Startwert, gleicher Zufall
cli-help-people = wie viele Menschen an diesem Bildschirm sitzen (1)
cli-help-bots = die Bots auf den übrigen Plätzen, reihum wiederholt (greedy); --bots allein: nur Menschen spielen
cli-help-names = wie die Menschen heißen
cli-help-companion = das Spiel liegt auf dem Tisch, und ihr tippt ein, was gezogen wird
cli-help-resume = ein gespeichertes Spiel fortsetzen
cli-help-arena-bots = wer antritt: der erste unter jedem der anderen (hard greedy); STUFE@iterations=N ändert eine Stufe
cli-help-arena-games = wie viele Partien jede Paarung spielt, gleich was --size sagt
cli-help-round-robin = jeder unter jedem
cli-help-sequential = eine Paarung beenden, sobald feststeht, ob ihr erster Bot besser ist
cli-help-ledger = wo jede Partie festgehalten und nachgelesen wird: derselbe Befehl macht dort weiter
cli-help-page = den Bericht als Seite mit Diagrammen schreiben
cli-help-size = wie viel gespielt wird: ci, short oder night (short)
cli-help-train-games = aus wie vielen Partien gelernt wird
cli-help-gate = wie viele Partien entscheiden, ob die Gewichte besser sind
cli-help-out = wohin die Gewichte geschrieben werden, statt neben das Spiel
cli-help-sim-bots = die Bots; bei mehr Plätzen als Bots wiederholen sie sich (greedy random)
cli-help-games = wie viele Partien (100)
cli-help-jobs = wie viele Prozesse (1)
cli-help-ray = auf den Rechnern spielen, die Ray unter dieser Adresse hat, statt in Prozessen von diesem; local startet es hier
cli-help-json = JSON ausgeben
cli-help-seconds = Rechenzeit je Messung (2)
cli-help-depth = wie viele Antworten tief, die des Zufalls mitgezählt (2)
cli-help-divide = die Anzahl hinter jeder ersten Antwort zeigen
cli-help-position = mit einer Stellung aus einer JSON-Datei beginnen
cli-help-file = die Aufzeichnung
cli-help-to = nach dieser Zeile der Aufzeichnung anhalten
cli-help-seat = aus der Sicht dieses Platzes, wie in der Aufzeichnung ab 0 gezählt

## Was an einem Befehl nicht stimmt

cli-error = gladsheim: { $sentence }
cli-did-you-mean = Meintest du „{ $word }“?
cli-unknown-argument = „{ $argument }“ ist hier unbekannt; siehe „gladsheim { $command } --help“.
cli-missing-value = { $option } braucht einen Wert.
cli-missing-argument = Es fehlt etwas: { $arguments }. Siehe „{ $command } --help“.
cli-bad-choice = „{ $value }“ gibt es nicht für { $argument }; möglich sind: { $choices }.{ $near }
cli-bad-arguments = Der Befehl ist nicht zu verstehen: { $message }.
cli-not-a-number = „{ $text }“ ist keine Zahl.
cli-not-positive = „{ $text }“ ist zu klein oder zu groß.
cli-not-an-age = „{ $text }“ ist kein Alter; schreib 90d für Tage, 12w für Wochen, 2y für Jahre.
cli-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Installiert: { $games }.{ $near }
cli-negative-people = --people kann nicht { $text } sein; bei 0 spielen nur Bots.
cli-which-game = Welches Spiel? Installiert: { $games }.
cli-unknown-option = Eine Option „{ $option }“ gibt es nicht. Die Optionen sind: { $options }.{ $near }
cli-unknown-choice = „{ $value }“ steht bei der Option { $option } nicht zur Wahl. Möglich sind: { $choices }.
cli-unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $bots }.{ $near }
cli-no-such-file = Die Datei „{ $file }“ gibt es nicht.
cli-system = Das System meldet: { $reason }.
cli-is-a-folder = „{ $file }“ ist ein Ordner, keine Datei.
cli-no-text = „{ $file }“ ist keine Textdatei.
cli-cannot-read = „{ $file }“ lässt sich nicht lesen: { $reason }.
cli-no-json = „{ $file }“ enthält kein JSON-Objekt: { $reason }.
cli-companion-bots = Wenn das Spiel auf dem Tisch liegt, kann kein Bot mitspielen: Jemand müsste sehen, was er zieht.
cli-seats-do-not-add-up =
    { $people ->
        [one] Ein Mensch
       *[other] { $people } Menschen
    } und { $bots ->
        [0] keine Bots
        [one] ein Bot
       *[other] { $bots } Bots
    } ergeben nicht { $seats ->
        [one] einen Platz.
       *[other] { $seats } Plätze.
    }
cli-too-many-bots =
    { $bots ->
        [one] Es ist ein Bot
       *[other] Es sind { $bots } Bots
    }, mehr als auf { $seats } Plätze passen.
cli-too-many-names =
    Es sind { $names } Namen für { $people ->
        [one] einen Menschen
       *[other] { $people } Menschen
    }.
cli-resume-only = Ein gespeichertes Spiel behält Plätze, Optionen und Zufall; mit --resume gehen nur --bots, --names und --lang.
cli-resume-other = „{ $file }“ ist eine Partie { $game }.
cli-no-such-seat = Platz { $seat } gibt es nicht; gezählt wird von 0 bis { $last }.
cli-no-such-line = Zeile { $line } gibt es nicht; die Aufzeichnung hat { $lines }.

## Am Tisch

cli-player = Spieler { $number }
cli-bot = { $bot } { $number }
cli-nature = Der Zufall
cli-thinking = { $bot } denkt nach …
cli-earlier =
    { $lines ->
        [one] … und davor eine Zeile (protokoll)
       *[other] … und davor { $lines } Zeilen (protokoll)
    }
cli-how-to-answer =
    { $moves ->
        [one] Ein Zug: tippe ihn oder seine Nummer.
       *[other] { $moves } Züge: tippe einen oder seine Nummer.
    } Auch: züge, warum, tipp, zurück, protokoll, hilfe, ende
cli-how-to-tell = Tippe es oder seine Nummer. Auch: zurück, protokoll, hilfe, ende
cli-hand-over = Jetzt ist { $player } an der Reihe: bitte Plätze tauschen.
cli-press-enter = Eingabetaste drücken, wenn sonst niemand zusieht:
cli-try-help = „züge“ zählt auf, was du spielen kannst, „hilfe“ erklärt es.
cli-group =
    { $moves ->
        [one] { $group }: ein Zug
       *[other] { $group }: { $moves } Züge
    }
cli-place = Rang
cli-player-column = Spieler
cli-points = Punkte
cli-won = { $winner } hat gewonnen.
cli-shared = { $winners } teilen sich den ersten Rang.
cli-nobody-won = Niemand hat gewonnen.
cli-won-together =
    { $count ->
        [one] Du hast gewonnen.
       *[other] Ihr habt gemeinsam gewonnen.
    }
cli-lost-together =
    { $count ->
        [one] Du hast verloren.
       *[other] Ihr habt gemeinsam verloren.
    }

cli-command-help = hilfe
cli-command-help-does = die Regeln und diese Befehle; „hilfe { $topic }“ erklärt eine Sache
cli-command-moves = züge
cli-command-moves-does = alle Züge mit ihren Punkten; „züge { $group }“ nur einige
cli-command-why = warum
cli-command-why-does = „warum { $move }“: welche Regel es verbietet oder was es bringt
cli-command-hint = tipp
cli-command-hint-does = wohin du schauen solltest; noch einmal: welche Züge in Frage kommen; und noch einmal: warum
cli-command-undo = zurück
cli-command-undo-does = die letzte Antwort zurücknehmen
cli-command-save = speichern
cli-command-save-does = die Aufzeichnung schreiben; „speichern DATEI“ sagt, wohin; --resume setzt fort
cli-command-log = protokoll
cli-command-log-does = alles, was geschehen ist
cli-command-board = tisch
cli-command-board-does = den Tisch noch einmal zeichnen
cli-command-quit = ende
cli-command-quit-does = aufhören; das Spiel wird gespeichert

cli-help-moves = Außer Zügen und ihren Nummern in der Liste kannst du tippen:
cli-no-topic = Zu „{ $topic }“ gibt es keine Hilfe.
cli-no-such-moves = Keiner deiner Züge beginnt mit „{ $text }“.
cli-why-what = Warum was? Schreib zum Beispiel „warum { $move }“.
cli-why-not = „{ $move }“ ist nicht erlaubt. { $reason }
cli-why-legal = „{ $move }“ ist erlaubt.
cli-why-earns =
    { $points ->
        [0] „{ $move }“ ist erlaubt und bringt jetzt nichts.
        [one] „{ $move }“ ist erlaubt und bringt jetzt 1 Punkt.
       *[other] „{ $move }“ ist erlaubt und bringt jetzt { $points } Punkte.
    }
cli-hint-look = Schau hierhin: { $where }
cli-hint-move = Ich würde { $move } spielen.
cli-hint-thinking = Denkt darüber nach …
cli-no-hint = Das darf sich niemand aussuchen: Tippe, was gezogen oder gewürfelt wurde.
cli-practice = Seither wurde gezogen oder gewürfelt, und das geschieht nun noch einmal: Ab hier gilt diese Partie als Übung.
cli-is-practice = Übung
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-consent = Seither hat der Zufall oder jemand anders geantwortet. Sind alle einverstanden? (ja/nein)
cli-no-consent = Dann bleibt alles, wie es ist.
cli-saved = Gespeichert in { $file }
cli-cannot-save = In { $file } lässt sich nicht speichern: { $reason }.
cli-resume = Weiter geht es mit: { $command }
cli-nothing-played = Es wurde nichts gespielt, also auch nichts gespeichert.
cli-verify-it = Nachprüfen, ob ehrlich gezogen wurde: { $command }

## Andere Befehle

cli-decimal-sign = { "," }
cli-grouping-sign = { "." }
cli-sim-playing = es wird gespielt
cli-sim-title =
    { $game }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $decisions } Entscheidungen, Startwert { $seed }
cli-sim-bot = Bot
cli-sim-mean = Punkte
cli-sim-wins = Siege
cli-sim-interval = 95-%-Bereich
cli-sim-seat = Platz { $seat }
cli-arena-title = { $game }: Bots unter Bots
cli-arena-among = unter
cli-arena-games = Partien
cli-arena-margin = Vorsprung
cli-arena-turn = CPU je Zug
cli-arena-rating = { $bot }: Stärke { $skill } ({ $interval })
cli-train-learned = { $games } Partien, { $positions } Stellungen. Von Partien, aus denen nicht gelernt wurde, sind { $after } des Ergebnisses erklärt, zuvor { $before }.
cli-train-refused = Nicht geschrieben: Die neuen Gewichte gewannen { $wins } von { $games } Partien gegen die bisherigen.
cli-train-written = { $file }: Die neuen Gewichte gewannen { $wins } von { $games } Partien gegen die bisherigen (mit 95 % mindestens { $low }).
cli-train-no-folder = { $game } hat keinen Ordner für Gewichte: Gib --out DATEI an oder nenne einen in game.toml.
cli-no-ray = --ray braucht Ray: pip install "gladsheim[ray]"
cli-sim-note = Ein geteilter erster Rang zählt anteilig. Die letzten Spalten sind die Siege von jedem Platz aus.
cli-sim-note-together = Wer gemeinsam spielt, gewinnt oder verliert gemeinsam.

cli-bench-title = { $game }, { $seats } Plätze, { $kind }; je Sekunde Rechenzeit:
cli-bench-compiled = kompiliert
cli-bench-interpreted = interpretiert (nicht kompiliert)
cli-bench-games = Partien, jeder erlaubte Zug aufgezählt
cli-bench-decisions = Entscheidungen, jeder erlaubte Zug aufgezählt
cli-bench-per-game = Entscheidungen in einer Partie
cli-bench-picked = Partien, Züge ohne Aufzählen gewählt
cli-bench-rollouts = Kopieren und Ausspielen ab Entscheidung 20, aufzählend
cli-bench-playouts = Kopieren und Ausspielen ab Entscheidung 20, wählend
cli-bench-copy = eine Kopie, in µs

cli-perft = Tiefe { $depth }: { $leaves } ({ $seconds } s)
cli-replay-line = Zeile { $line } von { $lines }

cli-verify-holds =
    { $answers ->
        [one] Die Aufzeichnung stimmt: Eine Antwort folgt den Regeln von { $game }.
       *[other] Die Aufzeichnung stimmt: { $answers } Antworten folgen den Regeln von { $game }.
    }
cli-verify-seed =
    { $rolls ->
        [one] Die eine Antwort des Zufalls ergibt sich wieder aus dem Startwert { $seed }.
       *[other] Alle { $rolls } Antworten des Zufalls ergeben sich wieder aus dem Startwert { $seed }.
    }
cli-verify-secret =
    { $rolls ->
        [one] Die eine Antwort des Zufalls folgt aus dem Geheimnis, das vorher feststand.
       *[other] Alle { $rolls } Antworten des Zufalls folgen aus dem Geheimnis, das vorher feststand.
    }
cli-verify-companion = Für den Zufall haben Menschen geantwortet; daran gibt es nichts zu prüfen.
cli-verify-practice = Sie ist eine Übung: Jemand ist ohne Mitspieler zurückgegangen und hat neu ziehen oder würfeln lassen.
cli-verify-open = Das Spiel ist noch nicht zu Ende.
cli-verify-result = Das angegebene Ergebnis ist richtig: { $scores }.
cli-verify-over = Ein Ergebnis ist nicht angegeben; das Spiel endet mit { $scores }.
cli-verify-won = gemeinsam gewonnen
cli-verify-lost = gemeinsam verloren
cli-verify-hash = Die letzte Stellung hat den angegebenen Hash.
cli-verify-fails = Die Aufzeichnung stimmt nicht: { $reason }

cli-games-seats = { $seats } Spieler
cli-games-usual = sonst { $choice }
cli-games-bots = Bots: { $bots }

## gladsheim campaign

cli-campaign-about = Eine Kampagne spielen: mehrere Spiele hintereinander, in einer Datei vom ersten bis zum letzten.
cli-campaign-examples =
    Beispiele:
      gladsheim campaign ragnarok.json --new yggdrasil --heroes thor odin --others tyr
      gladsheim campaign ragnarok.json
      gladsheim campaign ragnarok.json --chronicle
cli-help-campaign-file = die Datei der Kampagne; sie wird nach jeder Antwort geschrieben
cli-help-campaign-new = eine Kampagne dieses Spiels beginnen
cli-help-campaign-heroes = wer gespielt wird: zuerst von Menschen, dann von Bots
cli-help-campaign-others = wer teilnimmt, ohne dass ihn jemand spielt; bei Yggdrasil zwei solche Götter für eine Person, einer für zwei
cli-help-campaign-bot = welcher Bot spielt, wo kein Mensch spielt (greedy)
cli-help-campaign-chronicle = die Geschichte bisher erzählen und enden
cli-no-campaign = { $game } hat keine Kampagne.
cli-campaign-exists = { $file } gibt es schon. Ohne --new geht es damit weiter.
cli-campaign-heroes = Sag mit --heroes, wer gespielt wird: { $heroes }.
cli-campaign-hero = „{ $name }“ heißt hier niemand, nur { $heroes }.{ $near }
cli-campaign-only-new = --heroes, --others, --data und --pages sind für eine neue Kampagne (--new); sie bleiben bis zum Ende dieselben.
cli-campaign-go-on = Weiter geht es mit: { $command }
cli-campaign-won = Die Kampagne ist gewonnen.
cli-campaign-tries =
    { $tries ->
        [one] einmal verloren
       *[other] { $tries }-mal verloren
    }
cli-campaign-other = nimmt teil, ohne dass ihn jemand spielt
cli-campaign-purse = { $purse } XP zum Ausgeben
cli-campaign-costs = { $price } XP.
cli-campaign-how = ■ deins  ▣ jetzt gekauft  □ erreichbar  · noch nicht  × gestrichen. Tippe kaufe und ein Feld, zurück, bereit oder hilfe.
cli-campaign-nothing-yet = Noch wurde nichts gespielt.
cli-campaign-no-word = Das ist keins der Wörter hier; tippe hilfe.
cli-campaign-word-buy = kaufe
cli-campaign-word-buy-does = ein Feld kaufen: kaufe god-b, oder mit einem Namen: kaufe tie-3 odin
cli-campaign-word-undo = zurück
cli-campaign-word-undo-does = zurücknehmen, was du zuletzt gekauft hast
cli-campaign-word-ready = bereit
cli-campaign-word-ready-does = den Rest sparen; sind alle bereit, beginnt das nächste Spiel
cli-campaign-word-chart = bogen
cli-campaign-word-chart-does = deinen Bogen noch einmal zeigen
cli-campaign-word-chronicle = chronik
cli-campaign-word-chronicle-does = die Geschichte bisher
cli-campaign-word-save = speichern
cli-campaign-word-save-does = die Datei schreiben, was auch von selbst geschieht
cli-campaign-word-help = hilfe
cli-campaign-word-help-does = diese Wörter
cli-campaign-word-quit = ende
cli-campaign-word-quit-does = gehen; alles steht in der Datei
cli-help-campaign-pages = eigene Seiten von Sagas, jede als Name=Datei
cli-campaign-pages = Eigene Seiten gibt man als Name=Datei an, nicht als „{ $text }“.

## Review

cli-review-thinking = denkt nach
cli-review-player = Spieler
cli-review-curve = Aussichten, von der ersten Entscheidung bis zum Ende
cli-review-accuracy = Genauigkeit
cli-review-lost = verschenkt
cli-review-luck = Glück
cli-review-about-numbers = Genauigkeit: welcher Teil der Aussichten der besten Züge bewahrt wurde. Verschenktes und Glück zählen in Hundertsteln einer gewonnenen Partie; Glück ist, was der Zufall gab, gegen das, was er im Mittel gibt.
cli-review-turns = Am stärksten änderten sich die Aussichten nach diesen Zeilen: { $lines }.
cli-review-stroke =
    Glück in Zeile { $number }: { $gains }{ $told ->
        [0] .
       *[other] {". "}{ $what }
    }
cli-review-nothing = Kein Zug hat mehr verschenkt, als die Suche selbst im Zweifel ist.
cli-review-move = Zeile { $number }, { $name }: { $move } ({ $odds }). Besser: { $best } ({ $better }); { $lost } Hundertstel verschenkt.
cli-review-line = Danach vielleicht: { $line }
cli-help-review-seat = nur die Züge dieses Platzes nennen; 0 ist der erste
cli-help-iterations = wie lange über jede Entscheidung nachgedacht wird: so viele vorgestellte Partien
