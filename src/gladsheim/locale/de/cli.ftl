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
cli-help-seed = wiederholbarer Zufall; ohne Angabe kennt ihn vorher niemand
cli-help-seed-fixed = Startwert für den Zufall (0); gleicher Startwert, gleicher Zufall
cli-help-people = wie viele Menschen an diesem Bildschirm sitzen (1)
cli-help-bots = die Bots auf den übrigen Plätzen, reihum wiederholt (greedy); --bots allein: nur Menschen spielen
cli-help-names = wie die Menschen heißen
cli-help-companion = das Spiel liegt auf dem Tisch, und ihr tippt ein, was gezogen wird
cli-help-resume = ein gespeichertes Spiel fortsetzen
cli-help-sim-bots = die Bots; bei mehr Plätzen als Bots wiederholen sie sich (greedy random)
cli-help-games = wie viele Partien (100)
cli-help-jobs = wie viele Prozesse (1)
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
cli-command-hint-does = was der gierige Bot spielen würde
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
cli-hint = Der gierige Bot würde so spielen: { $hint }
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

## Völuspá am Tisch

cli-voluspa-empty = Der Tisch ist leer.
cli-voluspa-sign-open = · frei
cli-voluspa-sign-blocked = x nur Trolle
cli-voluspa-sign-full = = Reihe würde länger als 7
cli-voluspa-sign-zero = 0 neben Loki
cli-voluspa-covered = { $tiles } auf { $cell }
cli-voluspa-covered-tiles = Verdeckt: { $cells }
cli-voluspa-starred = * in Zeile/Spalte: { $cells }
cli-voluspa-left =
    { $tiles ->
        [0] kein Plättchen mehr im Vorrat
        [one] noch 1 Plättchen im Vorrat
       *[other] noch { $tiles } Plättchen im Vorrat
    }
cli-voluspa-held =
    { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
cli-voluspa-hels = { $hels } Hel
cli-voluspa-known = darunter { $tiles }
cli-voluspa-tile = Wert { $value }, { $copies } Plättchen.
cli-voluspa-saga = (Sage von Edda)
cli-voluspa-on = auf
cli-voluspa-for = für
cli-voluspa-north = nord
cli-voluspa-east = ost
cli-voluspa-south = süd
cli-voluspa-west = west
cli-voluspa-discard = abwerfen
cli-voluspa-stop = stop
cli-voluspa-row = zeile
cli-voluspa-column = spalte
cli-voluspa-power-odin = höchster Wert, keine Kraft
cli-voluspa-power-thor = keine Kraft
cli-voluspa-power-troll = daneben dürfen nur Trolle
cli-voluspa-power-dragon = darf auf ein Plättchen
cli-voluspa-power-fenrir = 4 je Fenrir der Reihe
cli-voluspa-power-skadi = darf getauscht werden
cli-voluspa-power-valkyrie = wertet die Reihe von Walküre zu Walküre
cli-voluspa-power-loki = neben ihm ist alles 0 wert
cli-voluspa-power-jotunn = darf ein Plättchen schubsen
cli-voluspa-power-serpent = wertet über Lücken hinweg
cli-voluspa-power-hermod = noch ein Plättchen in seine Reihe
cli-voluspa-power-hel = auf ein Plättchen: Lücke, 1 je Nachbar

## Nidavellir am Tisch

cli-nidavellir-armies = Streitmacht
cli-nidavellir-class-warrior = Krieger
cli-nidavellir-class-hunter = Jäger
cli-nidavellir-class-miner = Minenarbeiter
cli-nidavellir-class-blacksmith = Schmied
cli-nidavellir-class-explorer = Entdecker
cli-nidavellir-class-offering = Subvention
cli-nidavellir-coins = Münzen
cli-nidavellir-pouch = Goldsack
cli-nidavellir-hand = Hand
cli-nidavellir-hidden = Verdeckt
cli-nidavellir-order = Reihenfolge
cli-nidavellir-heroes = Helden
cli-nidavellir-brothers =
    { $count ->
        [one] 1 Dwerg-Bruder
       *[other] { $count } Dwerg-Brüder
    }
cli-nidavellir-distinctions = Auszeichnungen
cli-nidavellir-treasury = Schatzkammer
cli-nidavellir-unseen = Noch im Stapel
cli-nidavellir-discard = Abgeworfen
cli-nidavellir-yours = Deine Streitmacht
cli-nidavellir-signs = Ränge:Punkte   * fehlt zum nächsten Helden   (5) verdeckt   (Name) käme nicht
cli-nidavellir-how-to-bid = Tippe die Münzen für Goblin, Drache und Pony, etwa „0 5 3“.
cli-nidavellir-round = { $age }. Zeitalter, Runde { $round } von { $rounds }
cli-nidavellir-left =
    { $cards ->
        [0] keine Karten mehr
        [one] noch 1 Karte
       *[other] noch { $cards } Karten
    }
cli-nidavellir-gem = Juwel { $gem }
cli-nidavellir-golden = goldenes Juwel
cli-nidavellir-topic-tavern = Taverne
cli-nidavellir-topic-pouch = Goldsack
cli-nidavellir-topic-gem = Juwel
cli-nidavellir-topic-golden = Goldenes Juwel
cli-nidavellir-topic-mithril = Mithril
cli-nidavellir-topic-treasury = Schatzkammer
cli-nidavellir-topic-trade = Tauschen
cli-nidavellir-topic-upgrade = Aufwerten
cli-nidavellir-power-kraal = Krieger, 2 Ränge, Wert 7
cli-nidavellir-power-tarah = Krieger, 1 Rang, Wert 14
cli-nidavellir-power-aral = Jäger, 2 Ränge
cli-nidavellir-power-dagda = Jäger, 3 Ränge; 2 Zwerge abwerfen
cli-nidavellir-power-zoral = Minenarbeiter, 3 Ränge, Wert 1
cli-nidavellir-power-lokdur = Minenarbeiter, 1 Rang, Wert 3
cli-nidavellir-power-aegur = Schmied, 2 Ränge
cli-nidavellir-power-bonfur = Schmied, 3 Ränge; 1 Zwerg abwerfen
cli-nidavellir-power-hourya = Entdecker, 1 Rang, Wert 20
cli-nidavellir-power-idunn = Entdecker, 1 Rang, Wert 7; 2 mehr je Entdeckerrang
cli-nidavellir-power-dwerg = Brüder: 13, 40, 81, 108, 135
cli-nidavellir-power-skaa = 17 Punkte
cli-nidavellir-power-astrid = deine höchste Münze als Punkte
cli-nidavellir-power-grid = 7 Punkte, eine Münze wächst um 7
cli-nidavellir-power-uline = 9 Punkte, biete erst nach den anderen
cli-nidavellir-power-thrud = 13 Punkte, bis zum Schluss ein Rang, der umzieht
cli-nidavellir-power-ylud = am Ende jedes Zeitalters in eine Spalte: 7, 1 oder 11

## Blood Rage am Tisch

cli-bloodrage-clan = Clan
cli-bloodrage-cards = Karten
cli-bloodrage-quests = Aufgaben
cli-bloodrage-passed = –
cli-bloodrage-empty = Niemand
cli-bloodrage-destroyed = zerstört
cli-bloodrage-seen = Bekannt bei { $player }:
cli-bloodrage-passed-on = Weitergegeben
cli-bloodrage-battle = Schlacht um { $province } ({ $pillager } plündert):
cli-bloodrage-your-quests = Deine Aufgaben
cli-bloodrage-hand = Deine Hand
cli-bloodrage-actions = Aktionen
cli-bloodrage-age = { $age }. Zeitalter
cli-bloodrage-doom = Untergang: { $province }
cli-bloodrage-first = { $clan }, beginnt
cli-bloodrage-glory = { $family } { $glory } Ruhm
cli-bloodrage-cost = { $family } { $cost } Wut
cli-bloodrage-price =
    { $cost ->
        [0] kostenlos
       *[other] { $cost } Wut
    }
cli-bloodrage-province =
    In { $region }, mit { $villages } Dörfern. Neben { $one } und { $other }, am { $fjord }.
cli-bloodrage-signs = 2/3 Dörfer frei   (Äxte) geplündert   †2 Untergang im 2. Zeitalter   A Anführer, k Krieger, s Schiff (im Fjord), =5 Stärke   * 10 Ruhm am Ende, ** 20
cli-bloodrage-fillers = nach in aus von mit im dem den das die der ein einen eine als am meinen meine statt
cli-bloodrage-letter-wolf = W
cli-bloodrage-letter-raven = R
cli-bloodrage-letter-serpent = S
cli-bloodrage-letter-bear = B
cli-bloodrage-letter-ram = D
cli-bloodrage-sign-leader = A
cli-bloodrage-sign-warrior = k
cli-bloodrage-sign-ship = s
cli-bloodrage-sign-troll = Tro
cli-bloodrage-sign-dwarf-chieftain = Zwe
cli-bloodrage-sign-sea-serpent = See
cli-bloodrage-sign-valkyrie = Wal
cli-bloodrage-sign-dark-elf = Elf
cli-bloodrage-sign-fire-giant = Feuer
cli-bloodrage-sign-frost-giant = Frost
cli-bloodrage-sign-soldier-of-hel = Hel
cli-bloodrage-sign-volur-witch = Vol
cli-bloodrage-word-invade = Invasion
cli-bloodrage-word-return = Rückkehr
cli-bloodrage-word-march = Marsch
cli-bloodrage-word-upgrade = Aufrüsten
cli-bloodrage-word-quest = Aufgabe
cli-bloodrage-word-pillage = Plündern
cli-bloodrage-word-challenge = Herausforderung
cli-bloodrage-word-sacrifice = Opfer
cli-bloodrage-word-pass = Passen
cli-bloodrage-word-for = für
cli-bloodrage-word-done = fertig
cli-bloodrage-word-none = nichts
cli-bloodrage-word-stay = bleiben
cli-bloodrage-word-use = nutzen
cli-bloodrage-word-leave = lassen
cli-bloodrage-word-flee = fliehen
cli-bloodrage-also-none = nein keine keinen niemand
cli-bloodrage-also-north = nord norden
cli-bloodrage-also-east = ost osten
cli-bloodrage-also-south = süd süden
cli-bloodrage-also-west = west westen
cli-bloodrage-topic-call = Schlachtruf
cli-bloodrage-topic-battle = Schlacht
cli-bloodrage-topic-glory = Ruhm
cli-bloodrage-topic-token = Plünderungsplättchen
cli-bloodrage-topic-village = Dorf
cli-bloodrage-topic-fjord = Fjord
cli-bloodrage-topic-doom = Untergang

## Yggdrasil Chronicles am Tisch

cli-yggdrasil-round = Runde { $round }
cli-yggdrasil-active = { $god } am Zug
cli-yggdrasil-won = gewonnen
cli-yggdrasil-lost = verloren
cli-yggdrasil-ladders = Skalen
cli-yggdrasil-giants = Riesen
cli-yggdrasil-anonymous = Namenlose
cli-yggdrasil-iotunns = Jötunen
cli-yggdrasil-island = Insel
cli-yggdrasil-devastated = Verwüstet
cli-yggdrasil-valhalla = Walhalla: { $heroes }
cli-yggdrasil-reserve =
    Übrig: { $elves ->
        [one] 1 Alb
       *[other] { $elves } Alben
    }, { $dice } Würfel
cli-yggdrasil-face-down = { $cards } verdeckt
cli-yggdrasil-about = { $life } { $elves }A { $dice }W
cli-yggdrasil-heal = heilen: { $life }♥
cli-yggdrasil-risk =
    { $risk ->
        [one] 1 Gefahr
       *[other] { $risk } Gefahren
    }
cli-yggdrasil-strength =
    { $strength ->
        [one] 1 Gefahr
       *[other] { $strength } Gefahren
    }
cli-yggdrasil-gift-asgard = heilen
cli-yggdrasil-gift-alfheim =
    { $amount ->
        [one] 1 Alb
       *[other] { $amount } Alben
    }
cli-yggdrasil-gift-vanaheim = { $amount } Würfel
cli-yggdrasil-gift-midgard =
    { $amount ->
        [one] 1 Held
       *[other] { $amount } Helden
    }
cli-yggdrasil-gift-nidavellir =
    { $amount ->
        [one] Artefakt 1
        [2] Artefakt 1-2
       *[other] Artefakt 1-3
    }
cli-yggdrasil-gift-svartalfheim =
    { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }
cli-yggdrasil-gift-iotunheim =
    { $amount ->
        [one] 1 Stein
       *[other] { $amount } Steine
    }
cli-yggdrasil-gift-niflheim = befreit { $amount }
cli-yggdrasil-gift-muspellheim = vertreibt { $amount }
cli-yggdrasil-shown = Im Angebot
cli-yggdrasil-throw =
    { $risks ->
        [one] { $god }, 1 Gefahr:
       *[other] { $god }, { $risks } Gefahren:
    }
cli-yggdrasil-throw-against =
    { $risks ->
        [one] { $god } gegen { $opponent }, 1 Gefahr:
       *[other] { $god } gegen { $opponent }, { $risks } Gefahren:
    }
cli-yggdrasil-prevented = { $risks } abgewendet
cli-yggdrasil-deck = Stapel von { $player } ({ $cards }):
cli-yggdrasil-among = unbekannt: { $cards }
cli-yggdrasil-shared = { $cards } des Unterstützungsgottes
cli-yggdrasil-next-to = in die Welt des Gottes
cli-yggdrasil-next-to-world = nach { $world }
cli-yggdrasil-next-up-world = hinauf nach { $world }
cli-yggdrasil-next-devastate-world = verwüstet { $world }
cli-yggdrasil-next-turn = Mitte dreht sich
cli-yggdrasil-next-iotunn = ein Jötunn erwacht
cli-yggdrasil-next-out = bricht aus
cli-yggdrasil-next-stop = der Zug endet
cli-yggdrasil-next-past-top = über die obere Ebene hinaus
cli-yggdrasil-next-out-of-islands = über die letzte Insel hinaus
cli-yggdrasil-next-win = ihr gewinnt
cli-yggdrasil-next-dead-tree = ihr verliert
cli-yggdrasil-next-giants-count =
    { $count ->
        [one] 1 Feuerriese
       *[other] { $count } Feuerriesen
    }
cli-yggdrasil-next-anonymous-count =
    { $count ->
        [one] 1 Namenloser
       *[other] { $count } Namenlose
    }
cli-yggdrasil-next-life-count = -{ $count }♥
cli-yggdrasil-next-island-count = zur { $count }. Insel
cli-yggdrasil-next-spot-count = auf Feld { $count }
cli-yggdrasil-signs = ▲ Vorteil   ▼ Nachteil   !! 2 Gefahren   ✗ verwüstet   Surt:3 Macht   ♥ Leben, A Alben, W Wanenwürfel   † könnte das Spiel kosten   N Nidhögg, ♣ Sieg   ✓ Erfolg, ↓ verloren   unterstrichen: erreichbar
cli-yggdrasil-fillers = nach in zu zum im den der das dem mit von gegen aus auf gehe meine mein
cli-yggdrasil-sign-freyr = Fr
cli-yggdrasil-sign-freyia = Fa
cli-yggdrasil-sign-frigg = Fg
cli-yggdrasil-sign-heimdall = He
cli-yggdrasil-sign-odin = Od
cli-yggdrasil-sign-thor = Th
cli-yggdrasil-sign-tyr = Ty
cli-yggdrasil-word-pass = verzichten
cli-yggdrasil-word-act = Aktion
cli-yggdrasil-word-heal = heilen
cli-yggdrasil-word-fight = Kampf gegen
cli-yggdrasil-word-bless = Leben für
cli-yggdrasil-word-stay = bleiben
cli-yggdrasil-word-reroll = neu werfen:
cli-yggdrasil-word-keep = lassen
cli-yggdrasil-word-done = fertig
cli-yggdrasil-word-none = nichts
cli-yggdrasil-word-god = Götterwürfel
cli-yggdrasil-word-elf = Alb
cli-yggdrasil-word-elves = Alben
cli-yggdrasil-word-die = Wanenwürfel
cli-yggdrasil-word-dice = Wanenwürfel
cli-yggdrasil-word-hero = Held
cli-yggdrasil-word-heroes = Helden
cli-yggdrasil-word-anonymous = Namenlose
cli-yggdrasil-word-giant = Feuerriese
cli-yggdrasil-word-giants = Feuerriesen
cli-yggdrasil-word-life = Leben
cli-yggdrasil-word-white = weiß
cli-yggdrasil-word-green = grün
cli-yggdrasil-word-red = rot
cli-yggdrasil-word-turn = drehen
cli-yggdrasil-word-move = bewegen
cli-yggdrasil-word-normal = Aktion irgendwo
cli-yggdrasil-word-recover = Leben zurück
cli-yggdrasil-also-pass = passen | nichts tun
cli-yggdrasil-also-act = handeln
cli-yggdrasil-also-heal = den baum heilen
cli-yggdrasil-also-fight = kampf | kämpfen | angriff
cli-yggdrasil-also-stay = warten
cli-yggdrasil-also-none = nein | niemand | keine | keinen
cli-yggdrasil-also-elf = einen alb
cli-yggdrasil-also-die = würfel
cli-yggdrasil-also-anonymous = namenloser | namenlosen
cli-yggdrasil-also-life = lebenspunkt | lebenspunkte
cli-yggdrasil-also-idunn = äpfel
cli-yggdrasil-also-deer = hirsche | dain
cli-yggdrasil-also-geri-freki = geri | freki
cli-yggdrasil-also-hugin-munin = hugin | munin
cli-yggdrasil-also-tanngrisnir = ziegen
cli-yggdrasil-topic-turn = Zug
cli-yggdrasil-topic-order = Reihenfolge
cli-yggdrasil-topic-wheel = Rad
cli-yggdrasil-topic-activation = Aktivierung
cli-yggdrasil-topic-move = Bewegung
cli-yggdrasil-topic-mode = Vorteil und Nachteil
cli-yggdrasil-topic-heal = Den Baum heilen
cli-yggdrasil-topic-fight = Kampf
cli-yggdrasil-topic-risk = Gefahren
cli-yggdrasil-topic-throw = Rettungswurf
cli-yggdrasil-topic-heroes = Helden
cli-yggdrasil-topic-elves = Alben
cli-yggdrasil-topic-dice = Wanenwürfel
cli-yggdrasil-topic-life = Lebenspunkte
cli-yggdrasil-topic-devastated = Verwüstet
cli-yggdrasil-topic-ladder = Machtskala
cli-yggdrasil-topic-giants = Feuerriesen
cli-yggdrasil-topic-anonymous = Namenlose
cli-yggdrasil-topic-islands = Inseln
cli-yggdrasil-topic-iotunns = Jötunen
cli-yggdrasil-topic-path = Weg
cli-yggdrasil-topic-support = Unterstützung
cli-yggdrasil-topic-artifacts = Artefakte
cli-yggdrasil-topic-creatures = Kreaturen
cli-yggdrasil-topic-stones = Runensteine
