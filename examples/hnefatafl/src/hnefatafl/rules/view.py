"""What a player of Hnefatafl sees: all of it."""

from __future__ import annotations

from gladsheim.kernel.view import View
from hnefatafl.rules.boards import EMPTY, PIECES, seat_of
from hnefatafl.rules.state import State, board_of


class HnefataflView(View, frozen=True):
    """Squares go row by row from a1; an empty one is an empty text."""

    board: str
    side: int
    cells: list[str]
    throne: int
    exits: list[int]
    lost: list[int]  # pieces, by seat
    quiet: int  # moves since the last capture
    repeats: int  # how often this position has been there since then
    winner: int | None


def view_of(s: State) -> HnefataflView:
    """The same for everybody."""
    board = board_of(s)
    start = pieces_by_seat(board.start)
    left = pieces_by_seat(s.cells)
    return HnefataflView(
        board=s.board,
        side=board.side,
        cells=[PIECES[piece] for piece in s.cells],
        throne=board.throne,
        exits=sorted(board.exits),
        lost=[before - now for before, now in zip(start, left, strict=True)],
        quiet=len(s.past) - 1,
        repeats=s.past.count(s.past[-1]),
        winner=s.winner,
    )


def pieces_by_seat(cells: list[int]) -> list[int]:
    """How many each seat has, the king included."""
    owners = [seat_of(piece) for piece in cells if piece != EMPTY]
    return [owners.count(0), owners.count(1)]
