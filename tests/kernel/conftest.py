"""The small game, and games of it at known places."""

from __future__ import annotations

import pytest

from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.testing.feast import GAME


@pytest.fixture
def feast() -> Game:
    return GAME


@pytest.fixture
def drafting() -> Match:
    """Two guests, each asked to take a dish."""
    return GAME.match(seats=2, seed=4)


@pytest.fixture
def rising() -> Match:
    """Three guests before the second course; seats 1 and 2 may rise, the next cask is mead and only seat 1 knows."""
    return GAME.position(
        {
            "seats": 3,
            "served": [["boar"], ["bread"], ["salmon"]],
            "steward": 1,
            "top": ["mead", "sour"],
            "top_seen": [[1], [1]],
            "joy": 4,
            "course": 2,
            "speaker": 0,
        },
        seed=1,
    )
