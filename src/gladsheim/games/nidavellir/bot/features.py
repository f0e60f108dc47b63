"""What a seat's prospects consist of: the parts of its worth, each also by how much of the game is left."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.bot.at_hand import at_hand
from gladsheim.games.nidavellir.bot.coins import edge, growth
from gladsheim.games.nidavellir.bot.future import Future
from gladsheim.games.nidavellir.bot.worth import (
    HERO,
    columns,
    distinctions,
    gem,
    heroes,
    heroes_to_come,
    warrior_bonus,
)
from gladsheim.games.nidavellir.cards.printed import CLASSES
from gladsheim.games.nidavellir.coins.purse import best_coin, total
from gladsheim.games.nidavellir.rules.state import State

PARTS: Final = [
    "columns",
    "warriors' bonus",
    "heroes",
    "heroes to come",
    "distinctions",
    "coins",
    "trades to come",
    "turns won by coins",
    "golden gem",
    "card at this tavern",
    "cards at the next taverns",
    "trade at hand",
]
NAMES: Final = [*PARTS, "highest coin", *[f"ranks of {name}s" for name in CLASSES]]
"""What is said of a seat, and then again by the taverns still to come."""

TOPICS: Final = [
    "columns",
    "columns",
    "heroes",
    "sets",
    "distinctions",
    "coins",
    "trades",
    "turns",
    "gem",
    "columns",
    "columns",
    "trades",
    "coins",
    *["columns"] * len(CLASSES),
]
"""What each of these is about."""

ALL_TAKES: Final = 24.0


def features_of(s: State) -> list[list[float]]:
    """By seat, in the order of the names."""
    future = Future(s)
    left = float(future.takes) / ALL_TAKES
    gains = at_hand(s, future)
    found: list[list[float]] = []
    for seat in range(s.seats):
        coming = heroes_to_come(s, seat, future)
        row: list[float] = [
            columns(s, seat, future),
            warrior_bonus(s, seat, future),
            heroes(s, seat, future, coming),
            HERO * coming,
            distinctions(s, seat, future),
            float(total(s, seat)),
            growth(s, seat, future),
            edge(s, seat, future),
            gem(s, seat, future),
            gains.here[seat],
            gains.next[seat],
            gains.trade[seat],
            float(best_coin(s, seat)),
        ]
        for class_ in range(5):
            row.append(float(s.ranks[5 * seat + class_]))
        for i in range(len(row)):
            row.append(row[i] * left)
        found.append(row)
    return found
