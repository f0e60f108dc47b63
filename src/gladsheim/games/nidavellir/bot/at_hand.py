"""What a round has decided and not yet brought: the cards that coins laid will get, and the trades that wait."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.bot.auction import GEMS, traded, trader_of
from gladsheim.games.nidavellir.bot.future import Future
from gladsheim.games.nidavellir.bot.picks import Demand, cards_at, with_coin
from gladsheim.games.nidavellir.cards.printed import TAVERNS, cards_per_tavern
from gladsheim.games.nidavellir.rules.state import COINS, POUCH, TAVERN, State

LATE: Final = 1 << 16
"""Uline's owner lays a coin when all others are seen, and is taken to get what he wants."""


class Gains:
    """By seat: a card at the tavern being resolved, cards at those after it, and a trade."""

    def __init__(self, seats: int) -> None:
        self.here = [0.0] * seats
        self.next = [0.0] * seats
        self.trade = [0.0] * seats


def at_hand(s: State, future: Future) -> Gains:
    """By how much all this will raise what each seat may expect, if everybody takes what is worth most to himself."""
    gains = Gains(s.seats)
    if s.phase != TAVERN:
        return gains
    demand = Demand(s, future)
    left = cards_at(s, s.tavern)
    if s.order:
        waiting = s.order[cards_per_tavern(s.seats) - len(left) :]
        share(gains.here, demand, waiting, left)
    for tavern in range(s.tavern + 1, len(TAVERNS)):
        share(gains.next, demand, order_at(s, tavern), cards_at(s, tavern))
    for seat in range(s.seats):
        gains.trade[seat] = trade_of(s, seat, future, demand.before[seat])
    return gains


def share(found: list[float], demand: Demand, order: list[int], kinds: list[int]) -> None:
    """Hand out the cards of a tavern."""
    for seat, kind in zip(order, demand.taken(order, kinds)):
        found[seat] += demand.worth(seat, kind)


def order_at(s: State, tavern: int) -> list[int]:
    """Who will choose when at a tavern that is still to be opened, by the gems of now."""
    order: list[int] = []
    strengths: list[int] = []
    for seat in range(s.seats):
        strength = LATE
        for i in range(COINS * seat, COINS * seat + COINS):
            if s.places[i] == tavern:
                strength = GEMS * (s.coins[i] // 3) + s.gems[seat]
        i = 0
        while i < len(order) and strengths[i] >= strength:
            i += 1
        order.insert(i, seat)
        strengths.insert(i, strength)
    return order


def trade_of(s: State, seat: int, future: Future, before: float) -> float:
    """What a seat gains by the trade of this round that it has not made yet; with Uline it is not known which."""
    first = COINS * seat
    tavern = s.places[first + trader_of(s, seat)]
    if tavern < s.tavern or tavern >= POUCH or (tavern == s.tavern and has_ended(s, seat)):
        return 0.0
    pouch = [coin for coin in range(COINS) if s.places[first + coin] == POUCH]
    if len(pouch) != 2:
        return 0.0
    low, high = pouch
    return with_coin(s, seat, high, traded(s, seat, low, high), future) - before


def has_ended(s: State, seat: int) -> bool:
    """Whether a seat's turn at the tavern being resolved is over."""
    return seat in s.order[: s.turns_done]
