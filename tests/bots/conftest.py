from __future__ import annotations

from typing import Any, Protocol

import pytest

from gladsheim.bots.outlook import let_nature_answer
from gladsheim.games import load
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, play, question, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves, State


class Midgame(Protocol):
    def __call__(self, seats: int, options: dict[str, Any], decisions: int, seed: int) -> State: ...


@pytest.fixture
def voluspa() -> Game:
    return load("voluspa")


@pytest.fixture
def midgame(voluspa: Game) -> Midgame:
    """A position of Völuspá after so many random decisions, or fewer if the game ends."""

    def at(seats: int, options: dict[str, Any], decisions: int, seed: int) -> State:
        s = voluspa.new(seats, voluspa.complete(options))
        rng = Rng(seed)
        settle(s)
        let_nature_answer(s, rng)
        for _ in range(decisions):
            for seat in asked(s):
                step = question(s, seat)
                assert step is not None
                play(s, seat, step.pick(s, rng, Moves()))
                let_nature_answer(s, rng)
        return s

    return at
