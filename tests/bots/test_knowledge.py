"""A bot's answer depends on nothing that its seat cannot see."""

from __future__ import annotations

import pytest

from gladsheim.bots import PLAIN, bot
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, play
from gladsheim.kernel.rng import Rng
from gladsheim.kit.outlook import Outlook
from gladsheim.testing.feast import GAME
from tests.bots.tables import midgame


@pytest.mark.parametrize("name", PLAIN)
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


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("seats", [2, 4])
def test_any_world_that_the_seat_cannot_tell_apart_gets_the_same_answer(voluspa: Game, name: str, seats: int) -> None:
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
        world = match.imagine(0, Rng(3))
        outlook = Outlook(voluspa, world, 0, Rng(3))
        prospect = outlook.prospect(bot("greedy").choose(voluspa, world, 0, Rng(3)))
        outlook.find_cost(prospect)
        costs.append(prospect.cost)
    assert len(set(costs)) == 2


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("armies", [("", ""), ("uline", "")])
def test_coins_that_lie_face_down_sway_nobody(nidavellir: Game, name: str, armies: tuple[str, str]) -> None:
    taverns = [["warrior-6", "hunter", "miner-2"], ["hunter", "hunter", "miner-0"], ["blacksmith"] * 3]
    mine = ["5", "4", "3", "2", "0"] if armies[0] else ["5 goblin", "4 dragon", "3 pony", "2 pouch", "0 pouch"]
    answers = []
    for theirs in ("4 goblin, 5 dragon, 3 pony, 2 pouch, 0 pouch", "4 goblin, 0 dragon, 2 pony, 3 pouch, 5 pouch"):
        coins = [mine, theirs.split(", ")]
        data = {"armies": [army.split() for army in armies], "coins": coins, "tavern": "goblin", "taverns": taverns}
        match = nidavellir.position(data, seed=0)
        assert [question.seat for question in match.asked] == [0]
        answers.append([bot(name).choose(nidavellir, match.imagine(0, Rng(n)), 0, Rng(n)) for n in range(4)])
    assert answers[0] == answers[1]


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("seats", [2, 4])
def test_in_a_tavern_every_world_that_a_seat_may_imagine_gets_the_same_answer(
    nidavellir: Game, name: str, seats: int
) -> None:
    match = nidavellir.match(seats=seats, seed=4)
    worlds_differed = 0
    for _ in range(12 * seats):
        question = match.asked[0]
        if question.step != "Bid":
            worlds = [nidavellir.imagine(match.state, question.seat, Rng(n)) for n in range(3)]
            worlds_differed += len({str(nidavellir.dump(world)) for world in worlds}) > 1
            assert len({bot(name).choose(nidavellir, world, question.seat, Rng(5)) for world in worlds}) == 1
        match.play(match.moves(question.seat)[0], question.seat)
    assert worlds_differed


def test_secret_answers_of_others_are_not_in_the_world_that_a_bot_gets() -> None:
    match = GAME.match(seats=3, seed=2)
    first, second, *_ = [question.seat for question in match.asked]
    unanswered = GAME.dump(GAME.world_for(match.state, second, Rng(0)))
    s = match.state.copy()
    play(s, first, match.read(match.moves(first)[0], first))
    assert GAME.dump(GAME.world_for(s, second, Rng(0))) == unanswered
