"""The power goes: a server killed in mid-game, again and again, under load."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import update

from gladsheim.server.journal.load import load
from gladsheim.server.shelf import Shelf
from gladsheim.store import Store
from gladsheim.store.records import Entry, TableSpec
from gladsheim.store.schema import TABLES
from tests.server.changing import NEWER
from tests.server.killing import GAMES, Contender, Process, as_json, loaded_from, story_of, waits_for_server
from tests.server.players import Guest

pytestmark = pytest.mark.anyio

EFFORT: Final = int(os.environ.get("GLADSHEIM_EFFORT", "1"))
ROUNDS: Final = 2 * EFFORT
DEADLINE: Final = 90.0


class House:
    """A database, the server that runs on it at the moment, and everybody who plays there."""

    def __init__(self, folder: Path, database_url: str, stack: AsyncExitStack) -> None:
        self.folder = folder
        self.database_url = database_url
        self.stack = stack
        self.processes: list[Process] = []
        self.contenders: list[Contender] = []
        self.tables: list[str] = []
        self.rng = random.Random(len(database_url))

    @property
    def server(self) -> Process:
        """The server that runs."""
        return self.processes[-1]

    @property
    def acknowledged(self) -> int:
        """How many moves the server has promised to keep."""
        return sum(len(one.acknowledged) for one in self.contenders)

    def start(self) -> None:
        """A server on the same database."""
        server = Process(self.folder / f"server{len(self.processes)}", self.database_url)
        self.processes.append(server)
        self.stack.callback(server.clean_up)
        server.wait_until_ready()

    @contextmanager
    def store(self) -> Iterator[Store]:
        """The database, seen from beside the server."""
        with Store.open(self.database_url, beside=True) as store:
            yield store

    async def guest(self) -> Guest:
        """Somebody new; his cookie outlives the server."""
        return await self.stack.enter_async_context(Guest(self.server.url, ""))

    async def open_tables(self) -> None:
        """Tables of both games: for people, for people among bots, and for bots alone; each with a spectator."""
        for game, seats, people in [
            ("voluspa", 2, 2),
            ("voluspa", 3, 1),
            ("voluspa", 4, 0),
            ("feast", 3, 3),
            ("feast", 4, 2),
            ("feast", 2, 0),
        ]:
            guests = [await self.guest() for _ in range(max(1, people))]
            mine = [{"seat": 0}] if people else []
            bots = [{"seat": seat, "bot": self.rng.choice(["random", "greedy"])} for seat in range(people, seats)]
            table = await guests[0].open_table(game=game, seats=seats, places=mine + bots)
            for seat, guest in enumerate(guests[1:people], start=1):
                await guest.sit(table, seat)
            await guests[0].start(table)
            self.tables.append(table)
            for guest in [*guests, await self.guest()]:
                self.contenders.append(Contender(guest, table, self.rng.getrandbits(32)))

    async def play(self, kill_after: int | None = None) -> None:
        """Everybody plays until all is over, or until the server is killed after so many more moves."""
        until = None if kill_after is None else self.acknowledged + kill_after
        playing = [asyncio.create_task(one.play(self.server.port)) for one in self.contenders if not one.is_over]
        async with asyncio.timeout(DEADLINE):
            while until is not None and self.acknowledged < until and not all(task.done() for task in playing):
                await asyncio.sleep(0.002)
            if until is not None:
                self.server.kill()
            await asyncio.gather(*playing)

    def check_promises(self) -> dict[str, int]:
        """Every acknowledged move stands in its journal once; the last line of tables that wait for the server."""
        waiting: dict[str, int] = {}
        with self.store() as store:
            for table in self.tables:
                entries = store.journal.read(table)
                assert store.journal.check(table) == len(entries)
                clients = [entry.client for entry in entries if entry.client]
                promised = {move for one in self.contenders if one.table == table for move in one.acknowledged}
                assert len(clients) == len(set(clients))
                assert promised <= set(clients), "an acknowledged move is lost"
                loaded = loaded_from(store, table)
                assert loaded.table.status in ("playing", "over")
                if loaded.table.status == "playing" and waits_for_server(loaded):
                    waiting[table] = len(entries)
        return waiting

    def is_behind(self, table: str) -> bool:
        """Whether a table's journal has gone on since it was noted whose turn it is."""
        with self.store() as store:
            return store.tables.table(table).turn_number < store.journal.last(table)

    def wait_until_it_goes_on(self, waiting: dict[str, int]) -> None:
        """Without anybody connected, bots and nature play until people are asked or the game is over."""
        deadline = time.monotonic() + DEADLINE
        while True:
            with self.store() as store:
                stuck = [table for table in self.tables if self.is_stuck(store, table, waiting.get(table, 0))]
            if not stuck:
                return
            assert time.monotonic() < deadline, f"{stuck} do not go on: {self.server.log}"
            time.sleep(0.1)

    def is_stuck(self, store: Store, table: str, number: int) -> bool:
        """Whether a table still waits where the server was killed; those of bots alone must come to their end."""
        loaded = loaded_from(store, table)
        if loaded.table.status == "over":
            return False
        has_people = any(seat.user for seat in loaded.table.seats)
        return not has_people or store.journal.last(table) <= number

    def check_stories(self) -> None:
        """Whoever saw the game through was told what the journal tells, and every game has ended once."""
        with self.store() as store:
            for table in self.tables:
                assert [entry.kind for entry in store.journal.read(table)].count("end") == 1
                match = loaded_from(store, table).match
                assert match is not None
                assert match.over
                for one in (one for one in self.contenders if one.table == table):
                    assert not one.pending
                    for seat, seen in one.seen.items():
                        assert seen == story_of(match, seat)
                        assert one.views[seat] == as_json(match.view(seat))


@pytest.fixture
async def house(kind: str, new_url: Callable[[str], str], tmp_path: Path) -> AsyncIterator[House]:
    async with AsyncExitStack() as stack:
        yield House(tmp_path, new_url(kind), stack)


async def test_a_server_killed_under_load_keeps_every_promise_and_goes_on(house: House) -> None:
    house.start()
    for _ in range(ROUNDS):
        await house.open_tables()
        await house.play(kill_after=house.rng.randrange(10, 60))
        waiting = house.check_promises()
        house.start()
        await asyncio.to_thread(house.wait_until_it_goes_on, waiting)
    await house.play()
    assert all(one.is_over for one in house.contenders)
    assert house.check_promises() == {}
    house.check_stories()
    assert house.server.end() == 0
    for server in house.processes:
        assert "Traceback" not in server.log
        assert "bot_played_illegally" not in server.log


async def test_whose_turn_it_was_when_the_server_was_killed_is_noted_by_the_next(house: House) -> None:
    house.start()
    anna = await house.guest()
    table = await anna.open_table(places=[{"seat": 0}, {"seat": 1}])
    await anna.start(table)
    is_behind = False
    while not is_behind:  # a server that was killed too late has noted it itself
        async with anna.at(table, port=house.server.port) as player:
            await player.play_on(house.rng, moves=3)
            house.server.kill()
        is_behind = house.is_behind(table)
        house.start()
    deadline = time.monotonic() + DEADLINE
    while house.is_behind(table):
        assert time.monotonic() < deadline, f"whose turn it is is not noted: {house.server.log}"
        await asyncio.sleep(0.05)
    with house.store() as store:
        match = loaded_from(store, table).match
        assert match is not None
        assert store.tables.table(table).turn == match.owing


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux shows them")
async def test_a_killed_server_leaves_no_process_behind(house: House) -> None:
    house.start()
    await house.open_tables()
    await house.play(kill_after=5)
    house.start()
    await asyncio.to_thread(house.wait_until_it_goes_on, {})
    children = house.server.children()
    assert children
    house.server.kill()
    deadline = time.monotonic() + DEADLINE
    while left := [pid for pid in children if is_alive(pid)]:
        assert time.monotonic() < deadline, f"{left} outlive their server"
        await asyncio.sleep(0.05)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits to be reaped does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def test_a_table_that_cannot_be_read_stops_no_other(house: House) -> None:
    with Store.open(house.database_url) as store:
        host = store.accounts.create_guest("Host").id
        tables = [bots_alone(store, host) for _ in range(3)]
        with store.database.write() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == tables[0]).values(options="{"))
    house.start()
    house.tables = tables[1:]
    await asyncio.to_thread(house.wait_until_it_goes_on, {})


def bots_alone(store: Store, host: str) -> str:
    """A game that has begun, with nobody but bots."""
    table = store.tables.create_table(TableSpec(game="feast", rules_version=1, seats=2, host=host)).id
    for seat in (0, 1):
        store.seats.seat_bot(table, seat, "random")
    store.tables.start_table(table)
    return table


def test_a_server_killed_while_it_takes_over_newer_rules_takes_them_over_again(new_url: Callable[[str], str]) -> None:
    with Store.open(new_url("sqlite")) as store:
        table = bots_alone(store, store.accounts.create_guest("Host").id)
        store.journal.append(table, [Entry(number=1, kind="start")]).result()
        match = load(store, Shelf(GAMES), table).match
        assert match is not None
        data = NEWER.raised(match.game.dump(match.state))
        assert data is not None
        store.dumps.save_dump(table, 1, 2, data)
        store.journal.append(table, [Entry(number=2, kind="start", text="rules 2 dump 1")]).result()
        for _ in range(2):
            loaded = load(store, Shelf("tests.server.changing:NEWER"), table)
            assert (loaded.table.status, loaded.table.rules_version) == ("playing", 2)
            assert (loaded.number, loaded.base) == (2, 1)
            assert loaded.match is not None
