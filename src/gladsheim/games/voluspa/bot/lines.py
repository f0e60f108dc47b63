"""What lies open: the most that a seat's plain tiles could score at once, by rank alone."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gladsheim.games.voluspa.rules.board import LOKIS, TOO_LONG, TROLLS, Board
from gladsheim.games.voluspa.rules.scoring import VALUES
from gladsheim.games.voluspa.rules.state import State
from gladsheim.games.voluspa.rules.tiles import EMPTY, FENRIR, HEL, KINDS, LOKI, TROLL, VALKYRIE

RANKS: Final[i64] = 9
"""Tiles have values from 0 to 8."""


def best_lines(s: State) -> list[float]:
    """By seat, the points of the best cell for the highest tile that it holds; powers that move tiles do not count."""
    open_to = best_by_rank(s.board)
    found: list[float] = []
    for seat in range(s.seats):
        best: i64 = 0
        kind: i64 = 1
        while kind < HEL:
            if s.hands[seat * KINDS + kind] > 0 and kind != VALKYRIE:
                points = open_to[RANKS + VALUES[kind]] if kind == TROLL else open_to[VALUES[kind]]
                if points > best:
                    best = points
            kind += 1
        found.append(float(best))
    return found


def best_by_rank(board: Board) -> vec[i64]:
    """By value, what a tile of it could score at once; Trolls, who may lie beside Trolls, apart."""
    found = vec[i64]([0] * 18)
    listed = board.rim.listed
    n = board.rim.n
    side = board.side
    around = board.around
    i: i64 = 0
    while i < n:
        cell = i64(listed[i])
        i += 1
        flags = i64(around[cell])
        if flags & TOO_LONG or flags & LOKIS:
            continue
        across = line_through(board, cell, 1)
        upright = line_through(board, cell, side)
        first: i64 = RANKS if flags & TROLLS else 0
        raise_to(found, across, upright, RANKS)
        if first == 0:
            raise_to(found, across, upright, 0)
    return found


def raise_to(found: vec[i64], across: i64, upright: i64, first: i64) -> None:
    """Note what a cell offers to each value: lengths of the lines whose highest tile is lower."""
    value: i64 = 1
    while value < RANKS:
        points: i64 = 0
        if across and (across & 15) < value:
            points += across >> 4
        if upright and (upright & 15) < value:
            points += upright >> 4
        if points > found[first + value]:
            found[first + value] = points
        value += 1


def line_through(board: Board, cell: i64, step: i64) -> i64:
    """The line that a tile on an empty cell would join: length in the high bits, highest value in the low four."""
    top = board.top
    around = board.around
    length: i64 = 1
    best: i64 = 0
    fenrirs: i64 = 0
    direction = -step
    while True:
        at = cell + direction
        while EMPTY < top[at] < HEL:
            length += 1
            kind = i64(top[at])
            if kind == LOKI or i64(around[at]) & LOKIS == 0:
                if kind == FENRIR:
                    fenrirs += 4
                elif VALUES[kind] > best:
                    best = VALUES[kind]
            at += direction
        if direction == step:
            break
        direction = step
    if length == 1:
        return 0
    if fenrirs > best:
        best = fenrirs
    if best > 15:
        best = 15
    return (length << 4) | best
