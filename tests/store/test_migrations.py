"""A database of the first release, with people and games in it, comes to today's schema and goes on.

`release_0001.json` holds the rows that the first release wrote: of each table the names of its columns, then its rows.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import gladsheim
from gladsheim.kernel.dump import canonical
from gladsheim.kernel.match import Match
from gladsheim.kernel.replay import Row, repeat
from gladsheim.store import Store
from gladsheim.store.database import Database, read_url
from gladsheim.store.records import Clock, Entry
from gladsheim.words import Words
from tests.store.old import BOOLEANS, make_database

WRITTEN: dict[str, Any] = json.loads(Path(__file__).with_name("release_0001.json").read_text(encoding="utf-8"))
KNOWN: dict[str, Any] = WRITTEN.pop("known")
TABLES: dict[str, str] = KNOWN["tables"]
LINES = {"open": 0, "over": 169, "playing": 29, "bots": 28, "closed": 0, "frozen": 20}


def rows_of(database: Database, table: str, columns: list[str]) -> list[list[Any]]:
    """What these columns of a table hold now, as the file writes it."""
    query = text(f"SELECT {', '.join(columns)} FROM {table}")
    with database.read() as connection:
        found = [dict(row) for row in connection.execute(query).mappings()]
    for row in found:
        row.update({name: bool(value) for name, value in row.items() if name in BOOLEANS})
        row.update({name: bytes(value).hex() for name, value in row.items() if name == "secret"})
    return [list(row.values()) for row in found]


def replayed(store: Store, table: str) -> Match:
    """The match of a table, from its journal."""
    found = store.tables.table(table)
    game = gladsheim.load(found.game)
    if game.rules_version != found.rules_version:
        pytest.skip(f"{game.name} has other rules now: its games go on from their dumps")
    options = game.complete(found.options)
    state = game.new(len(found.seats), options)
    match = Match(game, state, options, store.tables.dice(table), nature_waits=True)
    for line in store.journal.read(table):
        if line.kind == "answer":
            repeat(match, Row(line.number, line.step, line.seat, line.text, ""))
    return match


@pytest.fixture
def migrated(url: str) -> Iterator[Store]:
    """The database of the first release, opened today."""
    make_database(url, "0001", WRITTEN)
    with Store.open(url) as store:
        yield store


def test_every_row_is_as_it_was(migrated: Store) -> None:
    for table, (columns, *rows) in WRITTEN.items():
        assert rows, f"the first release has left something in {table}"
        assert sorted(rows_of(migrated.database, table, columns), key=repr) == sorted(rows, key=repr), table


def test_every_journal_still_holds_together(migrated: Store) -> None:
    assert {name: migrated.journal.check(table) for name, table in TABLES.items()} == LINES


def test_people_are_who_they_were(migrated: Store) -> None:
    anna = migrated.accounts.check_password("Anna", "correct horse")
    assert (anna.id, anna.webhook) == (KNOWN["anna"], "https://example.org/turn")
    found = migrated.sessions.user_of(KNOWN["session"])
    assert found is not None
    assert found.id == KNOWN["anna"]
    assert migrated.accounts.user(KNOWN["cara"]).deleted
    assert migrated.accounts.blocked_by(KNOWN["dora"]) == {KNOWN["anna"]}
    assert migrated.seats.removed_users(TABLES["open"]) == {KNOWN["dora"]}
    assert migrated.seats.muted_users(TABLES["open"]) == {KNOWN["bert"]}
    assert [line.text for line in migrated.chat.chat(TABLES["over"])] == ["well played", "ditto 👩\u200d🚀", ""]
    assert len(migrated.accounts.export_user(KNOWN["anna"])["tables"]) == 5


def test_tables_are_in_the_state_they_were_in(migrated: Store) -> None:
    found = {name: migrated.tables.table(table) for name, table in TABLES.items()}
    states = {name: table.status for name, table in found.items()}
    assert states == {name: "playing" if name == "bots" else name for name in TABLES}
    assert found["over"].options == {"edda": True}
    assert found["closed"].reason == Words("table-is-closed", {"by": "Anna"})
    assert (found["open"].clock, found["playing"].clock) == (Clock("minutes", 20), Clock("days", 3))
    assert [seat.remaining for seat in found["playing"].seats] == [259_200_000, 1234]
    assert all((table.turn, table.turn_number) == (None, 0) for table in found.values())
    assert (again := migrated.tables.rematch_of(TABLES["over"])) is not None
    assert again.id == TABLES["playing"]
    assert (invited := migrated.tables.table_of_invitation(KNOWN["invitation"])) is not None
    assert invited.id == TABLES["open"]
    assert migrated.seats.seat_of_link(KNOWN["link"]) == (TABLES["playing"], 1)


def test_games_that_were_played_are_looked_at_once(migrated: Store) -> None:
    playing = sorted([TABLES["playing"], TABLES["bots"]])
    assert sorted(migrated.tables.unsettled()) == playing
    assert sorted(migrated.tables.unsettled(bots_only=True)) == playing
    migrated.tables.note_turns({table: (LINES[name], [0]) for name, table in TABLES.items()})
    assert migrated.tables.unsettled(bots_only=True) == []
    assert migrated.tables.table(TABLES["over"]).turn is None


@pytest.mark.parametrize("name", ["over", "playing", "bots", "frozen"])
def test_every_game_plays_to_where_it_was(migrated: Store, name: str) -> None:
    match = replayed(migrated, TABLES[name])
    dump = migrated.dumps.last_dump(TABLES[name])
    assert dump is not None
    assert canonical(match.game.dump(match.state)) == canonical(dump.data)
    assert match.over == (name == "over")


def test_a_game_goes_on_to_its_end(migrated: Store) -> None:
    table = TABLES["playing"]
    match = replayed(migrated, table)
    match.nature_waits = False
    match.ask_nature()
    while not match.over:
        asked = match.asked[0]
        match.play(match.moves(asked.seat)[0], asked.seat)
    lines = [
        Entry(number=line.number, kind="answer", seat=line.seat, step=line.step, text=line.text)
        for line in match.lines[LINES["playing"] :]
    ]
    migrated.journal.append(table, lines, client="goes on").result()
    assert migrated.journal.check(table) == len(match.lines)
    assert migrated.tables.finish_table(table, match.scores, match.ranking).status == "over"


def test_a_table_that_waited_begins(migrated: Store) -> None:
    table = TABLES["open"]
    migrated.seats.sit(table, 1, KNOWN["bert"], "bert's word")
    assert migrated.tables.start_table(table).entropies == ["bert's word"]
    migrated.tables.thaw_table(TABLES["frozen"])
    assert migrated.seats.sit(TABLES["bots"], 2, KNOWN["bert"]).seats[2].bot == ""


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_of_the_first_release_is_restored(new_url: Callable[[str], str], tmp_path: Path, target: str) -> None:
    url = new_url("sqlite")
    make_database(url, "0001", WRITTEN)
    file = tmp_path / "backup.db"
    with closing(sqlite3.connect(str(read_url(url).database))) as source, closing(sqlite3.connect(file)) as copy:
        source.backup(copy)
    before = file.read_bytes()
    with Store.open(new_url(target)) as store:
        store.restore(file)
        assert {name: store.journal.check(table) for name, table in TABLES.items()} == LINES
        for table, (columns, *rows) in WRITTEN.items():
            assert sorted(rows_of(store.database, table, columns), key=repr) == sorted(rows, key=repr), table
        assert store.tables.table(TABLES["playing"]).turn is None
    assert file.read_bytes() == before
