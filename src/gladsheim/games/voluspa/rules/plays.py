"""How a tile can be played, numbered: every play of every kind on every cell, and the rules that bar it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from gladsheim.games.voluspa.rules.board import TOO_LONG, TROLLS, Board, end_of_line
from gladsheim.games.voluspa.rules.cells import DE_BRUIJN, PLACE, WORD32
from gladsheim.games.voluspa.rules.tiles import DRAGON, EMPTY, HEL, HERMOD, JOTUNN, KINDS, SKADI, TROLL
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
    """Every play of every tile in the hand that begins at `hands[hand]`, ascending.

    The loops repeat what `can_cover` and `can_exchange` say: a call for every tile costs a twentieth of the speed.
    Conformance notices if the two differ, because `pick_play` goes by the functions.
    """
    top = board.top
    around = board.around
    n_tiles = board.tiles.n
    area = board.side * board.side
    out.room(board.rim.n * KINDS + n_tiles * (WAYS - DRAGON_ON))
    list_lays(board, hands, hand, out)
    buffer = out.buffer
    n = out.n
    i: i64 = 0
    if not (hands[hand + DRAGON] or hands[hand + SKADI] or hands[hand + JOTUNN] or hands[hand + HEL]):
        return
    out.scratch = board.tiles.write(out.scratch)
    tiles = out.scratch
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
    """Every tile of the hand on every empty cell that takes it; all kinds but Trolls may lie on the same cells."""
    area = board.side * board.side
    buffer = out.buffer
    searched: i64 = 0  # the kind whose cells are listed from `start` to `end`
    start = end = out.n
    kind: i64 = 1
    while kind < HEL:
        if hands[hand + kind] == 0:
            pass
        elif kind == TROLL:
            list_open(board, TOO_LONG, (kind - 1) * area, out)
        elif searched == 0:
            searched, start = kind, out.n
            list_open(board, TOO_LONG | TROLLS, (kind - 1) * area, out)
            end = out.n
        else:
            further = i32((kind - searched) * area)
            n = out.n
            i = start
            while i < end:
                buffer[n] = buffer[i] + further
                n += 1
                i += 1
            out.n = n
        kind += 1


def list_open(board: Board, barred: i64, first: i64, out: Moves) -> None:
    """The cells of the rim that nothing bars, ascending, as moves that begin at a number."""
    around = board.around
    bits = board.rim.bits
    high = board.rim.high
    place = PLACE
    buffer = out.buffer
    n = out.n
    at = board.rim.low
    while at <= high:
        word = bits[at]
        while word:
            lowest = word & -word
            cell = (at << 5) + place[((lowest * DE_BRUIJN) & WORD32) >> 27]
            if i64(around[cell]) & barred == 0:
                buffer[n] = i32(first + cell)
                n += 1
            word ^= lowest
        at += 1
    out.n = n


TRIES: Final[i64] = 40


def pick_play(board: Board, hands: vec[i64], hand: i64, rng: Rng) -> int:
    """A uniformly random play without listing them: draw a way and a cell until one is legal; -1 if none is found."""
    area = board.side * board.side
    rim = board.rim.n
    tiles = board.tiles.n
    lays: i64 = 0
    kind: i64 = 1
    while kind < HEL:
        if hands[hand + kind]:
            lays += rim
        kind += 1
    dragons = lays + (tiles if hands[hand + DRAGON] else 0)
    skadis = dragons + (tiles if hands[hand + SKADI] else 0)
    jotunns = skadis + (4 * tiles if hands[hand + JOTUNN] else 0)
    hels = jotunns + (tiles if hands[hand + HEL] else 0)
    tries: i64 = 0
    while tries < TRIES:
        tries += 1
        k = rng.below(hels)
        if k < lays:
            kind = 0
            while k >= 0:
                kind += 1
                if hands[hand + kind]:
                    k -= rim
            cell = i64(board.rim.listed[k + rim])
            if can_lay(board, kind, cell):
                return int((kind - 1) * area + cell)
        elif k < dragons:
            cell = i64(board.tiles.listed[k - lays])
            if can_cover(board, cell):
                return int(DRAGON_ON * area + cell)
        elif k < skadis:
            cell = i64(board.tiles.listed[k - dragons])
            if can_exchange(board, cell):
                return int(SKADI_FOR * area + cell)
        elif k < jotunns:
            k -= skadis
            way = JOTUNN_NORTH
            while k >= tiles:
                k -= tiles
                way += 1
            cell = i64(board.tiles.listed[k])
            if can_shove(board, cell, direction(board, way)):
                return int(way * area + cell)
        else:
            cell = i64(board.tiles.listed[k - jotunns])
            if board.top[cell] != HEL:
                return int(HEL_ON * area + cell)
    return -1
