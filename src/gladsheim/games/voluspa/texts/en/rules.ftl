### Völuspá with the Saga of Edda. The wording is ours, not the rulebook's.

voluspa-title = Völuspá
voluspa-promise = Lay a tile. Own the line.
voluspa-credits = A game by Scott Caputo with illustrations by Pierò, published by White Goblin Games in 2012, with its expansion, the Saga of Edda.
voluspa-rules =
    On your turn you play one tile. It must share a side with a tile on the table, and no line may grow longer than 7.
    If your tile is the highest of its row, you score one point for each tile in that row; the same goes for its column. A tie scores nothing, and neither does a line of one tile.
    Then you draw up to five tiles. The game ends when nobody holds a tile any more; the most points win, and among equals whoever got there first.
voluspa-tie = Equal points: whoever had them first is ahead.

## Options

voluspa-option-edda = Saga of Edda
voluspa-option-edda-help = Play with the expansion: Hel, Jotunn, Sea Serpent and Hermod join the tiles.
voluspa-option-valkyries_hold = Valkyries hold their line
voluspa-option-valkyries_hold-help = As long as a Valkyrie stands at each end of a line, no tile laid inside it scores it.

## Tiles

voluspa-odin = Odin
voluspa-thor = Thor
voluspa-troll = Troll
voluspa-dragon = Dragon
voluspa-fenrir = Fenrir
voluspa-skadi = Skadi
voluspa-valkyrie = Valkyrie
voluspa-loki = Loki
voluspa-jotunn = Jotunn
voluspa-serpent = Sea Serpent
voluspa-hermod = Hermod
voluspa-hel = Hel
voluspa-nothing = nothing

voluspa-power-odin = No power, but the highest value printed on a tile.
voluspa-power-thor = No power, and only Odin is printed higher.
voluspa-power-troll = On the four cells beside it nothing may be laid but another Troll.
voluspa-power-dragon = May also be laid on top of a tile, which then no longer counts. Not on a Dragon, not on Hel, not on a tile beside a Troll.
voluspa-power-fenrir = Worth 4 for every Fenrir in its line. The one you lay need not beat its fellows.
voluspa-power-skadi = May also take the place of a tile on the table, which goes to your hand. Not of a Skadi, not of Hel, not of a tile beside a Troll.
voluspa-power-valkyrie = Laid at one end of a line with a Valkyrie at the other, it scores that line whatever the values are.
voluspa-power-loki = The tiles on its four sides are worth 0, except another Loki.
voluspa-power-jotunn = May also take the cell of a tile and shove that tile, with all that lies under it, to an end of its line. Only Jotunn scores.
voluspa-power-serpent = Scores its whole row or its whole column across all gaps, if it is the highest there; each cell of a gap counts as one.
voluspa-power-hermod = Once he is scored, you may play another tile in his line.
voluspa-power-hel = Is laid on a tile and leaves a gap where lines end. Earns 1 point for each tile on its four sides.

## Questions

voluspa-ask-lay = Play a tile; discard one only if you can play none.
voluspa-ask-follow-up = Play another tile in the line of Hermod at { $x },{ $y }, or stop.
voluspa-ask-line = Should the Sea Serpent score its row ({ $row }) or its column ({ $column })?
voluspa-ask-draw = Which tile did { who } draw?
voluspa-ask-start-tile = Which tile was turned up to start with?
voluspa-ask-start-player = Which seat begins?
voluspa-choose-row =
    { $points ->
        [one] the row, for 1 point
       *[other] the row, for { $points } points
    }
voluspa-choose-column =
    { $points ->
        [one] the column, for 1 point
       *[other] the column, for { $points } points
    }

## What happened

voluspa-drew = { who } drew { $tile }.
voluspa-drew-hidden = { who } drew a tile.
voluspa-start-tile = { $tile } is the start tile.
voluspa-start-troll = The start tile would be a Troll; it goes back into the stock.
voluspa-began = { who } begins.
voluspa-laid = { who } laid { $tile } at { $x },{ $y }.
voluspa-covered = { who } laid { $tile } on { $covered } at { $x },{ $y }.
voluspa-exchanged = { who } exchanged Skadi for { $tile } at { $x },{ $y }.
voluspa-exchanged-lost = { who } exchanged Skadi for { $tile } at { $x },{ $y }; { $lost }, which lay underneath, leaves the game.
voluspa-shoved = { who } put Jotunn at { $x },{ $y } and shoved { $tile } from there to { $to_x },{ $to_y }.
voluspa-scored-both = { who } scored { $points } points: { $row } for the row and { $column } for the column.
voluspa-scored-row =
    { $points ->
        [one] { who } scored 1 point for the row.
       *[other] { who } scored { $points } points for the row.
    }
voluspa-scored-column =
    { $points ->
        [one] { who } scored 1 point for the column.
       *[other] { who } scored { $points } points for the column.
    }
voluspa-scored-beside =
    { $points ->
        [one] { who } scored 1 point beside Hel.
       *[other] { who } scored { $points } points for the tiles beside Hel.
    }
voluspa-scored-nothing = { who } scored nothing.
voluspa-discarded = { who } could play nothing and discarded { $tile }.

## Why not: any tile

voluspa-unknown-tile = There is no tile called “{ $tile }”.
voluspa-not-in-hand = { $tile } is not in your hand.
voluspa-not-in-stock = The stock has no tile of this kind left: { $tile }.
voluspa-not-beside = A tile must share a side with something on the table; { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) } touches nothing.
voluspa-occupied = A tile is laid on an empty cell; { $there } already lies at { $x },{ $y }.
voluspa-empty-cell = There is no tile at { NUMBER($x, useGrouping: 0) },{ NUMBER($y, useGrouping: 0) } to be covered, exchanged or shoved.
voluspa-too-long = No line may be longer than 7 tiles; a tile at { $x },{ $y } would make a longer one.
voluspa-beside-troll = Only a Troll may be laid beside a Troll; { $x },{ $y } touches one.
voluspa-can-play = A tile may be discarded only by a player who can play none; you can.
voluspa-cannot-cover = Only a Dragon or Hel can be laid on a tile; { $tile } cannot.
voluspa-cannot-exchange = Only Skadi can be exchanged for a tile on the table; { $tile } cannot.
voluspa-cannot-shove = Only Jotunn can shove a tile; that is written “jotunn 1,0 east”.

## Why not: Dragon, Skadi

voluspa-dragon-on-dragon = A Dragon may not be laid on a Dragon; one lies at { $x },{ $y }.
voluspa-dragon-on-hel = Nothing may be laid on Hel, who lies at { $x },{ $y }.
voluspa-dragon-beside-troll = A Dragon may not cover a tile beside a Troll; { $there } at { $x },{ $y } has one beside it.
voluspa-skadi-for-skadi = Skadi may not be exchanged for another Skadi; one lies at { $x },{ $y }.
voluspa-skadi-for-hel = Skadi cannot take Hel, who lies at { $x },{ $y }.
voluspa-skadi-beside-troll = Skadi may not take a tile beside a Troll; { $there } at { $x },{ $y } has one beside it.

## Why not: Saga of Edda

voluspa-hel-on-nothing = Hel is always laid on top of a tile (“hel on 1,0”), never on an empty cell.
voluspa-hel-on-hel = Hel may not be laid on Hel; one lies at { $x },{ $y }.
voluspa-shove-hel = Hel cannot be shoved; she lies at { $x },{ $y }.
voluspa-jotunn-beside-troll = Only a Troll may be laid beside a Troll; Jotunn would take { $x },{ $y }, which touches one.
voluspa-shove-over-hel = A tile cannot be shoved past Hel, and Hel stands at the end of that line.
voluspa-shove-too-long = No line may be longer than 7 tiles; { $there }, shoved there, would make a longer one.
voluspa-troll-beside-jotunn = Only a Troll may lie beside a Troll; shoved a single step, this one would end up beside Jotunn.
voluspa-shove-beside-troll = Only a Troll may be shoved beside a Troll; { $there } would land next to one.
voluspa-not-in-line = After Hermod the next tile must come to lie in one unbroken line with him; at { $x },{ $y } it would not.
voluspa-on-hermod = The tile that follows Hermod may neither cover nor take him.
voluspa-hel-not-beside-hermod = After Hermod, Hel must be laid directly beside him; { $x },{ $y } is not.
voluspa-stop-instead = After Hermod nothing is discarded; “stop” ends the turn.

## Impossible positions

voluspa-position-in-between = A position can be written where somebody is to play, or at the end; here a tile is still to be drawn. The record of the game keeps everything.
voluspa-position-no-tile = “board” must hold at least one tile: the table is never empty.
voluspa-position-not-a-coordinate = “{ $text }” under “{ $key }” is no cell; cells are written like 1,0 or -2,3.
voluspa-position-not-a-board = “board” must be an object, cells and the stacks on them, as in "0,0": ["thor"]; this is none: { $text }
voluspa-position-empty-stack = The stack at { $x },{ $y } is empty; leave out cells without a tile.
voluspa-position-hel-on-nothing = Hel at { $x },{ $y } lies on nothing: write the tile that she covers before her, as in ["thor", "hel"].
voluspa-position-two-questions = A position asks either about Hermod or about a Sea Serpent, not about both.
voluspa-position-no-such-stack = { $stack } cannot lie on each other at { $x },{ $y }: a stack is a tile, on it at most one Dragon, and on top at most one Hel.
voluspa-position-too-wide = The position is too wide: the outermost tiles cannot be more than { $widest } cells apart.
voluspa-position-long-line = The line through { $x },{ $y } has { $length } tiles; 7 is the most.
voluspa-position-large-hand = Seat { $seat } holds { $count } tiles; a hand has at most 5, not counting Hel.
voluspa-position-many-hels =
    { $each ->
        [one] Seat { $seat } holds { $count } Hel tiles; with so many players everyone gets one.
       *[other] Seat { $seat } holds { $count } Hel tiles; with so many players everyone gets { $each }.
    }
voluspa-position-known-not-held = “known” says that seat { $seat } holds { $tile }, but “hands” does not.
voluspa-position-saga-tile = { $tile } belongs to the Saga of Edda, which is not played here.
voluspa-position-hel-in-bag = Hel tiles are dealt before the game; the stock never holds one.
voluspa-position-not-there = The position says that { $tile } was just played at { $x },{ $y }, but it does not lie on top there.
