"""Everything that is alive in this worker: tables, sockets, and what runs beside them."""

from __future__ import annotations

from collections import Counter
from importlib.metadata import version
from typing import Final

import structlog

from gladsheim.errors import Declined, GladsheimError
from gladsheim.kernel.match import Match
from gladsheim.server.cluster.bus import Note
from gladsheim.server.config import Config
from gladsheim.server.hall.quota import Quota
from gladsheim.server.journal.load import load, people_of
from gladsheim.server.protocol.codes import GOING_AWAY, NO_SUCH_TABLE, NOT_WELCOME, SESSION_ENDED
from gladsheim.server.protocol.messages import Welcome
from gladsheim.server.protocol.tables import Proposed, SeatInfo, TableInfo, UndoAsked
from gladsheim.server.readers.connection import Connection
from gladsheim.server.readers.info import people_at, person, settled, table_info
from gladsheim.server.table.agreeing import proposed_elsewhere
from gladsheim.server.table.chat import chat_for, hear
from gladsheim.server.table.live import LiveTable
from gladsheim.server.table.pointing import shown_elsewhere
from gladsheim.server.table.seats import fill_empty
from gladsheim.server.table.undo import undo_elsewhere
from gladsheim.server.tasks import end, in_thread
from gladsheim.server.worker import Gone, Worker
from gladsheim.store import Store
from gladsheim.store.database import now
from gladsheim.store.records import Table, User
from gladsheim.store.refusals import declined

LOG = structlog.get_logger("gladsheim.hall")

VERSION: Final = version("gladsheim")


class Hall(Worker):
    """The live tables of one worker."""

    def __init__(self, config: Config, store: Store) -> None:
        super().__init__(config, store)
        self.tables: dict[str, LiveTable] = {}
        self.sockets: Counter[str] = Counter()
        self.quota = Quota(store, config.most_open_tables_of_address)
        self.is_closing = False

    # Opening and closing.

    async def open(self) -> None:
        """Begin to think, to call, to lead and to hear from other workers."""
        await self.bot_pool.open()
        await self.webhooks.open()
        await self.leaders.open(self.leadership_lost)
        await self.bus.open(self.receive)

    async def close(self) -> None:
        """Tell everybody, keep every state, and end what runs."""
        self.is_closing = True
        for live in list(self.tables.values()):
            for connection in list(live.room.connections):
                connection.close(GOING_AWAY)
        await self.guard(self.note_turns)
        for live in list(self.tables.values()):
            await self.guard(live.save_at_the_end)
        await end(self.tasks)
        await self.bus.close()
        await self.leaders.close()
        await self.webhooks.close()
        await self.bot_pool.close()

    async def note_turns(self) -> None:
        """Write whose turn it is and what is left on the clocks, for all tables that have changed."""
        self.dirty &= self.tables.keys()
        dirty = [self.tables[id] for id in self.dirty if not self.tables[id].is_stale]
        self.dirty.difference_update(live.id for live in dirty)
        turns = {live.id: (live.number, live.turn()) for live in dirty if live.has_match}
        running = [live for live in self.tables.values() if live.timekeeper.is_running]
        clocks = {live.id: live.timekeeper.time_left() for live in {*dirty, *running} if live.is_led}
        try:
            if turns:
                await in_thread(self.store.tables.note_turns, turns)
            if clocks := {id: left for id, left in clocks.items() if left}:
                await in_thread(self.store.seats.note_remaining, clocks)
        except GladsheimError:
            self.dirty.update(live.id for live in dirty)
            raise
        if turns:
            self.bus.publish(Note("lobby"))
            self.lobby_changed()

    # Tables.

    async def live(self, id: str) -> LiveTable:
        """A table, loaded and up to date; raises Declined if there is none."""
        while True:
            if self.is_closing:
                raise declined("live/closing")
            found = self.tables.get(id)
            if found is None:
                found = self.tables[id] = LiveTable(self, id)
                self.metrics.live_tables.set(len(self.tables))
            try:
                if found.is_stale:
                    await self.leaders.lead(id)
                    async with found.lock:
                        await found.refresh()
                return found
            except Gone:
                continue
            except Declined:
                if self.tables.get(id) is found and found.loaded is None:
                    del self.tables[id]
                raise

    async def join(self, id: str, connection: Connection) -> LiveTable:
        """Connect somebody to a table: first who he is and how it stands, then all that he may see."""
        while True:
            live = await self.live(id)
            try:
                async with live.lock:
                    await live.refresh()
                    if self.is_shared:
                        await live.look_on()
                    assert live.loaded is not None, "refreshed"
                    if connection.user.id in live.loaded.removed:
                        raise declined("table/removed")
                    await hear(live)
                    chat = await chat_for(live, connection.user.id)
                    live.room.connections.add(connection)
                    await self.check_still_invited(live, connection)
                    connection.seats = live.seats_of(connection.user.id)
                    connection.tell(
                        Welcome(person(connection.user), list(connection.seats), live.info(), chat, VERSION)
                    )
                    live.place(connection)
                    live.presence.changed()
                return live
            except Gone:
                continue

    def leave(self, live: LiveTable, connection: Connection) -> None:
        """A connection has ended."""
        live.drop(connection)
        if not live.is_gone and live.loaded is not None:
            live.presence.changed()

    async def changed(self, id: str) -> None:
        """Something about a table or its seats has changed in the store."""
        if id in self.tables:
            live = self.tables[id]
            async with live.lock:
                if not live.is_gone:
                    await live.reload()
        self.table_note(id)
        await self.tell_before(id)

    async def tell_before(self, id: str) -> None:
        """Who still looks at the game before this one sees who would play again."""
        table = await in_thread(self.store.tables.table, id)
        if table.rematch_of:
            before = self.tables.get(table.rematch_of)
            if before is not None:
                await self.look_again(before)
            self.table_note(table.rematch_of)

    async def begin(self, id: str) -> Table:
        """Everybody sits: the game starts."""
        await in_thread(self.store.tables.start_table, id)
        live = await self.live(id)
        await self.changed(id)
        return live.table

    async def fill_empty(self, id: str) -> None:
        """In mid-game a bot sits down wherever nobody answers."""
        while True:
            live = await self.live(id)
            try:
                return await fill_empty(live)
            except Gone:
                continue

    async def match_of(self, id: str) -> Match:
        """A match of one's own, played again from the journal."""
        loaded = await in_thread(load, self.store, self.shelf, id, for_play=False)
        if loaded.match is None:
            raise declined("live/not-playing")
        return loaded.match

    def may_watch(self, table: Table, user: User | None, invitation: str = "") -> bool:
        """Public tables are for everybody, others for who sits there, takes part in their campaign or is invited."""
        if table.public or (user is not None and user.id in people_at(table)):
            return True
        if table.campaign and user is not None and self.store.campaigns.takes_part(table.campaign, user.id):
            return True
        if not invitation:
            return False
        found = self.store.tables.table_of_invitation(invitation)
        return found is not None and found.id == table.id

    def check_watch(self, table: Table, user: User | None, invitation: str = "") -> None:
        """Declined if somebody may not watch, or was sent away."""
        if user is not None and user.id in self.store.seats.removed_users(table.id):
            raise declined("table/removed")
        if not self.may_watch(table, user, invitation):
            raise declined("lobby/not-invited")

    async def check_still_invited(self, live: LiveTable, connection: Connection) -> None:
        """Declined if the invitation was replaced while somebody came in by it."""
        if connection.invitation:
            try:
                await in_thread(self.check_watch, live.table, connection.user, connection.invitation)
            except GladsheimError:
                live.room.connections.discard(connection)
                raise

    async def invitation_replaced(self, id: str) -> None:
        """Whoever came in by an invitation that no longer counts, and has not sat down, leaves; everywhere."""
        self.bus.publish(Note("invitation", id))
        await self.show_out(id)

    async def show_out(self, id: str) -> None:
        """End the sockets here of those who may no longer watch a table."""
        live = self.tables.get(id)
        if live is None or live.loaded is None:
            return
        for connection in list(live.room.connections):
            try:
                await in_thread(self.check_watch, live.table, connection.user, connection.invitation)
            except Declined as refusal:
                connection.refuse(refusal)
                connection.close(NOT_WELCOME)

    async def table_removed(self, id: str) -> None:
        """A table is no more: nobody stays at it."""
        live = self.tables.pop(id, None)
        if live is None:
            return
        async with live.lock:
            live.is_gone = True
            live.timekeeper.stop()
            for connection in list(live.room.connections):
                connection.close(NO_SUCH_TABLE)
        await self.leaders.resign(id)
        self.metrics.live_tables.set(len(self.tables))

    async def info(self, table: Table) -> TableInfo:
        """A table as everybody sees it."""
        live = self.tables.get(table.id)
        if live is not None:
            async with live.lock:  # between a change and its commit nobody is told, nor that there is one
                if live.loaded is not None and not live.is_stale and settled(live.table) == settled(table):
                    return live.info()
        people = await in_thread(people_of, self.store, table)
        seats = [
            SeatInfo(
                number=seat.number,
                person=people.get(seat.owner or seat.user),
                bot=seat.bot,
                is_here=False,
                remaining=seat.remaining,
                is_running=False,
                name=seat.alias,
                face=seat.face,
            )
            for seat in table.seats
        ]
        turn = (table.turn or []) if table.status == "playing" else []
        return table_info(table, self.shelf.find(table.game), seats, people, 0, turn, None, now())

    # People.

    def admit(self, user: str) -> bool:
        """Count one more socket of somebody, unless there are too many of his or altogether."""
        if self.sockets[user] >= self.config.most_sockets_of_user or self.sockets.total() >= self.config.most_sockets:
            return False
        self.sockets[user] += 1
        self.metrics.sockets.inc()
        return True

    def dismiss(self, user: str) -> None:
        """One socket less."""
        self.sockets[user] -= 1
        if not self.sockets[user]:
            del self.sockets[user]
        self.metrics.sockets.dec()

    async def user_gone(self, user: str) -> None:
        """Some or all of somebody's sessions have ended: so do the sockets that they opened, everywhere."""
        self.bus.publish(Note("gone", data=user))
        await self.close_sockets(user)

    async def close_sockets(self, user: str) -> None:
        """End a user's sockets here, but for those whose session goes on."""
        everywhere = [connection for live in self.tables.values() for connection in live.room.connections]
        for connection in everywhere:
            if connection.user.id == user and await in_thread(self.store.sessions.user_of, connection.token) is None:
                connection.close(SESSION_ENDED)
        self.lobby_changed()

    # Other workers.

    def receive(self, note: Note) -> None:
        """What another worker tells."""
        live = self.tables.get(note.table)
        if note.kind == "reconnected":
            for one in self.tables.values():
                one.is_stale = True
                self.spawn(self.look_again, one)
                self.spawn(self.listen_in, one)
                one.introduce()
            self.lobby_changed()
            for id in list(self.campaign_listeners):
                self.campaign_changed(id)
        elif note.kind == "gone":
            self.spawn(self.close_sockets, note.data)
        elif note.kind == "table":
            if live is not None:
                self.spawn(self.look_again, live)
            self.lobby_changed()
        elif note.kind == "lobby":
            self.lobby_changed()
        elif note.kind == "campaign":
            self.campaign_changed(note.table)
        elif note.kind == "removed":
            self.spawn(self.table_removed, note.table)
        elif note.kind == "invitation":
            self.spawn(self.show_out, note.table)
        elif live is None:
            return
        elif note.kind == "moved":
            self.spawn(live.catch_up, note.data)
        elif note.kind == "said":
            self.spawn(self.listen_in, live)
        elif note.kind == "presence":
            if live.presence.heard(note.worker, set(note.data[0]), note.data[1]):
                live.introduce()
        elif note.kind == "undo":
            undo_elsewhere(live, None if note.data is None else UndoAsked(*note.data))
        elif note.kind == "proposed":
            proposed_elsewhere(live, None if note.data is None else Proposed(*note.data))
        elif note.kind in ("pointed", "prepared"):
            shown_elsewhere(live, note.kind, note.data)

    async def look_again(self, live: LiveTable) -> None:
        """Read a table anew."""
        async with live.lock:
            if not live.is_gone:
                await live.reload()

    async def listen_in(self, live: LiveTable) -> None:
        """Somebody said something on another worker."""
        async with live.lock:
            if not live.is_gone:
                await hear(live)

    def leadership_lost(self) -> None:
        """Another worker may lead our tables now; the next tick asks for them again."""
        LOG.warning("leadership_lost")
