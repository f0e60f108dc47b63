"""How a game of a campaign ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended, and what each seat has left of whatever counts."""

    won: bool
    left: list[int]
