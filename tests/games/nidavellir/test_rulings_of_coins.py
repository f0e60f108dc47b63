"""Rulings on coins of docs/games/nidavellir.md: R1 to R9, R38, R39, R42."""

from __future__ import annotations

import pytest

from tests.games.nidavellir.tables import answer, asks, lying, purse, put, see, tavern, treasury

CARDS = "warrior-3 hunter miner-2"
RICH = "21 22 23 24 0"
"""Coins that leave little in the treasury."""


def test_r1_a_missing_coin_is_replaced_by_the_next_higher_one() -> None:
    left = {"5": 2, "8": 2, "9": 1, "10": 2, "12": 2}
    match = tavern(CARDS, coins=["0 5 3 2 4", "4 5 3 2 0"], treasury=left)
    answer(match, "warrior-3", "hunter")
    assert purse(match, 0) == "0 2 3 5 8", "2 and 4 make 6; 6 and 7 are missing"


def test_r1_or_else_by_the_next_lower_one() -> None:
    match = tavern(CARDS, coins=["0 2 3 5 4", RICH], treasury={"5": 2, "6": 2, "7": 1})
    answer(match, "warrior-3", "hunter")
    assert purse(match, 0) == "0 2 3 4 7", "5 and 4 make 9; nothing from 8 upwards is there"


def test_r1_holds_for_upgrades_too() -> None:
    higher = tavern("offering-3 hunter miner-2", treasury={"5": 2, "6": 2, "9": 1, "10": 2, "12": 2})
    answer(higher, "offering-3", "4 dragon")
    assert purse(higher, 0) == "0 2 3 5 9", "4 and 3 make 7"
    lower = tavern("offering-3 hunter miner-2", coins=["5 4 3 20 0", RICH], treasury={"5": 2, "6": 2})
    answer(lower, "hunter", "offering-3", "4 dragon")
    assert purse(lower, 0) == "0 3 5 6 20"


def test_r2_a_trade_takes_before_it_throws_away() -> None:
    match = tavern(CARDS, coins=["0 2 3 25 4", "4 5 3 2 0"])
    answer(match, "warrior-3", "hunter")
    assert purse(match, 0) == "0 2 3 4 24", "25 and 4 make 29; the 25 is not yet back, so the 24 is the best"
    assert treasury(match)[25] == 1


def test_r2_an_upgrade_throws_away_before_it_takes() -> None:
    match = tavern("offering-3 hunter miner-2", coins=["5 25 3 2 0", "4 5 3 2 0"])
    answer(match, "offering-3", "25 dragon")
    assert purse(match, 0) == "0 2 3 5 25", "25 and 3 make 28; the 25 comes back"
    assert 25 not in treasury(match)


def test_r3_of_two_equal_coins_the_owner_chooses_which_one_goes() -> None:
    for lost, kept, fives in (("5", "0 2 3 5g 10", 1), ("5g", "0 2 3 5 10", 2)):
        match = tavern(CARDS, coins=["0 2 3 5 5g", "4 5 3 2 0"])
        answer(match, "hunter", "warrior-3")
        assert asks(match) == [(0, "TradeAway")]
        assert match.moves(0) == ("5", "5g")
        answer(match, lost)
        assert purse(match, 0) == kept
        assert treasury(match)[5] == fives


def test_r3_nobody_is_asked_where_the_two_are_alike() -> None:
    match = tavern(CARDS, coins=["0 2 3 8 8", "4 5 3 2 0"])
    answer(match, "hunter", "warrior-3")
    assert asks(match)[0][1] == "TakeCard"
    assert purse(match, 0) == "0 2 3 8 16"


def test_r4_the_trade_comes_after_the_card_and_its_effects() -> None:
    match = tavern("offering-3 hunter miner-2", coins=["0 2 3 5 4", "4 5 3 2 0"])
    answer(match, "hunter", "offering-3")
    assert purse(match, 0) == "0 2 3 4 5", "no trade yet"
    answer(match, "4 pouch")
    assert purse(match, 0) == "0 2 3 5 12", "the 4 became a 7, then 7 and 5 made 12 and the 7 went"


def test_r4_also_after_grid() -> None:
    match = tavern(CARDS, "hunter miner-0 blacksmith explorer-5", coins=["0 2 3 5 4", "4 5 3 2 0"])
    answer(match, "hunter", "warrior-3")
    assert asks(match) == [(0, "Recruit")]
    answer(match, "grid", "5 pouch")
    assert purse(match, 0) == "0 2 3 4 16", "the 5 became a 12, then 12 and 4 made 16 and the 12 went"


def test_r4_the_trade_is_not_optional() -> None:
    match = tavern(CARDS, coins=["0 2 3 5 4", "4 5 3 2 0"])
    answer(match, "hunter", "warrior-3")
    assert purse(match, 0) == "0 2 3 4 9"
    assert asks(match)[0][1] == "TakeCard", "nobody was asked whether to trade"


def test_r5_in_the_pouch_the_0_does_nothing() -> None:
    match = tavern(CARDS, coins=["5 4 3 2 0", "4 5 3 2 0"], round=1)
    answer(match, "warrior-3", "hunter", "hunter", "miner-0", "blacksmith", "miner-1")
    assert purse(match, 0) == "0 2 3 4 5"
    assert purse(match, 1) == "0 2 3 4 5"


def test_r5_at_a_later_tavern_it_does_nothing_yet() -> None:
    match = tavern(CARDS, coins=["5 0 3 2 4", "4 5 3 2 0"])
    answer(match, "warrior-3", "hunter")
    assert purse(match, 0) == "0 2 3 4 5"
    answer(match, "hunter", "miner-0")
    assert purse(match, 0) == "0 2 3 5 6"


def test_r6_any_own_coin_may_be_upgraded_but_0_and_mithril() -> None:
    match = tavern("offering-3 hunter miner-2", coins=["5 4 3 2 0", "4 5 3 2 0"])
    answer(match, "offering-3")
    assert set(match.moves(0)) == {"5 goblin", "4 dragon", "3 pony", "2 pouch"}
    assert match.why_not("0 pouch", 0) is not None
    match = tavern("offering-5 hunter miner-2", coins=["5 4 3m 2 3", "4 5 3 2 0"], age=2)
    answer(match, "offering-5")
    assert set(match.moves(0)) == {"5 goblin", "4 dragon", "2 pouch", "3 pouch"}
    assert match.why_not("3m pony", 0) is not None


def test_r6_the_new_coin_lies_where_the_old_one_lay() -> None:
    match = tavern("offering-3 hunter miner-2", coins=["5 4 3 2 0", "4 5 3 2 0"])
    answer(match, "offering-3", "2 pouch")
    assert lying(match, 0, 0) == ["0 pouch", "3 pony", "4 dragon", "5 goblin open", "5g pouch"]
    assert "5g pouch" in lying(match, 0, 1), "everybody saw which coin it is"
    assert lying(match, 0, 1).count("0 ?") == 1, "and nothing else"


def test_r6_a_coin_at_a_later_tavern_bids_with_its_new_value() -> None:
    match = tavern("offering-3 hunter miner-2", coins=["5 3 4 2 0", "4 5 3 2 0"])
    answer(match, "offering-3", "3 dragon", "hunter")
    assert see(match).bids == [6, 5]
    assert see(match).order == [0, 1]


def test_a_choice_says_what_a_new_highest_coin_counts_once_more() -> None:
    match = tavern("offering-3 hunter miner-2", coins=["5 4 3 2 0", "4 5 3 2 0"])
    answer(match, "offering-3")
    label = match.label("4 dragon", 0)
    assert label is not None
    assert label.id == "nidavellir-choose-upgrade-highest", "nobody has a warrior, so all have the most"
    assert [label.terms[name] for name in ("more", "again", "points")] == [3, 2, 5]
    lower = match.label("2 pouch", 0)
    assert lower is not None
    assert lower.id == "nidavellir-choose-upgrade", "a 5 beside a 5 is no higher"


def test_r7_an_upgrade_at_the_tavern_being_resolved_changes_no_order() -> None:
    coins = ["5 2 3 4 0", "4 5 3 2 0", "4 5 3 2 0", "2 5 3 4 0"]
    match = tavern("offering-3 hunter miner-2 warrior-3", coins=coins, gems=[1, 2, 3, 4])
    assert see(match).order == [0, 2, 1, 3]
    answer(match, "hunter", "offering-3", "4 goblin")
    assert asks(match) == [(1, "TakeCard")]
    assert see(match).order == [0, 2, 1, 3]
    assert see(match).bids == [5, 4, 4, 2]
    answer(match, "miner-2")
    assert see(match).tavern == 1
    assert see(match).gems == [1, 3, 2, 4], "the tie at reveal time counts"


def test_r7_nor_does_it_make_a_tie() -> None:
    match = tavern("offering-3 hunter miner-2", coins=["5 4 3 2 0", "8 5 3 2 0"], gems=[1, 2])
    answer(match, "hunter", "offering-3", "5 goblin")
    assert see(match).gems == [1, 2], "5 became 8 when 8 had already bid"


def test_r8_a_copper_5_ties_with_a_gold_5() -> None:
    match = tavern(CARDS, coins=["5 4 3 2 0", "5g 4 3 2 0"], gems=[1, 2])
    assert see(match).order == [1, 0]
    answer(match, "warrior-3", "hunter")
    assert see(match).gems == [2, 1]


def test_r8_mithril_ties_with_a_copper_3() -> None:
    match = tavern(CARDS, coins=["3m 5 3 4 2", "3 4 5 2 0"], gems=[1, 2], age=2)
    assert see(match).order == [1, 0]
    answer(match, "warrior-3", "hunter")
    assert see(match).gems == [2, 1]


def test_r9_who_trades_earlier_gets_the_coin() -> None:
    match = tavern(CARDS, coins=["0 2 5 3 4", "0 2 5 3 4"], gems=[1, 2])
    answer(match, "warrior-3", "hunter")
    assert purse(match, 1) == "0 2 3 5 7"
    assert purse(match, 0) == "0 2 3 5 8", "with two players there is a single 7"


def test_r38_after_a_trade_both_coins_lie_open_in_the_pouch() -> None:
    match = tavern(CARDS, coins=["0 2 3 5 4", "4 5 3 2 0"], round=1)
    answer(match, "hunter", "warrior-3")
    for reader in (0, 1, None):
        assert {"4 pouch open", "9 pouch open"} <= set(lying(match, 0, reader))
    answer(match, "hunter", "miner-0", "blacksmith", "miner-1")
    assert see(match).phase == "bids"
    assert {coin.place for coin in see(match, 0).coins[0]} == {"hand"}
    assert not any(coin.open for coin in see(match).coins[0])


def test_r39_a_trade_takes_the_sum_and_throws_the_higher_coin_away() -> None:
    match = tavern(CARDS, coins=["0 2 3 5 4", "4 5 3 2 0"])
    before = treasury(match)
    answer(match, "hunter", "warrior-3")
    assert purse(match, 0) == "0 2 3 4 9"
    assert treasury(match).get(9, 0) == before[9] - 1
    assert treasury(match)[5] == before[5], "copper goes to the box"


def test_r39_gold_thrown_away_is_there_for_the_next_player_at_once() -> None:
    match = tavern(
        CARDS, coins=["0 2 4 8 3", "0 2 4 5 3"], gems=[2, 1], treasury={"11": 1, "12": 2, "13": 2, "14": 2, "15": 1}
    )
    answer(match, "warrior-3", "hunter")
    assert purse(match, 0) == "0 2 3 4 11"
    assert purse(match, 1) == "0 2 3 4 8", "5 and 3 make 8, which seat 0 had just thrown away"


@pytest.mark.parametrize("age", [1, 2])
def test_r39_mithril_trades_like_the_0(age: int) -> None:
    zero = "0" if age == 1 else "3m"
    match = tavern(CARDS, coins=[f"{zero} 2 3 5 4", "4 5 3 2 0"], age=age)
    answer(match, "hunter", "warrior-3")
    assert purse(match, 0) == ("0 2 3 4 9" if age == 1 else "2 3 3m 4 9")


def test_r42_the_highest_coin_counts_for_warriors_for_astrid_and_for_the_sum() -> None:
    coins = [["0", "2", "3", "4", "21"], ["0", "2", "3", "4", "5"]]
    points = see(put("warrior-3 astrid", coins=coins, phase="over", age=2)).armies[0].points
    assert points.warrior == 3 + 21
    assert points.heroes == 21
    assert points.coins == 30


def test_r42_mithril_counts_3_and_the_0_nothing() -> None:
    coins = [["3m", "2", "3", "4", "5"], ["0", "2", "3", "4", "5"]]
    view = see(put("", "", coins=coins, phase="over", age=2))
    assert [army.points.coins for army in view.armies] == [17, 14]
