### Blood Rages Tafel im Browser.

## Beschriftungen: Teile einer Liste mit Kommas

web-bloodrage-summary =
    { $rage } Wut, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $quests ->
        [0] { "" }
        [one] , 1 Aufgabe
       *[other] , { $quests } Aufgaben
    }
web-bloodrage-passed = hat gepasst
web-bloodrage-map = Die Landkarte
web-bloodrage-with = { who } mit { $figures }
web-bloodrage-strengths = Stärke: { $strengths }
web-bloodrage-destroyed = zerstört
web-bloodrage-villages =
    { $villages ->
        [one] 1 Dorf
       *[other] { $villages } Dörfer
    }, { $free ->
        [0] keins frei
       *[other] { $free } frei
    }
web-bloodrage-token = Belohnung { $token }
web-bloodrage-token-pillaged = in diesem Zeitalter geplündert ({ $token })
web-bloodrage-doomed =
    { $age ->
        [1] im ersten Zeitalter dem Untergang geweiht
        [2] im zweiten Zeitalter dem Untergang geweiht
       *[other] im dritten Zeitalter dem Untergang geweiht
    }
web-bloodrage-face-battle = Kampfkarte +{ $value }
web-bloodrage-face-quest = Aufgabe, { $value } Ruhm
web-bloodrage-face-monster = Aufrüstung (Monster) mit Stärke { $strength }, { $value } Wut
web-bloodrage-face-upgrade = Aufrüstung ({ $family }), { $value } Wut
web-bloodrage-clan-of = { who }, { $clan }: { $rage } Wut, { $glory } Ruhm
web-bloodrage-first = beginnt in diesem Zeitalter
web-bloodrage-nobody = niemand
web-bloodrage-by-ship = zählt durch ein Schiff
web-bloodrage-strength = Stärke
web-bloodrage-strength-of = Stärke { $strength }
web-bloodrage-strength-here = Stärke hier
web-bloodrage-fjord-serves = Ein Schiff hier zählt in { $one } und in { $other }.
web-bloodrage-track =
    { $stat } { $value }, Stufe { $step } von 6{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } Ruhm am Ende
    }
web-bloodrage-rage-left = Wut { $rage }
web-bloodrage-slot-free = frei
web-bloodrage-in-reserve =
    { $count ->
        [one] { $figure } im Vorrat
       *[other] { $figure }: { $count } im Vorrat
    }
web-bloodrage-in-valhalla = { $figure } in Walhall
web-bloodrage-fulfilled = zurzeit erfüllt
web-bloodrage-unfulfilled = zurzeit nicht erfüllt
web-bloodrage-committed = Angenommene Aufgabe { $card }
web-bloodrage-laid = hat eine Karte gelegt
web-bloodrage-not-laid = hat noch keine Karte gelegt
web-bloodrage-figures-strength = Figuren
web-bloodrage-total = zusammen
web-bloodrage-fallen =
    { $count ->
        [one] 1 Figur ist gefallen
       *[other] { $count } Figuren sind gefallen
    }

## Rund um die Landkarte

web-bloodrage-age = Zeitalter { $age }
web-bloodrage-panel = Was gezeigt wird
web-bloodrage-sheets = Clanbögen
web-bloodrage-sheet = Clanbogen von { who }
web-bloodrage-sheet-mine = Dein Clan
web-bloodrage-upgrades = Aufrüstungen
web-bloodrage-reserve = Dein Vorrat
web-bloodrage-cards = Deine Karten
# Lange Wörter in Namen von Karten, mit | wo sie auf einer kleinen Karte getrennt werden.
web-bloodrage-breaks = Zwergen|häuptling Heraus|forderung Schmetter|schlag Nieder|schlag ver|breitet Waffen|kundige Waffen|meister Waffen|brüder Feuer|drachen Ruhm|reicher See|schlange Jotun|heim
web-bloodrage-no-cards = Keine Karten auf der Hand.
web-bloodrage-answers = Antworten
web-bloodrage-hand-of =
    { $cards ->
        [0] Keine Karten auf der Hand
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
web-bloodrage-quests-of =
    { $count ->
        [0] keine Aufgabe angenommen
        [one] 1 Aufgabe angenommen
       *[other] { $count } Aufgaben angenommen
    }
web-bloodrage-known = In dieser Hand gesehen:
web-bloodrage-perhaps = Gesehen und vielleicht noch auf der Hand:
web-bloodrage-back = Schließen
web-bloodrage-do-pillage = Plündern
web-bloodrage-do-challenge = Noch einmal plündern
web-bloodrage-do-march = Von hier marschieren
web-bloodrage-who-marches = Wer marschiert?
web-bloodrage-march-some =
    { $count ->
        [one] 1 Figur schicken
       *[other] { $count } Figuren schicken
    }
web-bloodrage-march-all =
    { $count ->
        [one] 1 Figur schicken
        [2] Beide schicken
       *[other] Alle { $count } schicken
    }
web-bloodrage-chosen = { $figure } gewählt. Jetzt ein Ort auf der Landkarte.
web-bloodrage-advise-figure = { $figure }: Wähle einen der Orte, die aufleuchten.
web-bloodrage-advise-march = Marsch aus { $place }: Wähle, wohin.
web-bloodrage-advise-replace = { $card }: Wähle, wohin die Karte kommt oder was sie ersetzt.

## Die Göttergaben

web-bloodrage-pack = Die Karten, die du hältst
web-bloodrage-pack-help = Wähle eine, die du behältst. Bis alle gewählt haben, kannst du es dir anders überlegen.
web-bloodrage-kept = Bisher behalten:
web-bloodrage-passed-last = Zuletzt weitergegeben:
web-bloodrage-seen = Karten, die du gesehen hast
web-bloodrage-seen-none = Noch keine.
web-bloodrage-passed-on = Zeitalter { $age }, weitergegeben aus dem Stapel von { who }:
web-bloodrage-thrown-away = Abgeworfen:

## Eine Schlacht

web-bloodrage-battle = Schlacht um { $place }
web-bloodrage-last-battle = Die letzte Schlacht
web-bloodrage-stage-call = { who } plündert: Wer kommt dazu?
web-bloodrage-room =
    { $free ->
        [-1] Hier ist Platz für alle.
        [0] Kein Dorf ist frei.
        [one] 1 Dorf ist frei.
       *[other] { $free } Dörfer sind frei.
    }
web-bloodrage-stage-cards = Alle legen eine Karte, verdeckt.
web-bloodrage-stage-reveal = Die Karten liegen offen.
web-bloodrage-stage-late = Kommt noch eine Karte dazu?
web-bloodrage-stage-outcome = Die Schlacht ist entschieden.
web-bloodrage-go-on = Weiter
web-bloodrage-to-map = Karte zeigen
web-bloodrage-pillages = plündert
web-bloodrage-wins = Gewinnt und behält seine Figuren.
web-bloodrage-brings = Was es bringt
web-bloodrage-card-strength = Karte
web-bloodrage-more-strength = Wirkungen
web-bloodrage-step-call = Ruf
web-bloodrage-step-cards = Karten
web-bloodrage-step-late = Späte Karten
web-bloodrage-step-outcome = Ausgang
web-bloodrage-stage-over = Die letzte Schlacht
web-bloodrage-again = Noch einmal ansehen
web-bloodrage-to-end = Zum Ausgang
web-bloodrage-no-card = hat keine Karte zum Legen
web-bloodrage-laid-mine = Deine Karte: { $card }
web-bloodrage-cancelled = der Text ist aufgehoben
web-bloodrage-loses = Verliert.
web-bloodrage-ties = Gleichstand: Alle verlieren.
web-bloodrage-stolen = gestohlen von { who }
web-bloodrage-effect-cancelled = { $card } ist aufgehoben
web-bloodrage-effect-cards = { $cards } auf die Hand
web-bloodrage-effect-saved = bleibt am Leben: { $figure }
web-bloodrage-effect-dead = nach Walhall: { $figure }
web-bloodrage-call-pillage = { who } plündert { $place }
web-bloodrage-call-again = { who } plündert { $place } noch einmal
web-bloodrage-call-now = entscheidet jetzt
web-bloodrage-call-stays = bringt vorerst niemanden
web-bloodrage-call-may =
    { $count ->
        [one] kann 1 Figur bringen
       *[other] kann welche von { $count } Figuren bringen
    }
web-bloodrage-call-there = ist da
web-bloodrage-call-far = niemand in der Nähe

## Das Ende

web-bloodrage-age-ended = Zeitalter { $age } ist vorbei: { $place } gibt es nicht mehr.
web-bloodrage-nobody-fell = Bisher ist hier niemand gefallen.
web-bloodrage-burns = { $place } brennt. Wer hier fällt, bringt Ruhm.
web-bloodrage-no-glory = Kein Ruhm in diesem Zeitalter.
web-bloodrage-quests-judged = Eine nach der anderen wird aufgedeckt.
web-bloodrage-quest-done = erfüllt
web-bloodrage-quest-failed = nicht erfüllt
web-bloodrage-final = Der Ruhm am Ende
web-bloodrage-part-battle = Schlachten
web-bloodrage-part-pillage = Plündern
web-bloodrage-part-quest = Aufgaben
web-bloodrage-part-ragnarok = Ragnarök
web-bloodrage-part-cards = Karten
web-bloodrage-part-track = Legenden
web-bloodrage-part-total = Ruhm

## Züge

web-bloodrage-move-invade = { $one } nach { $other }
web-bloodrage-move-return = { $one } aus Walhall nach { $other }
web-bloodrage-move-march = Marsch von { $one } nach { $other }
web-bloodrage-move-upgrade = Aufrüstung: { $one }
web-bloodrage-move-upgrade-for = Aufrüstung: { $one } statt { $other }
web-bloodrage-move-quest = Aufgabe: { $one }
web-bloodrage-move-pillage = { $one } plündern
web-bloodrage-move-challenge = { $one } noch einmal plündern
web-bloodrage-move-from = { $figure } aus { $place }
web-bloodrage-word-pass = Passen
web-bloodrage-word-none = Nein
web-bloodrage-word-stay = Niemanden bringen
web-bloodrage-word-done = Das sind alle
web-bloodrage-word-sacrifice = Zwei Figuren opfern
web-bloodrage-word-use = Einsetzen
web-bloodrage-word-leave = Nicht einsetzen
web-bloodrage-word-flee = Nach Yggdrasil fliehen
web-bloodrage-word-pillage = Plündern

## Hilfe an Ort und Stelle

web-bloodrage-topic-map = Die Landkarte
web-bloodrage-help-map = Acht Gebiete liegen im Ring, jedes neben dem nächsten, und alle neben Yggdrasil. Figuren stehen in Dörfern, in jedem eine; ein gestrichelter Kreis ist ein freies. Die Zahlen sind die Stärken der Clans.
web-bloodrage-topic-fjord = Fjorde
web-bloodrage-topic-token = Belohnungen
web-bloodrage-topic-track = Clan-Werte
web-bloodrage-help-track = Ein Wert auf Stufe 4 oder 5 bringt am Ende 10 Ruhm, auf der letzten Stufe 20.
web-bloodrage-topic-rage = Wut
web-bloodrage-topic-reserve = Vorrat
web-bloodrage-help-reserve = Figuren, die einfallen können. Das kostet so viel Wut, wie sie stark sind; der Anführer kostet nichts.
web-bloodrage-topic-valhalla = Walhall
web-bloodrage-topic-doom = Untergang
web-bloodrage-topic-battle = Kämpfe
web-bloodrage-topic-hand = Karten
web-bloodrage-help-hand = Blaue Karten sind Aufrüstungen, grüne mit einer Kerbe Aufgaben, rote mit gekappten Ecken Kampfkarten. In der Schlacht darf man jede Karte legen; Stärke haben nur Kampfkarten.
web-bloodrage-topic-village = Dörfer
web-bloodrage-topic-invade = Einfallen
web-bloodrage-topic-march = Marschieren
web-bloodrage-topic-upgrade = Aufrüsten
web-bloodrage-topic-quest = Aufgaben
web-bloodrage-topic-pillage = Plündern
web-bloodrage-topic-pass = Passen
web-bloodrage-topic-call = Ruf zur Schlacht
web-bloodrage-topic-slot-leader = Aufrüstung des Anführers
web-bloodrage-help-slot-leader = Eine Aufrüstung für deinen Anführer.
web-bloodrage-topic-slot-warrior = Aufrüstung der Krieger
web-bloodrage-help-slot-warrior = Eine Aufrüstung für deine Krieger.
web-bloodrage-topic-slot-ship = Aufrüstung des Schiffs
web-bloodrage-help-slot-ship = Eine Aufrüstung für dein Schiff.
web-bloodrage-topic-slot-monster = Monster
web-bloodrage-help-slot-monster = Platz für zwei Monster. Ein drittes ersetzt eines davon.
web-bloodrage-topic-slot-clan = Clan-Aufrüstung
web-bloodrage-help-slot-clan = Platz für drei Clan-Aufrüstungen. Eine vierte ersetzt eine davon.

## Eine erste Partie mit Anleitung


## Kapitel der Regeln

bloodrage-chapter-phases = Der Ablauf eines Zeitalters
bloodrage-chapter-deeds = Was du tun kannst
bloodrage-chapter-table = Auf dem Spielplan
bloodrage-chapter-stats = Die Werte eines Clans
bloodrage-chapter-figures = Figuren
bloodrage-chapter-cards = Die Karten

## Während die anderen noch überlegen

bloodrage-given-laycard = hat eine Karte gelegt
bloodrage-given-take = hat eine Karte genommen
bloodrage-given-keepcard = hat eine Karte gewählt

## In einem Satz erzählt

web-bloodrage-gather-carddealt = { $list }.
web-bloodrage-gathered-carddealt = { who } bekommt { $card } ausgeteilt
