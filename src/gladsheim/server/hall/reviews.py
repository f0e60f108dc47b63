"""Finished games thought over again, one at a time beside everything else; what was found is kept for everybody."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import Final

import msgspec
import structlog

from gladsheim.errors import Declined
from gladsheim.review import Judged, Review
from gladsheim.server.bots.desk import Desk
from gladsheim.server.bots.pool import NOBODY
from gladsheim.server.bots.queue import Queue, Who
from gladsheim.server.bots.study import Finished
from gladsheim.server.hall.films import check_seen_again
from gladsheim.server.hall.hall import Hall
from gladsheim.server.protocol.reviews import ReviewInfo
from gladsheim.server.tasks import end, in_thread
from gladsheim.store.records import KeptReview, Table
from gladsheim.store.refusals import declined

LOG = structlog.get_logger("gladsheim.reviews")

MOST_WAITING: Final = 200
"""So many wait in a worker; whoever comes later takes the place of one of those who have most waiting."""

SWEEP: Final = 60.0
"""Seconds between two looks for reviews that another worker has not lived to end."""


class Reviews:
    """The reviews of one worker."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store.reviews
        self.desk = Desk(hall.config)
        self.queue = Queue(1, MOST_WAITING)
        self.iterations = 0  # of every decision; 0: as many as take about a minute
        self.together = 1.0  # seconds after which it is told how far it has come
        self.under_way: dict[str, asyncio.Task[None]] = {}

    def begin(self) -> None:
        """From now on, beside everything else."""
        self.hall.spawn(self.sweep_for_ever)

    async def close(self) -> None:
        """What is not ready begins again when the server does."""
        await end(list(self.under_way.values()))
        await self.desk.close()

    async def sweep_for_ever(self) -> None:
        """Take up what nobody thinks about."""
        while True:
            for id in await in_thread(self.store.under_way):
                await self.hall.guard(self.take_up, id, NOBODY)
            await asyncio.sleep(SWEEP)

    # What people ask for.

    async def ask(self, table: Table, who: Who) -> ReviewInfo:
        """Somebody wants to read a review: what there is of it, which is nothing yet for the first."""
        check_seen_again(self.hall, table)
        kept = await in_thread(self.store.ask, table.id)
        if kept.status in ("waiting", "thinking"):
            await self.take_up(table.id, who)
        return info_of(kept)

    async def info(self, table: Table) -> ReviewInfo:
        """What there is of a review."""
        check_seen_again(self.hall, table)
        return info_of(await in_thread(self.store.review, table.id))

    async def judged(self, table: Table, number: int) -> Judged:
        """What a review says of one decision; Declined if it says nothing of it."""
        review = (await self.info(table)).review
        found = [one for one in review.judged if one.number == number] if review is not None else []
        if not found:
            raise declined("review/no-such-decision", line=number)
        return found[0]

    async def drop(self, table: Table) -> ReviewInfo:
        """Nobody wants to wait any longer; on another worker it ends with the decision that is thought about."""
        if await in_thread(self.store.drop, table.id) and table.id in self.under_way:
            await end([self.under_way[table.id]])
        return await self.info(table)

    # Thinking.

    async def take_up(self, id: str, who: Who) -> None:
        """Think about it when it is its turn, unless somebody does."""
        if id in self.under_way or not await self.hall.leaders.lead(name_of(id)):
            return
        if id not in self.under_way:
            self.under_way[id] = self.hall.spawn(self.run, id, who)

    async def run(self, id: str, who: Who) -> None:
        """Wait for its turn, think, and keep what was found; if somebody has asked again meanwhile, once more."""
        try:
            await self.queue.take(who)
            try:
                if await in_thread(self.store.begin, id):
                    await self.think(id)
            finally:
                self.queue.give()
        except Declined as refusal:
            LOG.warning("review_not_taken_up", table=id, code=refusal.code)
            await in_thread(self.store.fail, id)
        finally:
            self.under_way.pop(id, None)
            await self.hall.leaders.resign(name_of(id))
            if not self.under_way:
                await self.desk.rest()
        if id in await in_thread(self.store.under_way):
            await self.take_up(id, who)

    async def think(self, id: str) -> None:
        """Some decisions after the others, as long as somebody wants it."""
        async with aclosing(self.desk.review(await self.finished(id))) as parts:
            async for part in parts:
                if isinstance(part, Review):
                    await in_thread(self.store.keep, id, msgspec.json.encode(part).decode())
                    return
                if not await in_thread(self.store.note, id, *part):
                    return
        await in_thread(self.store.fail, id)

    async def finished(self, id: str) -> Finished:
        """The game as the process gets it."""
        table = await in_thread(self.hall.store.tables.table, id)
        check_seen_again(self.hall, table)
        record = await in_thread((await self.hall.match_of(id)).record)
        return Finished(record, tuple(table.places or ()), self.hall.config.games, self.iterations, self.together)


def name_of(id: str) -> str:
    """Under which one worker leads the review of a table, whoever leads the table."""
    return f"review of {id}"


def info_of(kept: KeptReview | None) -> ReviewInfo:
    """A review as everybody reads it."""
    if kept is None:
        return ReviewInfo("none")
    try:
        review = msgspec.json.decode(kept.data, type=Review) if kept.data is not None else None
    except msgspec.ValidationError:  # kept by an older server: it can be asked for once more
        return ReviewInfo("failed")
    return ReviewInfo(kept.status, kept.done, kept.total, review)
