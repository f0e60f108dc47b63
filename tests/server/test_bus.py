"""Workers that hear each other over a real Redis, also after it was gone."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from secrets import token_hex
from typing import Any

import pytest
from redis.asyncio import Redis

from gladsheim.server.cluster import bus as module
from gladsheim.server.cluster.bus import Bus, MemoryBus, Note, RedisBus, bus_for, channel_of
from gladsheim.server.config import Config


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test that must not take for ever."""
    asyncio.run(asyncio.wait_for(test, 60))


async def until(happened: Callable[[], object]) -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(30):
        while not happened():
            await asyncio.sleep(0.01)


class Worker:
    """A worker that keeps what it hears."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[Note] = []

    def kinds(self) -> list[str]:
        return [note.kind for note in self.heard]

    def hear(self, note: Note) -> None:
        self.heard.append(note)
        assert note.kind != "bad", "a note that cannot be handled"


@contextlib.asynccontextmanager
async def workers(url: str, count: int) -> AsyncIterator[list[Worker]]:
    """So many workers of one deployment."""
    channel = f"test:{token_hex(8)}"
    opened = [Worker(RedisBus(url, channel)) for _ in range(count)]
    for worker in opened:
        await worker.bus.open(worker.hear)
    try:
        yield opened
    finally:
        for worker in opened:
            await worker.bus.close()


async def cut_off(url: str, bus: Bus, what: str) -> int:
    """End the connections of a bus that listen (P) or write (N); how many they were."""
    async with Redis.from_url(url, decode_responses=True) as redis:
        clients = [client for client in await redis.client_list() if client["name"] == f"gladsheim-{bus.worker}"]
        found = [client for client in clients if what in client["flags"]]
        for client in found:
            await redis.client_kill_filter(_id=client["id"])
        return len(found)


def test_everybody_but_the_sender_hears_everything_in_order(redis_url: str) -> None:
    async def test() -> None:
        async with workers(redis_url, 3) as (one, two, three):
            for number in range(1000):
                one.bus.publish(Note("moved", "a table", number))
            three.bus.publish(Note("sat", "another", {"seat": 1, "text": "é"}))
            await until(lambda: len(two.heard) == 1001 and len(three.heard) == 1000 and len(one.heard) == 1)
            assert [note.data for note in two.heard if note.kind == "moved"] == list(range(1000))
            assert three.heard == [note for note in two.heard if note.kind == "moved"]
            assert one.heard == [Note("sat", "another", {"seat": 1, "text": "é"}, three.bus.worker)]

    run(test())


def test_deployments_do_not_hear_each_other(redis_url: str) -> None:
    async def test() -> None:
        async with workers(redis_url, 2) as (one, two), workers(redis_url, 1) as (stranger,):
            one.bus.publish(Note("moved"))
            await until(lambda: two.heard)
            assert stranger.heard == []

    run(test())


def test_who_loses_the_connection_is_told_when_it_is_back(redis_url: str) -> None:
    async def test() -> None:
        async with workers(redis_url, 2) as (one, two):
            assert await cut_off(redis_url, two.bus, "P") == 1
            await until(lambda: two.kinds() == ["reconnected"])
            one.bus.publish(Note("moved"))
            await until(lambda: two.kinds() == ["reconnected", "moved"])
            assert one.heard == []

    run(test())


def test_what_is_published_while_the_connection_fails_arrives(redis_url: str) -> None:
    async def test() -> None:
        async with workers(redis_url, 2) as (one, two):
            one.bus.publish(Note("first"))
            await until(lambda: two.kinds() == ["first"])
            assert await cut_off(redis_url, one.bus, "N") == 1
            one.bus.publish(Note("second"))
            await until(lambda: "second" in two.kinds())

    run(test())


def test_what_waits_is_sent_before_the_end(redis_url: str) -> None:
    async def test() -> None:
        async with workers(redis_url, 2) as (one, two):
            for number in range(2000):
                one.bus.publish(Note("moved", data=number))
            await one.bus.close()
            await until(lambda: {note.data for note in two.heard} == set(range(2000)))

    run(test())


def test_a_worker_that_cannot_handle_a_note_hears_the_next(redis_url: str) -> None:
    async def test() -> None:
        complaints: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
        async with workers(redis_url, 2) as (one, two):
            one.bus.publish(Note("bad"))
            assert isinstance(one.bus, RedisBus)
            await one.bus.redis.publish(one.bus.channel, b"\xc1 no note at all")
            one.bus.publish(Note("good"))
            await until(lambda: two.kinds() == ["bad", "good"])
        assert len(complaints) == 1

    run(test())


class Gate:
    """A way to Redis that can be shut: no connection, or one that says nothing."""

    def __init__(self, url: str) -> None:
        self.target = Redis.from_url(url).connection_pool.connection_kwargs
        self.writers: list[asyncio.StreamWriter] = []
        self.is_silent = False
        self.server: asyncio.Server | None = None
        self.port = 0

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", self.port)
        self.port = self.server.sockets[0].getsockname()[1]

    async def shut(self) -> None:
        if self.server is not None:
            self.server.close()
            self.server = None
        for writer in self.writers:
            writer.close()
        self.writers.clear()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self.target["host"], self.target["port"])
        self.writers += [writer, back]
        await asyncio.gather(self.carry(reader, back), self.carry(there, writer))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if not self.is_silent:
                    writer.write(data)
        writer.close()


def test_a_server_starts_without_redis_and_catches_up_later(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(module, "FIRST_WAIT", 0.2)
        gate = Gate(redis_url)
        await gate.open()
        await gate.shut()
        async with workers(f"redis://127.0.0.1:{gate.port}/0", 2) as (one, two):
            one.bus.publish(Note("moved"))
            await gate.open()
            await until(lambda: "reconnected" in one.kinds() and "reconnected" in two.kinds())
            one.bus.publish(Note("moved", data=2))
            await until(lambda: two.heard[-1].data == 2)
            await gate.shut()

    run(test())


def test_a_connection_that_has_gone_silent_is_given_up(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(module, "PING_EVERY", 0.3)
        gate = Gate(redis_url)
        await gate.open()
        async with workers(f"redis://127.0.0.1:{gate.port}/0", 2) as (one, two):
            gate.is_silent = True
            await until(lambda: not two.bus.subscribed.is_set())  # type: ignore[attr-defined]
            gate.is_silent = False
            await until(lambda: "reconnected" in two.kinds())
            one.bus.publish(Note("moved"))
            await until(lambda: "moved" in two.kinds())
            await gate.shut()

    run(test())


def test_too_many_notes_become_one_that_says_to_catch_up(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(module, "MOST_WAITING", 10)
        async with workers(redis_url, 2) as (one, two):
            for number in range(11):
                one.bus.publish(Note("moved", data=number))
            await until(lambda: two.kinds() == ["reconnected"])

    run(test())


def test_a_single_worker_talks_to_nobody() -> None:
    async def test() -> None:
        bus = bus_for(Config())
        assert isinstance(bus, MemoryBus)
        worker = Worker(bus)
        await bus.open(worker.hear)
        bus.publish(Note("moved"))
        await bus.close()
        assert worker.heard == []

    run(test())


def test_the_channel_belongs_to_the_database_and_not_to_its_password() -> None:
    assert channel_of("postgresql://a:one@host/db") == channel_of("postgresql://a:two@host/db")
    assert channel_of("postgresql://a:one@host/db") != channel_of("postgresql://a:one@host/other")
    assert isinstance(bus_for(Config(redis_url="redis://127.0.0.1:1/0")), RedisBus)
