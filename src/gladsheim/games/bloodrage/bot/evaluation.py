"""Blood Rage's evaluation: every answer by what it leads to, cards of the draft by what they are worth."""

from __future__ import annotations

from gladsheim.games.bloodrage.bot.features import BY_HAND, NAMES, TOPICS, features_of
from gladsheim.games.bloodrage.bot.points import earned
from gladsheim.games.bloodrage.bot.reasons import why
from gladsheim.games.bloodrage.bot.turn import values
from gladsheim.games.bloodrage.rules.state import State
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Step
from gladsheim.kit.evaluation import Evaluation, asked_of
from gladsheim.words import Words


class Bloodrage(Evaluation):
    """Reads nothing that is face down: only its own cards, and what everybody has seen of the others'."""

    def names(self) -> list[str]:
        return ["score", *NAMES, *[f"{name}, by ages to come" for name in NAMES]]

    def by_hand(self) -> list[float]:
        return [1.0, *BY_HAND, *[0.0] * len(NAMES)]

    def topics(self) -> list[str]:
        return ["glory", *TOPICS, *TOPICS]

    def reason(self, topic: str, is_mine: bool) -> Words | None:
        return Words(f"bloodrage-brings-{topic}" if is_mine else f"bloodrage-denies-{topic}")

    def features(self, s: State) -> list[list[float]]:
        return features_of(s)

    def promises(self, s: State, seat: int, step: Step, moves: list[int], rng: Rng) -> list[float]:
        return values(s, seat, step, moves)

    def why(self, world: State, seat: int, move: int, rng: Rng) -> Words:
        return why(world, seat, asked_of(world, seat), move)

    def earned(self, world: State, seat: int, move: int) -> int | None:
        return earned(world, seat, asked_of(world, seat), move)
