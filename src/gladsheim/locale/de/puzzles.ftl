### `gladsheim puzzles`

cli-puzzles-about = Stellungen, in denen ein Zug klar der beste ist: eine lösen, neue finden, unsere prüfen.
cli-puzzles-examples =
    Ohne ein Spiel stellt `solve` die Aufgabe des Tages.

    Beispiele:
      gladsheim puzzles solve
      gladsheim puzzles solve voluspa --number 7
      gladsheim puzzles find nidavellir --seats 2 --games 100 --seed 1 --out neu.jsonl
      gladsheim puzzles check voluspa
cli-puzzles-solve-about = Eine Aufgabe lösen: eine zu einem Spiel oder die des Tages.
cli-puzzles-find-about = Bots spielen lassen und Stellungen behalten, in denen lange Suchen sich über einen Zug einig sind.
cli-puzzles-check-about = Die mitgelieferten Aufgaben noch einmal durchdenken. Exitcode: 0, wenn alle stimmen, 1, wenn eine nicht stimmt.
cli-puzzles-help-number = welche des Spiels, die leichteren zuerst (1)
cli-puzzles-help-skip = so viele Entscheidungen jeder Partie werden nur gespielt und nicht angesehen (0)
cli-puzzles-help-out = die Datei, in die neue kommen (die des Spiels); Partien, die sie kennt, werden nicht noch einmal gespielt
cli-puzzles-help-times = so viele Suchen, jede in einer anderen Welt, die der Platz sich denken kann (3)
cli-puzzles-help-iterations = Durchläufe jeder Suche (so viele wie hard hat)

cli-puzzles-none = Es gibt keine Aufgaben.
cli-puzzles-no-such = Eine Aufgabe { $number } gibt es nicht; die letzte ist { $last }.
cli-puzzles-title =
    Aufgabe, { $difficulty ->
        [1] leicht
        [2] mittel
       *[other] schwer
    }
cli-puzzles-task = { $moves } Züge sind möglich. Welcher ist klar der beste?
cli-puzzles-right = Das ist er: { $odds } Aussicht auf den Sieg; der nächstbeste Zug führt zu { $next }.
cli-puzzles-wrong =
    { $known ->
        [yes] Nicht der beste: Er verschenkt { $lost } Hundertstel.
       *[no] Nicht der beste: Er verschenkt mindestens { $lost } Hundertstel.
    } Am besten ist { $best } ({ $odds } Aussicht auf den Sieg).
cli-puzzles-found =
    { $count ->
        [one] { $count } Aufgabe steht
       *[other] { $count } Aufgaben stehen
    } in { $file }.
cli-puzzles-fails = { $game } { $id }: { $move } war nicht in jeder Suche klar am besten.
cli-puzzles-checked =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    } geprüft, { $failed } davon stimmen nicht.
