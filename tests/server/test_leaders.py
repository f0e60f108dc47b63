"""Who leads a table, on a real PostgreSQL: always one worker, and soon another when it dies."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import psycopg
import pytest

from gladsheim.server.cluster import leaders as module
from gladsheim.server.cluster.leaders import OneLeader, PostgresLeaders, leaders_for
from gladsheim.server.config import Config


@pytest.fixture
def url(new_url: Callable[[str], str]) -> str:
    """A schema of our own."""
    return new_url("postgresql")


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test that must not take for ever."""
    asyncio.run(asyncio.wait_for(test, 60))


async def until(happens: Callable[[], Coroutine[Any, Any, object]]) -> None:
    """Try until something happens that must."""
    async with asyncio.timeout(30):
        while not await happens():
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def workers(*urls: str) -> AsyncIterator[list[PostgresLeaders]]:
    """A worker per address."""
    opened = [PostgresLeaders(url) for url in urls]
    for worker in opened:
        await worker.open(lambda: None)
    try:
        yield opened
    finally:
        for worker in opened:
            await worker.close()


def backend_of(worker: PostgresLeaders) -> int:
    """The number of the process that serves a worker in PostgreSQL."""
    assert worker.connection is not None
    return worker.connection.info.backend_pid


def test_a_table_has_one_leader_until_he_resigns(url: str) -> None:
    async def test() -> None:
        async with workers(url, url) as (one, two):
            assert await one.lead("a table")
            assert await one.lead("a table")
            assert not await two.lead("a table")
            assert await two.lead("another")
            assert (one.leads("a table"), two.leads("a table")) == (True, False)
            await one.resign("a table")
            await one.resign("a table")
            assert not one.leads("a table")
            assert await two.lead("a table")
            assert not await one.lead("a table")

    run(test())


def test_of_many_who_try_at_once_one_leads(url: str) -> None:
    async def test() -> None:
        async with workers(url, url, url) as three:
            tables = [f"table {n}" for n in range(50)]
            tries = [worker.lead(table) for table in tables for worker in three for _ in range(2)]
            await asyncio.gather(*tries)
            assert all(sum(worker.leads(table) for worker in three) == 1 for table in tables)
            for worker in three:
                await asyncio.gather(*(worker.resign(table) for table in tables))
            assert all(await asyncio.gather(*(three[2].lead(table) for table in tables)))

    run(test())


def test_schemas_of_one_database_have_leaders_of_their_own(new_url: Callable[[str], str]) -> None:
    async def test() -> None:
        async with workers(new_url("postgresql"), new_url("postgresql")) as (one, two):
            assert await one.lead("a table")
            assert await two.lead("a table")

    run(test())


def test_closing_lets_go_of_everything(url: str) -> None:
    async def test() -> None:
        async with workers(url, url) as (one, two):
            assert await one.lead("a table")
            await one.close()
            assert not one.leads("a table")
            assert not await one.lead("a table")
            await until(lambda: two.lead("a table"))

    run(test())


def test_a_lost_connection_is_told_at_once_and_made_anew(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(module, "PING_EVERY", 0.1)
        losses = asyncio.Queue[bool]()
        async with workers(url) as (two,):
            one = PostgresLeaders(url)
            await one.open(lambda: losses.put_nowait(one.leads("a table")))
            assert await one.lead("a table")
            with psycopg.connect(url, autocommit=True) as connection:
                connection.execute("SELECT pg_terminate_backend(%s)", [backend_of(one)])
            assert not await losses.get()
            await until(lambda: two.lead("a table"))
            await until(lambda: one.lead("another"))
            assert not await one.lead("a table")
            assert losses.empty()
            await one.close()

    run(test())


def test_who_is_refused_an_answer_keeps_what_he_leads(url: str) -> None:
    async def test() -> None:
        async with workers(url) as (one,):
            assert await one.lead("a table")
            assert not await one.ask("SELECT %s / 0", 1)
            assert one.leads("a table")
            assert await one.lead("another")

    run(test())


def test_whoever_stops_waiting_leaves_no_lock_that_nobody_knows_of(url: str) -> None:
    async def test() -> None:
        async with workers(url, url) as (one, two):
            for _ in range(20):
                impatient = asyncio.create_task(one.lead("a table"))
                await asyncio.sleep(0)
                impatient.cancel()
                await asyncio.wait([impatient])
                await one.resign("a table")
            await until(lambda: two.lead("a table"))

    run(test())


class Gate:
    """A way to PostgreSQL on which everything can fall silent."""

    def __init__(self, url: str) -> None:
        parts = psycopg.conninfo.conninfo_to_dict(url)
        self.target = str(parts["host"]), int(str(parts.get("port", 5432)))
        self.url = url.replace(f"{self.target[0]}:{self.target[1]}", "127.0.0.1:{}", 1)
        self.writers: list[asyncio.StreamWriter] = []
        self.is_silent = False

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.url = self.url.format(self.server.sockets[0].getsockname()[1])

    async def shut(self) -> None:
        self.server.close()
        for writer in self.writers:
            writer.close()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(*self.target)
        self.writers += [writer, back]
        await asyncio.gather(self.carry(reader, back), self.carry(there, writer))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if not self.is_silent:
                    writer.write(data)
        writer.close()


def test_who_hears_nothing_from_the_database_leads_no_longer(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(module, "PING_EVERY", 0.1)
        monkeypatch.setattr(module, "PATIENCE", 0.5)
        gate = Gate(url)
        await gate.open()
        lost = asyncio.Event()
        one = PostgresLeaders(gate.url)
        await one.open(lost.set)
        assert await one.lead("a table")
        gate.is_silent = True
        await lost.wait()
        assert not one.leads("a table")
        assert not await one.lead("a table")
        await gate.shut()
        await one.close()

    run(test())


LEADER = """
import asyncio, sys
from gladsheim.server.cluster.leaders import PostgresLeaders

async def main():
    leaders = PostgresLeaders(sys.argv[1])
    await leaders.open(lambda: None)
    print(await leaders.lead("a table"), flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


def test_a_worker_that_is_killed_leads_no_longer(url: str, tmp_path: Path) -> None:
    script = tmp_path / "leader.py"
    script.write_text(LEADER, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script), url], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"True\n"

        async def test() -> None:
            async with workers(url) as (other,):
                assert not await other.lead("a table")
                process.kill()
                await until(lambda: other.lead("a table"))

        try:
            run(test())
        finally:
            process.kill()


def test_a_database_that_is_not_there_stops_nobody() -> None:
    async def test() -> None:
        async with workers("postgresql://nobody@127.0.0.1:1/nothing") as (one,):
            assert not await one.lead("a table")

    run(test())


def test_a_single_worker_leads_everything() -> None:
    async def test() -> None:
        leader = leaders_for(Config())
        assert isinstance(leader, OneLeader)
        await leader.open(lambda: None)
        assert await leader.lead("a table")
        await leader.resign("a table")
        assert leader.leads("a table")
        await leader.close()

    run(test())


def test_workers_that_share_a_database_choose_leaders_there() -> None:
    shared = "postgresql+psycopg://anna:secret@127.0.0.1/games"
    for config in (Config(database_url=shared, workers=2), Config(database_url=shared, redis_url="redis://127.0.0.1")):
        leaders = leaders_for(config)
        assert isinstance(leaders, PostgresLeaders)
        assert leaders.url == "postgresql://anna:secret@127.0.0.1/games"
    assert isinstance(leaders_for(Config(database_url=shared)), OneLeader)
    assert isinstance(leaders_for(Config(redis_url="redis://127.0.0.1")), OneLeader)
