"""Yggdrasil's evaluation: every answer by what it leads to for the whole group."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.bot.features import BY_HAND, NAMES, TOPICS, features_of
from gladsheim.games.yggdrasil.bot.forecast import Forecast
from gladsheim.games.yggdrasil.bot.reasons import why
from gladsheim.games.yggdrasil.bot.turn import SMALL, chosen, weigh
from gladsheim.games.yggdrasil.rules.rounds import Move, ProposeNext, ProposeOrder
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.worlds.act import Act
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Step
from gladsheim.kit.evaluation import Evaluation, asked_of
from gladsheim.words import Words

RULE: Final = 6.0
"""By so much the answer of a rule is better than others."""


class Yggdrasil(Evaluation):
    """All play as one: nothing is hidden, so every seat would choose the same for any god."""

    def names(self) -> list[str]:
        return NAMES

    def by_hand(self) -> list[float]:
        return BY_HAND

    def topics(self) -> list[str]:
        return TOPICS

    def reason(self, topic: str, is_mine: bool) -> Words | None:
        return Words(f"yggdrasil-brings-{topic}") if is_mine else None

    def variant(self, s: State) -> str:
        if s.saga.is_campaign:
            return "saga"
        return "hard" if s.hard else ""

    def features(self, s: State) -> list[list[float]]:
        """One row for all: what is good for one is good for everybody."""
        row = features_of(s)
        return [row] * s.seats

    def promises(self, s: State, seat: int, step: Step, moves: list[int], rng: Rng) -> list[float]:
        """Small questions have a rule, and its answer promises more than any other."""
        if isinstance(step, SMALL):
            best = chosen(s, step)
            return [RULE if move == best else 0.0 for move in moves]
        forecast = Forecast(s)
        return [weigh(s, step, move, forecast).value for move in moves]

    def is_weighty(self, step: Step) -> bool:
        """Who goes when, where to, and what to do there."""
        return isinstance(step, (Act, Move, ProposeOrder, ProposeNext))

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        return chosen(world, asked_of(world, seat))

    def why(self, world: State, seat: int, move: int, rng: Rng) -> Words:
        return why(world, asked_of(world, seat), move)

    def earned(self, world: State, seat: int, move: int) -> int | None:
        """There are no points, only a game that is won or lost."""
        return None
