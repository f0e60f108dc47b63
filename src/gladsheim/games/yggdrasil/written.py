"""Worlds, gods and cards of a position written by hand, and what is said when they make no sense."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.games.yggdrasil.notation import card_text
from gladsheim.games.yggdrasil.printed import ENEMY_COUNT, GODS, NONE, WORLDS
from gladsheim.games.yggdrasil.state import State
from gladsheim.kernel.dump import Data
from gladsheim.kernel.written import Written
from gladsheim.words import quoted

WRITTEN: Final = Written("yggdrasil")
bad = WRITTEN.bad
by_seat = WRITTEN.by_seat
listed = WRITTEN.listed
mapping = WRITTEN.mapping
number = WRITTEN.number
one_of = WRITTEN.one_of


def word(key: str, value: Any, words: tuple[str, ...]) -> int:
    """One of some words, as its number."""
    return words.index(one_of({key: value}, key, words, ""))


def words_of(key: str, value: Any, words: tuple[str, ...]) -> list[int]:
    """Some of some words, none twice, as their numbers."""
    found = [word(key, text, words) for text in listed(key, value)]
    for one in found:
        if found.count(one) > 1:
            raise bad("named-twice", key=key, text=words[one])
    return found


def worlds_of(data: Data, key: str) -> list[int]:
    """Some of the nine worlds."""
    return words_of(key, data.get(key, []), WORLDS)


def slot_named(s: State, key: str, value: Any) -> int:
    """A god of this game by his name."""
    return word(key, value, tuple(GODS[god] for god in s.gods))


def seat_named(s: State, key: str, value: Any) -> int:
    """A god whom somebody plays."""
    return word(key, value, tuple(GODS[god] for god in s.gods[: s.seats]))


def card_named(s: State, key: str, value: Any) -> int:
    """An Enemy card as people type it: `odin surt`."""
    for card in range(len(s.gods) * ENEMY_COUNT):
        if card_text(s, card) == value:
            return card
    raise bad("unknown-card", key=key, text=quoted(value))


def cards_named(s: State, key: str, value: Any) -> list[int]:
    """Enemy cards in their order."""
    return [card_named(s, key, text) for text in listed(key, value)]


def cards_text(s: State, cards: list[int]) -> list[str]:
    """Enemy cards as `cards_named` reads them."""
    return [card_text(s, card) for card in cards if card != NONE]


def only_keys(key: str, data: Data, keys: tuple[str, ...]) -> None:
    """No other names than these."""
    for name in data:
        if name not in keys:
            raise bad("unknown-key", key=f"{key} {name}".strip(), keys=", ".join(keys))
