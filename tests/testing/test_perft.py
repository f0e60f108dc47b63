"""Counting the ways a game can go on, with seats that answer together and seats of which the first decides."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

from gladsheim.testing import conformance, perft
from gladsheim.testing.feast import GAME

COURSE = {"seats": 3, "served": [["boar"], ["bread"], []], "top": ["sour"], "speaker": 0, "course": 4}


def test_seats_asked_together_answer_in_their_order() -> None:
    match = GAME.match(seats=2, seed=4)
    first, second = len(match.moves(0)), len(match.moves(1))
    assert perft.perft(GAME, match.state, 1) == first
    assert perft.perft(GAME, match.state, 2) == first * second
    assert list(perft.divide(GAME, match.state, 2).values()) == [second] * first


def test_where_the_first_answer_settles_it_anybody_may_give_it() -> None:
    s = GAME.from_position(COURSE)
    assert list(perft.divide(GAME, s, 1)) == [
        "1 to odin",
        "1 to thor",
        "1 to freya",
        "2 to odin",
        "2 to thor",
        "2 to freya",
    ]


def test_a_feast_has_as_many_ways_to_go_on_as_ever() -> None:
    s = GAME.from_position(COURSE)
    assert [perft.perft(GAME, s, depth) for depth in range(7)] == [1, 6, 8, 14, 15, 15, 15]
    new = GAME.new(2, {"fenrir": True, "goal": 6})
    assert [perft.perft(GAME, new, depth) for depth in range(6)] == [1, 4, 16, 64, 256, 1023]


@pytest.mark.parametrize("module", [conformance, perft])
def test_the_examples_in_the_docstrings_run(module: Any) -> None:
    assert doctest.testmod(module).failed == 0
