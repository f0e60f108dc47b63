"""What would have followed: a better move played out from where it was missed, answer by answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gladsheim.errors import GladsheimError
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, legal, play, question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import NATURE, Chance, State, Together
from gladsheim.kit.evaluation import judge_of
from gladsheim.review.decisions import Decision
from gladsheim.review.report import Played

LONGEST: Final = 40
"""So many answers at most, nature's and forced ones among them."""


def played_out(
    game: Game, decision: Decision, best: str, line: Sequence[tuple[int, str]], later: Sequence[Decision], rng: Rng
) -> list[Played]:
    """The better move and what is expected behind it, with every answer in between, as far as it can be played.

    Nature gives what it gave, if it still can; so do those who answered at the same time. What is expected was thought
    out in an imagined world: the line ends where the true one forbids it.
    """
    s = decision.state.copy()
    expected = list(line[1:]) if line and line[0] == (decision.seat, best) else []
    found: list[Played] = []
    next_ = [(decision.seat, best)]
    while next_ and len(found) < LONGEST:
        seat, text = next_.pop()
        step = question(s, seat)
        assert step is not None, "only who is asked answers"
        found.append(Played(seat, step.name, text))
        play(s, seat, step.read(s, text))
        if s.stack:
            next_ = answer_to(game, s, expected, later, rng)
    return found


def answer_to(
    game: Game, s: State, expected: list[tuple[int, str]], later: Sequence[Decision], rng: Rng
) -> list[tuple[int, str]]:
    """Who answers next and how; nothing where nobody can tell. What was expected is used up."""
    seat = asked(s)[0]
    frame = s.stack[-1]
    if isinstance(frame, Chance):
        text = as_before(s, NATURE, later)
        return [(NATURE, frame.show(s, frame.sample(s, rng)) if text is None else text)]
    if isinstance(frame, Together):
        text = as_before(s, seat, later) if s.answers else None
        return [] if text is None else [(seat, text)]
    step = question(s, seat)
    assert step is not None, "a position at rest asks somebody"
    moves = legal(s, seat)
    if len(moves) == 1:
        return [(seat, step.show(s, moves[0]))]
    judge = judge_of(game)
    if not judge.is_weighty(step):
        return [(seat, step.show(s, judge.choose(game.world_for(s, seat, rng), seat, rng)))]
    if expected and expected[0][0] == seat and is_legal(s, seat, expected[0][1]):
        return [expected.pop(0)]
    return []


def as_before(s: State, seat: int, later: Sequence[Decision]) -> str | None:
    """What the seat, or nature, answered when it was next asked this, if it still can."""
    step = question(s, seat)
    assert step is not None, "only who is asked answers"
    for one in later:
        if one.seat == seat:
            then = question(one.state, seat)
            is_same = then is not None and then.name == step.name and is_legal(s, seat, one.text)
            return one.text if is_same else None
    return None


def is_legal(s: State, seat: int, text: str) -> bool:
    """Whether a seat, or nature, may answer so."""
    step = question(s, seat)
    try:
        return step is not None and step.read(s, text) in legal(s, seat)
    except GladsheimError:
        return False
