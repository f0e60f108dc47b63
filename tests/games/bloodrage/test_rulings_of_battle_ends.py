"""Rulings on what cards do when a battle is decided, docs/games/bloodrage.md: R48, R82, R83, R85, R86, R92 to R94."""

from __future__ import annotations

import pytest

from gladsheim import Match
from tests.games.bloodrage.tables import answer, asks, clan, events, lay, put, see


def strengths(match: Match) -> list[int | None]:
    """The totals of the last battle."""
    ends = [event for event in match.events() if type(event).__name__ in ("BattleWon", "BattleTied")]
    return list(ends[-1].strengths)  # type: ignore[attr-defined]


def test_r48_domain_and_wrath_together_are_worth_5() -> None:
    match = put("warrior elvagar", "warrior elvagar", "", upgrades=["tyrs-domain tyrs-wrath"], hands=["manheim-3"],
                age=3)  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "manheim-3")
    answer(match, "use")
    assert strengths(match) == [6, 1, None]


@pytest.mark.parametrize(("use", "total"), [("use", 4), ("leave", 1)])
def test_r82_the_owner_of_a_quest_declares_its_use_at_the_reveal(use: str, total: int) -> None:
    match = put("warrior elvagar", "warrior elvagar", "", upgrades=["tyrs-domain"], hands=["manheim-1"])
    answer(match, "pillage elvagar")
    lay(match, "manheim-1")
    assert asks(match) == [(0, "Declare")]
    answer(match, use)
    assert strengths(match) == [total, 1, None]


@pytest.mark.parametrize(("figures", "hand"), [("leader elvagar", []), ("warrior elvagar", ["manheim-1"])])
def test_r82_the_quest_follows_the_rules_of_battle_cards(figures: str, hand: list[str]) -> None:
    match = put(figures, "leader elvagar, warrior elvagar", "", upgrades=["tyrs-domain"], hands=["manheim-1", ""])
    answer(match, "pillage elvagar")
    lay(match, "manheim-1")
    answer(match, "use")
    assert see(match, 0).hand == hand, "a winner loses it, a loser takes it back"


def test_r82_prowess_may_keep_it() -> None:
    match = put("leader elvagar", "warrior elvagar", "", upgrades=["tyrs-domain tyrs-prowess"], hands=["manheim-2"],
                age=2)  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "manheim-2")
    answer(match, "use")
    assert asks(match) == [(0, "KeepCards")]
    answer(match, "manheim-2")
    assert see(match, 0).hand == ["manheim-2"]


def test_r82_primacy_does_not_touch_it() -> None:
    match = put("warrior elvagar", "warrior elvagar", "", upgrades=["tyrs-wrath"], hands=["manheim-3", "thors-primacy"],
                age=3)  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "manheim-3", "thors-primacy")
    answer(match, "use")
    assert strengths(match) == [6, 4, None]


@pytest.mark.parametrize(
    ("card", "upgrade", "sight"),
    [("tyrs-smite-1", "", 5), ("manheim-1", "tyrs-domain", 3), ("troll", "", 0)],
)
def test_r83_sight_is_the_highest_enemy_card(card: str, upgrade: str, sight: int) -> None:
    match = put("warrior elvagar", "warrior elvagar", "", upgrades=["", upgrade], hands=["heimdalls-sight", card])
    answer(match, "pillage elvagar")
    lay(match, "heimdalls-sight", card)
    if upgrade:
        answer(match, "use")
    assert strengths(match) == [1 + sight, 1 + sight, None]


def test_r83_of_several_enemies_the_highest() -> None:
    hands = ["tyrs-bash", "heimdalls-sight", "tyrs-smite-1"]
    match = put("warrior elvagar", "warrior elvagar", "warrior elvagar", hands=hands)
    answer(match, "pillage elvagar")
    lay(match, *hands)
    assert strengths(match) == [3, 6, 6]


def test_r85_grace_is_for_a_winning_pillager_alone() -> None:
    match = put("warrior elvagar", "leader elvagar", hands=["", "friggas-grace"])
    answer(match, "pillage elvagar")
    lay(match, "friggas-grace")
    assert asks(match) == [(1, "Act")], "seat 1 won, but did not pillage"
    match = put("warrior elvagar", "leader elvagar", hands=["friggas-grace", ""])
    answer(match, "pillage elvagar")
    lay(match, "friggas-grace")
    assert asks(match) == [(1, "Act")], "seat 0 pillaged, but tied"


def test_r85_cancelled_or_watched_it_does_nothing() -> None:
    match = put("leader elvagar", "warrior elvagar", hands=["friggas-grace", "thors-primacy"], age=3)
    answer(match, "pillage elvagar")
    lay(match, "friggas-grace", "thors-primacy")
    assert strengths(match) == [5, 4]
    assert asks(match) == [(1, "Act")]
    match = put("leader elvagar", "warrior elvagar", hands=["friggas-grace", "heimdalls-watch-2"], age=2)
    answer(match, "pillage elvagar")
    lay(match, "friggas-grace", "heimdalls-watch-2")
    assert strengths(match) == [3, 1]
    assert asks(match) == [(1, "Act")]


@pytest.mark.parametrize("pillager", [0, 1])
def test_r86_oaths_axes_count_for_the_glory(pillager: int) -> None:
    match = put("leader elvagar", "warrior elvagar", hands=["thors-oath", ""], age=2, turn=pillager,
                tokens={"elvagar": "rage"})  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "thors-oath")
    assert asks(match) == [(0, "RaiseStat")]
    answer(match, "axes")
    assert see(match).scores == [4, 0]


@pytest.mark.parametrize("pillager", [0, 1])
def test_r86_hammer_pays_3_for_any_victory(pillager: int) -> None:
    match = put("leader elvagar", "warrior elvagar", hands=["thors-hammer", ""], turn=pillager)
    answer(match, "pillage elvagar")
    lay(match, "thors-hammer")
    assert see(match).scores == [6, 0]


@pytest.mark.parametrize(("card", "age"), [("thors-hammer", 1), ("thors-oath", 2), ("thors-ascension", 3)])
def test_r86_nothing_without_a_victory(card: str, age: int) -> None:
    match = put("warrior elvagar", "leader elvagar", hands=[card, ""], age=age)
    answer(match, "pillage elvagar")
    lay(match, card)
    assert (see(match).scores, see(match).clans[0].rage) == ([0, 3], 6)
    assert asks(match) == [(1, "Act")]


def test_r86_the_rage_of_ascension_is_for_this_phase() -> None:
    match = put("warrior elvagar", "leader elvagar", rage=[1, 0], hands=["", "thors-ascension"], age=3)
    answer(match, "pillage elvagar")
    lay(match, "thors-ascension")
    assert (see(match).clans[1].rage, see(match).scores) == (3, [0, 6])
    assert asks(match) == [(1, "Act")]


def test_r86_but_not_for_whoever_has_passed() -> None:
    match = put("warrior elvagar", "leader elvagar", rage=[1, 0], passed=[False, True], hands=["", "thors-ascension"],
                age=3)  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "thors-ascension")
    assert see(match).clans[1].rage == 3
    assert asks(match) == [(0, "Act")]


def test_r92_watch_pays_at_once_and_its_cards_are_out() -> None:
    match = put("warrior elvagar", "leader elvagar", age=2, hands=["heimdalls-watch-2 troll", "tyrs-rage-2 valkyrie"])
    answer(match, "pillage elvagar")
    lay(match, "heimdalls-watch-2", "tyrs-rage-2")
    assert see(match).scores == [6, 0], "before anybody wins"
    assert asks(match) == [(0, "LayCard"), (1, "LayCard")]
    lay(match, "troll", "valkyrie")
    assert see(match).scores == [6, 3], "seat 0 has lost"
    assert (see(match, 0).hand, see(match, 1).hand) == (["troll"], [])


def test_r92_a_second_watch_may_follow() -> None:
    match = put("warrior elvagar", "leader elvagar", age=3,
                hands=["heimdalls-watch-3 tyrs-crush-3", "tyrs-rage-3 heimdalls-watch-2"])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "heimdalls-watch-3", "tyrs-rage-3")
    lay(match, "tyrs-crush-3", "heimdalls-watch-2")
    assert [(event.seat, event.glory) for event in events(match, "CardsWatched")] == [(0, 6), (1, 4)]
    assert strengths(match) == [1, 3]
    assert see(match).scores == [6, 4 + 3]


def test_r92_watched_cards_have_no_effect_any_more() -> None:
    match = put("warrior elvagar", "2 warriors elvagar", "", age=2, hands=["odins-smite", "heimdalls-watch-2"])
    answer(match, "pillage elvagar")
    lay(match, "odins-smite", "heimdalls-watch-2")
    assert strengths(match) == [1, 2, None], "Smite would have killed one"
    assert see(match, 0).hand == []


def test_r93_prowess_keeps_any_card_played_for_1_rage_each() -> None:
    match = put("leader elvagar", "warrior elvagar", "", upgrades=["tyrs-prowess"], age=2,
                hands=["tyrs-rage-2 heimdalls-eye"])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "tyrs-rage-2")
    answer(match, "heimdalls-eye")
    assert asks(match) == [(0, "KeepCards")]
    assert set(match.moves(0)) == {"tyrs-rage-2", "heimdalls-eye", "none"}
    answer(match, "heimdalls-eye", "tyrs-rage-2")
    assert see(match, 0).hand == ["heimdalls-eye", "tyrs-rage-2"]
    assert clan(match, 0).rage == 4


def test_r93_at_most_what_the_rage_is_enough_for() -> None:
    match = put("leader elvagar", "warrior elvagar", "", upgrades=["tyrs-prowess"], age=2, rage=[1, 1, 1],
                hands=["tyrs-rage-2 heimdalls-eye"])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "tyrs-rage-2")
    answer(match, "heimdalls-eye", "tyrs-rage-2")
    assert see(match, 0).hand == ["tyrs-rage-2"]
    assert asks(match) == [(1, "Act")]


def test_r93_a_loser_needs_no_prowess() -> None:
    match = put("warrior elvagar", "leader elvagar", "", upgrades=["tyrs-prowess"], age=2, hands=["thors-oath"])
    answer(match, "pillage elvagar")
    lay(match, "thors-oath")
    assert asks(match) == [(1, "Act")]


def test_r94_poison_takes_every_card_of_the_winner() -> None:
    match = put("leader elvagar", "warrior elvagar", "warrior elvagar", upgrades=["tyrs-wrath"], age=3,
                hands=["manheim-3 heimdalls-gaze", "lokis-poison", "tyrs-crush-3"])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "manheim-3", "lokis-poison", "tyrs-crush-3")
    answer(match, "use", "heimdalls-gaze")
    assert sorted(see(match, 1).hand or []) == ["heimdalls-gaze", "lokis-poison", "manheim-3"]
    assert see(match, 2).hand == ["tyrs-crush-3"]
    assert sorted(clan(match, 1).known) == ["heimdalls-gaze", "lokis-poison", "manheim-3"]
    assert [(event.seat, event.from_) for event in events(match, "CardsTaken")] == [(1, 0)]
