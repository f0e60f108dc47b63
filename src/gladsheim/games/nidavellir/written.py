"""Plain data as people write it into positions: names, numbers, lists by seat. What is wrong is said in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gladsheim.games.nidavellir.cards import (
    CARD_NAMES,
    CLASS_OF,
    CLASSES,
    DECK_KINDS,
    HAMMER,
    HERO,
    HERO_OF,
    KIND_NAMES,
    KIND_OF,
    THRUD_AS,
    YLUD_AS,
)
from gladsheim.kernel.dump import Data
from gladsheim.kernel.written import Written

WRITTEN: Final = Written("nidavellir")
bad = WRITTEN.bad
by_seat = WRITTEN.by_seat
listed = WRITTEN.listed
mapping = WRITTEN.mapping
number = WRITTEN.number
one_of = WRITTEN.one_of

MANY: Final = 99
"""More of a kind than there can be."""

MOVABLE: Final = {"thrud": THRUD_AS, "ylud": YLUD_AS}
"""The heroes that lie as one class or another: `thrud hunter`. Without a class they lie in no column."""


def kind_of(name: str) -> int:
    """A kind of card by its name."""
    if name not in KIND_OF:
        raise bad("unknown-card", card=name)
    return KIND_OF[name]


def card_of(text: str) -> int:
    """A card of an army: `warrior-3`, `hammer`, `tarah`, `thrud hunter`."""
    name, _, class_ = text.partition(" ")
    if name in MOVABLE and class_ in CLASS_OF:
        return MOVABLE[name] + CLASS_OF[class_]
    if text in HERO_OF:
        return HERO + HERO_OF[text]
    return HAMMER if text == CARD_NAMES[HAMMER] else kind_of(text)


def card_text(card: int) -> str:
    """A card as `card_of` reads it."""
    for first in MOVABLE.values():
        if first <= card < first + len(CLASSES):
            return f"{CARD_NAMES[card]} {CLASSES[card - first]}"
    return CARD_NAMES[card]


def counted(data: Data, key: str) -> list[int]:
    """Cards by kind, from a list of names or from names with their counts."""
    counts = [0] * DECK_KINDS
    if isinstance(data[key], Mapping):
        for name, n in mapping(key, data[key]).items():
            counts[kind_of(name)] += number({key: n}, key, 0, 0, MANY)
    else:
        for name in listed(key, data[key]):
            counts[kind_of(name)] += 1
    return counts


def counts_text(counts: list[int]) -> dict[str, int]:
    """Cards by kind as `counted` reads them."""
    return {KIND_NAMES[kind]: n for kind, n in enumerate(counts) if n}
