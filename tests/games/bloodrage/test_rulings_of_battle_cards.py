"""Rulings on battle cards of docs/games/bloodrage.md: R7 to R20, R23, R82, R83, R85, R86, R92 to R94."""

from __future__ import annotations

import pytest

from gladsheim import Match
from gladsheim.games.bloodrage.cards.printed import CARD_OF, copies
from tests.games.bloodrage.tables import answer, asks, at, clan, events, lay, put, refused, see


def strengths(match: Match) -> list[int | None]:
    """The totals of the last battle."""
    ends = [event for event in match.events() if type(event).__name__ in ("BattleWon", "BattleTied")]
    return list(ends[-1].strengths)  # type: ignore[attr-defined]


def test_r7_glory_is_stolen_after_the_axes_glory() -> None:
    match = put("leader elvagar", "warrior elvagar", hands=["tyrs-crush-2", "lokis-backstab"], age=2)
    answer(match, "pillage elvagar")
    lay(match, "tyrs-crush-2", "lokis-backstab")
    assert see(match).scores == [1, 2]


def test_r8_poison_takes_the_cards_before_prowess_can_keep_them() -> None:
    match = put("leader elvagar", "warrior elvagar", "", upgrades=["tyrs-prowess"], age=3,
                hands=["tyrs-rage-3", "lokis-poison"])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "tyrs-rage-3", "lokis-poison")
    assert asks(match) == [(1, "Act")]
    assert sorted(see(match, 1).hand or []) == ["lokis-poison", "tyrs-rage-3"]
    assert clan(match, 0).hand == []


def test_r9_trickery_steals_the_rage_that_prowess_would_need() -> None:
    match = put("leader elvagar", "warrior elvagar", "", upgrades=["tyrs-prowess"], age=2, rage=[1, 0, 1],
                hands=["tyrs-rage-2", "lokis-trickery"])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "tyrs-rage-2", "lokis-trickery")
    assert [clan.rage for clan in see(match).clans] == [0, 1, 1]
    assert asks(match) == [(1, "Act")]
    assert see(match).clans[0].hand == []


@pytest.mark.parametrize(("pillager", "taker"), [(0, 1), (1, 1), (2, 2)])
def test_r10_the_first_poison_from_the_pillager_on_takes_all(pillager: int, taker: int) -> None:
    hands = ["tyrs-judgement", "lokis-poison", "lokis-poison"]
    match = put("leader elvagar", "warrior elvagar", "warrior elvagar", "", "", hands=hands, age=3, turn=pillager)
    answer(match, "pillage elvagar")
    lay(match, *hands)
    takers = [seat for seat in range(5) if "tyrs-judgement" in (see(match, seat).hand or [])]
    assert takers == [taker]


def test_r11_primacy_cancels_watch() -> None:
    match = put("warrior elvagar", "warrior elvagar", hands=["heimdalls-watch-3", "thors-primacy"], age=3)
    answer(match, "pillage elvagar")
    lay(match, "heimdalls-watch-3", "thors-primacy")
    assert not events(match, "CardsWatched")
    assert [(event.seat, event.card) for event in events(match, "CardCancelled")] == [(0, "heimdalls-watch-3")]
    assert strengths(match) == [1, 4]


@pytest.mark.parametrize(("pillager", "cancelled"), [(0, {1, 2}), (1, {0, 2}), (2, {1, 2})])
def test_r12_of_two_primacies_the_first_cancels_the_other(pillager: int, cancelled: set[int]) -> None:
    """The order is clockwise from the pillager, so with seat 2 pillaging, seat 0 comes before seat 1."""
    hands = ["thors-primacy", "thors-primacy", "thors-ascension"]
    match = put("warrior elvagar", "warrior elvagar", "leader elvagar", hands=hands, age=3, turn=pillager)
    answer(match, "pillage elvagar")
    lay(match, *hands)
    assert {event.seat for event in events(match, "CardCancelled")} == cancelled
    assert strengths(match) == [4, 4, 4], "both keep +3, and the third party its +1"


def test_r13_primacy_leaves_the_number_and_takes_the_text() -> None:
    match = put("leader elvagar, warrior elvagar", "warrior elvagar", hands=["thors-ascension", "thors-primacy"], age=3)
    answer(match, "pillage elvagar")
    lay(match, "thors-ascension", "thors-primacy")
    assert strengths(match) == [5, 4]
    assert (see(match).clans[0].rage, see(match).scores) == (6, [3, 0])


def test_r13_a_cancelled_sight_is_worth_0() -> None:
    match = put("warrior elvagar", "warrior elvagar", hands=["heimdalls-sight", "thors-primacy"], age=3)
    answer(match, "pillage elvagar")
    lay(match, "heimdalls-sight", "thors-primacy")
    assert strengths(match) == [1, 4]


def test_r13_late_cards_and_upgrades_are_not_cancelled() -> None:
    match = put(
        "2 warriors elvagar", "2 warriors elvagar", upgrades=["thors-glory", ""], age=3,
        hands=["thors-ascension heimdalls-gaze", "thors-primacy"],
    )  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "thors-ascension", "thors-primacy")
    answer(match, "heimdalls-gaze")
    assert strengths(match) == [6, 5]
    assert see(match).scores == [2 + 3, 0]


@pytest.mark.parametrize(("pillager", "scores"), [(0, [5, 0, 0]), (1, [0, 5, 0]), (2, [5, 0, 0])])
def test_r14_only_the_first_of_two_watches_scores(pillager: int, scores: list[int]) -> None:
    hands = ["heimdalls-watch-3", "heimdalls-watch-2", "tyrs-smite-3"]
    match = put("leader elvagar", "leader elvagar", "leader elvagar", "", hands=hands, age=3, turn=pillager)
    answer(match, "pillage elvagar")
    lay(match, *hands)
    assert [event.glory for event in events(match, "CardsWatched")] == [5]
    assert see(match).scores == [*scores, 0]


def test_r15_watch_counts_what_is_printed_on_all_battle_cards() -> None:
    hands = ["heimdalls-watch-2", "tyrs-rage-2", "heimdalls-sight", "experts-in-arms"]
    match = put("leader angerboda", "leader angerboda", "leader angerboda", "leader angerboda", hands=hands, age=2)
    answer(match, "pillage angerboda")
    lay(match, *hands)
    assert [event.glory for event in events(match, "CardsWatched")] == [6], "Sight counts 0"
    assert see(match).scores == [6, 0, 0, 0]


@pytest.mark.parametrize(("upgrade", "use", "glory"), [
    ("tyrs-domain", "use", 3), ("tyrs-wrath", "use", 5), ("tyrs-wrath", "leave", 0),
])  # fmt: skip
def test_r15_watch_counts_a_quest_that_is_used(upgrade: str, use: str, glory: int) -> None:
    match = put("leader elvagar", "leader elvagar", "", upgrades=["", upgrade], age=3,
                hands=["heimdalls-watch-3", "manheim-3"])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "heimdalls-watch-3", "manheim-3")
    answer(match, use)
    assert [event.glory for event in events(match, "CardsWatched")] == [glory]


def test_r16_after_watch_everybody_with_cards_plays_again() -> None:
    hands = ["heimdalls-watch-2 tyrs-smash-1", "tyrs-rage-2 tyrs-crush-2", "tyrs-smite-2"]
    match = put("leader elvagar", "warrior elvagar", "warrior elvagar", hands=hands, age=2)
    answer(match, "pillage elvagar")
    lay(match, "heimdalls-watch-2", "tyrs-rage-2", "tyrs-smite-2")
    assert asks(match) == [(0, "LayCard"), (1, "LayCard")], "seat 2 has no card left"
    lay(match, "tyrs-smash-1", "tyrs-crush-2")
    assert strengths(match) == [6, 5, 1]
    assert [see(match, seat).hand for seat in range(3)] == [[], ["tyrs-crush-2"], []], "watched cards are gone"


def test_r17_sight_sees_late_cards_and_only_the_highest() -> None:
    match = put("warrior elvagar", "leader elvagar", "warrior elvagar", age=2,
                hands=["heimdalls-sight", "odins-tide heimdalls-eye", "thors-oath"])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "heimdalls-sight", "odins-tide", "thors-oath")
    answer(match, "heimdalls-eye")
    assert strengths(match) == [1 + 2, 3 + 1 + 2, 1 + 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r17_there_is_only_one_sight(seats: int) -> None:
    """Two of them would ignore one another, but they never meet."""
    assert copies(CARD_OF["heimdalls-sight"], seats) == 1


def test_r18_smite_kills_one_warrior_of_each_opponent_in_the_province() -> None:
    match = put(
        "leader angerboda", "2 warriors angerboda, warrior gimle", "leader angerboda, ship north", "warrior angerboda",
        hands=["odins-smite"],
    )  # fmt: skip
    answer(match, "pillage angerboda")
    lay(match, "odins-smite")
    assert strengths(match) == [4, 1, 5, 0]
    assert at(match, "gimle", 1) == "warrior"


def test_r18_it_spares_ones_own_and_those_who_have_no_warrior() -> None:
    match = put("leader elvagar, warrior elvagar", "leader elvagar", hands=["odins-smite", ""])
    answer(match, "pillage elvagar")
    lay(match, "odins-smite")
    assert strengths(match) == [5, 3]
    assert at(match, "elvagar") == "leader, warrior"


def test_r19_tide_leaves_everybody_one_figure_of_their_choice() -> None:
    match = put("warrior elvagar, ship north", "leader elvagar, warrior elvagar, ship north", age=2,
                hands=["odins-tide", ""])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "odins-tide")
    assert asks(match) == [(0, "KeepOne")], "the player of the card too"
    answer(match, "ship")
    assert asks(match) == [(1, "KeepOne")]
    assert set(match.moves(1)) == {"leader", "warrior", "ship"}
    answer(match, "warrior")
    assert strengths(match) == [2 + 1, 1]
    assert at(match, "valhalla", 0) == "warrior"
    assert at(match, "valhalla", 1) == "leader, warrior, ship"


def test_r19_a_second_tide_has_no_effect() -> None:
    match = put("leader elvagar, warrior elvagar", "2 warriors elvagar", "", "", age=2,
                hands=["odins-tide", "odins-tide"])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "odins-tide", "odins-tide")
    answer(match, "leader")
    assert strengths(match) == [4, 2, None, None]


def test_r19_figures_elsewhere_are_safe() -> None:
    match = put("warrior elvagar, warrior horgr, ship east", "warrior elvagar", age=2, hands=["odins-tide", ""])
    answer(match, "pillage elvagar")
    lay(match, "odins-tide")
    assert (at(match, "horgr"), at(match, "east")) == ("warrior", "ship")


@pytest.mark.parametrize(("own", "scores"), [("leader elvagar", [2 * 2 + 3, 0]), ("warrior elvagar", [2 * 3, 0])])
def test_r20_judgement_pays_for_all_the_dead_win_or_lose(own: str, scores: list[int]) -> None:
    """The leader wins 5 to 3; the warrior ties 3 to 3, and all three die."""
    match = put(own, "2 warriors elvagar", age=3, hands=["odins-judgement", "thors-oath"])
    answer(match, "pillage elvagar")
    lay(match, "odins-judgement", "thors-oath")
    assert see(match).scores == scores


def test_r20_it_counts_those_who_died_by_cards_before() -> None:
    match = put("leader elvagar", "2 warriors elvagar", "warrior elvagar", age=3,
                hands=["odins-judgement", "odins-tide", "odins-smite"])  # fmt: skip
    answer(match, "pillage elvagar")
    lay(match, "odins-judgement", "odins-tide", "odins-smite")
    assert see(match).scores == [2 * 3 + 3, 0, 0]


@pytest.mark.parametrize(
    ("token", "offered"),
    [("rage", ("axes", "horns")), ("axes", ("rage", "horns")), ("horns", ("rage", "axes")),
     ("glory", ("rage", "axes", "horns"))],
)  # fmt: skip
def test_r23_grace_raises_another_stat_than_the_token(token: str, offered: tuple[str, ...]) -> None:
    match = put("leader elvagar", "warrior elvagar", tokens={"elvagar": token}, hands=["friggas-grace", ""])
    answer(match, "pillage elvagar")
    lay(match, "friggas-grace")
    assert asks(match) == [(0, "RaiseStat")]
    assert match.moves(0) == offered
    if token != "glory":
        assert refused(match, token) == "stat-barred"


def test_r23_in_yggdrasil_any_stat() -> None:
    match = put("leader yggdrasil", "warrior yggdrasil", hands=["friggas-grace", ""])
    answer(match, "pillage yggdrasil")
    lay(match, "friggas-grace")
    assert match.moves(0) == ("rage", "axes", "horns")
    answer(match, "axes")
    assert [stat.step for stat in clan(match, 0).stats] == [2, 3, 2]
    assert clan(match, 0).glory == 5, "Axes raised twice before the Glory"
