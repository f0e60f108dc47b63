"""What is over is given back at once: no cycle keeps a table that everybody has left, nor anything by its id."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
from collections.abc import Callable, Iterator
from typing import Any
from weakref import ref

import pytest

from gladsheim.server.hall import upkeep
from gladsheim.server.network import websocket
from gladsheim.server.network.http import HttpProtocol
from tests.server.conftest import Server, wait_until
from tests.server.players import Guest, Player

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tables that nobody uses are let go soon, and nobody looks for cycles."""
    monkeypatch.setattr(upkeep, "IDLE", 0.1)
    monkeypatch.setattr(upkeep, "ENDED", 0.1)
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def parts_of(server: Server, table: str) -> dict[str, ref[Any]]:
    """Whatever must not outlive a table that is let go."""
    live = server.app.state.hall.tables[table]
    parts = {"table": live, "loaded": live.loaded, "match": live.match, "state": live.match.state}
    parts |= {
        "timekeeper": live.timekeeper,
        "thinking": live.thinking,
        "presence": live.presence,
        "proposal": live.proposal,
    }
    parts |= {f"connection {n}": one for n, one in enumerate(live.room.connections)}
    parts |= {f"audience {seat}": one for seat, one in live.room.audiences.items()}
    return {name: ref(part) for name, part in parts.items() if has_weak_references(part)}


def has_weak_references(part: Any) -> bool:
    """Compiled objects have none."""
    try:
        ref(part)
    except TypeError:
        return False
    return True


def check_nothing_is_left(server: Server, parts: dict[str, ref[Any]]) -> None:
    """Sooner or later everything is gone."""
    hall = server.app.state.hall
    wait_until(lambda: not hall.tables)
    wait_until(lambda: len(hall.tasks) == 3)  # upkeep, expiry and reviews alone
    with contextlib.suppress(AssertionError):
        wait_until(lambda: all(part() is None for part in parts.values()))
    assert [name for name, part in parts.items() if part() is not None] == []
    assert not hall.dirty
    assert not hall.sockets
    assert not hall.bot_pool.queue.lines
    assert not hall.bot_pool.running
    assert not websocket.waiting


async def to_the_end(players: list[Player]) -> None:
    await asyncio.gather(*(player.play_on(random.Random(n)) for n, player in enumerate(players)))
    assert all(player.is_over for player in players)


async def give_up(players: list[Player]) -> None:
    await players[0].ask(type="resign", seat=0)
    await players[0].until(lambda: players[0].is_over)


async def leave(players: list[Player]) -> None:
    assert not any(player.is_over for player in players)


@pytest.mark.parametrize(
    ("how", "clock"),
    [(to_the_end, "none"), (to_the_end, "days"), (give_up, "none"), (give_up, "days"), (leave, "none")],
)
async def test_a_table_that_was_left_is_given_back_without_looking_for_cycles(
    server: Server, how: Callable[[list[Player]], Any], clock: str
) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Bert") as bert:
        table = await anna.open_table(clock={"kind": clock, "amount": 1 if clock == "days" else 0})
        await bert.sit(table, 1)
        await anna.start(table)
        async with anna.at(table) as one, bert.at(table) as other, anna.at(table) as twin:
            await one.ask(type="say", text="Hello")
            await one.ask(type="ask_events", seat=0, since=0)
            await how([one, other])
            await twin.ask(type="ping")
            parts = await asyncio.to_thread(parts_of, server, table)
        await asyncio.to_thread(check_nothing_is_left, server, parts)
        assert {"table", "loaded", "presence"} <= set(parts)


async def test_no_line_is_kept_when_the_other_end_is_gone(server: Server) -> None:
    async with Guest(server.url, "Anna") as anna:
        table = await anna.open_table()
        async with anna.at(table) as player:
            await player.ask(type="ping")
            assert lines()
    wait_until(lambda: not lines())


def lines() -> list[str]:
    """Every line that is still held."""
    return [type(one).__name__ for one in gc.get_objects() if isinstance(one, HttpProtocol | websocket.Protocol)]


async def test_a_table_of_bots_is_given_back(server: Server) -> None:
    async with Guest(server.url, "Anna") as anna:
        table = await anna.open_table(hints=True, places=[{"seat": 0}, {"seat": 1, "bot": "greedy"}])
        await anna.start(table)
        async with anna.at(table) as player:
            await player.play_on(random.Random(1), moves=2)
            await player.ask(type="undo", seat=0)
            await player.play_on(random.Random(1), moves=1)
            await player.ask(type="ask_choices", seat=0)
            await player.ask(type="ask_why", seat=0, text="nonsense")
            await player.ask(type="answer", seat=0, question=1, text="too late")
            await player.socket.send("nonsense")
            await player.socket.send("x" * 5000)
            await to_the_end([player])
            parts = await asyncio.to_thread(parts_of, server, table)
        await asyncio.to_thread(check_nothing_is_left, server, parts)
