"""Counts of answers from a few positions: they change whenever the rules do."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.bloodrage.rules.game import GAME
from gladsheim.testing.perft import divide, perft

RUINS = ["utgard", "andlang", "horgr"]
DOOM = ["gimle", "elvagar", "muspelheim"]
TWO = {"seats": 2, "destroyed": RUINS, "doom": DOOM}

FIRST_TURN = {**TWO, "hands": [["troll", "alfheim-1", "lokis-domain"], ["tyrs-bash", "thors-glory"]]}
MARCHING = {**TWO, "rage": [2, 1], "figures": [{"leader": "gimle", "warriors": {"gimle": 2}}, {"leader": "yggdrasil"}]}
BATTLE = {
    **TWO,
    "rage": [3, 1],
    "stats": [[1, 1, 2], [1, 1, 1]],
    "pillaged": ["myrkulor", "angerboda", "muspelheim", "yggdrasil"],
    "figures": [
        {"leader": "gimle", "warriors": {"gimle": 2, "myrkulor": 1}, "ship": "west"},
        {"leader": "yggdrasil", "warriors": {"gimle": 1, "myrkulor": 2}},
    ],
    "hands": [["odins-smite", "tyrs-bash", "alfheim-1"], ["lokis-trickery", "tyrs-smite-1"]],
}
UPGRADES = {
    "seats": 3,
    "age": 3,
    "rage": [6, 3, 0],
    "destroyed": ["utgard", "andlang", "horgr", "angerboda"],
    "doom": ["horgr", "angerboda", "gimle"],
    "upgrades": [["troll", "valkyrie", "friggas-domain", "friggas-succor", "friggas-sacrifice"], [], []],
    "hands": [["fire-giant", "thors-conquest", "masters-in-arms"], ["odins-judgement", "heimdalls-gaze"], []],
    "figures": [
        {"troll": "gimle", "warriors": {"gimle": 1, "valhalla": 2}, "ship": "north"},
        {"leader": "gimle", "warriors": {"gimle": 1}},
        {},
    ],
}
LAST_PHASES = {
    "seats": 3,
    "age": 3,
    "phase": "quests",
    "destroyed": ["utgard", "andlang", "horgr", "angerboda"],
    "doom": ["horgr", "angerboda", "gimle"],
    "upgrades": [["volur-witch", "odins-throne"], ["lokis-dragons"], []],
    "quests": [["alfheim-3", "yggdrasil-3"], ["manheim-3"], []],
    "figures": [{"volur-witch": "gimle"}, {"ship": "north", "warriors": {"gimle": 1}}, {"leader": "yggdrasil"}],
}


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (FIRST_TURN, [17, 246, 4594, 76103]),
        (MARCHING, [15, 120, 1559, 21879]),
        (BATTLE, [12, 124, 941, 5874, 28182]),
        (UPGRADES, [30, 298, 3446, 29821]),
        (LAST_PHASES, [3, 9, 18, 18]),
    ],
    ids=["first-turn", "marching", "battle", "upgrades", "last-phases"],
)
def test_as_many_answers_as_ever(position: dict[str, Any], counts: list[int]) -> None:
    s = GAME.from_position(position)
    assert [perft(GAME, s, depth) for depth in range(1, len(counts) + 1)] == counts


def test_a_new_game_begins_with_natures_answers() -> None:
    """Who begins, then tokens of four kinds for seven provinces; the eighth gets the last one."""
    s = GAME.new(3, {"first_game": False})
    assert [perft(GAME, s, depth) for depth in range(5)] == [1, 3, 12, 45, 3 * 52]


def test_divide_splits_the_count_by_the_first_answer() -> None:
    """Whatever seat 0 does, seat 1 has 12 answers; a march asks who goes first, and the call who joins."""
    parts = divide(GAME, GAME.from_position(MARCHING), 2)
    assert len(parts) == 15
    for text, count in parts.items():
        assert count == (2 if text.startswith(("0 march", "0 pillage")) else 12), text
