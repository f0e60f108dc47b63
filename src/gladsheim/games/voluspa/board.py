"""The table: a square grid that follows the tiles, however far they wander."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i32, i64, u8

from gladsheim.games.voluspa.tiles import EMPTY, HEL, LOKI, TROLL

LONGEST: Final[i64] = 7
"""No line may be longer (p. 2)."""

# What `around` holds of a cell: Trolls beside it, Lokis beside it, and whether a tile laid here makes a line too long.
ONE_TROLL: Final[i64] = 1
TROLLS: Final[i64] = 7
TOO_LONG: Final[i64] = 8
ONE_LOKI: Final[i64] = 16
LOKIS: Final[i64] = 0x70

MARGIN: Final[i64] = 3
"""Tiles keep this far from the edge of the grid, so that a neighbour of a neighbour still lies on it."""

FIRST_SIDE: Final[i64] = 32


class Board:
    """Cells are numbered row by row from the south-west; `origin` is the cell of the start tile.

    Of a stack only the top tile exists (R6); `below` keeps what it covers, the nearest in the low four bits.
    `tiles` lists the cells with something on them and `rim` the empty cells beside those, both ascending.
    """

    def __init__(
        self, side: i64, origin: i64, top: vec[u8], below: vec[u8], around: vec[u8], tiles: vec[i32], rim: vec[i32]
    ) -> None:
        self.side = side
        self.origin = origin
        self.top = top
        self.below = below
        self.around = around
        self.tiles = tiles
        self.rim = rim

    def copy(self) -> Board:
        return Board(
            self.side, self.origin, self.top[:], self.below[:], self.around[:], self.tiles[:], self.rim[:]
        )

    def cell(self, x: i64, y: i64) -> i64:
        """The cell of a coordinate."""
        return self.origin + y * self.side + x

    def x(self, cell: i64) -> i64:
        return cell % self.side - self.origin % self.side

    def y(self, cell: i64) -> i64:
        return cell // self.side - self.origin // self.side

    def holds(self, x: i64, y: i64) -> bool:
        """Whether the grid reaches that far."""
        column = self.origin % self.side + x
        row = self.origin // self.side + y
        return 0 <= column < self.side and 0 <= row < self.side

    def put(self, cell: i64, kind: i64) -> None:
        """Something comes to lie on an empty cell of the rim."""
        self.tiles = inserted(self.tiles, i32(cell))
        self.top[cell] = u8(kind)
        top = self.top
        side = self.side
        rim = remove(self.rim, i32(cell))
        if top[cell + 1] == EMPTY:
            rim = inserted(rim, i32(cell + 1))
        if top[cell - 1] == EMPTY:
            rim = inserted(rim, i32(cell - 1))
        if top[cell + side] == EMPTY:
            rim = inserted(rim, i32(cell + side))
        if top[cell - side] == EMPTY:
            rim = inserted(rim, i32(cell - side))
        self.rim = rim
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
        """Judge the length of lines anew wherever the two lines through a cell could be continued."""
        top = self.top
        side = self.side
        self.measure(end_of_line(top, cell, 1))
        self.measure(end_of_line(top, cell, -1))
        self.measure(end_of_line(top, cell, side))
        self.measure(end_of_line(top, cell, -side))

    def measure(self, cell: i64) -> None:
        """Note whether a tile laid on this cell would make a line too long (R5)."""
        top = self.top
        side = self.side
        row = end_of_line(top, cell, 1) - end_of_line(top, cell, -1) - 1
        column = (end_of_line(top, cell, side) - end_of_line(top, cell, -side)) // side - 1
        around = i64(self.around[cell]) & ~TOO_LONG
        if row > LONGEST or column > LONGEST:
            around |= TOO_LONG
        self.around[cell] = u8(around)

    def make_room(self, cell: i64) -> None:
        """After something was put on a cell near the rim of the grid: move all to the middle of one that holds it."""
        row = cell // self.side
        column = cell - row * self.side
        if MARGIN <= row < self.side - MARGIN and MARGIN <= column < self.side - MARGIN:
            return
        fresh = board_of(self.stacks())
        self.side, self.origin = fresh.side, fresh.origin
        self.top, self.below, self.around = fresh.top, fresh.below, fresh.around
        self.tiles, self.rim = fresh.tiles, fresh.rim

    def stacks(self) -> list[Stack]:
        """Everything on the table, row by row from the south-west."""
        return [
            (int(self.x(i64(c))), int(self.y(i64(c))), int(self.top[i64(c)]), int(self.below[i64(c)]))
            for c in self.tiles
        ]


Stack = tuple[int, int, int, int]
"""x, y, the top tile and what it covers, the nearest in the low four bits."""


def empty_board() -> Board:
    """Nothing on the table yet."""
    side = int(FIRST_SIDE)
    return board_on(side, side // 2 * side + side // 2, [])


def board_of(stacks: list[Stack]) -> Board:
    """A board with these stacks in the middle of a grid that holds them, and no larger one than needed."""
    xs = [stack[0] for stack in stacks]
    ys = [stack[1] for stack in stacks]
    side = FIRST_SIDE
    while side < max(max(xs) - min(xs), max(ys) - min(ys)) + 1 + 4 * MARGIN:
        side *= 2
    column = (side - min(xs) - max(xs)) // 2
    row = (side - min(ys) - max(ys)) // 2
    return board_on(int(side), int(row * side + column), stacks)


def board_on(side: int, origin: int, stacks: list[Stack]) -> Board:
    """A board with these stacks on a given grid."""
    board = Board(side, origin, blank(side), blank(side), blank(side), vec[i32](), vec[i32]())
    for x, y, top, below in stacks:
        cell = board.cell(x, y)
        board.top[cell] = u8(top)
        board.below[cell] = u8(below)
        board.tiles = inserted(board.tiles, i32(cell))
    for tile in board.tiles:
        cell = i64(tile)
        board.spread(cell, i64(board.top[cell]), 1)
        for beside in (cell + 1, cell - 1, cell + board.side, cell - board.side):
            if board.top[beside] == EMPTY:
                board.rim = inserted(board.rim, i32(beside))
    for empty in board.rim:
        board.measure(i64(empty))
    return board


def blank(side: i64) -> vec[u8]:
    return vec[u8]([0] * int(side * side))


def end_of_line(top: vec[u8], cell: i64, step: i64) -> i64:
    """The first cell in a direction that is no tile of the line: empty or Hel."""
    cell += step
    while EMPTY < top[cell] < HEL:
        cell += step
    return cell


def inserted(cells: vec[i32], cell: i32) -> vec[i32]:
    """An ascending list with one more cell; as it was if the cell is there already."""
    i = len(cells)
    while i > 0 and cells[i - 1] > cell:
        i -= 1
    if i > 0 and cells[i - 1] == cell:
        return cells
    cells = append(cells, cell)
    j = len(cells) - 1
    while j > i:
        cells[j] = cells[j - 1]
        j -= 1
    cells[i] = cell
    return cells
