# A finished game thought over again, beside its replay.

web-review = Review
web-review-lost = Where was it lost?
web-review-won = How was it won?
web-review-about = A strong player looks at every decision of this game again, knowing only what its player could know: how the odds stood, where they turned, what would have been better, and what was luck. It takes about a minute, and everybody who may see this replay can read it.
web-review-begin = Review this game
web-review-waiting = Waiting for its turn …
web-review-thinking = { $done } of { $total } decisions thought over
web-review-stop = Stop
web-review-leave = You may go: it will be here when you come back.
web-review-failed = This game could not be reviewed.
web-review-ready = The review is ready.
web-review-curve = The odds through the game. At this moment: { $odds }.
web-review-odds-of = { $name } { $odds } %
web-review-together = All together
web-review-sums = Play and luck
web-review-player = Player
web-review-accuracy = Accuracy
web-review-given = Given away
web-review-luck = Luck
web-review-none-open = –
web-review-accuracy-of = { $percent } %
web-review-moves =
    { $count ->
        [0] no moves
        [one] 1 move
       *[other] { $count } moves
    }
web-review-numbers = Accuracy is the share of the best moves' odds that was kept. What was given away and what luck brought are percentage points of the odds, added up over the game.
web-review-turns = Turning points
web-review-turn = { $name }: { $before } % → { $after } %
web-review-strokes = Strokes of luck
web-review-stroke = { $name } { $gained }
web-review-deal = The deal
web-review-missed = Better moves
web-review-whose = Whose moves
web-review-everybody = Everybody
web-review-nothing = Nothing was given away here beyond what the search itself is unsure of.
web-review-move = Move { $number }
web-review-now = , shown now
web-review-minus = −{ $lost } %
web-review-minus-aloud = gave away { $lost } percent
web-review-played = Played
web-review-better = Better
web-review-odds = { $odds } %
web-review-show = Show me
web-review-again = Show me again
web-review-go = Go there
web-review-aside = A line that was not played
web-review-back = Back to the game
web-review-line = What would have followed
