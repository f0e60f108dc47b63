"""Finished games, over HTTP."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from gladsheim.server.protocol.tables import Fact, Owes
from gladsheim.words import Words


class ReplayLine(Struct, frozen=True):
    """An answer that counted, with its number in the record."""

    number: int
    seat: int
    step: str
    text: str


class Replay(Struct, frozen=True):
    """A finished game after its first `at` answers, as a seat saw it or a spectator; `scores` has one row more than
    `lines`. Events behind the answer that was asked for as `since` carry the steps from the view before them."""

    at: int
    seat: int | None
    view: Any
    events: list[Fact]
    owes: list[Owes]
    lines: list[ReplayLine]
    scores: list[list[int]]


class Verification(Struct, frozen=True):
    """Whether every draw and roll fell as the secret says which was committed to before the game; if not, why."""

    fair: bool
    rolls: int
    commit: str
    secret: str
    entropies: list[str]
    reason: Words | None
