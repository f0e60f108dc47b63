"""The power goes between two games of a campaign: servers killed by SIGKILL wherever something could be lost."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from gladsheim.kit.campaign import read_story
from gladsheim.kit.campaign.files import check_record
from gladsheim.server.shelf import Shelf
from gladsheim.store import Store
from gladsheim.store.records import Campaign
from gladsheim.store.schema import TABLES
from tests.server.killing import DEADLINE, GAMES, Process
from tests.server.players import Guest

pytestmark = pytest.mark.anyio

BETWEEN: Final = "between"
PLAYING: Final = "playing"


class Winter:
    """One campaign, whoever serves it at the moment; every game of it is lost, which is worth one."""

    def __init__(self, folder: Path, database_url: str, stack: AsyncExitStack) -> None:
        self.folder = folder
        self.database_url = database_url
        self.stack = stack
        self.processes: list[Process] = []
        self.anna: Guest
        self.id = ""

    def start(self, moment: str = "") -> Process:
        """A server on the same database, which dies at a moment."""
        server = Process(self.folder / f"server{len(self.processes)}", self.database_url, moment=moment)
        self.processes.append(server)
        self.stack.callback(server.clean_up)
        return server

    async def serve(self, moment: str) -> Process:
        """The same, once it answers."""
        server = self.start(moment)
        await asyncio.to_thread(server.wait_until_ready)
        if self.id:
            self.anna.url = server.url
            self.anna.client.base_url = httpx.URL(f"{server.url}/api")
        return server

    async def begin(self) -> None:
        """Anna and a bot set out."""
        self.anna = await self.stack.enter_async_context(Guest(self.processes[-1].url, "Anna"))
        places = [{"seat": 0, "hero": "odin"}, {"seat": 1, "hero": "thor", "bot": "random"}]
        campaign = await self.anna.ask("POST", "/campaigns", game="feast", seats=2, places=places)
        self.id = campaign["id"]
        await self.anna.ask("POST", f"/campaigns/{self.id}/begin")

    async def get_ready(self) -> None:
        """Anna wants to play; whether she is answered is another question."""
        with suppress(httpx.TransportError):
            await self.anna.ask("PUT", f"/campaigns/{self.id}/seats/0/ready", ready=True)

    async def give_up(self) -> None:
        """The game is lost; whether that is acknowledged is another question."""
        with suppress(ConnectionClosed, AssertionError):
            async with self.anna.at(self.kept().table) as player:
                await player.ask(type="resign", seat=0)

    async def killed(self) -> None:
        """The server that ran is no more."""
        assert await asyncio.to_thread(self.processes[-1].process.wait, DEADLINE) == -signal.SIGKILL

    @contextmanager
    def store(self) -> Iterator[Store]:
        """The database, seen from beside."""
        with Store.open(self.database_url, beside=True) as store:
            yield store

    def kept(self) -> Campaign:
        """The campaign as it is written."""
        with self.store() as store:
            return store.campaigns.campaign(self.id)

    async def stands(self, status: str, games: int) -> None:
        """Sooner or later this many games have counted, each once, and none more was begun than is known."""
        deadline = time.monotonic() + DEADLINE
        while self.kept().status != status:
            assert time.monotonic() < deadline, f"it is {self.kept().status}: {self.processes[-1].log}"
            await asyncio.sleep(0.05)
        self.check(status, games)

    def check(self, status: str, games: int) -> None:
        """What is written adds up from the beginning."""
        campaign = self.kept()
        rules = Shelf(GAMES).campaign("feast")
        assert rules is not None
        story = read_story(rules, campaign.story)
        assert (campaign.status, len(story.played), story.attempts) == (status, games, games)
        assert story.sheets[0].purse == games, "Anna buys nothing"
        assert len({one.table for one in story.played}) == games
        with self.store() as store:
            for number in range(1, games + 1):
                check_record(story, number, store.campaigns.record(self.id, number) or "")
            with store.database.read() as connection:
                found = select(TABLES.c.id, TABLES.c.status).where(TABLES.c.campaign == self.id)
                tables = {row.id: row.status for row in connection.execute(found)}
        assert len(tables) == games + (status == PLAYING), "a table was opened twice, or none"
        assert [tables[one.table] for one in story.played] == ["over"] * games
        assert campaign.table == "" or tables[campaign.table] == PLAYING


@pytest.fixture
async def winter(kind: str, new_url: Callable[[str], str], tmp_path: Path) -> AsyncIterator[Winter]:
    async with AsyncExitStack() as stack:
        yield Winter(tmp_path, new_url(kind), stack)


async def test_servers_killed_between_two_games_lose_and_double_nothing(winter: Winter) -> None:
    await winter.serve("settled")
    await winter.begin()
    await winter.give_up()
    await winter.killed()
    winter.check(BETWEEN, 1)
    await winter.serve("half_opened")
    await winter.get_ready()
    await winter.killed()
    winter.check(BETWEEN, 1)
    await winter.serve("end_written")
    await winter.get_ready()
    winter.check(PLAYING, 1)
    await winter.give_up()
    await winter.killed()
    winter.check(PLAYING, 1)
    await winter.serve("opened")
    await winter.stands(BETWEEN, 2)
    await winter.get_ready()
    await winter.killed()
    winter.check(PLAYING, 2)
    await winter.serve("table_knows")
    await winter.give_up()
    await winter.killed()
    assert winter.kept().status == PLAYING
    winter.start("half_settled")  # which dies while it makes up for the one before
    await winter.killed()
    assert winter.kept().status == PLAYING
    await winter.serve("")
    await winter.stands(BETWEEN, 3)
    await winter.get_ready()
    winter.check(PLAYING, 3)
