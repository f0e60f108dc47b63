"""The state before anybody is asked, written from fields.py by `make fields`."""

from __future__ import annotations

from gladsheim.testing.feast.state import CASK_COPIES, DISH_COPIES, DISHES, NOBODY
from gladsheim.testing.feast.state_fields import State


def start(seats: int, fenrir: bool, goal: int) -> State:
    """Every field as it begins."""
    return State(
        seats=seats,
        stack=[],
        answers=[],
        fenrir=fenrir,
        goal=goal,
        larder=list(DISH_COPIES),
        packets=[[] for _ in range(seats)],
        passed=0,
        served=[0] * (seats * len(DISHES)),
        scraps=[0] * len(DISHES),
        steward=NOBODY,
        top=[],
        top_seen=[],
        middle=list(CASK_COPIES),
        bottom=[],
        bottom_seen=[],
        poured=[],
        speaker=NOBODY,
        soothed=False,
        joy=0,
    )
