"""Plain data as people write it into positions: names, numbers, lists by seat. What is wrong is said in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gladsheim.errors import BadPosition
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
from gladsheim.words import Term, Words, quoted, say

MANY: Final = 99
"""More of a kind than there can be."""

MOVABLE: Final = {"thrud": THRUD_AS, "ylud": YLUD_AS}
"""The heroes that lie as one class or another: `thrud hunter`. Without a class they lie in no column."""


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


def mapping(data: Data, key: str) -> dict[str, Any]:
    """An object with names."""
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise bad("not-an-object", key=key, text=quoted(value))
    return {quoted(name): what for name, what in value.items()}


def listed(key: str, words: Any) -> list[str]:
    """A list of texts, and nothing else."""
    if not isinstance(words, list | tuple):
        raise bad("not-a-list", key=key, text=quoted(words))
    return [quoted(word) for word in words]


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
        for name, n in mapping(data, key).items():
            counts[kind_of(name)] += number({key: n}, key, 0, 0, MANY)
    else:
        for name in listed(key, data[key]):
            counts[kind_of(name)] += 1
    return counts


def counts_text(counts: list[int]) -> dict[str, int]:
    """Cards by kind as `counted` reads them."""
    return {KIND_NAMES[kind]: n for kind, n in enumerate(counts) if n}


def bad(reason: str, **terms: Term) -> BadPosition:
    """An impossible position, and what is wrong with it."""
    words = Words(f"nidavellir-position-{reason}", terms)
    return BadPosition(f"nidavellir/position-{reason}", say(words), terms)
