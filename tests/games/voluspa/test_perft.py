"""Counts of answers from a few positions: they change whenever the rules do."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.voluspa.rules.game import GAME
from gladsheim.testing.perft import divide, perft

OPENING = {
    "seats": 2,
    "board": {"0,0": ["odin"]},
    "hands": [["thor", "troll", "dragon", "skadi", "loki"], ["odin", "fenrir", "valkyrie", "skadi", "troll"]],
    "bag": ["thor", "loki"],
}
TROLLS = {
    "seats": 3,
    "board": {"0,0": ["troll"], "1,0": ["troll"], "0,1": ["dragon"], "0,2": ["odin", "dragon"]},
    "hands": [["dragon", "skadi", "troll"], ["odin", "troll"], ["skadi", "skadi"]],
    "bag": ["valkyrie"],
}
SAGA = {
    "seats": 2,
    "options": {"edda": True},
    "board": {"0,0": ["thor"], "1,0": ["odin", "dragon"], "2,0": ["loki"], "1,1": ["fenrir"]},
    "hands": [["jotunn", "serpent", "hermod", "hel"], ["skadi", "dragon", "hel", "hermod"]],
    "bag": ["thor", "serpent"],
}
LAST_TILES = {
    "seats": 2,
    "board": {"0,0": ["thor"], "1,0": ["odin"]},
    "hands": [["skadi", "loki"], ["dragon"]],
    "bag": [],
}


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (OPENING, [22, 62, 1250, 4136, 39864]),
        (TROLLS, [18, 18, 251, 1355, 29668]),
        (SAGA, [44, 250, 428, 3308, 124738]),
        (LAST_TILES, [14, 140, 1470, 5002, 5002]),
    ],
    ids=["opening", "trolls", "saga", "last-tiles"],
)
def test_as_many_answers_as_ever(position: dict[str, Any], counts: list[int]) -> None:
    s = GAME.from_position(position)
    assert [perft(GAME, s, depth) for depth in range(1, len(counts) + 1)] == counts


def test_a_new_game_begins_with_natures_answers() -> None:
    s = GAME.new(2, {"edda": False, "valkyries_hold": False})
    assert [perft(GAME, s, depth) for depth in range(4)] == [1, 8, 64, 512]


def test_divide_splits_the_count_by_the_first_answer() -> None:
    s = GAME.from_position(LAST_TILES)
    parts = divide(GAME, s, 3)
    assert sum(parts.values()) == perft(GAME, s, 3)
    assert "0 skadi for 1,0" in parts


def test_a_game_that_is_over_is_one_leaf() -> None:
    s = GAME.from_position({"seats": 2, "board": {"0,0": ["thor"]}, "hands": [["loki"], []], "bag": []})
    assert perft(GAME, s, 1) == perft(GAME, s, 5) == 4
