"""What games in a ledger say: how often each bot was first, how sure that is, its rating, and how long it thought."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from typing import Any, Final

import msgspec

from gladsheim.arena.bouts import Bout, Played
from gladsheim.arena.result import CONFIDENCE, mean, wilson

RATED_BY: Final = "openskill"


class Pairing(msgspec.Struct, frozen=True):
    """One bot among another's: its part of the first places with its 95 % interval, and its lead in points."""

    bot: str
    among: str
    seats: int
    games: int
    wins: float
    rate: float
    low: float
    high: float
    margin: float
    seconds: float
    """CPU seconds of a turn: all decisions until another seat is asked."""


class Rating(msgspec.Struct, frozen=True):
    """A bot's skill, and the interval in which it lies with 95 %."""

    bot: str
    skill: float
    low: float
    high: float


class Report(msgspec.Struct, frozen=True):
    """All pairings, and ratings where these can be had."""

    pairings: list[Pairing]
    ratings: list[Rating]


def report_of(games: Sequence[Played], together: bool = False) -> Report:
    """What games say; the order of their lines does not matter."""
    ordered = sorted(games, key=lambda game: game.id)
    found: dict[tuple[str, str, int], list[Played]] = {}
    for game in ordered:
        one, other = lone(game)
        found.setdefault((one, other, len(game.seated)), []).append(game)
    pairings = [pairing(one, other, seats, played, together) for (one, other, seats), played in found.items()]
    return Report(pairings, [] if together else ratings(ordered))


def lone(game: Bout | Played) -> tuple[str, str]:
    """The bot that is alone, and the others; with two seats the one that the game is named for."""
    named = game.id.partition(": ")[2].partition(" among ")
    other = named[2].rpartition(", ")[0]
    return named[0], other


def pairing(one: str, other: str, seats: int, games: list[Played], together: bool) -> Pairing:
    """One line of a report."""
    shares, margins, seconds, turns = [], [], 0.0, 0
    for game in games:
        seat = game.seated.index(one)
        shares.append(game.share_of(seat, together))
        rest = [score for place, score in enumerate(game.scores) if place != seat]
        margins.append(game.scores[seat] - mean(rest))
        for place, name in enumerate(game.seated):
            if name == one:
                seconds += game.seconds[place]
                turns += game.turns[place]
    wins = sum(shares)
    low, high = wilson(wins, len(games))
    pace = seconds / turns if turns else 0.0
    return Pairing(one, other, seats, len(games), wins, mean(shares), low, high, mean(margins), pace)


def ratings(games: Iterable[Played]) -> list[Rating]:
    """Skills by openskill's Plackett-Luce model, the best first; none where it is not installed."""
    if find_spec(RATED_BY) is None:
        return []
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills: dict[str, Any] = {}
    for game in games:
        for name in game.seated:
            skills.setdefault(name, model.rating(name=name))
        teams = [[skills[name]] for name in game.seated]
        rated = model.rate(teams, ranks=[float(place) for place in game.places])
        # A bot in several seats learns from its best and its worst alike: what it was before, moved by their mean.
        for name in set(game.seated):
            mine = [team[0] for team, seated in zip(rated, game.seated, strict=True) if seated == name]
            skills[name].mu = mean([one.mu for one in mine])
            skills[name].sigma = mean([one.sigma for one in mine])
    found = [
        Rating(name, one.mu, one.mu - CONFIDENCE * one.sigma, one.mu + CONFIDENCE * one.sigma)
        for name, one in skills.items()
    ]
    return sorted(found, key=lambda one: -one.skill)
