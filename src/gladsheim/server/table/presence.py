"""Who is at a table, on this worker and on the others."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from gladsheim.server.cluster.bus import Note
from gladsheim.server.table.undo import end_unheard

if TYPE_CHECKING:
    from gladsheim.server.table.live import LiveTable

LASTS: Final = 30.0
"""Seconds after which another worker's word about who is there no longer counts."""


class Presence:
    """The users connected to one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.elsewhere: dict[str, tuple[set[str], int, float]] = {}  # worker: users, watchers, when it said so

    @property
    def users(self) -> set[str]:
        """Everybody who is there."""
        here = {one.user.id for one in self.live.connections}
        return here.union(*(users for users, _, _ in self.elsewhere.values()))

    @property
    def watchers(self) -> int:
        """How many look on."""
        return self.watchers_here + sum(watchers for _, watchers, _ in self.elsewhere.values())

    @property
    def watchers_here(self) -> int:
        """How many look on from this worker."""
        return len({one.user.id for one in self.live.connections if not one.seats})

    def changed(self) -> None:
        """Somebody came or went here."""
        self.share(even_if_nobody=True)
        self.tell()

    def share(self, even_if_nobody: bool = False) -> None:
        """The other workers learn who is here."""
        if self.live.connections or even_if_nobody:
            users = sorted({one.user.id for one in self.live.connections})
            self.live.hall.bus.publish(Note("presence", self.live.id, [users, self.watchers_here]))

    def heard(self, worker: str, users: set[str], watchers: int) -> None:
        """Another worker says who is there; if it is new to us, we say who is here."""
        had = self.elsewhere.get(worker)
        self.elsewhere[worker] = users, watchers, time.monotonic()
        if had is None:
            self.live.introduce()
        if self.live.loaded is not None and (had is None or had[:2] != (users, watchers)):
            self.tell()

    def forget_the_silent(self) -> None:
        """A worker that has died says no longer who is there."""
        silent = [worker for worker, (_, _, at) in self.elsewhere.items() if at < time.monotonic() - LASTS]
        for worker in silent:
            del self.elsewhere[worker]
        if silent:
            self.tell()

    def tell(self) -> None:
        """Everybody learns who is there, and an undo that nobody can agree to any more no longer stands."""
        end_unheard(self.live)
        self.live.tell_table()
