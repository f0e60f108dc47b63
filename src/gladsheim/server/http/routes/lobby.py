"""The lobby over a websocket: the server talks, the client listens and pings."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from gladsheim.server.hall.hall import Hall
from gladsheim.server.hall.lists import FINISHED_SHOWN, my_tables, open_tables, shunned, without
from gladsheim.server.http.limits import TheLimits, address_of
from gladsheim.server.http.parameters import TheHall
from gladsheim.server.http.sessions import user_of
from gladsheim.server.network.buckets import Bucket
from gladsheim.server.protocol.codes import SESSION_ENDED, TOO_FAST, TOO_MANY, TOO_SLOW
from gladsheim.server.protocol.lobby import TablePage
from gladsheim.server.protocol.messages import Lobby, Message, Pong
from gladsheim.server.protocol.requests import Ping
from gladsheim.server.protocol.tables import TableInfo
from gladsheim.server.readers.connection import ENCODER
from gladsheim.store.records import User

Socket = WebSocket[Any, Any, Any]

SHORTEST_PAUSE: Final = 0.5
PAUSE_PER_READER: Final = 0.01
"""The more people watch the lobby, the less often each of them is told."""

OPEN_TABLES_EVERY: Final = 0.25
SLOWEST: Final = 20.0
"""Seconds that a reader may take to receive a message."""

LONGEST_PING: Final = 200
NOT_UNDERSTOOD: Final = 1003
PINGS: Final = msgspec.json.Decoder(Ping)


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


class Watcher:
    """Somebody who watches the lobby."""

    def __init__(self, socket: Socket, hall: Hall, user: User, tables: OpenTables) -> None:
        self.socket = socket
        self.hall = hall
        self.user = user
        self.tables = tables
        self.has_changed = asyncio.Event()
        self.sending = asyncio.Lock()
        self.pings = Bucket(1, 10)

    async def watch(self) -> int:
        """Talk and listen until one of the two ends; the code to close with, 0 if the other side has."""
        parts = [asyncio.create_task(self.talk()), asyncio.create_task(self.listen())]
        self.hall.lobby_listeners.add(self.has_changed.set)
        try:
            done, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hall.lobby_listeners.discard(self.has_changed.set)
            for part in parts:
                part.cancel()
            await asyncio.gather(*parts, return_exceptions=True)
        return done.pop().result()

    async def talk(self) -> int:
        """Send the lobby at once, and again whenever it looks otherwise, but not too often."""
        last: Lobby | None = None
        while True:
            self.has_changed.clear()
            if not await self.is_still_here():
                return SESSION_ENDED
            lobby = await self.lobby()
            if (looks := steady(lobby)) != last:
                last = looks
                try:
                    await self.send(lobby)
                except TimeoutError:
                    self.hall.metrics.slow_readers.inc()
                    return TOO_SLOW
            await asyncio.sleep(max(SHORTEST_PAUSE, PAUSE_PER_READER * len(self.hall.lobby_listeners)))
            await self.has_changed.wait()

    async def is_still_here(self) -> bool:
        """Whether the session has not ended meanwhile."""
        user = await user_of(self.socket)
        return user is not None and user.id == self.user.id

    async def lobby(self) -> Lobby:
        """What this user sees."""
        waiting = without(await self.tables.now(), await shunned(self.hall, self.user.id))
        return Lobby(waiting.tables, waiting.more, await my_tables(self.hall, self.user.id, FINISHED_SHOWN))

    async def listen(self) -> int:
        """Answer pings; anything else, or too many of them, ends it."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return 0
            if not self.pings.take():
                return TOO_FAST
            ping = read_ping(message.get("text") or message.get("bytes"))
            if ping is None:
                return NOT_UNDERSTOOD
            await self.send(Pong(ping.id))

    async def send(self, message: Message) -> None:
        """One message after the other; raises TimeoutError if it is not received."""
        async with asyncio.timeout(SLOWEST), self.sending:
            await self.socket.send({"type": "websocket.send", "text": ENCODER.encode(message).decode(), "bytes": None})


def read_ping(data: object) -> Ping | None:
    """A ping, if it is one."""
    if not isinstance(data, str | bytes) or len(data) > LONGEST_PING:
        return None
    try:
        return PINGS.decode(data)
    except (msgspec.DecodeError, UnicodeError):
        return None


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
    try:
        code = await Watcher(socket, hall, user, state["open_tables"]).watch()
        if code:
            async with asyncio.timeout(SLOWEST):
                await socket.close(code)
    except (OSError, TimeoutError, WebSocketDisconnect):
        return  # gone in the middle of a message


ROUTES: Final = [lobby]
