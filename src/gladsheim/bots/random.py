"""The bot that everybody should beat."""

from __future__ import annotations

from gladsheim.bots.base import Bot
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves, State


class Random(Bot):
    """Any legal move, each as likely."""

    def __init__(self) -> None:
        self.out = Moves()

    def choose(self, game: Game, world: State, seat: int, rng: Rng) -> int:
        step = question(world, seat)
        assert step is not None, "only a seat that is asked can choose"
        return step.pick(world, rng, self.out)
