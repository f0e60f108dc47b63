"""Luck told apart from play: what nature gave, against what it gives on average."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from gladsheim.bots.search.odds import odds_of, odds_together, result_of
from gladsheim.bots.search.weights import weights_for
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import play
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import NATURE, Chance, State
from gladsheim.kit.evaluation import judge_of
from gladsheim.review.decisions import Decision
from gladsheim.review.report import Luck
from gladsheim.words import Words

SAMPLES: Final = 24
"""So often nature is asked again."""


def luck_of(game: Game, decisions: Iterable[Decision], seed: int = 0) -> Iterator[Luck]:
    """What every answer of nature changed, judged at once and without a search."""
    for one in decisions:
        if one.is_natures:
            chance = one.state.stack[-1]
            assert isinstance(chance, Chance), "nature answers where chance is on top"
            rng = Rng(seed + one.number)
            given = odds_after(game, one.state, chance.read(one.state, one.text))
            usual = [0.0] * len(given)
            for _ in range(SAMPLES):
                other = odds_after(game, one.state, chance.sample(one.state, rng))
                usual = [sum(pair) for pair in zip(usual, other, strict=True)]
            gained = [have - all_ / SAMPLES for have, all_ in zip(given, usual, strict=True)]
            yield Luck(one.number, gained, told_by(one))


def told_by(one: Decision) -> Words | None:
    """What nature's answer was, as everybody may read it when the game is over."""
    s = one.state.copy()
    s.log = []
    chance = s.stack[-1]
    assert isinstance(chance, Chance), "nature answers where chance is on top"
    play(s, NATURE, chance.read(s, one.text))
    return next((told.event.words() for told in s.log or []), None)


def odds_after(game: Game, s: State, move: int) -> list[float]:
    """By seat, the odds when nature has answered so."""
    after = s.copy()
    play(after, NATURE, move)
    return odds_now(game, after)


def odds_now(game: Game, s: State) -> list[float]:
    """By seat, the odds as the position stands."""
    judge = judge_of(game)
    weights = weights_for(game, judge, s)
    if not s.stack:
        return result_of(game, s, weights.scale)
    points = judge.points(s, weights.values)
    return odds_together(points) if game.is_cooperative else odds_of(points, weights.scale)
