"""Those who are away learn that it is their turn."""

from __future__ import annotations

from typing import Final

from gladsheim.server.webhooks.sender import Webhooks
from gladsheim.store.records import Table

REMEMBERED: Final = 100
"""So many calls are kept in mind before those of earlier questions are forgotten."""


class Calls:
    """Who was called to one table: once per question, by the worker that leads it."""

    def __init__(self, webhooks: Webhooks) -> None:
        self.webhooks = webhooks
        self.made: set[tuple[int, int]] = set()

    def count_as_made(self, question: int, seats: list[int]) -> None:
        """Whoever is asked now was called before this worker took the table up."""
        self.made = {(question, seat) for seat in seats}

    def make(self, table: Table, question: int, seats: list[int], here: set[str]) -> None:
        """Call everybody who is asked and not here."""
        for seat in seats:
            user = table.seats[seat].user
            key = question, seat
            if user and key not in self.made:
                self.made.add(key)
                if user not in here:
                    self.webhooks.your_turn(user, table, question)
        if len(self.made) > REMEMBERED:
            self.made = {key for key in self.made if key[0] == question}
