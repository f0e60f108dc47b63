"""How a tile can be played, numbered: every play of every kind on every cell, and the rules that bar it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from gladsheim.games.voluspa.board import TOO_LONG, TROLLS, Board, end_of_line
from gladsheim.games.voluspa.tiles import DRAGON, EMPTY, HEL, HERMOD, JOTUNN, KINDS, SKADI, TROLL
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves

# A move is a way times the cells of the grid, plus a cell. Ways 0 to 11 lay the kinds 1 to 12 on an empty cell.
LAY_HERMOD: Final = HERMOD - 1
DRAGON_ON: Final = 12
SKADI_FOR: Final = 13
JOTUNN_NORTH: Final = 14
JOTUNN_EAST: Final = 15
JOTUNN_SOUTH: Final = 16
JOTUNN_WEST: Final = 17
HEL_ON: Final = 18
WAYS: Final = 19

COMPASS: Final = ("north", "east", "south", "west")


def tile_of(way: i64) -> i64:
    """The kind of tile that is played this way."""
    if way < DRAGON_ON:
        return way + 1
    if way == DRAGON_ON:
        return DRAGON
    if way == SKADI_FOR:
        return SKADI
    return HEL if way == HEL_ON else JOTUNN


def direction(board: Board, way: int) -> i64:
    """From a cell to the next in the direction of a shove."""
    if way == JOTUNN_NORTH:
        return board.side
    if way == JOTUNN_EAST:
        return 1
    if way == JOTUNN_SOUTH:
        return -board.side
    return -1


def can_lay(board: Board, kind: i64, cell: i64) -> bool:
    """On an empty cell of the rim: no line too long (R5), nothing but a Troll beside a Troll (R14)."""
    around = i64(board.around[cell])
    return around & TOO_LONG == 0 and (around & TROLLS == 0 or kind == TROLL)


def can_cover(board: Board, cell: i64) -> bool:
    """A Dragon goes on any tile but Dragon and Hel, not beside a Troll (R15, R16)."""
    top = i64(board.top[cell])
    return top != DRAGON and top != HEL and i64(board.around[cell]) & TROLLS == 0


def can_exchange(board: Board, cell: i64) -> bool:
    """Skadi is exchanged for any tile but Skadi and Hel, not beside a Troll (R17, R19, R21)."""
    top = i64(board.top[cell])
    return top != SKADI and top != HEL and i64(board.around[cell]) & TROLLS == 0


def can_shove(board: Board, cell: i64, step: i64) -> bool:
    """Jotunn takes the cell of a tile which lands at the end of its line (R28 to R33)."""
    top = board.top
    shoved = i64(top[cell])
    if shoved == HEL or i64(board.around[cell]) & TROLLS:
        return False
    landing = end_of_line(top, cell, step)
    if top[landing] != EMPTY:
        return False
    around = i64(board.around[landing])
    if around & TOO_LONG:
        return False
    if shoved == TROLL:
        return landing != cell + step
    return around & TROLLS == 0


def list_plays(board: Board, hands: vec[i64], hand: i64, out: Moves) -> None:
    """Every play of every tile in the hand that begins at `hands[hand]`, ascending."""
    top = board.top
    around = board.around
    tiles = board.tiles.cells
    n_tiles = board.tiles.n
    area = board.side * board.side
    out.room(board.rim.n * KINDS + n_tiles * (WAYS - DRAGON_ON))
    list_lays(board, hands, hand, out)
    buffer = out.buffer
    n = out.n
    i: i64 = 0
    if hands[hand + DRAGON]:
        while i < n_tiles:
            cell = i64(tiles[i])
            if i64(around[cell]) & TROLLS == 0 and top[cell] != DRAGON and top[cell] != HEL:
                buffer[n] = i32(DRAGON_ON * area + cell)
                n += 1
            i += 1
    if hands[hand + SKADI]:
        i = 0
        while i < n_tiles:
            cell = i64(tiles[i])
            if i64(around[cell]) & TROLLS == 0 and top[cell] != SKADI and top[cell] != HEL:
                buffer[n] = i32(SKADI_FOR * area + cell)
                n += 1
            i += 1
    if hands[hand + JOTUNN]:
        for way in range(JOTUNN_NORTH, JOTUNN_WEST + 1):
            step = direction(board, way)
            i = 0
            while i < n_tiles:
                cell = i64(tiles[i])
                if can_shove(board, cell, step):
                    buffer[n] = i32(way * area + cell)
                    n += 1
                i += 1
    if hands[hand + HEL]:
        i = 0
        while i < n_tiles:
            cell = i64(tiles[i])
            if top[cell] != HEL:
                buffer[n] = i32(HEL_ON * area + cell)
                n += 1
            i += 1
    out.n = n


def list_lays(board: Board, hands: vec[i64], hand: i64, out: Moves) -> None:
    """Every tile of the hand on every empty cell that takes it; kinds that may lie on the same cells share the search."""
    around = board.around
    rim = board.rim.cells
    n_rim = board.rim.n
    area = board.side * board.side
    buffer = out.buffer
    n = out.n
    searched: i64 = 0  # the kind whose cells are listed from `start` to `end`
    start = end = n
    kind: i64 = 1
    while kind < HEL:
        if hands[hand + kind]:
            i: i64 = 0
            if searched > 0 and kind != TROLL:
                further = i32((kind - searched) * area)
                i = start
                while i < end:
                    buffer[n] = buffer[i] + further
                    n += 1
                    i += 1
            else:
                barred = TOO_LONG if kind == TROLL else TOO_LONG | TROLLS
                first = (kind - 1) * area
                before = n
                while i < n_rim:
                    cell = i64(rim[i])
                    if i64(around[cell]) & barred == 0:
                        buffer[n] = i32(first + cell)
                        n += 1
                    i += 1
                if kind != TROLL:
                    searched, start, end = kind, before, n
        kind += 1
    out.n = n


TRIES: Final = 40


def pick_play(board: Board, hands: vec[i64], hand: i64, rng: Rng) -> int:
    """A uniformly random play without listing them: draw a way and a cell until one is legal; -1 if none is found."""
    rims = board.rim.n
    tiles = board.tiles.n
    area = board.side * board.side
    total: i64 = 0
    kind: i64 = 1
    while kind < HEL:
        if hands[hand + kind]:
            total += rims
        kind += 1
    dragons = tiles if hands[hand + DRAGON] else 0
    skadis = tiles if hands[hand + SKADI] else 0
    jotunns = 4 * tiles if hands[hand + JOTUNN] else 0
    hels = tiles if hands[hand + HEL] else 0
    lays = total
    total += dragons + skadis + jotunns + hels
    tries: i64 = 0
    while tries < TRIES:
        tries += 1
        k = rng.below(total)
        if k < lays:
            kind = 0
            while k >= 0:
                kind += 1
                if hands[hand + kind]:
                    k -= rims
            cell = i64(board.rim.cells[k + rims])
            if can_lay(board, kind, cell):
                return int((kind - 1) * area + cell)
            continue
        k -= lays
        if k < dragons:
            cell = i64(board.tiles.cells[k])
            if can_cover(board, cell):
                return int(DRAGON_ON * area + cell)
            continue
        k -= dragons
        if k < skadis:
            cell = i64(board.tiles.cells[k])
            if can_exchange(board, cell):
                return int(SKADI_FOR * area + cell)
            continue
        k -= skadis
        if k < jotunns:
            way = JOTUNN_NORTH + k // tiles
            cell = i64(board.tiles.cells[k % tiles])
            if can_shove(board, cell, direction(board, int(way))):
                return int(way * area + cell)
            continue
        cell = i64(board.tiles.cells[k - jotunns])
        if board.top[cell] != HEL:
            return int(HEL_ON * area + cell)
    return -1
