# Positions where one move is clearly best.

web-puzzle = Puzzle
web-puzzle-about = One move is clearly best here: long searches in several worlds that you could imagine agree on it. Play it on the board. Only the first try counts.
web-puzzle-find = Find the best move.
web-puzzle-ahead =
    You are { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } ahead.
web-puzzle-behind =
    You are { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } behind.
web-puzzle-level = You are { $name }, and the points are level.
web-puzzle-right = That is it!
web-puzzle-right-odds = It wins in { $best } of 100 games, the next best move in { $next }.
web-puzzle-wrong = Not the best one.
web-puzzle-wrong-odds = It wins in { $odds } of 100 games, the best move in { $best }.
web-puzzle-wrong-least = The best move wins in { $best } of 100 games, this one in at least { $lost } fewer.
web-puzzle-odds = Moves and their odds of winning
web-puzzle-yours = (yours)
web-puzzle-again = Try again
web-puzzle-show = Show the answer
web-puzzle-show-again = Show it again
web-puzzle-next = Next
web-puzzle-line = How it may go on
web-puzzle-solve = Solve it
web-puzzle-solved = Solved
web-puzzle-number = Puzzle { $number }
web-puzzle-state =
    { $state ->
        [first] solved at the first try
        [later] solved
        [missed] not solved yet
       *[open] not tried yet
    }
web-puzzles-about = Positions from games where one move is clearly best. The puzzle of the day is the same for everybody. What you have solved is kept in this browser only.
web-puzzles-solved =
    { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    } solved.
web-puzzles-of = { $solved } of { $count } solved
web-puzzles-none = There are no puzzles here yet.
