"""One thread writes all journals: whatever has queued up while the disk was busy goes into the next commit."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Iterable
from concurrent.futures import Future
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import Connection, func, insert, select, tuple_
from sqlalchemy.exc import DataError, IntegrityError

from gladsheim.errors import GladsheimError, StoreError
from gladsheim.store.chain import FIRST, chained
from gladsheim.store.database import Database
from gladsheim.store.lane import Lane, Line
from gladsheim.store.records import Entry
from gladsheim.store.refusals import conflict, declined, repeated, store_error
from gladsheim.store.schema import JOURNAL, TABLES

MOST: Final = 5_000
"""So many requests go into one commit at most."""

MOST_WAITING: Final = 100_000
"""So many lines may wait for the disk."""

CROWD: Final = 5
"""When so many were written together, more are on their way."""

GATHERING: Final = 0.002
"""Seconds to wait for them: fewer and larger commits cost a busy server much less."""

REMEMBERED: Final = 1_000
"""Of so many tables the end of the journal is kept in mind."""

End = tuple[int, str]
"""Number and hash of the last line of a journal."""

Outcome = list[Entry] | GladsheimError

Waiting = Future[list[Entry]] | asyncio.Future[list[Entry]]
"""What whoever waits for a commit holds."""


class Request:
    """Lines of one table that wait to be written together, for a thread or for an event loop."""

    def __init__(self, table: str, entries: list[Entry], future: Waiting) -> None:
        self.table = table
        self.entries = entries
        self.future = future
        self.is_settled = False


class Writer:
    """The queue, the thread behind it, and the ends of the journals that it has written."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.queue: deque[Request] = deque()
        self.waiting = 0
        self.changed = threading.Condition()
        self.closing = False
        self.ends: OrderedDict[str, End] = OrderedDict()
        self.lane = Lane(database)
        self.thread = threading.Thread(target=self.run, name="journal", daemon=True)
        self.thread.start()

    def put(self, request: Request) -> None:
        """Queue lines for the next commit."""
        with self.changed:
            if self.closing:
                raise store_error("store/closed")
            if self.waiting + len(request.entries) > MOST_WAITING:
                raise store_error("store/busy")
            self.waiting += len(request.entries)
            self.queue.append(request)
            if len(self.queue) == 1:
                self.changed.notify()

    def close(self) -> None:
        """Wait until everything queued is written."""
        with self.changed:
            self.closing = True
            self.changed.notify()
        self.thread.join()

    def run(self) -> None:
        """Write batch after batch until closed and empty."""
        batch: list[Request] = []
        try:
            while batch := self.take():
                try:
                    outcomes = self.write(batch)
                except StoreError as failure:
                    self.ends.clear()
                    outcomes = all_failed(batch, failure)
                settle(outcomes)
                if len(batch) >= CROWD:
                    time.sleep(GATHERING)
        finally:
            self.abandon(batch)

    def abandon(self, batch: list[Request]) -> None:
        """Nobody may wait for a thread that has ended, not even for one that a bug has ended."""
        with self.changed:
            self.closing = True
            left = [request for request in (*batch, *self.queue) if not request.is_settled]
            self.queue.clear()
        settle(all_failed(left, store_error("store/closed")))
        self.lane.give_back()

    def take(self) -> list[Request]:
        """All that is queued; none when closed."""
        with self.changed:
            while not self.queue and not self.closing:
                self.changed.wait()
            if len(self.queue) <= MOST:
                batch = list(self.queue)
                self.queue.clear()
            else:
                batch = [self.queue.popleft() for _ in range(MOST)]
            self.waiting -= sum(len(request.entries) for request in batch)
            return batch

    def write(self, batch: list[Request]) -> dict[Request, Outcome]:
        """One commit for all that fit; what does not is looked at one by one."""
        self.recall({request.table for request in batch})
        written, ends, doubtful = self.chain(batch)
        if written and not self.lane.commit(lines_of(written)):
            return self.write_singly(batch)
        self.remember(ends)
        while len(self.ends) > REMEMBERED:
            self.ends.popitem(last=False)
        return {**written, **(self.write_singly(doubtful) if doubtful else {})}

    def chain(self, batch: list[Request]) -> tuple[dict[Request, list[Entry]], dict[str, End], list[Request]]:
        """The lines with their hashes and the new ends; and the requests that do not follow on what we remember."""
        written: dict[Request, list[Entry]] = {}
        ends: dict[str, End] = {}
        doubtful: list[Request] = []
        for request in batch:
            end = ends.get(request.table) or self.ends[request.table]
            if request.entries[0].number != end[0] + 1:
                doubtful.append(request)
                continue
            written[request] = lines = link(request, end)
            ends[request.table] = lines[-1].number, lines[-1].hash
        return written, ends, doubtful

    def recall(self, tables: Iterable[str]) -> None:
        """Read the ends of journals that are not in mind."""
        unknown = [table for table in tables if table not in self.ends]
        if unknown:
            with self.database.read() as connection:
                self.remember(ends_of(connection, unknown))

    def remember(self, ends: dict[str, End]) -> None:
        """Keep the ends in mind, the latest used the longest."""
        for table, end in ends.items():
            self.ends[table] = end
            self.ends.move_to_end(table)

    def write_singly(self, batch: list[Request]) -> dict[Request, Outcome]:
        """Each request against what is in the database now, so that one that fails takes no other with it."""
        outcomes: dict[Request, Outcome] = {}
        for request in batch:
            self.ends.pop(request.table, None)
        try:
            with self.database.write() as connection:
                for request in batch:
                    outcomes[request] = self.write_one(connection, request)
        except StoreError as failure:
            return all_failed(batch, failure)
        return outcomes

    def write_one(self, connection: Connection, request: Request) -> Outcome:
        """The lines as they were written, or what forbids them."""
        end = ends_of(connection, [request.table])[request.table]
        first = request.entries[0]
        if first.number == end[0] + 1:
            lines = link(request, end)
            try:
                with connection.begin_nested():
                    connection.execute(insert(JOURNAL).values(lines_of({request: lines})))
            except (IntegrityError, DataError):
                pass
            else:
                return lines
        return self.refusal(connection, request)

    def refusal(self, connection: Connection, request: Request) -> GladsheimError:
        """Why lines could not be written: sent before, no such table, or others were faster."""
        first = request.entries[0]
        here = JOURNAL.c.table_id == request.table
        if first.client:
            number = connection.scalar(select(JOURNAL.c.number).where(here, JOURNAL.c.client == first.client))
            if number is not None:
                return repeated(number)
        if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == request.table)) is None:
            return declined("table/unknown", table=request.table)
        return conflict(first.number, ends_of(connection, [request.table])[request.table][0])


def all_failed(batch: list[Request], failure: StoreError) -> dict[Request, Outcome]:
    """The same failure for everybody; each gets an error of his own to raise."""
    return {request: StoreError(failure.code, failure.sentence, failure.terms) for request in batch}


def settle(outcomes: dict[Request, Outcome]) -> None:
    """Tell everybody who waits; an event loop is woken once for all of its own."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[Waiting, Outcome]]] = {}
    for request, outcome in outcomes.items():
        request.is_settled = True
        if isinstance(request.future, asyncio.Future):
            loops.setdefault(request.future.get_loop(), []).append((request.future, outcome))
        else:
            give([(request.future, outcome)])
    for loop, some in loops.items():
        with suppress(RuntimeError):  # a loop that is closed waits for nothing
            loop.call_soon_threadsafe(give, some)


def give(some: list[tuple[Waiting, Outcome]]) -> None:
    """Whoever still waits gets what came of it."""
    for future, outcome in some:
        if future.done():
            continue
        if isinstance(outcome, GladsheimError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def link(request: Request, end: End) -> list[Entry]:
    """The lines, each with the hash that chains it to the one before."""
    lines: list[Entry] = []
    previous = end[1]
    for entry in request.entries:
        previous = chained(previous, request.table, entry)
        lines.append(msgspec.structs.replace(entry, hash=previous))
    return lines


def ends_of(connection: Connection, tables: list[str]) -> dict[str, End]:
    """Number and hash of the last line of each table; 0 and nothing where there is none."""
    ends: dict[str, End] = dict.fromkeys(tables, (0, FIRST))
    j = JOURNAL.c
    for start in range(0, len(tables), 500):
        some = j.table_id.in_(tables[start : start + 500])
        last = select(j.table_id, func.max(j.number)).where(some).group_by(j.table_id)
        for row in connection.execute(
            select(j.table_id, j.number, j.hash).where(tuple_(j.table_id, j.number).in_(last))
        ):
            ends[row.table_id] = row.number, row.hash
    return ends


def lines_of(written: dict[Request, list[Entry]]) -> list[Line]:
    """The rows of some requests."""
    return [
        (request.table, e.number, e.at, e.kind, e.seat, e.step, e.text, e.client, e.hash)
        for request, entries in written.items()
        for e in entries
    ]
