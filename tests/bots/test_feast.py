"""Bots at a game of another kind: asked together, drafting in secret, sharing one score."""

from __future__ import annotations

import pytest

from gladsheim.bots import PLAIN, bot
from gladsheim.kernel.play import legal
from gladsheim.kernel.rng import Rng
from gladsheim.kit.outlook import Outlook
from gladsheim.testing.feast import GAME


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("seats", GAME.seats)
def test_bots_bring_a_feast_to_its_end(name: str, seats: int) -> None:
    match = GAME.match(seats=seats, seed=seats)
    rng = Rng(seats)
    while not match.over:
        question = match.asked[0]
        world = match.imagine(question.seat, rng)
        match.play(bot(name).hint(GAME, world, question.seat, rng).move, question.seat)
    assert len(match.scores) == seats


def test_what_all_share_is_never_a_cost() -> None:
    for seed in range(3):
        match = GAME.match(seats=3, seed=seed)
        rng = Rng(seed)
        while not match.over:
            question = match.asked[0]
            world = match.imagine(question.seat, rng)
            outlook = Outlook(GAME, world, question.seat, rng)
            prospect = outlook.prospect(legal(world, question.seat)[0])
            outlook.find_cost(prospect)
            assert prospect.cost == 0
            match.play(match.moves(question.seat)[0], question.seat)
