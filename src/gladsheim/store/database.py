"""The connection to SQLite or PostgreSQL: pragmas, transactions, locks, migrations."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from gladsheim.errors import StoreError
from gladsheim.store.refusals import declined, store_error

BUSY_MS: Final = 10_000
"""How long a statement waits for another process that writes into the same SQLite file."""

MIGRATION_LOCK: Final = 0x476C6164
"""Key of PostgreSQL's advisory lock, held while the schema changes."""

ALWAYS_DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)


class Database:
    """An engine, migrated to the newest schema, whose transactions cannot lose a race."""

    def __init__(self, url: str, beside: bool = False) -> None:
        self.url = read_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.file = Path(self.url.database or "") if self.is_sqlite else None
        self.engine = make_engine(self.url)
        self.is_closed = False
        event.listen(self.engine, "checkin", self.came_back)
        self.writing = threading.Lock()
        self.guard: sqlite3.Connection | None = None
        try:
            if self.file is not None:
                prepare_file(self.file, must_exist=beside)
                self.guard = None if beside else lock_file(self.file)
            with failures():
                migrate(self, only_check=beside)
        except StoreError:
            self.close()
            raise

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that sees one moment and changes nothing."""
        with failures(), self.engine.connect() as connection:
            if not self.is_sqlite:
                connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that is committed at the end; on SQLite there is one at a time."""
        with failures(), self.alone(), self.engine.connect() as connection:
            connection.execution_options(writes=True)
            with connection.begin():
                yield connection

    @contextmanager
    def alone(self) -> Iterator[None]:
        """SQLite's writers queue here: its own waiting polls and is unfair."""
        if not self.is_sqlite:
            yield
            return
        with self.writing:
            yield

    def close(self) -> None:
        """Give back every connection, and the file."""
        self.is_closed = True
        self.engine.dispose()
        if self.guard is not None:
            self.guard.close()
            self.guard = None

    def came_back(self, connection: Any, _: Any) -> None:
        """A thread that still read when all was closed gives its connection back: nobody will use that again."""
        if self.is_closed and connection is not None:
            connection.close()


@contextmanager
def failures() -> Iterator[None]:
    """What goes wrong in the database, as an error of ours; broken constraints are for the caller."""
    try:
        yield
    except IntegrityError:
        raise
    except (DataError, UnicodeEncodeError):
        raise declined("store/impossible") from None
    except (DBAPIError, PoolTimeout) as failure:
        raise store_error("store/failed", reason=reason_of(failure)) from failure


def reason_of(failure: DBAPIError | PoolTimeout) -> str:
    """The driver's first line; parameters are never shown."""
    told = str(failure.orig) if isinstance(failure, DBAPIError) else str(failure)
    return (told.strip().splitlines() or [type(failure).__name__])[0]


def read_url(url: str) -> URL:
    """The address of a database that we can use."""
    try:
        result = make_url(url)
    except ArgumentError:
        raise store_error("store/bad-url", url="?") from None
    backend = result.get_backend_name()
    if backend == "sqlite" and result.database and ":memory:" not in result.database:
        return result.set(drivername="sqlite")
    if backend == "postgresql":
        return result.set(drivername="postgresql+psycopg")
    raise store_error("store/bad-url", url=result.render_as_string(hide_password=True))


def make_engine(url: URL) -> Engine:
    """An engine whose errors never show parameters."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(
            url,
            hide_parameters=True,
            connect_args={"check_same_thread": False, "isolation_level": None, "timeout": BUSY_MS / 1000},
        )
        event.listen(engine, "connect", set_pragmas)
        event.listen(engine, "begin", begin_sqlite)
        return engine
    engine = create_engine(url, hide_parameters=True, pool_pre_ping=True, pool_size=10, max_overflow=30)
    event.listen(engine, "connect", set_durable)
    return engine


def set_pragmas(connection: sqlite3.Connection, _: Any) -> None:
    """A commit returns when the disk has it; readers do not wait for the writer; a connection keeps 256 kB of pages.

    SQLite would keep 2 MB in each, of pages that the system has in its memory anyway.
    """
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-256"):
        connection.execute(f"PRAGMA {pragma}").close()


def begin_sqlite(connection: Connection) -> None:
    """A transaction that will write takes the lock at once, so that what it has read stays true."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def set_durable(connection: Any, _: Any) -> None:
    """A server that commits asynchronously is asked not to, for us."""
    connection.execute(ALWAYS_DURABLE).close()
    connection.commit()


def prepare_file(file: Path, must_exist: bool = False) -> None:
    """The folder and an empty file that only we may read, since secrets will be in it."""
    try:
        if must_exist and not file.is_file():
            raise store_error("store/no-file", file=str(file))
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.touch(mode=0o600)
        for one in (file.parent, file, Path(f"{file}.lock")):
            if one.exists() and not os.access(one, os.R_OK | os.W_OK):
                raise store_error("store/no-access", file=str(one))
    except OSError as failure:
        raise store_error("store/failed", reason=str(failure)) from failure


def lock_file(file: Path) -> sqlite3.Connection:
    """Hold the file for this process, by an exclusive transaction in a file beside it that ends with the process."""
    guard = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        guard.execute("BEGIN EXCLUSIVE").close()
    except sqlite3.OperationalError:
        guard.close()
        raise store_error("store/in-use", file=str(file)) from None
    return guard


def migrate(database: Database, only_check: bool = False) -> None:
    """Bring the schema to its newest version, alone; a newer one than ours is refused."""
    config = Config()
    config.set_main_option("script_location", "gladsheim.store:migrations")
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    with database.write() as connection:
        if not database.is_sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        found = MigrationContext.configure(connection).get_current_revision()
        if found is not None and found not in known:
            raise store_error("store/newer-schema", found=found, known=max(known))
        if found == script.get_current_head():
            return
        if only_check:
            raise store_error("store/older-schema", found=found or "-", known=max(known))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def copy_file(source: sqlite3.Connection, file: Path) -> None:
    """SQLite's online backup into a new file that needs no other beside it; in one go, or writers would restart it."""
    prepare_file(file)
    with closing(sqlite3.connect(file)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE").close()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
