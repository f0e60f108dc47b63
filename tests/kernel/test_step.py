"""Moves, sets of seats, and what a step does unless its game says otherwise."""

from __future__ import annotations

import pytest

from gladsheim.errors import Unreadable
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import (
    EVERYONE,
    MISSING,
    NATURE,
    Chance,
    Frame,
    Moves,
    State,
    Step,
    Then,
    Together,
    may_see,
    only,
    then,
    unreadable,
)
from gladsheim.words import Refusal, Words


class Coin(Chance):
    def span(self, s: State) -> int:
        return 2

    def moves(self, s: State, out: Moves) -> None:
        out.add(0)
        out.add(1)

    def show(self, s: State, move: int) -> str:
        return "heads" if move else "tails"


class Impossible(Coin):
    def moves(self, s: State, out: Moves) -> None:
        out.n = 0


class Ask(Step):
    def seat(self, s: State) -> int:
        return 0

    def span(self, s: State) -> int:
        return 3

    def moves(self, s: State, out: Moves) -> None:
        out.add(0)
        out.add(2)

    def show(self, s: State, move: int) -> str:
        return f"rune {move}"


@pytest.fixture
def s() -> State:
    return State(2, [], [])


def test_moves_grow_as_far_as_they_must() -> None:
    out = Moves()
    for move in range(3000):
        out.add(move)
    assert out.listed() == list(range(3000))


def test_room_is_made_before_moves_are_written_directly() -> None:
    out = Moves()
    out.room(1000)
    for i in range(1000):
        out.buffer[i] = i  # type: ignore[call-overload, unused-ignore]
    out.n = 1000
    assert out.listed()[-1] == 999


def test_any_of_the_moves_is_one_of_them() -> None:
    out = Moves()
    out.add(3)
    out.add(8)
    rng = Rng(1)
    assert {out.any_of(rng) for _ in range(30)} == {3, 8}


@pytest.mark.parametrize(
    ("seats", "seat", "seen"),
    [(EVERYONE, None, True), (EVERYONE, 3, True), (only(2), 2, True), (only(2), 1, False), (only(2), None, False),
     (only(0) | only(1), 1, True), (0, 0, False), (only(0), NATURE, False)],
)  # fmt: skip
def test_who_belongs_to_a_set_of_seats(seats: int, seat: int | None, seen: bool) -> None:
    assert may_see(seats, seat) is seen


def test_a_frame_has_the_name_of_its_kind_and_no_arguments() -> None:
    assert Frame().args() == ()
    assert Coin().name == "Coin"


def test_a_text_is_read_by_looking_for_the_move_that_shows_it(s: State) -> None:
    assert Ask().read(s, "rune 1") == 1
    with pytest.raises(Unreadable) as refusal:
        Ask().read(s, "rune 9")
    assert refusal.value.code == "move/unreadable"


def test_a_game_may_know_a_better_reason_why_a_text_is_no_move() -> None:
    error = unreadable("x", Refusal("feast/few-casks", {"left": 1}))
    assert (error.code, error.move, error.terms) == ("feast/few-casks", "x", {"left": 1})


def test_a_step_has_sensible_defaults(s: State) -> None:
    step = Ask()
    assert step.why_not(s, 1) == Refusal("move/illegal")
    assert step.seen_by(s, 0) == EVERYONE
    assert step.prompt(s) == Words("prompt", {"step": "Ask"})
    assert step.label(s, 0) is None
    assert step.warning(s, 0) is None
    assert {step.pick(s, Rng(seed), Moves()) for seed in range(20)} == {0, 2}


def test_a_chance_step_asks_nature_and_everyone_sees_it(s: State) -> None:
    coin = Coin()
    assert coin.seat(s) == NATURE
    assert coin.witnesses(s) == coin.seen_by(s, 0) == EVERYONE
    assert coin.weight(s, 0) == 1
    assert {coin.sample(s, Rng(seed)) for seed in range(20)} == {0, 1}


def test_a_chance_step_without_an_outcome_is_a_fault(s: State) -> None:
    with pytest.raises(AssertionError, match="without a possible outcome"):
        Impossible().sample(s, Rng(0))


def test_a_together_waits_for_everyone_unless_it_says_otherwise() -> None:
    assert Together().first() is False


def test_what_is_pushed_last_is_asked_first(s: State) -> None:
    first, second = Ask(), Coin()
    then(s, first)
    then(s, second)
    assert s.stack == [first, second]


def test_nature_a_missing_answer_and_everyone_cannot_be_taken_for_each_other() -> None:
    assert len({NATURE, MISSING, EVERYONE}) == 3
    assert not may_see(NATURE, None)
    assert not may_see(MISSING, None)


def test_what_a_game_must_write_itself_says_so(s: State) -> None:
    out = Moves()
    for call in (
        lambda: Then().run(s),
        lambda: Step().seat(s),
        lambda: Step().span(s),
        lambda: Step().moves(s, out),
        lambda: Step().answer(s, 0),
        lambda: Step().show(s, 0),
        lambda: Together().seats(s),
        lambda: Together().part(s, 0),
        lambda: Together().answer(s, []),
    ):
        with pytest.raises(NotImplementedError):
            call()
