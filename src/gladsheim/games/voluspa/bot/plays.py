"""What a play promises: its points, judged on the table itself, which is left as it was."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from gladsheim.games.voluspa.rules.laying import begins_line
from gladsheim.games.voluspa.rules.plays import DRAGON_ON, SKADI_FOR, WAYS, tile_of
from gladsheim.games.voluspa.rules.scoring import line_points, touching
from gladsheim.games.voluspa.rules.state import State
from gladsheim.games.voluspa.rules.tiles import DRAGON, HEL, SERPENT, SKADI
from gladsheim.games.voluspa.rules.turn import ChooseLine
from gladsheim.kernel.play import play

KEPT: Final = [0.0, 4.0, 3.2, 3.4, 2.9, 3.1, 2.4, 2.6, 1.0, 3.0, 3.0, 3.0, 2.5]
"""By kind: what a tile in hand is worth in points; found by regression on games of the bot with itself."""


def promise_of(s: State, seat: int, move: int) -> float:
    """The points of a play, less what the tile is worth that it spends; a discard brings none."""
    board = s.board
    area = board.side * board.side
    way = i64(move) >> (2 * board.bits)
    if way >= WAYS:
        return -KEPT[move - int(WAYS * area) + 1]
    cell = i64(move) & (area - 1)
    kind = int(tile_of(way))
    if kind == HEL:
        return float(touching(board, cell)) - KEPT[HEL]
    if way < DRAGON_ON and kind != SERPENT:
        return float(laid(s, cell, kind)) - KEPT[kind]
    if way == DRAGON_ON:
        return float(covered(s, cell, DRAGON)) - KEPT[DRAGON]
    if way == SKADI_FOR:
        taken = int(board.top[cell])
        return float(covered(s, cell, SKADI)) - KEPT[SKADI] + KEPT[taken]
    return float(tried(s, seat, move)) - KEPT[kind]


def laid(s: State, cell: i64, kind: i64) -> i64:
    """The points of a tile on an empty cell."""
    board = s.board
    board.top[cell] = u8(kind)
    board.spread(cell, kind, 1)
    points = both_lines(s, cell)
    if points == 0 and begins_line(board, cell):
        points = 1
    board.spread(cell, kind, -1)
    board.top[cell] = u8(0)
    return points


def covered(s: State, cell: i64, kind: i64) -> i64:
    """The points of a tile that takes the place of another."""
    board = s.board
    before = i64(board.top[cell])
    board.spread(cell, before, -1)
    board.top[cell] = u8(kind)
    points = both_lines(s, cell)
    board.top[cell] = u8(before)
    board.spread(cell, before, 1)
    return points


def both_lines(s: State, cell: i64) -> i64:
    """What the tile on a cell earns in its row and its column."""
    board = s.board
    row = line_points(board, cell, 1, s.valkyries_hold)
    return row + line_points(board, cell, board.side, s.valkyries_hold)


def tried(s: State, seat: int, move: int) -> int:
    """The points of a play that is tried on a copy; a Serpent takes the better line."""
    after = s.copy()
    play(after, seat, move)
    points = int(after.scores[seat]) - int(s.scores[seat])
    if after.stack:
        frame = after.stack[-1]
        if isinstance(frame, ChooseLine):
            points += max(frame.points(after, 0), frame.points(after, 1))
    return points
