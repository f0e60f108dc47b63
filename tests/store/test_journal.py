"""The journal keeps what it has acknowledged, in order, once, and notices every change."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from gladsheim.errors import BrokenChain, Conflict, Declined, Repeated, StoreError
from gladsheim.store import Store
from gladsheim.store.chain import chained
from gladsheim.store.lane import IDLE
from gladsheim.store.records import Entry, Table, TableSpec, User
from tests.store.tables import new_table, write


def test_lines_are_read_as_they_were_acknowledged(store: Store, table: Table) -> None:
    first = write(store, table.id, 1, 2, client="a").result()
    second = write(store, table.id, 3, text="Bifröst „ß“ \n").result()
    assert store.journal.read(table.id) == first + second
    assert store.journal.read(table.id, after=2) == second
    assert [entry.client for entry in first] == ["a", ""]
    assert all(entry.at and entry.hash for entry in first)
    assert store.journal.last(table.id) == 3
    assert store.journal.check(table.id) == 3


def test_an_empty_journal_ends_with_0(store: Store, table: Table) -> None:
    assert store.journal.last(table.id) == 0
    assert store.journal.read(table.id) == []
    assert store.journal.check(table.id) == 0


@pytest.mark.parametrize("number", [1, 2, 4, 100])
def test_a_number_that_does_not_come_next_is_a_conflict(store: Store, table: Table, number: int) -> None:
    write(store, table.id, 1, 2).result()
    with pytest.raises(Conflict) as refused:
        write(store, table.id, number).result()
    assert refused.value.terms == {"number": number, "last": 2}
    write(store, table.id, 3).result()
    assert store.journal.check(table.id) == 3


def test_what_a_client_sends_twice_counts_once(store: Store, table: Table) -> None:
    write(store, table.id, 1, 2, client="x").result()
    for number in (1, 3, 7):
        with pytest.raises(Repeated) as refused:
            write(store, table.id, number, client="x").result()
        assert refused.value.number == 1
    assert store.journal.last(table.id) == 2


def test_the_same_client_id_may_be_used_at_two_tables(store: Store, anna: User) -> None:
    for _ in range(2):
        write(store, new_table(store, anna.id).id, 1, client="x").result()


def test_a_table_that_does_not_exist_has_no_journal(store: Store) -> None:
    with pytest.raises(Declined, match="no table"):
        write(store, "nowhere", 1).result()


def test_a_conflict_fails_only_its_own_table(store: Store, anna: User) -> None:
    tables = [new_table(store, anna.id).id for _ in range(6)]
    write(store, tables[0], 1).result()
    write(store, tables[1], 1, client="c").result()
    batch: list[Future[list[Entry]]] = []
    with store.journal.writer.changed:
        batch += [write(store, tables[0], 1), write(store, tables[1], 2, client="c"), write(store, "nowhere", 1)]
        batch += [
            write(store, tables[2], 1),
            write(store, tables[2], 2),
            write(store, tables[2], 2),
            write(store, tables[2], 3),
        ]
        batch += [write(store, tables[3], 1, client="d"), write(store, tables[3], 2, client="d")]
        batch += [write(store, tables[4], 1, 2, 3), write(store, tables[5], 1), write(store, tables[5], 2)]
    fine = "NoneType"
    told = [type(future.exception()).__name__ for future in batch]
    assert told[:3] == ["Conflict", "Repeated", "Declined"]
    assert told[3:7] == [fine, fine, "Conflict", fine]
    assert told[7:9] == [fine, "Repeated"]
    assert told[9:] == [fine, fine, fine]
    assert [store.journal.check(table) for table in tables] == [1, 1, 3, 1, 3, 2]


def test_many_threads_write_many_tables_at_once(store: Store, anna: User) -> None:
    tables = [new_table(store, anna.id).id for _ in range(8)]

    def play(table: str) -> None:
        for number in range(1, 41):
            write(store, table, number, client=str(number)).result()

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(play, tables))
    assert [store.journal.check(table) for table in tables] == [40] * 8


def test_of_many_who_write_the_same_number_one_succeeds(store: Store, table: Table) -> None:
    for number in range(1, 11):
        futures = [write(store, table.id, number) for _ in range(5)]
        assert sorted(type(future.exception()).__name__ for future in futures) == ["Conflict"] * 4 + ["NoneType"]
    assert store.journal.check(table.id) == 10


def test_two_processes_share_a_table_on_postgresql(new_url: Callable[[str], str]) -> None:
    url = new_url("postgresql")
    with Store.open(url) as one, Store.open(url) as two:
        host = one.accounts.create_guest("Anna").id
        table = one.tables.create_table(spec(host)).id
        other = one.tables.create_table(spec(host)).id
        line = [Entry(number=n, kind="answer") for n in range(10)]
        one.journal.append(table, [line[1]]).result()
        two.journal.append(table, [line[2]]).result()
        with two.journal.writer.changed:
            stale = two.journal.append(table, [line[2]])
            fine = two.journal.append(other, [line[1]])
        with one.journal.writer.changed:
            raced = one.journal.append(table, [line[2]], client="r")
            also_fine = one.journal.append(other, [line[2]]) if fine.result() else None
        assert isinstance(stale.exception(), Conflict)
        assert isinstance(raced.exception(), Conflict)
        assert also_fine is not None
        assert also_fine.result()
        two.journal.append(table, [line[3]], client="r").result()
        with pytest.raises(Repeated):
            one.journal.append(table, [line[3]], client="r").result()
        assert one.journal.check(table) == two.journal.check(table) == 3
        assert one.journal.check(other) == 2


def test_two_processes_that_race_for_every_line_write_one_chain(new_url: Callable[[str], str]) -> None:
    url = new_url("postgresql")
    with Store.open(url) as one, Store.open(url) as two:
        table = one.tables.create_table(spec(one.accounts.create_guest("Anna").id)).id

        def play(store: Store, name: str) -> int:
            conflicts = 0
            for turn in range(60):
                while True:
                    number = store.journal.last(table) + 1
                    line = Entry(number=number, kind="answer", text=f"{name} {turn}")
                    try:
                        store.journal.append(table, [line], client=f"{name} {turn}").result()
                        break
                    except Conflict:
                        conflicts += 1
            return conflicts

        with ThreadPoolExecutor(2) as pool:
            conflicts = sum(pool.map(play, (one, two), ("one", "two")))
        assert conflicts
        assert one.journal.check(table) == 120
        for name in ("one", "two"):
            texts = [entry.text for entry in two.journal.read(table) if entry.text.startswith(name)]
            assert texts == [f"{name} {turn}" for turn in range(60)]


def spec(host: str) -> TableSpec:
    """A table for two."""
    return TableSpec(game="voluspa", rules_version=1, seats=2, host=host)


def test_the_journal_refuses_to_be_changed(store: Store, table: Table) -> None:
    write(store, table.id, 1).result()
    for statement in ("UPDATE journal SET text = 'hel'", "DELETE FROM journal"):
        with pytest.raises((DBAPIError, StoreError), match="append-only"), store.database.write() as connection:
            connection.execute(text(statement))
    assert store.journal.check(table.id) == 1


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ("UPDATE journal SET text = 'hel' WHERE number = 3", 3),
        ("UPDATE journal SET at = at + 1 WHERE number = 2", 2),
        ("UPDATE journal SET seat = 1 - seat WHERE number = 5", 5),
        ("DELETE FROM journal WHERE number = 4", 4),
        ("DELETE FROM journal WHERE number = 1", 1),
        ("UPDATE journal SET hash = 'x' WHERE number = 1", 1),
    ],
)
def test_a_changed_line_breaks_the_chain(store: Store, table: Table, change: str, broken: int) -> None:
    write(store, table.id, 1, 2, 3, 4, 5).result()
    with store.database.write() as connection:
        if store.database.is_sqlite:
            connection.execute(text("DROP TRIGGER journal_update"))
            connection.execute(text("DROP TRIGGER journal_delete"))
        else:
            connection.execute(text("DROP TRIGGER journal_append_only ON journal"))
            connection.execute(text("DROP TRIGGER journal_delete ON journal"))
        connection.execute(text(change))
    with pytest.raises(BrokenChain) as found:
        store.journal.check(table.id)
    assert found.value.terms["number"] == broken


@pytest.mark.parametrize(
    "bad",
    [
        [],
        [Entry(number=0, kind="answer")],
        [Entry(number=2**31, kind="answer")],
        [Entry(number=1, kind="answer"), Entry(number=3, kind="answer")],
        [Entry(number=1, kind="answer", text="x" * 501)],
        [Entry(number=1, kind="answer", text="a\0b")],
        [Entry(number=1, kind="answer", text="\ud800")],
        [Entry(number=1, kind="answer", step="x" * 41)],
        [Entry(number=1, kind="answer", seat=-2)],
        [Entry(number=1, kind="answer", at=2**63)],
        [Entry(number=1, kind="gossip")],  # type: ignore[arg-type]
    ],
)
def test_what_no_journal_can_hold_is_refused_before_it_is_queued(store: Store, table: Table, bad: list[Entry]) -> None:
    with pytest.raises(Declined) as refused:
        store.journal.append(table.id, bad)
    assert refused.value.code == "journal/bad-entry"


def test_500_characters_of_any_alphabet_fit(store: Store, table: Table) -> None:
    write(store, table.id, 1, text="ᚠ" * 500, client="ü" * 64).result()
    assert store.journal.read(table.id)[0].text == "ᚠ" * 500


def test_after_a_failure_the_next_batch_works(store: Store, table: Table) -> None:
    write(store, table.id, 1).result()
    with store.database.write() as connection:
        connection.execute(text("ALTER TABLE journal RENAME TO lost"))
    with pytest.raises(StoreError) as failed:
        write(store, table.id, 2).result()
    assert failed.value.code == "store/failed"
    assert "thor" not in str(failed.value)
    with store.database.write() as connection:
        connection.execute(text("ALTER TABLE lost RENAME TO journal"))
    write(store, table.id, 2).result()
    assert store.journal.check(table.id) == 2


def test_a_full_disk_fails_what_does_not_fit_and_nothing_afterwards(new_url: Callable[[str], str]) -> None:
    with Store.open(new_url("sqlite")) as store:
        table = store.tables.create_table(spec(store.accounts.create_guest("Anna").id)).id
        store.journal.append(table, [Entry(number=1, kind="start")]).result()
        driver = store.journal.writer.lane.connection
        [pages] = driver.execute("PRAGMA page_count").fetchone()
        driver.execute(f"PRAGMA max_page_count={pages}").close()
        lines = [Entry(number=n, kind="answer", text="x" * 500) for n in range(2, 52)]
        with pytest.raises(StoreError, match="full"):
            store.journal.append(table, lines).result()
        assert store.journal.last(table) == 1
        store.journal.append(table, lines).result()
        assert store.journal.check(table) == 51


def test_a_lost_connection_is_made_again(new_url: Callable[[str], str]) -> None:
    with Store.open(f"{new_url('postgresql')}&application_name={secrets.token_hex(8)}") as store:
        table = store.tables.create_table(spec(store.accounts.create_guest("Anna").id)).id
        store.journal.append(table, [Entry(number=1, kind="start")]).result()
        end_connections(store, "true")
        with pytest.raises(StoreError):
            store.journal.append(table, [Entry(number=2, kind="answer")]).result()
        store.journal.append(table, [Entry(number=2, kind="answer")]).result()
        end_connections(store, "true")
        store.journal.writer.lane.used -= 2 * IDLE
        store.journal.append(table, [Entry(number=3, kind="answer")]).result()
        assert store.journal.check(table) == 3


def test_a_connection_lost_in_mid_commit_fails_what_waits_and_nothing_after_it(new_url: Callable[[str], str]) -> None:
    with Store.open(f"{new_url('postgresql')}&application_name={secrets.token_hex(8)}") as store:
        table = store.tables.create_table(spec(store.accounts.create_guest("Anna").id)).id
        with store.database.engine.connect() as connection:
            connection.execute(text("LOCK TABLE journal IN EXCLUSIVE MODE"))
            waiting = store.journal.append(table, [Entry(number=1, kind="start")])
            while not end_connections(store, "wait_event_type = 'Lock'"):
                pass
            with pytest.raises(StoreError) as failed:
                waiting.result()
        assert failed.value.code == "store/failed"
        store.journal.append(table, [Entry(number=1, kind="start")]).result()
        assert store.journal.check(table) == 1


def end_connections(store: Store, which: str) -> int:
    """End connections of this store; how many they were."""
    with store.database.engine.connect() as connection:
        ours = "application_name = current_setting('application_name') AND pid <> pg_backend_pid()"
        query = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours} AND {which}"
        return len(connection.execute(text(query)).all())


def test_closing_writes_what_is_queued_and_then_nothing_more(url: str) -> None:
    store = Store.open(url)
    table = store.tables.create_table(spec(store.accounts.create_guest("Anna").id)).id
    futures = [store.journal.append(table, [Entry(number=n, kind="answer")]) for n in range(1, 200)]
    store.close()
    assert all(future.done() for future in futures)
    with pytest.raises(StoreError, match="closed"):
        store.journal.append(table, [Entry(number=200, kind="answer")])
    with Store.open(url) as again:
        assert again.journal.check(table) == 199


def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that is about to happen."""
    deadline = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < deadline, "it has not happened"
        time.sleep(0.001)


def test_more_lines_than_may_wait_are_refused_and_the_others_written(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gladsheim.store.writer.MOST_WAITING", 5)
    with store.database.write() as connection:
        if not store.database.is_sqlite:
            connection.execute(text("LOCK TABLE journal IN SHARE MODE"))
        waiting = [write(store, table.id, 1)]
        until(lambda: not store.journal.writer.queue)
        waiting += [write(store, table.id, 2, 3), write(store, table.id, 4, 5, 6)]
        with pytest.raises(StoreError) as refused:
            write(store, table.id, 7)
        assert refused.value.code == "store/busy"
    for future in waiting:
        future.result(60)
    write(store, table.id, 7, 8, 9, 10, 11).result(60)
    assert store.journal.check(table.id) == 11


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_nobody_waits_for_a_thread_that_a_bug_has_ended(store: Store, table: Table) -> None:
    store.journal.writer.ends = None  # type: ignore[assignment]
    with pytest.raises(StoreError, match="closed"):
        write(store, table.id, 1).result()
    with pytest.raises(StoreError, match="closed"):
        write(store, table.id, 1).result()


def test_a_journal_that_was_forgotten_is_read_again(store: Store, anna: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gladsheim.store.writer.REMEMBERED", 2)
    tables = [new_table(store, anna.id).id for _ in range(5)]
    for number in (1, 2, 3):
        for future in [write(store, table, number) for table in tables]:
            future.result()
    assert [store.journal.check(table) for table in tables] == [3] * 5
    assert len(store.journal.writer.ends) <= 2


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=50), st.text(max_size=10).filter(str.isascii))
def test_the_hash_is_what_any_json_writer_gives(move: str, client: str) -> None:
    entry = Entry(number=7, at=1, kind="answer", seat=0, step="Lay", text=move, client=client)
    line = ["table", 7, 1, "answer", 0, "Lay", move, client]
    written = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    assert chained("before", "table", entry) == sha256(f"before{written}".encode()).hexdigest()


def test_a_dump_goes_with_its_number_and_the_latest_counts(store: Store, table: Table) -> None:
    assert store.dumps.last_dump(table.id) is None
    store.dumps.save_dump(table.id, 5, 1, {"stack": [["Lay", 0]], "big": 2**62})
    store.dumps.save_dump(table.id, 3, 1, {"older": True})
    store.dumps.save_dump(table.id, 5, 2, {"secret": "hand"})
    dump = store.dumps.last_dump(table.id)
    assert dump is not None
    assert (dump.table, dump.number, dump.rules_version, dump.data) == (table.id, 5, 2, {"secret": "hand"})
    assert "hand" not in repr(dump)
    with pytest.raises(Declined, match="no table"):
        store.dumps.save_dump("nowhere", 1, 1, {})


def test_of_every_version_of_the_rules_the_first_dump_stays(store: Store, table: Table) -> None:
    for number, rules in ((2, 1), (4, 1), (6, 1), (6, 2), (8, 2), (9, 2)):
        store.dumps.save_dump(table.id, number, rules, {"at": number})
    kept = {number: dump.rules_version for number in range(10) if (dump := store.dumps.dump(table.id, number))}
    assert kept == {2: 1, 6: 2, 9: 2}
    assert (last := store.dumps.last_dump(table.id)) is not None
    assert last.data == {"at": 9}
