"""What lasts: games over a restart, over new rules, over time that runs out."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack

import pytest

from gladsheim.server.config import Config
from gladsheim.server.table.clock import DAY, MINUTE
from tests.server.conftest import Server, roomy, running
from tests.server.players import Guest, Player, is_asked

pytestmark = pytest.mark.anyio

FIRST = "gladsheim.testing.feast:GAME"


class Host:
    """Starts servers on one database, one after the other."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.stack = ExitStack()
        self.browsers: list[Guest] = []

    def start(self, games: str = FIRST) -> Server:
        """Stop the server that runs, and start another."""
        self.stack.close()
        config = Config(database_url=self.config.database_url, games=games, messages_per_second=10_000, bot_pause=0.001)
        return self.stack.enter_context(running(config))

    async def guest(self, server: Server, name: str) -> Guest:
        """Somebody new."""
        guest = Guest(server.url, name)
        self.browsers.append(guest)
        return await guest.__aenter__()

    def moved(self, guest: Guest, server: Server) -> Guest:
        """The same browser at a server that was started again."""
        other = Guest(server.url, guest.name)
        self.browsers.append(other)
        other.client.cookies = guest.client.cookies
        other.id = guest.id
        return other


@pytest.fixture
async def host(new_url: Callable[[str], str], kind: str) -> AsyncIterator[Host]:
    host = Host(roomy(new_url(kind)))
    with host.stack:
        yield host
        for browser in host.browsers:
            await browser.client.aclose()


async def begun(host: Host, server: Server, **wishes: object) -> tuple[str, list[Guest]]:
    """A game for two that has begun."""
    guests = [await host.guest(server, name) for name in ("Anna", "Bert")]
    table = await guests[0].open_table(**wishes)
    await guests[1].sit(table, 1)
    await guests[0].start(table)
    return table, guests


async def play(players: list[Player], moves: int) -> None:
    """So many moves each, more or less."""
    async with asyncio.timeout(60):
        rng = random.Random(moves)
        for _ in range(moves):
            for player in players:
                await player.ask(type="ping")
            for player in players:
                for seat, reader in player.readers.items():
                    if seat is not None and is_asked(reader):
                        await player.play(seat, rng.choice(reader.moves))
                        await asyncio.gather(*(one.ask(type="ping") for one in players))


async def test_a_game_goes_on_after_a_restart_as_if_nothing_had_happened(host: Host) -> None:
    server = host.start()
    table, guests = await begun(host, server)
    async with guests[0].at(table) as anna, guests[1].at(table) as bert:
        await play([anna, bert], 3)
        events = [(await one.ask(type="ask_events", seat=n, since=0))["events"] for n, one in enumerate((anna, bert))]
        views = [anna.readers[0].view, bert.readers[1].view]
    server = host.start()
    guests = [host.moved(guest, server) for guest in guests]
    async with guests[0].at(table) as anna, guests[1].at(table) as bert:
        assert [anna.readers[0].view, bert.readers[1].view] == views
        again = [(await one.ask(type="ask_events", seat=n, since=0))["events"] for n, one in enumerate((anna, bert))]
        assert again == events
        await asyncio.gather(anna.play_on(random.Random(1)), bert.play_on(random.Random(2)))
        assert anna.is_over
    mine = await guests[0].ask("GET", "/tables/mine")
    assert mine


async def test_newer_rules_go_on_from_the_last_state(host: Host) -> None:
    server = host.start()
    table, guests = await begun(host, server, game="feast")
    async with guests[0].at(table) as anna, guests[1].at(table) as bert:
        await play([anna, bert], 2)
        view = anna.readers[0].view
    server = host.start("tests.server.changing:NEWER")
    guests = [host.moved(guest, server) for guest in guests]
    for _ in range(2):
        async with guests[0].at(table) as anna, guests[1].at(table) as bert:
            assert anna.table["rules_version"] == 2
            assert anna.readers[0].view == view
            await play([anna, bert], 2)
            view = anna.readers[0].view
        server = host.start("tests.server.changing:NEWER")
        guests = [host.moved(guest, server) for guest in guests]
    async with guests[0].at(table) as anna, guests[1].at(table) as bert:
        await asyncio.gather(anna.play_on(random.Random(1)), bert.play_on(random.Random(2)))
        assert anna.is_over


async def test_rules_that_cannot_take_it_over_freeze_the_table_until_the_old_ones_are_back(host: Host) -> None:
    server = host.start()
    table, guests = await begun(host, server, game="feast")
    async with guests[0].at(table) as anna, guests[1].at(table) as bert:
        await play([anna, bert], 2)
        view = anna.readers[0].view
    server = host.start("tests.server.changing:OTHER")
    async with host.moved(guests[0], server).at(table) as anna:
        assert anna.table["status"] == "frozen"
        assert anna.table["reason"]["id"] == "table-frozen-rules"
        assert (await anna.ask(type="resign", seat=0))["code"] == "live/not-playing"
    server = host.start()
    async with host.moved(guests[0], server).at(table) as anna:
        assert anna.table["status"] == "playing"
        assert anna.readers[0].view == view


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_who_has_no_time_left_is_warned_and_then_a_bot_goes_on(host: Host) -> None:
    server = host.start()
    guest = await host.guest(server, "Anna")
    places = [{"seat": 0}, {"seat": 1, "bot": "random"}, {"seat": 2, "bot": "greedy"}]
    table = await guest.open_table(seats=3, clock={"kind": "minutes", "amount": 1}, places=places)
    server.store.seats.note_remaining({table: {0: 8_000}})
    async with guest.at(table) as anna:
        await guest.start(table)
        await anna.until(lambda: any(one["type"] == "time_short" for one in anna.messages))
        await anna.until(lambda: anna.table["seats"][0]["bot"] == "greedy")
        assert (await anna.ask(type="take_back", seat=0))["code"] == "live/no-time"
        await anna.until(lambda: anna.is_over)
    kinds = [entry.kind for entry in server.store.journal.read(table)]
    assert kinds.count("lapse") == 1


async def test_days_run_for_who_owes_an_answer_and_survive_a_restart(host: Host) -> None:
    server = host.start()
    table, guests = await begun(host, server, clock={"kind": "days", "amount": 2})
    async with guests[0].at(table) as anna:
        turn = anna.table["turn"]
        assert [seat["number"] for seat in anna.table["seats"] if seat["is_running"]] == turn
    server.store.seats.note_remaining({table: {turn[0]: DAY}})
    server = host.start()
    async with host.moved(guests[0], server).at(table) as anna:
        left = anna.table["seats"][turn[0]]["remaining"]
        assert 2 * DAY - 10 * MINUTE < left <= 2 * DAY
