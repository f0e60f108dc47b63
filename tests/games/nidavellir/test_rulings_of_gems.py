"""Rulings on gems of docs/games/nidavellir.md: R10, R11, R46."""

from __future__ import annotations

from itertools import permutations

import pytest

from gladsheim import Match
from tests.games.nidavellir.tables import answer, see, tavern

CARDS = ("warrior-3", "hunter", "miner-1", "explorer-5", "blacksmith")
ZERO_LAST = {value: f"{value} " + " ".join(c for c in "5432" if c != value) + " 0" for value in "5432"}
"""Coins that bid a value at the Goblin and keep the 0 in the pouch."""


def after_goblin(bids: str, gems: list[int], age: int = 1) -> Match:
    """Everybody bids so at the Goblin, and all turns there are done."""
    seats = len(bids)
    cards = CARDS[: max(3, seats)]
    match = tavern(" ".join(cards), coins=[ZERO_LAST[bid] for bid in bids], gems=gems, age=age)
    answer(match, *(cards[: seats - 1] if seats > 2 else cards[:2]))
    return match


@pytest.mark.parametrize(
    ("bids", "gems", "after"),
    [
        ("44", [1, 2], [2, 1]),
        ("54", [1, 2], [1, 2]),
        ("444", [1, 2, 3], [3, 2, 1]),
        ("444", [2, 3, 1], [2, 1, 3]),
        ("4445", [4, 1, 3, 2], [1, 4, 3, 2]),
        ("4444", [1, 2, 3, 4], [4, 3, 2, 1]),
        ("4444", [2, 4, 1, 3], [3, 1, 4, 2]),
        ("44444", [1, 2, 3, 4, 5], [5, 4, 3, 2, 1]),
        ("44444", [3, 5, 1, 4, 2], [3, 1, 5, 2, 4]),
        ("44442", [5, 1, 2, 4, 3], [1, 5, 4, 2, 3]),
        ("44422", [5, 1, 3, 4, 2], [1, 5, 3, 2, 4]),
        ("54433", [1, 2, 3, 4, 5], [1, 3, 2, 5, 4]),
        ("54323", [1, 2, 3, 4, 5], [1, 2, 5, 4, 3]),
    ],
)
def test_r10_in_every_tie_the_outermost_gems_change_places(bids: str, gems: list[int], after: list[int]) -> None:
    match = after_goblin(bids, gems)
    assert see(match).tavern == 1
    assert see(match).gems == after


def test_r10_a_swap_waits_for_the_last_turn_of_the_tavern() -> None:
    match = tavern("warrior-3 hunter miner-1", coins=[ZERO_LAST["4"]] * 2, gems=[1, 2])
    assert see(match).order == [1, 0]
    answer(match, "hunter")
    assert see(match).gems == [1, 2]
    answer(match, "miner-1")
    assert see(match).gems == [2, 1]


def test_r10_the_next_tavern_is_ordered_by_the_new_gems() -> None:
    match = tavern("warrior-3 hunter miner-1", coins=["4 5 3 2 0"] * 2, gems=[1, 2])
    assert see(match).order == [1, 0]
    answer(match, "warrior-3", "hunter")
    assert see(match).order == [0, 1]


def test_r10_a_swap_is_told_to_everybody() -> None:
    match = after_goblin("4444", [1, 2, 3, 4])
    swaps = [event for event in match.events() if type(event).__name__ == "GemsSwapped"]
    assert len(swaps) == 2


@pytest.mark.parametrize(
    ("bids", "gems", "after"),
    [
        ("44", [6, 1], [6, 1]),
        ("44", [2, 6], [2, 6]),
        ("444", [6, 1, 3], [6, 3, 1]),
        ("4444", [1, 6, 2, 4], [4, 6, 2, 1]),
        ("44444", [1, 2, 6, 4, 5], [5, 4, 6, 2, 1]),
        ("44455", [6, 2, 3, 4, 5], [6, 3, 2, 5, 4]),
        ("54444", [6, 2, 3, 4, 5], [6, 5, 4, 3, 2]),
    ],
)
def test_r11_the_golden_gem_stays_and_the_others_swap_without_it(bids: str, gems: list[int], after: list[int]) -> None:
    match = after_goblin(bids, gems, age=2)
    assert see(match).gems == after


def test_r11_the_golden_gem_wins_every_tie() -> None:
    for gems in permutations([6, 1, 3, 4]):
        match = tavern(" ".join(CARDS[:4]), coins=[ZERO_LAST["4"]] * 4, gems=list(gems), age=2)
        assert see(match).order[0] == gems.index(6)


def test_r46_a_swap_uses_the_gems_held_at_reveal_time() -> None:
    match = after_goblin("55443", [1, 3, 2, 5, 4])
    assert see(match).gems == [3, 1, 5, 2, 4], "each seat swaps at most once"


def test_r46_and_the_next_tie_those_of_its_own_tavern() -> None:
    match = tavern("warrior-3 hunter miner-1", coins=["5 4 3 2 0"] * 2, gems=[2, 1])
    answer(match, "warrior-3", "hunter")
    assert see(match).gems == [1, 2]
    assert see(match).order == [1, 0]
    answer(match, "hunter", "miner-0")
    assert see(match).gems == [2, 1]
    assert see(match).order == [0, 1]
