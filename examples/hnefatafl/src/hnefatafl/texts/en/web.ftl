### The board in the browser, and the guided first game.

hnefatafl-web-board = Board: { $board }
hnefatafl-web-empty = empty
hnefatafl-web-throne = throne
hnefatafl-web-exit = way out
hnefatafl-web-movable = can move
hnefatafl-web-chosen = chosen
hnefatafl-web-target = can go here
hnefatafl-web-advice = Where should the piece on { $square } go?
hnefatafl-web-attackers = Attackers, { $lost } lost
hnefatafl-web-defenders = Defenders, { $lost } lost

hnefatafl-guide-welcome = Welcome to Hnefatafl! You lead the dark attackers, and the king sits in the middle among his defenders. Capture him before he reaches a corner.
hnefatafl-guide-move = Choose one of your pieces, then where it goes: in a straight line, as far as the squares are empty. Try to close a way to the corners.
hnefatafl-guide-king = Well done. Now the defenders have answered. The king wins as soon as he stands on a corner, so watch which row or column leads him there.
hnefatafl-guide-corners = Only the king may stand on a corner or on his throne. Move again.
hnefatafl-guide-capture = A piece is captured when an enemy moves so that it stands between two of them in a line. Move between two enemies yourself, and nothing happens to you.
hnefatafl-guide-hostile = Corners and the empty throne count as enemies of every piece but the king: against them, one enemy is enough.
hnefatafl-guide-refused = When a move is not allowed, the rule is told. Try one: a step aside in a slant.
hnefatafl-guide-catch = The king is captured between two attackers like anybody else. But on his throne it takes four of you, and beside it three.
hnefatafl-guide-end = That is all there is to know. Hints and undo lie beside the board. Good hunting!
