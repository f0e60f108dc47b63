"""What every bot can do: choose a move, and tell a person what it would play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.kernel.game import Game
from gladsheim.kernel.play import question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State
from gladsheim.kit.earnings import earned
from gladsheim.kit.evaluation import evaluation_of
from gladsheim.words import Words

ONLY: Final = "only"
CLEAR: Final = "clear"
SLIGHT: Final = "slight"
EVEN: Final = "even"
UNWEIGHED: Final = ""
"""How sure a hint is: there is nothing else to do; the first move is clearly better than the second, slightly, or as
good; or nobody has weighed them."""


class Option:
    """A move for a person to consider, with the odds that it leads to (0 to 1; None where nobody has weighed it)."""

    def __init__(self, move: str, odds: float | None = None, doubt: float = 0.0) -> None:
        self.move = move
        self.odds = odds
        self.doubt = doubt  # one standard error of the odds


class Hint:
    """Moves for a person to consider, the best first, how sure that is, what to expect of it, and why not another."""

    def __init__(self, options: list[Option], words: Words, sure: str = UNWEIGHED, beside: Words | None = None) -> None:
        self.options = options
        self.words = words
        self.sure = sure
        self.beside = beside  # what sets the first move apart from the others

    @property
    def move(self) -> str:
        """The best one."""
        return self.options[0].move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat. A bot is written by its `choose`, and may be written in plain Python."""

    def choose(self, game: Game, world: State, seat: int, rng: Rng) -> int:
        """A legal move. `world` is one that the seat cannot tell from the real one; a bot may imagine more from it."""
        raise NotImplementedError

    def hint(self, game: Game, world: State, seat: int, rng: Rng) -> Hint:
        """The move that this bot would play, and what to expect of it."""
        move = self.choose(game, world, seat, rng)
        return Hint([Option(text_of(world, seat, move))], expectation(game, world, seat, move, rng))


def text_of(world: State, seat: int, move: int) -> str:
    """A move as it is written."""
    step = question(world, seat)
    assert step is not None, "only a seat that is asked gets a hint"
    return step.show(world, move)


def expectation(game: Game, world: State, seat: int, move: int, rng: Rng) -> Words:
    """What the game says of a move, or else what it earns at once: the number that the board says too."""
    evaluation = evaluation_of(game)
    if evaluation is not None:
        return evaluation.why(world, seat, move, rng)
    text = text_of(world, seat, move)
    points = earned(game, world, seat, move)
    if points is None:
        return Words("bot-hint", {"move": text})
    return Words("bot-hint-points", {"move": text, "points": points})
