### Die Seiten einer Kampagne im Browser

web-campaign = Kampagne
web-campaign-sum =
    { $players ->
        [one] eine Person
       *[other] { $players } Personen
    } · { $games ->
        [0] noch keine Partie
        [one] eine Partie
       *[other] { $games } Partien
    } · { $won ->
        [0] noch kein Kapitel gewonnen
        [one] ein Kapitel gewonnen
       *[other] { $won } Kapitel gewonnen
    }
web-campaign-back = Zurück zur Chronik
web-campaign-keep = Diese Kampagne als Datei aufheben
web-campaign-who = Wer spielt wen
web-campaign-heroes = Wen ihr spielen könnt
web-campaign-taken = vergeben
web-campaign-game =
    { $attempt ->
        [1] { $chapter }
       *[other] { $chapter }, { $attempt }. Versuch
    }: { $won ->
        [1] gewonnen
       *[other] verloren
    }
web-campaign-take-as = Diesen Platz nehmen als …
web-campaign-together = Gemeinsam
web-campaign-choose = Wähle, wen du spielst
web-campaign-take = Diesen Platz nehmen als
web-campaign-take-over = Hier weiterspielen
web-campaign-leave = Verlassen
web-campaign-free = Diesen Platz frei machen
web-campaign-bot = Einen Bot spielen lassen
web-campaign-other = kommt mit, von niemandem gespielt
web-campaign-no-hero = noch nicht gewählt
web-campaign-invite = Mit einem Link einladen
web-campaign-invite-help = Wer den Link hat, kann einen freien Platz nehmen, heute oder in einem Monat. Eine Person kann mehrere spielen, und Bots können die übrigen übernehmen.
web-campaign-begin = Kampagne beginnen
web-campaign-incomplete = Sie beginnt, wenn jeder Platz besetzt ist und alle gewählt haben.
web-campaign-host-begins = { $name } beginnt, wenn jeder Platz besetzt ist und alle gewählt haben.
web-campaign-away-name = { $name } (nicht da, ein Bot spielt)
web-campaign-story = Die Geschichte bis hierher
web-campaign-over = Alle Kapitel sind gewonnen. Was zu erzählen war, ist erzählt.
web-campaign-ended = Es ist vollbracht
web-campaign-closed = Diese Kampagne wurde beendet.
web-campaign-sheet = Den Bogen ansehen
web-campaign-away = Eine Partie aussetzen: ein Bot spielt
web-campaign-here-again = Wieder da
web-campaign-device = Ein Link für ein anderes Gerät
web-campaign-is-ready = bereit
web-campaign-choosing = wählt noch
web-campaign-boxes =
    { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    }
web-campaign-xp = { $count } XP
web-campaign-more = Mehr zu { $name }
web-campaign-next = Nächster Tisch
web-campaign-next-is =
    { $attempt ->
        [1] { $chapter }.
       *[other] { $chapter }, Versuch { $attempt }.
    } Der Tisch öffnet sich von selbst, wenn alle bereit sind.
web-campaign-playing = Eine Partie läuft.
web-campaign-to-table = Zum Tisch
web-campaign-spend = { $name } hat { $count } XP auszugeben
web-campaign-look = { $name } ist bereit
web-campaign-waits = Noch nicht bereit: { $names }.
web-campaign-open-table = Den Tisch öffnen
web-campaign-replays = Gespielte Partien
web-campaign-replay = Noch einmal ansehen
web-campaign-record = Aufzeichnung
web-campaign-nothing-yet = Noch ist nichts gespielt.
web-campaign-leave-title = Diesen Platz verlassen?
web-campaign-leave-help = Wen du spielst, der bleibt in der Kampagne, und jemand anders kann den Platz nehmen. Mit einer Einladung kannst du zurückkommen.
web-campaign-chapter-won =
    { $tries ->
        [one] im ersten Versuch gewonnen
       *[other] im Versuch { $tries } gewonnen
    }
web-campaign-chapter-open = als Nächstes
web-campaign-chapter-locked = kommt noch
web-campaign-purse = { $count } XP auszugeben
web-campaign-box-yours = angekreuzt
web-campaign-box-bought = eben gekauft
web-campaign-box-dear = { $price } XP, zu teuer
web-campaign-box-later = später
web-campaign-box-struck = gestrichen
web-campaign-undo = Den letzten Kauf zurücknehmen
web-campaign-ready = Bereit
web-campaign-think-again = Noch einmal überlegen
web-campaign-to = Zur Kampagne
web-campaign-won =
    Die Kampagne ist gewonnen: { $chapters ->
        [one] ihr Kapitel
       *[other] alle { $chapters } Kapitel
    } in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }. Was zu erzählen war, ist erzählt.
web-campaign-counting = Der Chronist schreibt nieder, wie es ausging …
web-campaign-goes-on = Die Kampagne geht weiter: Gib aus, was du verdient hast, dann öffnet sich der nächste Tisch.
