"""A table that is alive in this worker: its ledger, and everybody who is connected to it.

Whatever changes the match happens under the lock: apply, commit, and only then tell.
"""

from __future__ import annotations

import asyncio
from functools import partial

import structlog
from msgspec.structs import replace

from gladsheim.errors import Conflict, IllegalMove, Repeated
from gladsheim.server.journal.resume import ATTEMPTS
from gladsheim.server.protocol.codes import NOT_WELCOME
from gladsheim.server.protocol.messages import TableChanged
from gladsheim.server.protocol.tables import SeatInfo, TableInfo
from gladsheim.server.readers.connection import Connection
from gladsheim.server.readers.info import table_info
from gladsheim.server.table.hints import Hints
from gladsheim.server.table.ledger import Ledger, places_after
from gladsheim.server.table.motion import Motion
from gladsheim.server.table.presence import Presence
from gladsheim.server.table.proposal import Proposal
from gladsheim.server.table.room import Room
from gladsheim.server.table.thinking import DEFAULT_BOT, Thinking, bots_asked
from gladsheim.server.table.timekeeper import Timekeeper
from gladsheim.server.tasks import in_thread
from gladsheim.server.webhooks.calls import Calls
from gladsheim.server.worker import Gone, Worker
from gladsheim.store.database import now
from gladsheim.store.records import Entry, Kind, Table
from gladsheim.store.refusals import declined

LOG = structlog.get_logger("gladsheim.table")


class LiveTable(Ledger):
    """The match under a lock, and who is told of it."""

    def __init__(self, worker: Worker, id: str) -> None:
        super().__init__(worker, id)
        self.turn_told: list[int] = []  # who owes an answer, as far as it is committed
        self.heard = 0  # the last line of the chat that was passed on
        self.used = asyncio.get_running_loop().time()
        self.room = Room()
        self.presence = Presence(self.room.connections, self.publish, self.tell_people)
        self.proposal = Proposal(self.publish)
        self.motion = Motion(self.publish)
        self.timekeeper = Timekeeper(partial(worker.spawn, self.watch_clocks))
        self.thinking = Thinking(worker, self.room.connections, self.play_for_bot, self.wake_bots)
        self.hints = Hints(worker)
        self.calls = Calls(worker.webhooks)

    # Following the journal.

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
                self.worker.metrics.conflicts.inc()
        self.seat_everybody()

    async def read_all(self) -> None:
        """The table, its match, and what the match owes before a player is asked: nature's answers, and its end."""
        had = self.loaded
        loaded = await self.fetch()
        self.used = asyncio.get_running_loop().time()
        if loaded.is_other_game(had):
            self.room.begin(loaded.match)
        question = 0 if loaded.match is None else loaded.match.question_id
        self.timekeeper.set(loaded.table, None if had is None else had.table, self.number, question)
        if had is None and self.is_playing and self.number:
            self.calls.count_as_made(question, self.turn())
        if self.is_playing and loaded.resigned is not None:
            await self.finish(self.match.scores, places_after(self.match, loaded.resigned))
        if self.is_playing:
            if self.number == 0:
                await self.append([Entry(number=1, kind="start")])
            before = self.match.length
            self.match.ask_nature()
            await self.commit(before)
        if self.is_playing and (self.table.turn is None or self.table.turn_number < self.number):
            self.worker.dirty.add(self.id)  # whoever wrote the last lines has not lived to note whose turn it is

    def seat_everybody(self) -> None:
        """After a change of seats: everybody reads what is his to read, and nobody who was sent away."""
        assert self.loaded is not None, "just loaded"
        self.tell()
        for connection in list(self.room.connections):
            if connection.user.id in self.loaded.removed:
                connection.refuse(declined("table/removed"))
                connection.close(NOT_WELCOME)
            elif connection.seats != self.seats_of(connection.user.id) or not self.is_placed(connection):
                self.place(connection)
        if not self.is_playing:
            self.proposal.asked = None
        if not self.is_playing or not self.motion.stands(self.match.question_id):
            self.motion.end()
        self.motion.excuse(self.table.seats)
        self.tell_people()
        if self.motion.is_whole:
            self.worker.spawn(self.all_agree)
        self.after_change()

    async def catch_up(self, number: int) -> None:
        """Another worker has written to the journal, up to this line."""
        async with self.lock:
            if not self.is_gone and (number > self.number or self.is_stale):
                await self.follow()

    async def look_on(self) -> None:
        """A worker may have changed something and died before it could say so; the lock is held."""
        table = await in_thread(self.worker.store.tables.table, self.id)
        last = await in_thread(self.worker.store.journal.last, self.id)
        if (table.status, who_sits(table)) != (self.table.status, who_sits(self.table)):
            await self.reload()
        elif last > self.number:
            await self.follow()

    async def follow(self) -> None:
        """Play and tell what others have written, or read everything anew; the lock is held."""
        if await self.read_on():
            self.moved_on()
        else:
            self.is_stale = True
            await self.refresh()

    # Seats.

    async def seat_bot(self, seat: int, bot: str, kind: Kind, client: str = "", for_good: bool = False) -> None:
        """A bot answers for a seat from now on; the lock is held."""
        seats = self.worker.store.seats
        left = self.timekeeper.remaining(seat)
        if left is not None:
            await in_thread(seats.set_remaining, self.id, {seat: left})
        if for_good:
            await in_thread(seats.leave, self.id, seat)
        await in_thread(seats.seat_bot, self.id, seat, bot)
        await self.note(kind, seat, client)
        await self.seats_changed()

    async def note(self, kind: Kind, seat: int, client: str = "") -> None:
        """A line about a seat or a clock, that is no line of the match: it can stand behind any other."""
        for _ in range(ATTEMPTS):
            try:
                await self.append([Entry(number=self.number + 1, kind=kind, seat=seat)], client)
                return
            except Conflict:
                self.worker.metrics.conflicts.inc()
                await self.refresh()
        raise declined("live/crowded")

    async def seats_changed(self) -> None:
        """The store has new seats; the lock is held."""
        await self.reload()
        self.worker.table_note(self.id)

    # Telling.

    def moved_on(self, seat: int | None = None, id: str | None = None) -> None:
        """What follows on every committed change of the match; `seat` has asked for it under an id."""
        self.used = asyncio.get_running_loop().time()
        self.tell(seat, id)
        self.after_change()
        question = self.match.question_id
        clocks = self.timekeeper.news(question)
        if clocks is not None:
            self.room.tell_all(clocks)
        is_settled = not (self.is_playing and self.motion.stands(question)) and self.motion.end()
        is_undone = self.proposal.asked is not None and not self.proposal.stands(question)
        if not self.is_playing or is_undone:
            self.proposal.asked = None
        if not self.is_playing or is_undone or is_settled:
            self.tell_table()

    def tell(self, seat: int | None = None, id: str | None = None) -> None:
        """Everybody learns what is new for him since he was last told; the lock is held and all is committed."""
        self.turn_told = self.turn()
        if self.has_match:
            self.room.tell(self.match, self.answers, seat, id)

    def after_change(self) -> None:
        """Set clocks and bots going, and call those who are away; the lock is held and the match is told."""
        self.hints.move_on(self.match.question_id if self.is_playing else -1)
        if not self.is_playing:
            self.timekeeper.halt()
            return
        match = self.match
        if self.timekeeper.clocks is not None:
            self.timekeeper.run(match, [seat for seat in match.owing if self.answers(seat)])
            self.worker.dirty.add(self.id)
        if self.is_led:
            self.thinking.wake(match, self.table)
            self.calls.make(self.table, match.question_id, self.turn_told, self.presence.users)

    def tell_people(self) -> None:
        """Everybody learns who is there, and an undo that nobody can agree to any more no longer stands."""
        if self.loaded is not None:
            self.proposal.end_unheard(self.table.seats, self.presence.users)
            self.tell_table()

    def tell_table(self) -> None:
        """Everybody learns how the table stands."""
        info = self.info()
        for connection in self.room.connections:
            connection.tell(TableChanged(list(connection.seats), info))

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        assert self.loaded is not None, "only a loaded table is shown"
        here, people = self.presence.users, self.loaded.people
        seats = [
            SeatInfo(
                number=seat.number,
                person=people.get(seat.owner or seat.user),
                bot=seat.bot,
                is_here=(seat.user or seat.owner) in here,
                remaining=self.timekeeper.remaining(seat.number),
                is_running=self.timekeeper.runs(seat.number),
                name=seat.alias,
                face=seat.face,
            )
            for seat in self.table.seats
        ]
        game, asked = self.worker.shelf.find(self.table.game), self.proposal.asked
        table = replace(self.table, practice=self.has_match and self.match.practice)
        info = table_info(table, game, seats, people, self.presence.watchers, self.turn_told, asked, now())
        return replace(info, proposed=self.motion.proposed, rematch=self.loaded.rematch)

    def introduce(self) -> None:
        """Tell a worker that is new at this table, or was away, what only we know."""
        self.presence.share()
        if self.proposal.asked is not None:
            self.proposal.share()
        if self.motion.proposed is not None:
            self.motion.share()

    # Connections.

    def is_placed(self, connection: Connection) -> bool:
        """Whether a connection is told of the match already, if there is one."""
        return not self.has_match or self.room.has_placed(connection)

    def place(self, connection: Connection) -> None:
        """Let a connection read what is its user's to read, from now on."""
        connection.seats = self.seats_of(connection.user.id)
        connection.is_shared = len(connection.seats) > 1 and self.has_match and self.match.game.has_secrets
        self.room.place(connection, self.match if self.has_match else None, self.answers)

    def drop(self, connection: Connection) -> None:
        """A connection is gone."""
        self.hints.forget(connection)
        self.room.drop(connection)
        self.used = asyncio.get_running_loop().time()

    # Bots and clocks.

    @property
    def are_bots_due(self) -> bool:
        """Whether a bot is asked and none of them thinks."""
        return self.is_playing and self.thinking.is_due(self.match, self.table)

    async def wake_bots(self) -> None:
        """Every bot that is asked begins to think, on the worker that leads this table."""
        async with self.lock:
            await self.refresh()
            if self.is_playing and self.is_led:
                self.thinking.wake(self.match, self.table)

    async def play_for_bot(self, question: int, seat: int, text: str) -> None:
        """A bot's answer, if it is still asked; should it be no legal one, the first that is."""
        async with self.lock:
            await self.refresh()
            if not self.is_playing or self.match.question_id != question:
                return
            match = self.match
            if seat not in bots_asked(match, self.table):
                return
            before = match.length
            try:
                match.play(text, seat)
            except IllegalMove as error:
                LOG.error("bot_played_illegally", table=self.id, seat=seat, code=error.code)
                match.play(match.moves(seat)[0], seat)
            await self.commit(before)
            self.moved_on()

    async def play_agreed(self, client: str = "", seat: int | None = None, id: str | None = None) -> bool:
        """Play what everybody has agreed to, for the seat that proposed it, if that is so; the lock is held."""
        one = self.motion.proposed
        if one is None or one.waits_for or not self.is_playing or not self.motion.stands(self.match.question_id):
            return False
        before = self.match.length
        self.match.play(one.text, one.seat, one.question)
        await self.commit(before, client)
        self.worker.metrics.moves.inc()
        self.moved_on(seat, id)
        return True

    async def all_agree(self) -> None:
        """The last two have agreed at the same moment, on two workers, or a bot has sat down for the last."""
        async with self.lock:
            await self.refresh()
            try:
                await self.play_agreed()
            except Conflict:
                self.worker.metrics.conflicts.inc()  # the other worker was faster
                await self.refresh()

    async def watch_clocks(self) -> None:
        """Warn those whose time is nearly up, and hand the seats of those who have none left to bots."""
        async with self.lock:
            await self.refresh()
            if self.timekeeper.clocks is None or not self.is_playing:
                return
            self.timekeeper.set_timer()
            for warning in self.timekeeper.warnings():
                self.room.tell_all(warning)
                if self.is_led:
                    user = self.table.seats[warning.seat].user
                    self.worker.webhooks.time_short(user, self.table, self.match.question_id)
            for seat in self.timekeeper.lapsed() if self.is_led else ():
                await self.seat_bot(seat, DEFAULT_BOT, "lapse")

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
        self.timekeeper.stop()
        self.loaded = None
        self.room.audiences = {}
        del self.timekeeper, self.thinking, self.presence, self.proposal, self.motion

    def is_idle(self) -> bool:
        """Nobody is connected, no bot thinks, no clock runs."""
        return not self.room.connections and not self.thinking.searches and not self.timekeeper.is_running

    async def save_at_the_end(self) -> None:
        """Keep the state, once whoever is changing it is done."""
        async with self.lock:
            await self.save()


def who_sits(table: Table) -> list[tuple[str, str, str]]:
    """Who answers in each seat, and whose it is."""
    return [(seat.user, seat.bot, seat.owner) for seat in table.seats]
