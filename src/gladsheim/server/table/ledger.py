"""A table's match and its journal, as this worker holds them: nobody is told here.

Between a change and its commit the table counts as stale, so that whatever interrupts leads back to the journal, which
is the truth. Whatever changes the match happens under the lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from gladsheim.errors import Declined, GladsheimError
from gladsheim.kernel.match import Match
from gladsheim.kernel.step import NATURE
from gladsheim.server.cluster.bus import Note
from gladsheim.server.journal.load import Loaded, load
from gladsheim.server.journal.resume import entry_of, repeat_entry
from gladsheim.server.table.thinking import bots_asked
from gladsheim.server.tasks import in_thread
from gladsheim.server.worker import Worker
from gladsheim.store.records import Entry, Table, User
from gladsheim.store.refusals import declined


class Ledger:
    """What is written of a table, and the match that follows from it."""

    def __init__(self, worker: Worker, id: str) -> None:
        self.worker = worker
        self.id = id
        self.lock = asyncio.Lock()
        self.loaded: Loaded | None = None
        self.is_stale = True
        self.is_gone = False

    # What there is.

    @property
    def table(self) -> Table:
        """The table as the store has it."""
        assert self.loaded is not None, "a live table is loaded before anybody gets it"
        return self.loaded.table

    @property
    def match(self) -> Match:
        """The match, of a table whose game has begun."""
        if self.loaded is None or self.loaded.match is None:
            raise declined("live/not-playing")
        return self.loaded.match

    @property
    def has_match(self) -> bool:
        """Whether the game has begun and can be shown."""
        return self.loaded is not None and self.loaded.match is not None

    @property
    def number(self) -> int:
        """The last line of the journal that the match holds."""
        return 0 if self.loaded is None else self.loaded.number

    @property
    def is_playing(self) -> bool:
        """Whether moves can be made."""
        return self.has_match and self.table.status == "playing"

    @property
    def has_ended(self) -> bool:
        """Whether nothing will happen here any more, as far as is known."""
        return self.loaded is not None and self.table.status in ("over", "closed")

    @property
    def is_led(self) -> bool:
        """Whether this worker leads the table: for bots, clocks and calls."""
        return self.worker.leaders.leads(self.id)

    def answers(self, seat: int | None) -> bool:
        """Whether a person answers what a reader is asked; what spectators read is put to another seat."""
        who = self.match.openly_asked if seat is None and self.is_playing else seat
        return who is not None and self.is_playing and (who == NATURE or bool(self.table.seats[who].user))

    def turn(self) -> list[int]:
        """The seats that owe an answer; not those of bots that leave it to others."""
        if not self.is_playing:
            return []
        bots = bots_asked(self.match, self.table)
        return [seat for seat in self.match.owing if seat in bots or self.table.seats[seat].user]

    def seats_of(self, user: str) -> tuple[int, ...]:
        """The seats whose view a user may read: those he answers for or owns."""
        return tuple(seat.number for seat in self.table.seats if user and user in (seat.user, seat.owner))

    def check_actor(self, user: User, seat: int) -> None:
        """Nobody acts for another seat; nature's answers are typed by a person who sees them."""
        if self.table.status != "playing":
            raise declined("live/not-playing")
        if not 0 <= seat < len(self.table.seats) or self.table.seats[seat].user != user.id:
            raise declined("live/not-your-seat")

    # Reading; the lock is held.

    async def fetch(self) -> Loaded:
        """Everything anew from the store."""
        self.is_stale = True
        self.loaded = await in_thread(load, self.worker.store, self.worker.shelf, self.id)
        self.is_stale = False
        return self.loaded

    async def read_on(self) -> bool:
        """Play the new lines of the journal; False if that is not all that has changed."""
        if self.is_stale or not self.is_playing or self.loaded is None:
            return False
        match = self.match
        self.is_stale = True
        entries = await in_thread(self.worker.store.journal.read, self.id, self.number)
        if any(entry.kind not in ("answer", "undo", "rewind") for entry in entries):
            return False
        match.hold_nature()
        try:
            for entry in entries:
                repeat_entry(match, entry)
        except GladsheimError:
            return False
        match.release_nature()
        self.is_stale = False
        self.loaded.number += len(entries)
        self.loaded.clients.update(entry.client for entry in entries if entry.client)
        return True

    # Writing; the lock is held and nobody has been told.

    async def commit(self, before: int, client: str = "") -> None:
        """Write the lines that the match has got since it had so many."""
        match = self.match
        first = self.number + 1
        entries = [entry_of(line, first + n) for n, line in enumerate(match.written(before))]
        is_end = match.over and self.table.status == "playing"
        if is_end and self.loaded is not None and not self.loaded.has_ended:
            entries.append(Entry(number=first + len(entries), kind="end"))
        if entries:
            await self.append(entries, client)
        if is_end:
            await self.finish(match.scores, match.ranking)

    async def append(self, entries: list[Entry], client: str = "") -> None:
        """Lines on the disk, or the table is stale; raises Conflict, Repeated or StoreError."""
        assert self.loaded is not None, "only a loaded table is written to"
        self.is_stale = True
        await self.worker.store.journal.appended(self.id, entries, client)
        self.is_stale = False
        self.loaded.number += len(entries)
        if client:
            self.loaded.clients.add(client)
        self.publish("moved", self.loaded.number)
        self.worker.dirty.add(self.id)

    async def give_up(self, seat: int, client: str = "") -> None:
        """One of two rivals resigns, or the last who plays together: the game ends, whatever the scores say."""
        end = Entry(number=self.number + 2, kind="end")
        await self.append([Entry(number=self.number + 1, kind="resign", seat=seat), end], client)
        await self.finish(self.match.scores, places_after(self.match, seat))

    async def finish(self, scores: Iterable[int], places: Iterable[int]) -> None:
        """The game has ended so."""
        assert self.loaded is not None, "only a loaded table ends"
        self.is_stale = True
        try:
            self.loaded.table = await in_thread(self.worker.store.tables.finish_table, self.id, scores, places)
        except Declined:
            # Another worker has seen the end too, or the host has closed the table.
            self.loaded.table = await in_thread(self.worker.store.tables.table, self.id)
        self.is_stale = False
        self.worker.table_note(self.id)
        self.worker.ended(self.loaded.table)

    async def save(self) -> None:
        """Keep the whole state behind the last line."""
        if self.is_playing and not self.is_stale:
            data = self.match.dump()
            save = self.worker.store.dumps.save_dump
            await in_thread(save, self.id, self.number, self.match.game.rules_version, data)

    def publish(self, kind: str, data: Any) -> None:
        """The other workers learn something about this table."""
        self.worker.bus.publish(Note(kind, self.id, data))


def places_after(match: Match, resigned: int) -> list[int]:
    """Who resigns a game for two is second; a game played together is lost for all."""
    is_lost = match.game.is_cooperative
    return [2 if is_lost or seat == resigned else 1 for seat in range(match.seats)]
