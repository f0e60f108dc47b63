"""Rulings on upgrades of docs/games/bloodrage.md: R22, R26, R28, R31, R37, R45, R47, R49, R78, R80, R84, R89, R100."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.bloodrage.tables import answer, asks, at, clan, events, lay, put, refused, see

ELVAGAR, ANGERBODA = 1, 2
HORNS_10: Final = [1, 1, 5]


@pytest.mark.parametrize(("enemies", "glory"), [(1, 0), (2, 2), (3, 2)])
def test_r22_thors_glory_pays_once_for_two_or_more_enemies(enemies: int, glory: int) -> None:
    match = put("leader elvagar", f"{enemies} warriors elvagar", upgrades=["thors-glory", ""], hands=["tyrs-bash", ""])
    answer(match, "pillage elvagar")
    lay(match, "tyrs-bash")
    assert see(match).scores == [3 + glory, 0]


def test_r22_win_or_lose_and_all_enemies_together() -> None:
    match = put("leader angerboda", "warrior angerboda", "warrior angerboda", "warrior angerboda",
                upgrades=["", "thors-glory"])  # fmt: skip
    answer(match, "pillage angerboda")
    assert see(match).scores == [3, 2, 0, 0]


def test_r22_only_in_a_battle_one_takes_part_in() -> None:
    match = put("leader elvagar", "2 warriors elvagar", "warrior horgr", upgrades=["", "", "thors-glory"])
    answer(match, "pillage elvagar")
    assert see(match).scores == [3, 0, 0]


def test_r26_protection_saves_one_figure_for_1_rage() -> None:
    match = put("leader elvagar, warrior elvagar", "2 warriors elvagar", upgrades=["", "friggas-protection"], age=2)
    answer(match, "pillage elvagar")
    assert asks(match) == [(1, "Save")]
    answer(match, "warrior")
    assert clan(match, 1).rage == 5
    assert asks(match) == [(1, "Save")], "and another"
    answer(match, "none")
    assert (at(match, "elvagar", 1), at(match, "valhalla", 1)) == ("warrior", "warrior")
    assert [event.figure for event in events(match, "FigureSaved")] == ["warrior"]


def test_r26_any_number_while_rage_lasts() -> None:
    match = put("leader angerboda, warrior angerboda", "3 warriors angerboda", upgrades=["", "friggas-protection"],
                age=2, rage=[3, 2])  # fmt: skip
    answer(match, "pillage angerboda", "warrior", "warrior")
    assert clan(match, 1).rage == 0
    assert (at(match, "angerboda", 1), at(match, "valhalla", 1)) == ("2 warriors", "warrior")


def test_r26_against_troll_and_fire_giant_too() -> None:
    match = put("", "leader elvagar, ship north", "", upgrades=["fire-giant", "friggas-protection"], age=2)
    answer(match, "invade fire-giant elvagar")
    assert asks(match) == [(1, "Save")]
    answer(match, "ship", "none")
    assert (at(match, "north", 1), at(match, "valhalla", 1)) == ("ship", "leader")
    match = put("", "warrior elvagar", "", upgrades=["troll", "friggas-protection"], age=2)
    answer(match, "invade troll elvagar", "warrior")
    assert at(match, "elvagar", 1) == "warrior"


def test_r26_against_smite_and_tide_too() -> None:
    match = put("warrior elvagar", "2 warriors elvagar", upgrades=["", "friggas-protection"], age=2,
                hands=["odins-smite", ""])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "odins-smite")
    assert asks(match) == [(1, "Save")]
    answer(match, "warrior", "none")
    assert [event.strengths for event in events(match, "BattleTied")] == [[2, 2]]


def test_r26_not_against_ragnarok() -> None:
    pillaged = ["elvagar", "angerboda", "muspelheim", "yggdrasil"]
    match = put("warrior elvagar, warrior myrkulor", upgrades=["friggas-protection", ""], pillaged=pillaged, age=2,
                doom=["horgr", "elvagar", None], destroyed=["gimle", "andlang", "utgard", "horgr"])  # fmt: skip
    answer(match, "pillage myrkulor", "stay")
    assert see(match).age == 3, "nobody was asked, although there was Rage left"
    assert see(match).scores == [3, 0]


def test_r26_not_against_a_sacrifice() -> None:
    match = put("3 warriors elvagar", "", "", upgrades=["friggas-protection friggas-sacrifice"], age=3)
    answer(match, "sacrifice")
    assert asks(match) == [(0, "RaiseStat")]
    assert at(match, "valhalla") == "2 warriors"


def test_r28_a_sacrifice_costs_no_rage_and_raises_a_stat() -> None:
    match = put("leader elvagar, 2 warriors horgr", "", "", upgrades=["friggas-sacrifice"], age=3, rage=[1, 1, 1])
    answer(match, "sacrifice", "leader elvagar", "axes")
    assert clan(match, 0).rage == 1
    assert [stat.step for stat in clan(match, 0).stats] == [1, 2, 1]
    assert asks(match) == [(1, "Act")]


def test_r28_it_is_an_action_and_needs_rage() -> None:
    match = put("2 warriors elvagar", "", "", upgrades=["friggas-sacrifice"], age=3, rage=[1, 2, 0])
    answer(match, "invade warrior elvagar", "invade warrior elvagar")
    assert asks(match) == [(1, "Act")]


def test_r28_ships_may_be_sacrificed_and_the_dragons_pay() -> None:
    match = put("ship north, 2 warriors elvagar", "", "", upgrades=["friggas-sacrifice eternal-dragons"], age=3)
    answer(match, "sacrifice", "ship north")
    assert clan(match, 0).glory == 12


def test_r100_two_figures_anywhere_and_no_ragnarok_glory() -> None:
    match = put("troll yggdrasil, warrior elvagar, leader horgr", "", "", upgrades=["friggas-sacrifice troll"], age=3,
                doom=[None, None, "elvagar"])  # fmt: skip
    answer(match, "sacrifice", "troll yggdrasil", "warrior elvagar", "rage")
    assert at(match, "valhalla") == "warrior, troll"
    assert clan(match, 0).glory == 0


def test_r100_two_are_needed() -> None:
    match = put("warrior elvagar, warrior valhalla", "", "", upgrades=["friggas-sacrifice"], age=3)
    assert refused(match, "sacrifice") == "few-figures"
    assert refused(put("2 warriors elvagar", age=3), "sacrifice") == "no-power"


def test_r31_the_blessing_works_in_yggdrasil() -> None:
    match = put("leader yggdrasil", "warrior yggdrasil", "", "", upgrades=["", "lokis-blessing"])
    answer(match, "pillage yggdrasil")
    assert asks(match) == [(1, "ExtraWarrior")]
    answer(match, "warrior")
    assert at(match, "yggdrasil", 1) == "warrior"


@pytest.mark.parametrize(
    ("upgrade", "strengths"),
    [
        ("", [1, 2, 3, 4, 5]), ("brothers-in-arms", [1, 3, 4, 6, 7]), ("experts-in-arms", [2, 4, 6, 8, 10]),
        ("masters-in-arms", [2, 6, 8, 12, 14]),
    ],
)  # fmt: skip
def test_r37_pairs_of_warriors(upgrade: str, strengths: list[int]) -> None:
    for count, strength in enumerate(strengths, 1):
        match = put(f"{count} warriors angerboda", upgrades=[upgrade, ""], age=3, stats=[HORNS_10, [1, 1, 1]])
        assert see(match).provinces[ANGERBODA].strengths[0] == strength


@pytest.mark.parametrize(("upgrade", "age", "cost"), [("brothers-in-arms", 1, 1), ("masters-in-arms", 3, 2)])
def test_r37_each_warrior_of_a_pair_costs_the_same(upgrade: str, age: int, cost: int) -> None:
    match = put("warrior elvagar", upgrades=[upgrade, ""], age=age)
    answer(match, "invade warrior elvagar")
    assert clan(match, 0).rage == 6 - cost


def test_r37_pairs_count_for_quests() -> None:
    match = put("2 warriors elvagar", "warrior elvagar, ship north", upgrades=["masters-in-arms", ""], age=3,
                quests=["manheim-3", ""], rage=[1, 0])  # fmt: skip
    answer(match, "pass")
    assert [event.fulfilled for event in events(match, "QuestRevealed")] == [True]


def test_r78_only_warriors_of_one_clan_in_one_province_pair() -> None:
    match = put("warrior elvagar, warrior angerboda, leader elvagar, ship north", "warrior elvagar",
                upgrades=["brothers-in-arms", ""])  # fmt: skip
    assert see(match).provinces[ELVAGAR].strengths == [1 + 3 + 2, 1]
    assert see(match).provinces[ANGERBODA].strengths == [1 + 2, 0]


def test_r78_pairs_are_counted_again_after_smite() -> None:
    match = put("leader elvagar", "2 warriors elvagar", upgrades=["", "brothers-in-arms"], hands=["odins-smite", ""])
    answer(match, "pillage elvagar")
    lay(match, "odins-smite")
    assert [event.strengths for event in events(match, "BattleWon")] == [[4, 1]]


def test_r45_the_owner_picks_the_slot_even_while_another_is_free() -> None:
    match = put("", "", upgrades=["friggas-charm", ""], hands=["lokis-domain thors-glory", ""])
    answer(match, "upgrade lokis-domain for friggas-charm")
    assert [one for one in clan(match, 0).clan if one] == ["lokis-domain"]
    assert [event.replaced for event in events(match, "Upgraded")] == ["friggas-charm"]
    answer(match, "pass", "upgrade thors-glory")
    assert sorted(one for one in clan(match, 0).clan if one) == ["lokis-domain", "thors-glory"]


def test_r45_on_full_slots_a_card_must_be_named() -> None:
    match = put("", "", "", upgrades=["friggas-charm thors-glory friggas-succor"], hands=["lokis-domain"])
    assert refused(match, "upgrade lokis-domain") == "slots-full"
    answer(match, "upgrade lokis-domain for thors-glory")
    assert sorted(one for one in clan(match, 0).clan if one) == ["friggas-charm", "friggas-succor", "lokis-domain"]


@pytest.mark.parametrize(
    ("old", "new", "slot"),
    [("lord-of-hammers", "lord-of-axes", "leader"), ("brothers-in-arms", "experts-in-arms", "warrior"),
     ("lokis-dragons", "fire-dragons", "ship")],
)  # fmt: skip
def test_r45_there_is_one_slot_for_each_unit(old: str, new: str, slot: str) -> None:
    match = put("", "", upgrades=[old, ""], hands=[new, ""], age=2)
    answer(match, f"upgrade {new}", "none")
    assert getattr(clan(match, 0), slot) == new


def test_r47_the_same_benefit_twice_adds_up() -> None:
    match = put("2 warriors valhalla", "", "", upgrades=["lokis-domain lokis-eminence"], age=2, rage=[1, 0, 0])
    answer(match, "pass")
    assert see(match).scores == [2 * 3, 0, 0]


@pytest.mark.parametrize(
    ("card", "cost"), [("lokis-domain", 0), ("thors-glory", 1), ("lord-of-hammers", 2), ("tyrs-domain", 0)]
)
def test_r49_charm_makes_upgrades_cheaper_down_to_0(card: str, cost: int) -> None:
    match = put("", "", "", upgrades=["friggas-charm"], hands=[card])
    answer(match, f"upgrade {card}")
    assert clan(match, 0).rage == 6 - cost


def test_r49_it_does_not_touch_invasions() -> None:
    match = put("", "", upgrades=["friggas-charm", ""])
    answer(match, "invade ship north")
    assert clan(match, 0).rage == 4


@pytest.mark.parametrize(
    ("card", "cost", "age"),
    [("friggas-charm", 0, 1), ("troll", 1, 1), ("brothers-in-arms", 0, 1), ("lokis-dragons", 1, 1),
     ("dwarf-chieftain", 0, 1), ("soldier-of-hel", 0, 3)],
)  # fmt: skip
def test_r80_charm_counts_for_units_and_monsters_played_later(card: str, cost: int, age: int) -> None:
    charm = "" if card == "friggas-charm" else "friggas-charm"
    match = put("", "", upgrades=[charm, ""], hands=[card, ""], age=age)
    answer(match, f"upgrade {card}")
    assert clan(match, 0).rage == 6 - cost


def test_r84_the_blessed_warrior_comes_from_the_reserve() -> None:
    match = put("leader elvagar", "warrior elvagar, 7 warriors valhalla", "", "", upgrades=["", "lokis-blessing"])
    answer(match, "pillage elvagar")
    assert asks(match) == [(1, "Act")], "the dead of this battle are in Valhalla"


def test_r84_it_needs_horns() -> None:
    match = put("leader elvagar, warrior elvagar", "volur-witch elvagar, 3 warriors muspelheim", "", "",
                upgrades=["", "lokis-blessing volur-witch"], age=3)  # fmt: skip
    answer(match, "pillage elvagar", "flee")
    assert asks(match) == [(1, "Act")]


def test_r84_it_needs_a_village() -> None:
    match = put("leader myrkulor, warrior myrkulor", "warrior myrkulor", "", "",
                upgrades=["", "lokis-blessing friggas-protection"], age=2)  # fmt: skip
    answer(match, "pillage myrkulor", "warrior")
    assert asks(match) == [(1, "Act")]


def test_r84_the_pillage_stays_as_it_was() -> None:
    match = put("leader elvagar", "warrior elvagar", "", "", upgrades=["", "lokis-blessing"])
    answer(match, "pillage elvagar", "warrior")
    assert see(match).provinces[ELVAGAR].pillaged
    assert at(match, "elvagar", 1) == "warrior"


def test_r84_all_may_follow_that_follows_an_invasion() -> None:
    match = put("warrior elvagar", "warrior elvagar", "", "", age=2,
                upgrades=["", "lokis-blessing friggas-succor thors-domain"])  # fmt: skip
    answer(match, "pillage elvagar", "warrior")
    assert asks(match) == [(1, "ExtraWarrior")]
    answer(match, "warrior")
    assert at(match, "elvagar", 1) == "2 warriors"
    assert asks(match) == [(1, "PillageAtOnce")]


def test_r89_at_0_rage_nobody_is_saved() -> None:
    match = put("leader elvagar", "warrior elvagar", upgrades=["", "friggas-protection"], age=2, rage=[3, 0])
    answer(match, "pillage elvagar")
    assert at(match, "valhalla", 1) == "warrior"
    assert asks(match) == [(0, "Act")]


def test_r89_a_loser_stays_and_takes_the_card_back() -> None:
    match = put("leader elvagar", "warrior elvagar", upgrades=["", "friggas-protection"], age=2,
                hands=["", "tyrs-bash"])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "tyrs-bash")
    answer(match, "warrior")
    assert at(match, "elvagar", 1) == "warrior"
    assert see(match, 1).hand == ["tyrs-bash"]
