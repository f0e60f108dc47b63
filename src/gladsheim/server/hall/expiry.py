"""What has time: tables that nobody comes back to, games that were kept long enough."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from gladsheim.server.cluster.bus import Note
from gladsheim.server.hall.hall import Hall
from gladsheim.server.tasks import in_thread
from gladsheim.store.database import now
from gladsheim.store.sessions import DAY, SEEN_EVERY
from gladsheim.words import Words

EVERY: Final = 600.0
"""Seconds between two rounds."""

GRACE: Final = 3600.0
"""While the server was down nobody could come: for so many seconds after its start no table lapses."""

HOUR: Final = DAY // 24


class Expiry:
    """Every worker makes its rounds; what one has done the others find done."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.began = time.monotonic()

    def begin(self) -> None:
        """From now on, beside everything else."""
        self.hall.spawn(self.keep_for_ever)

    async def keep_for_ever(self) -> None:
        """One round after the other."""
        while True:
            await asyncio.sleep(EVERY)
            await self.hall.guard(self.note_present)
            if time.monotonic() > self.began + GRACE:
                await self.hall.guard(self.lapse)
            await self.hall.guard(self.prune)

    async def note_present(self) -> None:
        """Whoever is connected has been seen."""
        await in_thread(self.hall.store.sessions.note_seen, list(self.hall.sockets))

    async def lapse(self) -> None:
        """Close the tables that wait for players and whose host and players have all stayed away for too long."""
        hours = self.hall.config.open_table_hours
        if not hours:
            return
        before = now() - hours * HOUR - SEEN_EVERY
        for id in await in_thread(self.hall.store.tables.deserted, before):
            if await in_thread(self.hall.store.tables.lapse, id, before, Words("lobby-lapsed", {"hours": hours})):
                await self.hall.changed(id)

    async def prune(self) -> None:
        """Remove the games that ended longer ago than they are kept."""
        days = self.hall.config.keep_finished_days
        while days and (ids := await in_thread(self.hall.store.pruning.prune_some, now() - days * DAY)):
            for id in ids:
                self.hall.bus.publish(Note("removed", id))
                await self.hall.table_removed(id)
            self.hall.lobby_changed()
