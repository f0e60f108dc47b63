"""Positions written by hand: what is accepted, what is filled in, and what cannot be."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import NATURE, Match
from tests.games.nidavellir.tables import lying, see

TAVERNS: Final = [["warrior-3", "hunter", "miner-2"], ["warrior-4", "hunter", "miner-1"], ["blacksmith"] * 3]
LAID: Final = [
    ["5 goblin", "4 dragon", "3 pony", "2 pouch", "0 pouch"],
    ["4 goblin", "5 dragon", "3 pony", "2 pouch", "0 pouch"],
]
FOUR: Final = ["hunter", "miner-0", "blacksmith", "explorer-6"]
TURN: Final[dict[str, Any]] = {"taverns": [["hunter", "miner-2"], *TAVERNS[1:]], "round": 4}
"""Seat 0 has taken a card, and it has its effect."""
PLAIN: Final[dict[str, Any]] = {
    "seats": 2,
    "age": 1,
    "round": 2,
    "tavern": "goblin",
    "taverns": TAVERNS,
    "armies": [["warrior-6", "explorer-5", "skaa"], ["hunter", "thrud miner"]],
    "coins": LAID,
    "gems": [1, 2],
}


def position(**changes: Any) -> Match:
    """The plain position with some keys changed; None takes a key out."""
    data = {key: value for key, value in {**PLAIN, **changes}.items() if value is not None}
    return gladsheim.load("nidavellir").position(data, seed=0)


def start(**data: Any) -> Match:
    """A position of nothing but these keys."""
    return gladsheim.load("nidavellir").position(data, seed=0)


def asked(match: Match) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(one.seat, one.step) for one in match.asked]


def test_a_position_is_shown_as_it_was_written() -> None:
    match = position()
    view = see(match, 0)
    assert (view.seats, view.age, view.round, view.phase, view.tavern) == (2, 1, 2, "tavern", 0)
    assert view.taverns == TAVERNS
    assert view.gems == [1, 2]
    assert [card.name for card in view.armies[0].columns[0].cards] == ["warrior-6"]
    assert view.armies[0].heroes == ["skaa"]
    assert [card.name for card in view.armies[1].columns[2].cards] == ["thrud"]
    assert lying(match, 0, 0) == ["0 pouch", "2 pouch", "3 pony", "4 dragon", "5 goblin open"]
    assert lying(match, 0, 1) == ["0 ?", "2 ?", "3 ?", "4 ?", "5 goblin open"]
    assert (view.order, view.bids, view.turns_done) == ([0, 1], [5, 4], 0)
    assert asked(match) == [(0, "TakeCard")]


def test_everything_has_a_default() -> None:
    match = start()
    view = see(match)
    assert (view.seats, view.first_game, view.age, view.round, view.phase) == (2, False, 1, 1, "bids")
    assert [len(row) for row in view.taverns] == [3, 3, 3], "nature reveals what is not written"
    assert view.gems == [2, 1]
    assert [[coin.value for coin in purse] for purse in view.coins] == [[0, 2, 3, 4, 5]] * 2
    assert asked(match) == [(0, "Bid"), (1, "Bid")]


def test_the_number_of_seats_follows_from_any_list_by_seat() -> None:
    assert see(start(armies=[[], [], []])).seats == 3
    assert see(start(gems=[4, 3, 2, 1])).seats == 4
    assert see(start(coins=[["0", "2", "3", "4", "5"]] * 5)).seats == 5


def test_without_a_round_it_is_the_first_one_that_the_deck_allows() -> None:
    assert see(start(armies=[["warrior-3"], []])).round == 2
    assert see(start(armies=[["hunter"] * 6, ["blacksmith"] * 4])).round == 3
    assert see(start(age=2, armies=[["hunter"] * 6, ["blacksmith"] * 4])).round == 1, "they may be of the first age"


def test_decks_hold_what_is_left_unless_they_are_written() -> None:
    view = see(position())
    assert view.unseen["hunter"] == 6 - 3
    assert view.unseen.get("warrior-3") is None
    assert sum(view.unseen_next.values()) == 37
    assert see(position(round=4, deck=["hunter"])).unseen == {"hunter": 1}


def test_the_treasury_holds_the_gold_that_nobody_has_unless_it_is_written() -> None:
    coins = [["0", "2", "3", "8", "5g"], ["0", "2", "3", "4", "5"]]
    assert dict(see(start(coins=coins)).treasury)[8] == 1
    assert dict(see(start(coins=coins)).treasury)[5] == 1
    few = {"6": 2, "9": 1, "10": 2, "12": 2, "13": 1}
    assert dict(see(start(coins=coins, treasury=few)).treasury) == {int(value): n for value, n in few.items()}


def test_coins_of_opened_taverns_lie_open_and_so_does_the_pouch_after_a_trade() -> None:
    coins = [["0 goblin", "4 dragon", "3 pony", "2 pouch", "7 pouch"], LAID[1]]
    match = position(coins=coins, tavern="dragon", taverns=[["hunter"], *TAVERNS[1:]])
    assert lying(match, 0, 1) == ["0 goblin open", "2 pouch open", "3 pony", "4 dragon open", "7 pouch open"]
    assert lying(match, 1, 0) == ["0 ?", "2 ?", "3 ?", "4 goblin open", "5 dragon open"]


def test_a_coin_that_everybody_saw_may_be_written_as_known() -> None:
    coins = [["5 goblin", "10 dragon known", "3 pony", "2 pouch", "0 pouch"], LAID[1]]
    assert lying(position(coins=coins), 0, 1) == ["0 ?", "2 ?", "3 ?", "5 goblin open", "10 dragon"]


def test_a_bid_may_differ_from_a_coin_that_was_upgraded_since() -> None:
    coins = [["8 goblin", *LAID[0][1:]], LAID[0]]
    match = position(coins=coins, bids=[5, 5], gems=[1, 2], turns_done=1, taverns=TURN["taverns"])
    assert see(match).order == [1, 0]
    assert asked(match) == [(0, "TakeCard")]


def test_uline_is_asked_for_a_coin_where_she_has_laid_none() -> None:
    armies = [["warrior-6", "uline"], []]
    match = position(armies=armies, coins=[["0", "2", "3", "4", "5"], LAID[1]])
    assert asked(match) == [(0, "OpenBid")]
    assert see(match).bids == [None, 4]
    laid = position(armies=armies, coins=[["0", "2", "3", "4", "5 goblin"], LAID[1]])
    assert asked(laid) == [(0, "TakeCard")]


def test_bids_may_be_half_made() -> None:
    match = start(taverns=TAVERNS, laid=["0 5 3", None])
    assert asked(match) == [(1, "Bid")]
    assert see(match, 0).bid == ["0", "5", "3"]
    assert see(match, 1).bid is None


def test_gems_and_taverns_may_be_half_dealt() -> None:
    game = gladsheim.load("nidavellir")
    gems = game.position({"gems": [3, None, None]}, companion=True)
    assert (gems.asked[0].step, gems.moves(NATURE)) == ("DealGem", ("1", "2"))
    cards = game.position({"taverns": [["hunter"] * 3, ["miner-0"], []]}, companion=True)
    assert cards.asked[0].step == "Reveal"


WITH_DAGDA: Final = [["warrior-6", *FOUR, "dagda"], []]
WITH_BONFUR: Final = [["warrior-6", *FOUR, "bonfur"], []]
FIVES: Final = [
    ["0 goblin", "4 dragon", "3 pony", "5 pouch", "5g pouch"],
    ["2 goblin", "5 dragon", "3 pony", "4 pouch", "0 pouch"],
]
HIDDEN: Final = ["2 pouch", "3 pony", "4 dragon", "5 goblin"]
OPEN: Final[list[tuple[str, dict[str, Any], list[str]]]] = [
    ("LayThrud", {"armies": [["warrior-6", "thrud"], []]}, ["warrior", "hunter", "miner", "blacksmith", "explorer"]),
    ("Discard dagda", {"armies": WITH_DAGDA}, ["warrior", "miner", "blacksmith", "explorer"]),
    ("Discard dagda miner", {"armies": WITH_DAGDA}, ["warrior", "blacksmith", "explorer"]),
    ("Discard bonfur", {"armies": WITH_BONFUR}, ["warrior", "hunter", "miner", "explorer"]),
    (
        "Discard dagda",
        {"armies": [["warrior-6", *FOUR[1:3], "dagda", "thrud"], []]},
        ["warrior", "miner", "blacksmith"],
    ),
    ("Upgrade offering-3", {}, HIDDEN),
    ("Upgrade grid", {"armies": [["grid"], []]}, HIDDEN),
    ("Upgrade offering-5", {"age": 2}, HIDDEN),
    ("TradeAway", {"coins": FIVES, "turns_done": 1, "taverns": [["hunter"], *TAVERNS[1:]]}, ["5", "5g"]),
]


def test_a_turn_may_stand_where_a_hero_is_due() -> None:
    match = position(**TURN, armies=[["warrior-6", *FOUR], []], open="Recruit")
    assert asked(match) == [(0, "Recruit")]
    match.play("skaa", 0)
    assert asked(match) == [(1, "TakeCard")]


@pytest.mark.parametrize(("text", "changes", "moves"), OPEN)
def test_or_at_any_other_question(text: str, changes: dict[str, Any], moves: list[str]) -> None:
    match = position(**{**TURN, **changes}, open=text)
    assert asked(match) == [(0, text.split()[0])]
    assert sorted(match.moves(0)) == sorted(moves)
    match.play(match.moves(0)[0], 0)
    assert not match.over


def test_uline_may_stand_at_her_trade() -> None:
    coins = [["0 goblin", "2", "3", "4", "5"], LAID[1]]
    taverns = [["hunter"], *TAVERNS[1:]]
    match = position(armies=[["uline"], []], coins=coins, turns_done=1, open="ShowCoins", taverns=taverns)
    assert asked(match) == [(0, "ShowCoins")]
    assert len(match.moves(0)) == 6


TWO_SETS: Final = [*FOUR, "warrior-3", "hunter", "miner-1", "explorer-7", "blacksmith", "ylud warrior"]
LAST: Final = {"kings-hand": None, "hunting-trophy": None, "golden-pick": None, "great-hammer": None, "spyglass": 0}
HAMMER_WON: Final = {"kings-hand": None, "hunting-trophy": None, "golden-pick": None, "great-hammer": 0}
ENDED: Final[list[tuple[str, dict[str, Any], str]]] = [
    ("", {"armies": [["ylud"], []]}, "LayYlud"),
    ("LayYlud", {"armies": [["ylud"], []]}, "LayYlud"),
    ("", {"armies": [["ylud miner"], []], "age": 2}, "LayYlud"),
    ("Recruit", {"armies": [TWO_SETS, []]}, "Recruit"),
    ("Upgrade kings-hand", {"distinctions": {"kings-hand": 0}}, "Upgrade"),
    ("", {"armies": [["warrior-3"], []]}, "Upgrade"),
    ("LayThrud", {"armies": [["hammer", "thrud"], []], "distinctions": HAMMER_WON}, "LayThrud"),
]


@pytest.mark.parametrize(("text", "changes", "step"), ENDED)
def test_so_may_the_end_of_an_age(text: str, changes: dict[str, Any], step: str) -> None:
    match = start(phase="end-of-age", **changes, **({"open": text} if text else {}))
    assert asked(match) == [(0, step)]


def test_so_may_the_spyglass() -> None:
    game = gladsheim.load("nidavellir")
    data: dict[str, Any] = {"phase": "end-of-age", "distinctions": LAST, "armies": [["explorer-5"], []]}
    looking = game.position({**data, "looked": ["hunter"], "open": "Look"}, companion=True)
    assert looking.asked[0].step == "Look"
    keeping = game.position({**data, "looked": ["hunter", "hunter", "miner-2"], "open": "KeepCard"}, seed=0)
    assert keeping.moves(0) == ("hunter", "miner-2")
    assert see(keeping, 0).looked == ["hunter", "hunter", "miner-2"]
    assert see(keeping, 1).looked is None
    assert see(keeping, 1).unseen_next["hunter"] == 6
    offering = game.position({**data, "open": "Upgrade offering-5"}, seed=0)
    assert asked(offering) == [(0, "Upgrade")]


def test_the_end_of_the_game_is_scored() -> None:
    match = start(phase="over", armies=[["warrior-3", "thrud"], ["hunter", "ylud miner"]])
    assert match.over
    assert match.scores == (3 + 5 + 13 + 14, 1 + 1 + 14)


def test_what_distinctions_brought_tells_who_won_them() -> None:
    coins = [["3m", "2", "3", "4", "5"], ["0", "2", "3", "4", "5"]]
    view = see(start(age=2, coins=coins, gems=[2, 6], armies=[[], ["blacksmith", "hammer"]]))
    assert [one.winner for one in view.distinctions] == [None, 0, 1, 1, None]
    assert all(one.decided for one in view.distinctions)


def test_a_record_from_a_position_can_be_replayed() -> None:
    match = position()
    match.play("hunter", 0)
    match.play("warrior-3", 1)
    again = gladsheim.replay(match.record())
    assert again.record() == match.record()
    assert [again.view(seat) for seat in (None, 0, 1)] == [match.view(seat) for seat in (None, 0, 1)]


def test_a_position_does_not_change_with_the_data_it_was_made_from() -> None:
    data: dict[str, Any] = {"armies": [["hunter"], []]}
    match = gladsheim.load("nidavellir").position(data, seed=0)
    record = match.record()
    data["armies"][0].append("miner-0")
    assert match.record() == record


@pytest.mark.parametrize("first_game", [False, True], ids=["whole", "first"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_a_game_can_be_written_down_and_read_again(seats: int, first_game: bool) -> None:
    game = gladsheim.load("nidavellir")
    steps = set()
    for seed in range(4):
        match = game.match(seats=seats, seed=seed, options={"first_game": first_game}, companion=seed == 0)
        rng = random.Random(seed)
        while not match.over:
            one = rng.choice(match.asked)
            steps.add(one.step)
            written = game.to_position(match.state)
            again = game.position(written, seed=0, companion=True)
            assert game.to_position(again.state) == written
            assert asked(again) == asked(match)
            assert again.moves(one.seat) == match.moves(one.seat)
            assert [again.view(seat) for seat in (None, *range(seats))] == [
                match.view(seat) for seat in (None, *range(seats))
            ]
            match.play(rng.choice(match.moves(one.seat)), one.seat)
        again = game.position(game.to_position(match.state), seed=0)
        assert again.over
        assert (again.scores, again.ranking) == (match.scores, match.ranking)
    assert steps >= {"DealGem", "Reveal", "Bid", "TakeCard", "Recruit", "Upgrade", "Discard"}
