"""Clients that repeat, race, flood and vanish: each is stopped at a limit, and the other tables do not notice."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gladsheim.server.network.buckets import Buckets
from tests.server.conftest import Server
from tests.server.players import Json, Player, is_asked
from tests.server.test_live import Party, asked, settle

pytestmark = pytest.mark.anyio


@pytest.fixture
async def party(server: Server) -> AsyncIterator[Party]:
    async with AsyncExitStack() as stack, asyncio.timeout(240):
        yield Party(server, stack)


async def ready(party: Party, people: int = 2, **wishes: Any) -> tuple[str, list[Player]]:
    """A game that has begun, and everybody sees it."""
    table, players = await party.game(people, **wishes)
    await settle(players)
    return table, players


async def opened(player: Player) -> ClientConnection:
    """One more window of a player, of which nobody reads anything."""
    headers = {"Cookie": f"gladsheim={player.cookie}", "Origin": player.origin}
    return await connect(player.address, additional_headers=headers, max_size=None, compression=None, max_queue=1)


async def until(is_so: Callable[[], bool]) -> None:
    """Look again and again until it is so; the test has a deadline."""
    while not is_so():
        await asyncio.sleep(0.01)


def codes(player: Player) -> list[str]:
    """What was refused."""
    return [one["code"] for one in player.messages if one["type"] == "refused"]


async def beside(party: Party, flood: Callable[[], Awaitable[None]]) -> None:
    """While somebody floods the server without end, two others play a whole game."""
    guests = party.guests
    _, players = await ready(party)
    party.guests = guests
    flooding = asyncio.ensure_future(flood())
    try:
        await asyncio.gather(*(player.play_on(random.Random(n)) for n, player in enumerate(players)))
    finally:
        flooding.cancel()
        with suppress(asyncio.CancelledError, ConnectionClosed):
            await flooding
    assert all(player.is_over for player in players)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "say", "text": "buy my ravens"},
        {"type": "ask_hint", "seat": 0},
        {"type": "ask_choices", "seat": 0},
        {"type": "ask_events", "seat": 0, "since": 0},
        {"type": "resync", "seat": 0},
        {"type": "answer", "seat": 0, "question": 1, "text": "nonsense"},
        {"type": "undo", "seat": 0},
        {"type": "take_back", "seat": 0},
        {"type": "nonsense"},
    ],
    ids=lambda message: str(message["type"]),
)
async def test_a_flood_at_one_table_is_not_noticed_at_another(party: Party, message: Json) -> None:
    _, players = await ready(party, hints=True)
    flooder, victim = players
    windows = [flooder] + [
        await party.stack.enter_async_context(Player(flooder.address, flooder.cookie, flooder.origin)) for _ in range(4)
    ]

    async def flood() -> None:
        for n in range(1_000_000):
            window = windows[n % len(windows)]
            if window.closed is None:
                await window.socket.send(json.dumps({"id": f"f{n}"} | message))
            await asyncio.sleep(0 if any(one.closed is None for one in windows) else 0.01)

    await beside(party, flood)
    assert set(codes(flooder)) <= {
        *("live/too-fast", "live/chatter", "live/not-asked", "match/stale", "live/bad-message"),
        *("live/nothing-to-undo", "bots/busy", "live/hint-late"),
    }
    assert len([one for one in victim.messages if one["type"] == "said"]) < 30
    assert (await victim.ask(type="ping"))["type"] == "pong"


async def test_a_flood_of_second_thoughts_does_not_fill_the_journal(party: Party) -> None:
    table, players = await ready(party, 3, game="feast")
    player = next(one for one in players if is_asked(one.readers[one.seats[0]]))
    seat = player.seats[0]
    replies = [await player.play(seat, player.readers[seat].moves[0]) for _ in range(50)]
    assert replies[-1]["code"] == "live/too-fast"
    assert party.server.store.journal.last(table) < 12 + 45


async def test_one_person_has_only_so_many_windows(party: Party) -> None:
    _, players = await ready(party)
    most = party.server.config.most_sockets_of_user
    windows = await asyncio.gather(*(opened(players[0]) for _ in range(most + 10)))
    refused = 0
    for window in windows:
        first = json.loads(await window.recv())
        if first["type"] == "refused":
            assert first["code"] == "live/too-many-sockets"
            with suppress(ConnectionClosed):
                await window.recv()
            assert window.close_code == 4013
            refused += 1
    assert refused == 11
    assert (await players[1].ask(type="ping"))["type"] == "pong"
    player, seat = asked(players)
    assert (await player.play(seat, player.readers[seat].moves[0]))["type"] == "update"
    for window in windows:
        window.transport.abort()
    await until(lambda: party.server.app.state.hall.sockets.total() == 2)
    async with Player(players[0].address, players[0].cookie, players[0].origin) as again:
        assert again.closed is None


async def test_who_does_not_read_is_dropped_and_the_table_goes_on(serve: Callable[..., Server], party: Party) -> None:
    party.server = serve(messages_per_second=100_000)
    hall = party.server.app.state.hall
    hall.questions = Buckets(1e9, 1e9)
    table, players = await ready(party)
    await asyncio.gather(*(player.play_on(random.Random(n), 10) for n, player in enumerate(players)))
    slow = await opened(players[0])
    await until(lambda: len(hall.tables[table].room.connections) == 3)
    figure = hall.metrics.slow_readers
    with suppress(ConnectionClosed):
        for n in range(100_000):
            await slow.send(json.dumps({"type": "ask_events", "id": f"s{n}", "seat": 0, "since": 0}))
            if figure._value.get():
                break
            await asyncio.sleep(0)
    assert figure._value.get() == 1
    assert len(hall.tables[table].room.connections) == 2
    assert hall.sockets[players[0].table["seats"][0]["person"]["id"]] == 1
    with suppress(ConnectionClosed):
        while True:
            await slow.recv()
    assert slow.close_code == 4008
    await asyncio.gather(*(player.play_on(random.Random(n)) for n, player in enumerate(players)))
    assert all(player.is_over for player in players)


async def test_a_move_whose_sender_vanishes_counts_once_or_not_at_all(party: Party) -> None:
    table, players = await ready(party)
    for n in range(15):
        await settle(players)
        player, seat = asked(players)
        question, move = player.readers[seat].question, player.readers[seat].moves[0]
        assert question is not None
        message = {"type": "answer", "id": f"v{n}", "seat": seat, "question": question["id"], "text": move}
        window = await opened(player)
        await window.send(json.dumps(message))
        window.transport.abort()
        reply = await player.ask(**message)
        assert reply["type"] in ("update", "done"), reply
    lines = [entry.client for entry in party.server.store.journal.read(table) if entry.client]
    assert len(lines) == len(set(lines)) == 15
    assert party.server.store.journal.check(table) > 15


async def test_windows_closed_during_a_search_leave_nothing_behind(party: Party) -> None:
    anna = await party.guest("Anna")
    places = [{"seat": 0}, {"seat": 1, "bot": "greedy"}]
    table = await anna.open_table(places=places, hints=True)
    await anna.start(table)
    for _ in range(5):
        async with anna.at(table) as player:
            await player.until(lambda one=player: 0 in one.readers and is_asked(one.readers[0]))  # type: ignore[misc]
            question = player.readers[0].question
            assert question is not None
            await player.send(type="ask_hint", seat=0)
            text = player.readers[0].moves[0]
            await player.send(type="answer", seat=0, question=question["id"], text=text)
            player.socket.transport.abort()
    async with anna.at(table) as player:
        await player.play_on(random.Random(1))
        assert player.is_over


async def test_an_answer_races_with_a_resignation_in_another_window(party: Party) -> None:
    for n in range(5):
        table, players = await ready(party)
        player, seat = asked(players)
        async with Player(player.address, player.cookie, player.origin) as twin:
            await settle([twin])
            moves = player.readers[seat].moves
            deeds = [
                player.play(seat, moves[0]),
                twin.ask(type="resign", seat=seat),
                player.ask(type="resign", seat=seat),
            ]
            random.Random(n).shuffle(deeds)
            replies = await asyncio.gather(*deeds)
        allowed = {"live/not-playing", "match/stale", "match/over"}
        assert all(one["type"] in ("update", "done") or one["code"] in allowed for one in replies), replies
        await players[0].until(lambda one=players[0]: one.is_over)  # type: ignore[misc]
        assert players[0].table["places"] == ([2, 1] if seat == 0 else [1, 2])
        kinds = [entry.kind for entry in party.server.store.journal.read(table)]
        assert (kinds.count("resign"), kinds.count("end")) == (1, 1)


async def test_consents_race(party: Party) -> None:
    table, players = await ready(party, 3)
    for _ in range(4):
        player, seat = asked(players)
        before = player.readers[seat].view["board"]
        await player.play(seat, player.readers[seat].moves[0])
        await settle(players)
        await asyncio.gather(*(player.ask(type="undo", seat=seat) for _ in range(3)))
        await settle(players)
        undo = players[0].table["undo"]
        if undo is None:  # it was within the boundary, and the further requests went back further or found nothing
            continue
        deeds = [
            one.ask(type="consent", seat=one.seats[0], undo=undo["id"], agree=agree)
            for one in players
            for agree in (True, True)
        ]
        replies = await asyncio.gather(*deeds)
        assert all(one["type"] in ("done", "update") or one["code"] == "live/undo-gone" for one in replies), replies
        await settle(players)
        assert players[0].table["undo"] is None
        assert player.readers[seat].view["board"] == before
    assert party.server.store.journal.check(table) > 0


async def test_deeds_done_twice_or_to_others_are_refused(party: Party) -> None:
    table, players = await ready(party, 3)
    anna, bert, clara = players
    assert (await anna.ask(type="hand_over", seat=0))["type"] == "done"
    assert (await anna.ask(type="hand_over", seat=0))["code"] == "live/not-your-seat"
    assert (await bert.ask(type="hand_over", seat=1, bot="loki"))["code"] == "bot/unknown"
    for liar in (bert, clara):
        assert (await liar.ask(type="take_back", seat=0))["code"] == "live/not-your-seat"
    sit = await party.guests[1].client.put(f"/tables/{table}/seats/0", json={})
    assert sit.status_code == 409
    assert (await anna.ask(type="take_back", seat=0))["type"] == "done"
    last = party.server.store.journal.last(table)
    assert (await anna.ask(type="take_back", seat=0))["type"] == "done"
    assert party.server.store.journal.last(table) == last
    assert (await anna.ask(type="resign", seat=0))["type"] == "done"
    assert (await anna.ask(type="resign", seat=0))["code"] == "live/not-your-seat"
    assert (await anna.ask(type="take_back", seat=0))["code"] == "live/not-your-seat"


async def test_who_may_not_talk_is_told_so(party: Party) -> None:
    table, players = await ready(party)
    await party.guests[0].ask("PUT", f"/tables/{table}/muted/{party.guests[1].id}")
    assert (await players[1].ask(type="say", text="I object"))["code"] == "chat/muted"
    await settle(players)
    assert not [one for one in players[0].messages if one["type"] == "said"]


@pytest.mark.parametrize(
    ("method", "path"), [("DELETE", "/me"), ("DELETE", "/sessions/current"), ("DELETE", "/sessions")]
)
async def test_who_is_gone_is_cut_off_and_obeyed_no_more(party: Party, method: str, path: str) -> None:
    table, players = await ready(party, 3)
    window = await opened(players[1])
    await window.recv()
    headers = {"Cookie": f"gladsheim={players[1].cookie}", "Origin": players[1].origin}
    async with connect(party.server.ws_url + "/api/lobby", additional_headers=headers) as lobby:
        answer = await party.guests[1].client.request("DELETE", path, json={})
        assert answer.status_code == 204
        await players[1].until(lambda: players[1].closed is not None)
        assert players[1].closed == 4001
        for socket in (window, lobby):
            with suppress(ConnectionClosed):
                while True:
                    await socket.recv()
            assert socket.close_code == 4001
    async with Player(players[1].address, players[1].cookie, players[1].origin) as ghost:
        assert ghost.closed == 4001
    await settle([players[0], players[2]])
    info = await party.guests[0].ask("GET", f"/tables/{table}")
    assert (info["seats"][1]["bot"] != "") == (path == "/me")


async def test_whoever_logs_out_on_one_device_plays_on_with_the_other(party: Party) -> None:
    _, players = await ready(party)
    login = {"login": "anna", "password": "a good password"}
    anna = party.guests[0]
    await anna.ask("POST", "/me/account", **login)
    async with party.server.async_client(headers={"Origin": players[0].origin}) as phone:
        (await phone.post("/sessions", json=login)).raise_for_status()
        async with Player(players[0].address, phone.cookies["gladsheim"], players[0].origin) as elsewhere:
            desktop = anna.client.cookies["gladsheim"]
            async with Player(players[0].address, desktop, players[0].origin) as here:
                assert (await phone.delete("/sessions/current")).status_code == 204
                await elsewhere.until(lambda: elsewhere.closed is not None)
                assert elsewhere.closed == 4001
                assert (await here.ask(type="ping"))["type"] == "pong"


async def test_whoever_is_sent_away_is_told_so(party: Party) -> None:
    table, players = await ready(party)
    await party.guests[0].ask("PUT", f"/tables/{table}/removed/{party.guests[1].id}")
    await players[1].until(lambda: players[1].closed is not None)
    assert (players[1].closed, players[1].messages[-1]["code"]) == (4003, "table/removed")


async def test_nobody_hands_his_seat_to_and_fro_without_end(party: Party) -> None:
    _, players = await ready(party, 3)
    party.server.app.state.hall.second_thoughts = Buckets(0.001, 2)
    for _ in range(2):
        for deed in ("hand_over", "take_back"):
            assert (await players[0].ask(type=deed, seat=0))["type"] == "done"
    assert (await players[0].ask(type="hand_over", seat=0))["code"] == "live/too-fast"


async def test_ids_of_different_people_do_not_meet(party: Party) -> None:
    _, players = await ready(party)
    for _ in range(4):
        await settle(players)
        player, seat = asked(players)
        reply = await player.ask(
            type="answer",
            id=f"same{player.readers[seat].view['plays'] // 2}",
            seat=seat,
            question=(player.readers[seat].question or {})["id"],
            text=player.readers[seat].moves[0],
        )
        assert reply["type"] == "update"
