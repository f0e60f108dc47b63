"""What every bot can do: choose a move, and tell a person what it would play."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.bots.outlook import Outlook
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State
from gladsheim.words import Words


class Hint:
    """A move for a person to consider: the points it brings, and those it opens to the next player."""

    def __init__(self, move: str, gain: float, cost: float) -> None:
        self.move = move
        self.gain = gain
        self.cost = cost

    @property
    def words(self) -> Words:
        """The hint as a sentence, in whole points."""
        return Words("bot-hint", {"move": self.move, "gain": round(self.gain), "cost": round(self.cost)})


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat. A bot is written by its `choose`, and may be written in plain Python."""

    def choose(self, game: Game, world: State, seat: int, rng: Rng) -> int:
        """A legal move. `world` is one that the seat cannot tell from the real one; a bot may imagine more from it."""
        raise NotImplementedError

    def hint(self, game: Game, world: State, seat: int, rng: Rng) -> Hint:
        """The move that this bot would play, and what to expect of it."""
        move = self.choose(game, world, seat, rng)
        step = question(world, seat)
        assert step is not None, "only a seat that is asked gets a hint"
        outlook = Outlook(game, world, seat, rng)
        prospect = outlook.prospect(move)
        outlook.find_cost(prospect)
        worlds = len(outlook.worlds)
        return Hint(step.show(world, move), prospect.gain / worlds, prospect.cost / worlds)
