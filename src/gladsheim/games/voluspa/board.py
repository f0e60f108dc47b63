"""The table: a square grid that follows the tiles, however far they wander."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from gladsheim.games.voluspa.tiles import EMPTY, HEL, LOKI, TROLL

LONGEST: Final[i64] = 7
"""No line may be longer (p. 1)."""

# What `around` knows of a cell: the Trolls and the Lokis beside it, and which line a tile laid here would make too long.
ONE_TROLL: Final[i64] = 0x01
TROLLS: Final[i64] = 0x07
ROW_TOO_LONG: Final[i64] = 0x08
ONE_LOKI: Final[i64] = 0x10
LOKIS: Final[i64] = 0x70
COLUMN_TOO_LONG: Final[i64] = 0x80
TOO_LONG: Final[i64] = 0x88

FIRST_SIDE: Final[i64] = 32
"""The side of a grid is always a power of two, and seldom any other than this."""

MARGIN: Final[i64] = 3
"""Tiles keep this far from the edge of the grid, so that a neighbour of a neighbour still lies on it."""


class Cells:
    """A set of cells, listed in ascending order."""

    def __init__(self, n: i64, cells: vec[i32]) -> None:
        self.n = n
        self.cells = cells

    def copy(self) -> Cells:
        return Cells(self.n, self.cells[:])

    def add(self, cell: i64) -> None:
        """One more cell, if it is not there already."""
        cells = self.cells
        i = self.n
        while i > 0 and i64(cells[i - 1]) > cell:
            i -= 1
        if i > 0 and i64(cells[i - 1]) == cell:
            return
        if self.n == len(cells):
            cells = append(cells, i32(0))
            self.cells = cells
        j = self.n
        while j > i:
            cells[j] = cells[j - 1]
            j -= 1
        cells[i] = i32(cell)
        self.n += 1

    def discard(self, cell: i64) -> None:
        """One cell less, if it was there."""
        cells = self.cells
        i: i64 = 0
        while i < self.n and i64(cells[i]) != cell:
            i += 1
        if i == self.n:
            return
        self.n -= 1
        while i < self.n:
            cells[i] = cells[i + 1]
            i += 1

    def listed(self) -> list[int]:
        """The cells as an ordinary list."""
        return [int(self.cells[i]) for i in range(int(self.n))]


class Board:
    """Cells are numbered row by row from the south-west; `origin` is the cell of the start tile.

    Of a stack only the top tile exists (R6); `below` keeps what it covers, the nearest in the low four bits.
    `tiles` are the cells with something on them, `rim` the empty cells beside those.
    """

    def __init__(
        self, bits: i64, origin: i64, top: vec[u8], below: vec[u8], around: vec[u8], tiles: Cells, rim: Cells
    ) -> None:
        self.bits = bits
        self.side: i64 = 1 << bits
        self.origin = origin
        self.top = top
        self.below = below
        self.around = around
        self.tiles = tiles
        self.rim = rim

    def copy(self) -> Board:
        return Board(
            self.bits,
            self.origin,
            self.top[:],
            self.below[:],
            self.around[:],
            self.tiles.copy(),
            self.rim.copy(),
        )

    def cell(self, x: i64, y: i64) -> i64:
        """The cell of a coordinate."""
        return self.origin + y * self.side + x

    def x(self, cell: i64) -> i64:
        """How far east of the start tile a cell lies."""
        return (cell & (self.side - 1)) - (self.origin & (self.side - 1))

    def y(self, cell: i64) -> i64:
        """How far north of the start tile a cell lies."""
        return (cell >> self.bits) - (self.origin >> self.bits)

    def holds(self, x: i64, y: i64) -> bool:
        """Whether the grid reaches that far."""
        column = (self.origin & (self.side - 1)) + x
        row = (self.origin >> self.bits) + y
        return 0 <= column < self.side and 0 <= row < self.side

    def put(self, cell: i64, kind: i64) -> None:
        """Something comes to lie on an empty cell of the rim."""
        top = self.top
        side = self.side
        rim = self.rim
        top[cell] = u8(kind)
        self.tiles.add(cell)
        rim.discard(cell)
        if top[cell + 1] == EMPTY:
            rim.add(cell + 1)
        if top[cell - 1] == EMPTY:
            rim.add(cell - 1)
        if top[cell + side] == EMPTY:
            rim.add(cell + side)
        if top[cell - side] == EMPTY:
            rim.add(cell - side)
        self.spread(cell, kind, 1)
        self.measure_ends(cell)

    def cover(self, cell: i64, kind: i64) -> None:
        """A tile is laid on another, whose power ends (R7)."""
        covered = i64(self.top[cell])
        self.spread(cell, covered, -1)
        self.below[cell] = u8((i64(self.below[cell]) << 4) | covered)
        self.top[cell] = u8(kind)
        self.spread(cell, kind, 1)
        if kind == HEL:
            self.measure_ends(cell)

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

    def measure_ends(self, cell: i64) -> None:
        """Judge lengths anew wherever the two lines through a cell could be continued."""
        top = self.top
        side = self.side
        self.measure_row(end_of_line(top, cell, 1))
        self.measure_row(end_of_line(top, cell, -1))
        self.measure_column(end_of_line(top, cell, side))
        self.measure_column(end_of_line(top, cell, -side))

    def measure_row(self, cell: i64) -> None:
        """Note whether a tile laid on this cell would make its row too long (R5)."""
        length = end_of_line(self.top, cell, 1) - end_of_line(self.top, cell, -1) - 1
        self.mark(cell, ROW_TOO_LONG, length > LONGEST)

    def measure_column(self, cell: i64) -> None:
        """Note whether a tile laid on this cell would make its column too long (R5)."""
        side = self.side
        length = ((end_of_line(self.top, cell, side) - end_of_line(self.top, cell, -side)) >> self.bits) - 1
        self.mark(cell, COLUMN_TOO_LONG, length > LONGEST)

    def mark(self, cell: i64, flag: i64, on: bool) -> None:
        """Raise or lower one of the flags of `around`."""
        around = i64(self.around[cell])
        self.around[cell] = u8(around | flag if on else around & ~flag)

    def make_room(self, cell: i64) -> None:
        """After something was put near the edge of the grid: move all to the middle of one that holds it."""
        row = cell >> self.bits
        column = cell & (self.side - 1)
        if MARGIN <= row < self.side - MARGIN and MARGIN <= column < self.side - MARGIN:
            return
        fresh = board_of(self.stacks())
        self.bits, self.side, self.origin = fresh.bits, fresh.side, fresh.origin
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
        return [(int(self.x(c)), int(self.y(c)), int(self.top[c]), int(self.below[c])) for c in self.tiles.listed()]


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
    middle = FIRST_SIDE // 2 * FIRST_SIDE + FIRST_SIDE // 2
    rim = no_cells()
    rim.add(middle)
    return Board(5, middle, blank(FIRST_SIDE), blank(FIRST_SIDE), blank(FIRST_SIDE), no_cells(), rim)


def board_of(stacks: list[Stack]) -> Board:
    """A board with these stacks in the middle of a grid that holds them, and no larger one than needed."""
    xs = [stack[0] for stack in stacks]
    ys = [stack[1] for stack in stacks]
    bits, side = 5, int(FIRST_SIDE)
    while side < max(max(xs) - min(xs), max(ys) - min(ys)) + 1 + 4 * MARGIN:
        bits, side = bits + 1, side * 2
    column = (side - min(xs) - max(xs)) // 2
    row = (side - min(ys) - max(ys)) // 2
    return board_on(bits, row * side + column, stacks)


def board_on(bits: int, origin: int, stacks: list[Stack]) -> Board:
    """A board with these stacks on a given grid."""
    side = 1 << bits
    board = Board(bits, origin, blank(side), blank(side), blank(side), no_cells(), no_cells())
    for x, y, top, below in stacks:
        cell = board.cell(x, y)
        board.top[cell] = u8(top)
        board.below[cell] = u8(below)
        board.tiles.add(cell)
    for tile in board.tiles.listed():
        board.spread(tile, i64(board.top[tile]), 1)
        for step in (1, -1, side, -side):
            if board.top[tile + step] == EMPTY:
                board.rim.add(tile + step)
    for tile in board.tiles.listed():
        board.measure_ends(tile)
    return board


def no_cells() -> Cells:
    return Cells(0, NO_CELLS[:])


def blank(side: i64) -> vec[u8]:
    return BLANK[:] if side == FIRST_SIDE else vec[u8]([0] * int(side * side))


NO_CELLS: Final = vec[i32]([0] * 64)
BLANK: Final = vec[u8]([0] * int(FIRST_SIDE * FIRST_SIDE))
