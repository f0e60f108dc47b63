"""One websocket: what it is told waits in a queue of its own, so that a slow reader stops nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from gladsheim.errors import GladsheimError
from gladsheim.server.limits import Bucket
from gladsheim.server.protocol import Message, Refused
from gladsheim.store.records import User
from gladsheim.words import Refusal, say

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

ENCODER: Final = msgspec.json.Encoder()

MOST_WAITING: Final = 1_000_000
"""Bytes that may wait for a reader before it is too slow."""

SESSION_ENDED: Final = 4001
NOT_WELCOME: Final = 4003
NO_SUCH_TABLE: Final = 4004
TOO_SLOW: Final = 4008
TOO_FAST: Final = 4009
TOO_MANY: Final = 4013
GOING_AWAY: Final = 1012


class Connection:
    """A person's socket; `seats` are those he reads at its table, none for a spectator."""

    def __init__(self, receive: Receive, send: Send, user: User, lang: str, messages_per_second: float) -> None:
        self.receive = receive
        self.send = send
        self.user = user
        self.lang = lang
        self.seats: tuple[int, ...] = ()
        self.waiting: deque[str] = deque()
        self.size = 0
        self.wanted = asyncio.Event()
        self.listening: asyncio.Timeout | None = None
        self.code = 0  # with which to close, once that is decided
        self.messages = Bucket(messages_per_second, 3 * messages_per_second)
        self.too_fast = 0

    @property
    def readers(self) -> tuple[int | None, ...]:
        """Whose view is sent here."""
        return self.seats or (None,)

    def tell(self, message: Message) -> None:
        """Queue a message."""
        self.put(ENCODER.encode(message).decode())

    def put(self, text: str) -> None:
        """Queue a message that is encoded already; who does not read is dropped."""
        if self.code:
            return
        self.waiting.append(text)
        self.size += len(text)
        if self.size > MOST_WAITING:
            self.waiting.clear()
            self.close(TOO_SLOW)
        self.wanted.set()

    def refuse(self, error: GladsheimError, id: str | None = None) -> None:
        """Say why something was not done, in the language of whoever asked."""
        words = Refusal(error.code, error.terms).words
        self.tell(Refused(id, error.code, words, say(words, self.lang)))

    def close(self, code: int) -> None:
        """End it after what is queued has been sent; nothing is listened to any more."""
        if self.code:
            return
        self.code = code
        self.wanted.set()
        if self.listening is not None:
            self.listening.reschedule(0)

    async def hear(self) -> Any:
        """What the other side sends next; None once it is decided to close, whether or not it reads that."""
        if self.code:
            return None
        try:
            async with asyncio.timeout(None) as self.listening:
                return await self.receive()
        except TimeoutError:
            return None
        finally:
            self.listening = None

    async def write(self) -> None:
        """Send what is queued until it is closed; runs beside the reading."""
        while True:
            while self.waiting:
                text = self.waiting.popleft()
                await self.send({"type": "websocket.send", "text": text})
                self.size -= len(text)
            if self.code:
                await self.send({"type": "websocket.close", "code": self.code, "reason": ""})
                return
            self.wanted.clear()
            await self.wanted.wait()
