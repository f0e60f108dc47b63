"""Bids at random without listing them: equal coins make the same bid, and every bid is as likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

import gladsheim
from gladsheim.kernel.play import question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves

DRAWS = 6000


@pytest.mark.parametrize(
    ("coins", "bids"),
    [
        (["0", "2", "3", "4", "5"], 60),
        (["0", "5", "5g", "6", "6"], 33),
        (["0", "7", "7", "7", "10"], 13),
        (["0", "8", "8", "10", "10"], 18),
        (["3", "3m", "4", "6", "6"], 33),
    ],
    ids=["all-differ", "a-pair", "three-alike", "two-pairs", "mithril"],
)
def test_every_bid_is_picked_as_often(coins: list[str], bids: int) -> None:
    others = ["0", "2", "3", "4", "5"]
    given = {"distinctions": {"hunting-trophy": 0}} if "3m" in coins else {}
    position = {"seats": 4, "age": 2, "coins": [coins, others, others, others], "armies": [[]] * 4, **given}
    match = gladsheim.load("nidavellir").position(position, seed=0)
    assert set(match.moves(0)) == {" ".join(bid) for bid in permutations(coins, 3)}
    assert len(match.moves(0)) == bids
    step = question(match.state, 0)
    assert step is not None
    rng, out = Rng(5), Moves()
    picked = Counter(step.show(match.state, step.pick(match.state, rng, out)) for _ in range(DRAWS))
    assert set(picked) == set(match.moves(0))
    distance = sum((n - DRAWS / bids) ** 2 for n in picked.values()) * bids / DRAWS
    assert distance <= bids - 1 + 6 * sqrt(2 * (bids - 1)), "chi-square"
