"""Rulings on Uline of docs/games/nidavellir.md: R24 to R29, R45."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.nidavellir.tables import answer, asks, lying, purse, put, see, tavern

ONE_SHORT: Final = "hunter miner-0 blacksmith explorer-5"
WARRIOR: Final = "warrior-6 hunter miner-2"
PAIRS_OF_FOUR: Final = ("2 3", "2 4", "3 4", "2 5", "3 5", "4 5")
ROUND: Final = [
    ["warrior-3", "hunter", "miner-2"],
    ["warrior-4", "hunter", "miner-1"],
    ["warrior-5", "hunter", "miner-0"],
]
BID: Final = "5 4 3"


def test_r24_pouch_and_hidden_coins_return_to_hand() -> None:
    match = tavern(WARRIOR, ONE_SHORT, coins=["5 4 3 2 0", "4 5 3 2 0"])
    answer(match, "warrior-6", "uline")
    for reader in (0, 1, None):
        assert lying(match, 0, reader) == ["0 hand", "2 hand", "3 hand", "4 hand", "5 goblin open"]


def test_r24_open_coins_stay_until_the_end_of_the_round() -> None:
    match = tavern(WARRIOR, ONE_SHORT, coins=["4 5 3 2 0", "5 4 3 2 0"], at="dragon")
    answer(match, "warrior-6", "uline")
    assert lying(match, 0, 1) == ["0 hand", "2 hand", "3 hand", "4 goblin open", "5 dragon open"]
    answer(match, "miner-2")
    assert asks(match) == [(0, "OpenBid")]
    answer(match, "3")
    while see(match).phase == "tavern":
        answer(match, match.moves(match.asked[0].seat)[0])
    assert {coin.place for coin in see(match).coins[0]} == {"hand"}


def test_r24_so_does_a_pouch_that_a_trade_has_opened() -> None:
    match = tavern(WARRIOR, ONE_SHORT, coins=["0 5 3 2 7", "5 4 3 2 0"], at="dragon")
    assert "7 pouch open" in lying(match, 0, 1)
    answer(match, "warrior-6", "uline")
    assert lying(match, 0, 1) == ["0 goblin open", "2 hand", "3 hand", "5 dragon open", "7 hand"]


def test_r25_no_coins_are_laid_in_the_bid_phase() -> None:
    match = put("uline", "", taverns=ROUND)
    assert asks(match) == [(1, "Bid")]
    answer(match, BID)
    assert asks(match) == [(0, "OpenBid")]
    assert match.moves(0) == ("0", "2", "3", "4", "5")
    assert see(match, 0).bids == [None, 5]
    answer(match, "4")
    assert see(match).order == [1, 0]
    assert see(match).bids == [4, 5]


def test_r25_her_coin_is_laid_openly_after_the_others_at_every_tavern() -> None:
    match = put("uline", "", taverns=ROUND)
    answer(match, BID, "0")
    answer(match, "warrior-3", "hunter", "2 3")
    assert asks(match) == [(0, "OpenBid")]
    assert see(match, 0).tavern == 1
    assert see(match, 0).bids == [None, 4]
    assert match.moves(0) == ("2", "4", "5", "5g"), "the new 5 may bid at once"


def test_r26_she_shows_any_two_coins_of_her_hand() -> None:
    match = tavern(WARRIOR, "uline", coins=["hand 0@goblin 2 3 4 5", "4 5 3 2 0"])
    answer(match, "hunter", "warrior-6")
    assert asks(match) == [(0, "ShowCoins")]
    assert match.moves(0) == PAIRS_OF_FOUR
    answer(match, "4 5")
    assert lying(match, 0, 1) == ["0 goblin open", "2 hand", "3 hand", "4 hand", "9 hand"]


def test_r26_at_the_dragon_two_of_three() -> None:
    match = tavern(WARRIOR, "uline", coins=["hand 5@goblin 0@dragon 2 3 4", "5 4 3 2 0"], at="dragon")
    answer(match, "hunter", "warrior-6")
    assert match.moves(0) == ("2 3", "2 4", "3 4")
    answer(match, "2 4")
    assert purse(match, 0) == "0 2 3 5 6"


def test_r26_at_the_pony_her_last_two_by_themselves() -> None:
    coins = ["hand 5@goblin 4@dragon 0@pony 2 3", "5 4 3 2 0"]
    match = tavern(WARRIOR, "uline", coins=coins, at="pony", round=1)
    answer(match, "hunter", "warrior-6")
    assert see(match).round == 2, "nobody was asked which coins"
    assert purse(match, 0) == "0 2 4 5 5g"


def test_r26_equal_coins_are_one_choice() -> None:
    match = tavern(WARRIOR, "uline", coins=["hand 0@goblin 8 8 3 4", "4 5 3 2 0"])
    answer(match, "hunter", "warrior-6")
    assert match.moves(0) == ("3 4", "3 8", "4 8", "8 8")


def test_r26_of_two_fives_she_chooses_which_one_goes() -> None:
    match = tavern(WARRIOR, "uline", coins=["hand 0@goblin 5 5g 3 4", "4 5 3 2 0"])
    answer(match, "hunter", "warrior-6", "5 5g")
    assert asks(match) == [(0, "TradeAway")]
    answer(match, "5")
    assert purse(match, 0) == "0 3 4 5g 10"


@pytest.mark.parametrize(
    ("at", "coins", "pairs"),
    [
        ("goblin", "0 5 4 3 2", PAIRS_OF_FOUR),
        ("dragon", "5 0 4 3 2", ("2 3", "2 4", "3 4")),
    ],
)
def test_r27_taken_where_the_0_lies_the_trade_uses_the_hand(at: str, coins: str, pairs: tuple[str, ...]) -> None:
    match = tavern(WARRIOR, ONE_SHORT, coins=[coins, "3 4 5 2 0"], at=at)
    answer(match, "hunter", "warrior-6", "uline")
    assert asks(match) == [(0, "ShowCoins")]
    assert match.moves(0) == pairs


def test_r27_at_the_pony_there_are_just_two() -> None:
    match = tavern(WARRIOR, ONE_SHORT, coins=["5 4 0 3 2", "3 4 5 2 0"], at="pony", round=1)
    answer(match, "hunter", "warrior-6", "uline")
    assert see(match).round == 2
    assert purse(match, 0) == "0 2 4 5 5g"


def test_r28_an_upgrade_from_the_hand_returns_to_the_hand() -> None:
    match = tavern("offering-3 hunter miner-2", "uline", coins=["hand 5@goblin 0 2 3 4", "4 5 3 2 0"])
    answer(match, "offering-3")
    assert match.moves(0) == ("2 hand", "3 hand", "4 hand", "5 goblin")
    answer(match, "4 hand")
    assert "7 hand" in lying(match, 0, 1)


def test_r28_an_open_coin_may_be_upgraded_where_it_lies() -> None:
    match = tavern("offering-3 hunter miner-2", "uline", coins=["hand 5@goblin 0 2 3 4", "4 5 3 2 0"])
    answer(match, "offering-3", "5 goblin")
    assert "8 goblin open" in lying(match, 0, 1)
    assert see(match).bids == [5, 4]


def test_r28_an_upgraded_coin_bids_at_the_next_tavern() -> None:
    match = tavern("offering-3 hunter miner-2", "uline", coins=["hand 5@goblin 0 2 3 4", "4 5 3 2 0"])
    answer(match, "offering-3", "4 hand", "hunter")
    assert match.moves(0) == ("0", "2", "3", "7")


def test_r29_taken_between_rounds_she_changes_nothing_at_once() -> None:
    mine = "warrior-3 warrior-4 hunter hunter miner-0 miner-2 explorer-5 explorer-6 blacksmith skaa"
    other = "warrior-5 warrior-6 hunter hunter miner-0 miner-1 explorer-7 explorer-8"
    match = put(mine, other, phase="end-of-age", round=4)
    assert asks(match) == [(0, "Recruit")], "the great hammer completes a set"
    answer(match, "uline")
    assert see(match).age == 2
    assert {coin.place for coin in see(match).coins[0]} == {"hand"}
    assert asks(match) == [(1, "Bid")]


def test_r45_the_owner_sees_the_others_bids_and_may_tie() -> None:
    match = put("uline", "", taverns=ROUND, gems=[2, 1])
    answer(match, BID)
    assert see(match, 0).bids == [None, 5]
    answer(match, "5")
    assert see(match).order == [0, 1]
    answer(match, "warrior-3", "hunter")
    assert see(match).gems == [1, 2]


def test_r45_with_five_players_all_others_bid_first() -> None:
    rows = [[f"warrior-{n}", f"explorer-{n + 2}", "hunter", "blacksmith", "miner-0"] for n in (3, 4, 5)]
    match = put("", "", "uline", seats=5, taverns=rows)
    assert asks(match) == [(seat, "Bid") for seat in (0, 1, 3, 4)]
    answer(match, BID, BID, BID)
    assert asks(match) == [(4, "Bid")]
    assert see(match, 2).bids == [None] * 5
    answer(match, BID)
    assert asks(match) == [(2, "OpenBid")]
    assert see(match, 2).bids == [5, 5, None, 5, 5]
