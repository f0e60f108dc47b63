"""One worker leads a table: it answers for nature and bots, and watches the clocks."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AsyncExitStack
from hashlib import sha256
from typing import Any, Final

import psycopg
import structlog
from sqlalchemy import make_url

from gladsheim.server.config import Config
from gladsheim.server.tasks import end
from gladsheim.store.database import read_url

PING_EVERY: Final = 2.0
PATIENCE: Final = 5.0
"""Seconds after which a database that does not answer counts as lost."""

LONGEST_PAUSE: Final = 5.0

OUR_END: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "application_name": "gladsheim leaders",
}
ITS_END: Final = ("tcp_keepalives_idle=5", "tcp_keepalives_interval=2", "tcp_keepalives_count=3")
"""The server too notices within seconds that a worker's machine is gone, and lets its locks go."""

LOG: Final = structlog.get_logger("gladsheim.leaders")

Lost = Callable[[], None]


class Leaders(ABC):
    """Which tables this worker leads."""

    @abstractmethod
    async def open(self, lost: Lost) -> None:
        """From now on one can lead; `lost` is called when all leadership is gone at once."""

    @abstractmethod
    async def close(self) -> None:
        """Resign everything."""

    @abstractmethod
    async def lead(self, table: str) -> bool:
        """Try to lead a table; True if this worker leads it now."""

    @abstractmethod
    async def resign(self, table: str) -> None:
        """Let another worker lead."""

    @abstractmethod
    def leads(self, table: str) -> bool:
        """Does this worker lead the table, as far as it knows?"""


class OneLeader(Leaders):
    """The only worker leads everything."""

    async def open(self, lost: Lost) -> None:
        pass

    async def close(self) -> None:
        pass

    async def lead(self, table: str) -> bool:
        return True

    async def resign(self, table: str) -> None:
        pass

    def leads(self, table: str) -> bool:
        return True


class PostgresLeaders(Leaders):
    """Advisory locks of one connection of our own: the database frees them when it ends, however it ends."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.schema = ""
        self.connection: psycopg.AsyncConnection[Any] | None = None
        self.led: set[str] = set()
        self.one_by_one = asyncio.Lock()
        self.under_way: set[asyncio.Task[Any]] = set()
        self.keeper: asyncio.Task[None] | None = None
        self.lost: Lost = no_op

    async def open(self, lost: Lost) -> None:
        self.lost = lost
        await self.reconnect()
        self.keeper = asyncio.create_task(self.keep())

    async def close(self) -> None:
        if self.keeper is not None:
            await end([self.keeper])
        async with self.one_by_one:
            self.led.clear()
            if self.connection is not None:
                connection, self.connection = self.connection, None
                await connection.close()

    async def lead(self, table: str) -> bool:
        if table in self.led or self.connection is None:
            return table in self.led
        return bool(await self.to_the_end(self.take(table)))

    async def resign(self, table: str) -> None:
        await self.to_the_end(self.give(table))

    def leads(self, table: str) -> bool:
        return table in self.led

    async def take(self, table: str) -> bool:
        """Lock a table unless it is ours; the database would count every lock."""
        async with self.one_by_one:
            if table not in self.led and await self.ask("SELECT pg_try_advisory_lock(%s)", self.key(table)):
                self.led.add(table)
            return table in self.led

    async def give(self, table: str) -> None:
        """Unlock a table if it is ours."""
        async with self.one_by_one:
            if table in self.led:
                self.led.discard(table)
                await self.ask("SELECT pg_advisory_unlock(%s)", self.key(table))

    def key(self, table: str) -> int:
        """The number of a table's lock; tables of another schema have others."""
        text = f"gladsheim table {self.schema} {table}"
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big", signed=True)

    async def to_the_end(self, work: Any) -> Any:
        """Do something even if nobody waits for it any more, so that we always know what is locked."""
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)

    async def ask(self, query: str, key: int) -> bool:
        """A question to the database; False if it cannot be asked. If it stays silent all leadership is lost."""
        connection = self.connection
        if connection is None:
            return False
        late = asyncio.get_running_loop().call_later(PATIENCE, self.give_up, connection)
        try:
            async with asyncio.timeout(PATIENCE):
                row = await (await connection.execute(query.encode(), [key])).fetchone()
            return row is not None and bool(row[0])
        except (psycopg.Error, TimeoutError) as failure:
            LOG.warning("leaders_failed", error=type(failure).__name__)
            if connection.closed or isinstance(failure, TimeoutError):
                self.give_up(connection)
            return False
        finally:
            late.cancel()
            if connection is not self.connection:
                await connection.close()

    def give_up(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """The connection is gone or not to be trusted, and with it everything that we led."""
        if connection is self.connection:
            LOG.warning("leadership_lost", tables=len(self.led))
            self.connection = None
            self.led.clear()
            asyncio.get_running_loop().call_soon(self.lost)

    async def keep(self) -> None:
        """Look after the connection, and make a new one when it is lost."""
        pause = PING_EVERY
        while True:
            await asyncio.sleep(pause)
            async with self.one_by_one:
                is_well = await self.is_well() or await self.reconnect()
            pause = PING_EVERY if is_well else min(pause + 1, LONGEST_PAUSE)

    async def is_well(self) -> bool:
        """Does the connection still answer?"""
        await self.ask("SELECT %s", 1)
        return self.connection is not None

    async def reconnect(self) -> bool:
        """Try to get a connection."""
        try:
            async with asyncio.timeout(2 * PATIENCE):
                await self.connect()
        except (psycopg.Error, TimeoutError) as failure:
            LOG.warning("leaders_not_connected", error=type(failure).__name__)
            return False
        return True

    async def connect(self) -> None:
        """A connection that is used for nothing but these locks."""
        async with AsyncExitStack() as stack:
            connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True, **OUR_END)
            stack.push_async_callback(connection.close)
            for setting in ITS_END:
                await connection.execute(f"SET {setting}".encode())
            row = await (await connection.execute("SELECT current_schema()")).fetchone()
            stack.pop_all()
        self.schema = str(row[0]) if row is not None else ""
        self.connection = connection


def no_op() -> None:
    """Nobody wants to know."""


def leaders_for(config: Config) -> Leaders:
    """Where several workers can share a database they choose leaders there."""
    is_shared = config.workers > 1 or bool(config.redis_url)
    if is_shared and read_url(config.database_url).get_backend_name() == "postgresql":
        return PostgresLeaders(config.database_url)
    return OneLeader()
