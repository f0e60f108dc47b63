"""Nidavellir's evaluation: bids by what cards and trades are worth, everything else by what a turn leads to."""

from __future__ import annotations

from gladsheim.games.nidavellir.bot.auction import ARRANGEMENTS, Auction
from gladsheim.games.nidavellir.bot.bids import Foresight, half_seen, hand_of, move_of, plans, promise_of
from gladsheim.games.nidavellir.bot.features import NAMES, PARTS, TOPICS, features_of
from gladsheim.games.nidavellir.bot.points import earned
from gladsheim.games.nidavellir.bot.reasons import why
from gladsheim.games.nidavellir.bot.turn import weighed
from gladsheim.games.nidavellir.cards.printed import TAVERNS
from gladsheim.games.nidavellir.rules.bidding import Bid
from gladsheim.games.nidavellir.rules.state import State
from gladsheim.games.nidavellir.rules.tavern import OpenBid
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Step
from gladsheim.kit.evaluation import Evaluation, asked_of
from gladsheim.words import Words


class Nidavellir(Evaluation):
    """Reads nothing that is face down: only what everybody knows of the others' coins."""

    def __init__(self) -> None:
        self.foresight = Foresight()

    def names(self) -> list[str]:
        return [*NAMES, *[f"{name}, by what is left" for name in NAMES]]

    def by_hand(self) -> list[float]:
        return [1.0] * len(PARTS) + [0.0] * (2 * len(NAMES) - len(PARTS))

    def topics(self) -> list[str]:
        return [*TOPICS, *TOPICS]

    def reason(self, topic: str, is_mine: bool) -> Words | None:
        return Words(f"nidavellir-brings-{topic}" if is_mine else f"nidavellir-denies-{topic}")

    def features(self, s: State) -> list[list[float]]:
        return features_of(s)

    def promises(self, s: State, seat: int, step: Step, moves: list[int], rng: Rng) -> list[float]:
        if isinstance(step, Bid):
            return spread(bids(s, seat, self.foresight.of(s, rng)), moves)
        if isinstance(step, OpenBid):
            return spread(open_bids(s, seat, rng), moves)
        return weighed(s, seat, step, moves)

    def why(self, world: State, seat: int, move: int, rng: Rng) -> Words:
        return why(world, seat, asked_of(world, seat), move, rng)

    def earned(self, world: State, seat: int, move: int) -> int | None:
        step = asked_of(world, seat)
        if isinstance(step, (Bid, OpenBid)):
            return None
        return earned(world, seat, step, move)


def bids(s: State, seat: int, auction: Auction) -> dict[int, float]:
    """What each way to lay three coins promises."""
    hopes = auction.hopes(seat)
    found: dict[int, float] = {}
    for arrangement in ARRANGEMENTS:
        keep_most(found, move_of(s, seat, arrangement), auction.promise(seat, hopes, arrangement))
    return found


def open_bids(s: State, seat: int, rng: Rng) -> dict[int, float]:
    """With Uline: what each coin for this tavern promises, if the next ones are laid well."""
    auction = half_seen(s, rng)
    hopes = auction.hopes(seat)
    hand = hand_of(s, seat)
    found: dict[int, float] = {}
    for plan in plans(hand, len(TAVERNS) - s.tavern):
        keep_most(found, move_of(s, seat, plan[:1]), promise_of(auction, seat, hopes, hand, plan))
    return found


def keep_most(found: dict[int, float], move: int, promise: float) -> None:
    """Equal coins make equal moves: what counts is the best way to lay them."""
    if move not in found or promise > found[move]:
        found[move] = promise


def spread(found: dict[int, float], moves: list[int]) -> list[float]:
    """In the order in which it was asked."""
    return [found[move] for move in moves]
