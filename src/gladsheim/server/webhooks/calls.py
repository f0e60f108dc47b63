"""Those who are away learn that it is their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gladsheim.server.table.live import LiveTable

REMEMBERED: Final = 100
"""So many calls are kept in mind before those of earlier questions are forgotten."""


class Calls:
    """Who was called to one table: once per question, by the worker that leads it."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.made: set[tuple[int, int]] = set()

    def count_as_made(self) -> None:
        """Whoever is asked now was called before this worker took the table up."""
        self.made = {(self.live.match.question_id, seat) for seat in self.live.turn()}

    def make(self) -> None:
        """Call everybody who is asked and not here."""
        live = self.live
        if not live.is_playing or not live.is_led:
            return
        here: set[str] | None = None
        for seat in live.turn():
            user = live.table.seats[seat].user
            key = live.match.question_id, seat
            if user and key not in self.made:
                here = live.presence.users if here is None else here
                self.made.add(key)
                if user not in here:
                    live.hall.webhooks.your_turn(user, live.table, live.match.question_id)
        if len(self.made) > REMEMBERED:
            self.made = {key for key in self.made if key[0] == live.match.question_id}
