"""Opening a database: its address, its lock, its schema, its pragmas."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from gladsheim.errors import Declined, StoreError
from gladsheim.store import Store
from gladsheim.store.database import Database
from gladsheim.store.records import Table, User
from gladsheim.store.schema import METADATA

OPEN = "import sys; from gladsheim.store import Store; Store.open(sys.argv[1]).close()"


def test_the_migrations_make_the_schema(store: Store) -> None:
    with store.database.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, METADATA) == []


def test_a_database_is_migrated_once(url: str) -> None:
    for _ in range(2):
        with Store.open(url) as store:
            store.accounts.create_guest("Anna")
    with Store.open(url) as store, store.database.read() as connection:
        assert connection.scalar(text("SELECT count(*) FROM users")) == 2


def test_many_may_start_at_once_on_postgresql(new_url: Callable[[str], str]) -> None:
    url = new_url("postgresql")
    with ThreadPoolExecutor(4) as pool:
        for store in list(pool.map(lambda _: Store.open(url), range(4))):
            store.close()


def test_a_newer_schema_is_refused(url: str) -> None:
    with Store.open(url) as store, store.database.write() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="schema 9999, which is newer than") as refused:
        Store.open(url)
    assert refused.value.code == "store/newer-schema"


def test_beside_a_server_nothing_is_locked_or_migrated(url: str, kind: str) -> None:
    code = "store/no-file" if kind == "sqlite" else "store/older-schema"
    with pytest.raises(StoreError) as refused:
        Store.open(url, beside=True)
    assert refused.value.code == code
    with Store.open(url) as store, Store.open(url, beside=True) as tool:
        user = tool.accounts.create_guest("Anna")
        assert store.accounts.user(user.id) == user


def test_a_sqlite_file_serves_one_process(new_url: Callable[[str], str]) -> None:
    url = new_url("sqlite")
    with Store.open(url):
        other = subprocess.run([sys.executable, "-c", OPEN, url], capture_output=True, encoding="utf-8")
        assert other.returncode
        assert "GLADSHEIM_DATABASE_URL" in other.stderr
        with pytest.raises(StoreError) as refused:
            Store.open(url)
        assert refused.value.code == "store/in-use"
    subprocess.run([sys.executable, "-c", OPEN, url], check=True)


def test_sqlite_waits_for_the_disk_and_keeps_its_promises(new_url: Callable[[str], str]) -> None:
    with Store.open(new_url("sqlite")) as store:
        with store.database.read() as connection:
            pragmas = {name: connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")}
            pragmas["foreign_keys"] = connection.scalar(text("PRAGMA foreign_keys"))
        assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
        file = store.database.file
        assert file is not None
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_postgresql_commits_synchronously_even_if_it_is_configured_otherwise(new_url: Callable[[str], str]) -> None:
    url = new_url("postgresql").replace("options=", "options=-csynchronous_commit%3Doff%20")
    with Store.open(url) as store, store.database.read() as connection:
        assert connection.scalar(text("SHOW synchronous_commit")) == "on"


def test_a_connection_that_comes_back_after_the_end_is_closed(url: str) -> None:
    database = Database(url)
    with database.engine.connect() as connection:
        driver = connection.connection.driver_connection
        database.close()
    assert driver is not None
    with pytest.raises((sqlite3.ProgrammingError, psycopg.OperationalError)):
        driver.execute("SELECT 1")


@pytest.mark.parametrize(
    "url", ["", "nonsense", "mysql://root@localhost/x", "sqlite://", "sqlite:///:memory:", "sqlite:///file::memory:"]
)
def test_an_address_that_cannot_be_used_is_refused(url: str) -> None:
    with pytest.raises(StoreError) as refused:
        Store.open(url)
    assert refused.value.code == "store/bad-url"


def test_a_password_in_an_address_is_not_repeated() -> None:
    with pytest.raises(StoreError) as refused:
        Store.open("mysql://root:hunter2@localhost/x")
    assert "hunter2" not in str(refused.value)


def test_a_server_that_is_not_there_is_a_store_error() -> None:
    with pytest.raises(StoreError) as failed:
        Store.open("postgresql://root:hunter2@127.0.0.1:1/test")
    assert failed.value.code == "store/failed"
    assert "hunter2" not in str(failed.value)


def test_a_file_that_is_no_database_is_a_store_error(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Odin, " * 100, encoding="utf-8")
    with pytest.raises(StoreError) as failed:
        Store.open(f"sqlite:///{file}")
    assert failed.value.code == "store/failed"


@pytest.mark.parametrize("odd", ["\0", "\ud800", "'; DROP TABLE users; --", "x" * 100_000])
def test_odd_ids_are_refused_and_harm_nothing(store: Store, table: Table, anna: User, odd: str) -> None:
    for ask in (store.tables.table, store.tables.dice, store.accounts.user, store.accounts.export_user):
        with pytest.raises(Declined):
            ask(odd)
    for refused in (
        lambda: store.seats.sit(odd, 0, anna.id),
        lambda: store.seats.sit(table.id, 0, odd),
        lambda: store.chat.say(odd, anna.id, "hello"),
        lambda: store.sessions.open_session(odd),
        lambda: store.accounts.block(anna.id, odd),
        lambda: store.journal.append(odd, []),
    ):
        with pytest.raises(Declined):
            refused()
    assert store.sessions.user_of(odd) is None
    assert store.seats.seat_of_link(odd) is None
    assert store.tables.table_of_invitation(odd) is None
    assert store.accounts.user(anna.id) == anna
