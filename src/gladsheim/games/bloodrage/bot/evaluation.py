"""Blood Rage's evaluation: every answer by what it leads to, cards of the draft by what they are worth."""

from __future__ import annotations

from gladsheim.games.bloodrage.bot.points import earned
from gladsheim.games.bloodrage.bot.reasons import why
from gladsheim.games.bloodrage.bot.turn import best, weighed
from gladsheim.games.bloodrage.rules.state import State
from gladsheim.kernel.play import question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Step
from gladsheim.kit.evaluation import Evaluation
from gladsheim.words import Words


class Bloodrage(Evaluation):
    """Reads nothing that is face down: only its own cards, and what everybody has seen of the others'."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        return best(weighed(world, seat, asked_of(world, seat))).move

    def why(self, world: State, seat: int, move: int, rng: Rng) -> Words:
        return why(world, seat, asked_of(world, seat), move)

    def earned(self, world: State, seat: int, move: int) -> int | None:
        return earned(world, seat, asked_of(world, seat), move)


def asked_of(s: State, seat: int) -> Step:
    """The question put to a seat."""
    step = question(s, seat)
    assert step is not None, "only a seat that is asked has moves to weigh"
    return step
