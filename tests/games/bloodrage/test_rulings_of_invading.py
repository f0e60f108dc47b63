"""Rulings on invading and marching of docs/games/bloodrage.md: R24, R25, R29, R30, R32, R38-R44, R77, R91, R97."""

from __future__ import annotations

import pytest

from tests.games.bloodrage.tables import answer, asks, at, clan, events, put, refused, see

ELVAGAR, ANGERBODA = 1, 2


@pytest.mark.parametrize(("figure", "place"), [("leader", "elvagar"), ("warrior", "elvagar"), ("ship", "north")])
def test_r24_out_of_valhalla_everything_costs_1_rage(figure: str, place: str) -> None:
    match = put(f"{figure} valhalla", upgrades=["friggas-domain", ""], age=3)
    answer(match, f"return {figure} {place}")
    assert clan(match, 0).rage == 5
    assert (at(match, place), at(match, "valhalla")) == (figure, "")
    assert asks(match) == [(1, "Act")], "it was the action of this turn"


def test_r24_a_monster_returns_and_acts_as_on_any_invasion() -> None:
    match = put("fire-giant valhalla", "leader elvagar", "", upgrades=["friggas-domain fire-giant"], age=3)
    answer(match, "return fire-giant elvagar")
    assert clan(match, 0).rage == 5
    assert at(match, "valhalla", 1) == "leader"


def test_r24_horns_apply() -> None:
    match = put("leader valhalla, 4 warriors elvagar", upgrades=["friggas-domain", ""], age=3)
    assert refused(match, "return leader angerboda") == "horns-full"


def test_r24_only_with_the_upgrade_and_only_what_is_there() -> None:
    assert refused(put("leader valhalla", age=3), "return leader elvagar") == "no-power"
    match = put("leader valhalla", upgrades=["friggas-domain", ""], age=3)
    assert refused(match, "return warrior elvagar") == "not-in-valhalla"


def test_r25_taken_out_is_not_released() -> None:
    match = put("leader valhalla", upgrades=["friggas-domain lokis-domain", ""], age=3)
    answer(match, "return leader elvagar")
    assert clan(match, 0).glory == 0


def test_r29_a_warrior_follows_any_invasion_free() -> None:
    match = put("", "", "", upgrades=["friggas-succor"])
    answer(match, "invade leader elvagar")
    assert asks(match) == [(0, "ExtraWarrior")]
    answer(match, "warrior")
    assert at(match, "elvagar") == "leader, warrior"
    assert clan(match, 0).rage == 6
    assert asks(match) == [(1, "Act")], "the extra warrior brings no other"


def test_r29_it_may_stay_away() -> None:
    match = put("", "", "", upgrades=["friggas-succor"])
    answer(match, "invade warrior elvagar", "none")
    assert at(match, "elvagar") == "warrior"
    assert asks(match) == [(1, "Act")]


@pytest.mark.parametrize(
    ("own", "other"),
    [("3 warriors angerboda", ""), ("", "3 warriors elvagar"), ("8 warriors valhalla", "")],
    ids=["horns", "villages", "reserve"],
)
def test_r29_horns_village_and_reserve_are_needed(own: str, other: str) -> None:
    match = put(own, other, "", upgrades=["friggas-succor"])
    answer(match, "invade leader elvagar")
    assert asks(match) == [(1, "Act")]


def test_r29_free_invasions_of_upgrades_bring_it_too() -> None:
    match = put("", "", "", upgrades=["friggas-succor"], hands=["troll"])
    answer(match, "upgrade troll", "elvagar")
    assert asks(match) == [(0, "ExtraWarrior")]
    answer(match, "warrior")
    assert at(match, "elvagar") == "warrior, troll"


def test_r29_a_fjord_is_no_province() -> None:
    match = put("", "", "", upgrades=["friggas-succor sea-serpent"])
    answer(match, "invade ship north")
    assert asks(match) == [(1, "Act")]
    answer(match, "pass", "pass", "invade sea-serpent north")
    assert asks(match) == [(0, "Act")]


def test_r29_neither_march_nor_call_is_an_invasion() -> None:
    match = put("2 warriors elvagar", "", "", upgrades=["friggas-succor"])
    answer(match, "march elvagar angerboda", "done")
    assert asks(match) == [(1, "Act")]


def test_r30_the_warrior_follows_the_dark_elf_into_yggdrasil() -> None:
    match = put("", "", "", upgrades=["friggas-succor dark-elf"], age=2)
    answer(match, "invade dark-elf yggdrasil", "warrior")
    assert at(match, "yggdrasil") == "warrior, dark-elf"


@pytest.mark.parametrize("moves", [["invade warrior elvagar"], ["upgrade valkyrie", "elvagar"]], ids=["paid", "free"])
def test_r32_after_an_invasion_the_province_is_pillaged_at_once(moves: list[str]) -> None:
    match = put("", "", "", "", upgrades=["thors-domain"], hands=["valkyrie"], age=2, tokens={"elvagar": "axes"})
    answer(match, *moves)
    rage = see(match).clans[0].rage
    assert asks(match) == [(0, "PillageAtOnce")]
    answer(match, "pillage")
    assert see(match).clans[0].rage == rage - 2
    assert see(match).provinces[ELVAGAR].pillaged
    assert asks(match) == [(1, "Act")], "in the same turn"


def test_r32_after_the_extra_warrior_has_come() -> None:
    match = put("", "warrior elvagar", "", "", upgrades=["thors-domain friggas-succor"], age=2)
    answer(match, "invade leader elvagar", "warrior")
    assert asks(match) == [(0, "PillageAtOnce")]
    answer(match, "pillage")
    assert [event.strengths for event in events(match, "BattleWon")] == [[4, 1, None, None]]
    assert asks(match) == [(1, "Act")], "one pillage for one invasion"


def test_r32_not_after_a_ship() -> None:
    match = put("", "", "", "", upgrades=["thors-domain"], age=2)
    answer(match, "invade ship north")
    assert asks(match) == [(1, "Act")]


def test_r91_it_needs_2_rage_after_the_invasion() -> None:
    match = put("", "", "", "", upgrades=["thors-domain"], age=2, rage=[2, 1, 1, 1])
    answer(match, "invade warrior elvagar")
    assert asks(match) == [(1, "Act")]


def test_r91_it_needs_an_unpillaged_province() -> None:
    match = put("", "", "", "", upgrades=["thors-domain"], age=2, pillaged=["elvagar"])
    answer(match, "invade warrior elvagar")
    assert asks(match) == [(1, "Act")]


def test_r91_a_failed_attempt_gives_no_rage_back() -> None:
    match = put("", "leader elvagar", "", "", upgrades=["thors-domain"], age=2)
    answer(match, "invade warrior elvagar", "pillage")
    assert clan(match, 0).rage == 3
    assert not see(match).provinces[ELVAGAR].pillaged


def test_r38_a_ship_counts_in_both_provinces() -> None:
    match = put("ship north, warrior elvagar", "warrior angerboda")
    provinces = see(match).provinces
    assert provinces[ELVAGAR].strengths == [3, 0]
    assert provinces[ANGERBODA].strengths == [2, 1]
    assert [province.strengths[0] for province in provinces] == [0, 3, 2, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("province", ["elvagar", "angerboda"])
def test_r38_a_ship_may_pillage_both_and_fights_in_both(province: str) -> None:
    match = put("ship north", f"leader {province}")
    answer(match, f"pillage {province}")
    assert see(match).scores == [0, 3]
    assert at(match, "valhalla") == "ship"


def test_r38_an_enemy_ship_must_fight_too() -> None:
    match = put("leader elvagar", "ship north, warrior angerboda")
    answer(match, "pillage elvagar", "stay")
    assert [event.strengths for event in events(match, "BattleWon")] == [[3, 2]]
    assert (at(match, "valhalla", 1), at(match, "angerboda", 1)) == ("ship", "warrior")


def test_r39_ships_in_the_fjord_die_in_ragnarok() -> None:
    match = put("ship north", "warrior angerboda", doom=["elvagar", None, None], rage=[1, 0])
    answer(match, "pass")
    assert [(event.seat, event.figure, event.place) for event in events(match, "FigureDied")] == [(0, "ship", "north")]
    assert see(match).scores == [2, 0]


def test_r39_the_fjord_stays_open_for_the_other_province() -> None:
    match = put("", "", destroyed=["elvagar", "horgr", "gimle"], doom=["utgard", "andlang", "myrkulor"])
    answer(match, "invade ship north")
    assert see(match).provinces[ANGERBODA].strengths == [2, 0]
    answer(match, "pass")
    assert "pillage angerboda" in match.moves(0)
    assert "pillage elvagar" not in match.moves(0)


def test_r39_a_fjord_without_provinces_is_closed() -> None:
    match = put("", "", destroyed=["elvagar", "angerboda", "gimle"])
    assert refused(match, "invade ship north") == "destroyed"
    assert "invade ship west" in match.moves(0)


def test_r40_nothing_happens_in_a_destroyed_province() -> None:
    match = put("2 warriors myrkulor, ship north", destroyed=["elvagar", "horgr", "gimle"])
    assert refused(match, "invade warrior elvagar") == "destroyed"
    assert refused(match, "march myrkulor elvagar") == "destroyed"
    assert refused(match, "pillage elvagar") == "destroyed"


def test_r40_it_fulfils_no_quest() -> None:
    match = put("ship north", "leader angerboda", destroyed=["elvagar", "horgr", "gimle"], quests=["manheim-1", ""],
                rage=[1, 0])  # fmt: skip
    answer(match, "pass")
    assert [event.fulfilled for event in events(match, "QuestRevealed")] == [False]


def test_r40_its_neighbours_do_not_become_adjacent() -> None:
    match = put("warrior myrkulor", "leader angerboda", destroyed=["elvagar", "horgr", "gimle"])
    answer(match, "pillage myrkulor")
    assert asks(match) == [(1, "Act")], "nobody could come"


def test_r41_a_doomed_province_is_like_any_other_until_ragnarok() -> None:
    match = put("", "warrior elvagar", doom=["elvagar", None, None])
    answer(match, "invade leader elvagar", "pass", "pillage elvagar")
    assert see(match).provinces[ELVAGAR].pillaged
    match = put("warrior elvagar", "", doom=["elvagar", None, None], quests=["manheim-1", ""], rage=[1, 0])
    answer(match, "pass")
    assert (asks(match), see(match).scores) == ([(0, "RaiseStat")], [5, 0])


@pytest.mark.parametrize(
    "four",
    ["leader elvagar, ship north, 2 warriors yggdrasil", "troll elvagar, sea-serpent north, warrior horgr, ship north"],
)
def test_r42_every_figure_on_the_board_counts_for_horns(four: str) -> None:
    match = put(four, "", "", upgrades=["troll sea-serpent"])
    assert clan(match, 0).on_board == 4
    assert refused(match, "invade warrior angerboda") == "horns-full"


def test_r42_valhalla_and_reserve_do_not() -> None:
    match = put("3 warriors elvagar, 5 warriors valhalla, ship valhalla")
    assert clan(match, 0).on_board == 3
    answer(match, "invade leader angerboda")


def test_r42_at_the_limit_a_monster_waits_in_the_reserve() -> None:
    match = put("4 warriors elvagar", hands=["troll", ""])
    answer(match, "upgrade troll")
    assert asks(match) == [(1, "Act")]
    assert "troll" in at(match, "reserve")


@pytest.mark.parametrize(
    ("figure", "place", "upgrades", "cost"),
    [
        ("leader", "elvagar", "", 0), ("warrior", "elvagar", "", 1), ("ship", "north", "", 2),
        ("leader", "elvagar", "lord-of-spears", 0), ("ship", "north", "eternal-dragons", 2),
        ("warrior", "elvagar", "brothers-in-arms", 1), ("warrior", "elvagar", "experts-in-arms", 2),
        ("warrior", "elvagar", "masters-in-arms", 2), ("troll", "elvagar", "troll", 2),
        ("sea-serpent", "north", "sea-serpent", 3), ("valkyrie", "elvagar", "valkyrie", 2),
        ("dark-elf", "elvagar", "dark-elf", 1), ("fire-giant", "elvagar", "fire-giant", 4),
        ("frost-giant", "elvagar", "frost-giant", 4), ("volur-witch", "elvagar", "volur-witch", 3),
    ],
)  # fmt: skip
def test_r43_an_invasion_costs_the_strength_of_the_figure(figure: str, place: str, upgrades: str, cost: int) -> None:
    match = put("", "", "", upgrades=[upgrades], age=3)
    answer(match, f"invade {figure} {place}")
    assert clan(match, 0).rage == 6 - cost


def test_r43_at_0_rage_not_even_the_leader_invades() -> None:
    match = put("", "", rage=[1, 3])
    answer(match, "invade warrior elvagar", "invade warrior elvagar")
    assert asks(match) == [(1, "Act")]


@pytest.mark.parametrize(("figure", "age"), [("dwarf-chieftain", 1), ("soldier-of-hel", 3)])
def test_r97_some_monsters_cost_nothing(figure: str, age: int) -> None:
    match = put("", "", hands=[figure, ""], age=age, rage=[1, 5])
    answer(match, f"upgrade {figure}", "none", "invade warrior elvagar", f"invade {figure} elvagar")
    assert clan(match, 0).rage == 1
    assert asks(match) == [(1, "Act")]


@pytest.mark.parametrize("figure", ["dwarf-chieftain", "soldier-of-hel"])
def test_r97_but_without_rage_there_is_no_turn_for_them(figure: str) -> None:
    match = put("", "", upgrades=[figure, ""], age=3, rage=[1, 5])
    answer(match, "invade warrior elvagar", "invade warrior elvagar")
    assert asks(match) == [(1, "Act")]


def test_r44_a_march_costs_1_and_reaches_any_province() -> None:
    match = put("leader myrkulor, 2 warriors myrkulor", destroyed=["elvagar", "gimle", "horgr"])
    answer(match, "march myrkulor utgard", "leader", "warrior", "done")
    assert (at(match, "utgard"), at(match, "myrkulor")) == ("leader, warrior", "warrior")
    assert clan(match, 0).rage == 5


def test_r44_only_into_free_villages() -> None:
    match = put("warrior elvagar", "3 warriors myrkulor")
    assert refused(match, "march elvagar myrkulor") == "no-village"


def test_r44_out_of_yggdrasil_too() -> None:
    match = put("2 warriors yggdrasil")
    answer(match, "march yggdrasil elvagar", "warrior")
    assert at(match, "elvagar") == "2 warriors"


def test_r44_once_one_has_marched_others_may_stay() -> None:
    match = put("leader elvagar, 2 warriors elvagar")
    answer(match, "march elvagar angerboda")
    assert refused(match, "done") == "move-one"
    answer(match, "leader", "done")
    assert asks(match) == [(1, "Act")]


def test_r77_a_ship_upgrade_brings_the_clans_own_ship() -> None:
    match = put("ship valhalla", "", "", upgrades=["sea-serpent"], hands=["lokis-dragons"])
    answer(match, "upgrade lokis-dragons")
    assert asks(match) == [(1, "Act")], "the ship is in Valhalla, and the Sea Serpent is not meant"
    match = put("", "", "", upgrades=["sea-serpent"], hands=["lokis-dragons"])
    answer(match, "upgrade lokis-dragons", "north")
    assert at(match, "north") == "ship"
