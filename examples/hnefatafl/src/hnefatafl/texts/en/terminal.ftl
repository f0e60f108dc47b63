### The drawing in the terminal, and what `help` explains.

hnefatafl-terminal-signs = ● attacker   ○ defender   ♔ king   ╳ throne   □ way out
hnefatafl-terminal-movable = Pieces that can move, and to how many squares
hnefatafl-terminal-quiet = { $moves } moves without a capture
hnefatafl-terminal-repeats = this position for the { $times ->
    [2] second
   *[other] { $times }th
} time
hnefatafl-terminal-attackers = attackers, { $lost } lost
hnefatafl-terminal-defenders = defenders, { $lost } lost

hnefatafl-about-attacker = Moves first. Captures a defender between two of its kind, or between itself and an empty throne, in Brandubh also a corner. All together they have to capture the king.
hnefatafl-about-defender = Opens a way out for the king, and captures attackers as they capture it. The king may help.
hnefatafl-about-king = Moves and captures like the others, and wins on a way out. He is captured by four attackers on his throne, by three beside it, and by two anywhere else.
hnefatafl-about-brandubh = The small board of 7 × 7 squares. The king has to reach a corner; corners are hostile to all others. He may return to his throne, and all may cross it while it is empty.
hnefatafl-about-tablut = The board of 9 × 9 squares that Linné saw in 1732. The king has to reach the edge. Nobody enters or crosses the throne once he has left it.
