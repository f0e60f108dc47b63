"""What is not asked: questions with one answer that everybody can see. And games in which rules 1 asked them."""

from __future__ import annotations

import random
from os import environ
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import Match
from gladsheim.games.bloodrage.actions.marching import March
from gladsheim.games.bloodrage.actions.sacrificing import SACRIFICE_OF
from gladsheim.games.bloodrage.cards.printed import CARD_OF, DECKS
from gladsheim.games.bloodrage.rules.board import PROVINCE_OF
from gladsheim.games.bloodrage.rules.game import GAME
from gladsheim.games.bloodrage.rules.state import State
from gladsheim.games.bloodrage.rules.view import BloodrageView
from gladsheim.kernel.play import asked, legal, play, question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import NATURE, Frame, Together
from gladsheim.testing.conformance import setups
from gladsheim.testing.questions import any_of, random_move
from tests.games.bloodrage.oracle.positions import invented, written
from tests.games.bloodrage.tables import answer, asks, at, put

EFFORT: Final = int(environ.get("GLADSHEIM_EFFORT", "1"))
LATE: Final = {2: "heimdalls-eye", 3: "heimdalls-gaze"}


def may_be_late(view: BloodrageView, seat: int) -> bool:
    """Whether a spectator must reckon with a late card in this hand."""
    clan = view.clans[seat]
    if any(card in LATE.values() for card in clan.known):
        return True
    for age, late in LATE.items():
        hidden = clan.hand.count(age) - sum(GAME_AGE[card] == age for card in clan.known)
        elsewhere = sum(
            other.gone.count(late) + (other.known + other.perhaps).count(late) for other in view.clans if other != clan
        )
        mine = clan.gone.count(late)
        mine += sum(card == late and "hand" not in where for card, where in perhaps(view, seat))
        shown = sum(fighter.cards.count(late) for fighter in view.battle.fighters) if view.battle else 0
        if hidden and DECKS[view.seats][CARD_OF[late]] > elsewhere + mine + shown:
            return True
    return False


def perhaps(view: BloodrageView, seat: int) -> list[tuple[str, str]]:
    """What everybody has seen of a seat's cards, and where each may be now."""
    return list(zip(view.clans[seat].perhaps, view.clans[seat].perhaps_in, strict=True))


GAME_AGE: Final = {name: 1 + (kind >= 27) + (kind >= 54) for name, kind in CARD_OF.items()}


def check(s: State, seen: set[str]) -> None:
    """The open question, if one seat alone is asked."""
    frame = s.stack[-1]
    [seat] = asked(s) if not isinstance(frame, Together) else [NATURE]
    if seat == NATURE:
        return
    step = question(s, seat)
    assert step is not None
    moves = legal(s, seat)
    seen.add(step.name)
    if len(moves) == 1:
        view = GAME.view(s, None)
        assert isinstance(view, BloodrageView)
        clan = view.clans[seat]
        if step.name == "Act":
            assert len(clan.hand) > len(clan.known), "a hand without secrets, and nothing to do but pass"
        else:
            assert step.name == "LateCard", step.name
            assert may_be_late(view, seat)
    elif step.name in ("March", "Sacrifice"):
        ends = [GAME.dump(after(s, seat, move)) for move in moves]
        assert all(one not in ends[:i] for i, one in enumerate(ends)), (step.name, step.args())


def after(s: State, seat: int, move: int) -> State:
    """The state that a move leads to."""
    world = s.copy()
    play(world, seat, move)
    return world


def play_on(s: State, rng: Rng, seen: set[str]) -> None:
    """At random to the end of the game, looking at every question."""
    while s.stack:
        check(s, seen)
        seat = any_of(asked(s), rng)
        play(s, seat, random_move(s, seat, rng))


def test_nothing_is_asked_that_has_one_answer_for_all_to_see() -> None:
    seen: set[str] = set()
    for seats, options in setups(GAME):
        for seed in range(EFFORT):
            s = GAME.match(seats, seed=seed, options=options).state.copy()
            assert isinstance(s, State)
            play_on(s, Rng(100 * seats + seed), seen)
    assert seen >= {"Act", "March", "Call", "LateCard", "RaiseStat", "FreeInvasion"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nor_in_positions_full_of_upgrades_and_enemies(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(12 * EFFORT):
        rng = random.Random(100 * seats + seed)
        t, turn = invented(rng, seats, rng.choice((1, 2, 3, 3)))
        s = GAME.position(written(t, turn), seed=seed).state.copy()
        assert isinstance(s, State)
        play_on(s, Rng(seed), seen)
    assert seen >= {"Act", "March", "Call", "LateCard", "Save", "KeepOne"}


def test_of_equal_figures_one_marches_and_the_next_is_asked() -> None:
    match = put("3 warriors elvagar")
    answer(match, "march elvagar angerboda")
    assert (asks(match), match.moves(0)) == ([(0, "March")], ("warrior", "done"))
    assert (at(match, "elvagar"), at(match, "angerboda")) == ("2 warriors", "warrior")


@pytest.mark.parametrize(
    "figures", ["3 warriors elvagar", "warrior horgr, leader elvagar", "ship north, leader elvagar"]
)
def test_a_sacrifice_without_a_choice_is_not_asked(figures: str) -> None:
    match = put(figures, "", "", upgrades=["friggas-sacrifice"], age=3)
    answer(match, "sacrifice")
    assert asks(match) == [(0, "RaiseStat")]
    assert sum(group.count for group in match.view().clans[0].valhalla) == 2  # type: ignore[attr-defined]


def test_whom_to_sacrifice_is_asked_as_long_as_there_is_a_choice() -> None:
    match = put("2 warriors elvagar, leader horgr", "", "", upgrades=["friggas-sacrifice"], age=3)
    answer(match, "sacrifice", "warrior elvagar")
    assert asks(match) == [(0, "Sacrifice")]
    assert match.moves(0) == ("leader horgr", "warrior elvagar")


STRANDED: Final = "leader valhalla, 8 warriors valhalla"
"""With 1 Rage there is nobody to invade with: a ship costs 2."""


def test_who_can_only_pass_with_an_empty_hand_is_not_asked() -> None:
    match = put("", STRANDED, rage=[6, 1])
    answer(match, "invade leader elvagar")
    assert asks(match) == [(0, "Act")]
    assert [type(event).__name__ for event in match.events()][-1] == "TurnPassed"
    assert (match.view().clans[1].rage, match.view().clans[1].passed) == (0, True)  # type: ignore[attr-defined]


def test_with_a_card_that_nobody_has_seen_he_is_asked() -> None:
    match = put("", STRANDED, rage=[6, 1], hands=["", "tyrs-bash"])
    answer(match, "invade leader elvagar")
    assert (asks(match), match.moves(1)) == ([(1, "Act")], ("pass",))


def test_with_cards_that_all_have_seen_he_is_not_asked_unless_one_can_be_played() -> None:
    for card, step in (("tyrs-bash", (0, "Act")), ("troll", (0, "Act")), ("manheim-1", (1, "Act"))):
        match = put("", STRANDED, rage=[6, 1], hands=["", card], known=[[], [card]])
        answer(match, "invade leader elvagar")
        assert asks(match) == [step], card


def test_no_late_card_is_asked_for_once_all_of_them_are_gone() -> None:
    """With two players there is one Heimdall's Gaze."""
    for laid, step in (("tyrs-rage-3", "LateCard"), ("heimdalls-gaze", "Act")):
        match = put("leader elvagar", "warrior elvagar", age=3, tokens={"elvagar": "rage"}, rage=[6, 0],
                    hands=["tyrs-rage-3 heimdalls-gaze frost-giant", ""])  # fmt: skip
        answer(match, "pillage elvagar", laid)
        assert asks(match) == [(0, step)], laid


def test_nor_of_a_hand_whose_backs_are_of_the_first_age() -> None:
    match = put("leader elvagar", "warrior elvagar", age=2, tokens={"elvagar": "rage"}, rage=[6, 0],
                hands=["tyrs-rage-2 troll", ""])  # fmt: skip
    answer(match, "pillage elvagar", "tyrs-rage-2")
    assert asks(match) == [(0, "Act")]


def with_open(match: Match, *frames: Frame) -> dict[str, Any]:
    """A dump of rules 1 in which a question is open that these rules would not ask."""
    s = match.state.copy()
    s.stack = [*s.stack[:-1], *frames]
    return {**GAME.dump(s), "rules": 1}


@pytest.mark.parametrize(
    ("figures", "frame", "answers"),
    [
        ("3 warriors elvagar", March(0, PROVINCE_OF["elvagar"], PROVINCE_OF["angerboda"], 0), ["warrior", "done"]),
        ("3 warriors elvagar", SACRIFICE_OF[0][2], ["warrior elvagar"]),
        ("warrior elvagar, leader horgr", SACRIFICE_OF[0][2], ["leader horgr"]),
        ("warrior elvagar", SACRIFICE_OF[0][1], ["warrior elvagar"]),
    ],
    ids=["march", "equal figures", "all figures", "the last figure"],
)
def test_a_game_goes_on_where_rules_1_asked_what_has_one_answer(figures: str, frame: Frame, answers: list[str]) -> None:
    old = with_open(put(figures, "", "", upgrades=["friggas-sacrifice"], age=3), frame)
    raised = GAME.raised(old)
    assert raised is not None
    s = GAME.load(raised)
    for text in answers:
        step = question(s, 0)
        assert step is not None
        play(s, 0, step.read(s, text))
    rng = Rng(0)
    while s.stack:
        seat = any_of(asked(s), rng)
        play(s, seat, random_move(s, seat, rng))


def test_dumps_of_other_rules_than_1_are_not_taken_over() -> None:
    assert GAME.raised({**GAME.dump(put("", "").state), "rules": 0}) is None
    assert gladsheim.load("bloodrage").rules_version == 2
