"""A copy of everything as one SQLite file, and back, from and into either kind of database."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from gladsheim.store.chain import check_chain
from gladsheim.store.database import Database, copy_file, failures
from gladsheim.store.refusals import store_error
from gladsheim.store.schema import JOURNAL, METADATA, TABLES

CHUNK: Final = 2_000
"""So many rows are copied at a time."""


def backup(database: Database, file: Path) -> None:
    """Write this moment into a new file; nobody has to wait for it."""
    if file.exists():
        raise store_error("store/file-exists", file=str(file))
    with tempfile.TemporaryDirectory(dir=existing(file.parent)) as folder:
        copy = Path(folder) / "copy.db"
        if database.is_sqlite:
            with failures(), database.engine.connect() as connection:
                source = connection.connection.driver_connection
                assert isinstance(source, sqlite3.Connection), "SQLite is reached by Python's own driver"
                copy_safely(source, copy)
        else:
            with closing(Database(f"sqlite:///{Path(folder) / 'rows.db'}")) as rows:
                with database.read() as source_rows, rows.write() as target:
                    copy_rows(source_rows, target)
                with closing(sqlite3.connect(str(rows.file))) as source:
                    copy_safely(source, copy)
        copy.rename(file)


def restore(database: Database, file: Path) -> None:
    """Fill an empty database from a backup of this schema or an older one; every journal is checked first."""
    if not file.is_file():
        raise store_error("store/no-file", file=str(file))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source:
            copy_safely(source, copy)
        check_ours(copy)
        with closing(Database(f"sqlite:///{copy}")) as backup_of, backup_of.read() as rows:
            for table in rows.scalars(select(TABLES.c.id)).all():
                check_chain(rows, table)
            try:
                with database.write() as target:
                    check_empty(target)
                    copy_rows(rows, target)
            except IntegrityError as failure:
                raise store_error("store/failed", reason=str(failure.orig)) from failure


def existing(folder: Path) -> Path:
    """The folder, made if it is missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as failure:
        raise store_error("store/failed", reason=str(failure)) from failure
    return folder


def copy_safely(source: sqlite3.Connection, file: Path) -> None:
    """SQLite's online backup, with its failures as ours."""
    try:
        copy_file(source, file)
    except sqlite3.Error as failure:
        raise store_error("store/failed", reason=str(failure)) from failure


def check_ours(file: Path) -> None:
    """Refuse a database that is no backup of ours."""
    with closing(sqlite3.connect(file)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not {"alembic_version", JOURNAL.name} <= names:
        raise store_error("store/no-backup")


def check_empty(connection: Connection) -> None:
    """Declined if a single row would be mixed with those of a backup."""
    for table in METADATA.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise store_error("store/not-empty", table=table.name)


def copy_rows(source: Connection, target: Connection) -> None:
    """All rows, those first that others refer to."""
    for table in METADATA.sorted_tables:
        found = source.execution_options(yield_per=CHUNK).execute(select(table))
        for rows in found.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in rows])
