"""Clients that lie, forge and send what nobody can read: refused with a sentence, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.conftest import Server
from tests.server.players import Json, Player
from tests.server.test_live import Party, asked, settle
from tests.server.test_run import Running, kill

pytestmark = pytest.mark.anyio

CONTINUED, TEXT, BINARY, PING = 0, 1, 2, 9


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The real server as a process; whatever is tried here, no traceback stands in its log."""
    folder = tmp_path_factory.mktemp("hostile")
    wide = {"REQUESTS_PER_MINUTE": "100000", "GUESTS_PER_HOUR": "10000", "MESSAGES_PER_SECOND": "1000"}
    wide |= {"MOST_OPEN_TABLES_OF_ADDRESS": "1000"}
    settings = {f"GLADSHEIM_{name}": value for name, value in wide.items()}
    server = Running(folder, "--port", "0", "--host", "127.0.0.1", **settings)
    with ExitStack() as stack:
        stack.callback(kill, server.process)
        yield server
        assert server.end() == 0
    tracebacks = [line for line in server.logged.splitlines() if "Traceback" in line]
    assert tracebacks == []


@pytest.fixture
async def party(house: Running) -> AsyncIterator[Party]:
    async with AsyncExitStack() as stack, asyncio.timeout(120):
        yield Party(cast(Server, SimpleNamespace(url=house.url.rstrip("/"))), stack)


def frame(opcode: int, payload: bytes, fin: bool = True) -> bytes:
    """A frame as a browser would send it, with an empty mask."""
    size = len(payload)
    if size > 0xFFFF:
        length = b"\xff" + struct.pack("!Q", size)
    else:
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    return bytes([(0x80 if fin else 0) | opcode]) + length + b"\0\0\0\0" + payload


async def throw(player: Player, *frames: bytes) -> None:
    """Send bytes past the library, which would refuse to."""
    for one in frames:
        player.socket.transport.write(one)
    await asyncio.sleep(0)


async def view_of(player: Player) -> Any:
    """What a player sees now."""
    return (await player.ask(type="resync", seat=player.seats[0]))["view"]


async def still_plays(players: list[Player]) -> None:
    """The table goes on: somebody moves and everybody hears of it."""
    await settle(players)
    player, seat = asked(players)
    assert (await player.play(seat, player.readers[seat].moves[0]))["type"] == "update"
    await settle(players)


@pytest.mark.parametrize("cookie", ["", "forged", "x" * 43, "x" * 5000, "%00", '"', "../../etc/passwd"])
async def test_a_forged_cookie_opens_no_table(party: Party, cookie: str) -> None:
    _, players = await party.game()
    async with Player(players[0].address, cookie, players[0].origin) as liar:
        assert liar.closed == 4001
        assert liar.messages == []
    await still_plays(players)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_another_site_opens_no_table_even_with_the_cookie(party: Party, origin: str) -> None:
    _, players = await party.game()
    with pytest.raises(InvalidStatus) as refused:
        async with Player(players[0].address, players[0].cookie, origin):
            pass
    assert refused.value.response.status_code == 403


async def test_an_invitation_counts_for_its_table_until_the_next_one(party: Party) -> None:
    host, friend = await party.guest("Host"), await party.guest("Friend")
    table, elsewhere = [await host.open_table(public=False) for _ in range(2)]
    old, new = [(await host.ask("POST", f"/tables/{table}/invitation"))["token"] for _ in range(2)]
    for place, token in ((table, ""), (table, old), (table, "x" * 43), (elsewhere, new), (elsewhere, old)):
        async with friend.at(place, f"?invitation={token}") as refused:
            await refused.until(lambda one=refused: one.closed is not None)  # type: ignore[misc]
            assert (refused.closed, refused.messages[-1]["code"]) == (4003, "lobby/not-invited")
        sit = await friend.client.put(f"/tables/{place}/seats/1", json={"invitation": token})
        assert (sit.status_code, sit.json()["code"]) == (403, "lobby/not-invited")
        assert (await friend.client.get(f"/tables/{place}", params={"invitation": token})).status_code == 403
    async with friend.at(table, f"?invitation={new}") as welcome:
        assert welcome.table["id"] == table


async def test_who_was_sent_away_does_not_come_back_with_any_invitation(party: Party) -> None:
    host, friend = await party.guest("Host"), await party.guest("Friend")
    table = await host.open_table(public=False)
    token = (await host.ask("POST", f"/tables/{table}/invitation"))["token"]
    await friend.ask("PUT", f"/tables/{table}/seats/1", invitation=token)
    link = (await friend.ask("POST", f"/tables/{table}/seats/1/link"))["token"]
    await host.start(table)
    async with friend.at(table) as player:
        await host.ask("PUT", f"/tables/{table}/removed/{friend.id}")
        await player.until(lambda: player.closed is not None)
        assert player.closed == 4003
    async with friend.at(table, f"?invitation={token}") as again:
        await again.until(lambda: again.closed is not None)
        assert (again.closed, again.messages[-1]["code"]) == (4003, "table/removed")
    sit = await friend.client.put(f"/tables/{table}/seats/1", json={"invitation": token})
    assert sit.status_code in (403, 409)
    assert (await friend.client.post("/links", json={"token": link})).json()["code"] == "session/bad-link"
    assert (await host.ask("GET", f"/tables/{table}"))["seats"][1]["bot"] == "greedy"


LIES: list[Any] = [
    "null", "[]", '""', "1", "{", "{}", "NaN", "\ufeff{}",
    '{"type":1}', '{"type":"answer"}', '{"type":"nonsense","id":"a"}',
    '{"type":"ping","id":""}', '{"type":"ping","id":"a b"}', '{"type":"ping","id":null}', '{"type":"ping","id":"é"}',
    '{"type":"ping","id":"' + "x" * 41 + '"}', '{"type":"ping","id":"\\ud800"}', '{"type":"ping","id":"\\u0000"}',
    "[" * 4000, '{"a":' * 700, '{"type":' + "[" * 2000, '{"type":"ping","id":' + "9" * 4000 + "}",
    *(
        json.dumps({"type": "answer", "id": "a", "seat": 0, "question": 1, "text": "x"} | lie)
        for lie in cast(
            list[Json],
            [
                {"seat": -2}, {"seat": 100}, {"seat": 10**30}, {"seat": 1.5}, {"seat": True}, {"seat": "0"},
                {"seat": None},
                {"question": -1}, {"question": 2**31}, {"question": 10**40}, {"question": None}, {"question": [1]},
                {"text": "x" * 501}, {"text": 5}, {"text": {"a": 1}}, {"text": None}, {"type": "update"},
                {"type": "welcome"},
            ],
        )
    ),
    '{"type":"answer","id":"a","seat":0,"question":1e999,"text":"x"}',
    '{"type":"answer","id":"a","seat":0,"question":1,"text":"\\ud800"}',
    '{"type":"say","id":"a","text":""}', '{"type":"say","id":"a","text":"' + "x" * 501 + '"}',
]  # fmt: skip


async def test_a_message_that_nobody_can_read_gets_a_sentence_and_changes_nothing(party: Party) -> None:
    _, players = await party.game()
    player = players[0]
    before = await view_of(player)
    for lie in [*LIES, *(lie.encode() for lie in LIES), b"\xff\xfe", b"\0" * 100, b"", "x" * 5000, b"x" * 60_000]:
        count = len(player.messages)
        await player.socket.send(lie)
        await player.until(lambda seen=count: len(player.messages) > seen)  # type: ignore[misc]
        reply = player.messages[-1]
        assert (reply["type"], reply["code"]) in (("refused", "live/bad-message"), ("refused", "live/long-message")), (
            lie
        )
        assert len(reply["sentence"]) > 20
    assert await view_of(player) == before
    await still_plays(players)


@pytest.mark.parametrize(
    "text",
    ["", "\0", "thor\0 0,0", "\u202ethor", "a" * 500, "\x1b[31m", "' OR 1=1 --", "{0}", "%s%n", "𝔱𝔥𝔬𝔯", "🐺" * 100],
)
async def test_a_strange_move_is_refused_by_a_rule(party: Party, text: str) -> None:
    _, players = await party.game()
    await settle(players)
    player, seat = asked(players)
    before = await view_of(player)
    reply = await player.play(seat, text)
    assert (reply["type"], reply["code"].partition("/")[0]) in (("refused", "move"), ("refused", "voluspa"))
    assert reply["sentence"]
    assert await view_of(player) == before
    await still_plays(players)


@pytest.mark.parametrize("text", ["\0", "a\0b", "\u202egnihton", "\x1b[2J", "\u200b", "\u2028", "  \t \n "])
async def test_strange_words_are_not_passed_on(party: Party, text: str) -> None:
    _, players = await party.game()
    reply = await players[0].ask(type="say", text=text)
    assert (reply["type"], reply["code"].partition("/")[0]) == ("refused", "chat")
    await settle(players)
    assert not [one for one in players[1].messages if one["type"] == "said"]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(TEXT, b"x" * 70_000)], 1009),
        ([frame(BINARY, b"x" * 70_000)], 1009),
        ([frame(TEXT, b"x", fin=False), *[frame(CONTINUED, b"x" * 1000, fin=False)] * 100], 1009),
        ([frame(TEXT, b'{"type":"ping","id":"\xff\xfe"}')], 1007),
        ([frame(CONTINUED, b"x")], 1002),
        ([frame(11, b"x")], 1002),
        ([b"\x81\x05hello"], 1002),
        ([b"\xff" * 100], 1002),
        ([b"\x81\xff" + struct.pack("!Q", 2**62) + b"\0\0\0\0"], 1009),
    ],
)
async def test_a_broken_or_huge_frame_ends_that_socket_only(party: Party, frames: list[bytes], code: int) -> None:
    _, players = await party.game()
    async with Player(players[0].address, players[0].cookie, players[0].origin) as liar:
        await throw(liar, *frames)
        await liar.until(lambda: liar.closed is not None)
        # Who is still sending when we close may find the line reset before he reads why.
        assert liar.closed in (code, 1006)
    await still_plays(players)


async def test_pings_whose_answers_nobody_reads_are_not_piled_up(party: Party) -> None:
    _, players = await party.game()
    async with Player(players[0].address, players[0].cookie, players[0].origin) as liar:
        liar.socket.transport.pause_reading()
        burst = frame(PING, b"x" * 125) * 1000
        async with asyncio.timeout(60):
            while not liar.socket.transport.is_closing():
                liar.socket.transport.write(burst)
                while liar.socket.transport.get_write_buffer_size() > 1_000_000:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0)
    await still_plays(players)


async def test_a_message_in_many_pieces_is_one_message(party: Party) -> None:
    _, players = await party.game()
    text = b'{"type":"ping","id":"pieces"}'
    pieces = [frame(CONTINUED, bytes([letter]), fin=False) for letter in text[1:]]
    empty = [frame(CONTINUED, b"", fin=False)] * 5000
    await throw(players[0], frame(TEXT, text[:1], fin=False), *empty, *pieces, frame(CONTINUED, b""))
    assert (await players[0].reply("pieces"))["type"] == "pong"
    await still_plays(players)


@pytest.mark.parametrize("cut", [1, 2, 5, 6, 20, 33])
async def test_a_message_that_the_network_cuts_is_one_message(party: Party, cut: int) -> None:
    _, players = await party.game()
    ping = frame(TEXT, b'{"type":"ping","id":"cut"}')
    await throw(players[0], ping[:cut])
    await asyncio.sleep(0.05)
    await throw(players[0], ping[cut:])
    assert (await players[0].reply("cut"))["type"] == "pong"
    await still_plays(players)


async def test_messages_that_the_network_joins_are_several(party: Party) -> None:
    _, players = await party.game()
    texts = [f'{{"type":"ping","id":"{name}"}}'.encode() for name in ("one", "two", "three")]
    one, two, three = [frame(TEXT, text) for text in texts]
    await throw(players[0], one + frame(PING, b"") + two)
    await throw(players[0], three + one[:9])
    await throw(players[0], one[9:])
    for name in ("one", "two", "three"):
        assert (await players[0].reply(name))["type"] == "pong"
    await still_plays(players)


@pytest.mark.parametrize(
    "start", [b"", b"GET /api/lobby HT", b"GET / HTTP/1.1\r\nHost: a\r\nX: ", b"\x16\x03\x01\x02\0"]
)
async def test_connections_that_never_finish_their_request_disturb_nobody(party: Party, start: bytes) -> None:
    _, players = await party.game()
    place = httpx.URL(party.server.url)
    with ExitStack() as stack:
        for _ in range(400):
            one = stack.enter_context(socket.create_connection((place.host, place.port), timeout=30))
            one.sendall(start)
        await still_plays(players)
        assert (await party.guests[0].client.get("/me")).status_code == 200
