### `gladsheim puzzles`

cli-puzzles-about = Positions where one move is clearly best: solve one, find new ones, check ours.
cli-puzzles-examples =
    Without a game, `solve` asks the puzzle of the day.

    Examples:
      gladsheim puzzles solve
      gladsheim puzzles solve voluspa --number 7
      gladsheim puzzles find nidavellir --seats 2 --games 100 --seed 1 --out new.jsonl
      gladsheim puzzles check voluspa
cli-puzzles-solve-about = Solve a puzzle: one of a game, or that of the day.
cli-puzzles-find-about = Let bots play, and keep the positions where long searches agree on one move.
cli-puzzles-check-about = Think the shipped puzzles over again. Exit code: 0 if all hold, 1 if one does not.
cli-puzzles-help-number = which one of the game, the easier first (1)
cli-puzzles-help-skip = so many decisions of each game are only played, and not looked at (0)
cli-puzzles-help-out = the file that new ones are added to (the game's own); games that it knows are not played again
cli-puzzles-help-times = so many searches, each in another world that the seat can imagine (3)
cli-puzzles-help-iterations = iterations of each search (as many as hard has)

cli-puzzles-none = There are no puzzles.
cli-puzzles-no-such = There is no puzzle { $number }; the last is { $last }.
cli-puzzles-title =
    puzzle, { $difficulty ->
        [1] easy
        [2] medium
       *[other] hard
    }
cli-puzzles-task = { $moves } moves are possible. Which one is clearly best?
cli-puzzles-right = That is it: { $odds } to win; the next best move leads to { $next }.
cli-puzzles-wrong =
    { $known ->
        [yes] Not the best one: it gives away { $lost } hundredths.
       *[no] Not the best one: it gives away at least { $lost } hundredths.
    } Best is { $best } ({ $odds } to win).
cli-puzzles-found =
    { $count ->
        [one] There is { $count } puzzle
       *[other] There are { $count } puzzles
    } in { $file }.
cli-puzzles-fails = { $game } { $id }: { $move } was not clearly best in every search.
cli-puzzles-checked =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    } checked, { $failed } did not hold.
