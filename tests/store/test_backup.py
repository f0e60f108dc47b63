"""A backup is a moment of a running store, and goes back into either kind of database."""

from __future__ import annotations

import sqlite3
import stat
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

import gladsheim
from gladsheim.errors import BrokenChain, Declined, StoreError
from gladsheim.store import Store
from gladsheim.store.records import Entry, TableSpec, User
from gladsheim.store.schema import METADATA
from tests.store.tables import new_table


def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    with store.database.read() as connection:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(table.select())), key=repr)
            for table in METADATA.sorted_tables
        }


def fill(store: Store) -> str:
    """People, a played game and its rematch; the table of the game."""
    anna, bert = (store.accounts.create_guest(name).id for name in ("Anna", "Bjørn"))
    store.accounts.register(anna, "anna", "correct horse")
    store.accounts.block(anna, bert)
    store.sessions.open_session(anna)
    spec = TableSpec(game="voluspa", rules_version=1, seats=2, host=anna, options={"edda": True})
    table = store.tables.create_table(spec).id
    store.tables.invite(table)
    for seat, user in enumerate((anna, bert)):
        store.seats.sit(table, seat, user)
    store.seats.mute_user(table, bert)
    store.seats.seat_link(table, 1)
    store.tables.start_table(table, ["ä", "b"])
    match = gladsheim.load("voluspa").match(seats=2, seed=5)
    while not match.over:
        asked = match.asked[0]
        match.play(match.moves(asked.seat)[0], asked.seat)
    lines = [
        Entry(number=line.number, kind="answer", seat=line.seat, step=line.step, text=line.text) for line in match.lines
    ]
    store.journal.append(table, lines).result()
    store.dumps.save_dump(table, len(lines), 1, match.game.dump(match.state))
    store.tables.finish_table(table, match.scores, match.ranking)
    store.chat.say(table, anna, "well played")
    again = table
    for _ in range(3):
        again = store.tables.create_table(
            TableSpec(game="voluspa", rules_version=1, seats=2, host=anna, rematch_of=again)
        ).id
        store.seats.seat_bot(again, 0, "greedy")
    return table


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_goes_back_into_either_database(
    store: Store, target: str, new_url: Callable[[str], str], tmp_path: Path
) -> None:
    table = fill(store)
    file = tmp_path / "new" / "backup.db"
    store.backup(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [found.name for found in file.parent.iterdir()] == ["backup.db"]
    with Store.open(new_url(target)) as other:
        other.restore(file)
        assert everything(other) == everything(store)
        assert other.journal.check(table) == store.journal.last(table)
        other.accounts.check_password("anna", "correct horse")
        last = other.journal.last(table)
        other.journal.append(table, [Entry(number=last + 1, kind="end")]).result()


def test_a_backup_while_everybody_plays_is_one_moment(
    store: Store, anna: User, new_url: Callable[[str], str], tmp_path: Path
) -> None:
    tables = [new_table(store, anna.id).id for _ in range(3)]
    done = threading.Event()

    def play(table: str) -> None:
        number = 0
        while not done.is_set():
            number += 1
            store.journal.append(table, [Entry(number=number, kind="answer")]).result()

    players = [threading.Thread(target=play, args=(table,)) for table in tables]
    for player in players:
        player.start()
    before = [store.journal.last(table) for table in tables]
    store.backup(tmp_path / "backup.db")
    done.set()
    for player in players:
        player.join()
    with Store.open(new_url("sqlite")) as other:
        other.restore(tmp_path / "backup.db")
        for table, at_least in zip(tables, before):
            assert at_least <= other.journal.check(table) <= store.journal.last(table)


def test_a_backup_beside_a_running_server(url: str, tmp_path: Path) -> None:
    with Store.open(url) as server:
        fill(server)
        with Store.open(url, beside=True) as tool:
            tool.backup(tmp_path / "backup.db")
    assert (tmp_path / "backup.db").is_file()


def test_a_backup_overwrites_nothing(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(StoreError) as refused:
        store.backup(file)
    assert refused.value.code == "store/file-exists"
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_database_that_is_not_empty_takes_no_backup(store: Store, anna: User, tmp_path: Path) -> None:
    store.backup(tmp_path / "backup.db")
    with pytest.raises(StoreError) as refused:
        store.restore(tmp_path / "backup.db")
    assert refused.value.code == "store/not-empty"
    assert store.accounts.user(anna.id) == anna


def test_a_backup_whose_journal_was_altered_is_refused_whole(
    store: Store, new_url: Callable[[str], str], tmp_path: Path, kind: str
) -> None:
    fill(store)
    file = tmp_path / "backup.db"
    store.backup(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DROP TRIGGER journal_update")
        connection.execute("UPDATE journal SET text = 'hel' WHERE number = 9")
        connection.commit()
    with Store.open(new_url(kind)) as other:
        with pytest.raises(BrokenChain):
            other.restore(file)
        assert not any(everything(other).values())


@pytest.mark.parametrize("content", [None, b"", b"no database" * 100])
def test_a_file_that_is_no_backup_is_refused(store: Store, tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "backup.db"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(StoreError):
        store.restore(file)
    with pytest.raises(Declined):
        store.tables.table("nowhere")
