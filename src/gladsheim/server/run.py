"""The server as a process, or as several: what must be there before it starts, and how it ends."""

from __future__ import annotations

import gc
import os
import signal
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from socket import socket
from typing import Any, Final

import uvicorn
from litestar.types import ASGIApp
from redis import Redis, RedisError
from uvicorn.supervisors import Multiprocess

from gladsheim.server.config.settings import Config, masked
from gladsheim.server.config.sources import declined, handed_over, to_hand_over
from gladsheim.server.logs import RequestLog, log, set_up
from gladsheim.server.metrics import FOLDER
from gladsheim.server.network import addresses
from gladsheim.server.network.callers import Wiring
from gladsheim.server.network.http import HttpProtocol
from gladsheim.server.network.websocket import Protocol
from gladsheim.store import Store
from gladsheim.words import Words, quoted

OK: Final = 0
FAILED: Final = 1

LARGEST_MESSAGE: Final = 64 * 1024
PING_EVERY: Final = 20.0
PONG_WITHIN: Final = 30.0
KEEP_ALIVE: Final = 15
GRACE: Final = 10
"""Seconds that requests and websockets get to end before the tables are put away."""

PATIENCE: Final = 15
"""Seconds after which a worker is killed that neither answers its supervisor nor ends."""

SPARE_CONNECTIONS: Final = 2_000
"""Beside the websockets: for pages and requests."""

REDIS_SECONDS: Final = 5.0

Tell = Callable[[Words], None]


def app() -> ASGIApp:
    """What a process serves, with the settings that it was handed."""
    from gladsheim.server.http.app import create_app

    config = handed_over(os.environ)
    set_up(config)
    collect_seldom()
    return RequestLog(create_app(config))


def collect_seldom() -> None:
    """What was imported is never garbage, and no table is a cycle: look for cycles less often.

    A websocket of Litestar's is one, so everything must be looked at now and then: when a quarter is new, says Python.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 5)


def serve(config: Config, tell: Tell, warn: Tell) -> int:
    """Serve until a signal comes; the exit code. Declined or StoreError if something is missing."""
    with ExitStack() as stack:
        sockets = addresses.sockets(config)
        for one in sockets:
            stack.callback(one.close)
        check_services(config)
        set_up(config)
        stack.enter_context(variables(to_hand_over(config)))
        if addresses.is_public(config) and not config.public_url:
            warn(Words("serve-no-public-url", {"host": config.host}))
        address = addresses.address(config, sockets[0].getsockname()[1])
        started = Words("serve-started", {"address": address, "data": addresses.data(config)})
        if config.workers == 1:
            return single(config, sockets, lambda: tell(started))
        return several(config, sockets, lambda: tell(started))


class Server(uvicorn.Server):
    """A server for which a signal is the usual end, not a failure."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def single(config: Config, sockets: list[socket], ready: Callable[[], None]) -> int:
    """Serve from this process."""
    server = Server(settings(config))
    with server.capture_signals():
        ready()
        try:
            server.run(sockets)
        except SystemExit:
            return FAILED
    log.info("stopped")
    return OK


class Supervisor(Multiprocess):
    """Replaces workers that die; knows whether it was asked to end; waits only so long for those that do not."""

    was_asked = False

    def keep_subprocess_alive(self) -> None:
        """A worker's end of its pipe is open in that worker alone: its death answers whoever waits for it, at once."""
        for worker in self.processes:
            worker.child_conn.close()
        super().keep_subprocess_alive()

    def handle_int(self) -> None:
        self.was_asked = True
        super().handle_int()

    def handle_term(self) -> None:
        self.was_asked = True
        super().handle_term()

    def join_all(self) -> None:
        for worker in self.processes:
            worker.process.join(PATIENCE)
            if worker.process.is_alive():
                log.error("worker killed", worker=worker.pid)
                worker.process.kill()
        super().join_all()


def several(config: Config, sockets: list[socket], ready: Callable[[], None]) -> int:
    """Serve from several processes; the figures of all lie in a folder that they share."""
    with tempfile.TemporaryDirectory(prefix="gladsheim-") as folder, variables({FOLDER: folder}):
        supervisor = Supervisor(settings(config), sockets)
        ready()
        supervisor.run()
    log.info("stopped")
    return OK if supervisor.was_asked else FAILED


def settings(config: Config, app: Any = None) -> Wiring:
    """What uvicorn has to know; workers import the app by its name, unless there is one already."""
    return Wiring(
        config,
        app or "gladsheim.server.run:app",
        factory=app is None,
        workers=config.workers,
        http=HttpProtocol,
        ws=Protocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=addresses.proxies(config.trusted_proxies),
        limit_concurrency=config.most_sockets + SPARE_CONNECTIONS,
        backlog=addresses.BACKLOG,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
        timeout_worker_healthcheck=PATIENCE,
    )


def check_services(config: Config) -> None:
    """The database can be used, and is migrated before several workers come to it; Redis answers."""
    Store.open(config.database_url).close()
    if not config.redis_url:
        return
    try:
        with Redis.from_url(
            config.redis_url, socket_connect_timeout=REDIS_SECONDS, socket_timeout=REDIS_SECONDS
        ) as client:
            client.ping()
    except (RedisError, OSError, ValueError) as failure:
        address = masked("redis_url", config.redis_url)
        raise declined("config/no-redis", address=address, reason=quoted(failure)) from failure


@contextmanager
def variables(given: Mapping[str, str]) -> Iterator[None]:
    """Variables that this process and those it starts find in their environment."""
    before = {name: os.environ.get(name) for name in given}
    os.environ.update(given)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
