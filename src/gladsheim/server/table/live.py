"""A table that is alive in this worker: its match, its journal, and everybody who is connected to it.

Whatever changes the match happens under the lock: apply, commit, and only then tell. Between a change and its commit
the table counts as stale, so that whatever interrupts leads back to the journal, which is the truth.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from gladsheim.errors import Conflict, Declined, GladsheimError, Repeated
from gladsheim.kernel.match import Match
from gladsheim.server.cluster.bus import Note
from gladsheim.server.journal.load import Loaded, load
from gladsheim.server.journal.resume import ATTEMPTS, entry_of, repeat_entry
from gladsheim.server.protocol.codes import NOT_WELCOME
from gladsheim.server.protocol.messages import Message, TableChanged
from gladsheim.server.protocol.tables import SeatInfo, TableInfo, UndoAsked
from gladsheim.server.readers.audience import Audience, News, owing
from gladsheim.server.readers.connection import Connection
from gladsheim.server.readers.info import table_info
from gladsheim.server.table.presence import Presence
from gladsheim.server.table.thinking import Gone, Thinking, bots_asked
from gladsheim.server.table.timekeeper import Timekeeper
from gladsheim.server.table.undo import end_unheard
from gladsheim.server.tasks import in_thread
from gladsheim.server.webhooks.calls import Calls
from gladsheim.store.database import now
from gladsheim.store.records import Entry, Kind, Table, User
from gladsheim.store.refusals import declined

if TYPE_CHECKING:
    from gladsheim.server.hall.hall import Hall

LOG = structlog.get_logger("gladsheim.table")


class LiveTable:
    """The match under a lock, and who is told of it."""

    def __init__(self, hall: Hall, id: str) -> None:
        self.hall = hall
        self.id = id
        self.lock = asyncio.Lock()
        self.loaded: Loaded | None = None
        self.is_stale = True
        self.is_gone = False
        self.told = 0
        self.turn_told: list[int] = []  # who owes an answer, as far as it is committed
        self.heard = 0  # the last line of the chat that was passed on
        self.connections: set[Connection] = set()
        self.audiences: dict[int | None, Audience] = {}
        self.timing = Timekeeper(self)
        self.bots = Thinking(self)
        self.undo: UndoAsked | None = None
        self.presence = Presence(self)
        self.calls = Calls(self)
        self.used = asyncio.get_running_loop().time()

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
        return self.hall.leaders.leads(self.id)

    def answers(self, seat: int | None) -> bool:
        """Whether a person answers for a seat."""
        return seat is not None and self.is_playing and bool(self.table.seats[seat].user)

    def turn(self) -> list[int]:
        """The seats that owe an answer; not those of bots that leave it to others."""
        if not self.is_playing:
            return []
        bots = bots_asked(self.match, self.table)
        return [seat for seat in owing(self.match) if seat in bots or self.table.seats[seat].user]

    # Reading from the store.

    async def refresh(self) -> None:
        """Go back to the journal if anything is in doubt; the lock is held."""
        if self.is_gone:
            raise Gone
        if self.is_stale:
            await self.reload()

    async def reload(self) -> None:
        """Everything anew from the store; the lock is held."""
        for _ in range(ATTEMPTS):
            try:
                await self.read_all()
                break
            except (Conflict, Repeated):
                self.hall.metrics.conflicts.inc()
        self.seat_everybody()

    async def read_all(self) -> None:
        """The table, its match, and what the match owes before a player is asked: nature's answers, and its end."""
        had = self.loaded
        self.is_stale = True
        self.loaded = await in_thread(load, self.hall.store, self.hall.shelf, self.id)
        self.is_stale = False
        self.used = asyncio.get_running_loop().time()
        if self.loaded.is_other_game(had):
            self.audiences = {}
            self.told = 0 if self.loaded.match is None else len(self.loaded.match.told)
        self.timing.set(had)
        if had is None and self.is_playing and self.number:
            self.calls.count_as_made()
        if self.is_playing and self.loaded.resigned is not None:
            await self.finish(self.match.scores, places_after(self.match, self.loaded.resigned))
        if self.is_playing:
            if self.number == 0:
                await self.append([Entry(number=1, kind="start")])
            before = len(self.match.lines)
            self.match.ask_nature()
            await self.commit(before)
        if self.is_playing and (self.table.turn is None or self.table.turn_number < self.number):
            self.hall.dirty.add(self)  # whoever wrote the last lines has not lived to note whose turn it is

    def seat_everybody(self) -> None:
        """After a change of seats: everybody reads what is his to read, and nobody who was sent away."""
        assert self.loaded is not None, "just loaded"
        self.tell()
        for connection in list(self.connections):
            if connection.user.id in self.loaded.removed:
                connection.refuse(declined("table/removed"))
                connection.close(NOT_WELCOME)
            elif connection.seats != self.seats_of(connection.user.id) or not self.is_audience(connection):
                self.place(connection)
        end_unheard(self)
        self.tell_table()
        self.after_change()

    async def catch_up(self, number: int) -> None:
        """Another worker has written to the journal, up to this line."""
        async with self.lock:
            if self.is_gone or (number <= self.number and not self.is_stale):
                return
            if not await self.read_on():
                self.is_stale = True
                await self.refresh()

    async def look_on(self) -> None:
        """A worker may have changed something and died before it could say so; the lock is held."""
        table = await in_thread(self.hall.store.tables.table, self.id)
        last = await in_thread(self.hall.store.journal.last, self.id)
        if (table.status, who_sits(table)) != (self.table.status, who_sits(self.table)):
            await self.reload()
        elif last > self.number and not await self.read_on():
            self.is_stale = True
            await self.refresh()

    async def read_on(self) -> bool:
        """Play the new lines of the journal; False if that is not all that has changed."""
        if self.is_stale or not self.is_playing or self.loaded is None:
            return False
        match = self.match
        self.is_stale = True
        entries = await in_thread(self.hall.store.journal.read, self.id, self.number)
        if any(entry.kind not in ("answer", "undo", "rewind") for entry in entries):
            return False
        match.nature_waits = True
        try:
            for entry in entries:
                repeat_entry(match, entry)
        except GladsheimError:
            return False
        match.nature_waits = match.companion
        self.is_stale = False
        self.loaded.number += len(entries)
        self.loaded.clients.update(entry.client for entry in entries if entry.client)
        self.moved_on()
        return True

    # Writing to the journal.

    async def commit(self, before: int, client: str = "") -> None:
        """Write the lines that the match has got since; the lock is held and nobody has been told."""
        match = self.match
        first = self.number + 1
        entries = [entry_of(line, first + n) for n, line in enumerate(match.lines[before:])]
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
        await self.hall.store.journal.appended(self.id, entries, client)
        self.is_stale = False
        self.loaded.number += len(entries)
        if client:
            self.loaded.clients.add(client)
        self.hall.bus.publish(Note("moved", self.id, self.loaded.number))
        self.hall.dirty.add(self)

    async def seats_changed(self) -> None:
        """The store has new seats; the lock is held."""
        await self.reload()
        self.hall.table_note(self.id)

    async def note(self, kind: Kind, seat: int, client: str = "") -> None:
        """A line about a seat or a clock, that is no line of the match: it can stand behind any other."""
        for _ in range(ATTEMPTS):
            try:
                await self.append([Entry(number=self.number + 1, kind=kind, seat=seat)], client)
                return
            except Conflict:
                self.hall.metrics.conflicts.inc()
                await self.refresh()
        raise declined("live/crowded")

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
            self.loaded.table = await in_thread(self.hall.store.tables.finish_table, self.id, scores, places)
        except Declined:
            # Another worker has seen the end too, or the host has closed the table.
            self.loaded.table = await in_thread(self.hall.store.tables.table, self.id)
        self.is_stale = False
        self.undo = None
        self.hall.table_note(self.id)

    # Telling.

    def tell(self, seat: int | None = None, id: str | None = None) -> None:
        """Everybody learns what is new for him since he was last told; the lock is held and all is committed."""
        self.turn_told = self.turn()
        if not self.has_match:
            return
        match = self.match
        news = News(match, match.told[self.told :])
        self.told = len(match.told)
        views = match.views(list(self.audiences))
        for audience, view in zip(self.audiences.values(), views, strict=True):
            mine = id if seat is not None and audience.seat == seat else None
            audience.update(news, view, self.answers(audience.seat), mine)

    def tell_all(self, message: Message) -> None:
        """The same to everybody at the table."""
        for connection in self.connections:
            connection.tell(message)

    def tell_table(self) -> None:
        """Everybody learns how the table stands."""
        info = self.info()
        for connection in self.connections:
            connection.tell(TableChanged(list(connection.seats), info))

    def after_change(self) -> None:
        """Set clocks and bots going, and call those who are away; the lock is held."""
        self.timing.run()
        self.bots.wake()
        self.calls.make()

    # Connections.

    def seats_of(self, user: str) -> tuple[int, ...]:
        """The seats whose view a user may read: those he answers for or owns."""
        return tuple(seat.number for seat in self.table.seats if user and user in (seat.user, seat.owner))

    def is_audience(self, connection: Connection) -> bool:
        """Whether a connection is told of the match already."""
        return not self.has_match or all(
            reader in self.audiences and connection in self.audiences[reader].connections
            for reader in connection.readers
        )

    def place(self, connection: Connection) -> None:
        """Let a connection read what is its user's to read, from now on."""
        for audience in self.audiences.values():
            audience.connections.discard(connection)
        connection.seats = self.seats_of(connection.user.id)
        if self.has_match:
            for reader in connection.readers:
                self.sync(connection, reader)
        self.audiences = {reader: one for reader, one in self.audiences.items() if one.connections}

    def sync(self, connection: Connection, reader: int | None, id: str | None = None) -> None:
        """Send everything that a reader sees; all that happened has been told to the others."""
        audience = self.audiences.setdefault(reader, Audience(self.match, reader))
        audience.connections.add(connection)
        connection.tell(audience.sync(self.match, self.answers(reader), id))

    def drop(self, connection: Connection) -> None:
        """A connection is gone."""
        self.connections.discard(connection)
        for reader in [reader for reader, one in self.audiences.items() if connection in one.connections]:
            self.audiences[reader].connections.discard(connection)
            if not self.audiences[reader].connections:
                del self.audiences[reader]
        self.used = asyncio.get_running_loop().time()

    # Who is here, and what only we know.

    def share_undo(self) -> None:
        """The other workers learn what is asked of whom."""
        data = None if self.undo is None else [self.undo.id, self.undo.seat, self.undo.waits_for]
        self.hall.bus.publish(Note("undo", self.id, data))

    def introduce(self) -> None:
        """Tell a worker that is new at this table, or was away, what only we know."""
        self.presence.share()
        if self.undo is not None:
            self.share_undo()

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        assert self.loaded is not None, "only a loaded table is shown"
        here, at = self.presence.users, now()
        seats = []
        for seat in self.table.seats:
            seats.append(
                SeatInfo(
                    number=seat.number,
                    person=self.loaded.people.get(seat.owner or seat.user),
                    bot=seat.bot,
                    is_here=(seat.user or seat.owner) in here,
                    remaining=self.timing.remaining(seat.number),
                    is_running=self.timing.runs(seat.number),
                )
            )
        game, people, watchers = self.hall.shelf.find(self.table.game), self.loaded.people, self.presence.watchers
        table = replace(self.table, practice=self.has_match and self.match.practice)
        return table_info(table, game, seats, people, watchers, self.turn_told, self.undo, at)

    # What follows.

    def moved_on(self, seat: int | None = None, id: str | None = None) -> None:
        """What follows on every committed change of the match; `seat` has asked for it under an id."""
        self.used = asyncio.get_running_loop().time()
        self.tell(seat, id)
        self.after_change()
        self.timing.tell()
        if not self.is_playing or (self.undo is not None and not self.undo_stands()):
            self.undo = None
            self.tell_table()

    def undo_stands(self) -> bool:
        """Whether the undo that somebody asked for is still about the question that is open."""
        return self.undo is not None and self.undo.id.startswith(f"{self.match.question_id}-")

    # Coming to an end.

    async def let_go(self) -> bool:
        """Keep the state for newer rules and forget the table, unless somebody is here again."""
        async with self.lock:
            if not self.is_gone and self.is_idle():
                await self.save()
                if self.is_idle():
                    self.forget()
        return self.is_gone

    def forget(self) -> None:
        """A table that is gone lets go of everything at once, not when somebody comes to look for cycles."""
        self.is_gone = True
        self.timing.stop()
        self.loaded = None
        self.audiences = {}
        del self.timing, self.bots, self.presence, self.calls

    def is_idle(self) -> bool:
        """Nobody is connected, no bot thinks, no clock runs."""
        return not self.connections and not self.bots.searches and not self.timing.is_running

    async def save_at_the_end(self) -> None:
        """Keep the state, once whoever is changing it is done."""
        async with self.lock:
            await self.save()

    async def save(self) -> None:
        """Keep the whole state behind the last line; the lock is held."""
        if self.is_playing and not self.is_stale:
            data = self.match.game.dump(self.match.state)
            save = self.hall.store.dumps.save_dump
            await in_thread(save, self.id, self.number, self.match.game.rules_version, data)

    def check_actor(self, user: User, seat: int) -> None:
        """Nobody acts for another seat; nature's answers are typed by a person who sees them."""
        if self.table.status != "playing":
            raise declined("live/not-playing")
        if not 0 <= seat < len(self.table.seats) or self.table.seats[seat].user != user.id:
            raise declined("live/not-your-seat")


def who_sits(table: Table) -> list[tuple[str, str, str]]:
    """Who answers in each seat, and whose it is."""
    return [(seat.user, seat.bot, seat.owner) for seat in table.seats]


def places_after(match: Match, resigned: int) -> list[int]:
    """Who resigns a game for two is second; a game played together is lost for all."""
    is_lost = match.game.is_cooperative
    return [2 if is_lost or seat == resigned else 1 for seat in range(match.seats)]
