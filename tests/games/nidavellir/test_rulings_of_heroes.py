"""Rulings on heroes of docs/games/nidavellir.md: R12 to R18, R22, R23, R40."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.nidavellir.tables import answer, asks, column, put, see, tavern

ONE_SHORT: Final = "hunter miner-0 blacksmith explorer-5"
"""One of each class but a warrior."""
DWARFS: Final = "warrior-3 hunter miner-2"
WARRIOR: Final = "warrior-6 hunter miner-2"
THREE_COVERED: Final = (
    "warrior-3 warrior-4 warrior-5 tarah hunter hunter hunter hunter miner-0 miner-0 miner-0 lokdur "
    "blacksmith blacksmith blacksmith explorer-5 explorer-6 explorer-7 idunn"
)
"""Three heroes lie on warriors, miners and explorers; a blacksmith completes the fourth set."""
FOUR_COVERED: Final = (
    "warrior-3 warrior-4 warrior-5 warrior-6 tarah hunter hunter hunter aral miner-0 miner-0 miner-0 miner-1 lokdur "
    "blacksmith blacksmith blacksmith blacksmith explorer-5 explorer-6 explorer-7 explorer-8 idunn"
)
"""Four heroes lie on all but the blacksmiths; a blacksmith completes the fifth set."""


def test_r12_sets_are_the_fewest_ranks_of_a_class() -> None:
    army = "warrior-3 kraal hunter aral miner-0 zoral blacksmith blacksmith explorer-5 explorer-6 explorer-7"
    view = see(put(army, round=4, phase="end-of-age", age=2))
    assert [column.ranks for column in view.armies[0].columns] == [3, 3, 4, 2, 3]
    assert view.armies[0].sets == 2
    assert view.armies[0].recruited == 3


def test_r12_while_there_are_fewer_heroes_than_sets_one_is_taken() -> None:
    match = tavern(WARRIOR, ONE_SHORT)
    answer(match, "warrior-6")
    assert asks(match) == [(0, "Recruit")]
    answer(match, "skaa")
    assert asks(match) == [(1, "TakeCard")]
    assert see(match).armies[0].heroes == ["skaa"]


def test_r12_a_hero_held_already_covers_the_set() -> None:
    match = tavern(WARRIOR, f"{ONE_SHORT} skaa")
    answer(match, "warrior-6")
    assert asks(match) == [(1, "TakeCard")]


def test_r13_a_chain_goes_on_as_long_as_heroes_complete_sets() -> None:
    army = (
        "hunter hunter hunter miner-0 miner-1 miner-2 blacksmith blacksmith blacksmith explorer-5 explorer-6 explorer-7"
    )
    match = tavern(WARRIOR, army, age=2)
    answer(match, "warrior-6", "kraal")
    assert (see(match).armies[0].sets, see(match).armies[0].due) == (3, 2)
    answer(match, "tarah")
    assert see(match).armies[0].due == 1
    answer(match, "skaa")
    assert asks(match) == [(1, "TakeCard")]


def test_r13_a_discard_can_cancel_a_hero_that_was_due() -> None:
    army = "warrior-3 warrior-4 hunter hunter miner-0 miner-2 blacksmith explorer-5 explorer-6 skaa"
    match = tavern("blacksmith hunter miner-2", army)
    answer(match, "blacksmith")
    assert (see(match).armies[0].sets, see(match).armies[0].due) == (2, 1)
    answer(match, "bonfur", "warrior")
    assert see(match).armies[0].sets == 1
    assert asks(match) == [(1, "TakeCard")]


def test_r13_more_heroes_than_sets_cost_nothing() -> None:
    army = "warrior-3 warrior-4 hunter miner-0 miner-2 explorer-5 explorer-6 aegur"
    match = tavern("hunter warrior-6 miner-1", army)
    answer(match, "hunter")
    assert see(match).armies[0].due == 1
    answer(match, "dagda", "warrior", "miner")
    army_after = see(match).armies[0]
    assert (army_after.sets, army_after.recruited, army_after.due) == (1, 2, 0)
    assert asks(match) == [(1, "TakeCard")]


def test_r13_but_block_the_next_ones() -> None:
    match = tavern(WARRIOR, f"{ONE_SHORT} skaa astrid")
    answer(match, "warrior-6")
    assert see(match).armies[0].due == 0
    assert asks(match) == [(1, "TakeCard")]


def test_r14_dagda_discards_the_top_dwarfs_of_two_other_columns() -> None:
    match = tavern(WARRIOR, "hunter miner-0 miner-2 blacksmith explorer-5")
    answer(match, "warrior-6", "dagda")
    assert asks(match) == [(0, "Discard")]
    assert match.moves(0) == ("warrior", "miner", "blacksmith", "explorer")
    answer(match, "miner")
    assert column(match, "miner") == ["miner-0"]
    assert match.moves(0) == ("warrior", "blacksmith", "explorer"), "a different column each time"
    answer(match, "explorer")
    assert column(match, "explorer") == []
    assert column(match, "hunter") == ["hunter", "dagda"]
    assert sorted(see(match).discard) == ["explorer-5", "miner-2"]


def test_r14_bonfur_discards_one() -> None:
    match = tavern(WARRIOR, ONE_SHORT)
    answer(match, "warrior-6", "bonfur")
    assert match.moves(0) == ("warrior", "hunter", "miner", "explorer")
    answer(match, "warrior")
    assert column(match, "warrior") == []
    assert column(match, "blacksmith") == ["blacksmith", "bonfur"]
    assert asks(match) == [(1, "TakeCard")]


def test_r14_a_column_with_a_hero_on_top_is_not_eligible() -> None:
    army = "warrior-3 tarah hunter hunter miner-0 miner-2 explorer-5 explorer-6 blacksmith"
    match = tavern("blacksmith hunter miner-1", army)
    answer(match, "blacksmith", "bonfur")
    assert match.moves(0) == ("hunter", "miner", "explorer"), "Tarah covers the warriors"
    assert match.why_not("warrior", 0) is not None
    assert column(match, "warrior") == ["warrior-3", "tarah"]


@pytest.mark.parametrize("cover", ["thrud", "ylud"])
def test_r14_nor_one_with_thrud_or_ylud_on_top(cover: str) -> None:
    army = f"warrior-3 hunter hunter miner-0 miner-2 explorer-5 explorer-6 blacksmith {cover}:warrior"
    match = tavern("blacksmith hunter miner-1", army, age=2)
    answer(match, "blacksmith", "bonfur")
    assert match.moves(0) == ("hunter", "miner", "explorer")


def test_r14_who_cannot_discard_cannot_recruit_them() -> None:
    match = tavern("blacksmith hunter warrior-9", THREE_COVERED, age=2)
    answer(match, "blacksmith")
    assert "bonfur" in match.moves(0), "he can discard a hunter"
    assert "dagda" not in match.moves(0), "she would find only the blacksmiths"
    assert match.why_not("dagda", 0) is not None
    match = tavern("blacksmith hunter warrior-9", FOUR_COVERED, age=2)
    answer(match, "blacksmith")
    assert not {"bonfur", "dagda"} & set(match.moves(0))
    assert match.why_not("bonfur", 0) is not None


def test_r15_the_special_blacksmith_card_counts_as_a_dwarf() -> None:
    match = tavern(WARRIOR, "hunter miner-0 explorer-5 hammer", age=2)
    answer(match, "warrior-6", "dagda")
    assert "blacksmith" in match.moves(0)
    answer(match, "blacksmith", "warrior")
    assert column(match, "blacksmith") == []
    assert "hammer" in see(match).discard


def test_r16_the_discarded_dwarf_lies_in_the_open_and_is_out() -> None:
    match = tavern(WARRIOR, ONE_SHORT)
    before = see(match).unseen
    answer(match, "warrior-6", "bonfur", "miner")
    assert see(match).discard == ["miner-0"]
    assert see(match).unseen == before


@pytest.mark.parametrize("name", ["warrior", "hunter", "miner", "blacksmith", "explorer"])
def test_r17_thrud_is_laid_into_any_column(name: str) -> None:
    match = tavern(WARRIOR, ONE_SHORT)
    answer(match, "warrior-6", "thrud")
    assert match.moves(0) == ("warrior", "hunter", "miner", "blacksmith", "explorer")
    answer(match, name)
    assert column(match, name)[-1] == "thrud"


def test_r17_a_card_laid_on_her_lifts_her_and_she_may_return() -> None:
    match = tavern(DWARFS, "warrior-4 thrud:warrior")
    answer(match, "warrior-3")
    assert asks(match) == [(0, "LayThrud")]
    assert column(match, "warrior") == ["warrior-4", "warrior-3"]
    answer(match, "warrior")
    assert column(match, "warrior") == ["warrior-4", "warrior-3", "thrud"]


def test_r17_a_card_laid_elsewhere_leaves_her_alone() -> None:
    match = tavern(DWARFS, "warrior-4 thrud:warrior")
    answer(match, "hunter")
    assert asks(match) == [(1, "TakeCard")]
    assert column(match, "warrior") == ["warrior-4", "thrud"]


def test_r17_while_lifted_she_counts_nowhere() -> None:
    match = tavern(DWARFS, "warrior-4 thrud:warrior")
    answer(match, "warrior-3")
    army = see(match).armies[0]
    assert [column.ranks for column in army.columns] == [2, 0, 0, 0, 0]
    assert army.recruited == 1


def test_r17_a_hero_laid_on_her_lifts_her_before_the_next_check() -> None:
    army = "warrior-4 hunter hunter miner-0 miner-2 explorer-5 explorer-6 blacksmith thrud:warrior"
    match = tavern("blacksmith hunter miner-1", army)
    answer(match, "blacksmith")
    assert asks(match) == [(0, "Recruit")], "two sets with her, one hero"
    answer(match, "tarah")
    assert asks(match) == [(0, "LayThrud")]
    assert see(match).armies[0].columns[0].ranks == 2
    answer(match, "hunter")
    assert (see(match).armies[0].sets, see(match).armies[0].due) == (2, 0)
    assert asks(match) == [(1, "TakeCard")]


def test_r17_dagda_discards_first_then_thrud_is_laid_then_heroes_are_due() -> None:
    army = "warrior-4 warrior-5 hunter miner-0 miner-2 explorer-5 explorer-6 blacksmith thrud:hunter"
    match = tavern("blacksmith hunter miner-1", army)
    answer(match, "blacksmith", "dagda")
    assert asks(match) == [(0, "Discard")]
    answer(match, "miner", "explorer")
    assert asks(match) == [(0, "LayThrud")]
    answer(match, "miner")
    assert (see(match).armies[0].sets, see(match).armies[0].recruited) == (1, 2)
    assert asks(match) == [(1, "TakeCard")]


def test_r17_laid_again_she_may_complete_a_set() -> None:
    army = "warrior-4 hunter hunter miner-0 miner-2 explorer-5 explorer-6 blacksmith thrud:blacksmith"
    match = tavern("blacksmith hunter miner-1", army)
    answer(match, "blacksmith")
    assert asks(match) == [(0, "LayThrud")]
    answer(match, "warrior")
    assert (see(match).armies[0].sets, see(match).armies[0].due) == (2, 1)
    assert asks(match) == [(0, "Recruit")]


def test_r18_thrud_counts_for_sets_and_for_hourya() -> None:
    army = (
        "explorer-5 explorer-6 explorer-7 explorer-8 thrud:explorer hunter hunter miner-0 miner-2 blacksmith warrior-3"
    )
    match = tavern("blacksmith hunter miner-1", army + " warrior-4")
    answer(match, "blacksmith")
    assert "hourya" in match.moves(0), "four explorers and Thrud"


def test_r18_thrud_counts_for_distinctions() -> None:
    match = put("warrior-3 thrud:warrior", "warrior-4", phase="end-of-age", round=4)
    assert match.asked[0].step == "Upgrade", "two warrior ranks against one"
    assert see(match).distinctions[0].winner == 0


def test_r18_but_not_for_the_final_majority_nor_for_idunn() -> None:
    match = put("warrior-3 thrud:warrior", "warrior-4 warrior-5", phase="end-of-age", age=2, round=4)
    assert [army.points.warrior for army in see(match).armies] == [3, 9 + 5]
    match = put("explorer-5 idunn thrud:explorer", phase="end-of-age", age=2, round=4)
    assert see(match).armies[0].points.explorer == 5 + 2 + 7 + 2


def test_r22_hourya_needs_five_explorer_ranks_beforehand() -> None:
    four = "explorer-5 explorer-6 explorer-7 explorer-8 hunter miner-0 blacksmith"
    match = tavern(WARRIOR, four)
    answer(match, "warrior-6")
    assert "hourya" not in match.moves(0)
    refusal = match.why_not("hourya", 0)
    assert refusal is not None
    match = tavern(WARRIOR, four + " explorer-9")
    answer(match, "warrior-6")
    assert "hourya" in match.moves(0)


def test_r22_the_explorer_just_taken_counts() -> None:
    warriors, miners = "warrior-3 warrior-4 warrior-5 warrior-6 warrior-7", "miner-0 miner-0 miner-1 miner-1 miner-2"
    army = f"{warriors} {'hunter ' * 5} {miners} {'blacksmith ' * 5} explorer-5 explorer-6 explorer-7 explorer-8"
    match = tavern("explorer-9 warrior-9 hunter", f"{army} skaa astrid grid dwerg-ymir", age=2)
    answer(match, "explorer-9", "hourya")
    assert column(match, "explorer")[-2:] == ["explorer-9", "hourya"]


def test_r22_she_is_kept_if_explorers_are_lost_later() -> None:
    explorers = "hourya explorer-5 explorer-6 explorer-7 explorer-8 explorer-9"
    army = f"{explorers} hunter hunter miner-0 miner-2 blacksmith blacksmith warrior-3"
    match = tavern(WARRIOR, army)
    answer(match, "warrior-6", "dagda", "explorer", "miner")
    assert "hourya" in column(match, "explorer")


def test_r23_heroes_are_unique_and_open() -> None:
    match = tavern(WARRIOR, ONE_SHORT, "skaa tarah")
    answer(match, "warrior-6")
    assert not {"skaa", "tarah"} & set(match.moves(0))
    assert match.why_not("skaa", 0) is not None
    assert set(see(match).heroes) >= set(match.moves(0))
    answer(match, "astrid")
    assert "astrid" not in see(match).heroes


def test_r40_ranks_decide_and_values_never_do() -> None:
    match = put("warrior-9 warrior-8", "warrior-3 kraal", phase="end-of-age", round=4)
    assert see(match).distinctions[0].winner == 1


def test_r40_heroes_beside_the_board_count_as_heroes_but_add_no_rank() -> None:
    army = see(put("warrior-3 skaa astrid grid", phase="end-of-age", age=2, round=4)).armies[0]
    assert army.recruited == 3
    assert [column.ranks for column in army.columns] == [1, 0, 0, 0, 0]
