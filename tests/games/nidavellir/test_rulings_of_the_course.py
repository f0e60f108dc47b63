"""Rulings on the course of the game of docs/games/nidavellir.md: R33, R36, R37, R44, R47."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

import pytest

import gladsheim
from gladsheim import NATURE, Match
from gladsheim.games.nidavellir.rules.events import CardTaken
from tests.games.nidavellir.tables import answer, asks, column, lying, put, see, tavern

ROUND: Final = [
    ["warrior-3", "hunter", "miner-2"],
    ["warrior-4", "hunter", "miner-1"],
    ["warrior-5", "hunter", "miner-0"],
]
HARD: Final = {"thrud", "ylud", "uline"}


def told(match: Match) -> list[str]:
    """What happened, by the names of the events."""
    return [type(event).__name__ for event in match.events()]


def test_r33_with_two_players_the_third_card_is_discarded() -> None:
    match = put("", "", taverns=ROUND, gems=[2, 1])
    answer(match, "5 4 3", "4 3 2")
    answer(match, "warrior-3", "hunter", "hunter", "miner-1", "miner-0", "hunter")
    assert see(match).round == 2
    assert sorted(see(match).discard) == ["miner-2", "warrior-4", "warrior-5"]
    assert told(match).count("CardLeftOver") == 3


def test_r33_with_more_players_every_card_is_taken() -> None:
    match = gladsheim.load("nidavellir").match(seats=3, seed=3)
    rng = random.Random(3)
    while see(match).round == 1:
        seat = match.asked[0].seat
        match.play(rng.choice(match.moves(seat)), seat)
    assert "CardLeftOver" not in told(match)


def test_r36_a_card_must_be_taken() -> None:
    match = tavern("offering-3 miner-2 miner-2")
    assert match.moves(0) == ("miner-2", "offering-3"), "nothing to pass with, and equal cards are one choice"
    answer(match, "miner-2")
    assert asks(match) == [(1, "TakeCard")]
    answer(match, "offering-3")
    assert asks(match) == [(1, "Upgrade")], "an offering must be carried out"


def test_r36_nobody_is_asked_where_all_cards_are_alike() -> None:
    match = tavern("hunter hunter hunter")
    assert see(match).tavern == 1
    assert column(match, "hunter", 0) == ["hunter"]
    assert column(match, "hunter", 1) == ["hunter"]


def test_r37_card_then_thrud_then_heroes_then_trade_then_the_next_player() -> None:
    army = "warrior-4 thrud:warrior hunter hunter miner-0 miner-2 explorer-5 explorer-6 blacksmith"
    match = tavern("warrior-3 hunter miner-2", army, coins=["0 2 3 4 5", "0 2 3 4 5"], gems=[2, 1])
    answer(match, "warrior-3", "blacksmith", "skaa")
    assert match.asked[0].seat == 1
    events = told(match)
    names = ["CardTaken", "ThrudLifted", "ThrudLaid", "HeroRecruited", "CoinsTraded"]
    assert [events.index(name) for name in names] == sorted(events.index(name) for name in names)
    assert "GemsSwapped" not in events
    answer(match, "hunter")
    assert "GemsSwapped" in told(match)


def test_r37_an_offering_leaves_the_game() -> None:
    match = tavern("offering-3 hunter miner-2")
    answer(match, "offering-3", "4 dragon")
    assert see(match).discard == []
    assert all(not column.cards for column in see(match).armies[0].columns)


def test_r44_coins_are_laid_face_down() -> None:
    match = put("", "", taverns=ROUND, gems=[2, 1])
    match.play("5 4 3", 0)
    assert lying(match, 0, 1) == ["0 hand", "2 hand", "3 hand", "4 hand", "5 hand"], "nobody sees who has bid"
    match.play("4 3 2", 1)
    assert lying(match, 0, 1) == ["0 ?", "2 ?", "3 ?", "4 ?", "5 goblin open"]
    assert lying(match, 0, 0) == ["0 pouch", "2 pouch", "3 pony", "4 dragon", "5 goblin open"]
    assert lying(match, 1, 0) == ["0 ?", "2 ?", "3 ?", "4 goblin open", "5 ?"]
    assert lying(match, 1, None) == lying(match, 1, 0)
    answer(match, "warrior-3", "hunter")
    assert lying(match, 0, 1) == ["0 ?", "2 ?", "3 ?", "4 dragon open", "5 goblin open"]


def test_r44_at_the_last_tavern_the_pouch_is_what_is_left() -> None:
    match = put("", "", taverns=ROUND, gems=[2, 1])
    answer(match, "5 4 3", "4 3 2", "warrior-3", "hunter", "hunter", "miner-1")
    assert lying(match, 0, 1) == ["0 pouch", "2 pouch", "3 pony open", "4 dragon open", "5 goblin open"]


def test_r44_a_record_for_one_seat_does_not_tell_the_others_bids() -> None:
    match = put("", "", taverns=ROUND, gems=[2, 1])
    answer(match, "5 4 3", "4 3 2")
    assert "4 3 2" not in match.record(0)
    assert "5 4 3" in match.record(0)


def test_r44_five_different_coins_can_be_arranged_in_60_ways() -> None:
    match = put("", "", taverns=ROUND)
    assert len(match.moves(0)) == len(set(match.moves(0))) == 60
    assert "0 5 3" in match.moves(0)


def test_r44_equal_coins_give_equal_arrangements() -> None:
    coins = [["0", "8", "8", "4", "5"], ["0", "2", "3", "5", "5g"]]
    match = put("", "", taverns=ROUND, coins=coins)
    assert len(match.moves(0)) == 33
    assert match.moves(0).count("8 8 5") == 1
    assert len(match.moves(1)) == 60, "a copper 5 is not a gold 5"
    assert {"5 5g 0", "5g 5 0"} <= set(match.moves(1))


def test_r44_a_bid_may_be_changed_until_the_last_one_is_in() -> None:
    match = put("", "", taverns=ROUND)
    match.play("5 4 3", 0)
    match.play("0 2 3", 0)
    assert see(match, 0).bid == ["0", "2", "3"]
    assert see(match, 1).bid is None
    match.play("4 3 2", 1)
    assert see(match).bids == [0, 4]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r47_a_first_game_leaves_out_three_heroes(seats: int) -> None:
    first = see(gladsheim.load("nidavellir").match(seats=seats, seed=0, options={"first_game": True}))
    whole = see(gladsheim.load("nidavellir").match(seats=seats, seed=0))
    assert set(whole.heroes) - set(first.heroes) == HARD
    assert first.taverns == whole.taverns
    assert first.treasury == whole.treasury


def test_r47_they_cannot_be_recruited() -> None:
    match = tavern("warrior-6 hunter miner-2", "hunter miner-0 blacksmith explorer-5", options={"first_game": True})
    answer(match, "warrior-6")
    assert not HARD & set(match.moves(0))
    for name in HARD:
        refusal = match.why_not(name, 0)
        assert refusal is not None
        assert refusal.code == "nidavellir/hero-out"


@pytest.mark.parametrize(
    ("seats", "rounds", "each", "decks", "coins"),
    [(2, 4, 3, (36, 37), 28), (3, 4, 3, (36, 37), 28), (4, 3, 4, (36, 37), 34), (5, 3, 5, (45, 46), 34)],
)
def test_the_set_up_for_every_number_of_players(
    seats: int, rounds: int, each: int, decks: tuple[int, int], coins: int
) -> None:
    view = see(gladsheim.load("nidavellir").match(seats=seats, seed=seats))
    assert view.rounds == rounds
    assert [len(row) for row in view.taverns] == [each] * 3
    assert view.in_deck + 3 * each == decks[0]
    assert sum(view.unseen_next.values()) == decks[1]
    assert sum(count for _, count in view.treasury) == coins
    assert sorted(view.gems) == list(range(1, seats + 1))
    assert all([coin.value for coin in purse] == [0, 2, 3, 4, 5] for purse in view.coins)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_decks_last_exactly(seats: int) -> None:
    match = gladsheim.load("nidavellir").match(seats=seats, seed=seats)
    rng = random.Random(seats)
    while not match.over:
        seat = match.asked[0].seat
        match.play(rng.choice(match.moves(seat)), seat)
        if see(match).phase == "end-of-age":
            assert see(match).in_deck == 0
    view = see(match)
    assert (view.age, view.round, view.in_deck) == (2, view.rounds, 0)
    assert told(match).count("RoundBegan") == 2 * view.rounds
    taken = Counter(event.seat for event in match.events() if isinstance(event, CardTaken))
    assert set(taken.values()) == {2 * 3 * view.rounds}


def test_nature_deals_the_gems_and_fills_the_taverns_from_goblin_to_pony() -> None:
    match = gladsheim.load("nidavellir").match(seats=2, companion=True)
    match.play("2", NATURE)
    assert see(match).gems == [2, 1], "the last gem is left over"
    for card in ("hunter", "miner-0", "blacksmith", "explorer-5"):
        assert match.asked[0].step == "Reveal"
        match.play(card, NATURE)
    assert see(match).taverns == [["hunter", "miner-0", "blacksmith"], ["explorer-5"], []]
    assert match.why_not("explorer-5", NATURE) is not None, "there is only one in this age"
