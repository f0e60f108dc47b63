"""What a tile is worth and what it earns, judged on the table after the play (R8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gladsheim.games.voluspa.rules.board import LOKIS, Board, end_of_line
from gladsheim.games.voluspa.rules.tiles import EMPTY, FENRIR, HEL, LOKI, TILES, VALKYRIE

VALUES: Final[vec[i64]] = vec[i64]([tile.value for tile in TILES])
FENRIR_VALUE: Final[i64] = 4


def line_points(board: Board, cell: i64, step: i64, valkyries_hold: bool) -> i64:
    """What the tile just laid earns in one line: its length if the tile is strictly highest (R1, R2, R3).

    A Valkyrie that closes a line which begins with one earns it whatever the values (R11).
    With the option `valkyries_hold` nobody else scores such a line (R12).
    """
    top = board.top
    first = end_of_line(top, cell, -step) + step
    last = end_of_line(top, cell, step) - step
    if first == last:
        return 0
    length = last - first + 1 if step == 1 else ((last - first) >> board.bits) + 1
    kind = i64(top[cell])
    if top[first] == VALKYRIE and top[last] == VALKYRIE:
        if kind == VALKYRIE and (cell == first or cell == last):
            return length
        if valkyries_hold:
            return 0
    around = board.around
    if i64(around[cell]) & LOKIS and kind != LOKI:
        return 0
    best: i64 = 0
    fenrirs: i64 = 0
    at = first
    while at <= last:
        other = i64(top[at])
        if other == LOKI or i64(around[at]) & LOKIS == 0:
            if other == FENRIR:
                fenrirs += 1
            elif at != cell and VALUES[other] > best:
                best = VALUES[other]
        at += step
    if kind == FENRIR:
        return length if fenrirs * FENRIR_VALUE > best else 0
    if fenrirs * FENRIR_VALUE > best:
        best = fenrirs * FENRIR_VALUE
    return length if VALUES[kind] > best else 0


def value_in_line(board: Board, cell: i64, step: i64) -> i64:
    """The value of a tile in one of its lines: 0 beside Loki (R9), the sum of its Fenrirs for a Fenrir (R10)."""
    top = board.top
    around = board.around
    kind = i64(top[cell])
    if kind != LOKI and i64(around[cell]) & LOKIS:
        return 0
    if kind != FENRIR:
        return VALUES[kind]
    fenrirs: i64 = 0
    at = end_of_line(top, cell, -step) + step
    end = end_of_line(top, cell, step)
    while at != end:
        if top[at] == FENRIR and i64(around[at]) & LOKIS == 0:
            fenrirs += 1
        at += step
    return fenrirs * FENRIR_VALUE


def serpent_points(board: Board, cell: i64, step: i64, valkyries_hold: bool) -> i64:
    """What the Sea Serpent earns in a whole row or column, gaps included (R34 to R36), or 0."""
    top = board.top
    if valkyries_hold and is_held(top, cell, step):
        return 0
    if i64(board.around[cell]) & LOKIS:
        return 0
    tiles: i64 = 0
    first = last = cell
    mine = value_in_line(board, cell, step)
    i: i64 = 0
    while i < board.tiles.n:
        at = i64(board.tiles.listed[i])
        i += 1
        if top[at] != HEL and in_same_line(board, at, cell, step):
            tiles += 1
            if at < first:
                first = at
            if at > last:
                last = at
            if at != cell and value_in_line(board, at, step) >= mine:
                return 0
    return (last - first) // step + 1 if tiles > 1 else 0


def stands_alone(board: Board, cell: i64, step: i64) -> bool:
    """No other tile in the whole row or column, however far."""
    i: i64 = 0
    while i < board.tiles.n:
        at = i64(board.tiles.listed[i])
        i += 1
        if at != cell and board.top[at] != HEL and in_same_line(board, at, cell, step):
            return False
    return True


def in_same_line(board: Board, cell: i64, other: i64, step: i64) -> bool:
    """Whether two cells share the row (step 1) or the column, gaps or not."""
    if step == 1:
        return cell >> board.bits == other >> board.bits
    return (cell - other) & (board.side - 1) == 0


def is_held(top: vec[u8], cell: i64, step: i64) -> bool:
    """Whether Valkyries stand at both ends of the line through a tile (R12, R13)."""
    first = end_of_line(top, cell, -step) + step
    last = end_of_line(top, cell, step) - step
    return first != last and top[first] == VALKYRIE and top[last] == VALKYRIE


def touching(board: Board, cell: i64) -> i64:
    """How many tiles lie on the four sides of a cell; Hel is none (R24, R25)."""
    top = board.top
    side = board.side
    count: i64 = 0
    if EMPTY < top[cell + 1] < HEL:
        count += 1
    if EMPTY < top[cell - 1] < HEL:
        count += 1
    if EMPTY < top[cell + side] < HEL:
        count += 1
    if EMPTY < top[cell - side] < HEL:
        count += 1
    return count
