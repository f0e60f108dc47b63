"""A table that is alive in this worker: its match, its journal, and everybody who is connected to it.

Whatever changes the match happens under the lock: apply, commit, and only then tell. Between a change and its commit
the table counts as stale, so that whatever interrupts leads back to the journal, which is the truth.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import structlog

from gladsheim.errors import Conflict, Declined, GladsheimError, IllegalMove, Repeated, StoreError
from gladsheim.kernel.dump import Data
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import asked
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import NATURE
from gladsheim.server.audience import Audience, owed, owing
from gladsheim.server.bus import Note
from gladsheim.server.clock import Clocks
from gladsheim.server.connection import NOT_WELCOME, Connection
from gladsheim.server.loading import Loaded, load
from gladsheim.server.protocol import ClocksSet, Message, SeatInfo, TableChanged, TableInfo, TimeShort, UndoAsked
from gladsheim.server.resume import entry_of, repeat_entry
from gladsheim.server.threads import in_thread
from gladsheim.store.database import now
from gladsheim.store.records import Entry, Kind, Table, User
from gladsheim.store.refusals import declined
from gladsheim.words import Words

if TYPE_CHECKING:
    from gladsheim.server.hall import Hall

LOG = structlog.get_logger("gladsheim.table")

DEFAULT_BOT: Final = "greedy"
"""Sits down where a person lets go."""

ATTEMPTS: Final = 20
"""So often a move is tried again when another worker was faster."""


class Gone(Exception):
    """The table has been let go in the meantime; ask the hall for it again."""


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
        self.clocks: Clocks | None = None
        self.clock_question = 0
        self.clocks_told: tuple[int, list[int]] = 0, []  # the question, and who ran, when everybody was last told
        self.timer: asyncio.TimerHandle | None = None
        self.searches: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.undo: UndoAsked | None = None
        self.elsewhere: dict[str, tuple[set[str], int, float]] = {}  # worker: users, watchers, when it said so
        self.noted = 0  # the journal line up to which the store knows whose turn it is
        self.hooked: set[tuple[int, int]] = set()
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

    def answers(self, seat: int | None) -> bool:
        """Whether a person answers for a seat."""
        return seat is not None and self.is_playing and bool(self.table.seats[seat].user)

    def turn(self) -> list[int]:
        """The seats that owe an answer."""
        return owing(self.match) if self.is_playing else []

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
        self.set_clocks(had)
        if had is None and self.is_playing and self.number:
            self.hooked = {(self.match.question_id, seat) for seat in self.turn()}
        if self.is_playing and self.loaded.resigned is not None:
            await self.finish(self.match.scores, places_after(self.loaded.resigned))
        if self.is_playing:
            if self.number == 0:
                await self.append([Entry(number=1, kind="start")])
            before = len(self.match.lines)
            self.match.ask_nature()
            await self.commit(before)

    def seat_everybody(self) -> None:
        """After a change of seats: everybody reads what is his to read, and nobody who was sent away."""
        assert self.loaded is not None, "just loaded"
        self.tell()
        for connection in list(self.connections):
            if connection.user.id in self.loaded.removed:
                connection.close(NOT_WELCOME)
            elif connection.seats != self.seats_of(connection.user.id) or not self.is_audience(connection):
                self.place(connection)
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
        """One of two resigns: the other has won, whatever the scores say."""
        end = Entry(number=self.number + 2, kind="end")
        await self.append([Entry(number=self.number + 1, kind="resign", seat=seat), end], client)
        await self.finish(self.match.scores, places_after(seat))

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
        fresh = match.told[self.told :]
        self.told = len(match.told)
        owes = owed(match)
        for audience in self.audiences.values():
            mine = id if seat is not None and audience.seat == seat else None
            audience.update(match, fresh, owes, self.answers(audience.seat), mine)

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
        self.run_clocks()
        self.wake_bots()
        self.call_players()

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

    # Who is here.

    def people_here(self) -> set[str]:
        """Users connected to this table, on any worker."""
        return {one.user.id for one in self.connections}.union(*(users for users, _, _ in self.elsewhere.values()))

    def watchers(self) -> int:
        """How many look on."""
        here = len({one.user.id for one in self.connections if not one.seats})
        return here + sum(watchers for _, watchers, _ in self.elsewhere.values())

    def presence_changed(self) -> None:
        """Somebody came or went here."""
        self.share_presence(even_if_nobody=True)
        self.tell_table()

    def share_presence(self, even_if_nobody: bool = False) -> None:
        """The other workers learn who is here."""
        if self.connections or even_if_nobody:
            users = sorted({one.user.id for one in self.connections})
            watchers = len({one.user.id for one in self.connections if not one.seats})
            self.hall.bus.publish(Note("presence", self.id, [users, watchers]))

    def share_undo(self) -> None:
        """The other workers learn what is asked of whom."""
        data = None if self.undo is None else [self.undo.id, self.undo.seat, self.undo.waits_for]
        self.hall.bus.publish(Note("undo", self.id, data))

    def introduce(self) -> None:
        """Tell a worker that is new at this table, or was away, what only we know."""
        self.share_presence()
        if self.undo is not None:
            self.share_undo()

    def present_elsewhere(self, worker: str, users: set[str], watchers: int) -> None:
        """Another worker says who is there."""
        had = self.elsewhere.get(worker)
        self.elsewhere[worker] = users, watchers, time.monotonic()
        if had is None:
            self.introduce()
        if self.loaded is not None and (had is None or had[:2] != (users, watchers)):
            self.tell_table()

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        assert self.loaded is not None, "only a loaded table is shown"
        here, at = self.people_here(), now()
        seats = []
        for seat in self.table.seats:
            remaining = None if self.clocks is None else self.clocks.remaining(seat.number, self.hall.time())
            seats.append(
                SeatInfo(
                    number=seat.number,
                    person=self.loaded.people.get(seat.owner or seat.user),
                    bot=seat.bot,
                    is_here=(seat.user or seat.owner) in here,
                    remaining=remaining,
                    is_running=self.clocks is not None and seat.number in self.clocks.since,
                )
            )
        return self.hall.table_info(
            self.table, seats, self.loaded.people, self.watchers(), self.turn_told, self.undo, at
        )

    # Clocks.

    def set_clocks(self, had: Loaded | None) -> None:
        """Take up the clocks where the store has them, unless they run here already."""
        if self.table.clock.kind == "none" or self.table.status != "playing":
            self.clocks = None
            if self.timer is not None:
                self.timer.cancel()
        elif self.clocks is None or had is None:
            left = [seat.remaining for seat in self.table.seats]
            is_late = self.table.clock.kind == "days" and self.table.turn_number < self.number
            self.clocks = Clocks(self.table.clock, [None] * len(left) if is_late else left)
            self.clock_question = self.match.question_id if self.has_match else 0
        elif self.clocks.kind == "days":
            for before, seat in zip(had.table.seats, self.table.seats):
                if seat.user and not before.user and self.clocks.left[seat.number] <= 0:
                    self.clocks.refill(seat.number)

    def run_clocks(self) -> None:
        """Those who owe an answer run, and nobody else; undo gives no time back."""
        if self.clocks is None or not self.is_playing:
            return
        match = self.match
        anew = match.question_id != self.clock_question and not (match.lines and match.lines[-1].takes_back)
        self.clock_question = match.question_id
        self.clocks.run([seat for seat in owing(match) if self.answers(seat)], self.hall.time(), anew)
        self.hall.dirty.add(self)
        self.set_timer()

    def time_left(self) -> dict[int, int | None]:
        """What the store keeps of the clocks."""
        if self.clocks is None:
            return {}
        return {seat.number: self.clocks.remaining(seat.number, self.hall.time()) for seat in self.table.seats}

    def tell_clocks(self) -> None:
        """Everybody learns how the clocks stand when others run, not when somebody thinks better of a secret answer."""
        if self.clocks is not None:
            running = self.match.question_id, sorted(self.clocks.since)
            if running != self.clocks_told:
                self.clocks_told = running
                self.tell_all(self.clocks_set())

    def clocks_set(self) -> ClocksSet:
        """How the clocks stand."""
        assert self.clocks is not None, "only a table with clocks shows them"
        left = [self.clocks.remaining(seat.number, self.hall.time()) for seat in self.table.seats]
        return ClocksSet(left, sorted(self.clocks.since), now())

    def set_timer(self) -> None:
        """Wake up when somebody must be warned or has no time left."""
        if self.timer is not None:
            self.timer.cancel()
        wait = None if self.clocks is None else self.clocks.until_next(self.hall.time())
        if wait is not None:
            # A loop cannot wait for weeks; waking up too early does no harm.
            later = min(wait / 1000 + 0.01, 3600.0) if wait else 1.0
            self.timer = asyncio.get_running_loop().call_later(later, self.hall.spawn, self.look_at_clock)

    async def look_at_clock(self) -> None:
        """Warn, and hand the seats of those who have no time left to bots."""
        async with self.lock:
            await self.refresh()
            if self.clocks is None or not self.is_playing:
                return
            self.set_timer()
            for seat in self.clocks.to_warn(self.hall.time()):
                self.tell_all(TimeShort(seat, self.clocks.remaining(seat, self.hall.time())))
                if self.hall.leaders.leads(self.id):
                    self.hall.webhooks.time_short(self.table.seats[seat].user, self.table, self.match.question_id)
            lapsed = self.clocks.has_lapsed(self.hall.time())
            if lapsed and self.hall.leaders.leads(self.id):
                for seat in lapsed:
                    await self.seat_bot(seat, DEFAULT_BOT, "lapse")

    # Seats that change hands.

    async def seat_bot(self, seat: int, bot: str, kind: Kind, client: str = "", for_good: bool = False) -> None:
        """A bot answers for a seat from now on; the lock is held."""
        if self.clocks is not None:
            left = {seat: self.clocks.remaining(seat, self.hall.time())}
            await in_thread(self.hall.store.seats.set_remaining, self.id, left)
        if for_good:
            await in_thread(self.hall.store.seats.leave, self.id, seat)
        await in_thread(self.hall.store.seats.seat_bot, self.id, seat, bot)
        await self.note(kind, seat, client)
        await self.seats_changed()

    async def seats_changed(self) -> None:
        """The store has new seats; the lock is held."""
        await self.reload()
        self.hall.table_note(self.id)

    async def fill_empty(self) -> None:
        """In mid-game somebody always answers: a bot where a person has gone for good."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                self.is_stale = True
                await self.refresh()
                try:
                    await self.fill_seats()
                    return
                except Conflict:
                    self.hall.metrics.conflicts.inc()

    async def close_for_good(self) -> None:
        """No bot can see the cardboard of somebody who has left: the game is over without a result."""
        await in_thread(self.hall.store.tables.close_table, self.id, Words("table-closed-cardboard"))
        await self.seats_changed()

    async def fill_seats(self) -> None:
        """A bot sits down in every empty seat; the lock is held."""
        if self.is_playing and self.table.companion and any(seat.is_empty for seat in self.table.seats):
            await self.close_for_good()
        if self.is_playing:
            for seat in [seat.number for seat in self.table.seats if seat.is_empty]:
                await self.seat_bot(seat, DEFAULT_BOT, "handover")

    # Bots.

    def wake_bots(self) -> None:
        """Every bot that is asked begins to think, on the worker that leads this table."""
        if not self.is_playing or not self.hall.leaders.leads(self.id):
            return
        match = self.match
        for seat in asked(match.state):
            key = match.question_id, seat
            if seat != NATURE and not self.table.seats[seat].user and key not in self.searches:
                world = match.game.dump(match.imagine(seat, Rng(secrets.randbits(63))))
                self.searches[key] = self.hall.spawn(self.think, *key, world)

    def bots_wait(self) -> bool:
        """Whether a bot is asked and none of them thinks."""
        if self.searches or not self.is_playing:
            return False
        return any(not self.table.seats[seat].user for seat in self.turn())

    async def think(self, question: int, seat: int, world: Data) -> None:
        """Let a bot choose, and play what it chose if it is still asked."""
        try:
            bot = self.table.seats[seat].bot or DEFAULT_BOT
            text = await self.hall.thinkers.choose(self.table.game, world, seat, bot)
            async with self.lock:
                await self.refresh()
                is_bot = self.is_playing and not self.table.seats[seat].user
                if is_bot and self.match.question_id == question and seat in asked(self.match.state):
                    await self.play_for_bot(seat, text)
        except (Gone, Conflict, StoreError):
            pass  # the table has moved on, or the hall wakes its bots again
        finally:
            self.searches.pop((question, seat), None)
        async with self.lock:
            await self.refresh()
            self.wake_bots()

    async def play_for_bot(self, seat: int, text: str) -> None:
        """A bot's answer; should it be no legal one, the first that is."""
        before = len(self.match.lines)
        try:
            self.match.play(text, seat)
        except IllegalMove as error:
            LOG.error("bot_played_illegally", table=self.id, seat=seat, code=error.code)
            self.match.play(self.match.moves(seat)[0], seat)
        await self.commit(before)
        self.moved_on()

    def moved_on(self, seat: int | None = None, id: str | None = None) -> None:
        """What follows on every committed change of the match; `seat` has asked for it under an id."""
        self.used = asyncio.get_running_loop().time()
        self.tell(seat, id)
        self.after_change()
        self.tell_clocks()
        if not self.is_playing or (self.undo is not None and not self.undo_stands()):
            self.undo = None
            self.tell_table()

    def undo_stands(self) -> bool:
        """Whether the undo that somebody asked for is still about the question that is open."""
        return self.undo is not None and self.undo.id.startswith(f"{self.match.question_id}-")

    # Those who are away.

    def call_players(self) -> None:
        """Tell people who are not here that it is their turn, once per question."""
        if not self.is_playing or not self.hall.leaders.leads(self.id):
            return
        here: set[str] | None = None
        for seat in self.turn():
            user = self.table.seats[seat].user
            key = self.match.question_id, seat
            if user and key not in self.hooked:
                here = self.people_here() if here is None else here
                self.hooked.add(key)
                if user not in here:
                    self.hall.webhooks.your_turn(user, self.table, self.match.question_id)
        if len(self.hooked) > 100:
            self.hooked = {key for key in self.hooked if key[0] == self.match.question_id}

    # Coming to an end.

    async def let_go(self) -> bool:
        """Keep the state for newer rules and forget the table, unless somebody is here again."""
        async with self.lock:
            if self.is_idle() and not self.is_gone:
                await self.save()
                if self.is_idle():
                    self.is_gone = True
                    if self.timer is not None:
                        self.timer.cancel()
        return self.is_gone

    def is_idle(self) -> bool:
        """Nobody is connected, no bot thinks, no clock runs."""
        return not self.connections and not self.searches and (self.clocks is None or not self.clocks.since)

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


def places_after(resigned: int) -> list[int]:
    """Who resigns a game for two is second."""
    return [2 if seat == resigned else 1 for seat in (0, 1)]
