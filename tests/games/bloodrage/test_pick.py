"""Cards picked at random without listing them: equal cards are one answer, and every answer is as likely."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import pytest

import gladsheim
from gladsheim.kernel.play import question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves

DRAWS = 6000
EYES = [
    ["heimdalls-eye", "alfheim-2", "heimdalls-eye", "valkyrie", "dark-elf", "odins-tide", "lord-of-axes", "thors-oath"],
    ["jotunheim-2", "experts-in-arms", "tyrs-crush-2", "manheim-2",
     "tyrs-rage-2", "glorious-death-2", "tyrs-challenge", "lokis-backstab"],
]  # fmt: skip
DRAFT = {"phase": "gifts", "age": 2, "packs": {"2": EYES}}


@pytest.mark.parametrize(
    ("position", "answers"),
    [
        (DRAFT, 7),
        ({**DRAFT, "taken": 1}, 7),
        ({"age": 2, "phase": "discard", "hands": [["heimdalls-eye", "heimdalls-eye", "valkyrie"], []]}, 3),
        ({"phase": "discard", "hands": [["troll"], []]}, 2),
    ],
    ids=["draft", "second-card", "discards", "last-card"],
)
def test_every_card_is_picked_as_often(position: dict[str, Any], answers: int) -> None:
    match = gladsheim.load("bloodrage").position(position, seed=0)
    assert len(match.moves(0)) == answers
    step = question(match.state, 0)
    assert step is not None
    rng, out = Rng(5), Moves()
    picked = Counter(step.show(match.state, step.pick(match.state, rng, out)) for _ in range(DRAWS))
    assert set(picked) == set(match.moves(0))
    distance = sum((n - DRAWS / answers) ** 2 for n in picked.values()) * answers / DRAWS
    assert distance <= answers - 1 + 6 * sqrt(2 * (answers - 1)), "chi-square"
