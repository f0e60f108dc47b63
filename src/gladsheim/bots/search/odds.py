"""Points as odds: how likely each seat wins, if that is what points say."""

from __future__ import annotations

from math import exp
from typing import Final

from gladsheim.bots.search.settings import WIN
from gladsheim.kernel.game import Game
from gladsheim.kernel.step import State

FARTHEST: Final = 30.0


def odds_of(points: list[float], scale: float) -> list[float]:
    """By seat, its share: a lead of `scale` points makes it e times as likely to win as another. All add up to one."""
    most = max(points)
    found: list[float] = []
    whole = 0.0
    for one in points:
        lead = (one - most) / scale
        share = exp(max(-FARTHEST, lead))
        found.append(share)
        whole += share
    for i in range(len(found)):
        found[i] /= whole
    return found


def odds_together(points: list[float]) -> list[float]:
    """Where all win or lose together points are logits."""
    logit = points[0]
    if logit > FARTHEST:
        logit = FARTHEST
    elif logit < -FARTHEST:
        logit = -FARTHEST
    return [1.0 / (1.0 + exp(-logit))] * len(points)


def result_of(game: Game, s: State, scale: float, win: float = WIN) -> list[float]:
    """What a finished game is worth to each seat: partly by points, so that a lead is held and a loss is small."""
    places = game.ranking(s)
    if game.is_cooperative:
        return [1.0 if place == 1 else 0.0 for place in places]
    scores = [float(score) for score in game.scores(s)]
    found = odds_of(scores, scale)
    if max(scores) <= 1.0:
        win = 1.0  # there are no points, only who has won
    firsts = 0
    for place in places:
        if place == 1:
            firsts += 1
    for seat in range(len(found)):
        found[seat] *= 1.0 - win
        if places[seat] == 1:
            found[seat] += win / firsts
    return found
