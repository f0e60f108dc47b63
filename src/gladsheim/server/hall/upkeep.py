"""What runs beside the tables: whose turn it is, clocks, leadership, tables that nobody uses or leads."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from gladsheim.errors import GladsheimError
from gladsheim.server.hall.campaigns import Campaigns
from gladsheim.server.hall.hall import Hall
from gladsheim.server.table.live import LiveTable
from gladsheim.server.table.presence import LASTS
from gladsheim.server.tasks import in_thread

LOG = structlog.get_logger("gladsheim.upkeep")

TICK: Final = 1.0
"""Seconds between two looks at what has to be noted, let go or led."""

SWEEP: Final = 10.0
"""Seconds between two looks for tables that nobody leads; six times as long where there is one worker."""

IDLE: Final = 120.0
"""A table that nobody has used for so many seconds is let go,"""

ENDED: Final = 10.0
"""and one whose game has ended when nobody has looked at it for so long."""


class Upkeep:
    """Looks after all tables of a worker."""

    def __init__(self, hall: Hall, campaigns: Campaigns) -> None:
        self.hall = hall
        self.campaigns = campaigns
        self.swept = 0.0
        self.presented = 0.0

    def begin(self) -> None:
        """From now on, beside everything else; first the tables that must not wait: bots to move, clocks to run."""
        self.hall.spawn(self.tick_for_ever)
        self.hall.spawn(self.sweep)

    async def tick_for_ever(self) -> None:
        """Look after everything once a second."""
        while True:
            await asyncio.sleep(TICK)
            await self.hall.guard(self.tick)

    async def tick(self) -> None:
        """Note turns and clocks, lead what nobody leads, let go what nobody uses; a table that fails stops no other."""
        await self.hall.guard(self.hall.note_turns)
        horizon = asyncio.get_running_loop().time()
        for live in list(self.hall.tables.values()):
            live.presence.forget_the_silent()
            if live.is_idle() and live.used + (ENDED if live.has_ended else IDLE) < horizon:
                await self.hall.guard(self.let_go, live)
            elif live.is_stale or live.table.status == "playing":
                await self.hall.guard(self.look_after, live)
        if time.monotonic() > self.presented + LASTS / 3:
            self.presented = time.monotonic()
            for live in self.hall.tables.values():
                live.presence.share()
        if time.monotonic() > self.swept + (SWEEP if self.hall.is_shared else 6 * SWEEP):
            self.hall.spawn(self.sweep)

    async def look_after(self, live: LiveTable) -> None:
        """Become the leader if nobody is, and make sure that bots think and doubts are settled."""
        is_ours = self.hall.leaders.leads(live.id) or await self.hall.leaders.lead(live.id)
        if live.is_stale or (is_ours and live.are_bots_due):
            await live.wake_bots()

    async def let_go(self, live: LiveTable) -> None:
        """Forget a table until somebody asks for it again."""
        if await live.let_go():
            self.hall.tables.pop(live.id, None)
            self.hall.dirty.discard(live.id)
            await self.hall.leaders.resign(live.id)
            self.hall.metrics.live_tables.set(len(self.hall.tables))

    async def sweep(self) -> None:
        """Take up every table that waits for nobody but us, and note what another worker has not lived to note."""
        self.swept = time.monotonic()
        await self.hall.guard(self.campaigns.sweep)
        for id in await in_thread(self.hall.store.tables.unsettled):
            if not await self.hall.leaders.lead(id):
                continue
            if id in self.hall.tables:
                self.hall.dirty.add(id)
            else:
                await self.hall.guard(self.take_up, id)
        if self.hall.is_shared:
            known = [live.id for live in self.hall.tables.values() if live.is_playing]
            for id, number in (await in_thread(self.hall.store.journal.lasts, known)).items():
                if id in self.hall.tables:
                    await self.hall.guard(self.hall.tables[id].catch_up, number)

    async def take_up(self, id: str) -> None:
        """Go on with a table."""
        try:
            await self.hall.live(id)
        except GladsheimError as error:
            LOG.warning("table_not_taken_up", table=id, code=error.code)
