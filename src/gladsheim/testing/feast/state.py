"""Dishes, casks, and everything there is to know about a feast."""

from __future__ import annotations

from typing import Final

from gladsheim.testing.feast.state_fields import State as State

DISHES: Final = ("boar", "bread", "honey", "salmon")
DISH_COPIES: Final = (4, 5, 5, 5)

CASKS: Final = ("mead", "ale", "sour")
CASK_COPIES: Final = (3, 2, 2)
MEAD: Final = 0
SOUR: Final = 2

HAND: Final = 4
"""Dishes dealt to everyone: three are taken, the last is for the wolves."""

TAKEN: Final = 3
COURSES: Final = 4
NOBODY: Final = -1


def left_of(s: State, seat: int, places: int = 1) -> int:
    """The seat so many places to the left."""
    return (seat + places) % s.seats


def packet_of(s: State, seat: int) -> int:
    """The packet that a seat holds now."""
    return (seat - s.passed) % s.seats


def in_hand(s: State, seat: int) -> list[int]:
    """The dishes a seat may choose from."""
    return s.packets[packet_of(s, seat)][s.passed :] if s.packets else []


def casks_left(s: State) -> int:
    """Casks in the cellar, seen or not."""
    return len(s.top) + sum(s.middle) + len(s.bottom)
