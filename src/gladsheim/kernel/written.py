"""Numbers, words and lists of a position written by hand, and what is said when they make no sense."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gladsheim.errors import BadPosition
from gladsheim.kernel.dump import Data
from gladsheim.words import Term, Words, quoted, say


class Written:
    """What positions of one game are made of; whatever is wrong is said in that game's own words."""

    def __init__(self, game: str) -> None:
        self.game = game

    def number(self, data: Data, key: str, default: int, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = data.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.bad("not-a-number", key=key, text=quoted(value), least=least, most=most)
        return value

    def one_of(self, data: Data, key: str, words: tuple[str, ...], default: str) -> str:
        """One of some words."""
        value = data.get(key, default)
        if not isinstance(value, str) or value not in words:
            raise self.bad("not-a-word", key=key, text=quoted(value), words=", ".join(words))
        return value

    def by_seat(self, data: Data, key: str, seats: int, default: Any) -> list[Any]:
        """A list with one entry per seat."""
        value = data.get(key, [default] * seats)
        if not isinstance(value, list | tuple) or len(value) != seats:
            raise self.bad("not-by-seat", key=key, seats=seats)
        return list(value)

    def mapping(self, key: str, value: Any) -> dict[str, Any]:
        """An object with names."""
        if not isinstance(value, Mapping):
            raise self.bad("not-an-object", key=key, text=quoted(value))
        return {quoted(name): what for name, what in value.items()}

    def listed(self, key: str, words: Any) -> list[str]:
        """A list of texts, and nothing else."""
        if not isinstance(words, list | tuple):
            raise self.bad("not-a-list", key=key, text=quoted(words))
        return [quoted(word) for word in words]

    def bad(self, reason: str, **terms: Term) -> BadPosition:
        """An impossible position, and what is wrong with it."""
        words = Words(f"{self.game}-position-{reason}", terms)
        return BadPosition(f"{self.game}/position-{reason}", say(words), terms)
