"""The undo that somebody has asked for, and whose consent it waits for."""

from __future__ import annotations

import secrets

from gladsheim.server.protocol.tables import UndoAsked
from gladsheim.server.table.presence import Publish
from gladsheim.store.records import Seat


class Proposal:
    """At most one at a time, shared by all workers."""

    def __init__(self, publish: Publish) -> None:
        self.publish = publish
        self.asked: UndoAsked | None = None

    def ask(self, question: int, seat: int, waits_for: list[int]) -> None:
        """A seat would like to go back behind its answer."""
        self.asked = UndoAsked(f"{question}-{secrets.token_hex(4)}", seat, waits_for)

    def stands(self, question: int) -> bool:
        """Whether it is still about the question that is open."""
        return self.asked is not None and self.asked.id.startswith(f"{question}-")

    def share(self) -> None:
        """The other workers learn what is asked of whom."""
        asked = self.asked
        self.publish("undo", None if asked is None else [asked.id, asked.seat, asked.waits_for])

    def end_unheard(self, seats: list[Seat], here: set[str]) -> None:
        """One that waits for somebody who has gone, while a bot plays for him, no longer stands."""
        if self.asked is not None and any(is_away(seats[seat], here) for seat in self.asked.waits_for):
            self.asked = None
            self.share()


def owner_of(seat: Seat) -> str:
    """Whose seat it is, also while a bot plays for him; nobody's once it was given up for good."""
    return seat.user or seat.owner


def is_away(seat: Seat, here: set[str]) -> bool:
    """A bot plays for an owner who has no connection to the table, on any worker."""
    return not seat.user and seat.owner not in here
