"""Who is at a table, on this worker and on the others."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from gladsheim.server.readers.connection import Connection

LASTS: Final = 30.0
"""Seconds after which another worker's word about who is there no longer counts."""

Publish = Callable[[str, Any], None]
"""Tells the other workers something about the table: what kind of note it is, and what it says."""


class Presence:
    """The users connected to one table; `tell` lets everybody know."""

    def __init__(self, connections: set[Connection], publish: Publish, tell: Callable[[], None]) -> None:
        self.connections = connections
        self.publish = publish
        self.tell = tell
        self.elsewhere: dict[str, tuple[set[str], int, float]] = {}  # worker: users, watchers, when it said so

    @property
    def users(self) -> set[str]:
        """Everybody who is there."""
        here = {one.user.id for one in self.connections}
        return here.union(*(users for users, _, _ in self.elsewhere.values()))

    @property
    def watchers(self) -> int:
        """How many look on."""
        return self.watchers_here + sum(watchers for _, watchers, _ in self.elsewhere.values())

    @property
    def watchers_here(self) -> int:
        """How many look on from this worker."""
        return len({one.user.id for one in self.connections if not one.seats})

    def changed(self) -> None:
        """Somebody came or went here."""
        self.share(even_if_nobody=True)
        self.tell()

    def share(self, even_if_nobody: bool = False) -> None:
        """The other workers learn who is here."""
        if self.connections or even_if_nobody:
            self.publish("presence", [sorted({one.user.id for one in self.connections}), self.watchers_here])

    def heard(self, worker: str, users: set[str], watchers: int) -> bool:
        """Another worker says who is there; whether it is new to us, and should hear from us too."""
        had = self.elsewhere.get(worker)
        self.elsewhere[worker] = users, watchers, time.monotonic()
        if had is None or had[:2] != (users, watchers):
            self.tell()
        return had is None

    def forget_the_silent(self) -> None:
        """A worker that has died says no longer who is there."""
        silent = [worker for worker, (_, _, at) in self.elsewhere.items() if at < time.monotonic() - LASTS]
        for worker in silent:
            del self.elsewhere[worker]
        if silent:
            self.tell()
