### Hnefatafl: Brandubh and Tablut. The wording is ours.

hnefatafl-title = Hnefatafl
hnefatafl-promise = Break out with the king, or close him in.
hnefatafl-credits = An old game of the north, as old as the sagas; nobody owns it.
hnefatafl-rules =
    The king sits on his throne in the middle, surrounded by attackers who move first. His defenders try to bring him out: to a corner in Brandubh, to any square of the edge in Tablut. The attackers try to capture him.
    Every piece moves in a straight line as far as it likes over empty squares. Only the king may stand on the throne or on a corner. In Tablut nobody returns to the throne or crosses it once he has left.
    You capture an enemy by moving so that it stands between two of yours in a line. An empty throne, and in Brandubh a corner, counts as one of yours. The king is captured in the same way, but on his throne it takes four attackers, and beside it three.
    Whoever cannot move loses. The same position for the third time, or a hundred moves without a capture, is a draw.
hnefatafl-tie = A draw: nobody has won.

## Options

hnefatafl-option-board = Board
hnefatafl-option-board-help = Brandubh is small and quick, on 7 × 7 squares, and the king flees to a corner. Tablut has 9 × 9, and he flees to any edge.
hnefatafl-option-board-brandubh = { hnefatafl-brandubh }
hnefatafl-option-board-tablut = { hnefatafl-tablut }
hnefatafl-brandubh = Brandubh
hnefatafl-tablut = Tablut

## Pieces and sides

hnefatafl-attacker = attacker
hnefatafl-defender = defender
hnefatafl-king = king
hnefatafl-attackers = attackers
hnefatafl-defenders = defenders

## Fields of the view

hnefatafl-board = Board
hnefatafl-side = Squares on a side
hnefatafl-cells = Squares from a1 on, row by row
hnefatafl-throne = Throne (number of its square)
hnefatafl-exits = Ways out (numbers of their squares)
hnefatafl-lost = Pieces lost
hnefatafl-quiet = Moves since the last capture
hnefatafl-repeats = Times that this position has been there
hnefatafl-winner = Winner

## Questions

hnefatafl-ask-attackers = Move an attacker. Capture the king!
hnefatafl-ask-brandubh = Move a defender or the king. He has to reach a corner!
hnefatafl-ask-tablut = Move a defender or the king. He has to reach the edge!
hnefatafl-warn-repeat = This position would be there for the third time: a draw.
hnefatafl-warn-quiet = This would be the hundredth move without a capture: a draw.

## Refusals

hnefatafl-no-piece = There is no piece on { $square }.
hnefatafl-not-yours = The piece on { $square } is not yours.
hnefatafl-stays = The piece on { $square } has to leave its square.
hnefatafl-not-straight = Pieces move in a straight line, and { $to } is not in one with { $from }.
hnefatafl-in-the-way = { $square } is not empty, so nothing gets from { $from } to { $to }.
hnefatafl-throne-closed = Nobody enters or crosses the throne on { $square } again.
hnefatafl-throne = Only the king may stand on the throne, { $square }.
hnefatafl-corner = Only the king may stand on a corner, and { $square } is one.
hnefatafl-off-board = There is no square { $square }: this board has { $side } rows and { $side } columns.

## Events

hnefatafl-moved-attacker = { who } moved an attacker from { $start } to { $end }.
hnefatafl-moved-defender = { who } moved a defender from { $start } to { $end }.
hnefatafl-moved-king = { who } moved the king from { $start } to { $end }.
hnefatafl-captured-attacker = { who } captured the attacker on { $square }.
hnefatafl-captured-defender = { who } captured the defender on { $square }.
hnefatafl-captured-king = { who } captured the king on { $square } and wins.
hnefatafl-escaped = The king of { who } escaped over { $square } and wins.
hnefatafl-no-move = { who } cannot move, and loses.
hnefatafl-drawn-repeat = The same position for the third time: the game is drawn.
hnefatafl-drawn-quiet = A hundred moves without a capture: the game is drawn.

## Positions written by hand

hnefatafl-position-rows = “{ $key }” must be { $side } texts of { $side } letters each: a, d, k, or a dot for an empty square. It is { $text }.
hnefatafl-position-king = There must be a king, and not yet on a way out.
hnefatafl-position-square = No piece can stand on { $square } but the king, if even he.
hnefatafl-position-over = There is nobody who could move: this game is over.
hnefatafl-position-drawn = With this past the game is drawn already.
hnefatafl-position-past = A past position is whose turn it was and the rows with slashes between them, as in “attackers ...a.../...a.../…”. This is { $text }.
