"""Whoever connects must say what he wants, in time and in few words; otherwise the connection is closed."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
import structlog
from msgspec.structs import replace

from gladsheim.server.network import http
from gladsheim.server.network.callers import Callers
from tests.server.conftest import DEADLINE, roomy, running, wait_until

if TYPE_CHECKING:
    from tests.server.conftest import Server

GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
LONG = 3000.0

Dial = Callable[[bytes], socket.socket]


@pytest.fixture(scope="module")
def the_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests here."""
    with running(roomy(f"sqlite:///{tmp_path_factory.mktemp('http')}/test.db", trusted_proxies="")) as server:
        yield server


def patient(server: Server, **changes: Any) -> Server:
    """That server with other limits; its patience is endless where nothing else is said."""
    wait_until(lambda: not server.callers.connections)
    config = replace(server.config, **{"header_seconds": LONG, "body_seconds": LONG, **changes})
    server.callers.__dict__.update(Callers(config).__dict__)
    return server


@pytest.fixture
def dial(the_server: Server) -> Iterator[Dial]:
    """Connects and says something."""
    with ExitStack() as stack:

        def connect(start: bytes) -> socket.socket:
            one = stack.enter_context(socket.create_connection(("127.0.0.1", the_server.port), DEADLINE))
            one.sendall(start)
            return one

        yield connect


def drained(one: socket.socket) -> bytes:
    """Everything until the end."""
    got = b""
    try:
        while data := one.recv(65536):
            got += data
    except ConnectionResetError:
        pass
    return got


HALF = [
    b"",
    b"\r\n\r\n",
    b"GET /api/lob",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
    b"GET /api/lobby HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
]


@pytest.mark.parametrize("start", HALF)
def test_who_does_not_finish_the_head_of_his_request_is_closed(start: bytes, the_server: Server, dial: Dial) -> None:
    server = patient(the_server, header_seconds=0.2)
    lines = [dial(start) for _ in range(50)]
    assert [drained(one) for one in lines] == [b""] * 50
    assert server.callers.cut["dawdling"] == 50


@pytest.mark.parametrize("start", HALF[1:])
def test_who_dawdles_over_his_second_request_is_closed_too(start: bytes, the_server: Server, dial: Dial) -> None:
    server = patient(the_server, header_seconds=0.5)
    line = dial(GET)
    got = b""
    while not got.endswith(b"]"):
        got += line.recv(65536)
    line.sendall(start)
    assert drained(line) == b""
    assert server.callers.cut["dawdling"] == 1


@pytest.mark.parametrize(
    "start",
    [
        POST + b"Content-Length: 100\r\n\r\n",
        POST + b'Content-Length: 100\r\n\r\n{"name":',
        POST + b'Transfer-Encoding: chunked\r\n\r\n8\r\n{"name":\r\n',
        POST + b"Content-Length: 10000000\r\n\r\n",
    ],
)
def test_who_does_not_finish_his_body_is_closed(
    start: bytes, the_server: Server, dial: Dial, caplog: pytest.LogCaptureFixture
) -> None:
    server = patient(the_server, body_seconds=0.2)
    with caplog.at_level(logging.DEBUG), structlog.testing.capture_logs() as logged:
        drained(dial(start))
        wait_until(lambda: not server.callers.connections)
    assert server.callers.cut["dawdling"] == 1
    assert not [one for one in logged if "exception" in one]
    assert not [record for record in caplog.records if record.exc_info]


def test_who_takes_his_time_within_bounds_is_answered(the_server: Server, dial: Dial) -> None:
    patient(the_server)
    line = dial(b"")
    request = POST + b'Content-Length: 15\r\nConnection: close\r\n\r\n{"name":"Anna"}'
    for start in range(0, len(request), 7):
        line.sendall(request[start : start + 7])
    assert json.loads(drained(line).partition(b"\r\n\r\n")[2])["name"] == "Anna"


def pour(line: socket.socket, data: bytes) -> None:
    """Send the same again and again until nobody takes it any more."""
    while True:
        line.sendall(data)


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X: " + b"x" * 1000 + b"\r\n"),
        (POST + b"Content-Length: 10000000000\r\n\r\n", b"x" * http.PIECE),
        (b"", b"\r\n" * 100),
    ],
)
def test_heads_and_bodies_have_an_end(start: bytes, more: bytes, the_server: Server, dial: Dial) -> None:
    server = patient(the_server)
    line = dial(start)
    with pytest.raises((BrokenPipeError, ConnectionResetError)):
        pour(line, more)
    assert server.callers.cut["bytes"] == 1


def test_only_so_many_requests_may_wait_behind_the_first(the_server: Server, dial: Dial) -> None:
    server = patient(the_server)
    assert drained(dial(GET * 3 + GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))).count(b"200 OK") == 4
    drained(dial(GET * 5000))
    assert server.callers.cut["bytes"] == 1


def test_who_hangs_up_in_the_middle_of_an_upload_leaves_no_traceback(
    the_server: Server, dial: Dial, caplog: pytest.LogCaptureFixture
) -> None:
    server = patient(the_server)
    before = metric(server)
    with caplog.at_level(logging.DEBUG), structlog.testing.capture_logs() as logged:
        for start in (b"Content-Length: 100\r\n\r\n", b'Transfer-Encoding: chunked\r\n\r\n8\r\n{"name":\r\n'):
            for path in (b"/api/guests", b"/api/sessions"):
                dial(POST.replace(b"/api/guests", path) + start).close()
        wait_until(lambda: not server.callers.connections)
        wait_until(lambda: metric(server) >= before + 4)
    assert not [one for one in logged if "exception" in one]
    assert not [record for record in caplog.records if record.exc_info]


def metric(server: Server) -> float:
    """How many requests were refused as unreadable."""
    return float(server.app.state.hall.metrics.refusals.labels("request/malformed")._value.get())
