"""A bot's answer depends on nothing that its seat cannot see."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gladsheim.bots import BOTS, bot
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, play
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State
from gladsheim.testing.feast import GAME


@pytest.mark.parametrize("name", BOTS)
def test_matches_that_differ_only_in_what_others_hold_get_the_same_answer(voluspa: Game, name: str) -> None:
    board = {"0,0": ["thor"], "1,0": ["skadi"], "1,1": ["valkyrie"], "2,1": ["fenrir"]}
    mine = ["thor", "dragon", "loki", "fenrir", "valkyrie"]
    strong = voluspa.position({"board": board, "hands": [mine, ["odin", "odin", "odin", "odin", "troll"]]})
    weak = voluspa.position({"board": board, "hands": [mine, ["loki", "loki", "loki", "valkyrie", "skadi"]]})
    assert strong.view(0) == weak.view(0)
    assert strong.view(1) != weak.view(1)
    for seed in range(4):
        answers = []
        for match in (strong, weak):
            rng = Rng(seed)
            answers.append(bot(name).choose(voluspa, match.imagine(0, rng), 0, rng))
        assert answers[0] == answers[1]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_any_world_that_the_seat_cannot_tell_apart_gets_the_same_answer(
    midgame: Callable[..., State], voluspa: Game, name: str, seats: int
) -> None:
    for decisions in (10, 40):
        s = midgame(seats, {"edda": True}, decisions, 9)
        [seat] = asked(s)
        worlds = [voluspa.imagine(s, seat, Rng(seed)) for seed in range(3)]
        answers = {bot(name).choose(voluspa, world, seat, Rng(5)) for world in worlds}
        assert len({str(voluspa.dump(world)) for world in worlds}) > 1
        assert len(answers) == 1


def test_the_next_players_hand_is_weighed_only_as_far_as_it_is_known(voluspa: Game) -> None:
    board = {"-1,0": ["thor"], "-1,1": ["thor"], "0,0": ["valkyrie"], "1,0": ["dragon"], "1,1": ["loki"]}
    position = {"board": board, "hands": [["odin", "loki"], ["thor"]], "bag": ["loki", "loki", "valkyrie", "valkyrie"]}
    costs = []
    for seen in ((), ("thor",)):
        match = voluspa.position({**position, "known": [(), seen]})
        costs.append(bot("greedy").hint(voluspa, match.imagine(0, Rng(3)), 0, Rng(3)).cost)
    assert len(set(costs)) == 2


def test_secret_answers_of_others_are_not_in_the_world_that_a_bot_gets() -> None:
    match = GAME.match(seats=3, seed=2)
    first, second, *_ = [question.seat for question in match.asked]
    unanswered = GAME.dump(GAME.world_for(match.state, second, Rng(0)))
    s = match.state.copy()
    play(s, first, match.read(match.moves(first)[0], first))
    assert GAME.dump(GAME.world_for(s, second, Rng(0))) == unanswered
