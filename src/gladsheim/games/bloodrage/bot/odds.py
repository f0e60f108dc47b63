"""What others may lay in a battle, for all that everybody knows of their hands."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.cards.heaps import HEAPS
from gladsheim.games.bloodrage.cards.printed import AGE_STARTS, BATTLE, DECKS, FAMILY, VALUE
from gladsheim.games.bloodrage.rules.state import HAND, State

HIGHEST: Final = 8
"""The most that a card adds."""

CHOICE: Final = [0.0, 1.0, 1.6, 2.2, 2.7, 3.0]
"""By unknown cards in a hand: the card that is laid is about the best of so many."""


def at_most(seats: int, age: int) -> list[float]:
    """By strength: how likely a card of an age adds no more than that."""
    counts = [0] * (HIGHEST + 1)
    for kind in range(AGE_STARTS[age - 1], AGE_STARTS[age]):
        counts[VALUE[kind] if FAMILY[kind] == BATTLE else 0] += DECKS[seats][kind]
    whole = sum(counts)
    return [sum(counts[: value + 1]) / whole for value in range(HIGHEST + 1)]


AT_MOST: Final = [[at_most(seats, age) if seats > 1 and age else [] for age in range(4)] for seats in range(6)]


def below(s: State, seat: int, age: int) -> list[float]:
    """By strength: how likely it is that the card of a seat adds less than that (0 to 9)."""
    seen = 0
    best = 0
    for card in s.hands[seat]:
        if s.known[card] & HEAPS == HAND:
            seen += 1
            kind = s.kinds[card]
            if FAMILY[kind] == BATTLE and VALUE[kind] > best:
                best = VALUE[kind]
    unknown = len(s.hands[seat]) - seen
    choice = CHOICE[min(unknown, 5)]
    found = [0.0]
    for value in range(HIGHEST + 1):
        # What is known to be there is laid as often as not.
        sure = 1.0 if value >= best else 0.4
        found.append(sure * float(AT_MOST[s.seats][age][value] ** choice))
    return found


def chance_below(table: list[float], lead: float) -> float:
    """How likely a card adds less than a lead."""
    if lead <= 0.0:
        return 0.0
    value = int(lead)
    if value < lead:
        value += 1
    return table[value] if value <= HIGHEST + 1 else 1.0
