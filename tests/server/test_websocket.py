"""Every frame and byte of a websocket counts from the first on; who sends too many, or is closed, is not read on."""

from __future__ import annotations

import logging
import socket
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from gladsheim.server.config import Config
from gladsheim.server.network import websocket
from gladsheim.server.network.buckets import Buckets
from gladsheim.server.network.callers import Callers
from tests.server.conftest import DEADLINE, roomy, running, wait_until
from tests.server.test_hostile import BINARY, CONTINUED, PING, TEXT, frame

if TYPE_CHECKING:
    from tests.server.conftest import Server

PONG = 10
CLOSE = 8
SESSION_ENDED = struct.pack("!H", 4001)
FAREWELL = frame(CLOSE, SESSION_ENDED)
MOST_FRAMES = 1 + 12 + websocket.PIECE // 6 + 1
"""The handshake, what one message per second allows at once, and what is parsed before it is counted."""

Dial = Callable[..., "Line"]


class Line:
    """A websocket by hand, from an address of this machine."""

    def __init__(self, server: Server, path: str, cookie: str, source: str, headers: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), DEADLINE, source_address=(source, 0))
        self.got = b""
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        head = f"GET /api/{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}"
        self.send(f"{head}Cookie: gladsheim={cookie}\r\n{headers}\r\n".encode())

    def send(self, data: bytes) -> None:
        """Send bytes, whether or not anybody takes them."""
        try:
            self.socket.sendall(data)
        except OSError:
            return

    def read(self) -> bool:
        """Take in what comes; whether there will be more."""
        try:
            data = self.socket.recv(65536)
        except OSError:
            return False
        self.got += data
        return data != b""

    def until(self, wanted: bytes) -> None:
        """Read until this has come."""
        while wanted not in self.got:
            assert self.read(), self.got

    def drain(self) -> bytes:
        """Everything until the end."""
        while self.read():
            pass
        return self.got


@pytest.fixture
def dial() -> Iterator[Dial]:
    """Opens websockets that end with the test."""
    with ExitStack() as stack:

        def open_one(
            server: Server, path: str = "lobby", cookie: str = "", source: str = "127.0.0.1", headers: str = ""
        ) -> Line:
            line = Line(server, path, cookie, source, headers)
            stack.callback(line.socket.close)
            return line

        yield open_one


@pytest.fixture(scope="module")
def the_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that trusts no proxy, for all tests here."""
    with running(roomy(f"sqlite:///{tmp_path_factory.mktemp('wire')}/test.db", trusted_proxies="")) as server:
        yield server


@pytest.fixture(scope="module")
def cookie(the_server: Server) -> str:
    """The session of a guest."""
    return guest(the_server)


def guest(server: Server) -> str:
    """The session of a new guest, whose own connection is closed again."""
    with server.client() as client:
        client.post("/guests", json={"name": "Anna"}).raise_for_status()
        return str(client.cookies["gladsheim"])


def limited(server: Server, **changes: Any) -> Server:
    """That server with other limits, and with nobody there."""
    closed(server)
    callers = Callers(replace(server.config, **changes))
    server.callers.__dict__.update(callers.__dict__)
    return server


@pytest.fixture
def strict(the_server: Server) -> Server:
    """A server that allows one message in a second."""
    return limited(the_server, messages_per_second=1)


def closed_with(code: int, got: bytes) -> bool:
    """Whether a close frame with this code is the last that was sent."""
    return got[-4:] == b"\x88\x02" + struct.pack("!H", code)


FLOODS = {
    "pings": frame(PING, b""),
    "pongs": frame(PONG, b""),
    "empty texts": frame(TEXT, b""),
    "empty pieces": frame(CONTINUED, b"", fin=False),
    "pieces of one byte": frame(CONTINUED, b"x", fin=False),
}


@pytest.mark.parametrize("flood", FLOODS)
@pytest.mark.parametrize("path", ["lobby", "tables/none/socket"])
def test_every_frame_counts_and_who_sends_too_many_is_cut_off(
    flood: str, path: str, strict: Server, cookie: str, dial: Dial
) -> None:
    line = dial(strict, path, cookie)
    line.until(b"\r\n\r\n")
    first = frame(TEXT, b"", fin=False) if FLOODS[flood][0] & 0x0F == CONTINUED else b""
    line.send(first + FLOODS[flood] * 1000)
    line.drain()
    assert strict.callers.frames <= MOST_FRAMES
    assert closed(strict)


def closed(server: Server) -> bool:
    """Whether the server holds no connection any more."""
    wait_until(lambda: not server.callers.sockets and not server.callers.connections)
    return True


def test_who_floods_is_told_so(strict: Server, cookie: str, dial: Dial) -> None:
    line = dial(strict, "lobby", cookie)
    line.until(b'"type":"lobby"')
    line.send(frame(PING, b"") * 100)
    assert closed_with(4009, line.drain())
    assert (strict.callers.cut["frames"], strict.callers.frames) == (1, 1 + 100)  # the handshake counts too


@pytest.mark.parametrize("kind", [TEXT, BINARY, CONTINUED, PING])
def test_every_byte_counts_before_it_is_looked_at(kind: int, strict: Server, cookie: str, dial: Dial) -> None:
    line = dial(strict, "lobby", cookie)
    line.until(b'"type":"lobby"')
    line.send(frame(kind, b"x" * 60_000) * 10)
    line.drain()
    assert strict.callers.frames <= 2
    assert closed(strict)


def test_a_message_may_not_grow_by_many_pieces(the_server: Server, cookie: str, dial: Dial) -> None:
    server = limited(the_server, messages_per_second=1_000)
    line = dial(server, "lobby", cookie)
    line.until(b'"type":"lobby"')
    line.send(frame(TEXT, b"", fin=False) + frame(CONTINUED, b"x" * 1000, fin=False) * 100)
    assert b"\x03\xf1" in line.drain()  # 1009


def test_a_socket_that_was_closed_is_not_read_on(strict: Server, dial: Dial, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "MOMENT", 0.2)
    line = dial(strict, "tables/none/socket")
    line.until(SESSION_ENDED)
    for _ in range(100):
        line.send(frame(PING, b"x" * 100) * 100)
    line.drain()
    assert (strict.callers.frames, strict.callers.cut["lingering"]) == (1, 1)  # the handshake
    assert closed(strict)


def test_who_does_not_answer_a_farewell_is_cut_off(strict: Server, dial: Dial, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "MOMENT", 0.05)
    lines = [dial(strict, "lobby") for _ in range(20)]
    for line in lines:
        line.until(SESSION_ENDED)
    assert closed(strict)
    assert strict.callers.cut["lingering"] == len(lines)


@pytest.mark.parametrize("before", [b"", frame(PING, b"")])
def test_a_farewell_that_is_answered_ends_it_at_once(before: bytes, strict: Server, dial: Dial) -> None:
    line = dial(strict, "tables/none/socket")
    line.until(SESSION_ENDED)
    line.send(before + FAREWELL)
    assert closed_with(4001, line.drain())
    assert closed(strict)
    assert strict.callers.cut["lingering"] == 0


def test_who_speaks_before_the_answer_to_his_handshake_is_cut_off(
    the_server: Server, dial: Dial, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = limited(the_server)
    really, is_enough = server.store.sessions.user_of, threading.Event()

    def slowly(token: str) -> object:
        is_enough.wait(DEADLINE)
        return really(token)

    monkeypatch.setattr(server.store.sessions, "user_of", slowly)
    line = dial(server, "lobby", "x" * 43)
    wait_until(lambda: server.callers.sockets.total() == 1)
    line.send(frame(TEXT, b'{"type":"ping","id":"a"}') * 1000)
    assert line.drain() == b""
    is_enough.set()
    assert (server.callers.cut["early"], server.callers.frames) == (1, 1)  # the handshake


def test_nothing_is_compressed_even_for_who_asks_for_it(strict: Server, cookie: str, dial: Dial) -> None:
    offer = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
    line = dial(strict, "lobby", cookie, headers=offer)
    line.until(b'"type":"lobby"')
    assert b"deflate" not in line.got
    bomb = bytearray(frame(TEXT, b"\xec\xc0\x01\x01\0\0\0\x80\x90\xfe\xaf\xee\x08\n" * 20))
    bomb[0] |= 0x40
    line.send(bytes(bomb))
    assert b"\x03\xea" in line.drain()  # 1002


def test_an_address_has_only_so_many_websockets(the_server: Server, cookie: str, dial: Dial) -> None:
    server = limited(the_server, most_sockets_of_address=3)
    lines = [dial(server, "lobby", cookie) for _ in range(3)]
    for line in lines:
        line.until(b'"type":"lobby"')
    assert closed_with(4013, until_closed(dial(server, "lobby", cookie)))
    dial(server, "lobby", cookie, source="127.0.0.2").until(b'"type":"lobby"')
    lines[0].send(frame(CLOSE, b"\x03\xe8"))
    wait_until(lambda: server.callers.sockets["127.0.0.1"] == 2)
    dial(server, "lobby", cookie).until(b'"type":"lobby"')


def until_closed(line: Line) -> bytes:
    """What came until the close frame, which is answered."""
    line.until(b"\x88\x02")
    line.send(FAREWELL)
    return line.drain()


def test_behind_a_proxy_that_is_trusted_the_address_that_it_names_counts(
    serve: Callable[..., Server], dial: Dial
) -> None:
    server = serve(most_sockets_of_address=1, most_connections_of_address=1, trusted_proxies="127.0.0.1")
    cookie = guest(server)
    for address in ("192.0.2.1", "192.0.2.2", "2001:db8::1"):
        dial(server, "lobby", cookie, headers=f"X-Forwarded-For: {address}\r\n").until(b'"type":"lobby"')
    again = dial(server, "lobby", cookie, headers="X-Forwarded-For: 2001:db8::2\r\n")
    assert closed_with(4013, until_closed(again))
    assert set(server.callers.sockets) == {"192.0.2.1", "192.0.2.2", "2001:0db8:0000:0000"}


def test_an_address_has_only_so_many_connections(the_server: Server, dial: Dial) -> None:
    server = limited(the_server, most_connections_of_address=3)
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), DEADLINE))
        wait_until(lambda: server.callers.connections["127.0.0.1"] == 3)
        assert dial(server).drain() == b""
        assert server.callers.cut["connections"] == 1
        dial(server, source="127.0.0.2").until(SESSION_ENDED)
    wait_until(lambda: server.callers.connections["127.0.0.1"] == 0)
    dial(server).until(SESSION_ENDED)


def test_a_household_counts_as_one_and_a_proxy_not_at_all() -> None:
    callers = Callers(Config(most_connections_of_address=2, trusted_proxies="10.0.0.0/8,nowhere.invalid"))
    assert [callers.pick_up(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    assert all(callers.pick_up("10.1.2.3") for _ in range(3))
    assert dict(callers.connections) == {"2001:0db8:0000:0000": 2}
    for host in ("2001:db8::7", "2001:db8::8", "10.1.2.3"):
        callers.hang_up(host)
    assert not callers.connections
    assert all(Callers(Config(trusted_proxies="*", most_connections_of_address=1)).pick_up("a") for _ in range(3))


def test_whoever_is_refused_again_and_again_is_cut_off_at_last(
    the_server: Server, dial: Dial, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = limited(the_server)
    server.callers.patience = Buckets(1e-9, 5)
    monkeypatch.setattr(server.app.state.limits, "requests", Buckets(1e-9, 3))
    answers = [dial(server, source="127.0.0.2").drain()[9:12] for _ in range(3 + 5 + 4)]
    assert answers == [b"101"] * 3 + [b"403"] * 5 + [b""] * 4
    assert server.callers.cut["patience"] == 4
    dial(server).until(SESSION_ENDED)
    pages = [asked(server, source="127.0.0.3")[9:12] for _ in range(3 + 5 + 4)]
    assert pages == [b"200"] * 3 + [b"429"] * 5 + [b""] * 4
    assert server.callers.cut["patience"] == 8
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def asked(server: Server, source: str) -> bytes:
    """What is answered to a request, if anything."""
    with socket.create_connection(("127.0.0.1", server.port), DEADLINE, source_address=(source, 0)) as one:
        got = b""
        with suppress(ConnectionError):
            one.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            while more := one.recv(65536):
                got += more
    return got
