"""Nothing hidden leaves: what somebody is sent does not depend on anything that he cannot see."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
from contextlib import AsyncExitStack, ExitStack
from http import HTTPStatus
from pathlib import Path
from typing import Any

import httpx
import pytest

from gladsheim.server.network.buckets import Buckets
from tests.server.conftest import Server, roomy, running
from tests.server.players import DEADLINE, Json, Player
from tests.server.test_live import settle
from tests.server.twins import SETTINGS, WATCHER, Setting, Stage, Twins, headers_of, masked, stage, twins

pytestmark = pytest.mark.anyio

EFFORT = int(os.environ.get("GLADSHEIM_EFFORT", "1"))
MOVES = 4 * min(EFFORT, 4)
PROBES = 6 * EFFORT


def no_limits(server: Server) -> None:
    """Questions without end, for once."""
    server.app.state.hall.questions = server.app.state.hall.second_thoughts = Buckets(1e9, 1e9)


class Scripted(Player):
    """A player whose requests have the same ids at every server."""

    def __init__(self, server: Server, table: str, cookie: str) -> None:
        address = f"{server.ws_url}/api/tables/{table}/socket"
        super().__init__(address, cookie, f"http://127.0.0.1:{server.port}")
        self.numbers = itertools.count(1)

    async def send(self, **message: Any) -> str:
        return await super().send(**({"id": f"q{next(self.numbers)}"} | message))


class Two:
    """Two servers, the same person at both."""

    def __init__(self, servers: list[Server], staged: Stage, pair: Twins, stack: AsyncExitStack) -> None:
        self.servers = servers
        self.staged = staged
        self.pair = pair
        self.stack = stack
        self.me: list[Player] = []
        self.others: list[dict[int, Player]] = [{}, {}]

    @property
    def seat(self) -> int | None:
        return self.pair.setting.reader

    async def sit_down(self) -> None:
        """First the reader, then everybody else, one after the other."""
        who = WATCHER if self.seat is None else self.seat
        self.me = [await self.connect(n, who) for n in (0, 1)]
        for seat in range(self.pair.setting.seats):
            if seat != self.seat:
                for n in (0, 1):
                    self.others[n][seat] = await self.connect(n, seat)
                await self.compare()

    async def connect(self, n: int, who: int) -> Player:
        return await self.stack.enter_async_context(Scripted(self.servers[n], self.pair.id, self.staged.cookies[who]))

    async def ask(self, **message: Any) -> list[Json]:
        """The same request at both servers."""
        return [await me.ask(**message) for me in self.me]

    async def compare(self) -> None:
        """Wait until both have heard everything; it must be the same, byte for byte."""
        await settle([*self.others[0].values(), *self.others[1].values()])
        await settle(list(self.me))
        one, other = ([masked(text) for text in self.heard(me)] for me in self.me)
        for mine, its in zip(one, other, strict=False):
            assert mine == its
        assert len(one) == len(other)
        assert headers(self.me[0]) == headers(self.me[1])

    def heard(self, me: Player) -> list[str]:
        """What was sent to the reader."""
        return me.raw

    async def probe(self) -> None:
        """Everything that the reader can ask without changing anything."""
        seat, pair = self.seat, self.pair
        await self.ask(type="resync", seat=seat)
        for since in (0, 5, 10_000):
            await self.ask(type="ask_events", seat=seat, since=since)
            await self.ask(type="ask_events", seat=None, since=since)
            await self.ask(type="ask_past", seat=seat, since=since)
            await self.ask(type="ask_past", seat=None, since=since)
        for other in range(-1, pair.setting.seats + 1):
            await self.pry(other)
        await self.compare()

    async def pry(self, seat: int) -> None:
        """What can be asked about any seat, one's own or not; moves are only tried that the rules forbid."""
        texts = list(dict.fromkeys([*pair_texts(self.pair, seat), "", "nonsense", "?"]))
        legal = (
            {*self.pair.one.choices(seat), *self.pair.other.choices(seat)} if seat < self.pair.setting.seats else set()
        )
        question = self.pair.one.question_id
        for text in texts:
            await self.ask(type="ask_why", seat=seat, text=text)
            if text not in legal:
                await self.ask(type="answer", seat=seat, question=question, text=text)
        for text in texts[:2]:
            for late in (0, 1, question - 1, question + 1):
                await self.ask(type="answer", seat=seat, question=late, text=text)
        for kind in ("ask_choices", "ask_hint", "resync"):
            await self.ask(type=kind, seat=seat)
        if seat != self.seat:
            for kind in ("undo", "resign", "hand_over", "take_back"):
                await self.ask(type=kind, seat=seat)

    async def play(self, moves: int) -> int:
        """Go on with moves between which the reader cannot tell; in the other game people change their minds."""
        for n in range(moves):
            found = self.pair.next_move() if not self.pair.one.over else None
            if found is None:
                return n
            seat, *texts = found
            for number, text in enumerate(texts):
                await self.answer(number, seat, text)
            if self.others[1].get(seat) is not None and not self.pair.one.over:
                await self.change_minds(seat)
            await self.compare()
        return moves

    async def answer(self, n: int, seat: int, text: str) -> None:
        """Play where this seat's person is; what the cardboard shows is typed by whoever sees it."""
        people = {**self.others[n], **({} if self.seat is None else {self.seat: self.me[n]})}
        for player in [people[seat]] if seat >= 0 else people.values():
            await player.ask(type="ping")
            question = next(iter(player.readers.values())).question
            if question is not None and question["seat"] == seat:
                reply = await player.ask(type="answer", seat=seat, question=question["id"], text=text)
                assert reply["type"] == "update", reply
                return
        raise AssertionError("nobody is asked that")

    async def change_minds(self, seat: int) -> None:
        """Somebody whose answer waits answers again and again, but only at the second server."""
        player = self.others[1][seat]
        reader = player.readers[seat]
        if reader.question is not None and reader.question["given"]:
            last = self.pair.other.state.answers[seat]
            for text in [*reader.moves, self.pair.span(seat)[last]]:
                await player.play(seat, text)

    async def noted(self, base: str, clients: list[httpx.AsyncClient]) -> None:
        """Whose turn it is is noted for lists a while after a server has started: wait until both have."""
        async with asyncio.timeout(DEADLINE):
            while True:
                one, other = [await client.get(base) for client in clients]
                if one.status_code != HTTPStatus.OK or one.json()["turn"] == other.json()["turn"]:
                    return
                await asyncio.sleep(0.02)

    async def browse(self, clients: list[httpx.AsyncClient]) -> None:
        """Everything that HTTP tells of the table."""
        base = f"/tables/{self.pair.id}"
        seats = range(self.pair.setting.seats)
        await self.noted(base, clients)
        paths = [base, f"{base}?lang=de", "/tables", f"{base}/record", f"{base}/replay", f"{base}/verification"]
        paths += [f"{base}/record?seat={seat}" for seat in seats] + [
            f"{base}/replay?seat={seat}&at=3" for seat in seats
        ]
        paths += [f"{base}/conduct", "/me", "/games"]
        for path in paths:
            one, other = [await client.get(path) for client in clients]
            assert (one.status_code, masked(one.text)) == (other.status_code, masked(other.text)), path
            assert headers_of(one.headers) == headers_of(other.headers), path
            if "replay" in path or "verification" in path:
                assert one.json()["code"] == "replay/not-over"


def headers(player: Player) -> list[tuple[str, str]]:
    """With which a websocket was opened."""
    assert player.socket.response is not None
    return headers_of(player.socket.response.headers)


def pair_texts(pair: Twins, seat: int) -> list[str]:
    """Texts for a seat's question: all of a short span, some of a long one."""
    texts = pair.span(seat) if seat < pair.setting.seats else []
    return texts if len(texts) <= PROBES else random.Random(1).sample(texts, PROBES)


async def run(pairs: list[Twins], folder: Path) -> int:
    """Let every pair's reader look for a difference; how many moves were played meanwhile."""
    staged = stage(folder, pairs)
    played = 0
    with ExitStack() as stack:
        servers = [stack.enter_context(running(roomy(url, messages_per_second=100_000))) for url in staged.urls]
        for server in servers:
            no_limits(server)
        for pair in pairs:
            async with AsyncExitStack() as people, asyncio.timeout(4 * DEADLINE):
                two = Two(servers, staged, pair, people)
                who = WATCHER if two.seat is None else two.seat
                cookies = {"gladsheim": staged.cookies[who]}
                clients = [await people.enter_async_context(one.async_client(cookies=cookies)) for one in servers]
                await two.browse(clients)
                await two.sit_down()
                await two.probe()
                played += await two.play(MOVES)
                if pair.one.over:
                    continue
                await two.probe()
                await two.browse(clients)
                if two.seat is not None:
                    await two.ask(type="undo", seat=two.seat)
                    await two.compare()
                    await two.browse(clients)
    return played


@pytest.mark.parametrize(
    "setting", SETTINGS, ids=lambda one: f"{one.game.name}-{one.seats}-{one.reader}-{one.companion}"
)
async def test_servers_that_differ_in_what_a_reader_cannot_see_send_him_the_same(
    setting: Setting, tmp_path: Path
) -> None:
    pairs = [twins(setting, seed, length) for seed in range(EFFORT) for length in setting.lengths]
    assert await run(pairs, tmp_path) > 0
