"""Games that ended long ago are removed whole, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import func, select, text, update
from sqlalchemy.exc import DBAPIError

from gladsheim.errors import Conflict, Declined, StoreError
from gladsheim.store import Store
from gladsheim.store.database import now
from gladsheim.store.records import User
from gladsheim.store.schema import CHAT, CONDUCT, DUMPS, JOURNAL, METADATA, REVIEWS, SEATS, TABLES
from gladsheim.words import Words
from tests.store.tables import new_table, write

DAY: Final = 24 * 3600 * 1000


def play(store: Store, anna: User, bert: User, days: int, ends: str = "over", **changes: str) -> str:
    """A table with everything that a table can leave behind, that ended so many days ago."""
    id = new_table(store, anna.id, **changes).id
    store.seats.sit(id, 0, anna.id)
    store.seats.sit(id, 1, bert.id)
    store.seats.mute_user(id, bert.id)
    store.chat.say(id, anna.id, "hello")
    store.tables.invite(id)
    store.tables.start_table(id)
    write(store, id, 1, 2, 3).result()
    store.dumps.save_dump(id, 3, 1, {"a": 1})
    if ends == "over":
        store.tables.finish_table(id, [1, 2], [2, 1])
        store.reviews.ask(id)
    elif ends == "closed":
        store.tables.close_table(id, Words("table-is-closed"))
    elif ends == "frozen":
        store.tables.freeze_table(id, Words("table-is-frozen"))
    with store.database.write() as connection:
        at = now() - days * DAY
        connection.execute(update(TABLES).where(TABLES.c.id == id).values(created=at, started=at))
        connection.execute(update(TABLES).where(TABLES.c.id == id, TABLES.c.ended > 0).values(ended=at))
    return id


def rows_of(store: Store, table: str) -> int:
    """How many rows of all tables of the database belong to a table."""
    with store.database.read() as connection:
        parts = [
            select(func.count()).where(part.c.table_id == table)
            for part in (SEATS, CHAT, CONDUCT, JOURNAL, DUMPS, REVIEWS)
        ]
        parts.append(select(func.count()).where(TABLES.c.id == table))
        return sum(connection.scalar(part) or 0 for part in parts)


def test_what_ended_long_ago_goes_whole_and_the_rest_stays(store: Store, anna: User, bert: User) -> None:
    gone = [play(store, anna, bert, 91), play(store, anna, bert, 100, "closed")]
    kept = [
        play(store, anna, bert, 89),
        play(store, anna, bert, 200, "playing"),
        play(store, anna, bert, 200, "frozen"),
        play(store, anna, bert, 10, "closed"),
    ]
    before = now() - 90 * DAY
    whole = {table: rows_of(store, table) for table in kept}
    assert store.pruning.count(before) == 2
    assert store.pruning.prune(before) == 2
    assert [rows_of(store, table) for table in gone] == [0, 0]
    assert {table: rows_of(store, table) for table in kept} == whole
    assert all(store.journal.check(table) == 3 for table in kept)
    assert store.pruning.prune(before) == store.pruning.count(before) == 0
    with pytest.raises(Declined) as refusal:
        store.tables.table(gone[0])
    assert refusal.value.code == "table/unknown"


def test_the_parts_that_are_removed_are_all_that_refer_to_a_table() -> None:
    referring = {
        table.name
        for table in METADATA.sorted_tables
        for key in table.foreign_keys
        if key.column.table is TABLES and table is not TABLES
    }
    assert referring == {part.name for part in (JOURNAL, DUMPS, REVIEWS, CHAT, CONDUCT, SEATS)}


def test_a_rematch_goes_on_without_the_game_it_repeats(store: Store, bert: User, anna: User) -> None:
    old = play(store, anna, bert, 100)
    again = play(store, anna, bert, 1, "playing", rematch_of=old)
    assert store.pruning.prune(now() - 90 * DAY) == 1
    assert store.tables.table(again).rematch_of == ""
    assert [one.id for one in store.tables.tables_of(anna.id)] == [again]


def test_many_go_some_at_a_time(store: Store, anna: User, bert: User) -> None:
    tables = [play(store, anna, bert, 100 + n) for n in range(5)]
    assert sorted(store.pruning.prune_some(now(), most=2)) == sorted(tables[3:])
    assert store.pruning.prune(now()) == 3


def test_who_was_deleted_is_forgotten_with_his_last_game(store: Store, anna: User, bert: User) -> None:
    play(store, anna, bert, 100)
    store.accounts.delete_user(bert.id)
    assert store.accounts.user(bert.id).deleted
    store.pruning.prune(now())
    with pytest.raises(Declined):
        store.accounts.user(bert.id)


def test_the_journal_of_a_finished_game_still_refuses_to_be_deleted(store: Store, anna: User, bert: User) -> None:
    table = play(store, anna, bert, 100)
    with pytest.raises((DBAPIError, StoreError), match="append-only"), store.database.write() as connection:
        connection.execute(text("DELETE FROM journal"))
    assert store.journal.check(table) == 3


def test_whoever_speaks_or_writes_in_that_moment_is_told_or_goes_too(store: Store, bert: User, anna: User) -> None:
    tables = [play(store, anna, bert, 100) for _ in range(6)]

    def disturb(table: str) -> set[str]:
        codes = set()
        for number in range(4, 30):
            for deed in (partial(store.chat.say, table, anna.id, "still here?"), partial(write, store, table, number)):
                try:
                    done = deed()
                    if isinstance(done, Future):
                        done.result()
                except (Declined, StoreError, Conflict) as refusal:
                    codes.add(refusal.code)
        return codes

    with ThreadPoolExecutor(4) as pool:
        talk = [pool.submit(disturb, table) for table in tables]
        removed = pool.submit(store.pruning.prune, now() - 90 * DAY)
        codes = set().union(*(one.result(60) for one in talk))
        assert removed.result(60) == 6
    assert codes <= {"table/unknown", "journal/conflict"}
    assert [rows_of(store, table) for table in tables] == [0] * 6


def test_a_backup_made_before_holds_what_was_removed_since(
    store: Store, anna: User, bert: User, new_url: Callable[[str], str], tmp_path: Path
) -> None:
    table = play(store, anna, bert, 100)
    store.backup(tmp_path / "before.db")
    store.pruning.prune(now())
    store.backup(tmp_path / "after.db")
    for file, lines in (("before.db", 3), ("after.db", 0)):
        with Store.open(new_url("sqlite")) as other:
            other.restore(tmp_path / file)
            assert other.journal.check(table) == lines
