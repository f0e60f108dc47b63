"""The lobby over a websocket: the server talks, the client listens and pings."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from litestar import websocket
from msgspec.structs import replace

from gladsheim.server.hall.hall import Hall
from gladsheim.server.hall.lists import FINISHED_SHOWN, my_tables, open_tables, shunned, without
from gladsheim.server.http.limits import TheLimits, address_of
from gladsheim.server.http.parameters import TheHall
from gladsheim.server.http.routes.watching import Socket, Watcher, until_enough
from gladsheim.server.http.sessions import user_of
from gladsheim.server.protocol.codes import SESSION_ENDED, TOO_FAST, TOO_MANY
from gladsheim.server.protocol.lobby import TablePage
from gladsheim.server.protocol.messages import Lobby, Message
from gladsheim.server.protocol.tables import TableInfo
from gladsheim.store.records import User

OPEN_TABLES_EVERY: Final = 0.25


class OpenTables:
    """The tables that wait for players, looked up once for all who watch, at most a few times in a second."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.found = TablePage([], "")
        self.is_stale = True
        self.at = -OPEN_TABLES_EVERY
        self.looking = asyncio.Lock()
        hall.lobby_listeners.add(self.notice)

    def notice(self) -> None:
        """Something has changed."""
        self.is_stale = True

    async def now(self) -> TablePage:
        """The first page of tables as they are."""
        async with self.looking:
            if self.is_stale:
                await asyncio.sleep(self.at + OPEN_TABLES_EVERY - time.monotonic())
                self.is_stale = False
                self.at = time.monotonic()
                try:
                    self.found = await open_tables(self.hall)
                except BaseException:  # whoever looked has left in the middle of it: the next one looks again
                    self.is_stale = True
                    raise
            return self.found


class LobbyWatcher(Watcher):
    """Somebody who watches the lobby."""

    def __init__(self, socket: Socket, hall: Hall, user: User, tables: OpenTables) -> None:
        super().__init__(socket, hall, user, hall.lobby_listeners)
        self.tables = tables

    async def look(self) -> Lobby:
        """What this user sees."""
        waiting = without(await self.tables.now(), await shunned(self.hall, self.user.id))
        return Lobby(waiting.tables, waiting.more, await my_tables(self.hall, self.user.id, FINISHED_SHOWN))

    def steady(self, message: Message) -> object:
        """The lobby without what changes by itself."""
        return steady(message) if isinstance(message, Lobby) else message


def steady(lobby: Lobby) -> Lobby:
    """The lobby without what changes by itself: running clocks, and when they were read."""
    opened, mine = ([at_rest(table) for table in tables] for tables in (lobby.open, lobby.mine))
    return Lobby(opened, lobby.more, mine)


def at_rest(table: TableInfo) -> TableInfo:
    """A table without what its clocks show."""
    seats = [replace(seat, remaining=None) if seat.is_running else seat for seat in table.seats]
    return replace(table, at=0, seats=seats)


@websocket("/lobby")
async def lobby(socket: Socket, hall: TheHall, limits: TheLimits) -> None:
    user = await user_of(socket)
    await socket.accept()
    if user is None:
        await socket.close(SESSION_ENDED)
    elif not all(limits.lists.take(key) for key in (address_of(socket), user.id)):
        await socket.close(TOO_FAST)
    elif not hall.admit(user.id):
        await socket.close(TOO_MANY)
    else:
        try:
            await serve(socket, hall, user)
        finally:
            hall.dismiss(user.id)


async def serve(socket: Socket, hall: Hall, user: User) -> None:
    """Show somebody the lobby until either side has enough."""
    state = socket.app.state
    if "open_tables" not in state:
        state["open_tables"] = OpenTables(hall)
    await until_enough(socket, LobbyWatcher(socket, hall, user, state["open_tables"]).watch)


ROUTES: Final = [lobby]
