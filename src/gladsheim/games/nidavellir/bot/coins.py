"""What coins are worth: their sum in the end, the trades to come, and the turns that they win."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.bot.future import Future
from gladsheim.games.nidavellir.coins.purse import HIGHEST, best_coin, total
from gladsheim.games.nidavellir.rules.state import COINS, State

GROWTH: Final = 0.05
"""How many trades a tavern to come is good for."""

EDGE: Final = 1.5
"""What it is worth to choose before another player."""


def purse(s: State, seat: int, future: Future) -> float:
    """A seat's five coins, with all that they will still bring."""
    return total(s, seat) + growth(s, seat, future) + edge(s, seat, future)


def growth(s: State, seat: int, future: Future) -> float:
    """Each trade adds the lower of two coins to the higher one, up to the highest coin there is."""
    second = s.coins[COINS * seat + COINS - 2] // 3
    return min(float(HIGHEST - best_coin(s, seat)), GROWTH * future.takes * second)


def highest_coin(s: State, seat: int, future: Future) -> float:
    """The highest coin that a seat may expect to have in the end."""
    return best_coin(s, seat) + growth(s, seat, future)


def edge(s: State, seat: int, future: Future) -> float:
    """What it is worth to choose before others: by how many of their coins one's own beat."""
    coins = s.coins
    beaten = 0
    for mine in range(COINS * seat, COINS * seat + COINS):
        value = coins[mine] // 3
        for i in range(COINS * s.seats):
            other = coins[i] // 3
            if other < value:
                beaten += 2
            elif other == value:
                beaten += 1
    return EDGE * future.takes * (beaten - COINS * COINS) / (2 * COINS * COINS)
