# Stellungen, in denen ein Zug klar der beste ist.

web-puzzle = Aufgabe
web-puzzle-about = Ein Zug ist hier klar der beste: Lange Suchen in mehreren Welten, die du dir denken könntest, sind sich darüber einig. Spiele ihn auf dem Brett. Nur der erste Versuch zählt.
web-puzzle-find = Finde den besten Zug.
web-puzzle-ahead =
    Du bist { $name } und führst mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
web-puzzle-behind =
    Du bist { $name } und liegst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } zurück.
web-puzzle-level = Du bist { $name }, nach Punkten steht es gleich.
web-puzzle-right = Das ist er!
web-puzzle-right-odds = Er gewinnt { $best } von 100 Partien, der nächstbeste Zug { $next }.
web-puzzle-wrong = Nicht der beste.
web-puzzle-wrong-odds = Er gewinnt { $odds } von 100 Partien, der beste Zug { $best }.
web-puzzle-wrong-least = Der beste Zug gewinnt { $best } von 100 Partien, dieser mindestens { $lost } weniger.
web-puzzle-odds = Züge und ihre Aussichten
web-puzzle-yours = (deiner)
web-puzzle-again = Noch einmal
web-puzzle-show = Lösung zeigen
web-puzzle-show-again = Noch einmal zeigen
web-puzzle-next = Weiter
web-puzzle-line = Wie es weitergehen kann
web-puzzle-solve = Lösen
web-puzzle-solved = Gelöst
web-puzzle-number = Aufgabe { $number }
web-puzzle-state =
    { $state ->
        [first] beim ersten Versuch gelöst
        [later] gelöst
        [missed] noch nicht gelöst
       *[open] noch nicht versucht
    }
web-puzzles-about = Stellungen aus Partien, in denen ein Zug klar der beste ist. Die Aufgabe des Tages ist für alle dieselbe. Was du gelöst hast, behält nur dieser Browser.
web-puzzles-solved =
    { $count ->
        [one] 1 Aufgabe
       *[other] { $count } Aufgaben
    } gelöst.
web-puzzles-of = { $solved } von { $count } gelöst
web-puzzles-none = Hier gibt es noch keine Aufgaben.
