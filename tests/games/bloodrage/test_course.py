"""The course of the game outside battles: drafts, actions, phases and the end."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import Match
from gladsheim.games.bloodrage.cards.printed import (
    AGE_STARTS,
    BATTLE,
    CARD_COUNT,
    CARD_NAMES,
    CARDS,
    CLAN,
    DECK_SIZES,
    DECKS,
    FAMILY,
    MONSTER,
    QUEST,
)
from gladsheim.games.bloodrage.rules.board import ADJACENT, FJORD, PROVINCE_COUNT, VILLAGES, is_adjacent
from tests.games.bloodrage.tables import answer, asks, at, clan, events, put, refused, see

DOOM: Final = ["gimle", "andlang", "utgard"]


def world(age: int) -> dict[str, Any]:
    """With four players: Myrkulor lies in ruins, then Gimle, then Andlang."""
    return {"age": age, "destroyed": ["myrkulor", *DOOM[: age - 1]], "doom": DOOM}


def make_up(seats: int, age: int) -> list[int]:
    """Monsters, troops, clan upgrades, quests and battle cards of an age."""
    kinds = range(AGE_STARTS[age - 1], AGE_STARTS[age])
    families = [MONSTER, MONSTER + 1, CLAN, QUEST, BATTLE, BATTLE + 1]
    return [
        sum(DECKS[seats][kind] for kind in kinds if first <= FAMILY[kind] < after)
        for first, after in pairwise(families)
    ]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_every_age_has_the_same_make_up(age: int) -> None:
    assert make_up(2, age) == [2, 3, 3, 4, 8]
    assert make_up(3, age) == [3, 3, 5, 5, 10]
    assert make_up(4, age) == [3, 3, 6, 9, 13]
    assert make_up(5, age) == [3, 6, 6, 11, 16]
    assert [DECK_SIZES[seats][age - 1] for seats in (2, 3, 4, 5)] == [20, 26, 34, 42]


def test_every_kind_of_card_has_a_name_of_its_own() -> None:
    assert len(CARDS) == len(set(CARD_NAMES)) == CARD_COUNT


def test_p6_the_ring_and_yggdrasil() -> None:
    assert sum(VILLAGES) == 32
    for one in range(PROVINCE_COUNT):
        assert ADJACENT[one] == tuple(other for other in range(PROVINCE_COUNT) if is_adjacent(one, other))
    assert [FJORD.count(fjord) for fjord in range(9, 13)] == [2, 2, 2, 2]


@pytest.mark.parametrize(("seats", "ruined"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_p9_setting_up(seats: int, ruined: int) -> None:
    match = gladsheim.load("bloodrage").match(seats=seats, seed=3)
    view = see(match)
    assert sum(province.destroyed for province in view.provinces) == ruined
    assert sorted(str(province.token) for province in view.provinces) == sorted(
        ["rage"] * 3 + ["axes"] * 2 + ["horns"] * 2 + ["glory", "all"]
    )
    assert len({*view.doom, *(one.name for one in view.provinces if one.destroyed)}) == 3 + ruined
    for one in view.clans:
        assert (one.rage, [stat.value for stat in one.stats], one.glory) == (6, [6, 3, 4], 0)


def pack(match: Match) -> list[str]:
    """The cards that seat 0 chooses from."""
    cards = see(match, 0).pack
    assert cards is not None, "seat 0 has a pack"
    return cards


def test_p13_two_players_take_two_cards_before_they_pass() -> None:
    match = gladsheim.load("bloodrage").match(seats=2, seed=3)
    sizes = []
    while match.asked[0].step == "Take":
        first = pack(match)
        sizes.append(len(first))
        for seat in (0, 1):
            match.play(match.moves(seat)[0], seat)
        if len(sizes) % 2:
            assert set(pack(match)) < set(first) or len(pack(match)) == len(first) - 1
    assert sizes == [8, 7, 6, 5, 4, 3]
    assert [len(clan.hand) for clan in see(match).clans] == [6, 6]


def test_a_first_game_is_begun_with_eight_cards_and_no_draft() -> None:
    match = gladsheim.load("bloodrage").match(seats=3, seed=3, options={"first_game": True})
    assert match.asked[0].step == "Act"
    assert [len(clan.hand) for clan in see(match).clans] == [8, 8, 8]


def test_p14_invading_costs_strength_but_nothing_for_the_leader() -> None:
    match = put("", "", "", "", upgrades=["experts-in-arms", "", "", ""], turn=0, **world(2))
    answer(match, "invade warrior horgr")
    assert clan(match).rage == 4
    answer(match, "pass", "pass", "pass", "invade leader horgr")
    assert clan(match).rage == 4
    answer(match, "invade ship east")
    assert clan(match).rage == 2


def test_p14_what_forbids_an_invasion() -> None:
    match = put("leader horgr", "3 warriors utgard", "", "", turn=0, rage=[1, 6, 6, 6], **world(1))
    assert refused(match, "invade leader horgr") == "not-in-reserve"
    assert refused(match, "invade troll horgr") == "not-in-reserve"
    assert refused(match, "invade warrior yggdrasil") == "not-yggdrasil"
    assert refused(match, "invade warrior north") == "only-fjords"
    assert refused(match, "invade ship horgr") == "ships-to-fjords"
    assert refused(match, "invade ship north") == "too-dear"
    assert refused(match, "invade warrior utgard") == "no-village"
    assert refused(match, "invade warrior myrkulor") == "destroyed"
    assert refused(match, "return leader horgr") == "no-power"


def test_r42_at_the_limit_of_horns_nobody_invades() -> None:
    match = put("leader horgr, ship east, 2 warriors yggdrasil, warrior valhalla", "", turn=0)
    assert refused(match, "invade warrior horgr") == "horns-full"


def test_p15_march_one_after_the_other_until_no_village_is_free() -> None:
    match = put(
        "leader gimle, 2 warriors gimle",
        "2 warriors elvagar",
        "",
        "",
        turn=0,
        destroyed=["myrkulor"],
        doom=["horgr", "andlang", "utgard"],
    )
    answer(match, "march gimle elvagar")
    assert asks(match) == [(0, "March")]
    answer(match, "warrior", "leader")
    assert (at(match, "elvagar"), at(match, "gimle")) == ("leader, warrior", "warrior")
    assert asks(match) == [(1, "Act")]


def test_p15_a_march_ends_when_its_leader_says_so() -> None:
    match = put("leader horgr, 2 warriors horgr", "", turn=0)
    answer(match, "march horgr yggdrasil")
    assert refused(match, "done") == "move-one"
    assert refused(match, "ship") == "ships-stay"
    answer(match, "leader", "done")
    assert asks(match) == [(1, "Act")]


def test_p16_a_full_row_of_clan_upgrades() -> None:
    match = put(
        "", "", "", "", turn=0, hands=["lokis-eminence", "", "", ""],
        upgrades=["lokis-domain friggas-succor tyrs-domain", "", "", ""], **world(2)
    )  # fmt: skip
    assert refused(match, "upgrade lokis-eminence") == "slots-full"
    assert refused(match, "upgrade lokis-eminence for thors-glory") == "not-played"
    answer(match, "upgrade lokis-eminence for friggas-succor")
    assert clan(match).clan == ["lokis-domain", "lokis-eminence", "tyrs-domain"]
    assert clan(match).rage == 4


def test_r46_a_replaced_monster_goes_to_the_box() -> None:
    match = put("troll horgr", "", turn=0, hands=["dwarf-chieftain", ""], upgrades=["troll", ""])
    answer(match, "upgrade dwarf-chieftain for troll", "none")
    assert (at(match, "horgr"), at(match, "valhalla")) == ("", "")
    assert clan(match).monsters == ["dwarf-chieftain", None]
    assert clan(match).rage == 6


def test_r33_the_troll_kills_enemy_warriors_on_invading() -> None:
    match = put("warrior horgr", "leader horgr, warrior horgr", turn=0, hands=["troll", ""])
    answer(match, "upgrade troll", "horgr")
    assert at(match, "horgr", 0) == "warrior, troll"
    assert at(match, "horgr", 1) == "leader"
    assert at(match, "valhalla", 1) == "warrior"


def test_r34_the_fire_giant_kills_all_but_monsters_and_reaches_the_fjord() -> None:
    match = put(
        "ship east", "leader horgr, warrior horgr, ship east, sea-serpent east", "troll horgr, warrior muspelheim", "",
        turn=0, hands=["fire-giant", "", "", ""], upgrades=["", "sea-serpent", "troll", ""], **world(2)
    )  # fmt: skip
    answer(match, "upgrade fire-giant", "horgr")
    assert at(match, "east", 0) == "ship"
    assert (at(match, "horgr", 1), at(match, "east", 1)) == ("", "sea-serpent")
    assert at(match, "valhalla", 1) == "leader, warrior, ship"
    assert (at(match, "horgr", 2), at(match, "muspelheim", 2)) == ("troll", "warrior")


def test_r29_another_warrior_follows_an_invasion_and_none_follows_him() -> None:
    match = put("", "", "", "", turn=0, upgrades=["friggas-succor", "", "", ""], **world(1))
    answer(match, "invade leader horgr")
    assert asks(match) == [(0, "ExtraWarrior")]
    answer(match, "warrior")
    assert at(match, "horgr") == "leader, warrior"
    assert asks(match) == [(1, "Act")]


def test_r91_pillaging_at_once_costs_two_rage() -> None:
    match = put("", "", "", "", turn=0, upgrades=["thors-domain", "", "", ""], rage=[4, 6, 6, 6], **world(2))
    answer(match, "invade leader horgr")
    assert asks(match) == [(0, "PillageAtOnce")]
    answer(match, "pillage")
    assert clan(match).rage == 2
    assert asks(match) == [(1, "Act")]


def test_r24_a_figure_comes_back_out_of_valhalla_for_one_rage() -> None:
    match = put("leader valhalla", "", "", "", turn=0, upgrades=["friggas-domain", "", "", ""], **world(3))
    answer(match, "return leader horgr")
    assert (at(match, "horgr"), clan(match).rage) == ("leader", 5)


def test_r100_two_figures_are_given_up_for_a_stat() -> None:
    match = put("ship east, warrior horgr", "", "", "", turn=0,
                upgrades=["friggas-sacrifice eternal-dragons", "", "", ""], **world(3))  # fmt: skip
    answer(match, "sacrifice", "axes")
    assert at(match, "valhalla") == "warrior, ship"
    assert (clan(match).glory, clan(match).stats[1].value) == (12, 4)


def test_r58_whoever_has_passed_does_not_act_again() -> None:
    match = put("leader horgr", "", turn=0, rage=[6, 1])
    answer(match, "pass")
    assert (clan(match).rage, clan(match).passed) == (0, True)
    answer(match, "invade warrior horgr")
    assert asks(match) != [(0, "Act")]


def test_p20_quests_are_revealed_after_the_hands_are_cut() -> None:
    match = put("2 warriors horgr", "warrior horgr", turn=0, rage=[6, 0], hands=["jotunheim-1 tyrs-bash", "troll"])
    answer(match, "quest jotunheim-1", "pass", "none", "troll", "horns")
    assert [event.fulfilled for event in events(match, "QuestRevealed")] == [True]
    assert clan(match).glory == 5
    assert clan(match).stats[2].value == 5
    assert clan(match, 1).hand == [1]


def test_p21_ragnarok_kills_in_the_fjord_too_and_pays() -> None:
    match = put(
        "warrior gimle, ship west", "leader gimle, warrior gimle", "", "", turn=0, age=2, rage=[1, 0, 0, 0],
        destroyed=["horgr", "elvagar"], doom=["elvagar", "gimle", "andlang"], upgrades=["fire-dragons", "", "", ""],
    )  # fmt: skip
    answer(match, "pass")
    assert clan(match).glory == 6 + 8
    assert clan(match, 1).glory == 6
    assert next(one for one in see(match).provinces if one.name == "gimle").destroyed
    assert see(match).age == 3


def test_r79_release_pays_for_every_figure_and_adds_up() -> None:
    match = put("leader valhalla, ship valhalla, 2 warriors valhalla", "", "", "", turn=0, age=2, rage=[1, 0, 0, 0],
                destroyed=["horgr", "elvagar"], doom=["elvagar", "gimle", "andlang"],
                upgrades=["lokis-domain lokis-eminence", "", "", ""])  # fmt: skip
    answer(match, "pass")
    assert clan(match).glory == 12
    assert at(match, "valhalla") == ""


def test_p22_the_end_of_the_world() -> None:
    match = put("leader yggdrasil, ship east", "", turn=0, age=3, rage=[1, 0], stats=[[4, 6, 3], [5, 1, 1]],
                upgrades=["thors-conquest", ""], destroyed=["myrkulor", "elvagar", "angerboda", "muspelheim", "utgard"],
                doom=["muspelheim", "utgard", "andlang"])  # fmt: skip
    answer(match, "pass")
    assert match.over
    assert list(match.scores) == [6 + 10 + 20, 10]
