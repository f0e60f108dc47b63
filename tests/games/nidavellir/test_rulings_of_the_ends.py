"""Rulings on the ends of both ages of docs/games/nidavellir.md: R19 to R21, R30 to R32, R34, R35, R41, R43."""

from __future__ import annotations

from typing import Any, Final

import pytest

from gladsheim import NATURE, Match
from gladsheim.games.nidavellir.rules.events import DistinctionUnclaimed, DistinctionWon
from tests.games.nidavellir.tables import answer, asks, column, purse, put, see, tavern

TWO_EACH: Final = "warrior-5 warrior-6 hunter hunter miner-0 miner-1 explorer-7 explorer-8"
"""Ties with two ranks of every class, and has no blacksmith."""
HAMMER_FIRST: Final = "warrior-3 warrior-4 hunter hunter miner-0 miner-2 explorer-5 explorer-6 blacksmith skaa"
"""Against that, wins the great hammer alone, which completes the second set."""


def told(match: Match) -> list[str]:
    """What happened, by the names of the events."""
    return [type(event).__name__ for event in match.events()]


def ended(*armies: str, age: int = 1, **more: Any) -> Match:
    """The last tavern of an age is done."""
    return put(*armies, phase="end-of-age", age=age, **more)


def test_r19_ylud_is_laid_at_the_end_of_age_1_before_the_distinctions() -> None:
    match = ended("ylud warrior-3", "warrior-4")
    assert asks(match) == [(0, "LayYlud")]
    assert match.moves(0) == ("warrior", "hunter", "miner", "blacksmith", "explorer")
    assert not any(distinction.decided for distinction in see(match).distinctions)
    answer(match, "warrior")
    assert column(match, "warrior") == ["warrior-3", "ylud"]
    assert see(match).distinctions[0].winner == 0
    assert asks(match) == [(0, "Upgrade")]


def test_r19_she_may_complete_a_set_and_start_a_chain() -> None:
    army = "warrior-3 hunter hunter miner-0 miner-1 blacksmith blacksmith explorer-5 explorer-6 ylud"
    match = ended(army, TWO_EACH.replace("warrior-6", "warrior-7") + " blacksmith blacksmith skaa astrid")
    answer(match, "warrior")
    assert asks(match) == [(0, "Recruit")]
    answer(match, "kraal")
    assert see(match).armies[0].columns[0].ranks == 4
    assert asks(match) == [(0, "Upgrade")], "the king's hand, for four warrior ranks"


def test_r19_she_stays_where_she_lies_and_can_be_covered() -> None:
    match = tavern("warrior-3 hunter miner-2", "warrior-4 ylud:warrior", age=2, round=1)
    answer(match, "warrior-3")
    assert column(match, "warrior") == ["warrior-4", "ylud", "warrior-3"]


def test_r19_she_is_never_discarded() -> None:
    army = "warrior-3 ylud:warrior hunter hunter miner-0 miner-2 explorer-5 explorer-6 blacksmith"
    match = tavern("blacksmith hunter miner-1", army, age=2)
    answer(match, "blacksmith", "bonfur")
    assert "warrior" not in match.moves(0)


@pytest.mark.parametrize("name", ["warrior", "hunter", "miner", "blacksmith", "explorer"])
def test_r19_at_the_end_of_age_2_she_moves_or_stays(name: str) -> None:
    match = ended("miner-1 ylud:miner", age=2)
    answer(match, name)
    assert match.over
    assert column(match, name)[-1] == "ylud"
    assert [column.ranks for column in see(match).armies[0].columns].count(0) == (4 if name == "miner" else 3)


def test_r19_waiting_still_she_is_laid_at_the_end_of_age_2() -> None:
    match = ended("miner-1 ylud", age=2)
    answer(match, "hunter")
    assert match.over
    assert column(match, "hunter") == ["ylud"]


def test_r19_leaving_a_column_may_cost_a_set_but_no_hero() -> None:
    army = "warrior-3 hunter miner-0 blacksmith ylud:explorer"
    match = ended(army, age=2)
    assert see(match).armies[0].sets == 1
    answer(match, "warrior")
    assert match.over
    assert (see(match).armies[0].sets, see(match).armies[0].recruited) == (0, 1)


def test_r19_left_where_she_lies_she_moves_nothing() -> None:
    match = ended("miner-1 ylud:miner miner-2 thrud:miner", age=2)
    answer(match, "miner")
    assert match.over, "Thrud was not covered"
    assert column(match, "miner") == ["miner-1", "ylud", "miner-2"]


def test_r20_taken_during_the_distinctions_she_waits_for_age_2() -> None:
    match = ended(HAMMER_FIRST, TWO_EACH)
    assert asks(match) == [(0, "Recruit")]
    answer(match, "ylud")
    assert see(match).age == 2
    assert see(match).armies[0].heroes == ["skaa", "ylud"]
    assert asks(match) == [(0, "Bid"), (1, "Bid")]


def test_r20_owned_before_she_is_laid_before_the_hammer() -> None:
    match = ended("ylud blacksmith", "blacksmith")
    assert asks(match) == [(0, "LayYlud")]
    answer(match, "blacksmith")
    assert see(match).distinctions[3].winner == 0


def test_r21_ylud_then_thrud_then_scoring() -> None:
    match = ended("warrior-3 thrud:warrior ylud", "warrior-4", age=2)
    assert asks(match) == [(0, "LayYlud")]
    answer(match, "warrior")
    assert asks(match) == [(0, "LayThrud")]
    answer(match, "warrior")
    assert match.over
    assert see(match).armies[0].points.warrior == 3 + 7 + 5
    events = told(match)
    assert events.index("YludLaid") < events.index("ThrudLaid") < events.index("ThrudLeft") < events.index("GameScored")


def test_r21_heroes_taken_at_the_very_end_work_fully() -> None:
    army = "warrior-3 hunter hunter miner-0 miner-1 blacksmith blacksmith explorer-5 explorer-6 ylud"
    grid = ended(army, age=2)
    answer(grid, "warrior", "grid")
    assert asks(grid) == [(0, "Upgrade")]
    answer(grid, "5 hand")
    assert grid.over
    assert see(grid).armies[0].points.coins == 0 + 2 + 3 + 4 + 12
    dagda = ended(army, age=2)
    answer(dagda, "warrior", "dagda", "miner", "blacksmith")
    assert dagda.over
    assert see(dagda).armies[0].points.hunter == 25
    thrud = ended(army, age=2)
    answer(thrud, "warrior", "thrud", "hunter")
    assert thrud.over
    assert see(thrud).armies[0].points.hunter == 4
    assert see(thrud).armies[0].points.heroes == 13


def test_r30_coins_are_back_in_hand_before_the_distinctions() -> None:
    cards = "warrior-6 hunter miner-2"
    match = tavern(cards, "warrior-3", coins=["5 4 3 2 0", "4 5 2 3 0"], at="pony", round=4)
    answer(match, "warrior-6", "hunter")
    assert see(match).phase == "end-of-age"
    assert match.asked[0].step == "Upgrade"
    assert match.moves(0) == ("2 hand", "3 hand", "4 hand", "5 hand")


def test_r31_a_hero_won_with_the_hammer_can_win_the_spyglass() -> None:
    match = ended(HAMMER_FIRST, TWO_EACH, companion=True)
    answer(match, "idunn")
    assert see(match).distinctions[4].winner == 0
    assert match.asked[0].step == "Look"


def test_r31_without_that_hero_nobody_wins_it() -> None:
    match = ended(HAMMER_FIRST, TWO_EACH)
    answer(match, "astrid")
    assert see(match).distinctions[4].winner is None


def look(*cards: str, army: str = "explorer-5") -> Match:
    """Seat 0 wins the spyglass alone and is shown these cards."""
    match = ended(army, companion=True)
    for card in cards:
        match.play(card, NATURE)
    return match


def test_r32_an_offering_seen_through_the_spyglass_is_carried_out_at_once() -> None:
    match = look("offering-5", "hunter", "warrior-9")
    assert asks(match) == [(0, "KeepCard")]
    assert set(match.moves(0)) == {"offering-5", "hunter", "warrior-9"}
    answer(match, "offering-5")
    assert asks(match) == [(0, "Upgrade")]
    answer(match, "4 hand")
    assert purse(match, 0) == "0 2 3 5 9"
    assert see(match).age == 2
    assert see(match).unseen["offering-5"] == 1


def test_r32_a_dwarf_is_laid_and_the_other_two_go_back() -> None:
    match = look("explorer-11", "hunter", "warrior-9")
    assert sorted(see(match, 0).looked or []) == ["explorer-11", "hunter", "warrior-9"]
    assert see(match, 1).looked is None
    assert see(match).looked is None
    answer(match, "explorer-11")
    assert column(match, "explorer") == ["explorer-5", "explorer-11"]
    assert see(match).in_deck == 36
    assert see(match).unseen.get("explorer-11") is None
    assert see(match).unseen["hunter"] == 6


def test_r32_a_dwarf_may_bring_a_hero() -> None:
    army = "hunter miner-0 blacksmith explorer-5 explorer-6"
    match = ended(army, "hunter miner-0 blacksmith explorer-7", companion=True)
    for card in ("warrior-3", "hunter", "hunter"):
        match.play(card, NATURE)
    answer(match, "warrior-3")
    assert asks(match) == [(0, "Recruit")]


def test_r34_without_any_warrior_everybody_has_the_most() -> None:
    coins = [["0", "2", "3", "4", "5"], ["0", "2", "3", "4", "17"]]
    match = ended("hunter", "miner-1", age=2, coins=coins)
    assert [army.points.warrior for army in see(match).armies] == [5, 17]


def test_r34_otherwise_all_who_share_the_most_ranks() -> None:
    coins = [["0", "2", "3", "4", "9"], ["0", "2", "3", "4", "17"], ["0", "2", "3", "4", "5"]]
    match = ended("warrior-3 warrior-4", "kraal", "warrior-9", age=2, coins=coins)
    assert [army.points.warrior for army in see(match).armies] == [7 + 9, 7 + 17, 9]


def test_r35_equal_scores_share_the_place() -> None:
    match = ended("warrior-3", "warrior-3", "warrior-9 warrior-8", "", age=2)
    assert match.over
    assert match.scores[0] == match.scores[1]
    assert match.ranking == (2, 2, 1, 4)


def test_r41_a_tie_gives_nobody_the_distinction() -> None:
    match = ended(TWO_EACH, "kraal aral miner-2 miner-2 idunn explorer-5")
    view = see(match)
    assert view.age == 2
    assert [one.ranks for one in view.distinctions] == [[2, 2], [2, 2], [2, 2], [0, 0], [2, 2]]
    assert [one.leaders for one in view.distinctions] == [[0, 1], [0, 1], [0, 1], [], [0, 1]]
    assert [(one.winner, one.decided) for one in view.distinctions] == [(None, True)] * 5


def test_r41_nor_does_a_class_that_nobody_has() -> None:
    match = ended("", "")
    assert [(one.winner, one.decided) for one in see(match).distinctions] == [(None, True)] * 5
    assert [one.leaders for one in see(match).distinctions] == [[]] * 5


def test_r41_the_interim_gives_no_points() -> None:
    match = ended("warrior-3", "warrior-4 warrior-5")
    before = see(match).armies[0].points
    answer(match, "5 hand")
    assert see(match).age == 2
    assert see(match).armies[0].points == before
    assert see(match).armies[1].points.coins == 0 + 2 + 3 + 4 + 10


def test_r43_idunn_adds_2_to_every_explorer_rank() -> None:
    army = "explorer-5 explorer-6 hourya idunn"
    match = ended(army, age=2)
    assert see(match).armies[0].points.explorer == 5 + 6 + 20 + 7 + 2 * 4
    assert see(ended("idunn", age=2)).armies[0].points.explorer == 9


def test_r43_to_ylud_too_but_not_to_thrud() -> None:
    match = ended("explorer-5 idunn ylud thrud:explorer", age=2)
    answer(match, "explorer", "explorer")
    assert match.over
    assert see(match).armies[0].points.explorer == 5 + 7 + 11 + 2 * 3


def test_the_kings_hand_adds_5_to_a_coin() -> None:
    match = ended("warrior-3")
    assert asks(match) == [(0, "Upgrade")]
    answer(match, "3 hand")
    assert purse(match, 0) == "0 2 4 5 8"
    assert see(match).armies[0].distinctions == ["kings-hand"]


def test_the_hunting_trophy_turns_the_0_into_mithril() -> None:
    match = ended("hunter")
    assert purse(match, 0) == "2 3 3m 4 5"
    assert see(match).armies[0].distinctions == ["hunting-trophy"]


def test_the_golden_pick_turns_the_gem_golden() -> None:
    match = ended("miner-0", "", "", gems=[2, 1, 3])
    assert see(match).gems == [6, 1, 3]
    assert see(match).armies[0].points.gem == 3
    assert see(match).armies[0].distinctions == ["golden-pick"]


def test_the_great_hammer_is_laid_with_the_blacksmiths() -> None:
    match = ended("blacksmith")
    assert column(match, "blacksmith") == ["blacksmith", "hammer"]
    assert see(match).armies[0].columns[3].ranks == 3
    assert see(match).armies[0].distinctions == ["great-hammer"]


def test_the_great_hammer_lifts_thrud() -> None:
    match = ended("blacksmith thrud:blacksmith", "blacksmith")
    assert asks(match) == [(0, "LayThrud")]
    answer(match, "explorer")
    assert column(match, "blacksmith") == ["blacksmith", "hammer"]
    assert see(match).distinctions[4].winner == 0, "Thrud is the only explorer now"


def test_the_spyglass_shows_three_cards_to_its_winner_only() -> None:
    match = look("hunter", "hunter", "offering-5")
    mine = [event for event in match.events(0) if type(event).__name__ == "CardsLooked"]
    others = [event for event in match.events(1) if type(event).__name__ == "CardsLooked"]
    assert len(mine) == len(others)
    assert mine != others
    assert "offering-5" in match.record(0)
    assert "offering-5" not in match.record(1)


def test_the_distinctions_come_in_their_order() -> None:
    match = tavern("hunter miner-1 blacksmith", "warrior-3", "", at="pony", round=4)
    answer(match, "hunter", "miner-1", "5 hand")
    won = [event for event in match.events() if isinstance(event, DistinctionWon | DistinctionUnclaimed)]
    assert [event.name for event in won] == ["kings-hand", "hunting-trophy", "golden-pick", "great-hammer", "spyglass"]
    assert [type(event) for event in won] == [DistinctionWon] * 3 + [DistinctionUnclaimed] * 2
