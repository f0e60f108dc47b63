"""Rulings on monsters of docs/games/bloodrage.md: R21, R27, R33 to R36, R46, R69, R75, R81, R88, R95."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.bloodrage.tables import answer, asks, at, clan, events, lay, put, refused, see

ELVAGAR, YGGDRASIL = 1, 8
PRINTED: Final = {
    # figure          strength
    "troll": 2, "dwarf-chieftain": 2, "valkyrie": 2, "dark-elf": 1, "fire-giant": 4,
    "frost-giant": 4, "soldier-of-hel": 3, "volur-witch": 3,
}  # fmt: skip


@pytest.mark.parametrize("figure", PRINTED)
def test_a_monster_has_its_printed_strength(figure: str) -> None:
    match = put(f"{figure} elvagar", "", "", upgrades=[figure], age=3)
    assert see(match).provinces[ELVAGAR].strengths[0] == PRINTED[figure]


@pytest.mark.parametrize(("hand", "glory"), [("tyrs-rage-2", 2 * 2 + 3), ("", 2 * 2)], ids=["won", "tied"])
def test_r21_the_valkyrie_pays_for_every_enemy_who_dies(hand: str, glory: int) -> None:
    match = put("valkyrie elvagar", "2 warriors elvagar", upgrades=["valkyrie", ""], hands=[hand, ""], age=2)
    answer(match, "pillage elvagar")
    lay(match, *filter(None, [hand]))
    assert see(match).scores == [glory, 0]


def test_r21_she_pays_though_her_owner_loses_and_she_dies() -> None:
    match = put("leader elvagar", "valkyrie elvagar", "warrior elvagar", upgrades=["", "valkyrie"], age=2)
    answer(match, "pillage elvagar")
    assert see(match).scores == [3, 2, 0], "one enemy died beside her"
    assert at(match, "valhalla", 1) == "valkyrie"


def test_r21_she_pays_though_she_dies_before_strengths_are_compared() -> None:
    match = put("leader elvagar, valkyrie elvagar", "2 warriors elvagar", upgrades=["valkyrie", ""],
                hands=["odins-tide", ""], age=2)  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "odins-tide")
    answer(match, "leader")
    assert at(match, "valhalla") == "valkyrie"
    assert see(match).scores == [2 * 2 + 3, 0]


def test_r21_she_must_be_in_the_battle() -> None:
    match = put("leader elvagar, valkyrie horgr", "2 warriors elvagar", upgrades=["valkyrie", ""], age=2)
    answer(match, "pillage elvagar")
    assert see(match).scores == [3, 0]


def test_r27_the_witch_flees_to_yggdrasil() -> None:
    match = put("leader elvagar, warrior elvagar", "volur-witch elvagar", "", upgrades=["", "volur-witch"], age=3)
    answer(match, "pillage elvagar")
    assert asks(match) == [(1, "Save")]
    assert set(match.moves(1)) == {"flee", "none"}
    answer(match, "flee")
    assert (at(match, "yggdrasil", 1), at(match, "valhalla", 1)) == ("volur-witch", "")
    assert not events(match, "FigureDied")
    assert see(match).scores == [3, 0, 0]


def test_r27_she_may_die_as_well() -> None:
    match = put("leader elvagar, warrior elvagar", "volur-witch elvagar", "", upgrades=["", "volur-witch"], age=3)
    answer(match, "pillage elvagar", "none")
    assert at(match, "valhalla", 1) == "volur-witch"


@pytest.mark.parametrize(("choice", "glory"), [("flee", 0), ("none", 4)])
def test_r27_she_may_flee_ragnarok_without_glory(choice: str, glory: int) -> None:
    match = put("volur-witch elvagar", "", "", upgrades=["volur-witch"], age=3, doom=[None, None, "elvagar"],
                rage=[1, 0, 0])  # fmt: skip
    answer(match, "pass")
    assert (asks(match), see(match).phase) == ([(0, "Save")], "ragnarok")
    answer(match, choice)
    assert see(match).scores == [glory, 0, 0]


def test_r27_there_is_no_flight_from_yggdrasil() -> None:
    match = put("leader yggdrasil, warrior yggdrasil", "volur-witch yggdrasil", "", upgrades=["", "volur-witch"], age=3)
    answer(match, "pillage yggdrasil")
    assert at(match, "valhalla", 1) == "volur-witch"
    assert asks(match) == [(1, "Act")]


def test_r27_she_cannot_flee_a_sacrifice() -> None:
    match = put("volur-witch elvagar, 2 warriors elvagar", "", "", upgrades=["volur-witch friggas-sacrifice"], age=3)
    answer(match, "sacrifice", "volur-witch elvagar")
    assert at(match, "valhalla") == "warrior, volur-witch"
    assert asks(match) == [(0, "RaiseStat")]


def test_r27_if_she_flees_before_comparing_her_strength_is_gone() -> None:
    match = put("leader elvagar", "volur-witch elvagar, warrior elvagar", "", upgrades=["", "volur-witch"],
                hands=["odins-tide"], age=3)  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "odins-tide")
    answer(match, "warrior", "flee")
    [won] = events(match, "BattleWon")
    assert (won.seat, won.strengths) == (0, [4, 1, None])
    assert at(match, "yggdrasil", 1) == "volur-witch"


def test_r33_the_troll_kills_enemy_warriors_where_it_invades() -> None:
    match = put("warrior elvagar", "leader elvagar, warrior elvagar", "ship north, warrior angerboda",
                upgrades=["troll"])  # fmt: skip
    answer(match, "invade troll elvagar")
    assert at(match, "elvagar", 0) == "warrior, troll"
    assert (at(match, "elvagar", 1), at(match, "valhalla", 1)) == ("leader", "warrior")
    assert (at(match, "angerboda", 2), at(match, "north", 2)) == ("warrior", "ship")


def test_r33_so_it_does_with_the_upgrades_free_invasion() -> None:
    match = put("", "3 warriors elvagar", hands=["troll", ""])
    answer(match, "upgrade troll", "elvagar")
    assert at(match, "valhalla", 1) == "3 warriors"


def test_r33_but_not_when_it_marches() -> None:
    match = put("troll horgr", "warrior elvagar", upgrades=["troll", ""])
    answer(match, "march horgr elvagar")
    assert (at(match, "elvagar", 0), at(match, "elvagar", 1)) == ("troll", "warrior")


def test_r33_nor_when_it_joins_a_battle() -> None:
    match = put("warrior angerboda, troll elvagar", "3 warriors angerboda", upgrades=["troll", ""])
    answer(match, "pillage angerboda", "troll elvagar")
    [tied] = events(match, "BattleTied")
    assert tied.strengths == [3, 3], "nobody died before"


def test_r33_the_fire_giant_kills_all_but_monsters() -> None:
    match = put(
        "warrior angerboda", "leader angerboda, warrior angerboda", "troll angerboda",
        upgrades=["fire-giant", "", "troll"], age=2,
    )  # fmt: skip
    answer(match, "invade fire-giant angerboda")
    assert at(match, "angerboda", 0) == "warrior, fire-giant"
    assert (at(match, "angerboda", 1), at(match, "valhalla", 1)) == ("", "leader, warrior")
    assert at(match, "angerboda", 2) == "troll"


@pytest.mark.parametrize("province", ["elvagar", "angerboda"])
def test_r34_the_fire_giant_reaches_the_ships_of_the_fjord(province: str) -> None:
    match = put("ship north", "ship north", "sea-serpent north", upgrades=["fire-giant", "", "sea-serpent"], age=2)
    answer(match, f"invade fire-giant {province}")
    assert (at(match, "north", 0), at(match, "valhalla", 1)) == ("ship", "ship")
    assert at(match, "north", 2) == "sea-serpent", "it is a monster"


def test_r35_the_sea_serpent_lives_in_fjords() -> None:
    match = put("", "", "", upgrades=["sea-serpent lokis-dragons"])
    assert refused(match, "invade sea-serpent elvagar") == "ships-to-fjords"
    answer(match, "invade sea-serpent north")
    assert [province.strengths[0] for province in see(match).provinces] == [0, 3, 3, 0, 0, 0, 0, 0, 0]


def test_r35_it_never_moves() -> None:
    match = put("sea-serpent north, 2 warriors elvagar", "", "", upgrades=["sea-serpent"])
    answer(match, "march elvagar angerboda")
    assert refused(match, "sea-serpent") == "ships-stay"
    answer(match, "warrior", "pass", "pass", "pillage angerboda")
    assert asks(match) == [(0, "Act")], "nobody else could come"


def test_r35_its_death_pays_the_dragons() -> None:
    match = put("leader elvagar, warrior elvagar", "sea-serpent north", "", upgrades=["", "sea-serpent lokis-dragons"])
    answer(match, "pillage elvagar")
    assert see(match).scores == [3, 4, 0]


def test_r36_the_dark_elf_invades_yggdrasil_for_1_rage() -> None:
    match = put("", "", upgrades=["dark-elf", ""], age=2)
    answer(match, "invade dark-elf yggdrasil")
    assert clan(match, 0).rage == 5
    assert see(match).provinces[YGGDRASIL].strengths[0] == 3


def test_r36_nobody_else_invades_yggdrasil() -> None:
    match = put("", "", "", upgrades=["troll"])
    for figure in ("leader", "warrior", "troll"):
        assert refused(match, f"invade {figure} yggdrasil") == "not-yggdrasil"
    assert refused(match, "invade ship yggdrasil") == "ships-to-fjords"


@pytest.mark.parametrize("place", ["elvagar", "valhalla", "reserve"])
def test_r46_a_replaced_monster_goes_to_the_box_from_anywhere(place: str) -> None:
    match = put(
        f"troll {place}", "", "", upgrades=["troll sea-serpent lokis-domain"], hands=["dwarf-chieftain"],
        rage=[4, 0, 0],
    )  # fmt: skip
    answer(match, "upgrade dwarf-chieftain for troll", "none")
    assert sorted(filter(None, clan(match, 0).monsters)) == ["dwarf-chieftain", "sea-serpent"]
    for where in ("elvagar", "valhalla", "reserve"):
        assert "troll" not in at(match, where)
    assert not events(match, "FigureDied")
    answer(match, "pass")
    assert see(match).scores == [0, 0, 0]


def test_r46_its_horn_is_free_for_the_new_monster() -> None:
    match = put("troll elvagar, sea-serpent north, 2 warriors elvagar", "", "", upgrades=["troll sea-serpent"],
                hands=["dwarf-chieftain"])  # fmt: skip
    answer(match, "upgrade dwarf-chieftain for troll", "elvagar")
    assert at(match, "elvagar") == "2 warriors, dwarf-chieftain"


def test_r69_the_frost_giant_raises_all_stats_twice_in_yggdrasil() -> None:
    match = put("frost-giant yggdrasil", upgrades=["frost-giant", ""], age=3)
    answer(match, "pillage yggdrasil")
    assert [stat.step for stat in clan(match, 0).stats] == [3, 3, 3]


def test_r75_troll_and_giant_need_a_village_before_they_kill() -> None:
    match = put("", "3 warriors myrkulor", "", upgrades=["troll fire-giant"], age=2)
    assert refused(match, "invade troll myrkulor") == "no-village"
    assert refused(match, "invade fire-giant myrkulor") == "no-village"


def test_r75_the_killed_pay_nothing_but_dragons() -> None:
    match = put(
        "", "ship north, warrior elvagar, leader elvagar", "",
        upgrades=["fire-giant thors-glory", "lokis-dragons"], age=2,
    )  # fmt: skip
    answer(match, "invade fire-giant elvagar")
    assert see(match).scores == [0, 4, 0]


def test_r81_who_flees_or_is_saved_was_not_destroyed() -> None:
    match = put(
        "leader elvagar, valkyrie elvagar", "volur-witch elvagar", "warrior elvagar",
        upgrades=["valkyrie thors-glory", "volur-witch", "friggas-protection"], age=3,
    )  # fmt: skip
    answer(match, "pillage elvagar", "flee", "warrior")
    assert see(match).scores == [3, 0, 0], "nothing for the Valkyrie nor for Thor's Glory"


def test_r88_a_fjord_belongs_to_both_provinces_but_the_troll_kills_warriors_alone() -> None:
    match = put("", "ship north, warrior elvagar", "", upgrades=["troll fire-giant"], age=2)
    answer(match, "invade troll angerboda")
    assert (at(match, "north", 1), at(match, "elvagar", 1)) == ("ship", "warrior")
    answer(match, "pass", "pass", "invade fire-giant angerboda")
    assert (at(match, "north", 1), at(match, "elvagar", 1)) == ("", "warrior")


@pytest.mark.parametrize(("token", "steps", "glory"), [("axes", [1, 3, 1], 5), ("horns", [1, 1, 3], 3)])
def test_r95_the_frost_giant_takes_the_reward_again_before_the_glory(token: str, steps: list[int], glory: int) -> None:
    match = put("frost-giant elvagar", "warrior elvagar", upgrades=["frost-giant", ""], age=3,
                tokens={"elvagar": token})  # fmt: skip
    answer(match, "pillage elvagar")
    assert [stat.step for stat in clan(match, 0).stats] == steps
    assert see(match).scores == [glory, 0]


def test_r95_five_glory_come_twice() -> None:
    match = put("frost-giant elvagar", upgrades=["frost-giant", ""], age=3, tokens={"elvagar": "glory"})
    answer(match, "pillage elvagar")
    assert see(match).scores == [10, 0]


@pytest.mark.parametrize("where", ["angerboda", "elvagar"], ids=["elsewhere", "dead"])
def test_r95_it_must_stand_there_alive(where: str) -> None:
    match = put(f"leader elvagar, frost-giant {where}", "warrior elvagar", upgrades=["frost-giant", ""], age=3,
                tokens={"elvagar": "horns"}, hands=["odins-tide", ""])  # fmt: skip
    answer(match, "pillage elvagar")
    if where == "angerboda":
        answer(match, "stay")
    lay(match, "odins-tide")
    if where == "elvagar":
        answer(match, "leader")
    assert [stat.step for stat in clan(match, 0).stats] == [1, 1, 2]
    assert asks(match) == [(1, "Act")]
