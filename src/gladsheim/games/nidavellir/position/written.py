"""Plain data as people write it into positions: names, numbers, lists by seat. What is wrong is said in a sentence."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.errors import BadPosition
from gladsheim.games.nidavellir.cards.printed import CARD_NAMES, CLASSES, DECK_KINDS, KIND_NAMES, THRUD_AS
from gladsheim.kernel.written import MANY, bad_position, listed, number, place_of
from gladsheim.words import Term

ARMY: Final = (
    *CARD_NAMES[:THRUD_AS], *(f"thrud {class_}" for class_ in CLASSES), *(f"ylud {class_}" for class_ in CLASSES)
)  # fmt: skip
"""Every card as it is written. Thrud and Ylud without a class lie in no column."""


def kind_of(key: str, name: Any) -> int:
    """A kind of card by its name."""
    return place_of(key, name, KIND_NAMES)


def card_of(key: str, text: Any) -> int:
    """A card of an army: `warrior-3`, `hammer`, `tarah`, `thrud hunter`."""
    return place_of(key, text, ARMY)


def counted(key: str, value: Any) -> list[int]:
    """Cards by kind, from a list of names or from names with their counts."""
    counts = [0] * DECK_KINDS
    if isinstance(value, dict):
        for name, n in value.items():
            counts[kind_of(key, name)] += number({name: n}, name, 0, 0, MANY)
    else:
        for name in listed(key, value):
            counts[kind_of(key, name)] += 1
    return counts


def counts_text(counts: list[int]) -> dict[str, int]:
    """Cards by kind as `counted` reads them."""
    return {KIND_NAMES[kind]: n for kind, n in enumerate(counts) if n}


def bad(reason: str, **terms: Term) -> BadPosition:
    """An impossible position, and what is wrong with it."""
    return bad_position(f"nidavellir/position-{reason}", **terms)
