"""What Gladsheim brings for every game works for one of another distribution: levels, hints, reviews."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.bots import LEVELS, Thinker, bot
from gladsheim.kernel.play import legal, question
from gladsheim.kernel.replay import parse
from gladsheim.kernel.rng import Rng
from gladsheim.manifest import manifests
from gladsheim.review import review
from gladsheim.testing.promises import check_words
from hnefatafl.rules.game import GAME
from positions import on

ATTACKERS, DEFENDERS = 0, 1
FEW = 40
"""Iterations: how strong a level is depends on them, whether it works does not."""

ONE_FROM_THE_CORNER = {"king": "c1", "attackers": "f6 g3", "defenders": "e4"}


def world_of(turn: str, **pieces: str) -> Any:
    """A position as the side whose turn it is may imagine it."""
    return on("brandubh", turn, **pieces).imagine(["attackers", "defenders"].index(turn), 1)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_finds_the_way_into_the_corner(level: str) -> None:
    world = world_of("defenders", **ONE_FROM_THE_CORNER)
    step = question(world, DEFENDERS)
    assert step is not None
    move = Thinker(level, FEW).choose(GAME, world, DEFENDERS, Rng(3))
    assert move in legal(world, DEFENDERS)
    if level != LEVELS[0]:  # which may overlook it
        assert step.show(world, move) in ("c1-a1", "c1-g1")


def test_a_stronger_level_thinks_longer() -> None:
    world = world_of("defenders", **ONE_FROM_THE_CORNER)
    thinkers = [bot(level) for level in LEVELS]
    allotted = [one.allotted(GAME, world) for one in thinkers if isinstance(one, Thinker)]
    assert len(allotted) == len(LEVELS)
    assert allotted == sorted(set(allotted))


def test_a_hint_names_the_best_moves_with_odds_and_says_why() -> None:
    world = world_of("defenders", **ONE_FROM_THE_CORNER)
    step = question(world, DEFENDERS)
    assert step is not None
    hint = Thinker("hard", FEW).hint(GAME, world, DEFENDERS, Rng(3))
    assert hint.move in ("c1-a1", "c1-g1")
    assert all(step.read(world, one.move) in legal(world, DEFENDERS) for one in hint.options)
    assert all(one.odds is not None and 0 <= one.odds <= 1 for one in hint.options)
    check_words(hint.words)
    if hint.beside is not None:
        check_words(hint.beside)


def test_a_review_finds_the_move_that_lost_the_game() -> None:
    assert manifests()["hnefatafl"].rules, "a review finds its game by the name in the record"
    match = on("brandubh", "attackers", king="c1", attackers="b3 g3", defenders="e4")
    match.play("g3-g4", ATTACKERS)  # instead of standing in the way
    match.play("c1-a1", DEFENDERS)
    assert match.over
    found = review(parse(match.record()), GAME, FEW, 3)
    assert [(one.seat, one.move) for one in found.judged] == [(ATTACKERS, "g3-g4"), (DEFENDERS, "c1-a1")]
    careless, winning = found.judged
    assert winning.lost == 0
    assert winning.best[0].odds >= max(one.odds for one in winning.best)
    assert careless.standing[DEFENDERS] > 0
    assert found.curve[-1].odds == [0.0, 1.0]
    assert found.strokes == []
    assert [one.luck for one in found.players] == [0.0, 0.0], "nothing is left to chance"
