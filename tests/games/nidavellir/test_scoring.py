"""Points: every class, every hero beside the board, coins and the gem; and a second way to count them all."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

import gladsheim
from gladsheim.games.nidavellir.cards.printed import HERO_NAMES
from gladsheim.games.nidavellir.rules.view import Army, NidavellirView
from tests.games.nidavellir.tables import put, see

BLACKSMITHS: Final = (3, 7, 12, 18, 25, 33, 42, 52, 63, 75, 88, 102, 117, 133, 150, 168, 187, 207, 228, 250)
"""The table on the player's board, and how it goes on."""
BROTHERS: Final = (0, 13, 40, 81, 108, 135)


def army_of(*armies: str, **more: Any) -> Army:
    """The army of seat 0 at the end of the game."""
    return see(put(*armies, phase="over", **more)).armies[0]


@pytest.mark.parametrize("ranks", range(13))
def test_hunters_count_their_square(ranks: int) -> None:
    assert army_of("hunter " * ranks).points.hunter == ranks * ranks


@pytest.mark.parametrize("ranks", range(21))
def test_blacksmiths_count_by_their_table(ranks: int) -> None:
    army = army_of("blacksmith " * ranks, "", "", "", "")
    assert army.points.blacksmith == (0, *BLACKSMITHS)[ranks]


@pytest.mark.parametrize(
    ("miners", "points"),
    [
        ("", 0),
        ("miner-0 miner-0", 0),
        ("miner-1", 1),
        ("miner-2 miner-0", 4),
        ("miner-2 miner-1 miner-0", 9),
        ("miner-2 miner-2 zoral", 25),
        ("lokdur", 3),
        ("lokdur zoral miner-2 miner-2 miner-1 miner-0", 9 * 8),
        ("miner-2 ylud:miner", 6),
    ],
)
def test_miners_multiply_values_by_ranks(miners: str, points: int) -> None:
    assert army_of(miners).points.miner == points


@pytest.mark.parametrize(
    ("explorers", "points"),
    [
        ("explorer-5 explorer-11", 16),
        ("explorer-5 hourya", 25),
        ("idunn", 9),
        ("explorer-5 idunn", 5 + 7 + 4),
        ("explorer-5 ylud:explorer", 16),
        ("explorer-5 ylud:explorer idunn", 5 + 11 + 7 + 6),
    ],
)
def test_explorers_add_their_values_and_idunn_2_for_each(explorers: str, points: int) -> None:
    assert army_of(explorers).points.explorer == points


@pytest.mark.parametrize(
    ("mine", "other", "points"),
    [
        ("warrior-3", "", 3 + 9),
        ("warrior-9", "warrior-3 warrior-4", 9),
        ("warrior-9", "warrior-3", 9 + 9),
        ("kraal", "warrior-3", 7 + 9),
        ("tarah", "warrior-3 ylud:warrior", 14),
        ("", "", 9),
    ],
)
def test_warriors_add_their_values_and_the_most_ranks_the_highest_coin(mine: str, other: str, points: int) -> None:
    coins = [["0", "2", "3", "4", "9"], ["0", "2", "3", "4", "5"]]
    assert army_of(mine, other, coins=coins).points.warrior == points


def test_coins_and_the_golden_gem_count() -> None:
    coins = [["0", "2", "3", "4", "25"]] + [["0", "2", "3", "4", "5"]] * 2
    view = see(put("", "", "", coins=coins, gems=[2, 6, 1], phase="over"))
    assert [army.points.coins for army in view.armies] == [34, 14, 14]
    assert [army.points.gem for army in view.armies] == [0, 3, 0]


def test_an_ordinary_gem_counts_nothing() -> None:
    assert army_of("", gems=[2, 1]).points.gem == 0


def test_while_the_game_runs_thrud_counts_as_gone() -> None:
    army = see(put("warrior-3 hunter thrud:hunter", "warrior-4")).armies[0]
    assert army.columns[1].ranks == 2
    assert army.columns[1].points == army.points.hunter == 1
    assert army.points.heroes == 13


def counted(view: NidavellirView, seat: int) -> dict[str, int]:
    """A seat's points from nothing but what lies on the table, counted in another way than the rules do it."""
    army = view.armies[seat]
    without_thrud = [[card for card in column.cards if card.name != "thrud"] for column in army.columns]
    ranks = [sum(card.ranks for card in cards) for cards in without_thrud]
    values = [sum(card.value or 0 for card in cards) for cards in without_thrud]
    warriors = [sum(card.ranks for card in other.columns[0].cards if card.name != "thrud") for other in view.armies]
    highest = max(coin.value for coin in view.coins[seat])
    held = [card.name for column in army.columns for card in column.cards] + army.heroes
    idunn = any(card.name == "idunn" for card in army.columns[4].cards)
    beside = {"skaa": 17, "grid": 7, "uline": 9, "thrud": 13, "astrid": highest}
    owns_thrud = "thrud" in held or (army.recruited > sum(1 for name in held if name in HERO_NAMES))
    brothers = sum(name.startswith("dwerg") for name in army.heroes)
    heroes = sum(beside[name] for name in beside if name in army.heroes and name != "thrud")
    return {
        "warrior": values[0] + (highest if ranks[0] == max(warriors) else 0),
        "hunter": sum(range(1, 2 * ranks[1], 2)),
        "miner": sum(values[2] for _ in range(ranks[2])),
        "blacksmith": sum(range(3, 3 + ranks[3])),
        "explorer": values[4] + (2 * ranks[4] if idunn else 0),
        "heroes": heroes + BROTHERS[brothers] + (13 if owns_thrud else 0),
        "coins": sum(coin.value for coin in view.coins[seat]),
        "gem": 3 if view.gems[seat] == 6 else 0,
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_second_count_agrees_at_every_decision(seats: int) -> None:
    for seed in range(6):
        match = gladsheim.load("nidavellir").match(seats=seats, seed=seed)
        rng = random.Random(seed)
        while not match.over:
            seat = match.asked[0].seat
            match.play(rng.choice(match.moves(seat)), seat)
            view = see(match)
            for other in range(seats):
                points = view.armies[other].points
                parts = counted(view, other)
                assert {part: getattr(points, part) for part in parts} == parts
                assert points.total == sum(parts.values())
                assert [column.points for column in view.armies[other].columns] == list(parts.values())[:5]
            assert view.scores == [army.points.total for army in view.armies] == list(match.scores)


def test_places_are_shared_and_the_next_one_is_skipped() -> None:
    match = put("hunter hunter", "hunter hunter", "hunter", "hunter hunter hunter", "", phase="over")
    assert match.over
    assert match.ranking == (2, 2, 4, 1, 5)
