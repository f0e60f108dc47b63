"""Everything there is to know about a game of Nidavellir."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.rules.state_fields import State as State

COINS: Final = 5
"""Everybody always has five."""

# Where a coin lies: at tavern 0, 1 or 2, in the pouch, or in the hand.
POUCH: Final = 3
HAND: Final = 4
PLACES: Final = ("goblin", "dragon", "pony", "pouch", "hand")

# What the others know of it: nothing but that it is there, its place too, or it lies open.
SECRET: Final = 0
KNOWN: Final = 1
OPEN: Final = 2

SETUP: Final = 0
BIDS: Final = 1
TAVERN: Final = 2
AGE_END: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "bids", "tavern", "end-of-age", "over")

FREE: Final = -1
"""As the owner of a hero: it waits in its stand."""
OUT: Final = -2
"""As the owner of a hero: it was left out of a first game."""

NONE: Final = -1
"""No tavern, no card, no bid, no class."""
NOBODY: Final = -1
"""As the winner of a distinction: it went to the box."""
UNDECIDED: Final = -2
"""As the winner of a distinction: the first age has not ended yet."""

GOLDEN_GEM: Final = 6


def lies_as(s: State, seat: int, first: int) -> int:
    """The class that a seat's Thrud (THRUD_AS) or Ylud (YLUD_AS) lies as, or NONE."""
    for card in s.armies[seat]:
        if first <= card < first + 5:
            return card - first
    return NONE
