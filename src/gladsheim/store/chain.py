"""How the lines of a journal hold together: each hash covers its line and, through the one before, all earlier ones."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, cast

import msgspec
from sqlalchemy import Connection, Row, select

from gladsheim.store.records import Entry, Kind
from gladsheim.store.refusals import broken_chain
from gladsheim.store.schema import JOURNAL

FIRST: Final = ""
"""What stands before the first line, in place of a hash."""


def read_lines(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """The lines of a table behind a number."""
    query = select(JOURNAL).where(JOURNAL.c.table_id == table, JOURNAL.c.number > after).order_by(JOURNAL.c.number)
    return [entry_of(row) for row in connection.execute(query)]


def check_chain(connection: Connection, table: str) -> int:
    """Every number in turn, every hash from the one before."""
    previous = FIRST
    lines = read_lines(connection, table)
    for number, entry in enumerate(lines, start=1):
        if entry.number != number or entry.hash != chained(previous, table, entry):
            raise broken_chain(table, number)
        previous = entry.hash
    return len(lines)


def chained(previous: str, table: str, entry: Entry) -> str:
    """The hash of a line: over the hash before it, and the line as JSON."""
    line = [table, entry.number, entry.at, entry.kind, entry.seat, entry.step, entry.text, entry.client]
    return sha256(previous.encode() + msgspec.json.encode(line)).hexdigest()


def entry_of(row: Row[Any]) -> Entry:
    """A row of the database."""
    return Entry(
        number=row.number,
        at=row.at,
        kind=cast(Kind, row.kind),
        seat=row.seat,
        step=row.step,
        text=row.text,
        client=row.client,
        hash=row.hash,
    )
