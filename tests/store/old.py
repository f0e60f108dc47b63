"""Databases as earlier releases left them, from files that hold their rows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from gladsheim.store.database import make_engine, prepare_file, read_url

BOOLEANS = {"public", "hints", "companion", "removed", "muted"}


def make_database(url: str, version: str, tables: dict[str, Any]) -> None:
    """A database of that version with these rows: of each table the names of its columns, then its rows."""
    address = read_url(url)
    if address.get_backend_name() == "sqlite":
        prepare_file(Path(str(address.database)))
    engine = make_engine(address)
    config = Config()
    config.set_main_option("script_location", "gladsheim.store:migrations")
    config.set_main_option("path_separator", "os")
    with engine.connect() as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        for table, (columns, *rows) in tables.items():
            insert_rows(connection, table, columns, rows)
    engine.dispose()


def insert_rows(connection: Connection, table: str, columns: list[str], rows: list[list[Any]]) -> None:
    """Plain SQL that knows nothing of today's schema."""
    places = ", ".join(f":{column}" for column in columns)
    statement = text(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})")
    for row in rows:
        values = dict(zip(columns, row))
        values.update({name: bool(value) for name, value in values.items() if name in BOOLEANS})
        if "secret" in values:
            values["secret"] = bytes.fromhex(values["secret"])
        connection.execute(statement, values)
