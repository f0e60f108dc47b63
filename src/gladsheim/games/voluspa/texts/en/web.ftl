### Völuspá's board in the browser.

## Labels: parts of a list with commas

web-voluspa-board =
    { $count ->
        [one] Board with one tile
       *[other] Board with { $count } tiles
    }
web-voluspa-place = row { $y } column { $x }
web-voluspa-worth = worth { $value }
web-voluspa-worth-two = worth { $row } in its row and { $column } in its column
web-voluspa-gap = a gap
web-voluspa-covers = covers { $tiles }
web-voluspa-played-by = just played by { $seat }
web-voluspa-empty = empty
web-voluspa-blocked = beside a Troll
web-voluspa-full = no room in its line
web-voluspa-scores =
    { $points ->
        [0] scores nothing
        [one] scores 1
       *[other] scores { $points }
    }
web-voluspa-again = again to play it
web-voluspa-ways =
    { $count ->
        [one] one way to play
       *[other] { $count } ways to play
    }
web-voluspa-chosen =
    { $cells ->
        [0] { $tile } cannot be played now.
        [one] { $tile } can go to one cell.
       *[other] { $tile } can go to { $cells } cells.
    }
web-voluspa-cells =
    { $count ->
        [0] cannot be played now
        [one] one cell
       *[other] { $count } cells
    }
web-voluspa-at-best = at best { $points }
web-voluspa-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
web-voluspa-hels = { $count } Hel

## Choosing

web-voluspa-which-way = Which way?
web-voluspa-which-tile = Which tile?
web-voluspa-choose-cell =
    { $best ->
        [0] { $tile }: choose a cell. It scores nowhere now.
       *[other] { $tile }: choose a cell. Gold ones score, the number says how much.
    }
web-voluspa-lay = Lay { $tile }
web-voluspa-cover = { $tile } on { $there }
web-voluspa-exchange = Skadi for { $there }
web-voluspa-shove-north = Shove { $there } up
web-voluspa-shove-east = Shove { $there } right
web-voluspa-shove-south = Shove { $there } down
web-voluspa-shove-west = Shove { $there } left
web-voluspa-at = { $move } at { $x },{ $y }
web-voluspa-discard = Discard { $tile }
web-voluspa-discard-it = discard
web-voluspa-stop = Stop here
web-voluspa-row = Score the row
web-voluspa-column = Score the column
web-voluspa-play-it = Play it
web-voluspa-points = +{ $points }

## What has just happened, beside it

web-voluspa-told-both = { $tile } is the highest in a row of { $row } and a column of { $column }.
web-voluspa-told-row = { $tile } is the highest in a row of { $row }.
web-voluspa-told-column = { $tile } is the highest in a column of { $column }.
web-voluspa-told-valkyrie = Between two Valkyries a line scores, whatever lies in it.
web-voluspa-told-serpent-row = The Sea Serpent is the highest in its whole row: { $row } cells, gaps included.
web-voluspa-told-serpent-column = The Sea Serpent is the highest in its whole column: { $column } cells, gaps included.
web-voluspa-told-hel =
    { $count ->
        [one] Hel earns 1 for the tile beside it.
       *[other] Hel earns 1 for each of the { $count } tiles beside it.
    }
web-voluspa-told-beside = { $tile } touches only Hel: 1 point.
web-voluspa-told-loki =
    { $count ->
        [one] Loki: { $tiles } is worth 0 now.
       *[other] Loki: { $tiles } are worth 0 now.
    }
web-voluspa-told-freed =
    { $count ->
        [one] No Loki beside { $tiles } any more: its value is back.
       *[other] No Loki beside { $tiles } any more: their values are back.
    }
web-voluspa-told-fenrir = Fenrirs in one line: each is worth up to { $value } now.
web-voluspa-told-troll = Beside the Troll nothing but Trolls may be laid now.

## Hand and table

web-voluspa-hand = Your hand
web-voluspa-hand-empty = You hold no tile.
web-voluspa-hand-none = { who } holds no tile.
web-voluspa-known = Everybody saw you take it with Skadi.
web-voluspa-watching = You are watching: the hands stay hidden.
web-voluspa-zoom = Zoom
web-voluspa-zoom-in = Closer
web-voluspa-zoom-out = Farther
web-voluspa-zoom-fit = Show the whole board
web-voluspa-zoom-back = Back to what matters now
web-voluspa-beyond =
    { $points ->
        [0] There are more cells this way.
       *[other] There are more cells this way, for { $points } at best.
    }
web-voluspa-bag = { $count } in the bag
web-voluspa-bag-title = Not seen yet
web-voluspa-bag-text = These tiles are in the bag or in hands that you cannot see.
web-voluspa-bag-none = You have seen every tile.
web-voluspa-removed = Out of the game: { $tiles }.

## Help

web-voluspa-help-printed = Printed value: { $value }.
web-voluspa-help-now = Worth { $value } here.
web-voluspa-help-now-two = Worth { $row } in its row and { $column } in its column.
web-voluspa-help-loki = A Loki beside it makes it worth 0.
web-voluspa-help-fenrir =
    { $count ->
        [one] It is the only Fenrir that counts in its line.
       *[other] { $count } Fenrirs that count stand in one line, 4 for each.
    }
web-voluspa-help-under = Under it: { $tiles }. What is covered does not count.
web-voluspa-help-blocked = A Troll stands beside this cell: only another Troll may be laid here.
web-voluspa-help-full = A tile here would make a line longer than 7.
web-voluspa-ruling-odin = A second Odin in the same line is a tie, and a tie scores nothing.
web-voluspa-ruling-thor = With an equal tile in the line, he scores nothing there.
web-voluspa-ruling-troll = It may itself be laid beside anything. Diagonal cells stay open, and covered it bars nothing.
web-voluspa-ruling-dragon = Covering never makes a line longer. Its value, 5, counts in place of what it covers.
web-voluspa-ruling-fenrir = Row and column are counted apart. One beside a Loki is worth 0 and adds nothing.
web-voluspa-ruling-skadi = Taking a Dragon puts the tile under it out of the game. You draw no tile after an exchange, unless Hermod came before it.
web-voluspa-ruling-skadi-plain = Taking a Dragon puts the tile under it out of the game. You draw no tile after an exchange.
voluspa-power-dragon-plain = May also be laid on top of a tile, which then no longer counts. Not on a Dragon, not on a tile beside a Troll.
voluspa-power-skadi-plain = May also take the place of a tile on the table, which goes to your hand. Not of a Skadi, not of a tile beside a Troll.
web-voluspa-ruling-loki-plain = It works on tiles laid later, too. Covered or taken, it gives the values back.
web-voluspa-ruling-valkyrie = Two side by side are enough. Elsewhere she is an ordinary 2.
web-voluspa-ruling-loki = It works on tiles laid later, too. Covered, taken or shoved away, it gives the values back.
web-voluspa-ruling-jotunn = It shoves neither Hel nor past Hel, and takes no cell beside a Troll. A Troll needs at least two steps.
web-voluspa-ruling-serpent = The lines that touch it may still be no longer than 7. Once laid, it is an ordinary 6.
web-voluspa-ruling-hermod = The next tile must lie in one unbroken line with him, and Hel directly beside him. A second Hermod lets yet another tile follow.
web-voluspa-ruling-hel = Nothing goes on Hel. A tile laid where it touches nothing but Hel earns 1.
web-voluspa-help-line = Line lengths
web-voluspa-help-line-text = A number at the end of a line says that it has 6 or 7 tiles; with 7 it is full.
web-voluspa-help-marks = Marks
web-voluspa-help-marks-text = Gold cells score, dashed ones score nothing. A blue ring shows what was played last, a dotted cell lies beside a Troll.

## Chapters of the rules

voluspa-chapter-board = The table
voluspa-chapter-tiles = The tiles
