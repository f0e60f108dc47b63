"""An empty store on SQLite and on PostgreSQL, for every test that asks for one."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from gladsheim.store import Store
from gladsheim.store.records import Table, User
from tests.store.tables import new_table

POSTGRESQL = os.environ.get("GLADSHEIM_TEST_POSTGRESQL", "postgresql://root@127.0.0.1:5432/test")
KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgresql() -> str:
    """The address of a PostgreSQL server; where CI runs there must be one."""
    try:
        psycopg.connect(POSTGRESQL, connect_timeout=5).close()
    except psycopg.OperationalError as failure:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"no PostgreSQL at {POSTGRESQL}: {failure}")
    return POSTGRESQL


@pytest.fixture
def new_url(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Callable[[str], str]]:
    """Addresses of new empty databases; PostgreSQL's are schemas that are dropped again."""
    schemas: list[str] = []

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / secrets.token_hex(4)}/test.db"
        server = request.getfixturevalue("postgresql")
        schema = f"gladsheim_{secrets.token_hex(8)}"
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {schema}".encode())
        schemas.append(schema)
        return f"{server}?options=-csearch_path%3D{schema}"

    yield make
    for schema in schemas:
        with psycopg.connect(POSTGRESQL, autocommit=True) as connection:
            connection.execute(f"DROP SCHEMA {schema} CASCADE".encode())


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    return str(request.param)


@pytest.fixture
def url(kind: str, new_url: Callable[[str], str]) -> str:
    """The address of an empty database."""
    return new_url(kind)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A store on an empty database."""
    with Store.open(url) as opened:
        yield opened


@pytest.fixture
def anna(store: Store) -> User:
    """A guest."""
    return store.accounts.create_guest("Anna")


@pytest.fixture
def bert(store: Store) -> User:
    """Another guest."""
    return store.accounts.create_guest("Bert")


@pytest.fixture
def table(store: Store, anna: User) -> Table:
    """An open table of Anna's for two."""
    return new_table(store, anna.id)
