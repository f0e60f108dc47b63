"""Every worked example of the rulebook, E1 to E18 of docs/games/bloodrage.md, comes out as printed."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import gladsheim
from gladsheim import Match
from tests.games.bloodrage.tables import answer, asks, at, clan, events, lay, put, refused, see

WOLF, RAVEN, SERPENT, BEAR = range(4)


def draft(match: Match) -> None:
    """Everybody takes any card until hands are full."""
    while match.asked[0].step == "Take":
        seat = match.asked[0].seat
        match.play(match.moves(seat)[0], seat)


@pytest.mark.parametrize(("seats", "ruins"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_e1_the_set_up(seats: int, ruins: int) -> None:
    """Aufbau der Clans, Aufbau des Spielbretts (p. 9, p. 10)."""
    match = gladsheim.load("bloodrage").match(seats=seats, seed=seats)
    view = see(match)
    for seat, one in enumerate(view.clans):
        assert [stat.value for stat in one.stats] == [6, 3, 4]
        assert (one.rage, one.glory, one.on_board) == (6, 0, 0)
        assert at(match, "reserve", seat) == "leader, 8 warriors, ship"
    destroyed = [province.name for province in view.provinces if province.destroyed]
    assert len(destroyed) == ruins
    assert len({*view.doom, *destroyed, "yggdrasil"}) == 3 + ruins + 1
    tokens = Counter(event.token for event in events(match, "TokenLaid") if event.province != "yggdrasil")
    assert tokens == {"rage": 3, "axes": 2, "horns": 2, "glory": 1}
    assert view.provinces[8].token == "all"
    assert (view.age, view.phase) == (1, "gifts")


def test_e2_the_age_begins_with_the_rage_of_the_stat() -> None:
    """Phase 2 (p. 13): Raven has raised the Rage stat by two steps in the age before."""
    match = put("", "", phase="gifts", age=2, stats=[[1, 1, 1], [3, 1, 1]])
    draft(match)
    assert see(match).phase == "actions"
    assert [clan.rage for clan in see(match).clans] == [6, 8]


def test_e3_a_warrior_of_strength_2_costs_2_rage() -> None:
    """Invasion (p. 14): Raven's upgraded warrior goes to Utgard."""
    match = put("", "", upgrades=["", "experts-in-arms"], turn=RAVEN, age=2, doom=[None, "horgr", "utgard"])
    answer(match, "invade warrior utgard")
    assert clan(match, RAVEN).rage == 4
    assert at(match, "utgard", RAVEN) == "warrior"


def test_e4_two_of_three_march_where_two_villages_are_free() -> None:
    """Marsch 1 (p. 15): from Gimle to Elvagar, which is not adjacent."""
    match = put("2 warriors elvagar", "3 warriors gimle", seats=4, turn=RAVEN)
    answer(match, "march gimle elvagar", "warrior")
    assert (at(match, "elvagar", RAVEN), at(match, "gimle", RAVEN)) == ("2 warriors", "warrior")
    assert clan(match, RAVEN).rage == 5
    assert asks(match) == [(SERPENT, "Act")], "there is no village for the third"


def test_e5_all_may_march_to_yggdrasil() -> None:
    """Marsch 2 (p. 15)."""
    match = put("3 warriors yggdrasil", "3 warriors yggdrasil", "leader angerboda, 3 warriors angerboda", turn=SERPENT)
    answer(match, "march angerboda yggdrasil", "leader", "warrior", "warrior", "warrior")
    assert at(match, "yggdrasil", SERPENT) == "leader, 3 warriors"
    assert clan(match, SERPENT).rage == 5
    assert asks(match) == [(WOLF, "Act")]


def test_e6_a_march_goes_from_one_province_to_one_other() -> None:
    """Marsch 3 and 4 (p. 15)."""
    match = put("2 warriors elvagar, warrior horgr")
    answer(match, "march elvagar angerboda")
    assert match.moves(WOLF) == ("warrior", "done"), "only from Elvagar, only to Angerboda"
    assert refused(match, "march elvagar myrkulor") == "move/unreadable"
    answer(match, "done")
    assert asks(match) == [(RAVEN, "Act")]


def test_e6_ships_never_move() -> None:
    """Marsch 5 (p. 15)."""
    match = put("2 warriors elvagar, ship north")
    assert refused(match, "march north angerboda") == "move/unreadable"
    assert refused(match, "march angerboda elvagar") == "nobody-there"
    answer(match, "march elvagar angerboda")
    assert refused(match, "ship") == "ships-stay"


def test_e7_a_full_clan_row_loses_a_card_of_ones_choice() -> None:
    """Aufrüsten (p. 16): Loki's Eminence comes, Frigga's Succor goes; 3 Glory for each figure out of Valhalla."""
    match = put(
        "", "", "warrior valhalla, leader valhalla", "",
        upgrades=["", "", "lokis-domain friggas-succor thors-glory"], hands=["", "", "lokis-eminence"],
        turn=SERPENT, rage=[0, 0, 6, 0], age=2,
    )  # fmt: skip
    answer(match, "upgrade lokis-eminence for friggas-succor")
    assert clan(match, SERPENT).rage == 4
    assert sorted(filter(None, clan(match, SERPENT).clan)) == ["lokis-domain", "lokis-eminence", "thors-glory"]
    answer(match, "pass")
    assert sum(event.amount for event in events(match, "GloryGained") if event.why == "release") == 2 * 3
    assert clan(match, SERPENT).glory == 6


@pytest.mark.parametrize("red", ["2 warriors gimle", "warrior gimle, ship west"])
def test_e8_ragnarok_takes_gimle(red: str) -> None:
    """Ragnarök (p. 21): 3 Glory for each figure in the second age; the next doom is Andlang."""
    match = put(red, "leader gimle, ship west", doom=[None, "gimle", "andlang"], age=2, rage=[1, 0])
    answer(match, "pass")
    assert sum(event.count for event in events(match, "FigureDied")) == 4
    assert see(match).scores == [6, 6]
    assert see(match).provinces[7].destroyed
    assert (see(match).provinces[6].doomed, see(match).doom[2]) == (3, "andlang")
    assert not see(match).provinces[6].destroyed
    assert (at(match, "gimle"), at(match, "west")) == ("", "")


def test_e9_a_quest_is_committed_face_down_for_no_rage() -> None:
    """Aufgaben (p. 17): Bear commits Jotunheim! of the second age."""
    match = put("", "", "", "warrior utgard", hands=["", "", "", "jotunheim-2"], turn=BEAR, rage=[0, 0, 0, 1], age=2)
    answer(match, "quest jotunheim-2")
    assert clan(match, BEAR).rage == 1
    assert clan(match, BEAR).quests == [2]
    assert [event.card for event in events(match, "QuestCommitted", WOLF)] == [None]
    assert [event.card for event in events(match, "QuestCommitted", BEAR)] == ["jotunheim-2"]
    assert [(quest.card, quest.fulfilled) for quest in see(match, BEAR).quests or []] == [("jotunheim-2", True)]
    answer(match, "pass")
    assert clan(match, BEAR).glory == 7
    assert asks(match) == [(BEAR, "RaiseStat")]
    answer(match, "axes")
    assert clan(match, BEAR).stats[1].value == 4


@pytest.fixture
def andlang() -> Match:
    """The battle for Andlang (p. 19), before Wolf declares it."""
    return put(
        "ship south, warrior yggdrasil", "warrior andlang, warrior gimle", "leader horgr", "",
        hands=["tyrs-crush-1", "brothers-in-arms"], tokens={"andlang": "axes"},
    )  # fmt: skip


def test_e10_the_call_to_battle_for_andlang(andlang: Match) -> None:
    """Schlachtruf (p. 19): a ship is enough to pillage; Serpent's leader in Horgr is not adjacent."""
    answer(andlang, "pillage andlang")
    assert asks(andlang) == [(RAVEN, "Call")]
    answer(andlang, "warrior gimle")
    assert asks(andlang) == [(WOLF, "Call")], "Serpent has nobody beside Andlang"
    answer(andlang, "warrior yggdrasil")
    assert asks(andlang) == [(WOLF, "LayCard"), (RAVEN, "LayCard")], "no village is free"
    battle = see(andlang).battle
    assert battle is not None
    assert [(fighter.seat, fighter.figures) for fighter in battle.fighters] == [(WOLF, 3), (RAVEN, 2)]
    assert at(andlang, "horgr", SERPENT) == "leader"


def test_e11_an_upgrade_card_adds_nothing(andlang: Match) -> None:
    """Karten ausspielen (p. 19): 7 against 2, Wolf wins."""
    answer(andlang, "pillage andlang", "warrior gimle", "warrior yggdrasil")
    lay(andlang, "tyrs-crush-1", "brothers-in-arms")
    [won] = events(andlang, "BattleWon")
    assert (won.seat, won.strengths) == (WOLF, [7, 2, None, None])


def test_e12_the_axes_token_counts_at_once(andlang: Match) -> None:
    """Ausgang der Schlacht (p. 19): 4 Glory, not 3; Raven's figures die, and only the winner loses the card."""
    answer(andlang, "pillage andlang", "warrior gimle", "warrior yggdrasil")
    lay(andlang, "tyrs-crush-1", "brothers-in-arms")
    assert at(andlang, "valhalla", RAVEN) == "2 warriors"
    assert (see(andlang, RAVEN).hand, see(andlang, WOLF).hand) == (["brothers-in-arms"], [])
    assert see(andlang).clans[WOLF].stats[1].value == 4
    assert see(andlang).provinces[6].pillaged
    assert see(andlang).scores == [4, 0, 0, 0]
    assert (at(andlang, "andlang"), at(andlang, "south")) == ("warrior", "ship")


def test_e13_manheim_is_fulfilled_in_angerboda() -> None:
    """Phase 4 (p. 20): a tie in Elvagar, but Serpent's ship is stronger in Angerboda."""
    match = put(
        "3 warriors elvagar", "warrior angerboda", "warrior elvagar, ship north",
        quests=["", "", "manheim-1"], rage=[1, 0, 0],
    )  # fmt: skip
    provinces = see(match).provinces
    assert provinces[1].strengths == [3, 0, 3]
    assert provinces[2].strengths == [0, 1, 2]
    answer(match, "pass")
    assert [(event.seat, event.fulfilled) for event in events(match, "QuestRevealed")] == [(SERPENT, True)]
    assert clan(match, SERPENT).glory == 5
    assert asks(match) == [(SERPENT, "RaiseStat")]
    answer(match, "horns")
    assert clan(match, SERPENT).stats[2].value == 5


def test_e14_a_clan_without_figures_may_still_win() -> None:
    """Karten ausspielen (p. 18): the last figure dies by a card before strengths are compared."""
    match = put("2 warriors elvagar", "warrior elvagar", hands=["odins-smite", "tyrs-smite-1"])
    answer(match, "pillage elvagar")
    lay(match, "odins-smite", "tyrs-smite-1")
    [won] = events(match, "BattleWon")
    assert (won.seat, won.strengths) == (RAVEN, [3, 5])
    assert (at(match, "valhalla", WOLF), at(match, "valhalla", RAVEN)) == ("2 warriors", "warrior")
    assert see(match).scores == [0, 3]
    assert not see(match).provinces[1].pillaged


@pytest.mark.parametrize("step", [4, 5])
def test_e15_two_legendary_stats_bring_30_glory(step: int) -> None:
    """Spielende (p. 22): Rage on step 4 or 5, Axes on the last one."""
    match = put("", "", age=3, stats=[[1, 1, 1], [step, 6, 3]], rage=[1, 0])
    answer(match, "pass")
    assert match.over
    assert see(match).scores == [0, 30]
    bonus = [(event.seat, event.stat, event.glory) for event in events(match, "TrackBonus") if event.glory]
    assert bonus == [(RAVEN, "rage", 10), (RAVEN, "axes", 20)]


def test_e16_two_players_keep_two_and_pass_on() -> None:
    """Partien zu zweit (p. 13): 8 cards, then 6, then 4; two are left over."""
    match = gladsheim.load("bloodrage").match(seats=2, seed=16)
    sizes = []
    while match.asked[0].step == "Take":
        pack = [see(match, seat).pack or [] for seat in range(2)]
        sizes.append(len(pack[0]))
        for seat in range(2):
            match.play(pack[seat][0], seat)
        after = [sorted(see(match, seat).pack or []) for seat in range(2)]
        left = [sorted(pack[seat][1:]) for seat in range(2)]
        if len(pack[0]) > 3:
            assert after == (left if len(pack[0]) % 2 == 0 else left[::-1])
    assert sizes == [8, 7, 6, 5, 4, 3]
    assert [len(see(match, seat).hand or []) for seat in range(2)] == [6, 6]
    assert see(match).phase == "actions"


def test_e17_the_phase_ends_when_the_last_province_is_pillaged() -> None:
    """Ende der Phase 2 (p. 14), although everybody has Rage left."""
    pillaged = ["elvagar", "angerboda", "muspelheim", "horgr", "yggdrasil"]
    match = put("warrior myrkulor", "warrior horgr", pillaged=pillaged, destroyed=["gimle", "andlang", "utgard"])
    answer(match, "pillage myrkulor")
    assert [event.province for event in events(match, "Pillaged")] == ["myrkulor"]
    assert not events(match, "TurnPassed")
    assert (see(match).age, see(match).phase) == (2, "gifts")


def test_e18_who_has_passed_may_still_fight() -> None:
    """Passen (p. 14): no Rage, no actions, but figures and cards for the battles of others."""
    match = put("warrior elvagar", "2 warriors angerboda", turn=RAVEN, rage=[5, 5], hands=["tyrs-bash", "tyrs-smite-1"])
    answer(match, "pass")
    assert (clan(match, RAVEN).rage, clan(match, RAVEN).passed) == (0, True)
    answer(match, "pillage elvagar")
    assert asks(match) == [(RAVEN, "Call")]
    answer(match, "warrior angerboda", "stay")
    lay(match, "tyrs-bash", "tyrs-smite-1")
    assert see(match).scores == [0, 3]
    assert asks(match) == [(WOLF, "Act")]


def test_every_ruling_has_a_test_with_its_number() -> None:
    files = Path(__file__).parent.glob("test_rulings_of_*.py")
    tests = [name for file in files for name in re.findall(r"def test_r(\d+)_", file.read_text(encoding="utf-8"))]
    assert sorted({int(number) for number in tests}) == list(range(1, 106))
