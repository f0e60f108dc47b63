### A guided first game of Völuspá: each lesson is said when its matter is on the table.

web-guide-voluspa-welcome-title = Welcome
web-guide-voluspa-welcome = Along the bottom lie your tiles; the number on a tile is its value. You play one tile a turn, and the most points win.
web-guide-voluspa-choose-title = Your first tile
web-guide-voluspa-choose = Choose a tile. Cells light up where it may lie, always beside another tile; the number is what it earns there. Choose a cell, and choose it again to play.
web-guide-voluspa-scored-title = A scored line
web-guide-voluspa-scored =
    { $row ->
        [0] Your tile scored its column, { $column } points. A tile scores each of its two lines in which it is the highest: one point for every tile there.
       *[other] Your tile scored its row, { $row } points. A tile scores each of its two lines in which it is the highest: one point for every tile there.
    }
web-guide-voluspa-both-title = Two lines at once
web-guide-voluspa-both = Your tile scored its row and its column, { $row } points for the one and { $column } for the other.
web-guide-voluspa-nothing-title = No points
web-guide-voluspa-nothing = Your tile scored neither of its lines: it must be higher than all others there. A tie earns nothing, and a line needs two tiles to count.
web-guide-voluspa-drawn-title = Drawing
web-guide-voluspa-drawn = You drew { $tile }: after your turn your hand is filled up to five by itself. Nobody else sees what you hold.
web-guide-voluspa-other-title = The other player
web-guide-voluspa-other = { who } has played. What was just done is ringed on the board and stands in the log.
web-guide-voluspa-troll-title = Troll
web-guide-voluspa-troll = A Troll has come. { voluspa-power-troll }
web-guide-voluspa-covered-title = Covering a tile
web-guide-voluspa-covered = A Dragon has been laid on a tile, { $covered }: what lies underneath has neither value nor power any more.
web-guide-voluspa-dragon-title = Dragon
web-guide-voluspa-dragon = A Dragon has come. { voluspa-power-dragon-plain }
web-guide-voluspa-fenrir-title = Fenrir
web-guide-voluspa-fenrir = A Fenrir has come. { voluspa-power-fenrir }
web-guide-voluspa-exchanged-title = An exchange
web-guide-voluspa-exchanged = Skadi has taken the place of a tile, { $tile }, which went to the hand of { who }. Nothing is drawn after that.
web-guide-voluspa-skadi-title = Skadi
web-guide-voluspa-skadi = A Skadi has come. { voluspa-power-skadi-plain }
web-guide-voluspa-valkyrie-title = Valkyrie
web-guide-voluspa-valkyrie = A Valkyrie has come. { voluspa-power-valkyrie }
web-guide-voluspa-loki-title = Loki
web-guide-voluspa-loki = A Loki has come. { voluspa-power-loki }
web-guide-voluspa-hel-title = Hel
web-guide-voluspa-hel = Hel has come. { voluspa-power-hel }
web-guide-voluspa-jotunn-title = Jotunn
web-guide-voluspa-jotunn = A Jotunn has come. { voluspa-power-jotunn }
web-guide-voluspa-serpent-title = Sea Serpent
web-guide-voluspa-serpent = A Sea Serpent has come. { voluspa-power-serpent }
web-guide-voluspa-hermod-title = Hermod
web-guide-voluspa-hermod = Hermod has come. { voluspa-power-hermod }
web-guide-voluspa-follow-title = After Hermod
web-guide-voluspa-follow = Play another tile that comes to lie in one unbroken line with Hermod, or stop. Each tile is scored at once.
web-guide-voluspa-line-title = Row or column
web-guide-voluspa-line = A Sea Serpent scores only one of its two lines: choose which.
web-guide-voluspa-refused-title = Not allowed
web-guide-voluspa-refused = Above you read which rule forbids that. Nothing was played, so try as much as you like.
web-guide-voluspa-discarded-title = Discarding
web-guide-voluspa-discarded = { who } could play none of the tiles in hand and discarded one, for no points. Whoever can play must.
web-guide-voluspa-high-title = Long lines
web-guide-voluspa-high = Longer lines earn more, but a high tile in them is hard to beat. Look for a line where yours would be the highest.
web-guide-voluspa-help-title = What a tile can do
web-guide-voluspa-help = Point at a tile, or press it for a while: you read what it is worth and what it can do.
web-guide-voluspa-seven-title = Seven is the most
web-guide-voluspa-seven = No line may grow longer than seven tiles; cells that would make it longer do not light up.
web-guide-voluspa-hint-title = Hints
web-guide-voluspa-hint = Not sure? “Hint” shows you where to look; ask again for a move, and once more for the reason.
web-guide-voluspa-undo-title = Taking back
web-guide-voluspa-undo = “Undo” takes your last move back. Against people everybody has to agree; bots always do.
web-guide-voluspa-bag-title = The last tiles
web-guide-voluspa-bag = The stock is empty: nobody draws any more. Play goes on until the last tile of the last hand.
web-guide-voluspa-end-title = The end
web-guide-voluspa-end = A game ends when nobody holds a tile any more. The most points win; of equals, whoever had them first.
