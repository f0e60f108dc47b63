"""The search: repeatable, cut short by whoever no longer waits, and never asked what is forced."""

from __future__ import annotations

from typing import Final

import pytest

from gladsheim.bots import LEVELS, Thinker
from gladsheim.bots.search import Budget, Flag, think
from gladsheim.bots.search.budget import LOOK
from gladsheim.bots.search.settings import Settings
from gladsheim.bots.search.thinker import mixed
from gladsheim.bots.search.thought import Candidate, Thought
from gladsheim.bots.search.walk import Search
from gladsheim.bots.search.weights import weights_for
from gladsheim.games import game_names, load
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, is_over, legal, play, question, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves, State
from gladsheim.kit.evaluation import judge_of
from gladsheim.kit.outlook import let_nature_answer
from gladsheim.testing.feast import GAME as FEAST
from tests.bots.tables import midgame

FEW: Final = 24
"""Iterations: enough to walk down a tree, few enough for plain Python."""

BOARD: Final = {"0,0": ["valkyrie"], "1,0": ["skadi"], "1,1": ["loki"], "2,1": ["dragon"], "2,2": ["fenrir"]}


def somewhere(game: Game, seats: int, decisions: int, seed: int) -> State:
    """A position after so many random decisions at which somebody has a choice."""
    rng = Rng(seed)
    s = game.begun(seats, game.complete({}), None)
    settle(s)
    let_nature_answer(s, rng)
    while not is_over(s):
        seat = asked(s)[0]
        if decisions <= 0 and len(legal(s, seat)) > 1:
            return s
        step = question(s, seat)
        assert step is not None
        play(s, seat, step.pick(s, rng, Moves()))
        let_nature_answer(s, rng)
        decisions -= 1
    raise AssertionError("the game was over before")


@pytest.mark.parametrize("name", [*game_names(), "feast"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_seed_and_iterations_give_the_same_answer_and_leave_the_world_alone(name: str, seats: int) -> None:
    game = FEAST if name == "feast" else load(name)
    s = somewhere(game, min(seats, max(game.seats)), 25 if name != "feast" else 2, 3)
    seat = asked(s)[0]
    world = game.world_for(s, seat, Rng(1))
    before = game.dump(world)
    thoughts = [think(game, world, seat, Rng(8), Budget(FEW, to_the_end=True)) for _ in range(2)]
    assert game.dump(world) == before
    first, second = ([(one.move, one.visits, one.value) for one in thought.candidates] for thought in thoughts)
    assert first == second
    assert {one.move for one in thoughts[0].candidates} <= set(legal(world, seat))
    assert thoughts[0].move == thoughts[0].candidates[0].move
    if thoughts[0].iterations:
        assert sum(one.visits for one in thoughts[0].candidates) == thoughts[0].iterations == FEW
        assert all(0 <= one.value <= 1 for one in thoughts[0].candidates)


def test_two_lines_that_a_tile_can_win_at_once_are_found(voluspa: Game) -> None:
    match = voluspa.position({"seats": 2, "bag": [], "board": BOARD, "hands": [["thor", "loki"], ["odin"]]})
    thought = think(voluspa, match.imagine(0, Rng(0)), 0, Rng(0), Budget(4 * FEW, to_the_end=True))
    assert match.read("thor 2,0", 0) == thought.move
    assert thought.line[0] == (0, "thor 2,0")
    assert thought.value > 0.5


@pytest.mark.parametrize("name", ["bloodrage", "feast"])
def test_what_is_forced_is_not_thought_about(name: str) -> None:
    game = FEAST if name == "feast" else load(name)
    s, rng = game.begun(2, game.complete({}), None), Rng(5)
    settle(s)
    let_nature_answer(s, rng)
    forced = 0
    while not is_over(s) and forced < 3:
        seat = asked(s)[0]
        moves, step = legal(s, seat), question(s, seat)
        assert step is not None
        thought = think(game, game.world_for(s, seat, rng), seat, rng, Budget(2))
        assert (thought.iterations == 0) == (len(moves) == 1)
        assert thought.move in moves
        forced += len(moves) == 1
        play(s, seat, step.pick(s, rng, Moves()))
        let_nature_answer(s, rng)
    assert forced


def test_a_flag_or_a_deadline_ends_a_search_at_the_next_look(voluspa: Game) -> None:
    s = midgame(2, {}, 20, 1)
    [seat] = asked(s)
    world = voluspa.imagine(s, seat, Rng(1))
    flag = Flag()
    flag.up = True
    assert think(voluspa, world, seat, Rng(1), Budget(10**9, flag=flag)).iterations == LOOK
    assert think(voluspa, world, seat, Rng(1), Budget(10**9, seconds=1e-9)).iterations == LOOK


def test_a_search_ends_when_no_other_move_can_catch_up(voluspa: Game) -> None:
    match = voluspa.position({"seats": 2, "bag": [], "board": BOARD, "hands": [["thor", "valkyrie"], []]})
    thought = think(voluspa, match.imagine(0, Rng(0)), 0, Rng(0), Budget(40 * FEW))
    whole = think(voluspa, match.imagine(0, Rng(0)), 0, Rng(0), Budget(40 * FEW, to_the_end=True))
    assert thought.iterations < whole.iterations
    assert thought.move == whole.move


def test_only_answers_given_at_the_same_time_as_others_are_mixed(nidavellir: Game) -> None:
    """Nobody can foresee a bid, also where he knows all that its bot knows; behind it the best card is taken."""
    s = nidavellir.match(seats=3, seed=2).state
    bidder = Thinker("hard", FEW, Settings(nearly=0.0))
    for is_mixed in (True, False):
        seat = asked(s)[0]
        world = nidavellir.world_for(s, seat, Rng(1))
        chosen = [bidder.choose(nidavellir, world, seat, Rng(n)) for n in range(6)]
        best = [bidder.think(nidavellir, world, seat, Rng(n)).move for n in range(6)]
        assert (chosen != best) == is_mixed
        for other in asked(s):
            play(s, other, legal(s, other)[0])
        let_nature_answer(s, Rng(1))
    assert 0.0 < Settings().nearly < 1.0, "as levels play"


def test_the_more_a_move_was_tried_the_likelier_it_is_drawn_and_poor_ones_never() -> None:
    thought = Thought([Candidate(n, visits, 0.5, 0.1, 0.2) for n, visits in enumerate((40, 32, 29, 1))], [], 102, 1.0)
    drawn = [mixed(thought, 0.75, Rng(n)) for n in range(300)]
    assert {*drawn} == {0, 1}
    assert drawn.count(0) == pytest.approx(300 * 40 / 72, rel=0.15)


def test_three_bots_at_one_table_do_not_always_bid_alike(nidavellir: Game) -> None:
    match = nidavellir.match(seats=3, seed=2)
    bids = set()
    for seat in range(3):
        for seed in range(2):
            world = nidavellir.world_for(match.state, seat, Rng(seed))
            bids.add(Thinker("hard", FEW).choose(nidavellir, world, seat, Rng(10 * seat + seed)))
    assert len(bids) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_feast_to_its_end(level: str) -> None:
    match = FEAST.match(seats=3, seed=1)
    rng = Rng(1)
    while not match.over:
        question = match.asked[0]
        world = FEAST.world_for(match.state, question.seat, rng)
        move = Thinker(level, 8).choose(FEAST, world, question.seat, rng)
        assert move in legal(world, question.seat)
        step = match.state.stack[-1]
        assert step is not None
        match.play(match.moves(question.seat)[legal(world, question.seat).index(move)], question.seat)


def test_whose_answer_is_foretold_is_not_searched_unless_it_cannot_be_given() -> None:
    game = load("nidavellir")
    s = game.begun(2, game.complete({}), None)
    settle(s)
    let_nature_answer(s, Rng(4))
    world = game.world_for(s, 0, Rng(1))
    judge = judge_of(game)
    weights = weights_for(game, judge, world)
    for told, is_searched in ((legal(world, 1)[0], False), (-1, True)):
        search = Search(game, judge, weights.values, weights.scale, Settings())
        search.foretold = {1: [told]}
        thought = search.think(world, 0, Rng(8), Budget(FEW))
        assert thought.iterations
        assert (1 in search.root.tables) == is_searched
