"""What Hermod's follow-up may be: a tile that comes to lie in his line (R39 to R41)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gladsheim.games.voluspa.rules.board import Board, end_of_line
from gladsheim.games.voluspa.rules.plays import DRAGON_ON, HEL_ON, SKADI_FOR, direction
from gladsheim.games.voluspa.rules.scoring import in_same_line
from gladsheim.games.voluspa.rules.tiles import EMPTY, HEL

NOWHERE: Final[i64] = -1


def follows(board: Board, move: i64, hermod: i64) -> bool:
    """Whether a legal play may follow a Hermod that lies on this cell."""
    area = board.side * board.side
    way = move >> (2 * board.bits)
    cell = move & (area - 1)
    if way == HEL_ON:
        return is_beside(board, cell, hermod)
    if way == DRAGON_ON or way == SKADI_FOR:
        return cell != hermod and is_joined(board, cell, hermod, NOWHERE)
    if way < DRAGON_ON:
        return is_joined(board, cell, hermod, NOWHERE)
    landing = end_of_line(board.top, cell, direction(board, int(way)))
    return cell == hermod or is_joined(board, cell, hermod, landing)


def is_beside(board: Board, cell: i64, other: i64) -> bool:
    """Orthogonally adjacent."""
    away = cell - other
    return away == 1 or away == -1 or away == board.side or away == -board.side


def is_joined(board: Board, cell: i64, other: i64, landing: i64) -> bool:
    """Whether one contiguous line holds both cells once a tile lies on `cell` and perhaps on `landing`."""
    if in_same_line(board, cell, other, 1):
        step: i64 = 1
    elif in_same_line(board, cell, other, board.side):
        step = board.side
    else:
        return False
    at = min(cell, other) + step
    end = max(cell, other)
    while at < end and (at == landing or EMPTY < board.top[at] < HEL):
        at += step
    return at >= end
