"""Tables in the store, and answers in their journals."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

from gladsheim.store import Store
from gladsheim.store.records import Entry, Table, TableSpec


def new_table(store: Store, host: str, **changes: Any) -> Table:
    """An open table for two unless told otherwise."""
    spec: dict[str, Any] = {"game": "voluspa", "rules_version": 1, "seats": 2, "host": host} | changes
    return store.tables.create_table(TableSpec(**spec))


def write(store: Store, table: str, *numbers: int, client: str = "", text: str = "thor 1,0") -> Future[list[Entry]]:
    """Append answers with these numbers."""
    lines = [Entry(number=n, kind="answer", seat=n % 2, step="Lay", text=text) for n in numbers]
    return store.journal.append(table, lines, client)
