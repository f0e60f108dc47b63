"""Words, numbers and lists of a position written by hand, and what is said when they make no sense."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.board import OUTER, PROVINCE_OF, PROVINCES
from gladsheim.games.bloodrage.cards import CARD_OF
from gladsheim.kernel.dump import Data
from gladsheim.kernel.written import Written

WRITTEN: Final = Written("bloodrage")
bad = WRITTEN.bad
by_seat = WRITTEN.by_seat
listed = WRITTEN.listed
mapping = WRITTEN.mapping
number = WRITTEN.number
one_of = WRITTEN.one_of

MANY: Final = 999
"""More Rage, Glory or figures than there can be."""


def numbers(data: Data, key: str, defaults: list[int], most: int) -> list[int]:
    """A whole number for each seat."""
    given = by_seat(data, key, len(defaults), None)
    return [
        default if value is None else number({key: value}, key, 0, 0, most)
        for value, default in zip(given, defaults, strict=True)
    ]


def provinces(data: Data, key: str) -> list[int]:
    """Provinces by their names, none twice."""
    found = [province_of(key, name) for name in listed(key, data.get(key, []))]
    if len(set(found)) < len(found):
        raise bad("province-twice", key=key)
    return found


def province_of(key: str, name: str) -> int:
    """A province by its name."""
    if name not in PROVINCE_OF:
        raise bad("not-a-word", key=key, text=name, words=", ".join(PROVINCES))
    return PROVINCE_OF[name]


def outer_of(key: str, name: str) -> int:
    """A province that can be destroyed: any but Yggdrasil."""
    province = province_of(key, name)
    if province >= OUTER:
        raise bad("not-a-word", key=key, text=name, words=", ".join(PROVINCES[:OUTER]))
    return province


def kind_of(name: str) -> int:
    """A kind of card by its name."""
    if name not in CARD_OF:
        raise bad("unknown-card", card=name)
    return CARD_OF[name]


def cards_of(data: Data, key: str, seats: int) -> list[list[int]]:
    """Kinds of cards for each seat."""
    return [[kind_of(name) for name in listed(key, names)] for names in by_seat(data, key, seats, [])]
