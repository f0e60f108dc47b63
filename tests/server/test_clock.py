"""Clocks: all who owe an answer run together, and nothing ever gives time back."""

from __future__ import annotations

from gladsheim.server.table.clock import DAY, MINUTE, Clocks
from gladsheim.store.records import Clock


def minutes(amount: int = 10, seats: int = 3) -> Clocks:
    return Clocks(Clock("minutes", amount), [None] * seats)


def days(amount: int = 2, seats: int = 2) -> Clocks:
    return Clocks(Clock("days", amount), [None] * seats)


def test_all_who_owe_an_answer_run_together() -> None:
    clocks = minutes()
    clocks.run([0, 2], 0, asked_anew=True)
    assert [clocks.remaining(seat, MINUTE) for seat in range(3)] == [9 * MINUTE, 10 * MINUTE, 9 * MINUTE]


def test_who_has_answered_stops() -> None:
    clocks = minutes()
    clocks.run([0, 2], 0, asked_anew=True)
    clocks.run([2], MINUTE, asked_anew=False)
    assert [clocks.remaining(seat, 3 * MINUTE) for seat in range(3)] == [9 * MINUTE, 10 * MINUTE, 7 * MINUTE]


def test_a_new_question_charges_what_has_run() -> None:
    clocks = minutes()
    clocks.run([0], 0, asked_anew=True)
    clocks.run([0], MINUTE, asked_anew=True)
    assert clocks.remaining(0, 2 * MINUTE) == 8 * MINUTE


def test_undo_gives_no_time_back() -> None:
    for clocks in (minutes(), days()):
        clocks.run([0], 0, asked_anew=True)
        clocks.run([1], MINUTE, asked_anew=True)
        clocks.run([0], 2 * MINUTE, asked_anew=False)
        assert clocks.remaining(0, 2 * MINUTE) == clocks.full - MINUTE


def test_undo_gives_no_days_back_that_the_next_question_had_given() -> None:
    clocks = days(seats=3)
    clocks.run([0], 0, asked_anew=True)
    clocks.run([0], DAY, asked_anew=True)
    clocks.run([0], DAY + MINUTE, asked_anew=True)
    clocks.run([0], DAY + MINUTE, asked_anew=False, taken_back=True)
    assert clocks.remaining(0, DAY + MINUTE) == 2 * DAY - MINUTE
    clocks.run([0], DAY + MINUTE, asked_anew=False, taken_back=True)
    assert clocks.remaining(0, DAY + MINUTE) == DAY
    clocks.run([1], DAY + 2 * MINUTE, asked_anew=True)
    clocks.run([0], DAY + 2 * MINUTE, asked_anew=True)
    clocks.run([1], DAY + 3 * MINUTE, asked_anew=False, taken_back=True)
    assert clocks.remaining(0, 2 * DAY) == 2 * DAY - MINUTE


def test_days_begin_again_with_every_question() -> None:
    clocks = days()
    clocks.run([0], 0, asked_anew=True)
    clocks.run([1], DAY, asked_anew=True)
    clocks.run([0], DAY, asked_anew=True)
    assert clocks.remaining(0, DAY) == 2 * DAY


def test_the_warning_comes_once_and_then_the_end() -> None:
    clocks = minutes()
    clocks.run([1], 0, asked_anew=True)
    assert clocks.until_next(0) == 9 * MINUTE
    assert clocks.to_warn(9 * MINUTE) == [1]
    assert clocks.to_warn(9 * MINUTE) == []
    assert clocks.until_next(9 * MINUTE) == MINUTE
    assert clocks.has_lapsed(10 * MINUTE - 1) == []
    assert clocks.has_lapsed(10 * MINUTE) == [1]


def test_what_was_left_when_the_server_went_down_is_left_when_it_comes_back() -> None:
    clocks = Clocks(Clock("minutes", 10), [None, 5 * MINUTE])
    clocks.run([1], 1_000_000, asked_anew=False)
    assert clocks.remaining(1, 1_000_000) == 5 * MINUTE


def test_without_a_clock_nobody_runs() -> None:
    clocks = Clocks(Clock(), [None, None])
    clocks.run([0, 1], 0, asked_anew=True)
    assert clocks.until_next(0) is None
