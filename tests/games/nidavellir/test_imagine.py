"""On small positions, imagined worlds come as often as brute force over all arrangements says."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from math import sqrt
from os import environ
from typing import Any

import pytest

from gladsheim.games.nidavellir.cards.printed import KIND_NAMES
from gladsheim.games.nidavellir.rules.game import GAME
from gladsheim.games.nidavellir.rules.notation import coin_text
from gladsheim.games.nidavellir.rules.state import COINS, PLACES, State
from gladsheim.kernel.rng import Rng

EFFORT = int(environ.get("GLADSHEIM_EFFORT", "1"))
WORLDS = 4000 * EFFORT

World = tuple[str, ...]
"""Everything hidden, in one order: coins with their places by seat, or the cards looked at and those left."""

CARDS = [["hunter", "miner-1", "warrior-3"], ["hunter", "miner-1", "miner-2"], ["hunter", "blacksmith", "warrior-4"]]
TWO = {
    "seats": 2,
    "tavern": "goblin",
    "taverns": CARDS,
    "coins": [
        ["0 goblin", "2 dragon", "3 pony", "4 pouch", "5 pouch"],
        ["5 goblin", "2 dragon", "0 pony", "3 pouch", "4 pouch"],
    ],
}
UPGRADED = {
    **TWO,
    "coins": [
        ["0 goblin", "2 dragon", "3 pony", "4 pouch", "5 pouch"],
        ["5 goblin", "7 dragon known", "0 pony", "3 pouch", "4 pouch"],
    ],
}
PAIR = {
    **TWO,
    "coins": [
        ["0 goblin", "2 dragon", "3 pony", "4 pouch", "5 pouch"],
        ["5 goblin", "6 dragon", "0 pony", "6 pouch", "4 pouch"],
    ],
}
THREE = {
    "seats": 3,
    "tavern": "dragon",
    "taverns": [[], *CARDS[1:]],
    "coins": [
        ["2 goblin", "0 dragon", "3 pony", "4 pouch", "5 pouch"],
        ["5 goblin", "2 dragon", "0 pony", "3 pouch", "4 pouch"],
        ["3 goblin", "4 dragon", "0 pony", "2 pouch", "5 pouch"],
    ],
}


def hidden_coins(position: dict[str, Any], seat: int) -> list[tuple[list[str], list[str], list[str]]]:
    """For every other seat: what lies where for all to see, then the coins and the places that are hidden."""
    shown = PLACES[: PLACES.index(position["tavern"]) + 1]
    found = []
    for other, purse in enumerate(position["coins"]):
        if other != seat:
            words = [coin.split() for coin in purse]
            seen = [f"{word[0]} {word[1]}" for word in words if word[1] in shown or word[-1] == "known"]
            secret = [word for word in words if f"{word[0]} {word[1]}" not in seen]
            found.append((seen, [word[0] for word in secret], [word[1] for word in secret]))
    return found


def brute_force(position: dict[str, Any], seat: int) -> dict[World, float]:
    """Every way to lay the hidden coins on the hidden places, each as likely."""
    by_seat = []
    for seen, coins, places in hidden_coins(position, seat):
        arrangements = [sorted([*seen, *map(" ".join, zip(coins, order))]) for order in permutations(places)]
        by_seat.append(arrangements)
    counts = Counter(tuple(coin for purse in world for coin in purse) for world in product(*by_seat))
    return {world: n / counts.total() for world, n in counts.items()}


def world_of(s: State, seat: int) -> World:
    purses = []
    for other in range(s.seats):
        if other != seat:
            at = range(COINS * other, COINS * other + COINS)
            purses.append(sorted(f"{coin_text(s.coins[i])} {PLACES[s.places[i]]}" for i in at))
    return tuple(coin for purse in purses for coin in purse)


def check_spread(seen: Counter[World], likely: dict[World, float]) -> None:
    """As often as expected, by chi-square."""
    assert set(seen) <= set(likely)
    distance = sum((seen[world] - WORLDS * p) ** 2 / (WORLDS * p) for world, p in likely.items())
    freedom = len(likely) - 1
    assert distance <= freedom + 6 * sqrt(2 * freedom), "chi-square"


@pytest.mark.parametrize("again", [False, True], ids=["once", "again"])
@pytest.mark.parametrize("position", [TWO, UPGRADED, PAIR, THREE], ids=["two", "upgraded", "pair", "three"])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_arrangement_of_coins_is_as_likely(position: dict[str, Any], seat: int, again: bool) -> None:
    """Imagining from an imagined world gives the same distribution."""
    s = GAME.from_position(position)
    rng = Rng(17 + seat)
    seen: Counter[World] = Counter()
    for _ in range(WORLDS):
        world = GAME.imagine(s, seat, rng)
        seen[world_of(GAME.imagine(world, seat, rng) if again else world, seat)] += 1
    likely = brute_force(position, seat)
    assert world_of(s, seat) in likely
    check_spread(seen, likely)


LOOKED: dict[str, Any] = {
    "seats": 2,
    "phase": "end-of-age",
    "armies": [["explorer-5"], []],
    "distinctions": {
        "kings-hand": None, "hunting-trophy": None, "golden-pick": None, "great-hammer": None, "spyglass": 0
    },
    "looked": ["hunter", "offering-5", "miner-2"],
    "open": "KeepCard",
}  # fmt: skip


def cards_of(s: State) -> World:
    return tuple(sorted(KIND_NAMES[kind] for kind in s.looked))


def test_the_spyglass_may_have_shown_the_others_any_three_cards() -> None:
    """Three of 37, weighed by how many of each there are; the deck holds the rest."""
    s = GAME.from_position(LOOKED)
    deck = [KIND_NAMES[kind] for kind, n in enumerate(s.next_deck) for _ in range(n)] + list(LOOKED["looked"])
    counts: Counter[World] = Counter()
    for one in range(len(deck)):
        for two in range(one):
            for three in range(two):
                counts[tuple(sorted((deck[one], deck[two], deck[three])))] += 1
    common = {world: n / counts.total() for world, n in counts.items() if n >= counts.total() / 100}
    rng = Rng(3)
    seen: Counter[World] = Counter()
    for _ in range(WORLDS):
        world = GAME.imagine(s, 1, rng)
        assert sum(world.next_deck) + len(world.looked) == 37
        seen[cards_of(world)] += 1
    assert set(seen) <= set(counts)
    for cards, p in common.items():
        assert abs(seen[cards] - WORLDS * p) <= 6 * sqrt(WORLDS * p * (1 - p)), cards


def test_whoever_looked_through_the_spyglass_knows_what_was_there() -> None:
    s = GAME.from_position(LOOKED)
    for seed in range(50):
        assert GAME.imagine(s, 0, Rng(seed)).looked == s.looked


def test_an_upgraded_coin_stays_where_everybody_saw_it() -> None:
    s = GAME.from_position(UPGRADED)
    for seed in range(50):
        assert "7 dragon" in world_of(GAME.imagine(s, 0, Rng(seed)), 0)


def test_what_everybody_can_work_out_is_no_secret() -> None:
    """Once the last tavern is open, the pouch is known though it lies face down."""
    s = GAME.from_position({**THREE, "tavern": "pony", "taverns": [[], [], CARDS[2]]})
    for coin in GAME.view(s, None).coins[1]:
        assert coin.place is not None
        assert coin.open == (coin.place != "pouch")
