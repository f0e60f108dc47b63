"""Whole states of tables, from which a game goes on when its rules have changed."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from gladsheim.kernel.dump import Data, canonical
from gladsheim.store.database import Database, now
from gladsheim.store.records import Dump
from gladsheim.store.refusals import declined
from gladsheim.store.schema import DUMPS


class Dumps:
    """Of every table the last dump; and the first under each version of the rules, from which it may have gone on."""

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
                    same = here & (DUMPS.c.rules_version == rules_version)
                    first = connection.scalar(select(func.min(DUMPS.c.number)).where(same))
                    passed = (DUMPS.c.number == number) | (same & (DUMPS.c.number > (first or 0)))
                    connection.execute(delete(DUMPS).where(here, passed))
                    connection.execute(insert(DUMPS), row)
        except IntegrityError:
            raise declined("table/unknown", table=table) from None

    def last_dump(self, table: str) -> Dump | None:
        """The latest state kept, if any."""
        return self.find(table, select(DUMPS).order_by(DUMPS.c.number.desc()).limit(1))

    def dump(self, table: str, number: int) -> Dump | None:
        """The state after a line, if it was kept."""
        return self.find(table, select(DUMPS).where(DUMPS.c.number == number))

    def find(self, table: str, query: Select[Any]) -> Dump | None:
        """The first that a query finds of a table."""
        with self.database.read() as connection:
            row = connection.execute(query.where(DUMPS.c.table_id == table)).first()
        if row is None:
            return None
        return Dump(table, row.number, row.rules_version, msgspec.json.decode(row.data))
