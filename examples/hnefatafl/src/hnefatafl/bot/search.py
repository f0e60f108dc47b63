"""Looking ahead: every move and every reply, without the branches that cannot matter."""

from __future__ import annotations

from typing import Final

from hnefatafl.bot.worth import WON, worth
from hnefatafl.rules.boards import DEFENDERS, EMPTY, KING, Board
from hnefatafl.rules.capturing import captured
from hnefatafl.rules.moving import moves_of

DEPTH: Final = 2
"""Moves that are looked ahead, one's own included."""


class Outcome:
    """What a move has changed, so that it can be taken back."""

    def __init__(self, piece: int, taken: list[tuple[int, int]], is_won: bool) -> None:
        self.piece = piece
        self.taken = taken
        self.is_won = is_won


def make(board: Board, cells: list[int], move: int) -> Outcome:
    """Play a move on the squares."""
    start, end = divmod(move, board.area)
    piece = cells[start]
    cells[start], cells[end] = EMPTY, piece
    taken = [(square, cells[square]) for square in captured(board, cells, end)]
    for square, _ in taken:
        cells[square] = EMPTY
    is_won = any(victim == KING for _, victim in taken) or (piece == KING and end in board.exits)
    return Outcome(piece, taken, is_won)


def take_back(board: Board, cells: list[int], move: int, outcome: Outcome) -> None:
    """As it was before."""
    start, end = divmod(move, board.area)
    cells[start], cells[end] = outcome.piece, EMPTY
    for square, victim in outcome.taken:
        cells[square] = victim


def value_of(board: Board, cells: list[int], seat: int, depth: int, least: int, most: int) -> int:
    """What a position is worth to the seat that is to move; exact between least and most."""
    if depth == 0:
        value = worth(board, cells, seat == DEFENDERS)
        return value if seat == DEFENDERS else -value
    best = -WON - depth
    for move in moves_of(board, cells, seat):
        best = max(best, after(board, cells, seat, move, depth, max(least, best), most))
        if best >= most:
            break
    return best


def after(board: Board, cells: list[int], seat: int, move: int, depth: int, least: int, most: int) -> int:
    """What a move is worth to the seat that makes it; to win soon is best."""
    outcome = make(board, cells, move)
    value = WON + depth if outcome.is_won else -value_of(board, cells, 1 - seat, depth - 1, -most, -least)
    take_back(board, cells, move, outcome)
    return value
