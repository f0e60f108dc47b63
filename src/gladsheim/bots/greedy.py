"""The bot that takes what it can, and looks no further than the next player."""

from __future__ import annotations

from gladsheim.bots.base import Bot
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import legal
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State
from gladsheim.kit.evaluation import evaluation_of
from gladsheim.kit.outlook import Outlook, Prospect


class Greedy(Bot):
    """The move that promises most by the evaluation of the game, or where it has none, by its points."""

    def choose(self, game: Game, world: State, seat: int, rng: Rng) -> int:
        moves = legal(world, seat)
        assert moves, "only a seat that is asked can choose"
        if len(moves) == 1:
            return moves[0]
        evaluation = evaluation_of(game)
        if evaluation is not None:
            return evaluation.choose(world, seat, rng)
        return by_points(game, world, seat, moves, rng)


def by_points(game: Game, world: State, seat: int, moves: list[int], rng: Rng) -> int:
    """Own points now minus what the move opens to the next player; of equal moves any."""
    rng.shuffle(moves)
    outlook = Outlook(game, world, seat, rng)
    prospects = [outlook.prospect(move) for move in moves]
    prospects.sort(key=gain_of, reverse=True)
    best = prospects[0]
    outlook.find_cost(best)
    for prospect in prospects[1:]:
        # A cost is never below zero, so what gains no more than this cannot be better.
        if prospect.gain <= best.value():
            break
        outlook.find_cost(prospect, best.value())
        if prospect.value() > best.value():
            best = prospect
    return best.move


def gain_of(prospect: Prospect) -> int:
    return prospect.gain
