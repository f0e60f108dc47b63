"""What is known of a campaign: who plays whom, what stands on every sheet, which chapter is next, what was played."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

MOST_PLAYED = 1_000
"""So many games at most are part of one campaign."""

Name = Annotated[str, Meta(max_length=40)]
Points = Annotated[int, Meta(ge=0, le=1_000_000)]
Stage = Literal["between", "playing", "over"]
"""Between games everybody buys; after the last chapter it is over."""


class Purchase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box of a sheet that is ticked, and the name that is written into it, if any."""

    box: Name
    name: Name = ""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has: boxes for good, boxes bought since the last game, experience saved."""

    boxes: Annotated[list[Purchase], Meta(max_length=200)] = []
    bought: Annotated[list[Purchase], Meta(max_length=200)] = []
    purse: Points = 0
    ready: bool = False


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game: its chapter, how it ended, what everybody gained, and what was bought after it."""

    chapter: Name
    won: bool
    left: Annotated[list[Points], Meta(max_length=20)]
    gained: Annotated[list[Points], Meta(max_length=20)]
    bought: Annotated[list[list[Purchase]], Meta(max_length=20)] = []
    table: Name = ""
    at: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign as plain data, of a version of its own: rules may change while it lasts.

    `extra` is what its owner has brought, such as figures or pages of his own; every game starts from it.
    """

    game: Name
    version: Annotated[int, Meta(ge=1, le=1_000)]
    heroes: Annotated[list[Name], Meta(min_length=1, max_length=20)]
    others: Annotated[list[Name], Meta(max_length=20)]
    sheets: Annotated[list[Sheet], Meta(max_length=20)]
    chapter: Name
    stage: Stage = "between"
    played: Annotated[list[Played], Meta(max_length=MOST_PLAYED)] = []
    extra: dict[str, Any] = {}

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.heroes)

    @property
    def attempts(self) -> int:
        """How often the present chapter has been played."""
        return sum(one.chapter == self.chapter for one in self.played)

    @property
    def all_ready(self) -> bool:
        """Whether everybody has bought what he wants."""
        return all(sheet.ready for sheet in self.sheets)
