"""Which questions are asked before everybody's eyes; that they hide nothing is for the conformance suite."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

import gladsheim
from gladsheim.kernel.match import Match
from gladsheim.testing.feast import GAME as FEAST

OPEN = {
    "nidavellir": {"TakeCard", "Recruit", "LayThrud", "LayYlud", "Discard", "TradeAway", "ShowCoins", "OpenBid"},
    "bloodrage": {
        *("March", "Sacrifice", "FreeInvasion", "ExtraWarrior", "PillageAtOnce", "RaiseStat", "KeepOne", "Call"),
        *("Declare", "Save", "LeaderMoves", "KeepCards"),
    },
    "voluspa": {"ChooseLine"},
    "yggdrasil": set(),  # nobody has secrets, so nobody asks
}
BOTH = {"Upgrade"}
"""Open while no coin of the seat's lies hidden."""


def asked_in(match: Match, seed: int) -> dict[str, set[bool]]:
    """A random game: by step, whether it was asked openly."""
    rng, found = random.Random(seed), defaultdict(set)
    while not match.over:
        for seat, step in match.owed:
            found[step].add(match.openly_asked == seat)
        seat = rng.choice(match.owing)
        match.play(rng.choice(match.moves(seat)), seat)
    return found


@pytest.mark.parametrize("name", OPEN)
def test_a_step_is_asked_openly_or_behind_a_curtain(name: str) -> None:
    game = gladsheim.load(name)
    found: dict[str, set[bool]] = defaultdict(set)
    for seed in range(3):
        for step, how in asked_in(game.match(3, seed), seed).items():
            found[step] |= how
    assert {step for step, how in found.items() if True in how} - BOTH <= OPEN[name]
    assert not {step for step, how in found.items() if False in how} & OPEN[name]
    if name == "nidavellir":
        assert found["Upgrade"] == {True, False}


def test_what_several_are_asked_at_once_is_not_open() -> None:
    match = FEAST.match(2, 1)
    assert len(match.owing) > 1
    assert match.openly_asked is None
