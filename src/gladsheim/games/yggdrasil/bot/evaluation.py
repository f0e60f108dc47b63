"""Yggdrasil's evaluation: every answer by what it leads to for the whole group."""

from __future__ import annotations

from gladsheim.games.yggdrasil.bot.reasons import why
from gladsheim.games.yggdrasil.bot.turn import chosen
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.kernel.play import question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Step
from gladsheim.kit.evaluation import Evaluation
from gladsheim.words import Words


class Yggdrasil(Evaluation):
    """All play as one: nothing is hidden, so every seat would choose the same for any god."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        return chosen(world, asked_of(world, seat))

    def why(self, world: State, seat: int, move: int, rng: Rng) -> Words:
        return why(world, asked_of(world, seat), move)

    def earned(self, world: State, seat: int, move: int) -> int | None:
        """There are no points, only a game that is won or lost."""
        return None


def asked_of(s: State, seat: int) -> Step:
    """The question put to a seat."""
    step = question(s, seat)
    assert step is not None, "only a seat that is asked has moves to weigh"
    return step
