"""Nidavellir's evaluation: bids by what cards and trades are worth, everything else by what a turn leads to."""

from __future__ import annotations

from gladsheim.games.nidavellir.bot.bids import best_arrangement, best_plan, foreseen, half_seen, move_of
from gladsheim.games.nidavellir.bot.points import earned
from gladsheim.games.nidavellir.bot.reasons import why
from gladsheim.games.nidavellir.bot.turn import best, weighed
from gladsheim.games.nidavellir.rules.bidding import Bid
from gladsheim.games.nidavellir.rules.state import State
from gladsheim.games.nidavellir.rules.tavern import OpenBid
from gladsheim.kernel.play import question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Step
from gladsheim.kit.evaluation import Evaluation
from gladsheim.words import Words


class Nidavellir(Evaluation):
    """Reads nothing that is face down: only what everybody knows of the others' coins."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        step = asked_of(world, seat)
        if isinstance(step, Bid):
            return move_of(world, seat, best_arrangement(foreseen(world, rng), seat))
        if isinstance(step, OpenBid):
            return move_of(world, seat, best_plan(half_seen(world, rng), seat)[:1])
        return best(weighed(world, seat, step)).move

    def why(self, world: State, seat: int, move: int, rng: Rng) -> Words:
        return why(world, seat, asked_of(world, seat), move, rng)

    def earned(self, world: State, seat: int, move: int) -> int | None:
        step = asked_of(world, seat)
        if isinstance(step, (Bid, OpenBid)):
            return None
        return earned(world, seat, step, move)


def asked_of(s: State, seat: int) -> Step:
    """The question put to a seat."""
    step = question(s, seat)
    assert step is not None, "only a seat that is asked has moves to weigh"
    return step
