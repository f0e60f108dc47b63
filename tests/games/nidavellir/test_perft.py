"""Counts of answers from a few positions: they change whenever the rules do."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.nidavellir.rules.game import GAME
from gladsheim.testing.perft import divide, perft

CARDS = [["hunter", "miner-1", "warrior-3"], ["hunter", "miner-1", "miner-2"], ["hunter", "blacksmith", "warrior-4"]]
LAID = [
    ["0 goblin", "2 dragon", "3 pony", "4 pouch", "5 pouch"],
    ["5 goblin", "2 dragon", "0 pony", "3 pouch", "4 pouch"],
]
SET = ["warrior-5", "hunter", "miner-2", "blacksmith", "explorer-6"]

BIDDING = {"seats": 2, "taverns": CARDS}
TAVERN = {"seats": 2, "tavern": "goblin", "taverns": CARDS, "coins": LAID, "armies": [SET[2:], SET[:2]]}
HEROES = {
    **TAVERN,
    "armies": [["warrior-5", "hunter", "blacksmith", "explorer-6"], ["explorer-7", "explorer-8", "warrior-8"]],
}
ULINE = {
    "seats": 3,
    "tavern": "dragon",
    "taverns": [[], *CARDS[1:]],
    "coins": [
        ["0 goblin", "2 hand", "3 hand", "4 hand", "5 hand"],
        ["5 goblin", "2 dragon", "0 pony", "3 pouch", "4 pouch"],
        ["3 goblin", "4 dragon", "0 pony", "2 pouch", "5 pouch"],
    ],
    "armies": [[*SET, "uline"], [], []],
}
FIRST_AGE_ENDS = {
    "seats": 2,
    "phase": "end-of-age",
    "open": "LayYlud",
    "armies": [[*SET, "hunter", "ylud"], ["warrior-6", "miner-1", "explorer-9"]],
}
SECOND_AGE_ENDS = {
    "seats": 2,
    "age": 2,
    "round": 4,
    "phase": "end-of-age",
    "open": "LayYlud",
    "distinctions": {
        "kings-hand": None, "hunting-trophy": None, "golden-pick": None, "great-hammer": None, "spyglass": None
    },
    "armies": [[*SET, *SET[1:], "ylud hunter"], ["warrior-6", "miner-1"]],
}  # fmt: skip


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (BIDDING, [60, 3600, 10800, 21600]),
        (TAVERN, [3, 6, 18, 72, 194, 892]),
        (HEROES, [3, 6, 52, 304, 746, 2050]),
        (ULINE, [4, 12, 24, 72, 216, 432]),
        (FIRST_AGE_ENDS, [5, 84, 1628, 30512]),
        (SECOND_AGE_ENDS, [5, 23, 34, 37, 37]),
    ],
    ids=["bidding", "tavern", "heroes", "uline", "first-age-ends", "second-age-ends"],
)
def test_as_many_answers_as_ever(position: dict[str, Any], counts: list[int]) -> None:
    s = GAME.from_position(position)
    assert [perft(GAME, s, depth) for depth in range(1, len(counts) + 1)] == counts


def test_a_new_game_begins_with_natures_answers() -> None:
    """Gems for all but the last seat, then cards for the taverns, 20 kinds, 14 of them only once."""
    s = GAME.new(3, {"first_game": False})
    assert [perft(GAME, s, depth) for depth in range(5)] == [1, 3, 6, 120, 6 * (6 * 20 + 14 * 19)]


def test_divide_splits_the_count_by_the_first_answer() -> None:
    """A set is completed by Ylud among the warriors: 19 heroes would come, and Hourya would not."""
    parts = divide(GAME, GAME.from_position(SECOND_AGE_ENDS), 2)
    assert parts == {"0 warrior": 19, "0 hunter": 1, "0 miner": 1, "0 blacksmith": 1, "0 explorer": 1}
