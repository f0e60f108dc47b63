"""Whose bot thinks next: by the order in which people are served, never by time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from gladsheim.errors import Declined
from gladsheim.server.bots.pool import BotPool
from gladsheim.server.bots.queue import Queue, Who
from gladsheim.server.config import Config
from gladsheim.server.metrics import Metrics
from tests.server import hazards
from tests.server.conftest import Server
from tests.server.players import Guest

pytestmark = pytest.mark.anyio


async def in_order(turns: Queue, *who: Who) -> list[Who]:
    """Who is served when, where one is being served and these wait in this order."""
    served: list[Who] = []

    async def wait(one: Who) -> None:
        await turns.take(one)
        served.append(one)
        turns.give()

    await turns.take(("", ""))
    waiting = [asyncio.create_task(wait(one)) for one in who]
    await asyncio.sleep(0)
    turns.give()
    await asyncio.gather(*waiting)
    return served


async def test_one_persons_many_searches_delay_nobody_elses() -> None:
    many, one = ("1.1.1.1", "anna"), ("2.2.2.2", "bert")
    assert await in_order(Queue(1, 1000), *[many] * 500, one, one) == [many, one, many, one, *[many] * 498]


async def test_many_names_at_one_address_have_one_turn_together() -> None:
    crowd = [("1.1.1.1", f"guest{n}") for n in range(30)]
    one = ("2.2.2.2", "bert")
    served = await in_order(Queue(1, 1000), *crowd, *crowd, one, one)
    assert (served[1], served[3]) == (one, one)
    assert [who for who in served if who != one] == crowd * 2


async def test_who_gives_up_waiting_is_left_out_and_a_turn_that_had_come_goes_to_the_next() -> None:
    turns = Queue(1, 1000)
    await turns.take(("", ""))
    first, second, third = (asyncio.create_task(turns.take(("1.1.1.1", name))) for name in ("anna", "bert", "carl"))
    await asyncio.sleep(0)
    first.cancel()
    turns.give()  # before the first has noticed
    second.cancel()  # whose turn it is now
    await third
    assert turns.waiting == 0
    assert not turns.lines
    turns.give()
    assert turns.free == 1


async def test_where_too_many_wait_whoever_has_most_waiting_gives_up_a_place() -> None:
    turns = Queue(1, 3)
    await turns.take(("", ""))
    many = [asyncio.create_task(turns.take(("1.1.1.1", "anna"))) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Declined) as refusal:
        await turns.take(("1.1.1.1", "anna"))
    assert refusal.value.code == "bots/busy"
    one = asyncio.create_task(turns.take(("2.2.2.2", "bert")))
    with pytest.raises(Declined):
        await many[2]
    assert turns.waiting == 3
    for waiting in (many[0], one, many[1]):
        turns.give()
        await waiting
    assert turns.waiting == 0


async def test_real_searches_are_served_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(hazards.MARKER, str(tmp_path / "marker"))
    pool = BotPool(Config(games=hazards.GAMES), Metrics())
    await pool.open()
    served: list[str] = []

    async def think(game: str, person: str) -> None:
        world = hazards.world_of(hazards.WAITS if game == "waits" else hazards.HARMLESS)
        await pool.choose(game, world, 0, "greedy", (f"at {person}", person))
        served.append(person)

    try:
        searches = [asyncio.create_task(think("waits", "anna"))]
        searches += [asyncio.create_task(think("harmless", "anna")) for _ in range(20)]
        searches += [asyncio.create_task(think("harmless", "bert")) for _ in range(2)]
        await asyncio.sleep(0)
        (tmp_path / "marker").touch()
        await asyncio.gather(*searches)
    finally:
        await pool.close()
    assert served == ["anna", "anna", "bert", "anna", "bert", *["anna"] * 18]


async def test_bots_think_for_the_host_from_where_he_looks_on(serve: Callable[..., Server]) -> None:
    server = serve()
    async with AsyncExitStack() as stack:
        anna = await stack.enter_async_context(Guest(server.url, "Anna"))
        bots = [{"seat": 0, "bot": "random"}, {"seat": 1, "bot": "random"}]
        unseen = await anna.open_table(places=bots)
        await anna.start(unseen)
        seen = await anna.open_table(places=[{"seat": 0}, bots[1]])
        await anna.start(seen)
        player = await stack.enter_async_context(anna.at(seen))
        await player.play_on(random.Random(1), moves=2)
        tables = server.app.state.hall.tables
        assert tables[unseen].thinking.who(anna.id) == ("", anna.id)
        assert tables[seen].thinking.who(anna.id) == ("127.0.0.1", anna.id)
