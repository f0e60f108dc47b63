"""Somebody who wants to be told when it is her turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gladsheim.server.webhooks import sender as module
from gladsheim.store import Store
from gladsheim.store.records import Table, TableSpec, User


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    with Store.open(f"sqlite:///{tmp_path}/test.db") as opened:
        yield opened


@pytest.fixture
def anna(store: Store) -> User:
    """A guest."""
    return store.accounts.create_guest("Anna")


@pytest.fixture
def table(store: Store, anna: User) -> Table:
    """A table of hers."""
    return store.tables.create_table(TableSpec(game="voluspa", rules_version=1, seats=2, host=anna.id))


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long in a test."""
    monkeypatch.setattr(module, "PAUSES", (0.01, 0.01, 0.01))
    monkeypatch.setattr(module, "LAST_CALLS", 30.0)
