"""Positions for tests, written as one sees them."""

from __future__ import annotations

from gladsheim import Match
from hnefatafl.rules.game import GAME
from hnefatafl.rules.view import HnefataflView

EMPTY_ROW = {"brandubh": ".......", "tablut": "........."}


def position(board: str, turn: str, *rows: str) -> Match:
    """A match that goes on from these rows, from the top down."""
    return GAME.position({"options": {"board": board}, "rows": list(rows), "turn": turn})


def on(board: str, turn: str, **pieces: str) -> Match:
    """The same from squares, as in `king="d4", attackers="a1 b2"`."""
    side = len(EMPTY_ROW[board])
    rows = [list(EMPTY_ROW[board]) for _ in range(side)]
    for kind, squares in pieces.items():
        for square in squares.split():
            rows[side - int(square[1:])][ord(square[0]) - ord("a")] = kind[0]
    return position(board, turn, *("".join(row) for row in rows))


def piece_on(match: Match, square: str) -> str:
    """What stands on a square."""
    view = match.view()
    assert isinstance(view, HnefataflView)
    return view.cells[(int(square[1:]) - 1) * view.side + ord(square[0]) - ord("a")]
