### In the terminal.

cli-voluspa-empty = The table is empty.
cli-voluspa-sign-open = · free
cli-voluspa-sign-blocked = x Trolls only
cli-voluspa-sign-full = = line would exceed 7
cli-voluspa-sign-zero = 0 beside Loki
cli-voluspa-covered = { $tiles } at { $cell }
cli-voluspa-covered-tiles = Covered: { $cells }
cli-voluspa-starred = * in its row/column: { $cells }
cli-voluspa-left =
    { $tiles ->
        [0] no tiles left to draw
        [one] 1 tile left to draw
       *[other] { $tiles } tiles left to draw
    }
cli-voluspa-held =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
cli-voluspa-hels = { $hels } Hel
cli-voluspa-known = among them { $tiles }
cli-voluspa-tile = Value { $value }, { $copies } tiles.
cli-voluspa-saga = (Saga of Edda)
cli-voluspa-on = on
cli-voluspa-for = for
cli-voluspa-north = north
cli-voluspa-east = east
cli-voluspa-south = south
cli-voluspa-west = west
cli-voluspa-discard = discard
cli-voluspa-stop = stop
cli-voluspa-row = row
cli-voluspa-column = column
cli-voluspa-power-odin = highest value, no power
cli-voluspa-power-thor = no power
cli-voluspa-power-troll = only Trolls may lie beside it
cli-voluspa-power-dragon = may cover a tile
cli-voluspa-power-fenrir = 4 for each Fenrir in line
cli-voluspa-power-skadi = may swap for a tile
cli-voluspa-power-valkyrie = wins a line between two Valkyries
cli-voluspa-power-loki = tiles beside it are worth 0
cli-voluspa-power-jotunn = may shove a tile away
cli-voluspa-power-serpent = scores across gaps
cli-voluspa-power-hermod = one more tile in his line
cli-voluspa-power-hel = on a tile: a gap, 1 per neighbour
