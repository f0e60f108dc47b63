### Was nur der Browser sagt. Wer einen Text hinzufügt, tut es in beiden Sprachen.

## Laden und Verbindung

web-not-loaded = Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade sie neu.
web-reload = Neu laden
web-language-missing = Die andere Sprache lässt sich gerade nicht laden. Sobald es geht, spricht die Seite sie.
web-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
web-failed = Das hat nicht geklappt. Versuche es noch einmal; hilft das nicht, lade die Seite neu.
web-closed = Der Tisch wurde verlassen, bevor das erledigt war.

## Ohne Netz

web-no-network = Keine Verbindung
web-no-network-help = Gladsheim braucht das Netz. Deine Spiele bleiben erhalten; komm wieder, sobald du online bist.
web-try-again = Noch einmal versuchen

## Ohne Client

web-not-built = Die Seiten zum Spielen sind hier nicht gebaut. In einem Checkout baut sie „make client“; starte danach den Server neu.

## Überall

web-close = Schließen
web-notices = Hinweise
web-cancel = Abbrechen
web-again = Noch einmal versuchen
web-yes = Ja
web-no = Nein
web-save = Speichern
web-saved = Gespeichert.
web-copy = Kopieren
web-copied = Der Link ist kopiert.
web-copy-by-hand = Der Link ist markiert: Kopier ihn mit der Tastatur oder mit einem langen Druck.
web-skip = Zum Inhalt springen
web-nav = Seiten
web-home = Startseite
web-settings = Einstellungen
web-account = Konto
web-hidden = verdeckt
web-practice = Übung
web-players =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
web-not-found = Hier ist nichts
web-not-found-help = Die Adresse führt nirgendwohin. Vielleicht ist unterwegs ein Teil des Links verloren gegangen.

## Bots

web-level-easy = Leicht
web-level-easy-help = Sieht, was ein Zug bringt, und verschätzt sich ab und zu.
web-level-normal = Normal
web-level-normal-help = Denkt ein paar Züge voraus und verschenkt selten etwas.
web-level-hard = Schwer
web-level-hard-help = Bedenkt, was du auf der Hand haben und was du erwidern könntest.
web-level-master = Meisterlich
web-level-master-help = Lässt sich Zeit und verzeiht nichts.
web-level-random = Nach Zufall
web-level-random-help = Spielt, was ihm gerade einfällt.
web-level-greedy = Gierig
web-level-greedy-help = Nimmt Punkte, wo es geht, und verschenkt wenige.
web-partner-easy = Meint es gut und verschätzt sich ab und zu, was euch bedroht.
web-partner-normal = Sieht, was euch bedroht, und denkt ein paar Züge voraus.
web-partner-hard = Wägt ab, wer wann am Zug sein sollte und was am nötigsten ist.
web-partner-master = Lässt sich Zeit, damit nichts übersehen wird.
web-partner-random = Spielt, was ihm gerade einfällt, und ist keine große Hilfe.
web-partner-greedy = Sieht, was euch bedroht, und hilft, so gut er kann.
web-pace = Denkt je Zug etwa { $seconds } s nach.

## Startseite

web-home-title = Nimm Platz.
web-home-welcome =
    { $count ->
        [4] Vier Spiele aus dem Norden, in einer Halle.
       *[other] { $count } Spiele aus dem Norden, in einer Halle.
    } Spiel gleich los: allein, mit Bots oder mit Freunden.
web-home-seats = { $least } bis { $most } Personen
web-home-seats-together = { $least } bis { $most } Personen, gemeinsam
web-home-turn = Du bist dran
web-home-next = in { $game } mit { $names }
web-home-friends-more = Du brauchst kein Konto. Bots können leere Plätze einnehmen.
web-home-none-mine = Noch ist nichts im Gange. Was du spielst, steht hier, bis es vorbei ist.
web-learn-long = Ein erstes Spiel mit Erklärungen
web-about = Über das Spiel
web-minutes = { $minutes } min
web-together = gemeinsam
web-weight-1 = leicht
web-weight-2 = leicht
web-weight-3 = mittel
web-weight-4 = schwer
web-weight-5 = schwer
web-play-now = Jetzt spielen
web-learn = Lernen
web-home-friends = Mit Freunden
web-home-friends-help = einen Tisch eröffnen und den Link schicken
web-new-table = Tisch eröffnen
web-join = Mit einem Link dazukommen
web-join-example = oder einen Link einfügen
web-join-go = Los
web-join-bad = Das ist kein Link zu einem Tisch. Kopier ihn ganz, von „http“ bis zum Ende.
web-home-mine = Meine Tische
web-home-open = Offene Tische
web-home-none-open = Gerade sucht niemand Mitspieler. Eröffne einen Tisch, an dem alle mitspielen dürfen, dann steht er hier.
web-home-open-for-all = Mitspieler suchen
web-home-more-open = Mehr Tische zeigen
web-home-finished = Beendete Spiele
web-games-kept =
    { $days ->
        [0] Beendete Spiele werden aufbewahrt, bis sie entfernt, wer diesen Server betreibt.
        [one] Beendete Spiele werden einen Tag aufbewahrt und dann entfernt, samt dem, was am Tisch gesagt wurde.
       *[other] Beendete Spiele werden { $days } Tage aufbewahrt und dann entfernt, samt dem, was am Tisch gesagt wurde.
    }
web-quick-title = { $game } gegen Bots
web-quick-title-together = { $game } mit Bots
web-quick-title-alone = { $game } allein
web-quick-count = Wie viele Bots?
web-quick-alone = Keine: allein
web-quick-level = Wähl ihre Stärke, und das Spiel beginnt
web-quick-partners = Wähl, wie gut sie spielen, und das Spiel beginnt

## Die Seite eines Spiels

web-game-unknown = Ein Spiel mit diesem Namen gibt es hier nicht.
web-game-ways = Wie du hineinkommst
web-way-play = Jetzt spielen
web-way-play-help = Gegen Bots oder neben ihnen, oder allein, wo das Spiel es erlaubt.
web-way-learn = Beim Spielen lernen
web-way-learn-help = Ein erstes Spiel mit Erklärungen: jeder Schritt dann, wenn er vorkommt.
web-way-friends = Einen Tisch eröffnen
web-way-friends-help = Schick den Link; deine Freunde setzen sich dazu, wo sie auch sind.
web-way-screen = Ein Bildschirm
web-way-screen-help = Ihr sitzt beieinander und gebt das Gerät weiter.
web-way-box = Die Schachtel liegt auf dem Tisch
web-way-box-help = Ihr spielt mit der Pappe; Gladsheim kennt die Regeln und zählt mit.
web-game-rules = So wird es gespielt
web-game-options = Was ein Tisch vereinbaren kann
web-game-read = Die Regeln ausführlich
web-game-things = Alles, was es gibt
web-game-watch = Ein Spiel zum Zuschauen
web-game-watch-none = Gerade spielt es niemand öffentlich.
web-game-watch-bots = Bots beim Spielen zusehen
web-game-credits = Wessen Spiel es ist

## Gesichter

web-face = Dein Gesicht
web-face-seeress = Seherin
web-face-wanderer = Wanderer
web-face-thunderer = Donnerer
web-face-maiden = Schildmaid
web-face-queen = Königin
web-face-dwarf = Zwerg
web-face-smith = Schmied mit Kapuze
web-face-berserk = Berserker
web-face-elder = Ältester
web-face-skald = Skalde
web-face-jarl = Jarl
web-face-hunter = Jägerin
web-face-raven = Rabe
web-face-wolf = Wolf
web-face-bear = Bär
web-face-boar = Eber
web-face-stag = Hirsch
web-face-goat = Ziege
web-face-squirrel = Eichhörnchen
web-face-cat = Katze
web-face-serpent = Schlange
web-face-horse = Pferd
web-face-eagle = Adler
web-face-fox = Fuchs

## Einen Tisch eröffnen

web-new-title = Ein neuer Tisch
web-new-game = Spiel
web-new-seats = Plätze
web-new-who = Wer sitzt wo?
web-new-who-help = Nimm mehrere Plätze, wenn ihr euch einen Bildschirm teilt. Plätze für andere bleiben frei, bis sich jemand setzt.
web-new-me = ich oder jemand neben mir
web-new-other = jemand anderes, über den Link
web-new-bot = Bot, { $level }
web-new-looks = Wer sitzt vor diesem Bildschirm?
web-look-name = Name auf Platz { $number }
web-look-face = Gesicht auf Platz { $number }
web-look-own = wie meines
web-new-ruling = Eine Auslegung der Regeln.
web-new-public = Wer darf mitspielen?
web-new-public-no = Nur mit Link
web-new-public-yes = Alle
web-new-public-help = Ein Tisch für alle steht auf der Startseite: Jeder darf sich setzen und zusehen. Sonst nur, wer deinen Link hat.
web-new-hints = Tipps
web-new-hints-help = Alle dürfen fragen, was ein Bot spielen würde.
web-new-companion = Mit dem echten Spiel
web-new-companion-help = Das Spiel liegt auf eurem Tisch: Ihr zieht und würfelt dort und tippt ein, was ihr seht. Ohne Bots, ohne Uhr.
web-new-clock = Uhr
web-new-clock-none = Keine
web-new-clock-minutes = Minuten für das Spiel
web-new-clock-days = Tage für jeden Zug
web-new-minutes = Minuten für jede Person
web-new-days = Tage für jeden Zug
web-new-clock-help = Wenn die Zeit von jemandem um ist, spielt ein Bot weiter.
web-new-open = Tisch eröffnen
web-new-start = Spiel beginnen

## Tische in einer Liste

web-table-free =
    { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
web-table-full = Beginnt gleich
web-table-waits = Wartet auf { $names }
web-table-playing = Läuft
web-table-over = Beendet
web-table-won = Gewonnen
web-table-lost = Verloren
web-table-frozen = Angehalten
web-table-closed = Dieser Tisch ist geschlossen.
web-table-nobody = Noch niemand
web-clock-none = ohne Uhr
web-clock-minutes =
    { $amount ->
        [one] je 1 Minute
       *[other] je { $amount } Minuten
    }
web-clock-days =
    { $amount ->
        [one] 1 Tag pro Zug
       *[other] { $amount } Tage pro Zug
    }
web-clock-long = { $days } T { $hours } h
web-clock-left = noch { $time }

## Einstellungen

web-settings-help = Sie gelten auf diesem Gerät.
web-set-language = Sprache
web-set-theme = Hell oder dunkel
web-set-theme-system = wie das Gerät
web-set-theme-light = hell
web-set-theme-dark = dunkel
web-set-text = Schriftgröße
web-set-text-small = klein
web-set-text-normal = normal
web-set-text-large = groß
web-set-text-larger = sehr groß
web-set-speed = Animationen
web-set-speed-none = keine
web-set-speed-fast = schnell
web-set-speed-normal = normal
web-set-speed-reduced = Dein Gerät wünscht weniger Bewegung: Nichts bewegt sich, und was geschieht, wird trotzdem der Reihe nach gezeigt.
web-set-patterns = Muster
web-set-patterns-help = Plättchen tragen außer ihrer Zeichnung auch Muster.
web-set-confirm = Zweites Antippen
web-set-confirm-help = Ein Zug wird erst gezeigt und gespielt, wenn du ihn noch einmal wählst.
web-set-sound = Ton
web-set-sound-help = Was am Tisch geschieht, ist zu hören, und zwei Töne, wenn du dran bist.
web-set-volume = Lautstärke
web-set-volume-of = { $percent } Prozent
web-set-notify = Benachrichtigungen
web-set-notify-help = Eine Nachricht, wenn du dran bist und die Seite im Hintergrund offen ist.
web-set-notify-refused = Der Browser erlaubt es nicht. Erlaub Benachrichtigungen für diese Seite zuerst in seinen Einstellungen.

## Konto

web-account-guest = Du spielst auf diesem Gerät als Gast.
web-account-known = Du bist angemeldet als { $login }.
web-name = Name
web-name-help = So sehen dich die anderen.
web-register = Konto anlegen
web-register-help = Mit Anmeldenamen und Passwort spielst du auf jedem Gerät. Deine Spiele bleiben deine; andere Geräte, auf denen du als dieser Gast spielst, melden sich neu an.
web-registered = Dein Konto ist angelegt.
web-login = Anmelden
web-login-help = Du hast schon ein Konto? Gib Anmeldenamen und Passwort ein und wähl „Anmelden“. Was du als dieser Gast gespielt hast, bleibt beim Gast.
web-login-name = Anmeldename
web-logged-in = Du bist angemeldet.
web-password = Passwort
web-password-change = Passwort ändern
web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort
web-password-changed = Das Passwort ist geändert. Andere Geräte sind abgemeldet.
web-webhook = Woanders Bescheid sagen
web-webhook-address = Adresse eines Webhooks
web-webhook-help = Der Server ruft diese Adresse auf, wenn du dran bist. Leer heißt keine.
web-blocks = Blockierte Personen
web-blocks-none = Du hast niemanden blockiert.
web-leave-here = Deine Daten
web-export = Alles herunterladen
web-logout = Abmelden
web-logout-sure = Nur auf diesem Gerät oder auf allen?
web-logout-here = Hier
web-logout-everywhere = Überall
web-logged-out = Du bist abgemeldet.
web-delete = Mich löschen
web-delete-sure = Alles, was über dich bekannt ist, wird sofort gelöscht. In laufenden Spielen spielen Bots weiter. Das lässt sich nicht rückgängig machen.
web-deleted = Gelöscht. Du bist jetzt ein neuer Gast.

## Auf mehreren Seiten gesagt

web-seats = Plätze
web-seat-number = Platz { $number }
web-seat-free = frei
web-seat-of-several = { $name } ({ $number })
web-you = du
web-start = Spiel beginnen
web-your-turn = Du bist dran.
web-won =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den ersten Platz.
    }
web-seat-link = Hier weiterspielen
web-seat-link-opens = Mit diesem Link spielst du auf diesem Gerät als die Person, die ihn erstellt hat. Wer du hier vorher warst, wird abgemeldet; ein Gast ohne Passwort kommt nicht wieder.
web-seat-link-go = Auf diesem Gerät spielen
web-unblock = Nicht mehr blockieren
web-block-help = Mit blockierten Personen sitzt du an keinem Tisch, und du liest nicht, was sie schreiben. Sie erfahren nichts davon.

## Kampagnen, auf den Seiten davor

web-campaign-read = Mit einer Kampagne aus einer Datei weitermachen:
web-campaign-no-file = Das ist keine Datei einer Kampagne.
web-campaign-new = Eine Kampagne
web-campaign-new-help = Eine Reihe von Partien mit deinen Freunden, über Wochen: Was in einer geschieht, zählt in der nächsten.
web-campaign-how-many = Zu wievielt spielt ihr?
web-campaign-mine = Meine Kampagnen
web-campaign-call = Zu einer Kampagne rufen
web-campaign-at =
    { $game }: { $state ->
        [open] ihr sammelt euch
        [playing] ein Spiel läuft
        [over] gewonnen
       *[other] zwischen zwei Spielen
    }

## Aufgaben

web-puzzle-today = Aufgabe des Tages
web-puzzle-difficulty =
    { $difficulty ->
        [1] leicht
        [2] mittel
       *[other] schwer
    }
web-puzzle-streak-short =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
web-puzzle-streak =
    { $days ->
        [0] Noch kein Tag in Folge.
        [one] 1 Tag in Folge.
       *[other] { $days } Tage in Folge.
    }
web-puzzles = Aufgaben
web-puzzles-all = Alle Aufgaben
web-puzzles-game =
    { $count ->
        [one] 1 Stellung
       *[other] { $count } Stellungen
    }, in denen ein Zug klar der beste ist. Findest du ihn?
