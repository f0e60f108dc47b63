"""The journal of every table: what was answered, taken back and handed over, in order and chained by hashes."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Final, get_args

import msgspec
from sqlalchemy import func, select

from gladsheim.store.chain import check_chain, read_lines
from gladsheim.store.database import Database, now
from gladsheim.store.names import is_keepable
from gladsheim.store.records import Entry, Kind
from gladsheim.store.refusals import declined
from gladsheim.store.schema import JOURNAL
from gladsheim.store.writer import Request, Waiting, Writer, ends_of

KINDS: Final = frozenset(get_args(Kind))
LONGEST_TABLE: Final = 10
LONGEST_TEXT: Final = 500
LONGEST_STEP: Final = 40
LONGEST_CLIENT: Final = 64
HIGHEST: Final = 2**31 - 1


class Journal:
    """Append-only: a line is acknowledged when it is on the disk, and never changes afterwards."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database)

    def append(self, table: str, entries: list[Entry], client: str = "") -> Future[list[Entry]]:
        """Lines that stand together or not at all; the future is done when they are committed.

        It fails with Conflict, Repeated or StoreError. The client's id marks the first line, so that sent twice
        they count once.
        """
        future: Future[list[Entry]] = Future()
        future.set_running_or_notify_cancel()
        self.put(table, entries, client, future)
        return future

    async def appended(self, table: str, entries: list[Entry], client: str = "") -> list[Entry]:
        """The same for an event loop: the lines as they were committed."""
        future: asyncio.Future[list[Entry]] = asyncio.get_running_loop().create_future()
        self.put(table, entries, client, future)
        return await future

    def put(self, table: str, entries: list[Entry], client: str, future: Waiting) -> None:
        """Queue lines that can be kept, with their time and their client."""
        check_entries(table, entries, client)
        at = now()
        filled = [
            msgspec.structs.replace(entry, at=entry.at or at, client=client if n == 0 else "", hash="")
            for n, entry in enumerate(entries)
        ]
        self.writer.put(Request(table, filled, future))

    def read(self, table: str, after: int = 0) -> list[Entry]:
        """The lines behind a number, in order."""
        with self.database.read() as connection:
            return read_lines(connection, table, after)

    def last(self, table: str) -> int:
        """The number of the last line; 0 if there is none."""
        with self.database.read() as connection:
            found = connection.scalar(select(func.max(JOURNAL.c.number)).where(JOURNAL.c.table_id == table))
            return int(found or 0)

    def lasts(self, tables: list[str]) -> dict[str, int]:
        """The number of the last line of each of some tables."""
        with self.database.read() as connection:
            return {table: number for table, (number, _) in ends_of(connection, tables).items()}

    def check(self, table: str) -> int:
        """How many lines there are; raises BrokenChain at the first that is not as it was written."""
        with self.database.read() as connection:
            return check_chain(connection, table)

    def close(self) -> None:
        """Write what is queued; nothing is taken any more."""
        self.writer.close()


def check_entries(table: str, entries: list[Entry], client: str) -> None:
    """Refuse what no database could keep, before it is queued with other tables' lines."""
    if not entries or not is_keepable(client, LONGEST_CLIENT) or not is_keepable(table, LONGEST_TABLE):
        raise declined("journal/bad-entry", number=entries[0].number if entries else 0)
    for n, entry in enumerate(entries):
        fits = is_keepable(entry.text, LONGEST_TEXT) and is_keepable(entry.step, LONGEST_STEP)
        numbered = entry.number == entries[0].number + n and 0 < entry.number <= HIGHEST
        timed = 0 <= entry.at < 2**63
        if not (fits and numbered and timed and entry.kind in KINDS and -1 <= entry.seat < 1000):
            raise declined("journal/bad-entry", number=entry.number)
