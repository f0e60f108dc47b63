"""The table: a square grid that follows the tiles, however far they wander."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gladsheim.games.voluspa.rules.cells import AREA, Cells, no_cells
from gladsheim.games.voluspa.rules.tiles import EMPTY, HEL, LOKI, TROLL

LONGEST: Final[i64] = 7
"""No line may be longer (p. 1)."""

# What `around` knows of a cell: Trolls and Lokis beside it, and which line a tile laid here would make too long.
ONE_TROLL: Final[i64] = 0x01
TROLLS: Final[i64] = 0x07
ROW_TOO_LONG: Final[i64] = 0x08
ONE_LOKI: Final[i64] = 0x10
LOKIS: Final[i64] = 0x70
COLUMN_TOO_LONG: Final[i64] = 0x80
TOO_LONG: Final[i64] = 0x88

FIRST_BITS: Final = 5
FIRST_SIDE: Final[i64] = 32
"""The side of a grid is always a power of two, and seldom any other than this."""

MARGIN: Final[i64] = 3
"""Tiles keep this far from the edge of the grid, so that a neighbour of a neighbour still lies on it."""


class Board:
    """Cells are numbered row by row from the south-west; coordinate 0,0 has a column and a row, also if off the grid.

    Of a stack only the top tile exists (R6); `below` keeps what it covers, the nearest in the low four bits.
    `tiles` are the cells with something on them, `rim` the empty cells beside those.
    """

    def __init__(
        self,
        bits: i64,
        column: i64,
        row: i64,
        top: vec[u8],
        below: vec[u8],
        around: vec[u8],
        tiles: Cells,
        rim: Cells,
    ) -> None:
        self.bits = bits
        self.side: i64 = 1 << bits
        self.column = column
        self.row = row
        self.top = top
        self.below = below
        self.around = around
        self.tiles = tiles
        self.rim = rim

    def copy(self) -> Board:
        return Board(
            self.bits,
            self.column,
            self.row,
            self.top[:],
            self.below[:],
            self.around[:],
            self.tiles.copy(),
            self.rim.copy(),
        )

    def dump(self) -> dict[str, Any]:
        """The stacks, and the grid they lie on: another would number the moves otherwise."""
        return {"bits": int(self.bits), "column": int(self.column), "row": int(self.row), "stacks": self.stacks()}

    @staticmethod
    def load(data: dict[str, Any]) -> Board:
        """The board again from its dump."""
        stacks = [(x, y, top, below) for x, y, top, below in data["stacks"]]
        return board_on(data["bits"], data["column"], data["row"], stacks)

    def cell(self, x: i64, y: i64) -> i64:
        """The cell of a coordinate."""
        return ((self.row + y) << self.bits) + self.column + x

    def x(self, cell: i64) -> i64:
        """How far east of 0,0 a cell lies."""
        return (cell & (self.side - 1)) - self.column

    def y(self, cell: i64) -> i64:
        """How far north of 0,0 a cell lies."""
        return (cell >> self.bits) - self.row

    def holds(self, x: i64, y: i64) -> bool:
        """Whether the grid reaches that far."""
        return 0 <= self.column + x < self.side and 0 <= self.row + y < self.side

    def put(self, cell: i64, kind: i64) -> None:
        """Something comes to lie on an empty cell."""
        top = self.top
        side = self.side
        rim = self.rim
        top[cell] = u8(kind)
        self.tiles.append(cell)
        rim.discard(cell)
        if top[cell + 1] == EMPTY:
            rim.add(cell + 1)
        if top[cell - 1] == EMPTY:
            rim.add(cell - 1)
        if top[cell + side] == EMPTY:
            rim.add(cell + side)
        if top[cell - side] == EMPTY:
            rim.add(cell - side)
        if kind == TROLL or kind == LOKI:
            self.spread(cell, kind, 1)
        if kind != HEL:
            self.lengthen(cell)

    def cover(self, cell: i64, kind: i64) -> None:
        """A tile is laid on another, whose power ends (R7)."""
        covered = i64(self.top[cell])
        self.spread(cell, covered, -1)
        self.below[cell] = u8((i64(self.below[cell]) << 4) | covered)
        self.top[cell] = u8(kind)
        self.spread(cell, kind, 1)
        if kind == HEL:
            self.divide(cell)

    def exchange(self, cell: i64, kind: i64) -> None:
        """A tile takes the place of a whole stack."""
        self.spread(cell, i64(self.top[cell]), -1)
        self.below[cell] = u8(0)
        self.top[cell] = u8(kind)
        self.spread(cell, kind, 1)

    def shove(self, cell: i64, landing: i64, kind: i64) -> None:
        """A stack is moved to an empty cell and a tile takes its place."""
        shoved = i64(self.top[cell])
        below = self.below[cell]
        self.exchange(cell, kind)
        self.below[landing] = below
        self.put(landing, shoved)

    def spread(self, cell: i64, kind: i64, sign: i64) -> None:
        """A Troll or a Loki begins (1) or ceases (-1) to bear upon its neighbours."""
        if kind == TROLL:
            by = sign * ONE_TROLL
        elif kind == LOKI:
            by = sign * ONE_LOKI
        else:
            return
        around = self.around
        side = self.side
        around[cell + 1] = u8(i64(around[cell + 1]) + by)
        around[cell - 1] = u8(i64(around[cell - 1]) + by)
        around[cell + side] = u8(i64(around[cell + side]) + by)
        around[cell - side] = u8(i64(around[cell - side]) + by)

    def lengthen(self, cell: i64) -> None:
        """Note where the lines that a tile has just joined can no longer be continued (R5)."""
        top = self.top
        side = self.side
        west, east = end_of_line(top, cell, -1), end_of_line(top, cell, 1)
        if end_of_line(top, east, 1) - west - 1 > LONGEST:
            self.mark(east, ROW_TOO_LONG, True)
        if east - end_of_line(top, west, -1) - 1 > LONGEST:
            self.mark(west, ROW_TOO_LONG, True)
        south, north = end_of_line(top, cell, -side), end_of_line(top, cell, side)
        longest = LONGEST << self.bits
        if end_of_line(top, north, side) - south - side > longest:
            self.mark(north, COLUMN_TOO_LONG, True)
        if north - end_of_line(top, south, -side) - side > longest:
            self.mark(south, COLUMN_TOO_LONG, True)

    def divide(self, cell: i64) -> None:
        """Judge anew where the lines on the four sides of a Hel can be continued: they have become shorter (R23)."""
        top = self.top
        side = self.side
        longest = LONGEST << self.bits
        west, east = end_of_line(top, cell, -1), end_of_line(top, cell, 1)
        self.mark(west, ROW_TOO_LONG, cell - end_of_line(top, west, -1) - 1 > LONGEST)
        self.mark(east, ROW_TOO_LONG, end_of_line(top, east, 1) - cell - 1 > LONGEST)
        south, north = end_of_line(top, cell, -side), end_of_line(top, cell, side)
        self.mark(south, COLUMN_TOO_LONG, cell - end_of_line(top, south, -side) - side > longest)
        self.mark(north, COLUMN_TOO_LONG, end_of_line(top, north, side) - cell - side > longest)

    def mark(self, cell: i64, flag: i64, on: bool) -> None:
        """Raise or lower one of the flags of `around`; only empty cells have them."""
        if self.top[cell] == EMPTY:
            around = i64(self.around[cell])
            self.around[cell] = u8(around | flag if on else around & ~flag)

    def make_room(self, cell: i64) -> None:
        """After something was put near the edge of the grid: move all to the middle of one that holds it."""
        row = cell >> self.bits
        column = cell & (self.side - 1)
        if MARGIN <= row < self.side - MARGIN and MARGIN <= column < self.side - MARGIN:
            return
        fresh = board_of(self.stacks())
        self.bits, self.side, self.column, self.row = fresh.bits, fresh.side, fresh.column, fresh.row
        self.top, self.below, self.around = fresh.top, fresh.below, fresh.around
        self.tiles, self.rim = fresh.tiles, fresh.rim

    def is_barred(self, cell: i64) -> bool:
        """Whether an empty cell lies beside a Troll and takes Trolls only (R14)."""
        return i64(self.around[cell]) & TROLLS != 0

    def is_full(self, cell: i64) -> bool:
        """Whether any tile laid on an empty cell would make a line too long (R5)."""
        return i64(self.around[cell]) & TOO_LONG != 0

    def stacks(self) -> list[Stack]:
        """Everything on the table, row by row from the south-west."""
        cells = self.tiles.ascending()
        return [(int(self.x(c)), int(self.y(c)), int(self.top[c]), int(self.below[c])) for c in cells]


Stack = tuple[int, int, int, int]
"""x, y, the top tile and what it covers, the nearest in the low four bits."""


def end_of_line(top: vec[u8], cell: i64, step: i64) -> i64:
    """The first cell in a direction that is no tile of the line: empty or Hel."""
    cell += step
    while EMPTY < top[cell] < HEL:
        cell += step
    return cell


def empty_board() -> Board:
    """Nothing on the table yet; the start tile will be put in the middle."""
    return board_on(FIRST_BITS, int(FIRST_SIDE // 2), int(FIRST_SIDE // 2), [])


def board_of(stacks: list[Stack]) -> Board:
    """A board with these stacks in the middle of a grid that holds them, and no larger one than needed."""
    xs = [stack[0] for stack in stacks]
    ys = [stack[1] for stack in stacks]
    bits, side = FIRST_BITS, int(FIRST_SIDE)
    while side < max(max(xs) - min(xs), max(ys) - min(ys)) + 1 + 4 * MARGIN:
        bits, side = bits + 1, side * 2
    column = (side - min(xs) - max(xs)) // 2
    row = (side - min(ys) - max(ys)) // 2
    return board_on(bits, column, row, stacks)


def board_on(bits: int, column: int, row: int, stacks: list[Stack]) -> Board:
    """A board with these stacks on a given grid."""
    side = 1 << bits
    area = side * side
    grids = blank(area), blank(area), blank(area)
    board = Board(bits, column, row, grids[0], grids[1], grids[2], no_cells(area, False), no_cells(area, True))
    for x, y, top, below in stacks:
        cell = board.cell(x, y)
        board.put(cell, top)
        board.below[cell] = u8(below)
    return board


def blank(area: i64) -> vec[u8]:
    return BLANK[:] if area == AREA else vec[u8]([0] * int(area))


BLANK: Final = vec[u8]([0] * int(AREA))
