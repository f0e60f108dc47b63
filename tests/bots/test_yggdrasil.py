"""The greedy bot at Yggdrasil Chronicles: it wins together with itself, stops whoever would win next, and says why."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.arena.series import play_games
from gladsheim.bots import Thinker, bot
from gladsheim.games import load
from gladsheim.games.yggdrasil.bot.forecast import AHEAD, Forecast
from gladsheim.games.yggdrasil.bot.risk import Means
from gladsheim.games.yggdrasil.rules.printed import ENEMY_COUNT, SURT
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import asked, is_over, legal, play, question, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kit.earnings import earned
from gladsheim.kit.outlook import let_nature_answer
from gladsheim.words import LANGUAGES, say


@pytest.fixture
def yggdrasil() -> Game:
    return load("yggdrasil")


def position(game: Game, *gods: Any, **more: Any) -> Match:
    """Three gods by name or by what they have; the first is active and about to move."""
    data = {"seats": len(gods), "gods": list(gods), "step": "move", "active": name_of(gods[0])}
    return game.position({**data, **more}, seed=0)


def name_of(god: Any) -> str:
    name = god["god"] if isinstance(god, dict) else god
    assert isinstance(name, str)
    return name


def hinted(match: Match, seat: int = 0, seed: int = 0) -> tuple[str, str]:
    """What the greedy bot would play for a seat, and what it says to that, without the move."""
    world = match.imagine(seat, Rng(seed))
    before = match.game.dump(world)
    hint = bot("greedy").hint(match.game, world, seat, Rng(seed))
    assert hint.move in match.moves(seat)
    assert match.game.dump(world) == before
    said = [say(hint.words, lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all(sentence.startswith(f"{hint.move}: ") for sentence in said)
    return hint.move, said[0].removeprefix(f"{hint.move}: ")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_it_wins_together_with_itself(yggdrasil: Game, seats: int) -> None:
    games = list(play_games(yggdrasil, ["greedy"] * seats, 2, seed=seats))
    assert sum(game.scores[0] for game in games) >= 1
    assert all(len(set(game.scores)) == 1 for game in games)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_random_gods_lose_but_their_games_end(yggdrasil: Game, seats: int) -> None:
    games = list(play_games(yggdrasil, ["random"] * seats, 5, seed=seats, options={"hard": True}))
    assert sum(game.scores[0] for game in games) <= 1


@pytest.mark.parametrize(("seats", "hard", "free_order"), [(1, True, False), (2, False, True), (4, True, True)])
def test_it_has_a_legal_answer_and_a_reason_wherever_others_have_led(
    yggdrasil: Game, seats: int, hard: bool, free_order: bool
) -> None:
    options = {"hard": hard, "free_order": free_order}
    rng = Rng(seats)
    for seed in range(2):
        match = yggdrasil.match(seats=seats, seed=seed, options=options)
        while not match.over:
            seat = match.asked[0].seat
            if rng.below(3) == 0:
                hinted(match, seat)
            moves = match.moves(seat)
            match.play(moves[int(rng.below(len(moves)))], seat)


def test_it_has_a_reason_for_each_of_its_own_moves(yggdrasil: Game) -> None:
    match = yggdrasil.match(seats=3, seed=2, options={"hard": True})
    steps = set()
    while not match.over:
        seat = match.asked[0].seat
        steps.add(match.asked[0].step)
        match.play(hinted(match, seat)[0], seat)
    assert {"ChooseGod", "ProposeOrder", "Move", "Act", "UseHeroes", "ChooseDice", "ChangeDie"} <= steps


def test_only_order_way_and_deed_are_searched_and_rules_answer_small_steps(yggdrasil: Game) -> None:
    s, rng = yggdrasil.begun(2, yggdrasil.complete({}), None), Rng(1)
    settle(s)
    let_nature_answer(s, rng)
    searched: set[str] = set()
    ruled: set[str] = set()
    for _ in range(120):
        if is_over(s):
            break
        seat = asked(s)[0]
        step = question(s, seat)
        assert step is not None
        if len(legal(s, seat)) > 1:
            thought = Thinker("hard", 2).think(yggdrasil, yggdrasil.world_for(s, seat, rng), seat, rng)
            (searched if thought.iterations else ruled).add(step.name)
        play(s, seat, bot("greedy").choose(yggdrasil, s.copy(), seat, rng))
        let_nature_answer(s, rng)
    assert searched == {"ProposeOrder", "Move", "Act"}
    assert {"ChooseDice", "UseHeroes"} <= ruled


def test_no_move_is_about_points(yggdrasil: Game) -> None:
    match = position(yggdrasil, "odin", "thor", "freyr")
    assert {earned(yggdrasil, match.imagine(0, Rng(0)), 0, match.read(move, 0)) for move in match.moves(0)} == {None}


def test_every_seat_proposes_the_same_order(yggdrasil: Game) -> None:
    match = yggdrasil.match(seats=4, seed=3)
    while match.asked[0].step != "ProposeOrder":
        seat = match.asked[0].seat
        match.play(hinted(match, seat)[0], seat)
    assert len({hinted(match, seat) for seat in range(4)}) == 1


def test_surt_on_top_is_fought_before_anything_else(yggdrasil: Game) -> None:
    odin = {"god": "odin", "world": "asgard", "elves": 2, "dice": 2}
    match = position(
        yggdrasil, odin, "thor", "freyr", enemies={"surt": "alfheim"}, wheel=["odin surt"], heroes=2, order=["thor"]
    )
    assert hinted(match) == ("alfheim", "there you can fight Surt.")
    match.play("alfheim", 0)
    move, why = hinted(match)
    assert move == "fight surt"
    assert why.startswith("the next activation of Surt could lose you the game. 1 Risk, ")


def test_the_serpent_is_driven_back_from_the_last_island(yggdrasil: Game) -> None:
    odin = {"god": "odin", "world": "asgard", "elves": 2, "dice": 2}
    match = position(yggdrasil, odin, "thor", "freyr", island=4, wheel=["odin iormungand"], heroes=3, anonymous=2)
    assert hinted(match) == ("midgard", "there you can fight Iormungand.")


def test_fire_giants_are_driven_off_before_they_are_too_many(yggdrasil: Game) -> None:
    odin = {"god": "odin", "world": "iotunheim", "elves": 2, "dice": 2}
    match = position(yggdrasil, odin, "thor", "freyr", giants=7, wheel=["odin surt"], heroes=3)
    assert hinted(match)[0] == "muspellheim"
    match.play("muspellheim", 0)
    move, why = hinted(match)
    assert move == "act"
    assert why.startswith("3 Fire Giants off the ladder. 3 Risks, ")


def test_with_no_danger_near_it_gathers_where_another_god_stands(yggdrasil: Game) -> None:
    match = position(yggdrasil, "odin", {"god": "thor", "world": "vanaheim"}, "freyr", enemies={"loki": "cage"})
    assert hinted(match)[0] == "vanaheim"
    match.play("vanaheim", 0)
    assert hinted(match) == ("act", "3 Vanir dice against the Risks to come.")


def throwing(game: Game, god: dict[str, Any], **more: Any) -> Match:
    """Odin fights Iormungand, whose strength is 3."""
    match = position(game, {"god": "odin", "world": "midgard", **god}, "thor", "freyr", island=2, **more)
    match.play("stay", 0)
    match.play("fight iormungand", 0)
    return match


def test_the_last_life_point_is_not_staked_while_heroes_are_left(yggdrasil: Game) -> None:
    match = throwing(yggdrasil, {"life": 1}, heroes=5)
    assert hinted(match) == ("3 heroes", "with that you should lose no Life Point.")


def test_a_life_is_dearer_to_a_god_who_has_few(yggdrasil: Game) -> None:
    costs = []
    for life in (7, 4, 2):
        match = throwing(yggdrasil, {"life": life, "dice": 2}, heroes=1)
        state = match.imagine(0, Rng(0))
        assert isinstance(state, State)
        costs.append(Means(state, 0).plan(3).cost)
    assert costs == sorted(costs)
    assert costs[0] < costs[2]


def test_the_odds_of_a_throw_add_up(yggdrasil: Game) -> None:
    match = throwing(yggdrasil, {"dice": 3})
    state = match.imagine(0, Rng(0))
    assert isinstance(state, State)
    odds = Means(state, 0).successes(3)
    assert len(odds) == 5
    assert sum(odds) == pytest.approx(1)
    assert odds[4] == pytest.approx((1 / 3) ** 4)


def test_cards_that_all_know_are_foreseen_for_certain(yggdrasil: Game) -> None:
    decks = [{"top": ["odin surt"]}, {"top": ["thor surt"], "down": "unseen"}, {"down": "freyr surt"}]
    match = position(yggdrasil, "odin", "thor", "freyr", decks=decks, order=["freyr", "thor"])
    state = match.imagine(0, Rng(0))
    assert isinstance(state, State)
    forecast = Forecast(state)
    assert forecast.seats == [2, 1, 0, 1, 2, 0, 1, 2]
    assert [forecast.odds[ENEMY_COUNT * reveal + SURT] for reveal in (0, 1, 2, 3)] == [1, 0, 1, 1]
    for reveal in range(AHEAD):
        assert sum(forecast.odds[ENEMY_COUNT * reveal : ENEMY_COUNT * (reveal + 1)]) == pytest.approx(1)


def test_a_support_of_his_blood_suffers_for_a_god_but_does_not_die(yggdrasil: Game) -> None:
    odin = {"god": "odin", "world": "midgard", "life": 3, "relations": ["tie thor"]}
    thor = {"god": "thor", "world": "midgard", "life": 2}
    data = {"seats": 1, "gods": [odin, thor, "freyr"], "island": 2, "step": "act", "active": "odin"}
    match = yggdrasil.position(data, seed=0)
    match.play("fight iormungand", 0)
    assert match.asked[0].step == "LetSupportPay"
    assert hinted(match)[0] == "1 life"


def test_a_companion_is_joined_for_what_can_be_done_there(yggdrasil: Game) -> None:
    odin = {"god": "odin", "world": "niflheim", "elves": 2, "dice": 2, "relations": ["companion thor"]}
    thor = {"god": "thor", "world": "alfheim"}
    more = {"step": "join", "enemies": {"surt": "alfheim"}, "wheel": ["odin surt"], "heroes": 2}
    match = position(yggdrasil, odin, thor, "freyr", **more)
    assert match.asked[0].step == "JoinCompanion"
    assert hinted(match)[0] == "thor"
