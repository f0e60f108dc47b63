"""The lobby's websocket: what it shows to whom, when, and to whom not at all."""

from __future__ import annotations

import json
import socket as sockets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from gladsheim.store.records import TableSpec
from tests.server.tables.guests import Guest, finished, next_lobby

DEADLINE: Final = 30.0
NO_PINGS: Final[list[str | bytes]] = [
    "",
    "hello",
    "[" * 190,
    b"\xff\xfe",
    '{"type":"ping","id":"' + "x" * 500 + '"}',
    '{"type":"ping"}',
    '{"type":"answer","id":"a","seat":0,"question":1,"text":"thor 1,0"}',
]


def ids(tables: Any) -> list[str]:
    """Which tables these are."""
    return [table["id"] for table in tables]


def lobby_when(socket: ClientConnection, is_so: Callable[[Any], bool]) -> Any:
    """The first message of the lobby for which it is so."""
    deadline = time.monotonic() + DEADLINE
    while time.monotonic() < deadline:
        message = json.loads(socket.recv(timeout=DEADLINE))
        if message["type"] == "lobby" and is_so(message):
            return message
    raise AssertionError("the lobby never came to look like that")


def code_of_end(socket: ClientConnection) -> int:
    """With which code the server ends it."""
    with pytest.raises(ConnectionClosed) as end:
        read_on(socket)
    assert end.value.rcvd is not None
    return int(end.value.rcvd.code)


def read_on(socket: ClientConnection) -> None:
    """Take whatever comes."""
    while True:
        socket.recv(timeout=DEADLINE)


def test_the_lobby_is_sent_at_once(anna: Any, bert: Any) -> None:
    waiting, mine = anna.opens()["id"], bert.opens(public=False)["id"]
    lobby = next_lobby(bert.lobby())
    assert lobby["type"] == "lobby"
    assert (ids(lobby["open"]), ids(lobby["mine"])) == ([waiting], [mine])


def test_the_lobby_is_sent_again_after_every_change(anna: Any, bert: Any) -> None:
    socket = bert.lobby()
    assert next_lobby(socket)["open"] == []
    table = anna.opens()["id"]
    lobby_when(socket, lambda lobby: ids(lobby["open"]) == [table])
    bert.sits(table, 1)
    lobby_when(socket, lambda lobby: ids(lobby["mine"]) == [table])
    anna.ask("POST", f"/tables/{table}/start")
    begun = lobby_when(socket, lambda lobby: not lobby["open"] and lobby["mine"][0]["status"] == "playing")
    assert begun["mine"][0]["host"]["name"] == "Anna"


def test_a_rematch_is_among_my_tables_as_soon_as_i_sit_there(anna: Any, bert: Any) -> None:
    table, _ = finished(anna, bert)
    socket = bert.lobby()
    anna.ask("POST", f"/tables/{table}/rematch")
    new = bert.ask("POST", f"/tables/{table}/rematch")["table"]["id"]
    assert lobby_when(socket, lambda lobby: new in ids(lobby["mine"]))["mine"][0]["rematch_of"] == table


def test_private_tables_and_those_of_blocked_people_are_not_in_the_lobby(anna: Any, bert: Any, carl: Any) -> None:
    anna.opens(public=False)
    anna.opens()
    theirs = carl.opens()["id"]
    anna.ask("PUT", f"/blocks/{bert.id}")
    lobby = next_lobby(bert.lobby())
    assert (ids(lobby["open"]), lobby["mine"]) == ([theirs], [])


def test_there_are_at_most_two_messages_in_a_second(anna: Any, bert: Any) -> None:
    started = time.monotonic()
    socket = bert.lobby()
    next_lobby(socket)
    received = 1
    tables = [anna.opens()["id"] for _ in range(30)]
    shown: list[str] = []
    while len(shown) < len(tables):
        shown = ids(next_lobby(socket)["open"])
        received += 1
    assert received <= 1 + 2 * (time.monotonic() - started)


def test_what_changes_nothing_visible_is_not_sent(anna: Any, bert: Any) -> None:
    table = anna.opens(public=False)["id"]
    socket = bert.lobby()
    next_lobby(socket)
    for _ in range(5):
        anna.ask("POST", f"/tables/{table}/invitation")
        anna.ask("PUT", f"/tables/{table}/seats/1/bot", {"bot": "greedy"})
        anna.ask("DELETE", f"/tables/{table}/seats/1")
    shown = anna.opens()["id"]
    assert ids(next_lobby(socket)["open"]) == [shown]


def test_a_ping_is_answered(bert: Any) -> None:
    socket = bert.lobby()
    socket.send('{"type":"ping","id":"p1"}')
    while (message := json.loads(socket.recv(timeout=DEADLINE)))["type"] != "pong":
        pass
    assert message["id"] == "p1"


def test_anything_but_a_ping_ends_it(bert: Any) -> None:
    for message in NO_PINGS:
        socket = bert.lobby()
        socket.send(message)
        assert code_of_end(socket) == 1003, message


def test_too_many_pings_end_it(bert: Any) -> None:
    socket = bert.lobby()
    for n in range(40):
        try:
            socket.send(json.dumps({"type": "ping", "id": f"p{n}"}))
        except ConnectionClosed:
            break
    assert code_of_end(socket) == 4009


def test_without_a_session_there_is_no_lobby(nobody: Any) -> None:
    assert code_of_end(nobody.lobby()) == 4001


def test_a_forged_cookie_opens_nothing(nobody: Any) -> None:
    nobody.client.cookies.set("gladsheim", "forged")
    assert code_of_end(nobody.lobby()) == 4001


def test_a_foreign_page_cannot_open_the_lobby(anna: Any) -> None:
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in anna.client.cookies.jar)
    headers = {"Cookie": cookies, "Origin": "https://evil.example.org"}
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{anna.server.ws_url}/api/lobby", additional_headers=headers)
    assert refused.value.response.status_code == 403


def test_logging_out_ends_it(anna: Any) -> None:
    socket = anna.lobby()
    next_lobby(socket)
    anna.ask("DELETE", "/sessions")
    assert code_of_end(socket) == 4001


def test_nobody_opens_too_many_sockets_and_closed_ones_do_not_count(
    serve: Callable[..., Any], guests: ExitStack
) -> None:
    server = serve(most_sockets_of_user=3)
    anna, bert = Guest(server, guests, "Anna"), Guest(server, guests, "Bert")
    open_ones = [anna.lobby() for _ in range(3)]
    for socket in open_ones:
        next_lobby(socket)
    assert code_of_end(anna.lobby()) == 4013
    assert next_lobby(bert.lobby())["type"] == "lobby"
    for socket in open_ones:
        socket.close()
    deadline = time.monotonic() + DEADLINE
    while server.app.state.hall.sockets[anna.id]:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert next_lobby(anna.lobby())["type"] == "lobby"


def test_the_lobby_opened_again_and_again_counts_as_a_list_of_tables(
    serve: Callable[..., Any], guests: ExitStack
) -> None:
    anna = Guest(serve(lists_per_minute=1), guests, "Anna")
    next_lobby(anna.lobby())
    assert anna.refused("GET", "/tables") == "limit/too-many"
    assert code_of_end(anna.lobby()) == 4009


def test_a_socket_that_ends_leaves_nothing_behind(anna: Any, bert: Any) -> None:
    hall = anna.server.app.state.hall
    next_lobby(anna.lobby())
    before = len(hall.lobby_listeners)
    with ThreadPoolExecutor(5) as pool:
        for socket in pool.map(lambda _: bert.lobby(), range(10)):
            next_lobby(socket)
            socket.close()
    deadline = time.monotonic() + DEADLINE
    while len(hall.lobby_listeners) > before or hall.sockets[bert.id]:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_who_does_not_read_is_dropped_and_the_others_do_not_notice(
    anna: Any, bert: Any, carl: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gladsheim.server.http.routes.watching.SLOWEST", 0.5)
    monkeypatch.setattr("gladsheim.server.http.routes.watching.SHORTEST_PAUSE", 0.05)
    hall = anna.server.app.state.hall
    for _ in range(150):
        hall.store.tables.create_table(TableSpec(game="voluspa", rules_version=1, seats=20, host=anna.id))
    table = carl.opens(places=[])["id"]
    attentive = carl.lobby()
    next_lobby(attentive)
    deadline = time.monotonic() + DEADLINE
    with deaf_socket(bert):
        while hall.metrics.slow_readers._value.get() == 0:
            assert time.monotonic() < deadline
            carl.sits(table, 0)
            next_lobby(attentive)
            carl.ask("DELETE", f"/tables/{table}/seats/0")
            next_lobby(attentive)
        while hall.sockets[bert.id]:
            assert time.monotonic() < deadline
            time.sleep(0.01)
    assert hall.metrics.slow_readers._value.get() == 1


def deaf_socket(guest: Any) -> sockets.socket:
    """A websocket whose owner never reads, with as little room on the way as can be had."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    raw.connect(("127.0.0.1", guest.server.port))
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in guest.client.cookies.jar)
    raw.sendall(
        f"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1:{guest.server.port}\r\nCookie: {cookies}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return raw
