"""What the workers of one deployment tell each other: ids and numbers, never anything secret."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from hashlib import sha256
from secrets import token_hex
from typing import Any, Final

import msgspec
import structlog
from msgspec import Struct
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from sqlalchemy import make_url

from gladsheim.server.config import Config
from gladsheim.server.tasks import end

RECONNECTED: Final = "reconnected"
"""The kind of note that says: something may have been missed, catch up from the database."""

MOST_WAITING: Final = 50_000
"""So many notes wait for Redis; beyond, one that says `reconnected` stands for them all."""

BATCH: Final = 500
PING_EVERY: Final = 5.0
"""Seconds without a word after which Redis is asked whether it is there, and then given up."""

FIRST_WAIT: Final = 5.0
"""A server that starts waits so long for Redis; then it goes on without."""

SHORTEST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0

LOG: Final = structlog.get_logger("gladsheim.bus")


class Note(Struct, frozen=True):
    """Something that the other workers should know. It may come twice; `data` is whatever JSON can hold."""

    kind: str
    table: str = ""
    data: Any = None
    worker: str = ""


Receive = Callable[[Note], None]


class Bus(ABC):
    """Carries notes to all other workers."""

    def __init__(self) -> None:
        self.worker = token_hex(8)

    @abstractmethod
    async def open(self, receive: Receive) -> None:
        """From now on `receive` is called for the notes of others, in the order in which each of them sent them."""

    @abstractmethod
    def publish(self, note: Note) -> None:
        """Tell the others, soon; to be called on the event loop."""

    @abstractmethod
    async def close(self) -> None:
        """Send what waits, then be silent."""


class MemoryBus(Bus):
    """There are no other workers."""

    async def open(self, receive: Receive) -> None:
        pass

    def publish(self, note: Note) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisBus(Bus):
    """One channel of Redis. Without Redis everything goes on, and later everybody catches up."""

    def __init__(self, url: str, channel: str) -> None:
        super().__init__()
        self.channel = channel
        self.redis = Redis.from_url(
            url,
            client_name=f"gladsheim-{self.worker}",
            retry=Retry(NoBackoff(), 0),
            socket_keepalive=True,
            socket_connect_timeout=PING_EVERY,
            socket_timeout=PING_EVERY,
        )
        self.waiting: deque[bytes] = deque()
        self.more = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.subscribed = asyncio.Event()
        self.is_new = True

    async def open(self, receive: Receive) -> None:
        self.tasks = [asyncio.create_task(self.listen(receive)), asyncio.create_task(self.write())]
        try:
            await asyncio.wait_for(self.subscribed.wait(), FIRST_WAIT)
        except TimeoutError:
            self.is_new = False

    def publish(self, note: Note) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            note = Note(RECONNECTED)
        self.waiting.append(msgspec.msgpack.encode(msgspec.structs.replace(note, worker=self.worker)))
        self.more.set()

    async def close(self) -> None:
        await end(self.tasks)
        try:
            async with asyncio.timeout(SHORTEST_PAUSE * 10):
                while self.waiting:
                    await self.send()
        except (RedisError, OSError):
            LOG.warning("bus_notes_lost", count=len(self.waiting))
        await self.redis.aclose()

    async def write(self) -> None:
        """Send what is published, in order, until it is sent."""
        pause = SHORTEST_PAUSE
        while True:
            await self.more.wait()
            try:
                await self.send()
                pause = SHORTEST_PAUSE
            except (RedisError, OSError) as failure:
                LOG.warning("bus_notes_wait", error=type(failure).__name__, count=len(self.waiting))
                pause = await rest(pause)

    async def send(self) -> None:
        """Send some of what waits in one go; what fails keeps waiting."""
        batch = [self.waiting[n] for n in range(min(BATCH, len(self.waiting)))]
        async with self.redis.pipeline(transaction=False) as pipeline:
            for message in batch:
                pipeline.publish(self.channel, message)
            await pipeline.execute()
        for message in batch:
            if self.waiting and self.waiting[0] is message:
                self.waiting.popleft()
        if not self.waiting:
            self.more.clear()

    async def listen(self, receive: Receive) -> None:
        """Hand on what the others send; after a break tell that something may be missing."""
        pause = SHORTEST_PAUSE
        while True:
            try:
                async with self.redis.pubsub() as messages:
                    await messages.subscribe(self.channel)
                    await self.hear(messages, receive)
            except (RedisError, OSError) as failure:
                LOG.warning("bus_disconnected", error=type(failure).__name__)
            if self.subscribed.is_set():
                self.subscribed.clear()
                pause = SHORTEST_PAUSE
            pause = await rest(pause)

    async def hear(self, messages: PubSub, receive: Receive) -> None:
        """Read until the connection fails, or says nothing at all."""
        is_asked = False
        while True:
            message = await messages.get_message(timeout=PING_EVERY)
            if message is not None:
                is_asked = False
                self.handle(message, receive)
            elif is_asked:
                return
            else:
                await messages.ping()
                is_asked = True

    def handle(self, message: dict[str, Any], receive: Receive) -> None:
        """One message of Redis: we are connected, or somebody has sent a note."""
        if message["type"] == "subscribe":
            self.subscribed.set()
            if not self.is_new:
                call(receive, Note(RECONNECTED))
            self.is_new = False
        elif message["type"] == "message":
            note = read(message["data"])
            if note is not None and note.worker != self.worker:
                call(receive, note)


def bus_for(config: Config) -> Bus:
    """The bus of a deployment: workers with the same database hear each other."""
    return RedisBus(config.redis_url, channel_of(config.database_url)) if config.redis_url else MemoryBus()


def channel_of(database_url: str) -> str:
    """One channel per database; its password does not go into it."""
    place = make_url(database_url).set(password=None).render_as_string()
    return f"gladsheim:{sha256(place.encode()).hexdigest()[:16]}"


def read(data: bytes) -> Note | None:
    """A note, unless it is something else."""
    try:
        return msgspec.msgpack.decode(data, type=Note)
    except msgspec.MsgspecError as failure:
        LOG.warning("bus_note_unreadable", error=type(failure).__name__)
        return None


def call(receive: Receive, note: Note) -> None:
    """Hand a note on; what goes wrong there is the event loop's to report, and does not stop the bus."""
    asyncio.get_running_loop().call_soon(receive, note)


async def rest(pause: float) -> float:
    """Wait before trying again, not all workers at the same moment; how long to wait next time."""
    await asyncio.sleep(pause * random.uniform(0.5, 1))
    return min(2 * pause, LONGEST_PAUSE)
