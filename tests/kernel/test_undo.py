"""Taking back: alone up to the boundary, beyond it with everybody's consent."""

from __future__ import annotations

import pytest

from gladsheim.errors import BadRecord, CannotUndo, NotAsked
from gladsheim.kernel.events import AnswerTakenBack
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.replay import parse, replay, verify
from gladsheim.kernel.step import EVERYONE, Moves, Seats, State, Step, then
from gladsheim.words import say
from tests.kernel.playing import play_on


class Twice(Step):
    """Seat 0 answers two questions in a row, then seat 1 one, then seat 0 again."""

    def __init__(self, left: int) -> None:
        self.left = left

    def seat(self, s: State) -> int:
        return 1 if self.left == 2 else 0

    def span(self, s: State) -> int:
        return 2

    def moves(self, s: State, out: Moves) -> None:
        out.add(0)
        out.add(1)

    def answer(self, s: State, move: int) -> None:
        if self.left > 1:
            then(s, Twice(self.left - 1))

    def show(self, s: State, move: int) -> str:
        return "yes" if move else "no"

    def seen_by(self, s: State, move: int) -> Seats:
        return EVERYONE


@pytest.fixture
def turns(feast: Game) -> Match:
    match = feast.match(2, seed=1)
    match.state.stack = [Twice(4)]
    match.start = match.state.copy()
    return match


def test_ones_own_latest_answers_can_be_taken_back_one_by_one(turns: Match) -> None:
    turns.play("yes", 0)
    turns.play("yes", 0)
    assert turns.can_undo(0)
    assert not turns.can_undo(1)
    turns.undo(0)
    turns.undo(0)
    assert [(one.seat, one.step) for one in turns.asked] == [(0, "Twice")]
    assert not turns.can_undo(0)
    with pytest.raises(CannotUndo):
        turns.undo(0)


def test_what_another_seat_has_answered_since_is_the_boundary(turns: Match) -> None:
    for seat in (0, 0, 1):
        turns.play("yes", seat)
    assert not turns.can_undo(0)
    turns.undo(1)
    assert not turns.can_undo(0)
    turns.play("no", 1)
    turns.play("no", 0)
    assert turns.over
    turns.undo(0)
    assert not turns.over


def test_natures_answer_is_the_boundary(feast: Game) -> None:
    match = feast.match(3, seed=3)
    while match.asked[0].step != "Toast":
        one = match.asked[0]
        match.play(match.moves(one.seat)[0], one.seat)
    match.play("to thor", match.asked[0].seat)
    speaker = match.lines[-1].seat if match.lines[-1].seat >= 0 else next(
        line.seat for line in reversed(match.lines) if line.seat >= 0)  # fmt: skip
    assert match.lines[-1].step == "Tap"
    assert not match.can_undo(speaker)
    with pytest.raises(CannotUndo, match="take"):
        match.undo(speaker)


def test_a_first_answer_that_settled_it_alone_can_be_taken_back(rising: Match) -> None:
    rising.play("to odin", 1)
    assert rising.can_undo(1)
    rising.undo(1)
    assert [one.seat for one in rising.asked] == [1, 2]


def test_an_answer_that_turned_up_something_hidden_cannot_be_taken_back(rising: Match) -> None:
    """Seat 1 knew the cask on top, seat 2 did not; nature had no part in it."""
    rising.play("to odin", 2)
    assert [line.step for line in rising.lines] == ["Toast"]
    assert not rising.can_undo(2)
    with pytest.raises(CannotUndo):
        rising.undo(2)


def test_answers_that_were_revealed_together_cannot_be_taken_back(drafting: Match) -> None:
    for seat in (0, 1):
        drafting.play(drafting.moves(seat)[0], seat)
    assert not drafting.can_undo(0)
    assert not drafting.can_undo(1)


def test_an_answer_that_waits_for_others_is_taken_back_unheard(drafting: Match) -> None:
    told = len(drafting.told)
    question = drafting.question_id
    drafting.play(drafting.moves(0)[0], 0)
    assert not drafting.can_undo(1)
    drafting.undo(0)
    assert [one.seat for one in drafting.asked] == [0, 1]
    assert drafting.state.answers == []
    assert (len(drafting.told), drafting.question_id) == (told, question)
    assert "Undo" not in drafting.record(1)


def test_taking_back_one_of_several_waiting_answers_leaves_the_others(feast: Game) -> None:
    match = feast.match(3, seed=4)
    for seat in (0, 2):
        match.play(match.moves(seat)[0], seat)
    match.undo(0)
    assert [one.seat for one in match.asked] == [0, 1]
    assert [one.seat for one in match.changeable] == [2]
    assert replay(parse(match.record()), feast).record() == match.record()


def test_everybody_hears_of_an_undo(rising: Match) -> None:
    rising.play("to odin", 1)
    rising.undo(1)
    assert rising.events()[-1] == AnswerTakenBack(1)
    assert "1" in say(rising.events()[-1].words())


def test_an_undo_is_one_more_line_and_nothing_is_deleted(rising: Match) -> None:
    rising.play("to odin", 1)
    rising.undo(1)
    rising.play("to freya", 1)
    assert [(line.step, line.text) for line in rising.lines] == [
        ("Toast", "to odin"), ("Undo", "1"), ("Toast", "to freya")
    ]  # fmt: skip
    assert [line.number for line in rising.alive] == [3]


def test_with_consent_a_match_returns_over_natures_answers(feast: Game) -> None:
    match = feast.match(2, seed=5)
    play_on(match, 20)
    rolled = match.dice.rolled
    match.rewind(3, 0)
    assert [line.number for line in match.alive[:2]] == [1, 2]
    assert match.lines[20].text == "3"
    assert match.dice.rolled == rolled + 6, "dealt anew, and never with numbers that were used before"
    assert [one.step for one in match.asked] == ["Take", "Take"]
    assert not match.can_undo(0)


def test_without_others_to_ask_a_match_that_returns_over_natures_answers_is_practice(feast: Game) -> None:
    match = feast.match(2, seed=5)
    play_on(match, 20)
    assert match.redraws(3)
    assert not match.redraws(match.alive[-1].number)
    match.rewind(3, 0, practice=True)
    play_on(match, 999)
    assert match.practice
    for record in (match.record(), match.record(1)):
        assert "practice" in record.splitlines()
        assert " Practice " in record
    again = replay(parse(match.record()), feast)
    assert again.practice
    assert again.record() == match.record()
    assert verify(parse(match.record()), feast).fair


def test_with_consent_it_is_no_practice_and_cannot_be_called_so(feast: Game) -> None:
    match = feast.match(2, seed=5)
    play_on(match, 20)
    match.rewind(3, 0)
    record = match.record()
    assert "practice" not in record.splitlines()
    assert not replay(parse(record), feast).practice
    with pytest.raises(BadRecord) as refusal:
        replay(parse(record.replace("seats 2", "seats 2\npractice")), feast)
    assert refusal.value.code == "record/no-practice"


def test_answers_given_together_are_rewound_together(drafting: Match) -> None:
    for seat in (1, 0):
        drafting.play(drafting.moves(seat)[0], seat)
    drafting.rewind(10, 1)
    assert [one.seat for one in drafting.asked] == [0, 1]
    assert drafting.lines[-1].text == "9"


def test_a_rewound_answer_that_was_never_revealed_stays_secret(drafting: Match) -> None:
    drafting.play(drafting.moves(0)[0], 0)
    drafting.rewind(9, 1)
    assert "Rewind" in drafting.record(1)
    assert " Take " not in drafting.record(1)
    assert " Take " in drafting.record(0)


@pytest.mark.parametrize("number", [0, 99, -1])
def test_only_an_answer_that_counts_can_be_rewound_to(drafting: Match, number: int) -> None:
    with pytest.raises(CannotUndo) as refusal:
        drafting.rewind(number, 0)
    assert refusal.value.code == "match/no-such-line"


def test_what_was_taken_back_cannot_be_rewound_to(rising: Match) -> None:
    rising.play("to odin", 1)
    rising.undo(1)
    with pytest.raises(CannotUndo):
        rising.rewind(1, 1)


@pytest.mark.parametrize("seat", [-1, 7])
def test_a_seat_that_does_not_exist_takes_nothing_back(drafting: Match, seat: int) -> None:
    for call in (drafting.undo, drafting.can_undo, lambda seat: drafting.rewind(1, seat)):
        with pytest.raises(NotAsked):
            call(seat)


def test_a_record_with_every_kind_of_undo_replays_and_verifies(feast: Game) -> None:
    match = feast.match(3, seed=6)
    match.play(match.moves(1)[0], 1)
    match.play(match.choices(1)[-1], 1)
    match.undo(1)
    match.play(match.moves(0)[0], 0)
    match.rewind(match.lines[-1].number, 2)
    match.rewind(4, 0)
    play_on(match, 60)
    while match.asked and match.asked[0].step != "Toast":
        play_on(match, len(match.lines) + 1)
    play_on(match, 999)
    record = match.record()
    again = replay(parse(record), feast)
    assert again.record() == record
    assert [again.record(seat) for seat in range(3)] == [match.record(seat) for seat in range(3)]
    assert again.events(1) == match.events(1)
    assert verify(parse(record), feast).rolls == match.dice.rolled


def test_a_replayed_match_has_the_same_boundary(rising: Match, feast: Game) -> None:
    rising.play("to odin", 1)
    rising.undo(1)
    rising.play("to odin", 1)
    again = replay(parse(rising.record()), feast)
    assert [again.can_undo(seat) for seat in range(3)] == [rising.can_undo(seat) for seat in range(3)]
