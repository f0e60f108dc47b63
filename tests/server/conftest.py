"""Servers on real sockets, with a database of their own, for every test that asks for one."""

from __future__ import annotations

import os
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import psycopg
import pytest
import redis
import uvicorn
from litestar import Litestar

from gladsheim.server.config import Config
from gladsheim.server.http.app import create_app
from gladsheim.server.network.callers import Callers
from gladsheim.server.run import settings
from gladsheim.store import Store

POSTGRESQL: Final = os.environ.get("GLADSHEIM_TEST_POSTGRESQL", "postgresql://root@127.0.0.1:5432/test")
REDIS: Final = os.environ.get("GLADSHEIM_TEST_REDIS", "redis://127.0.0.1:6379/0")
KINDS: Final = ("sqlite", "postgresql")
DEADLINE: Final = 60.0


class Server:
    """A server in a thread of this process."""

    def __init__(self, config: Config, port: int, app: Litestar, callers: Callers) -> None:
        self.config = config
        self.port = port
        self.app = app
        self.callers = callers
        self.url = f"http://127.0.0.1:{port}{config.base_path}"
        self.ws_url = f"ws://127.0.0.1:{port}{config.base_path}"

    @property
    def store(self) -> Store:
        """What the server keeps, to look at from outside."""
        store: Store = self.app.state.hall.store
        return store

    def client(self, **options: Any) -> httpx.Client:
        """A browser, more or less; its addresses begin below /api."""
        # Certificates are nowhere needed, and to read them takes longer than most tests.
        return httpx.Client(base_url=f"{self.url}/api", timeout=DEADLINE, verify=False, **options)

    def async_client(self, **options: Any) -> httpx.AsyncClient:
        """The same for asynchronous tests."""
        return httpx.AsyncClient(base_url=f"{self.url}/api", timeout=DEADLINE, verify=False, **options)


@contextmanager
def running(config: Config, port: int = 0) -> Iterator[Server]:
    """A server that listens on this port or any that is free, until the end of the block."""
    app = create_app(config)
    wiring = settings(config, app)
    wiring.host, wiring.port, wiring.timeout_graceful_shutdown = "127.0.0.1", port, 5
    listening = wiring.bind_socket()
    server = uvicorn.Server(wiring)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive())
        assert server.started, "the server did not start"
        yield Server(config, listening.getsockname()[1], app, wiring.callers)
    finally:
        server.should_exit = True
        thread.join(DEADLINE)
        listening.close()
    assert not thread.is_alive(), "the server did not stop"


def wait_until(is_so: Callable[[], bool], seconds: float = DEADLINE) -> None:
    """Look again and again until it is so; fails after a while."""
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.01)


@pytest.fixture(scope="session")
def postgresql() -> str:
    """The address of a PostgreSQL server; where CI runs there must be one."""
    try:
        psycopg.connect(POSTGRESQL, connect_timeout=5).close()
    except psycopg.OperationalError as failure:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"no PostgreSQL at {POSTGRESQL}: {failure}")
    return POSTGRESQL


@pytest.fixture(scope="session")
def redis_url() -> str:
    """The address of a Redis server; where CI runs there must be one."""
    try:
        with redis.Redis.from_url(REDIS, socket_connect_timeout=5) as server:
            server.ping()
    except redis.ConnectionError as failure:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"no Redis at {REDIS}: {failure}")
    return REDIS


@pytest.fixture
def new_url(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Callable[[str], str]]:
    """Addresses of new empty databases; PostgreSQL's are schemas that are dropped again."""
    schemas: list[str] = []

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / secrets.token_hex(4)}/test.db"
        server = request.getfixturevalue("postgresql")
        schema = f"gladsheim_{secrets.token_hex(8)}"
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {schema}".encode())
        schemas.append(schema)
        return f"{server}?options=-csearch_path%3D{schema}"

    yield make
    for schema in schemas:
        with psycopg.connect(POSTGRESQL, autocommit=True) as connection:
            connection.execute(f"DROP SCHEMA {schema} CASCADE".encode())


def roomy(database_url: str, **changes: Any) -> Config:
    """Settings with one more game, and without limits that a test would run into."""
    wide: dict[str, Any] = {"requests_per_minute": 100_000, "guests_per_hour": 10_000, "logins_per_minute": 1_000}
    wide |= {
        "most_tables_of_user": 1_000,
        "most_campaigns_of_user": 10_000,
        "most_sockets_of_address": 10_000,
        "most_open_tables_of_user": 1_000,
        "most_open_tables_of_address": 10_000,
        "lists_per_minute": 100_000,
        "replays_per_minute": 100_000,
        "reviews_per_hour": 100_000,
        "messages_per_second": 10_000,
        "bot_effort": 4,
        "bot_pause": 0.001,
        "games": "gladsheim.testing.feast:GAME",
    }
    return Config(**{"database_url": database_url, **wide, **changes})


@pytest.fixture
def serve(new_url: Callable[[str], str]) -> Iterator[Callable[..., Server]]:
    """Starts servers with these settings, that stop after the test."""
    with ExitStack() as stack:
        yield lambda kind="sqlite", **changes: stack.enter_context(running(roomy(new_url(kind), **changes)))


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    return str(request.param)


@pytest.fixture
def server(serve: Callable[..., Server]) -> Server:
    """A server on SQLite."""
    return serve()


@pytest.fixture
def either_server(kind: str, serve: Callable[..., Server]) -> Server:
    """A server on each kind of database in turn."""
    return serve(kind)


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite for all tests of a file that ask for it; others have been there before."""
    with running(roomy(f"sqlite:///{tmp_path_factory.mktemp('shared')}/test.db")) as server:
        yield server


@pytest.fixture
def browser() -> Iterator[Callable[..., httpx.Client]]:
    """Opens browsers at a server, each with cookies of its own; with a name, as a guest of that name."""
    with ExitStack() as stack:

        def visit(at: Server, name: str = "", **options: Any) -> httpx.Client:
            client = stack.enter_context(at.client(**options))
            if name:
                client.post("/guests", json={"name": name}).raise_for_status()
            return client

        yield visit


@pytest.fixture
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"
