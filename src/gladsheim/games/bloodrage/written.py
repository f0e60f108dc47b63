"""Words, numbers and lists of a position written by hand, and what is said when they make no sense."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gladsheim.errors import BadPosition
from gladsheim.games.bloodrage.board import OUTER, PROVINCE_OF, PROVINCES
from gladsheim.games.bloodrage.cards import CARD_OF
from gladsheim.kernel.dump import Data
from gladsheim.words import Term, Words, quoted, say

MANY: Final = 999
"""More Rage, Glory or figures than there can be."""


def number(data: Data, key: str, default: int, least: int, most: int) -> int:
    """A whole number within bounds."""
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise bad("not-a-number", key=key, text=quoted(value), least=least, most=most)
    return value


def one_of(data: Data, key: str, words: tuple[str, ...], default: str) -> str:
    """One of some words."""
    value = data.get(key, default)
    if not isinstance(value, str) or value not in words:
        raise bad("not-a-word", key=key, text=quoted(value), words=", ".join(words))
    return value


def by_seat(data: Data, key: str, seats: int, default: Any) -> list[Any]:
    """A list with one entry per seat."""
    value = data.get(key, [default] * seats)
    if not isinstance(value, list | tuple) or len(value) != seats:
        raise bad("not-by-seat", key=key, seats=seats)
    return list(value)


def numbers(data: Data, key: str, defaults: list[int], most: int) -> list[int]:
    """A whole number for each seat."""
    given = by_seat(data, key, len(defaults), None)
    return [
        default if value is None else number({key: value}, key, 0, 0, most)
        for value, default in zip(given, defaults, strict=True)
    ]


def mapping(key: str, value: Any) -> dict[str, Any]:
    """An object with names."""
    if not isinstance(value, Mapping):
        raise bad("not-an-object", key=key, text=quoted(value))
    return {quoted(name): what for name, what in value.items()}


def listed(key: str, words: Any) -> list[str]:
    """A list of texts, and nothing else."""
    if not isinstance(words, list | tuple):
        raise bad("not-a-list", key=key, text=quoted(words))
    return [quoted(word) for word in words]


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


def bad(reason: str, **terms: Term) -> BadPosition:
    """An impossible position, and what is wrong with it."""
    words = Words(f"bloodrage-position-{reason}", terms)
    return BadPosition(f"bloodrage/position-{reason}", say(words), terms)
