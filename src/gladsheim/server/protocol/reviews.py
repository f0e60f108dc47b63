"""Reviews of finished games, over HTTP."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from gladsheim.review.report import Review
from gladsheim.server.protocol.tables import Fact


class ReviewInfo(Struct, frozen=True):
    """What has become of a review: nobody has asked for it, it waits, so many decisions of so many have been thought
    over, it is here, or it could not be had."""

    status: Literal["none", "waiting", "thinking", "done", "failed"]
    done: int = 0
    total: int = 0
    review: Review | None = None


class LineStep(Struct, frozen=True):
    """An answer of a line that was not played; its events carry the steps from the view before them."""

    seat: int
    step: str
    text: str
    events: list[Fact]
    view: Any


class BetterLine(Struct, frozen=True):
    """A better move and what would have followed, as a seat or a spectator sees it; it begins after `at` answers."""

    at: int
    seat: int | None
    view: Any
    steps: list[LineStep]
