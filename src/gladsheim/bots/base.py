"""What every bot can do: choose a move, and tell a person what it would play."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.kernel.game import Game
from gladsheim.kernel.play import question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State
from gladsheim.kit.earnings import earned
from gladsheim.kit.evaluation import evaluation_of
from gladsheim.kit.outlook import Outlook
from gladsheim.words import Words


class Hint:
    """A move for a person to consider, and a sentence that says what to expect of it."""

    def __init__(self, move: str, words: Words) -> None:
        self.move = move
        self.words = words


class Forecast(Hint):
    """A hint by points: what the move earns at once, with all that follows, and what it opens to the next player."""

    def __init__(self, move: str, now: int | None, gain: float, cost: float) -> None:
        points = {"gain": round(gain), "cost": round(cost)}
        if now is None or now == round(gain):
            super().__init__(move, Words("bot-hint", {"move": move, **points}))
        else:
            super().__init__(move, Words("bot-hint-with-more", {"move": move, "now": now, **points}))
        self.gain = gain
        self.cost = cost


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
        text = step.show(world, move)
        evaluation = evaluation_of(game)
        if evaluation is not None:
            return Hint(text, evaluation.why(world, seat, move, rng))
        outlook = Outlook(game, world, seat, rng)
        prospect = outlook.prospect(move)
        outlook.find_cost(prospect)
        worlds = len(outlook.worlds)
        now = earned(game, world, seat, move)
        return Forecast(text, now, max(now or 0, prospect.gain / worlds), prospect.cost / worlds)
