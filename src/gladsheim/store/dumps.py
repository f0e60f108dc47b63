"""Whole states of tables, from which a game goes on when its rules have changed."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from gladsheim.kernel.dump import Data, canonical
from gladsheim.store.database import Database, now
from gladsheim.store.records import Dump
from gladsheim.store.refusals import declined
from gladsheim.store.schema import DUMPS


class Dumps:
    """One dump per table, the last."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def save_dump(self, table: str, number: int, rules_version: int, data: Data) -> None:
        """Keep the state after a line of the journal, unless a later one is kept already."""
        row = {
            "table_id": table,
            "number": number,
            "rules_version": rules_version,
            "at": now(),
            "data": canonical(data).decode(),
        }
        here = DUMPS.c.table_id == table
        try:
            with self.database.write() as connection:
                latest = connection.scalar(select(func.max(DUMPS.c.number)).where(here))
                if latest is None or latest <= number:
                    connection.execute(delete(DUMPS).where(here, DUMPS.c.number <= number))
                    connection.execute(insert(DUMPS), row)
        except IntegrityError:
            raise declined("table/unknown", table=table) from None

    def last_dump(self, table: str) -> Dump | None:
        """The latest state kept, if any."""
        query = select(DUMPS).where(DUMPS.c.table_id == table).order_by(DUMPS.c.number.desc()).limit(1)
        with self.database.read() as connection:
            row = connection.execute(query).first()
        if row is None:
            return None
        return Dump(table, row.number, row.rules_version, msgspec.json.decode(row.data))
