"""How games between bots ended, and how sure that makes us who is better."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

import msgspec

CONFIDENCE: Final = 1.959963984540054
"""The quantile of the normal distribution behind an interval of 95 %."""


class Result(msgspec.Struct, frozen=True):
    """One game. Scores and places go by seat; `seat_of` says where each bot sat, in the order the bots were named."""

    scores: list[int]
    places: list[int]
    seat_of: list[int]
    decisions: int
    seed: int
    together: bool = False

    def win_of(self, bot: int) -> float:
        """1 for the first place, and the fair part of it if rivals share it; who wins together has won."""
        if self.places[self.seat_of[bot]] != 1:
            return 0.0
        return 1.0 if self.together else 1 / self.places.count(1)


class SeatStanding(msgspec.Struct, frozen=True):
    """How a bot did in one seat."""

    seat: int
    games: int
    win_rate: float
    mean_score: float


class Standing(msgspec.Struct, frozen=True):
    """How a bot did over all; `low` and `high` are the 95 % interval of its win rate."""

    bot: str
    games: int
    mean_score: float
    wins: float
    win_rate: float
    low: float
    high: float
    seats: list[SeatStanding]


class Summary(msgspec.Struct, frozen=True):
    """A series of games; the bots stand in the order in which they were named."""

    games: int
    decisions: int
    bots: list[Standing]


def summary(results: Iterable[Result], bots: Sequence[str]) -> Summary:
    """What a series of games says about the bots that played it."""
    played = list(results)
    standings = [standing(played, bot, name) for bot, name in enumerate(bots)]
    return Summary(len(played), sum(result.decisions for result in played), standings)


def standing(played: list[Result], bot: int, name: str) -> Standing:
    """One bot's part in a series."""
    wins = sum(result.win_of(bot) for result in played)
    low, high = wilson(wins, len(played))
    seats = sorted({result.seat_of[bot] for result in played})
    return Standing(
        bot=name,
        games=len(played),
        mean_score=mean([result.scores[result.seat_of[bot]] for result in played]),
        wins=wins,
        win_rate=mean([result.win_of(bot) for result in played]),
        low=low,
        high=high,
        seats=[seat_standing([one for one in played if one.seat_of[bot] == seat], bot, seat) for seat in seats],
    )


def seat_standing(played: list[Result], bot: int, seat: int) -> SeatStanding:
    """One bot's part in the games that it played in one seat."""
    wins = mean([result.win_of(bot) for result in played])
    return SeatStanding(seat, len(played), wins, mean([result.scores[seat] for result in played]))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate: sound for few games, and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = CONFIDENCE**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = CONFIDENCE * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean(numbers: Sequence[float]) -> float:
    """Their mean; 0 if there are none."""
    return sum(numbers) / len(numbers) if numbers else 0.0
