"""How many ways a game can go on: a number that changes whenever the rules do.

>>> from gladsheim.testing.feast import GAME
>>> from gladsheim.testing.perft import perft
>>> perft(GAME, GAME.match(seats=2, seed=1).snapshot(), 2)
6
"""

from __future__ import annotations

from collections.abc import Iterator

from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, legal, play, question, settle
from gladsheim.kernel.step import NATURE, State, Together


def perft(game: Game, s: State, depth: int) -> int:
    """The leaves of the tree of answers, nature's among them, down to a depth; a game that is over is a leaf."""
    s = s.copy()
    settle(s)
    return leaves(s, depth)


def divide(game: Game, s: State, depth: int) -> dict[str, int]:
    """The leaves below each first answer, by seat and text."""
    s = s.copy()
    settle(s)
    return {text_of(s, seat, move): leaves(after(s, seat, move), depth - 1) for seat, move in answers(s)}


def leaves(s: State, depth: int) -> int:
    """The leaves below a position at rest."""
    if depth <= 0 or not s.stack:
        return 1
    if depth == 1:
        return sum(1 for _ in answers(s))
    return sum(leaves(after(s, seat, move), depth - 1) for seat, move in answers(s))


def answers(s: State) -> Iterator[tuple[int, int]]:
    """Who may answer what next. Seats asked together answer in order, unless the first answer settles it."""
    seats = asked(s)
    if s.stack:
        frame = s.stack[-1]
        if isinstance(frame, Together) and not frame.first():
            seats = seats[:1]
    for seat in seats:
        for move in legal(s, seat):
            yield seat, move


def after(s: State, seat: int, move: int) -> State:
    """The position that an answer leads to."""
    s = s.copy()
    play(s, seat, move)
    return s


def text_of(s: State, seat: int, move: int) -> str:
    """An answer with who gives it."""
    step = question(s, seat)
    assert step is not None, "a seat that is asked has a question"
    who = "nature" if seat == NATURE else str(seat)
    return f"{who} {step.show(s, move)}"
