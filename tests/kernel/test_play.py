"""Who is asked, what is legal, and how answers lead on: steps, what waits for them, and answers given together."""

from __future__ import annotations

import pytest

from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import asked, is_over, legal, play, playout, question, rollout, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import MISSING, NATURE, Frame, Moves, State, Step, Then, Together, then


class Diary(State):
    """A state that remembers what was done to it."""

    def __init__(self, seats: int, stack: list[Frame], answers: list[int]) -> None:
        super().__init__(seats, stack, answers)
        self.pages: list[str] = []


class Ask(Step):
    """A question that may put another before what waits."""

    def __init__(self, depth: int) -> None:
        self.depth = depth

    def seat(self, s: Diary) -> int:
        return self.depth % s.seats

    def moves(self, s: Diary, out: Moves) -> None:
        out.add(0)
        out.add(1)

    def answer(self, s: Diary, move: int) -> None:
        s.pages.append(f"answer {self.depth}")
        if move:
            then(s, Wait(self.depth))
            then(s, Ask(self.depth + 1))


class Wait(Then):
    def __init__(self, depth: int) -> None:
        self.depth = depth

    def run(self, s: Diary) -> None:
        s.pages.append(f"after {self.depth}")


class Vote(Together):
    def __init__(self, decided_by_the_first: int) -> None:
        self.decided_by_the_first = decided_by_the_first

    def seats(self, s: Diary) -> list[int]:
        return [0, 2]

    def part(self, s: Diary, seat: int) -> Step:
        return Ask(seat)

    def first(self) -> bool:
        return bool(self.decided_by_the_first)

    def answer(self, s: Diary, answers: list[int]) -> None:
        s.pages.append(str(answers))


def diary(*stack: Frame) -> Diary:
    return Diary(3, list(stack), [])


def test_what_waits_runs_when_the_answers_in_between_are_in() -> None:
    s = diary(Wait(9), Ask(0))
    for move in (1, 1, 0):
        assert play(s, asked(s)[0], move)
    assert s.pages == ["answer 0", "answer 1", "answer 2", "after 1", "after 0", "after 9"]
    assert is_over(s)
    assert asked(s) == []
    assert question(s, 0) is None


def test_settling_stops_at_a_frame_that_asks() -> None:
    s = diary(Ask(0), Wait(1), Wait(2))
    settle(s)
    assert s.pages == ["after 2", "after 1"]
    assert asked(s) == [0]


def test_only_the_seat_that_is_asked_has_a_question() -> None:
    s = diary(Ask(1))
    assert question(s, 0) is None
    assert legal(s, 0) == []
    assert legal(s, 1) == [0, 1]


def test_answers_given_together_are_applied_when_the_last_is_in() -> None:
    s = diary(Vote(0))
    assert asked(s) == [0, 2]
    assert play(s, 2, 1) is False
    assert asked(s) == [0]
    assert s.pages == []
    assert play(s, 2, 0) is False
    assert play(s, 0, 1) is True
    assert s.pages == [f"[1, {MISSING}, 0]"]
    assert s.answers == []


def test_a_seat_that_has_answered_can_still_be_asked_for_its_question() -> None:
    s = diary(Vote(0))
    play(s, 0, 1)
    assert isinstance(question(s, 0), Ask)
    assert question(s, 1) is None


def test_the_first_answer_settles_it_where_the_rules_say_so() -> None:
    s = diary(Vote(1))
    assert play(s, 2, 1) is True
    assert s.pages == [f"[{MISSING}, {MISSING}, 1]"]


@pytest.mark.parametrize("run", [rollout, playout])
@pytest.mark.parametrize("first", [0, 1])
def test_random_play_answers_for_everyone_who_still_owes_an_answer(run: object, first: int) -> None:
    s = diary(Wait(1), Vote(first), Wait(2))
    decisions = (rollout if run is rollout else playout)(s, Rng(1), Moves())
    assert decisions == (1 if first else 2)
    assert is_over(s)


def test_random_play_goes_on_from_answers_that_are_in() -> None:
    s = diary(Vote(0))
    play(s, 0, 1)
    assert rollout(s, Rng(1), Moves()) == 1
    assert s.pages[0].startswith(f"[1, {MISSING}, ")


@pytest.mark.parametrize("run", [rollout, playout])
def test_whole_games_are_played_to_the_end(feast: Game, run: object) -> None:
    for seed in range(5):
        s = feast.match(3, seed, {"fenrir": True}).state
        assert (rollout if run is rollout else playout)(s, Rng(seed), Moves()) > 12
        assert is_over(s)


def test_rollout_and_the_match_play_by_the_same_rules(feast: Game) -> None:
    match: Match = feast.match(2, seed=1, companion=True)
    s = match.state.copy()
    while not match.over:
        seat = match.asked[0].seat
        move = legal(s, seat)[0]
        step = question(s, seat)
        assert step is not None
        match.play(step.show(s, move), seat)
        play(s, seat, move)
    assert feast.dump(s) == feast.dump(match.state)
    assert NATURE in {line.seat for line in match.lines}
