# Ein beendetes Spiel noch einmal durchdacht, neben seiner Wiederholung.

web-review = Rückschau
web-review-lost = Wo ging es verloren?
web-review-won = Womit war es gewonnen?
web-review-about = Eine starke Spielerin sieht sich jede Entscheidung dieses Spiels noch einmal an und weiß dabei nur, was man am Platz wissen konnte: wie die Chancen standen, wo sie kippten, was besser gewesen wäre und was Glück war. Das dauert etwa eine Minute, und lesen kann es jeder, der diese Wiederholung sehen darf.
web-review-begin = Dieses Spiel durchdenken
web-review-waiting = Wartet, bis die Reihe daran ist …
web-review-thinking = { $done } von { $total } Entscheidungen durchdacht
web-review-stop = Abbrechen
web-review-leave = Du kannst ruhig gehen: Wenn du wiederkommst, ist sie da.
web-review-failed = Dieses Spiel ließ sich nicht durchdenken.
web-review-ready = Die Rückschau ist fertig.
web-review-curve = Die Chancen im Lauf des Spiels. In diesem Augenblick: { $odds }.
web-review-odds-of = { $name } { $odds } %
web-review-together = Alle zusammen
web-review-sums = Können und Glück
web-review-player = Spieler
web-review-accuracy = Genauigkeit
web-review-given = Verschenkt
web-review-luck = Glück
web-review-none-open = –
web-review-accuracy-of = { $percent } %
web-review-moves =
    { $count ->
        [0] kein Zug
        [one] 1 Zug
       *[other] { $count } Züge
    }
web-review-numbers = Genauigkeit ist der Teil der Chancen der besten Züge, der gewahrt blieb. Verschenktes und Glück sind Prozentpunkte der Chancen, über das Spiel zusammengezählt.
web-review-turns = Wendepunkte
web-review-turn = { $name }: { $before } % → { $after } %
web-review-strokes = Glück und Pech
web-review-stroke = { $name } { $gained }
web-review-deal = Zu Beginn
web-review-missed = Bessere Züge
web-review-whose = Wessen Züge
web-review-everybody = Alle
web-review-nothing = Hier wurde nichts verschenkt, jedenfalls nicht mehr, als die Suche selbst im Zweifel ist.
web-review-move = Zug { $number }
web-review-now = , gerade zu sehen
web-review-minus = −{ $lost } %
web-review-minus-aloud = { $lost } Prozent verschenkt
web-review-played = Gespielt
web-review-better = Besser
web-review-odds = { $odds } %
web-review-show = Zeig es mir
web-review-again = Noch einmal zeigen
web-review-go = Dorthin
web-review-aside = Eine Variante, die nicht gespielt wurde
web-review-back = Zurück zum Spiel
web-review-line = Was gefolgt wäre
