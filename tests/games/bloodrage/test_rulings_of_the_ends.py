"""Rulings on the ends of ages, docs/games/bloodrage.md: R50, R51, R55, R56, R70, R71, R76, R79, R98, R99."""

from __future__ import annotations

import pytest

from gladsheim import Match
from gladsheim.games.bloodrage.cards.printed import CARD_OF, copies
from tests.games.bloodrage.tables import answer, asks, at, clan, events, lay, put, see


def glory_for(match: Match, why: str) -> list[tuple[int, int]]:
    """Who has gained how much for something."""
    gains = [event for event in match.events() if type(event).__name__ == "GloryGained"]
    return [(event.seat, event.amount) for event in gains if event.why == why]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("own", "other", "fulfilled"),
    [
        ("warrior elvagar", "", True), ("2 warriors elvagar", "warrior elvagar", True),
        ("warrior elvagar", "warrior elvagar", False), ("", "", False), ("warrior horgr", "", False),
        ("warrior elvagar", "ship north", False), ("ship west", "", True), ("warrior yggdrasil", "", False),
    ],
)  # fmt: skip
def test_r50_most_strength_means_more_than_each_other_and_more_than_0(own: str, other: str, fulfilled: bool) -> None:
    match = put(own, other, quests=["manheim-1", ""], rage=[1, 0], doom=["muspelheim", None, None])
    answer(match, "pass")
    assert [event.fulfilled for event in events(match, "QuestRevealed")] == [fulfilled]


def test_r51_two_equal_quests_both_pay_with_one_province() -> None:
    match = put("warrior elvagar", "", "", "", hands=["manheim-1 manheim-1"], rage=[1, 0, 0, 0])
    answer(match, "quest manheim-1", "quest manheim-1", "pass", "rage", "rage")
    assert see(match).scores == [10, 0, 0, 0]
    assert clan(match, 0).stats[0].step == 3


def test_a_quest_that_fails_costs_nothing() -> None:
    match = put("", "", quests=["manheim-1", ""], rage=[1, 0], glory=[4, 4])
    answer(match, "pass")
    assert see(match).scores == [4, 4]
    assert see(match).age == 2


def test_nobody_learns_in_which_order_quests_were_committed() -> None:
    revealed = []
    for order in (["manheim-1", "alfheim-1"], ["alfheim-1", "manheim-1"]):
        match = put("", "", hands=[order, []], rage=[1, 0])
        answer(match, *(f"quest {card}" for card in order), "pass")
        revealed.append([event.card for event in events(match, "QuestRevealed")])
    assert revealed[0] == revealed[1]


def test_r55_the_throne_doubles_the_glory_but_not_the_step() -> None:
    match = put("warrior elvagar", upgrades=["odins-throne", ""], quests=["manheim-3", ""], age=3, rage=[1, 0])
    answer(match, "pass")
    assert clan(match, 0).glory == 18
    assert asks(match) == [(0, "RaiseStat")]
    answer(match, "axes")
    assert clan(match, 0).stats[1].step == 2


@pytest.mark.parametrize(
    ("dead", "fulfilled"),
    [
        ("4 warriors valhalla", True), ("3 warriors valhalla", False),
        ("leader valhalla, ship valhalla, troll valhalla, sea-serpent valhalla", True),
        ("3 warriors valhalla, warrior elvagar", False),
    ],
)  # fmt: skip
def test_r56_every_figure_in_valhalla_counts_for_a_glorious_death(dead: str, fulfilled: bool) -> None:
    match = put(dead, "", "", upgrades=["troll sea-serpent"], quests=["glorious-death-1"], rage=[1, 0, 0],
                doom=["elvagar", None, None])  # fmt: skip
    answer(match, "pass")
    assert [event.fulfilled for event in events(match, "QuestRevealed")] == [fulfilled], "those of Ragnarök come later"


def test_r70_valhalla_is_released_in_the_last_age_too() -> None:
    match = put("3 warriors valhalla", "", "", "", upgrades=["lokis-wrath"], age=3, rage=[1, 0, 0, 0])
    answer(match, "pass")
    assert match.over
    assert see(match).scores == [9, 0, 0, 0]


def test_r70_those_whom_ragnarok_has_just_taken_are_released_as_well() -> None:
    match = put("warrior elvagar", "", "", "", upgrades=["lokis-wrath"], age=3, rage=[1, 0, 0, 0],
                doom=[None, None, "elvagar"])  # fmt: skip
    answer(match, "pass")
    assert see(match).scores == [4 + 3, 0, 0, 0]


def test_r71_conquest_counts_after_valhalla_and_not_the_reserve() -> None:
    match = put("2 warriors elvagar, warrior horgr, leader valhalla", upgrades=["thors-conquest", ""], age=3,
                doom=[None, None, "horgr"], rage=[1, 0])  # fmt: skip
    answer(match, "pass")
    assert see(match).scores == [4 + 2 * 3, 0], "4 for Ragnarök, and 3 for each who is left"


def test_r99_fjords_and_yggdrasil_count_for_conquest() -> None:
    match = put("warrior yggdrasil, ship north, troll elvagar, sea-serpent north", "", "",
                upgrades=["thors-conquest troll sea-serpent"], age=3, rage=[1, 0, 0],
                doom=[None, None, "horgr"])  # fmt: skip
    answer(match, "pass")
    assert glory_for(match, "standing") == [(0, 12)]


def test_r99_conquest_is_scored_before_the_tracks() -> None:
    match = put("warrior yggdrasil", upgrades=["thors-conquest", ""], age=3, rage=[1, 0], stats=[[4, 1, 1], [1, 1, 1]])
    answer(match, "pass")
    why = [getattr(event, "why", "track") for event in match.events()
           if type(event).__name__ in ("GloryGained", "TrackBonus")]  # fmt: skip
    assert why.index("standing") < why.index("track")
    assert see(match).scores == [13, 0]


@pytest.mark.parametrize(("card", "glory"), [("lokis-dragons", 4), ("fire-dragons", 8), ("eternal-dragons", 12)])
def test_r76_dragons_pay_for_a_ship_lost_in_battle(card: str, glory: int) -> None:
    match = put("leader elvagar", "ship north", upgrades=["", card], age=3)
    answer(match, "pillage elvagar")
    assert see(match).scores == [3, glory]


def test_r76_by_a_tide() -> None:
    match = put("leader elvagar", "warrior elvagar, ship north", upgrades=["", "fire-dragons"], age=2,
                hands=["odins-tide", ""])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "odins-tide")
    answer(match, "warrior")
    assert see(match).scores == [3, 8]


def test_r76_by_a_fire_giant() -> None:
    match = put("", "ship north", "", upgrades=["fire-giant", "fire-dragons"], age=2)
    answer(match, "invade fire-giant angerboda")
    assert see(match).scores == [0, 8, 0]


@pytest.mark.parametrize(("age", "glory"), [(1, 2), (2, 3), (3, 4)])
def test_r76_by_ragnarok_on_top_of_its_glory(age: int, glory: int) -> None:
    doom = [None, None, None, "elvagar", None, None][4 - age :][:3]
    match = put("ship north", upgrades=["lokis-dragons", ""], age=age, doom=doom, rage=[1, 0])
    answer(match, "pass")
    assert see(match).scores == [glory + 4, 0]


def test_r76_the_serpent_and_each_ship_pay() -> None:
    match = put("ship north, sea-serpent north", "", "", upgrades=["lokis-dragons sea-serpent"], rage=[1, 0, 0],
                doom=["elvagar", None, None])  # fmt: skip
    answer(match, "pass")
    assert see(match).scores == [2 * 2 + 2 * 4, 0, 0]


def test_r76_one_who_is_saved_pays_nothing() -> None:
    match = put("leader elvagar", "ship north", upgrades=["", "fire-dragons friggas-protection"], age=2)
    answer(match, "pillage elvagar", "ship")
    assert see(match).scores == [3, 0]


@pytest.mark.parametrize(
    ("upgrades", "each"),
    [("lokis-domain", 1), ("lokis-eminence", 2), ("lokis-wrath", 3), ("lokis-domain lokis-eminence lokis-wrath", 6)],
)
def test_r79_release_pays_for_every_figure(upgrades: str, each: int) -> None:
    match = put(
        "leader valhalla, 2 warriors valhalla, ship valhalla, troll valhalla, warrior elvagar", "", "", "",
        upgrades=[f"{upgrades} troll"], age=3, rage=[1, 0, 0, 0], doom=[None, None, "horgr"],
    )  # fmt: skip
    answer(match, "pass")
    assert see(match).scores == [5 * each, 0, 0, 0]
    assert at(match, "reserve") == "leader, 7 warriors, ship, troll"
    assert (at(match, "elvagar"), at(match, "valhalla")) == ("warrior", "")


@pytest.mark.parametrize("age", [1, 2])
def test_r79_in_each_age(age: int) -> None:
    match = put("2 warriors valhalla", upgrades=["lokis-domain", ""], age=age, rage=[1, 0])
    answer(match, "pass")
    assert see(match).scores == [2, 0]


def test_r98_inspiration_doubles_the_glory_of_ones_own_dead() -> None:
    match = put("2 warriors elvagar, ship north", "warrior elvagar", upgrades=["odins-inspiration lokis-dragons", ""],
                age=2, rage=[1, 0], doom=[None, "elvagar", None])  # fmt: skip
    answer(match, "pass")
    assert see(match).scores == [3 * 3 * 2 + 4, 3], "the Dragons are not doubled"


@pytest.mark.parametrize("card", ["odins-inspiration", "odins-throne"])
def test_r98_there_is_one_copy_of_each(card: str) -> None:
    assert [copies(CARD_OF[card], seats) for seats in (2, 3, 4, 5)] == [1, 1, 1, 1]


def test_p21_tokens_turn_back_and_keep_their_provinces() -> None:
    match = put("warrior myrkulor", "", pillaged=["elvagar", "yggdrasil"], rage=[1, 0], doom=["horgr", None, None])
    before = [province.token for province in see(match).provinces]
    answer(match, "pass")
    after = see(match).provinces
    assert not any(province.pillaged for province in after)
    assert all(one.token == token for one, token in zip(after, before, strict=True) if not one.destroyed)


def test_p21_figures_on_the_board_stay_where_they_are() -> None:
    match = put("warrior elvagar, leader yggdrasil, ship west", rage=[1, 0], doom=["horgr", None, None])
    answer(match, "pass")
    assert (at(match, "elvagar"), at(match, "yggdrasil"), at(match, "west")) == ("warrior", "leader", "ship")


@pytest.mark.parametrize(
    ("steps", "glory"),
    [([3, 3, 3], 0), ([4, 1, 1], 10), ([1, 5, 1], 10), ([1, 1, 6], 20), ([6, 6, 6], 60), ([4, 5, 6], 40)],
)
def test_p22_glory_for_legendary_stats(steps: list[int], glory: int) -> None:
    match = put("", "", age=3, stats=[steps, [1, 1, 1]], rage=[1, 0])
    assert [stat.bonus for stat in see(match).clans[0].stats] == [[0, 0, 0, 10, 10, 20][step - 1] for step in steps]
    answer(match, "pass")
    assert see(match).scores == [glory, 0]
    assert match.ranking == ((1, 1) if glory == 0 else (1, 2))
