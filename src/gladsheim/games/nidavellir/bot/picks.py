"""Who takes which card: one after the other, everybody what is worth most to himself."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.bot.future import Future
from gladsheim.games.nidavellir.bot.worth import worth
from gladsheim.games.nidavellir.cards.printed import (
    CARD_CLASS,
    CARD_RANKS,
    CARD_VALUE,
    DECK_KINDS,
    DWARFS,
    KINDS,
    cards_per_tavern,
)
from gladsheim.games.nidavellir.coins.purse import can_upgrade, upgraded
from gladsheim.games.nidavellir.rules.state import COINS, NONE, State

UNKNOWN: Final = -1000000.0
"""Below all that anything is worth."""


class Demand:
    """What each kind of card is worth to each seat, worked out when it is first asked for."""

    def __init__(self, s: State, future: Future) -> None:
        self.s = s
        self.future = future
        self.before = [worth(s, seat, future) for seat in range(s.seats)]
        self.known = [[UNKNOWN] * DECK_KINDS for _ in range(s.seats)]

    def worth(self, seat: int, kind: int) -> float:
        """By how much a card raises what a seat may expect."""
        found = self.known[seat][kind]
        if found == UNKNOWN:
            if kind < DWARFS:
                found = with_dwarf(self.s, seat, kind, self.future) - self.before[seat]
            else:
                found = with_offering(self.s, seat, KINDS[kind].value, self.future) - self.before[seat]
            self.known[seat][kind] = found
        return found

    def taken(self, order: list[int], kinds: list[int]) -> list[int]:
        """What these seats take, in their order."""
        left = kinds.copy()
        found = []
        for seat in order:
            best = 0
            for i in range(1, len(left)):
                if self.worth(seat, left[i]) > self.worth(seat, left[best]):
                    best = i
            found.append(left.pop(best))
        return found


def with_dwarf(s: State, seat: int, kind: int, future: Future) -> float:
    """What a seat may expect with one more dwarf; the state is left as it was."""
    at = 5 * seat + CARD_CLASS[kind]
    s.ranks[at] += CARD_RANKS[kind]
    s.values[at] += CARD_VALUE[kind]
    found = worth(s, seat, future)
    s.ranks[at] -= CARD_RANKS[kind]
    s.values[at] -= CARD_VALUE[kind]
    return found


def with_offering(s: State, seat: int, adds: int, future: Future) -> float:
    """What a seat may expect after the best upgrade."""
    most = UNKNOWN
    for i in range(COINS):
        coin = s.coins[COINS * seat + i]
        if can_upgrade(coin):
            most = max(most, with_coin(s, seat, i, upgraded(s, coin, adds), future))
    return most


def with_coin(s: State, seat: int, i: int, new: int, future: Future) -> float:
    """What a seat may expect with another coin instead of its i-th; the state is left as it was."""
    first = COINS * seat
    coins = s.coins[first : first + COINS]
    changed = coins.copy()
    changed[i] = new
    changed.sort()
    s.coins[first : first + COINS] = changed
    found = worth(s, seat, future)
    s.coins[first : first + COINS] = coins
    return found


def cards_at(s: State, tavern: int) -> list[int]:
    """The kinds that lie in a tavern."""
    cards = cards_per_tavern(s.seats)
    return [kind for kind in s.taverns[cards * tavern : cards * tavern + cards] if kind != NONE]
