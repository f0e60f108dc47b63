"""Tells people that it is their turn, at an address of their choice that is never shown and never trusted."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.cookiejar import CookieJar, DefaultCookiePolicy
from traceback import format_tb
from typing import Final, Literal, TypeVar

import httpx
import structlog
from msgspec import Struct

from gladsheim.errors import GladsheimError
from gladsheim.server.config import Config
from gladsheim.server.metrics import Metrics
from gladsheim.server.tasks import end, in_thread
from gladsheim.server.webhooks.targets import Address, addresses_of, is_allowed
from gladsheim.store import Store
from gladsheim.store.records import Table
from gladsheim.words import Words, say

PATIENCE: Final = 5.0
"""Seconds for one call, from the name to the answer."""

PAUSES: Final = (2.0, 10.0, 60.0)
"""A call that fails and may succeed later is repeated after so many seconds."""

MOST_FAILURES: Final = 20
REST: Final = 3600.0
"""After so many failures in a row an address is left alone for so many seconds."""

MOST_WAITING: Final = 10_000
AT_ONCE: Final = 16
REMEMBERED: Final = 1_000
KNOWN_FOR: Final = 60.0
"""Seconds after which we look again where somebody wants to be told."""

LAST_CALLS: Final = 2.0
"""A server that stops waits so long for what is under way."""

WORDS: Final = {"your_turn": "webhook-your-turn", "time_short": "webhook-time-short"}
DEFAULT_PORTS: Final = {"http": 80, "https": 443}

LOG: Final = structlog.get_logger("gladsheim.webhooks")

Outcome = Literal["sent", "again", "failed", "refused"]
K = TypeVar("K")
V = TypeVar("V")


class Hook(Struct, frozen=True):
    """Something to tell somebody."""

    event: str
    user: str
    table: str
    game: str
    tries: int = 0


class Recent(dict[K, V]):
    """A dictionary that forgets what was put in first."""

    def __setitem__(self, key: K, value: V) -> None:
        self.pop(key, None)
        super().__setitem__(key, value)
        if len(self) > REMEMBERED:
            del self[next(iter(self))]


class Forbidden(Exception):
    """The address is none that we call."""


class Webhooks:
    """Calls from one bounded queue, a few at once; nobody waits for them."""

    def __init__(
        self,
        config: Config,
        store: Store,
        metrics: Metrics,
        allow: Callable[[Address, int], bool] = is_allowed,
        lookup: Callable[[str, int], list[Address]] = addresses_of,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self.config = config
        self.store = store
        self.metrics = metrics
        self.allow = allow
        self.lookup = lookup
        self.trust = trust
        self.queue: asyncio.Queue[Hook] = asyncio.Queue(MOST_WAITING)
        self.workers: list[asyncio.Task[None]] = []
        self.pausing: set[asyncio.Task[None]] = set()
        self.told: Recent[tuple[str, str, str], int] = Recent()
        self.known: Recent[str, tuple[float, str]] = Recent()
        self.failures: Recent[tuple[str, str], int] = Recent()
        self.resting: Recent[tuple[str, str], float] = Recent()

    async def open(self) -> None:
        """Begin to call."""
        for name in ("httpx", "httpcore"):
            logging.getLogger(name).setLevel(logging.WARNING)  # they would write the address into the log
        self.resolvers = ThreadPoolExecutor(AT_ONCE, "gladsheim-names")
        self.client = httpx.AsyncClient(
            verify=self.trust or httpx.create_ssl_context(trust_env=False),
            trust_env=False,
            follow_redirects=False,
            timeout=PATIENCE,
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
            limits=httpx.Limits(max_keepalive_connections=0),
            headers={"User-Agent": "gladsheim"},
        )
        self.workers = [asyncio.create_task(self.work()) for _ in range(AT_ONCE)]

    async def close(self) -> None:
        """Finish what is under way, but not for long."""
        try:
            await asyncio.wait_for(self.queue.join(), LAST_CALLS)
        except TimeoutError:
            LOG.warning("webhooks_dropped", count=self.queue.qsize())
        await end([*self.workers, *self.pausing])
        await self.client.aclose()
        self.resolvers.shutdown(wait=False, cancel_futures=True)

    def your_turn(self, user: str, table: Table, question: int) -> None:
        """Tell somebody that he is asked, once for each question."""
        self.announce("your_turn", user, table, question)

    def time_short(self, user: str, table: Table, question: int) -> None:
        """Tell somebody that his time is nearly up, once for each question."""
        self.announce("time_short", user, table, question)

    def forget(self, user: str) -> None:
        """Somebody has changed where he wants to be told."""
        self.known.pop(user, None)

    def announce(self, event: str, user: str, table: Table, question: int) -> None:
        """Queue a hook, unless it has been told or nobody listens."""
        if not self.config.webhooks or not user or self.told.get((event, user, table.id)) == question:
            return
        self.told[event, user, table.id] = question
        until, address = self.known.get(user, (0.0, ""))
        if address or until < asyncio.get_running_loop().time():
            self.enqueue(Hook(event, user, table.id, table.game))

    def enqueue(self, hook: Hook) -> None:
        """Put it into the queue, or drop it if the queue is full."""
        try:
            self.queue.put_nowait(hook)
        except asyncio.QueueFull:
            self.count("dropped")

    async def work(self) -> None:
        """Deliver what is queued. This is the outermost frame: nothing that happens to one hook may stop the others."""
        while True:
            hook = await self.queue.get()
            try:
                await self.deliver(hook)
            except GladsheimError as error:
                LOG.warning("webhook_failed", user=hook.user, code=error.code)
            except Exception as error:  # noqa: BLE001  # what it says may hold the address
                LOG.error("webhook_crashed", error=type(error).__name__, trace="".join(format_tb(error.__traceback__)))
            finally:
                self.queue.task_done()

    async def deliver(self, hook: Hook) -> None:
        """Call once; call again later if that may help."""
        address = await self.address_of(hook.user)
        who = hook.user, address
        if not address:
            return
        if self.resting.get(who, 0.0) > asyncio.get_running_loop().time():
            self.count("resting")
            return
        outcome = await self.call(address, hook)
        self.count(outcome)
        if outcome == "sent":
            self.failures.pop(who, None)
            return
        self.note_failure(who)
        if outcome == "again" and hook.tries < len(PAUSES) and len(self.pausing) < MOST_WAITING:
            task = asyncio.create_task(self.repeat(hook))
            self.pausing.add(task)
            task.add_done_callback(self.pausing.discard)

    async def address_of(self, user: str) -> str:
        """Where somebody wants to be told; nothing if nowhere."""
        now = asyncio.get_running_loop().time()
        until, address = self.known.get(user, (0.0, ""))
        if until < now:
            address = (await in_thread(self.store.accounts.user, user)).webhook
            self.known[user] = (now + KNOWN_FOR, address)
        return address

    def note_failure(self, who: tuple[str, str]) -> None:
        """One more failure; after many an address is left alone."""
        failures = self.failures.pop(who, 0) + 1
        if failures < MOST_FAILURES:
            self.failures[who] = failures
        else:
            self.resting[who] = asyncio.get_running_loop().time() + REST
            LOG.warning("webhook_rests", user=who[0])

    async def repeat(self, hook: Hook) -> None:
        """Into the queue again, after a while."""
        await asyncio.sleep(PAUSES[hook.tries])
        self.enqueue(Hook(hook.event, hook.user, hook.table, hook.game, hook.tries + 1))

    async def call(self, address: str, hook: Hook) -> Outcome:
        """One call, and whether it is worth another."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self.post(address, hook)
        except Forbidden:
            return "refused"
        except (httpx.TransportError, OSError):
            return "again"
        except (httpx.HTTPError, httpx.InvalidURL, UnicodeError):
            return "failed"
        if 200 <= status < 300:
            return "sent"
        return "again" if status >= 500 or status == httpx.codes.TOO_MANY_REQUESTS else "failed"

    async def post(self, address: str, hook: Hook) -> int:
        """The status that they answer with; more than that is not read, and no redirect followed."""
        url = httpx.URL(address)
        target = await self.checked(url, hook.tries)
        request = self.client.build_request(
            "POST",
            url.copy_with(host=str(target)),
            headers={"Host": url.netloc.decode()},
            json=self.message(hook),
            extensions={"sni_hostname": url.raw_host.decode()},
        )
        response = await self.client.send(request, stream=True)
        await response.aclose()
        return response.status_code

    async def checked(self, url: httpx.URL, turn: int) -> Address:
        """The very address that is called: what the name means a moment later does not matter."""
        if url.scheme not in DEFAULT_PORTS:
            raise Forbidden
        port = url.port or DEFAULT_PORTS[url.scheme]
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self.resolvers, self.lookup, url.raw_host.decode(), port)
        allowed = [one for one in found if self.allow(one, port)]
        if not allowed:
            raise Forbidden
        return allowed[turn % len(allowed)]

    def message(self, hook: Hook) -> dict[str, str]:
        """What is told, under the names that the common chat services look for."""
        site = self.config.public_url or f"http://{self.config.host}:{self.config.port}"
        link = f"{site}{self.config.base_path}/t/{hook.table}"
        text = say(Words(WORDS[hook.event], {"game": Words(f"{hook.game}-title"), "link": link}))
        told = {"event": hook.event, "text": text, "content": text}
        return {**told, "table": hook.table, "game": hook.game, "link": link}

    def count(self, outcome: str) -> None:
        """One more call with this outcome."""
        self.metrics.webhooks.labels(outcome=outcome).inc()
