"""Cards, provinces and numbers by seat of a position written by hand, and what is said when they make no sense."""

from __future__ import annotations

from typing import Any

from gladsheim.errors import BadPosition
from gladsheim.games.bloodrage.cards.printed import CARD_NAMES
from gladsheim.kernel.dump import Data
from gladsheim.kernel.written import bad_position, by_seat, listed, number, place_of
from gladsheim.words import Term


def numbers(data: Data, key: str, defaults: list[int], most: int) -> list[int]:
    """A whole number for each seat."""
    given = by_seat(data, key, len(defaults), None)
    return [
        default if value is None else number({key: value}, key, 0, 0, most)
        for value, default in zip(given, defaults, strict=True)
    ]


def kind_of(key: str, name: Any) -> int:
    """A kind of card by its name."""
    return place_of(key, name, CARD_NAMES)


def cards_of(data: Data, key: str, seats: int) -> list[list[int]]:
    """Kinds of cards for each seat."""
    return [[kind_of(key, name) for name in listed(key, names)] for names in by_seat(data, key, seats, [])]


def bad(reason: str, **terms: Term) -> BadPosition:
    """An impossible position, and what is wrong with it."""
    return bad_position(f"bloodrage/position-{reason}", **terms)
