"""Rulings on the course of an age of docs/games/bloodrage.md: R52 to R54, R57 to R65, R72 to R74, R101 to R105."""

from __future__ import annotations

from typing import Final

import pytest

import gladsheim
from gladsheim import Match
from tests.games.bloodrage.tables import answer, asks, at, clan, events, lay, put, refused, see

RUINS: Final = ["gimle", "andlang", "utgard"]
ALL_BUT_MYRKULOR: Final = ["elvagar", "angerboda", "muspelheim", "horgr", "yggdrasil"]
"""With two players and these ruins, Myrkulor is the last province to pillage."""


def draft(match: Match) -> None:
    """Everybody takes any card until hands are full."""
    while match.asked[0].step == "Take":
        seat = match.asked[0].seat
        match.play(match.moves(seat)[0], seat)


def test_r52_no_quest_is_committed_at_0_rage() -> None:
    match = put("2 warriors elvagar", rage=[1, 1], hands=["manheim-1", ""])
    answer(match, "march elvagar angerboda", "done", "pass")
    assert asks(match) == [(0, "KeepCard")], "no turn for seat 0, although a quest costs nothing"


def test_r53_committed_quests_are_secret_but_counted() -> None:
    match = put("", "", hands=["manheim-1 alfheim-1", ""])
    answer(match, "quest manheim-1", "pass", "quest alfheim-1")
    assert clan(match, 0).quests == [1, 1]
    assert clan(match, 0).hand == []
    for reader in (None, 1):
        assert see(match, reader).quests in (None, [])
        assert clan(match, 0).known == []
        told = [str(event) for event in match.events(reader)]
        assert not any("manheim-1" in text or "alfheim-1" in text for text in told)
    assert sorted(quest.card for quest in see(match, 0).quests or []) == ["alfheim-1", "manheim-1"]


def test_r53_a_committed_quest_is_not_told_to_others_as_a_move() -> None:
    match = put("", "", hands=["manheim-1", ""])
    answer(match, "quest manheim-1")
    assert "manheim-1" not in str(match.view(1))


@pytest.mark.parametrize("first", [0, 1, 2])
def test_r54_quests_are_revealed_clockwise_from_the_first_player(first: int) -> None:
    match = put("", "", "", quests=["manheim-1", "alfheim-1", "jotunheim-1"], rage=[1, 0, 0], first=first)
    answer(match, "pass")
    order = [event.seat for event in events(match, "QuestRevealed")]
    assert order == [(first + i) % 3 for i in range(3)]


def test_r57_at_0_rage_a_seat_is_skipped() -> None:
    match = put("", "", "", rage=[3, 0, 3])
    answer(match, "invade warrior elvagar")
    assert asks(match) == [(2, "Act")]


def test_r57_whoever_gains_rage_acts_again() -> None:
    match = put("2 warriors elvagar", "warrior elvagar", rage=[3, 0], hands=["tyrs-bash", "lokis-trickery"])
    answer(match, "pillage elvagar")
    lay(match, "tyrs-bash", "lokis-trickery")
    assert [clan.rage for clan in see(match).clans] == [2, 1]
    assert asks(match) == [(1, "Act")]


def test_r58_passing_gives_up_all_rage_and_all_actions() -> None:
    match = put("2 warriors elvagar", "warrior elvagar", turn=1, hands=["tyrs-bash", "lokis-trickery"])
    answer(match, "pass")
    assert see(match).clans[1].rage == 0
    answer(match, "pillage elvagar")
    lay(match, "tyrs-bash", "lokis-trickery")
    assert [clan.rage for clan in see(match).clans] == [5, 1]
    assert asks(match) == [(0, "Act")], "Rage gained later does not bring a turn"
    answer(match, "pass")
    assert see(match).phase == "discard", "everybody has no Rage or has passed"


def test_r59_the_phase_ends_at_once_when_all_open_provinces_are_pillaged() -> None:
    match = put("warrior myrkulor", pillaged=ALL_BUT_MYRKULOR, destroyed=RUINS, hands=["tyrs-bash tyrs-smite-1", ""])
    answer(match, "pillage myrkulor")
    assert see(match).phase == "discard"
    assert [clan.rage for clan in see(match).clans] == [6, 6]


def test_r59_yggdrasil_is_one_of_them() -> None:
    pillaged = ["elvagar", "angerboda", "muspelheim", "horgr"]
    match = put("warrior myrkulor", "warrior yggdrasil", pillaged=pillaged, destroyed=RUINS, hands=["", "tyrs-bash"])
    answer(match, "pillage myrkulor", "stay")
    assert asks(match) == [(1, "Act")], "Yggdrasil is left"
    answer(match, "pillage yggdrasil", "stay")
    assert see(match).phase == "discard"


def test_r59_an_attempt_that_fails_ends_nothing() -> None:
    match = put("warrior myrkulor", "leader myrkulor", pillaged=ALL_BUT_MYRKULOR, destroyed=RUINS)
    answer(match, "pillage myrkulor")
    assert asks(match) == [(1, "Act")]


def test_r60_rage_left_over_is_not_carried_over() -> None:
    match = put(
        "warrior myrkulor", pillaged=ALL_BUT_MYRKULOR, destroyed=RUINS, tokens={"myrkulor": "horns"},
        rage=[5, 40], stats=[[1, 1, 1], [2, 1, 1]],
    )  # fmt: skip
    answer(match, "pillage myrkulor")
    draft(match)
    assert [clan.rage for clan in see(match).clans] == [6, 7]


def test_r61_a_raised_rage_stat_gives_no_rage_now() -> None:
    match = put("warrior elvagar", tokens={"elvagar": "rage"}, rage=[4, 4])
    answer(match, "pillage elvagar")
    assert clan(match, 0).stats[0].value == 7
    assert clan(match, 0).rage == 4


def test_r62_raised_horns_count_at_once() -> None:
    match = put("leader elvagar, 3 warriors angerboda", tokens={"elvagar": "horns"})
    assert refused(match, "invade warrior elvagar") == "horns-full"
    answer(match, "pillage elvagar", "stay", "pass")
    answer(match, "invade warrior elvagar")


def test_r62_raised_axes_count_at_once() -> None:
    match = put("leader elvagar", "warrior elvagar", tokens={"elvagar": "axes"})
    answer(match, "pillage elvagar")
    assert see(match).scores == [4, 0]


def test_r63_a_stat_on_its_last_step_rises_no_further() -> None:
    match = put("warrior elvagar", tokens={"elvagar": "rage"}, stats=[[6, 1, 1], [1, 1, 1]])
    answer(match, "pillage elvagar")
    assert [stat.step for stat in clan(match, 0).stats] == [6, 1, 1]
    assert asks(match) == [(1, "Act")]


def test_r63_a_raise_of_ones_choice_goes_to_another_stat() -> None:
    match = put("warrior elvagar", quests=["manheim-1", ""], rage=[1, 0], stats=[[6, 1, 1], [1, 1, 1]])
    answer(match, "pass")
    assert match.moves(0) == ("axes", "horns")
    assert refused(match, "rage") == "stat-at-end"


def test_r63_with_all_stats_at_the_end_nothing_is_asked() -> None:
    match = put("warrior elvagar", quests=["manheim-1", ""], rage=[1, 0], stats=[[6, 6, 6], [1, 1, 1]])
    answer(match, "pass")
    assert (see(match).age, see(match).clans[0].glory) == (2, 5)


def test_r64_rage_has_no_upper_end() -> None:
    match = put(
        "2 warriors elvagar", "warrior elvagar", age=3, stats=[[6, 1, 1], [1, 1, 1]], hands=["thors-ascension", ""]
    )
    answer(match, "pillage elvagar")
    lay(match, "thors-ascension")
    assert clan(match, 0).rage == 15


def test_r65_at_most_one_card_of_any_kind_is_kept() -> None:
    match = put("", "", rage=[1, 0], hands=["tyrs-bash troll manheim-1", "tyrs-smite-1"])
    answer(match, "pass")
    assert asks(match) == [(0, "KeepCard"), (1, "KeepCard")]
    assert set(match.moves(0)) == {"tyrs-bash", "troll", "manheim-1", "none"}
    answer(match, "troll", "none")
    assert (see(match, 0).hand, see(match, 1).hand) == (["troll"], [])
    assert sorted(see(match, 0).discarded or []) == ["manheim-1", "tyrs-bash"]
    assert see(match, 1).discarded == ["tyrs-smite-1"]


def test_r65_an_older_card_may_be_kept_again() -> None:
    match = put("", "", age=2, rage=[1, 0], hands=["tyrs-bash tyrs-rage-2", ""])
    answer(match, "pass", "tyrs-bash")
    assert see(match, 0).hand == ["tyrs-bash"]


def test_r65_nobody_learns_what_is_kept() -> None:
    match = put("", "", rage=[1, 0], hands=["tyrs-bash troll", ""])
    answer(match, "pass", "troll")
    assert clan(match, 0).hand == [1]
    for reader in (None, 1):
        assert "troll" not in str(see(match, reader))
        assert not any("'troll'" in str(event) for event in match.events(reader))


def test_r65_nothing_is_kept_after_the_last_age() -> None:
    match = put("", "", age=3, rage=[1, 0], hands=["tyrs-rage-3 frost-giant", "thors-primacy"])
    answer(match, "pass")
    assert match.over
    assert [clan.hand for clan in see(match).clans] == [[], []]


def test_r72_anybody_may_be_the_first_player() -> None:
    first = {see(gladsheim.load("bloodrage").match(seats=3, seed=seed)).first for seed in range(30)}
    assert first == {0, 1, 2}


@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_r72_the_marker_goes_to_the_left_with_each_age(first: int, then: int) -> None:
    match = put("", "", "", first=first, rage=[1, 0, 0])
    answer(match, "pass")
    assert see(match).first == then
    draft(match)
    assert asks(match) == [(then, "Act")]


def test_r73_equals_share_the_victory() -> None:
    match = put("", "", "", age=3, rage=[1, 0, 0], glory=[20, 31, 31])
    answer(match, "pass")
    assert match.ranking == (3, 1, 1)


def test_r74_a_first_game_begins_with_the_eight_cards_dealt() -> None:
    match = gladsheim.load("bloodrage").match(seats=3, seed=74, options={"first_game": True})
    view = see(match)
    assert (view.age, view.phase, view.first_game) == (1, "actions", True)
    assert [len(see(match, seat).hand or []) for seat in range(3)] == [8, 8, 8]
    assert view.first is not None
    assert asks(match) == [(view.first, "Act")]


def test_r74_later_ages_of_a_first_game_are_drafted() -> None:
    match = put("", "", options={"first_game": True}, rage=[1, 0])
    answer(match, "pass")
    assert asks(match) == [(0, "Take"), (1, "Take")]
    draft(match)
    assert [len(see(match, seat).hand or []) for seat in range(2)] == [6, 6]


def test_r101_the_six_phases_in_their_order() -> None:
    match = put(
        "warrior elvagar", "", doom=["elvagar", None, None], rage=[1, 0], quests=["manheim-1", ""],
        hands=["tyrs-bash troll", ""],
    )  # fmt: skip
    answer(match, "pass")
    assert (see(match).phase, asks(match)) == ("discard", [(0, "KeepCard")])
    assert not events(match, "QuestRevealed"), "hands are cut before quests are revealed"
    answer(match, "troll")
    assert (see(match).phase, asks(match)) == ("quests", [(0, "RaiseStat")])
    assert not events(match, "FigureDied")
    answer(match, "rage")
    names = [type(event).__name__ for event in match.events()]
    told = ["CardKept", "QuestRevealed", "ProvinceDestroyed", "FigureDied", "FiguresReleased", "AgeEnded", "AgeBegan"]
    assert [name for name in names if name in told] == told
    assert (see(match).age, see(match).phase) == (2, "gifts")


def test_r101_committed_quests_are_no_hand_cards_and_all_go() -> None:
    match = put("", "", rage=[1, 0], quests=["manheim-1 alfheim-1", ""], hands=["tyrs-bash", ""])
    answer(match, "pass")
    assert set(match.moves(0)) == {"tyrs-bash", "none"}
    answer(match, "none")
    assert clan(match, 0).quests == []
    assert see(match, 0).hand == []


def test_r102_the_doom_of_all_ages_is_shown() -> None:
    match = put("", "", doom=["elvagar", "horgr", "gimle"], rage=[1, 0])
    assert [(one.name, one.doomed) for one in see(match).provinces if one.doomed] == [
        ("elvagar", 1), ("horgr", 2), ("gimle", 3),
    ]  # fmt: skip
    answer(match, "pass")
    assert see(match).provinces[1].destroyed
    assert see(match).doom[1:] == ["horgr", "gimle"]


def test_r103_a_kept_card_joins_the_six() -> None:
    match = put("", "", rage=[1, 0], hands=["troll", ""])
    answer(match, "pass", "troll")
    assert "troll" not in (see(match, 0).pack or [])
    draft(match)
    assert [clan.hand for clan in see(match).clans] == [[1, 2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 2, 2]]
    assert "troll" in (see(match, 0).hand or [])


def test_r104_the_last_pillage_is_settled_before_the_phase_ends() -> None:
    match = put("leader myrkulor", upgrades=["lord-of-axes", ""], age=2, pillaged=ALL_BUT_MYRKULOR[1:],
                destroyed=[*RUINS, "elvagar"])  # fmt: skip
    answer(match, "pillage myrkulor")
    assert (asks(match), see(match).phase) == ([(0, "RaiseStat")], "actions")
    answer(match, "axes")
    assert see(match).age == 3


def test_r104_so_are_the_losers_free_invasions() -> None:
    last = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "yggdrasil"]
    match = put(
        "leader myrkulor", "warrior myrkulor", "", "", upgrades=["", "lokis-blessing"], pillaged=last,
        destroyed=["gimle"], doom=["horgr", None, None],
    )  # fmt: skip
    answer(match, "pillage myrkulor")
    assert asks(match) == [(1, "ExtraWarrior")]
    answer(match, "warrior")
    assert see(match).age == 2


def test_r105_an_action_that_cannot_be_paid_in_full_is_illegal() -> None:
    match = put("", "", rage=[1, 1], hands=["troll", ""])
    assert refused(match, "invade ship north") == "too-dear"
    assert refused(match, "upgrade troll") == "too-dear"


def test_r105_the_cost_is_paid_before_the_action_is_carried_out() -> None:
    match = put("2 warriors elvagar", hands=["troll", ""])
    answer(match, "march elvagar angerboda")
    assert clan(match, 0).rage == 5
    answer(match, "done", "pass", "upgrade troll")
    assert clan(match, 0).rage == 3, "before it invades"


def test_r105_one_action_a_turn_and_the_same_again_later() -> None:
    match = put("", "")
    answer(match, "invade warrior elvagar")
    assert asks(match) == [(1, "Act")]
    answer(match, "invade warrior elvagar", "invade warrior elvagar", "invade warrior elvagar")
    assert (at(match, "elvagar", 0), at(match, "elvagar", 1)) == ("2 warriors", "2 warriors")
