"""What a game owes that plays sagas from files: which it has, what is in a file, and how a table tries one."""

from __future__ import annotations

import msgspec

from gladsheim.kernel.dump import Data
from gladsheim.kernel.view import Options
from gladsheim.words import Words


class Source(msgspec.Struct, frozen=True):
    """A saga: one of the game's own by its name, or a text and the file that it comes from."""

    name: str = ""
    text: str = ""
    file: str = ""


class Entry(msgspec.Struct, frozen=True):
    """Something that a page says: of which kind it is, and in which words."""

    kind: str
    words: Words


class ShownPage(msgspec.Struct, frozen=True):
    """A page as a person reads it."""

    title: Words
    entries: list[Entry]


class Trial(msgspec.Struct, frozen=True):
    """A table that tries a saga: its options, and what it starts from besides them."""

    options: Options
    setup: Data


class Sagas:
    """The sagas of a game. Whatever takes a source raises BadSetup for one that cannot be understood."""

    game: str
    names: tuple[str, ...]
    """Its own, in the order in which they are played."""

    def title(self, source: Source) -> Words:
        """What a saga is called."""
        raise NotImplementedError

    def pages(self, source: Source) -> list[ShownPage]:
        """All that its pages say."""
        raise NotImplementedError

    def trial(self, source: Source, seats: int, number: int, seed: int) -> Trial:
        """A table for so many, with what people have by the saga of this number in a campaign."""
        raise NotImplementedError
