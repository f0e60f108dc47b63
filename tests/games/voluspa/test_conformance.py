"""Völuspá keeps its promises to the kernel, for every number of seats and every set of options."""

from __future__ import annotations

from os import environ

import pytest

from gladsheim.games.voluspa.rules.game import GAME
from gladsheim.games.voluspa.rules.state import State
from gladsheim.games.voluspa.rules.tiles import HEL, KINDS, NAMES, hels_each, stock
from gladsheim.kernel.view import Options
from gladsheim.testing import conformance

EFFORT = int(environ.get("GLADSHEIM_EFFORT", "1"))


def tiles(s: State) -> dict[str, int]:
    """Every tile of the game, wherever it is."""
    counts = [int(s.bag[kind]) + int(s.removed[kind]) for kind in range(KINDS)]
    for seat in range(s.seats):
        for kind in range(KINDS):
            counts[kind] += int(s.hands[seat * KINDS + kind])
    for _, _, top, below in s.board.stacks():
        for kind in (top, below & 15, below >> 4):
            counts[kind] += 1
    return {NAMES[kind]: counts[kind] for kind in range(1, KINDS)}


@pytest.mark.parametrize(("seats", "options"), conformance.setups(GAME))
def test_voluspa_keeps_every_promise(seats: int, options: Options) -> None:
    conformance.check(GAME, seats, options, games=EFFORT, seed=100 * seats, conserved=tiles)


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_tiles_are_there_from_the_start(seats: int) -> None:
    for edda in (False, True):
        s = GAME.new(seats, {"edda": edda, "valkyries_hold": False})
        expected = {NAMES[kind]: n for kind, n in enumerate(stock(edda)) if kind}
        expected[NAMES[HEL]] = seats * hels_each(seats) if edda else 0
        assert tiles(s) == expected
        assert sum(expected.values()) - expected[NAMES[HEL]] == (80 if edda else 60)
