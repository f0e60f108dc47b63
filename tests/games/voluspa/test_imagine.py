"""On small positions, imagined worlds come as often as brute force over all arrangements says."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from os import environ
from typing import Any

import pytest

from gladsheim.games.voluspa.rules.game import GAME
from gladsheim.games.voluspa.rules.seen import names
from gladsheim.games.voluspa.rules.state import State
from gladsheim.games.voluspa.rules.tiles import HEL, KINDS, NAMES
from gladsheim.kernel.rng import Rng

EFFORT = int(environ.get("GLADSHEIM_EFFORT", "1"))
WORLDS = 4000 * EFFORT

World = tuple[tuple[str, ...], ...]
"""The other hands and the stock, each in the order of kinds."""

TWO = {
    "seats": 2,
    "board": {"0,0": ["odin"]},
    "hands": [["thor", "loki"], ["troll", "odin", "odin"]],
    "bag": ["dragon", "dragon", "loki"],
}
THREE = {
    "seats": 3,
    "board": {"0,0": ["odin"]},
    "hands": [["thor"], ["skadi", "loki"], ["loki", "troll"]],
    "bag": ["loki", "fenrir"],
}
KNOWN = {**THREE, "known": [[], ["skadi"], []]}
SAGA = {
    "seats": 2,
    "options": {"edda": True},
    "board": {"0,0": ["odin"]},
    "hands": [["thor", "hel"], ["troll", "hermod", "hel", "hel"]],
    "bag": ["serpent", "hermod"],
}
EMPTY_STOCK = {**TWO, "bag": []}


def order(tiles: list[str]) -> tuple[str, ...]:
    return tuple(sorted(tiles, key=NAMES.index))


def brute_force(position: dict[str, Any], seat: int) -> dict[World, float]:
    """Every way to lay out the unseen tiles, one by one and each as likely."""
    hands: list[list[str]] = [list(hand) for hand in position["hands"]]
    known: list[list[str]] = [list(tiles) for tiles in position.get("known", [[] for _ in hands])]
    fixed = [known[other] + [tile for tile in hand if tile == "hel"] for other, hand in enumerate(hands)]
    sizes = [0 if other == seat else len(hand) - len(fixed[other]) for other, hand in enumerate(hands)]
    pool = list(position["bag"])
    for other, hand in enumerate(hands):
        if other != seat:
            loose = list(hand)
            for tile in fixed[other]:
                loose.remove(tile)
            pool += loose
    counts: Counter[World] = Counter()
    for arrangement in permutations(pool):
        rest = list(arrangement)
        world = []
        for other, size in enumerate(sizes):
            if other != seat:
                world.append(order(fixed[other] + rest[:size]))
                rest = rest[size:]
        counts[(*world, order(rest))] += 1
    return {world: n / counts.total() for world, n in counts.items()}


def world_of(s: State, seat: int) -> World:
    hands = [order(names(s, other)) for other in range(s.seats) if other != seat]
    return (*hands, order([NAMES[kind] for kind in range(1, HEL) for _ in range(int(s.bag[kind]))]))


@pytest.mark.parametrize("again", [False, True], ids=["once", "again"])
@pytest.mark.parametrize("position", [TWO, THREE, KNOWN, SAGA, EMPTY_STOCK])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_arrangement_is_as_likely(position: dict[str, Any], seat: int, again: bool) -> None:
    """Imagining from an imagined world gives the same distribution."""
    s = GAME.from_position(position)
    rng = Rng(17 + seat)
    seen: Counter[World] = Counter()
    for _ in range(WORLDS):
        world = GAME.imagine(s, seat, rng)
        seen[world_of(GAME.imagine(world, seat, rng) if again else world, seat)] += 1
    likely = brute_force(position, seat)
    assert set(seen) <= set(likely)
    distance = sum((seen[world] - WORLDS * p) ** 2 / (WORLDS * p) for world, p in likely.items())
    freedom = len(likely) - 1
    assert distance <= freedom + 6 * sqrt(2 * freedom), "chi-square"


def test_the_real_world_is_among_those_imagined() -> None:
    for position in (TWO, THREE, KNOWN, SAGA):
        s = GAME.from_position(position)
        assert world_of(s, 0) in brute_force(position, 0)


def test_what_was_seen_taken_with_skadi_stays_where_it_is() -> None:
    s = GAME.from_position(KNOWN)
    skadi = NAMES.index("skadi")
    for seed in range(50):
        assert GAME.imagine(s, 0, Rng(seed)).hands[1 * KINDS + skadi] == 1
