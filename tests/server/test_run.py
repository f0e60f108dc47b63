"""The real command as a process of its own, from the line that it prints to its exit code."""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets.sync.client
from websockets.exceptions import ConnectionClosed

from gladsheim.server.config import Config
from gladsheim.server.network import addresses

DEADLINE = 90.0


class Running:
    """A server that was started with these arguments; its output goes into files."""

    program: tuple[str, str] = ("-m", "gladsheim")

    def __init__(self, folder: Path, *argv: str, **variables: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.out, self.err = folder / "out.txt", folder / "err.txt"
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("GLADSHEIM_", "LC_"))}
        with self.out.open("wb") as out, self.err.open("wb") as err:
            self.process = subprocess.Popen(
                [sys.executable, *self.program, "serve", *argv],
                cwd=folder,
                env={**clean, "LANG": "C.UTF-8", **variables},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                start_new_session=True,
            )

    @property
    def said(self) -> str:
        """What stands on stdout so far."""
        return self.out.read_text(encoding="utf-8")

    @property
    def logged(self) -> str:
        """What stands on stderr so far."""
        return self.err.read_text(encoding="utf-8")

    @property
    def url(self) -> str:
        """The address that it has printed."""
        wait_until(lambda: "\n" in self.said or self.process.poll() is not None)
        words = [word for word in self.said.split() if word.startswith("http://")]
        assert words, f"no address: {self.said} {self.logged}"
        return words[0]

    def get(self, path: str, **options: Any) -> httpx.Response:
        """Ask it something."""
        return httpx.get(self.url + path, timeout=DEADLINE, **options)

    def end(self, number: int = signal.SIGTERM) -> int:
        """Its exit code after a signal."""
        self.process.send_signal(number)
        return self.process.wait(DEADLINE)


def wait_until(is_so: Callable[[], bool]) -> None:
    """Look again and again until it is so; fails after a while."""
    deadline = time.monotonic() + DEADLINE
    while not is_so():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers on free ports; whatever still runs after the test is killed."""
    with ExitStack() as stack:
        started: list[Running] = []

        def begin(*argv: str, kind: type[Running] = Running, **variables: str) -> Running:
            running = kind(tmp_path / f"server{len(started)}", "--port", "0", *argv, **variables)
            started.append(running)
            stack.callback(kill, running.process)
            return running

        yield begin


def kill(process: subprocess.Popen[bytes]) -> None:
    """End a process of ours with everything that it has started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(DEADLINE)


def test_it_prints_where_to_go_answers_and_ends_well(start: Callable[..., Running]) -> None:
    server = start()
    answer = server.get("healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    assert "server" not in answer.headers
    data = server.out.parent / "gladsheim.db"
    assert server.said == f"Gladsheim is open at {server.url} (data: {data}). Ctrl-C ends it.\n"
    assert "gladsheim_requests_total" in server.get("metrics").text
    assert server.end() == 0
    assert "Traceback" not in server.logged
    assert data.exists()


def test_ctrl_c_ends_it_and_everything_that_it_has_started(start: Callable[..., Running]) -> None:
    server = start(LANG="de_DE.UTF-8")
    assert server.get("healthz").status_code == 200
    assert server.said.startswith("Gladsheim ist offen: http://localhost:")
    os.killpg(server.process.pid, signal.SIGINT)
    assert server.process.wait(DEADLINE) == 0
    assert "Traceback" not in server.logged
    assert "KeyboardInterrupt" not in server.logged


def test_a_signal_right_after_the_first_line_is_heeded(start: Callable[..., Running]) -> None:
    server = start()
    assert server.url
    assert server.end() == 0
    assert "Traceback" not in server.logged


def test_games_and_guests_survive_a_restart(start: Callable[..., Running], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'kept.db'}"
    first = start("--database-url", url)
    made = httpx.post(first.url + "api/guests", json={"name": "Anna"}, timeout=DEADLINE)
    cookies = dict(made.cookies)
    assert first.end() == 0
    second = start("--database-url", url)
    with httpx.Client(cookies=cookies, timeout=DEADLINE) as client:
        assert client.get(second.url + "api/me").json()["name"] == "Anna"
    assert second.end() == 0


def test_logs_are_objects_without_queries_cookies_and_tokens(start: Callable[..., Running]) -> None:
    server = start("--log-level", "debug")
    token = "geheim" * 8
    server.get(f"healthz?code=geheim-{token}", headers={"Cookie": f"gladsheim={token}", "Authorization": "geheim"})
    server.get(f"nowhere/{token}")
    websocket_refused(server.url.replace("http", "ws") + "api/lobby?seat=geheim")
    assert server.end() == 0
    lines = [json.loads(line) for line in server.logged.splitlines()]
    assert {(line["path"], line["status"]) for line in lines if line["event"] == "request"} >= {("/healthz", 200)}
    assert all(line["request"] for line in lines if line["event"] == "request")
    assert "geheim" not in server.logged


def websocket_refused(url: str) -> None:
    """Knock as a page from elsewhere does."""
    with pytest.raises(websockets.exceptions.InvalidStatus):
        websockets.sync.client.connect(url, origin=websockets.Origin("http://elsewhere.example.org"))


def lobby_of(server: Running) -> websockets.sync.client.ClientConnection:
    """The lobby as a guest sees it."""
    made = httpx.post(server.url + "api/guests", json={"name": "Anna"}, timeout=DEADLINE)
    cookie = "; ".join(f"{name}={value}" for name, value in made.cookies.items())
    url = server.url.replace("http", "ws") + "api/lobby"
    return websockets.sync.client.connect(url, additional_headers={"Cookie": cookie})


def test_websockets_are_not_compressed_and_take_64_kilobytes(start: Callable[..., Running]) -> None:
    server = start()
    with lobby_of(server) as client:
        assert client.response is not None
        assert "Sec-WebSocket-Extensions" not in client.response.headers
        client.recv(timeout=DEADLINE)
        client.send("x" * 70_000)
        assert closing_code(client) == 1009
    assert server.end() == 0


def test_whoever_is_connected_is_told_when_it_ends(start: Callable[..., Running]) -> None:
    server = start()
    with lobby_of(server) as client:
        client.recv(timeout=DEADLINE)
        server.process.send_signal(signal.SIGTERM)
        assert closing_code(client) in (1001, 1012)
        assert server.process.wait(DEADLINE) == 0
    assert "Traceback" not in server.logged


def closing_code(client: websockets.sync.client.ClientConnection) -> int:
    """Why the server hangs up, after whatever else it has to say."""
    try:
        while True:
            client.recv(timeout=DEADLINE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits another process as Linux does")
def test_where_nothing_can_be_written_it_is_not_well_until_it_can_again(start: Callable[..., Running]) -> None:
    server = start("--log-level", "error")
    assert server.get("healthz").status_code == 200
    usual = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1024, usual[1]))
    wait_until(lambda: server.get("healthz").status_code == 503)
    assert server.get("api/games").status_code == 200
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, usual)
    wait_until(lambda: server.get("healthz").status_code == 200)
    assert server.end() == 0


def test_below_a_path_everything_is_below_it(start: Callable[..., Running]) -> None:
    server = start("--base-path", "/hall/")
    assert server.url.endswith("/hall/")
    assert server.get("healthz").status_code == 200


def refused(server: Running) -> str:
    """The sentence of a server that could not start."""
    assert server.process.wait(DEADLINE) == 1
    assert server.said == ""
    assert server.logged.startswith("gladsheim: ")
    assert server.logged.count("\n") == 1
    return server.logged


def test_a_port_that_is_taken_is_told(start: Callable[..., Running]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"Port {port} of 127.0.0.1 is taken" in refused(start("--host", "127.0.0.1", "--port", str(port)))
        assert f"Port {port} of localhost is taken" in refused(start("--port", str(port)))


def test_an_address_that_is_not_ours_is_told(start: Callable[..., Running]) -> None:
    assert "cannot listen on port 0 of 192.0.2.1" in refused(start("--host", "192.0.2.1"))


def test_a_database_that_does_not_answer_is_told(start: Callable[..., Running]) -> None:
    sentence = refused(start(GLADSHEIM_DATABASE_URL="postgresql://anna:geheim@127.0.0.1:9/games"))
    assert "The database failed" in sentence
    assert "geheim" not in sentence


def test_a_redis_that_does_not_answer_is_told(start: Callable[..., Running]) -> None:
    sentence = refused(start(GLADSHEIM_REDIS_URL="redis://:geheim@127.0.0.1:9/0"))
    assert "Redis does not answer at redis://***@127.0.0.1:9/0" in sentence
    assert "geheim" not in sentence


def test_two_servers_cannot_share_a_file(start: Callable[..., Running], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'one.db'}"
    first = start("--database-url", url)
    assert first.get("healthz").status_code == 200
    assert "SQLite serves one process" in refused(start("--database-url", url))
    assert first.end() == 0


def test_who_listens_to_everybody_is_told_to_say_where(start: Callable[..., Running]) -> None:
    server = start("--host", "0.0.0.0")
    assert server.url.startswith("http://localhost:")
    assert "--public-url" in server.logged
    assert server.end() == 0


def workers_of(server: Running) -> list[int]:
    """The processes that serve: those children of the supervisor that were started with a pipe from it."""
    tasks = Path(f"/proc/{server.process.pid}/task")
    children = [int(pid) for task in tasks.iterdir() for pid in shown(task / "children").split()]
    return [pid for pid in children if b"spawn_main" in shown(Path(f"/proc/{pid}/cmdline"))]


def shown(file: Path) -> bytes:
    """What Linux shows of a process; nothing if it has ended."""
    try:
        return file.read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux shows them")
def test_several_workers_answer_as_one_and_a_killed_one_is_replaced(
    start: Callable[..., Running], new_url: Callable[[str], str], redis_url: str
) -> None:
    variables = {"GLADSHEIM_DATABASE_URL": new_url("postgresql"), "GLADSHEIM_REDIS_URL": redis_url}
    server = start("--workers", "2", **variables)
    assert server.get("healthz").json() == {"status": "ok"}
    wait_until(lambda: len(workers_of(server)) == 2)
    before = set(workers_of(server))
    for pid in before:
        arguments = Path(f"/proc/{pid}/cmdline").read_bytes()
        assert b"postgresql" not in arguments
    for _ in range(20):
        assert server.get("healthz").status_code == 200
    wait_until(lambda: 'route="/healthz",status="200"} 21.0' in server.get("metrics").text)
    os.kill(min(before), signal.SIGKILL)
    wait_until(lambda: len(set(workers_of(server)) - before) == 1)
    assert server.get("healthz").status_code == 200
    assert server.end() == 0
    assert "Traceback" not in server.logged
    assert not [pid for pid in before if Path(f"/proc/{pid}").exists()]


PATIENT = """
import sys
from gladsheim.cli import main
from gladsheim.server import run
run.PATIENCE = 1_000_000
sys.exit(main())
"""


class Patient(Running):
    """With a supervisor that would wait for ever for a worker's answer."""

    program = "-c", PATIENT


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux shows them")
def test_a_worker_killed_while_it_starts_is_replaced_at_once(
    start: Callable[..., Running], new_url: Callable[[str], str], redis_url: str
) -> None:
    variables = {"GLADSHEIM_DATABASE_URL": new_url("postgresql"), "GLADSHEIM_REDIS_URL": redis_url}
    server = start("--workers", "2", kind=Patient, **variables)
    wait_until(lambda: len(workers_of(server)) == 2)
    before = set(workers_of(server))
    for pid in before:
        os.kill(pid, signal.SIGSTOP)
    time.sleep(2)  # by now the supervisor has asked one of them whether it is well, and waits for what cannot come
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    wait_until(lambda: len(set(workers_of(server)) - before) == 2)
    assert server.get("healthz").json() == {"status": "ok"}
    assert server.end() == 0
    assert "Traceback" not in server.logged


def test_a_name_among_the_proxies_stands_for_its_addresses() -> None:
    assert "127.0.0.1" in addresses.proxies("localhost")
    assert addresses.proxies("10.0.0.0/8,192.0.2.7") == ["10.0.0.0/8", "192.0.2.7"]
    assert addresses.proxies("*") == "*"
    assert addresses.proxies("") == []


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        ({}, "http://localhost:8080/"),
        ({"host": "0.0.0.0"}, "http://localhost:8080/"),
        ({"host": "127.0.0.1", "base_path": "/hall"}, "http://127.0.0.1:8080/hall/"),
        ({"public_url": "https://play.example.org", "base_path": "/hall"}, "https://play.example.org/hall/"),
    ],
)
def test_the_address_is_what_people_open(settings: dict[str, Any], address: str) -> None:
    assert addresses.address(Config(**settings), 8080) == address


def test_every_address_of_a_name_is_on_the_same_port() -> None:
    opened = addresses.sockets(Config(port=0))
    ports = {one.getsockname()[1] for one in opened}
    for one in opened:
        one.close()
    assert len(ports) == 1
