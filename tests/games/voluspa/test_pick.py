"""Random play without listing moves, where there is hardly anything to draw from."""

from __future__ import annotations

import gladsheim
from gladsheim.kernel.play import playout, question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves

NOTHING_FITS = {"board": {"0,0": ["troll"]}, "hands": [["thor"], ["loki", "odin"]], "bag": []}
ONE_FITS = {"board": {"0,0": ["troll"]}, "hands": [["thor", "troll"], []], "bag": []}


def test_a_discard_is_picked_where_no_tile_can_be_laid() -> None:
    match = gladsheim.load("voluspa").position(NOTHING_FITS, seed=0)
    s = match.state.copy()
    assert playout(s, Rng(1), Moves()) == 3
    assert match.game.to_position(s)["hands"] == [[], []]


def test_a_tile_that_fits_nowhere_is_never_picked() -> None:
    match = gladsheim.load("voluspa").position(ONE_FITS, seed=0)
    s = match.state
    step = question(s, 0)
    assert step is not None
    texts = {step.show(s, step.pick(s, Rng(seed), Moves())) for seed in range(100)}
    assert texts == {"troll 0,1", "troll 1,0", "troll 0,-1", "troll -1,0"}


def test_a_discard_is_told_to_everybody() -> None:
    match = gladsheim.load("voluspa").position(NOTHING_FITS, seed=0)
    match.play("discard thor", 0)
    for seat in (0, 1, None):
        [event] = match.events(seat)
        assert "Thor" in gladsheim.say(event.words(), "en")
        assert "Thor" in gladsheim.say(event.words(), "de")
