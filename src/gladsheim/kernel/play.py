"""Playing on a state: who is asked, what is legal, and what an answer leads to."""

from __future__ import annotations

from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import MISSING, Frame, Moves, State, Step, Then, Together


def is_over(s: State) -> bool:
    """Nobody is asked any more."""
    return not s.stack


def settle(s: State) -> None:
    """Run what waits, until a frame that asks is on top."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        if not isinstance(frame, Then):
            return
        stack.pop()
        frame.run(s)


def asked(s: State) -> list[int]:
    """The seats that owe an answer, ascending; nature too."""
    if not s.stack:
        return []
    frame = s.stack[-1]
    if isinstance(frame, Together):
        return [seat for seat in frame.seats(s) if not s.answers or s.answers[seat] == MISSING]
    assert isinstance(frame, Step), "a position at rest asks somebody"
    return [frame.seat(s)]


def question(s: State, seat: int) -> Step | None:
    """The step put to a seat, also if it has answered a Together and may still change its mind."""
    if not s.stack:
        return None
    frame = s.stack[-1]
    if isinstance(frame, Together):
        return frame.part(s, seat) if seat in frame.seats(s) else None
    assert isinstance(frame, Step), "a position at rest asks somebody"
    return frame if frame.seat(s) == seat else None


def legal(s: State, seat: int) -> list[int]:
    """The legal moves of a seat, ascending; none if it is not asked."""
    step = question(s, seat)
    if step is None:
        return []
    out = Moves()
    step.moves(s, out)
    return out.listed()


def play(s: State, seat: int, move: int) -> bool:
    """Apply a seat's legal move. True if the question is settled, False while others still owe their answers."""
    frame: Frame = s.stack[-1]
    if isinstance(frame, Step):
        s.stack.pop()
        frame.answer(s, move)
        settle(s)
        return True
    assert isinstance(frame, Together), "a position at rest asks somebody"
    if not s.answers:
        s.answers = [MISSING] * s.seats
    s.answers[seat] = move
    if not frame.first():
        for other in frame.seats(s):
            if s.answers[other] == MISSING:
                return False
    s.stack.pop()
    answers = s.answers
    s.answers = []
    frame.answer(s, answers)
    settle(s)
    return True


def rollout(s: State, rng: Rng, out: Moves) -> int:
    """Play to the end, listing every legal move and taking one at random; the number of decisions."""
    decisions = 0
    while s.stack:
        decisions += s.stack[-1].at_random(s, rng, out, True)
    return decisions


def playout(s: State, rng: Rng, out: Moves) -> int:
    """Play to the end at random, without listing moves where a step knows better; the number of decisions."""
    decisions = 0
    while s.stack:
        decisions += s.stack[-1].at_random(s, rng, out, False)
    return decisions
