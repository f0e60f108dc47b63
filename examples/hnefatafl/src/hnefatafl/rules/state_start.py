"""The state before anybody is asked, written from fields.py by `make fields`."""

from __future__ import annotations

from hnefatafl.rules.boards import ATTACKERS, BOARDS, position_text
from hnefatafl.rules.state_fields import State


def start(seats: int, board: str) -> State:
    """Every field as it begins."""
    cells = BOARDS[board].start.copy()
    return State(
        seats=seats,
        stack=[],
        answers=[],
        board=board,
        cells=cells,
        past=[position_text(cells, ATTACKERS)],
        winner=None,
    )
