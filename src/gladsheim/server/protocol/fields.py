"""What a field of a record can be, and how long."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta

LONGEST_ENTROPY: Final = 64
LONGEST_ID: Final = 40
LONGEST_MOVE: Final = 500
LONGEST_NAME: Final = 40
LONGEST_SAID: Final = 500
LONGEST_TOKEN: Final = 100

ClientId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern="^[A-Za-z0-9_-]+$")]
"""Made by the client for each thing it wants done: sent twice, it counts once."""

SeatNumber = Annotated[int, Meta(ge=-1, le=99)]
"""A seat; -1 is nature, for whom somebody types in companion mode."""

Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MoveText = Annotated[str, Meta(max_length=LONGEST_MOVE)]
BotName = Annotated[str, Meta(max_length=LONGEST_NAME)]
Alias = Annotated[str, Meta(max_length=LONGEST_NAME)]
Token = Annotated[str, Meta(max_length=LONGEST_TOKEN)]
PlaceName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern="^[a-z0-9_:,./-]+$")]
"""Something on a board that people can point at; the server knows none of them by name."""

Entropy = Annotated[str, Meta(max_length=LONGEST_ENTROPY)]
"""What a player adds to the dice, so that nobody can have chosen them."""

Patch = list[list[Any]]
"""Steps from one view to the next: [path, value] sets, [path] removes, [path, value, 1] inserts into an array."""


def snake(name: str) -> str:
    """AskWhy as ask_why."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
