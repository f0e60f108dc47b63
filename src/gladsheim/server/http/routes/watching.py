"""Somebody who watches something over a websocket: the server talks, the client listens and pings."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from gladsheim.server.hall.hall import Hall
from gladsheim.server.http.sessions import user_of
from gladsheim.server.network.buckets import Bucket
from gladsheim.server.protocol.codes import SESSION_ENDED, TOO_FAST, TOO_SLOW
from gladsheim.server.protocol.messages import Message, Pong
from gladsheim.server.protocol.requests import Ping
from gladsheim.server.readers.connection import ENCODER
from gladsheim.store.records import User

Socket = WebSocket[Any, Any, Any]
Listeners = set[Callable[[], None]]
"""Called whenever what is watched has changed."""

SHORTEST_PAUSE: Final = 0.5
PAUSE_PER_READER: Final = 0.01
"""The more people watch, the less often each of them is told."""

SLOWEST: Final = 20.0
"""Seconds that a reader may take to receive a message."""

LONGEST_PING: Final = 200
NOT_UNDERSTOOD: Final = 1003
PINGS: Final = msgspec.json.Decoder(Ping)


class Watcher:
    """Somebody who watches, and is told whenever what he sees looks otherwise."""

    def __init__(self, socket: Socket, hall: Hall, user: User, listeners: Listeners) -> None:
        self.socket = socket
        self.hall = hall
        self.user = user
        self.listeners = listeners
        self.has_changed = asyncio.Event()
        self.sending = asyncio.Lock()
        self.pings = Bucket(1, 10)

    async def look(self) -> Message:
        """What this user sees now; may raise Declined."""
        raise NotImplementedError

    def steady(self, message: Message) -> object:
        """What he sees without what changes by itself."""
        return message

    async def watch(self) -> int:
        """Talk and listen until one of the two ends; the code to close with, 0 if the other side has."""
        parts = [asyncio.create_task(self.talk()), asyncio.create_task(self.listen())]
        self.listeners.add(self.has_changed.set)
        try:
            done, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.listeners.discard(self.has_changed.set)
            for part in parts:
                part.cancel()
            await asyncio.gather(*parts, return_exceptions=True)
        return done.pop().result()

    async def talk(self) -> int:
        """Send what he sees at once, and again whenever it looks otherwise, but not too often."""
        last: object = None
        while True:
            self.has_changed.clear()
            if not await self.is_still_here():
                return SESSION_ENDED
            message = await self.look()
            if (looks := self.steady(message)) != last:
                last = looks
                try:
                    await self.send(message)
                except TimeoutError:
                    self.hall.metrics.slow_readers.inc()
                    return TOO_SLOW
            await asyncio.sleep(max(SHORTEST_PAUSE, PAUSE_PER_READER * len(self.listeners)))
            await self.has_changed.wait()

    async def is_still_here(self) -> bool:
        """Whether the session has not ended meanwhile."""
        user = await user_of(self.socket)
        return user is not None and user.id == self.user.id

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


async def until_enough(socket: Socket, watching: Callable[[], Awaitable[int]]) -> None:
    """Let somebody watch until either side has enough."""
    try:
        code = await watching()
        if code:
            async with asyncio.timeout(SLOWEST):
                await socket.close(code)
    except (OSError, TimeoutError, WebSocketDisconnect):
        return  # gone in the middle of a message
