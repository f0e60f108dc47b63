"""`gladsheim admin` on real databases, beside a store that somebody else holds open."""

from __future__ import annotations

import fcntl
import os
import secrets
import sqlite3
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import get_args

import psycopg
import pytest
from msgspec.structs import replace

from gladsheim.cli.admin import TASKS
from gladsheim.cli.arguments import STATES
from gladsheim.cli.arguments import TASKS as NAMED
from gladsheim.errors import Declined
from gladsheim.store import Store
from gladsheim.store.records import CampaignSpec, Change, Entry, Status, Table, TableSpec, User
from gladsheim.words import LANGUAGES
from tests.cli.commands import run

POSTGRESQL = os.environ.get("GLADSHEIM_TEST_POSTGRESQL", "postgresql://root@127.0.0.1:5432/test")

DEADLINE = 60.0


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'test.db'}"
        return
    try:
        connection = psycopg.connect(POSTGRESQL, connect_timeout=5, autocommit=True)
    except psycopg.OperationalError as failure:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"no PostgreSQL: {failure}")
    schema = f"gladsheim_{secrets.token_hex(8)}"
    with connection:
        connection.execute(f"CREATE SCHEMA {schema}".encode())
        yield f"{POSTGRESQL}?options=-csearch_path%3D{schema}"
        connection.execute(f"DROP SCHEMA {schema} CASCADE".encode())


@pytest.fixture
def store(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """The store of a server that runs meanwhile; commands find it by the variable."""
    monkeypatch.setenv("GLADSHEIM_DATABASE_URL", url)
    with Store.open(url) as opened:
        yield opened


@pytest.fixture
def anna(store: Store) -> User:
    """An account."""
    return store.accounts.register(store.accounts.create_guest("Anna").id, "anna", "correct horse")


@pytest.fixture
def table(store: Store, anna: User) -> Table:
    """A game of Anna's against a bot, with two lines in its journal."""
    made = store.tables.create_table(TableSpec(game="voluspa", rules_version=1, seats=2, host=anna.id))
    store.seats.sit(made.id, 0, anna.id)
    store.seats.seat_bot(made.id, 1, "greedy")
    lines = [Entry(number=n, kind="answer", seat=0, step="Lay", text="thor 1,0") for n in (1, 2)]
    store.journal.append(made.id, lines).result(DEADLINE)
    return store.tables.start_table(made.id)


def test_every_task_is_offered_and_carried_out() -> None:
    assert tuple(TASKS) == NAMED
    assert get_args(Status) == STATES


@pytest.mark.parametrize("task", NAMED)
def test_every_task_explains_itself_in_both_languages(task: str) -> None:
    english, german = (run("admin", task, "--help", "--lang", lang).out for lang in LANGUAGES)
    assert english.startswith(f"usage: gladsheim admin {task}")
    assert german.startswith(f"Aufruf: gladsheim admin {task}")


def test_a_backup_is_made_beside_the_server_and_fills_an_empty_database(
    store: Store, table: Table, tmp_path: Path
) -> None:
    assert run("admin", "backup", "monday.db").code == 0
    other = f"sqlite:///{tmp_path / 'other.db'}"
    done = run("admin", "restore", "monday.db", "--database-url", other)
    assert (done.code, done.out) == (0, "Restored, with one table.\n")
    with Store.open(other) as restored:
        assert restored.journal.read(table.id) == store.journal.read(table.id)


def test_a_backup_overwrites_nothing_and_is_restored_over_nothing(table: Table, tmp_path: Path) -> None:
    run("admin", "backup", "monday.db")
    again = run("admin", "backup", "monday.db")
    assert again.code == 2
    assert "exists" in again.err or "there already" in again.err
    (tmp_path / "copy.db").write_bytes((tmp_path / "monday.db").read_bytes())
    full = run("admin", "restore", "monday.db", "--database-url", f"sqlite:///{tmp_path / 'copy.db'}")
    assert full.code == 2
    assert "empty database" in full.err


def test_guests_who_stay_away_are_forgotten(store: Store, anna: User) -> None:
    guest = store.accounts.create_guest("Bert")
    assert run("admin", "prune", "--days", "1").out == "There was no guest to forget.\n"
    long_ago = int(time.time() * 1000) - 3 * 24 * 3600 * 1000
    with store.database.write() as connection:
        connection.exec_driver_sql(f"UPDATE users SET seen = {long_ago}")
    assert run("admin", "prune", "--days", "2").out == "One guest is forgotten.\n"
    with pytest.raises(Declined):
        store.accounts.rename(guest.id, "Bertha")
    assert store.accounts.user(anna.id).name == "Anna"


def test_games_that_ended_long_ago_are_counted_and_then_removed(store: Store, table: Table) -> None:
    store.tables.finish_table(table.id, [1, 0], [1, 2])
    long_ago = int(time.time() * 1000) - 91 * 24 * 3600 * 1000
    with store.database.write() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET ended = {long_ago}")
    assert run("admin", "prune", "--older-than", "12w").out.startswith("One game ended more than 84 days ago.")
    assert run("admin", "prune", "--older-than", "92d", "--yes").out.startswith("No game ended more than 92 days ago")
    assert run("admin", "prune", "--older-than", "90d").out.startswith("One game ended more than 90 days ago.")
    assert store.tables.table(table.id).status == "over"
    assert run("admin", "prune", "--older-than", "90d", "--yes").out == "One game is removed.\n"
    assert run("admin", "prune", "--older-than", "90d").out == "No game ended more than 90 days ago.\n"
    with pytest.raises(Declined):
        store.tables.table(table.id)


def test_tables_are_listed_by_their_state(table: Table) -> None:
    listed = run("admin", "tables").out
    for word in (table.id, "voluspa", "playing", "Anna, greedy"):
        assert word in listed
    assert table.id in run("admin", "tables", "--status", "playing").out
    assert table.id not in run("admin", "tables", "--status", "over").out


def test_a_random_password_is_printed_and_ends_all_sessions(store: Store, anna: User) -> None:
    token = store.sessions.open_session(anna.id)
    done = run("admin", "password", "ANNA", "--random")
    assert done.code == 0
    assert store.accounts.check_password("anna", done.out.strip()).id == anna.id
    assert store.sessions.user_of(token) is None


def test_a_password_can_come_through_a_pipe(store: Store, anna: User) -> None:
    done = run("admin", "password", "anna", typed="battery staple\n")
    assert (done.code, done.out) == (0, "")
    assert store.accounts.check_password("anna", "battery staple").id == anna.id


def test_a_password_that_is_too_short_changes_nothing(store: Store, anna: User) -> None:
    done = run("admin", "password", "anna", typed="short\n")
    assert done.code == 2
    assert "8 to 200" in done.err
    assert store.accounts.check_password("anna", "correct horse").id == anna.id


def test_nobody_has_an_unknown_login(store: Store) -> None:
    assert run("admin", "password", "nobody", "--random").code == 2


def test_a_guest_without_a_cookie_gets_a_link_to_his_seat(store: Store, table: Table) -> None:
    done = run("admin", "link", table.id, "1")
    assert done.code == 0
    assert store.seats.seat_of_link(done.out.strip().partition("/s#")[2]) == (table.id, 0)


def test_a_guest_without_a_cookie_gets_a_link_to_his_campaign(store: Store) -> None:
    guest = store.accounts.create_guest("Bjarni")
    campaign = store.campaigns.create(CampaignSpec(game="yggdrasil", seats=2, host=guest.id))
    first, second = campaign.seats
    seats = [replace(first, user=guest.id), second]
    store.campaigns.change(campaign.id, lambda found: Change(seats=seats))
    done = run("admin", "link", campaign.id, "1")
    assert done.code == 0
    assert store.campaigns.seat_of_link(done.out.strip().partition("/s#")[2]) == (campaign.id, 0, guest.id)
    assert run("admin", "link", campaign.id, "2").code == 2
    assert run("admin", "link", campaign.id, "9").code == 2
    assert run("admin", "link", "nowhere", "1").code == 2


def test_journals_that_hold_are_counted(table: Table) -> None:
    done = run("admin", "check")
    assert (done.code, done.out) == (0, "One table, 2 lines of journal: all as they were written.\n")


def test_a_journal_that_was_changed_is_found(table: Table, tmp_path: Path) -> None:
    run("admin", "backup", "monday.db")
    with closing(sqlite3.connect(tmp_path / "monday.db", isolation_level=None)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for (name,) in names:
            connection.execute(f'DROP TRIGGER "{name}"')
        connection.execute("UPDATE journal SET text = 'odin 1,0' WHERE number = 2")
    done = run("admin", "check", "--database-url", f"sqlite:///{tmp_path / 'monday.db'}")
    assert done.code == 1
    assert f"Line 2 of table {table.id}" in done.err
    assert done.out == ""


def on_terminal(*typed: str) -> tuple[int, str]:
    """Asks for a password on a terminal where somebody types these lines; the exit code and what is seen."""
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "gladsheim", "admin", "password", "anna"]
    with subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    ) as process:
        os.close(theirs)
        seen = ""
        for prompt, line in zip(("New password: ", "Once more: "), typed):
            seen = read_until(ours, seen, lambda text, prompt=prompt: text.endswith(prompt))  # type: ignore[misc]
            os.write(ours, f"{line}\n".encode())
        seen = read_until(ours, seen, lambda _: False)
        process.wait(DEADLINE)
    os.close(ours)
    return process.returncode, seen


def read_until(terminal: int, seen: str, is_enough: Callable[[str], bool]) -> str:
    """All that a terminal has shown, until it is enough or the program has ended."""
    while not is_enough(seen):
        try:
            more = os.read(terminal, 1000)
        except OSError:
            break
        if not more:
            break
        seen += more.decode()
    return seen


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_password_is_typed_twice_and_not_seen(store: Store, anna: User) -> None:
    code, seen = on_terminal("battery staple", "battery staple")
    assert code == 0
    assert "staple" not in seen
    assert "logged out everywhere" in seen
    assert store.accounts.check_password("anna", "battery staple").id == anna.id


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_password_that_is_typed_differently_changes_nothing(store: Store, anna: User) -> None:
    code, seen = on_terminal("battery staple", "battery maple")
    assert code == 2
    assert "are not the same" in seen
    assert store.accounts.check_password("anna", "correct horse").id == anna.id


def test_settings_are_shown_with_their_places_and_without_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")  # who reads it from a pipe gets whole lines
    monkeypatch.setenv("GLADSHEIM_DATABASE_URL", "postgresql://anna:geheim@localhost/games")
    monkeypatch.setenv("GLADSHEIM_METRICS_TOKEN", "geheim-geheim-geheim")
    Path("gladsheim.toml").write_text("bot_queue = 7\n", encoding="utf-8")
    done = run("admin", "config", "--config", "gladsheim.toml", "--webhooks", "no")
    assert done.code == 0
    assert "geheim" not in done.out
    rows = [line.split() for line in done.out.splitlines()]
    assert ["database_url", "postgresql://***@localhost/games", "GLADSHEIM_DATABASE_URL"] in rows
    assert ["bot_queue", "7", "“bot_queue”", "in", "gladsheim.toml"] in rows
    assert ["webhooks", "no", "--webhooks"] in rows
    assert ["port", "8000", "default"] in rows


WRONG = [
    (("admin",), "Something is missing: TASK"),
    (("admin", "bakcup", "x.db"), "Did you mean “backup”?"),
    (("admin", "backup"), "Something is missing: FILE"),
    (("admin", "prune"), "Something is missing: --days, --older-than"),
    (("admin", "prune", "--older-than", "90"), "“90” is no age"),
    (("admin", "prune", "--older-than", "0d"), "“0d” is no age"),
    (("admin", "prune", "--days", "0"), "too small"),
    (("admin", "tables", "--status", "lost"), "there are: open, playing"),
    (("admin", "tables", "--frobnicate"), "“--frobnicate” is unknown here"),
    (("admin", "tables", "--database-url", "sqlite:///nothing.db"), "There is no file nothing.db"),
    (("admin", "tables", "--database-url", "mysql://localhost"), "--database-url is “mysql://localhost”"),
    (("admin", "restore", "nothing.db"), "There is no file nothing.db"),
    (("admin", "config", "--port", "many"), "a whole number from 0 to 65535"),
]


@pytest.mark.parametrize(("argv", "sentence"), WRONG, ids=[" ".join(argv) for argv, _ in WRONG])
def test_a_task_that_cannot_be_carried_out_says_why(argv: tuple[str, ...], sentence: str) -> None:
    done = run(*argv)
    assert done.code == 2
    assert sentence in done.err
    assert done.err.count("\n") == 1
    assert run(*argv, "--lang=de").err != done.err
