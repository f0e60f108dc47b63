"""The journal's own way to the driver: one statement, one commit, nothing in between that costs time."""

from __future__ import annotations

import sqlite3
import time
from typing import Any, Final

import psycopg
from sqlalchemy import PoolProxiedConnection

from gladsheim.store.database import Database, failures
from gladsheim.store.refusals import store_error

COLUMNS: Final = "table_id, number, at, kind, seat, step, text, client, hash"
INSERT_SQLITE: Final = f"INSERT INTO journal ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_POSTGRESQL: Final = (
    f"INSERT INTO journal ({COLUMNS}) SELECT * FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::text[], "
    "%s::smallint[], %s::text[], %s::text[], %s::text[], %s::text[])"
)

IDLE: Final = 1.0
"""A connection that was not used for so many seconds is tried before it is used again."""

Line = tuple[str, int, int, str, int, str, str, str, str]
"""A row of the journal, in the order of COLUMNS."""


class Lane:
    """A connection kept open for the writer's thread; SQLAlchemy would take nearly as much CPU time as the rest."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.taken: PoolProxiedConnection | None = None
        self.used = 0.0

    def commit(self, lines: list[Line]) -> bool:
        """Write all lines durably, or none and False if one of them cannot stand there; raises StoreError."""
        driver = self.driver()
        try:
            if isinstance(driver, sqlite3.Connection):
                with self.database.alone():
                    insert_sqlite(driver, lines)
            else:
                driver.execute(INSERT_POSTGRESQL, columns_of(lines))
        except (sqlite3.IntegrityError, psycopg.IntegrityError, psycopg.DataError):
            return False
        except (sqlite3.Error, psycopg.Error) as failure:
            self.drop()
            raise store_error("store/failed", reason=str(failure).partition("\n")[0]) from failure
        self.used = time.monotonic()
        return True

    def driver(self) -> Any:
        """The driver's connection; taken from the pool anew, and tried there, when it has been idle."""
        if self.taken is not None and time.monotonic() - self.used > IDLE:
            self.give_back()
        if self.taken is None:
            with failures():
                self.taken = self.database.engine.raw_connection()
            if not self.database.is_sqlite:
                self.connection.autocommit = True
        return self.connection

    @property
    def connection(self) -> Any:
        """What the driver itself gave us."""
        assert self.taken is not None, "only a lane that is open has a connection"
        return self.taken.driver_connection

    def give_back(self) -> None:
        """Let others use the connection."""
        if self.taken is not None:
            if not self.database.is_sqlite and not self.connection.closed:
                self.connection.autocommit = False
            self.taken.close()
            self.taken = None

    def drop(self) -> None:
        """Never use this connection again."""
        if self.taken is not None:
            self.taken.invalidate()
            self.taken.close()
            self.taken = None


def insert_sqlite(driver: sqlite3.Connection, lines: list[Line]) -> None:
    """One transaction, rolled back whole."""
    driver.execute("BEGIN IMMEDIATE").close()
    try:
        driver.executemany(INSERT_SQLITE, lines).close()
        driver.execute("COMMIT").close()
    except sqlite3.Error:
        driver.rollback()
        raise


def columns_of(lines: list[Line]) -> list[list[Any]]:
    """The same as one list per column, as PostgreSQL takes many rows in one statement."""
    return [list(column) for column in zip(*lines)]
