"""A state, and the board that it is played on."""

from __future__ import annotations

from hnefatafl.rules.boards import BOARDS, Board
from hnefatafl.rules.state_fields import State as State


def board_of(s: State) -> Board:
    """The board that is played on."""
    return BOARDS[s.board]
