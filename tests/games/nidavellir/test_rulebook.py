"""Every worked example of the rulebook, E1 to E20 of docs/games/nidavellir.md, comes out as printed."""

from __future__ import annotations

from typing import Final

import pytest

import gladsheim
from gladsheim import NATURE
from gladsheim.games.nidavellir.rules.view import NidavellirView
from tests.games.nidavellir.tables import answer, asks, column, lying, put, see, tavern, treasury

SASCHA, JONAS, ANNIKA, ANNE, MARIUS = range(5)

JONAS_AT_THE_END: Final = (
    "warrior-8 warrior-6 tarah hunter hunter hunter hunter miner-1 miner-0 miner-0 miner-0 lokdur "
    "blacksmith blacksmith blacksmith explorer-11 explorer-10 explorer-8 explorer-5 skaa"
)


def standing(view: NidavellirView, seat: int) -> tuple[int, int, int]:
    """Complete sets, heroes held, heroes due."""
    army = view.armies[seat]
    return army.sets, army.recruited, army.due


def test_e1_three_players_share_out_gems_1_2_and_3() -> None:
    """Spielvorbereitung 2: das Spiel zu dritt."""
    for seed in range(5):
        match = gladsheim.load("nidavellir").match(seats=3, seed=seed)
        assert sorted(see(match).gems) == [1, 2, 3]
    match = gladsheim.load("nidavellir").match(seats=3, companion=True)
    assert match.asked[0].step == "DealGem"
    assert match.moves(NATURE) == ("1", "2", "3")


def test_e2_the_set_up_for_four_players() -> None:
    """Spielvorbereitung: Aufbau für 4 Personen."""
    view = see(gladsheim.load("nidavellir").match(seats=4, seed=0))
    assert sorted(view.gems) == [1, 2, 3, 4]
    assert sum(count for _, count in view.treasury) == 34
    assert [len(row) for row in view.taverns] == [4, 4, 4]
    assert view.in_deck == 36 - 12
    assert sum(view.unseen_next.values()) == 37
    assert (view.age, view.round, view.rounds) == (1, 1, 3)
    assert len(view.heroes) == 21
    first = see(gladsheim.load("nidavellir").match(seats=4, seed=0, options={"first_game": True}))
    assert len(first.heroes) == 18


def test_e3_the_higher_coin_goes_first_and_the_gem_breaks_the_tie() -> None:
    """3a Gebot aufdecken: Sascha bietet 5, Jonas und Annika je 2."""
    match = tavern("warrior-3 hunter miner-1", coins=["5 4 3 2 0", "2 4 3 5 0", "2 4 3 5 0"], gems=[1, 3, 2], seats=3)
    assert see(match).order == [SASCHA, JONAS, ANNIKA]
    assert see(match).bids == [5, 2, 2]
    answer(match, "warrior-3", "hunter")
    assert see(match).gems == [1, 2, 3], "Jonas and Annika have swapped"


def test_e4_the_first_set_brings_tarah() -> None:
    """Helden rekrutieren: Sascha legt den Krieger, der das erste Set vollendet."""
    match = tavern("warrior-3 hunter miner-2", "blacksmith hunter explorer-5 miner-0")
    answer(match, "warrior-3")
    assert standing(see(match), SASCHA) == (1, 0, 1)
    assert asks(match) == [(SASCHA, "Recruit")]
    answer(match, "tarah")
    assert column(match, "warrior") == ["warrior-3", "tarah"]
    assert see(match).armies[SASCHA].columns[0].ranks == 2
    assert standing(see(match), SASCHA) == (1, 1, 0)
    assert asks(match) == [(1, "TakeCard")]


def test_e5_the_second_set_brings_idunn() -> None:
    """Helden rekrutieren: einige Runden später wirbt Sascha einen Jäger an."""
    army = "blacksmith blacksmith hunter explorer-5 explorer-6 miner-0 miner-2 warrior-3 tarah"
    match = tavern("hunter warrior-4 miner-2", army)
    assert standing(see(match), SASCHA) == (1, 1, 0)
    answer(match, "hunter", "idunn")
    assert column(match, "explorer") == ["explorer-5", "explorer-6", "idunn"]
    assert standing(see(match), SASCHA) == (2, 2, 0)
    assert asks(match) == [(1, "TakeCard")]


def test_e6_aegur_completes_two_more_sets_at_once() -> None:
    """Helden rekrutieren: Jonas' erster Schmied."""
    army = "warrior-3 warrior-4 warrior-5 hunter hunter hunter miner-0 miner-1 miner-2 explorer-5 explorer-6 explorer-7"
    match = tavern("blacksmith warrior-6 miner-2", army)
    answer(match, "blacksmith")
    assert standing(see(match), 0) == (1, 0, 1)
    answer(match, "aegur")
    assert standing(see(match), 0) == (3, 1, 2)
    answer(match, "skaa")
    assert asks(match) == [(0, "Recruit")]
    answer(match, "astrid")
    assert standing(see(match), 0) == (3, 3, 0)
    assert asks(match) == [(1, "TakeCard")]


def test_e7_a_hidden_coin_is_upgraded_and_stays_hidden() -> None:
    """Münzen aufwerten: Jonas' verdeckte 7 beim Drachen."""
    match = tavern("offering-3 hunter miner-2", coins=["5 7 3 4 0", "4 5 3 2 0"])
    before = treasury(match)
    answer(match, "offering-3", "7 dragon")
    assert "10 dragon" in lying(match, 0, 0), "face down"
    assert "10 dragon" in lying(match, 0, 1), "but everybody saw it"
    after = treasury(match)
    assert after.get(7, 0) == before.get(7, 0) + 1
    assert after.get(10, 0) == before[10] - 1
    answer(match, "hunter")
    assert see(match).tavern == 1
    assert see(match).bids == [10, 5]


@pytest.mark.parametrize(("five", "back"), [("5", 0), ("5g", 1)], ids=["copper", "gold"])
def test_e8_an_open_coin_is_upgraded_and_changes_no_order(five: str, back: int) -> None:
    """Münzen aufwerten: Jonas' aufgedeckte 5 beim Goblin."""
    match = tavern("offering-3 hunter miner-2", coins=[f"{five} 4 3 2 0", "5 4 3 2 0"], gems=[2, 1])
    before = treasury(match)
    answer(match, "offering-3", f"{five} goblin")
    assert "8 goblin open" in lying(match, 0, 1)
    assert see(match).order == [0, 1]
    assert see(match).bids == [5, 5]
    after = treasury(match)
    assert after.get(5, 0) == before.get(5, 0) + back
    assert after.get(8, 0) == before[8] - 1
    answer(match, "hunter")
    assert see(match).gems == [1, 2], "the tie of the fives still swaps the gems"


def test_e9_each_tie_swaps_its_own_gems() -> None:
    """3c Juwelen austauschen: zwei Gleichstände zu fünft."""
    coins = ["0 5 4 2 3"] * 5
    coins[SASCHA] = coins[ANNE] = "3 5 4 2 0"
    gems = [0] * 5
    gems[SASCHA], gems[ANNE], gems[JONAS], gems[ANNIKA], gems[MARIUS] = 4, 2, 3, 5, 1
    match = tavern("warrior-3 hunter miner-1 explorer-5 blacksmith", coins=coins, gems=gems)
    assert see(match).order == [SASCHA, ANNE, ANNIKA, JONAS, MARIUS]
    answer(match, "warrior-3", "hunter", "miner-1", "explorer-5")
    after = see(match).gems
    assert (after[SASCHA], after[ANNE]) == (2, 4)
    assert (after[ANNIKA], after[MARIUS], after[JONAS]) == (1, 5, 3)


def test_e10_the_golden_gem_is_left_out_of_the_swap() -> None:
    """3c Juwelen austauschen: Annika hat das goldene Juwel."""
    match = tavern("warrior-3 hunter miner-1", coins=["4 5 3 2 0"] * 3, gems=[1, 3, 6], age=2)
    assert see(match).order == [ANNIKA, JONAS, SASCHA]
    answer(match, "warrior-3", "hunter")
    assert see(match).gems == [3, 1, 6]


def test_e11_a_tie_of_two_with_the_golden_gem_swaps_nothing() -> None:
    """3c Juwelen austauschen: Ausnahme."""
    match = tavern("warrior-3 hunter miner-1", coins=["4 5 3 2 0"] * 2, gems=[1, 6], age=2)
    answer(match, "warrior-3", "hunter")
    assert see(match).gems == [1, 6]


def test_e12_points_for_hunters_and_blacksmiths() -> None:
    """Schlusswertung b und d: 5 und 16 Rangabzeichen, 6 und 16 Rangabzeichen."""
    many = see(put("hunter " * 11 + "aral dagda", "blacksmith " * 16, phase="over", age=2))
    assert many.armies[0].columns[1].ranks == 16
    assert many.armies[0].points.hunter == 256
    assert many.armies[1].points.blacksmith == 168
    few = see(put("hunter " * 5, "blacksmith " * 6, phase="over", age=2))
    assert few.armies[0].points.hunter == 25
    assert few.armies[1].points.blacksmith == 33


def test_e13_jonas_has_204_points() -> None:
    """Schlusswertung: Jonas' Auslage am Spielende."""
    coins = [["24", "12", "10", "7", "0"], ["0", "2", "3", "4", "5"]]
    match = put(JONAS_AT_THE_END, "warrior-3 warrior-4", coins=coins, phase="over", age=2)
    points = see(match).armies[0].points
    assert points.warrior == 28 + 24
    assert points.hunter == 16
    assert points.miner == 20
    assert points.blacksmith == 12
    assert points.explorer == 34
    assert points.heroes == 17
    assert points.coins == 53
    assert points.gem == 0
    assert points.total == 204
    assert match.over
    assert match.scores[0] == 204


def test_e14_ylud_among_the_miners_wins_the_golden_gem() -> None:
    """Ylud: Annika legt sie am Ende des ersten Zeitalters zu den Minenarbeitern."""
    match = put("miner-0 ylud", "miner-1", phase="end-of-age", round=4, gems=[1, 2])
    assert match.asked[0].step == "LayYlud"
    answer(match, "miner")
    assert see(match).armies[0].columns[2].ranks == 2
    assert see(match).gems == [6, 2]
    assert see(match).age == 2
    assert column(match, "miner") == ["miner-0", "ylud"]


def test_e15_ylud_moved_to_the_warriors_brings_a_hero() -> None:
    """Ylud: am Ende des zweiten Zeitalters legt Annika sie zu den Kriegern."""
    army = "warrior-3 hunter hunter miner-0 miner-1 ylud:miner blacksmith blacksmith explorer-5 explorer-6"
    match = put(army, phase="end-of-age", age=2, round=4)
    assert asks(match) == [(0, "LayYlud")]
    answer(match, "warrior")
    assert standing(see(match), 0) == (2, 1, 1)
    assert asks(match) == [(0, "Recruit")]
    answer(match, "skaa")
    assert match.over
    assert see(match).armies[0].points.warrior == 3 + 7 + 5
    assert see(match).armies[0].points.heroes == 17


def test_e16_thrud_is_lifted_and_laid_with_the_warriors() -> None:
    """Thrud: sie liegt als Entdecker, Anne nimmt einen Entdecker."""
    match = tavern("explorer-7 hunter miner-2", "explorer-5 thrud:explorer")
    answer(match, "explorer-7")
    assert asks(match) == [(0, "LayThrud")]
    assert column(match, "explorer") == ["explorer-5", "explorer-7"]
    answer(match, "warrior")
    assert column(match, "warrior") == ["thrud"]
    assert asks(match) == [(1, "TakeCard")]
    ended = put("explorer-5 explorer-7 thrud:warrior", "warrior-3", phase="end-of-age", age=2, round=4)
    assert ended.over
    army = see(ended).armies[0]
    assert army.columns[0].ranks == 0
    assert "thrud" in army.heroes
    assert army.points.warrior == 0
    assert army.points.heroes == 13


def test_e17_ylud_comes_before_thrud_leaves() -> None:
    """Wer Thrud und Ylud hat, führt zuerst Yluds Effekt aus."""
    match = put("explorer-5 thrud:explorer ylud:miner", phase="end-of-age", age=2, round=4)
    assert asks(match) == [(0, "LayYlud")]
    answer(match, "explorer")
    assert asks(match) == [(0, "LayThrud")], "Ylud was laid on Thrud"
    answer(match, "hunter")
    assert match.over
    assert column(match, "explorer") == ["explorer-5", "ylud"]
    assert column(match, "hunter") == []
    assert see(match).armies[0].points.explorer == 5 + 11
    assert see(match).armies[0].points.heroes == 13


def test_e18_astrid_is_worth_the_highest_coin() -> None:
    """Astrid: Annikas höchste Münze ist die 24."""
    coins = [["0", "2", "3", "4", "24"], ["0", "2", "3", "4", "5"]]
    view = see(put("astrid", "warrior-3", coins=coins, phase="over", age=2))
    assert view.armies[0].points.heroes == 24
    assert view.armies[0].points.coins == 0 + 2 + 3 + 4 + 24


@pytest.mark.parametrize(("brothers", "points"), [(1, 13), (2, 40), (3, 81), (4, 108), (5, 135)])
def test_e19_the_dwerg_brothers_are_worth_more_together(brothers: int, points: int) -> None:
    """Die Dwerg-Brüder: 2 bringen 40, 4 bringen 108 Punkte."""
    names = ["dwerg-aesir", "dwerg-bergelmir", "dwerg-jungir", "dwerg-sigmir", "dwerg-ymir"]
    view = see(put(" ".join(names[:brothers]), phase="over", age=2))
    assert view.armies[0].points.heroes == points


def test_e20_without_a_winner_a_card_of_age_2_is_boxed_unseen() -> None:
    """Fernrohr der Weitsicht: niemand erhält es."""
    match = tavern("hunter miner-1 blacksmith", "explorer-5", "explorer-6", at="pony", round=4)
    answer(match, "hunter", "miner-1")
    view = see(match)
    assert (view.age, view.round) == (2, 1)
    assert view.distinctions[4].winner is None
    assert view.distinctions[4].decided
    assert "CardBoxed" in [type(event).__name__ for event in match.events()]
    assert sum(view.unseen.values()) == 37 - 9, "nine cards lie in the taverns"
    assert view.in_deck == 37 - 9 - 1 == 3 * 9, "one is in the box, and the deck lasts exactly"
