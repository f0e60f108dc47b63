"""Several people at one screen: what is open to all they read as spectators do, and it tells nothing of any hand."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from itertools import islice
from pathlib import Path

import pytest

from tests.server.conftest import Server, roomy, running
from tests.server.players import DEADLINE, Guest, Json, Player
from tests.server.test_secrets import EFFORT, MOVES, PROBES, Two, no_limits
from tests.server.twins import BLOOD_RAGE, LATER, NIDAVELLIR, Setting, Twins, stage, twins

pytestmark = pytest.mark.anyio

SETTINGS = (
    Setting(NIDAVELLIR, 2, None, lengths=LATER, is_shared=True),
    Setting(NIDAVELLIR, 3, None, lengths=LATER, is_shared=True),
    Setting(BLOOD_RAGE, 2, None, lengths=(60, 110), is_shared=True),
)
PAIRS = 2 * EFFORT
SEEDS = 60 * EFFORT


class Shared(Two):
    """Two servers, and all players of a table at one screen before each."""

    async def sit_down(self) -> None:
        self.me = [await self.connect(n, 0) for n in (0, 1)]
        await self.compare()

    def heard(self, me: Player) -> list[str]:
        """All but what is sent for the eyes of one of them."""
        return [text for text in me.raw if not is_for_one(json.loads(text))]

    async def probe(self) -> None:
        await self.ask(type="resync", seat=None)
        await self.ask(type="ask_choices", seat=None)
        for kind in ("ask_events", "ask_past"):
            await self.ask(type=kind, seat=None, since=3)
        asked = self.pair.one.openly_asked
        texts = [] if asked is None else self.pair.span(asked)
        for text in [*random.Random(1).sample(texts, min(len(texts), PROBES)), "nonsense"]:
            await self.ask(type="ask_why", seat=None, text=text)
        await self.compare()

    async def answer(self, n: int, seat: int, text: str) -> None:
        reply = await self.me[n].play(seat, text)
        assert reply["type"] == "update", reply


def is_for_one(message: Json) -> bool:
    """Whether a message is shown behind the curtain only."""
    return message["type"] in ("sync", "update") and message["seat"] is not None


def before_all_eyes(setting: Setting) -> Iterator[Twins]:
    """Twins in which something is asked that all may read."""
    found = (twins(setting, seed, length) for seed in range(SEEDS) for length in setting.lengths)
    return (pair for pair in found if pair.one.openly_asked is not None)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda one: f"{one.game.name}-{one.seats}")
async def test_what_all_at_one_screen_see_is_the_same_whatever_each_of_them_hides(
    setting: Setting, tmp_path: Path
) -> None:
    pairs = list(islice(before_all_eyes(setting), PAIRS))
    assert len(pairs) == PAIRS
    staged = stage(tmp_path, pairs)
    with ExitStack() as stack:
        servers = [stack.enter_context(running(roomy(url, messages_per_second=100_000))) for url in staged.urls]
        for server in servers:
            no_limits(server)
        for pair in pairs:
            async with AsyncExitStack() as people, asyncio.timeout(4 * DEADLINE):
                two = Shared(servers, staged, pair, people)
                await two.sit_down()
                assert all(me.readers[None].question is not None for me in two.me)
                for _ in range(MOVES):
                    await two.probe()
                    if not await two.play(1) or pair.one.over:
                        break


async def at_one_screen(host: Guest, game: str, seats: int = 2) -> str:
    """A game begins; its host has all seats."""
    table = await host.open_table(game=game, seats=seats, public=True)
    for seat in range(1, seats):
        await host.sit(table, seat)
    await host.start(table)
    return table


async def play_until_open(player: Player) -> Json:
    """Whatever is secret is answered, until something is asked that all may read."""
    while (question := player.readers[None].question) is None:
        await player.play_on(random.Random(1), moves=1)
        await player.ask(type="ping")
    return question


async def test_a_secret_question_is_put_to_its_seat_an_open_one_to_all(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna, Guest(shared_server.url, "Clara") as clara:
        table = await at_one_screen(anna, "nidavellir")
        async with anna.at(table) as player, clara.at(table) as watcher:
            assert list(player.readers) == [None, 0, 1]
            assert player.readers[None].question is None
            assert player.readers[0].question == {**(player.readers[0].question or {}), "step": "Bid"}
            question = await play_until_open(player)
            await watcher.ask(type="ping")
            mine = player.readers[question["seat"]]
            assert question["open"]
            assert question["step"] == "TakeCard"
            assert (mine.question, mine.moves) == (question, player.readers[None].moves)
            assert (watcher.readers[None].question, watcher.readers[None].moves) == (question, mine.moves)
            assert watcher.readers[None].view == player.readers[None].view


async def test_what_an_open_move_earns_is_told_to_its_seat_alone(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna, anna.at(await at_one_screen(anna, "nidavellir")) as player:
        question = await play_until_open(player)
        own = await player.ask(type="ask_choices", seat=question["seat"])
        all_see = await player.ask(type="ask_choices", seat=None)
        assert any(choice["points"] is not None for choice in own["choices"])
        assert all_see["choices"] == [{**choice, "points": None} for choice in own["choices"]]
        why = await player.ask(type="ask_why", seat=None, text="nonsense")
        assert why["code"] == "move/unreadable"


async def test_who_looks_on_may_read_and_not_answer(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna, Guest(shared_server.url, "Clara") as clara:
        table = await at_one_screen(anna, "nidavellir")
        async with anna.at(table) as player, clara.at(table) as watcher:
            question = await play_until_open(player)
            await watcher.ask(type="ping")
            text = watcher.readers[None].moves[0]
            answer = {"type": "answer", "seat": question["seat"], "question": question["id"], "text": text}
            assert (await watcher.ask(**answer))["code"] == "live/not-your-seat"


async def test_who_has_one_seat_reads_that_alone(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna, Guest(shared_server.url, "Bert") as bert:
        table = await anna.open_table(game="nidavellir", seats=2, public=True)
        await bert.sit(table, 1)
        await anna.start(table)
        async with anna.at(table) as player:
            assert list(player.readers) == [0]
            for kind in ("resync", "ask_choices"):
                assert (await player.ask(type=kind, seat=None))["code"] == "live/not-your-seat"
