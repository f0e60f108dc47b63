"""Bots think in processes of their own: a few at once, the others when it is their people's turn, none for ever."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing import get_context, resource_tracker
from secrets import randbits
from typing import Any, Final

import msgspec
import structlog
from pebble import ProcessExpired, ProcessPool

from gladsheim.errors import Declined
from gladsheim.kernel.dump import Data
from gladsheim.kernel.play import question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves
from gladsheim.server.bots.queue import Queue, Who
from gladsheim.server.bots.search import Advice, Failed, Found, Task, prepare, search
from gladsheim.server.config import Config
from gladsheim.server.metrics import Metrics
from gladsheim.server.shelf import Shelf
from gladsheim.store.refusals import declined

TRIES: Final = 2
"""A search that fails is tried once more, in another process."""

STARTING: Final = 30.0
"""Seconds that a process may take to start; a pool that has not given up a search by then is replaced."""

GRACE: Final = 0.5
"""Seconds in which a search that nobody wants any more may end by itself, before its process is ended."""

PATIENCE: Final = 0.8
"""A search that thinks ahead ends by itself after this part of the time that it may take at most."""

LATEST: Final = 0.1
"""How much the last turn counts in the mean time of its kind."""

NOBODY: Final[Who] = "", ""

LOG: Final = structlog.get_logger("gladsheim.bots")


class BotPool:
    """The bots of one worker."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self.config = config
        self.metrics = metrics
        self.shelf = Shelf(config.games)
        self.queue = Queue(config.bot_processes, config.bot_queue)
        self.slots = get_context("spawn").RawArray("b", config.bot_processes)  # 1: nobody wants the answer any more
        self.free_slots = list(range(config.bot_processes))
        self.pace: dict[tuple[str, str], float] = {}  # by game and bot: seconds that a turn has taken of late
        self.running: dict[asyncio.Future[Found | Failed], ProcessPool] = {}
        self.processes: ProcessPool | None = None
        self.keeper = ThreadPoolExecutor(1, "gladsheim-bots", initializer=block_interrupts)
        self.is_closed = False

    async def open(self) -> None:
        """Begin to start the processes; nobody waits for them."""
        self.keeper.submit(self.renew)

    async def close(self) -> None:
        """End every process; whoever still waits for a search is cancelled."""
        self.is_closed = True
        for future in self.running:
            future.cancel()
        await asyncio.get_running_loop().run_in_executor(self.keeper, self.end)
        self.keeper.shutdown(wait=False)

    async def choose(self, game: str, world: Data, seat: int, bot: str, who: Who = NOBODY) -> Found:
        """A legal move: the bot's, or any if the bot cannot be asked or fails."""
        try:
            return await self.think(Task(game, world, seat, bot, self.shelf.extra), who)
        except Declined as refusal:
            LOG.warning("bot_replaced_by_chance", game=game, bot=bot, code=refusal.code)
            return Found(self.any_move(game, world, seat))

    async def hint(
        self, game: str, world: Data, seat: int, bot: str, who: Who = NOBODY, seed: int | None = None
    ) -> Advice:
        """What the bot would play and why, the same for the same seed; Declined if it cannot be asked or fails."""
        found = await self.think(Task(game, world, seat, bot, self.shelf.extra, True, seed), who)
        assert found.advice is not None, "a hint was wanted"
        return found.advice

    def any_move(self, game: str, world: Data, seat: int) -> str:
        """A legal move at random, at once."""
        s = self.shelf.game(game).load(world)
        step = question(s, seat)
        assert step is not None, "only a seat that is asked can choose"
        return step.show(s, step.pick(s, Rng(randbits(64)), Moves()))

    async def think(self, task: Task, who: Who) -> Found:
        """What a search finds, at the second try if need be."""
        for _ in range(TRIES):
            async with self.turn(who):
                found = await self.attempt(task)
            if found is not None:
                return found
        raise declined("bots/failed")

    @asynccontextmanager
    async def turn(self, who: Who) -> AsyncIterator[None]:
        """Wait until it is somebody's turn, and have it."""
        self.metrics.bots_waiting.inc()
        try:
            await self.queue.take(who)
        except Declined:
            self.count("refused")
            raise
        finally:
            self.metrics.bots_waiting.dec()
        try:
            yield
        finally:
            self.queue.give()

    async def attempt(self, task: Task) -> Found | None:
        """One search, with its outcome counted; None if it fails."""
        start = asyncio.get_running_loop().time()
        try:
            result = await self.searched(task)
        except TimeoutError:
            result = Failed("late")
        except ProcessExpired as end:
            result = Failed("crashed", f"exit {end.exitcode}")
        except RuntimeError as broken:
            result = Failed("crashed", type(broken).__name__)
        self.metrics.bot_seconds.observe(asyncio.get_running_loop().time() - start)
        if isinstance(result, Found):
            self.count("done")
            return result
        self.count(result.outcome)
        details = {"game": task.game, "bot": task.bot, "error": result.error, "trace": result.trace}
        LOG.error("bot_search_failed", outcome=result.outcome, **details)
        return None

    async def searched(self, task: Task) -> Found | Failed:
        """Run a search in the pool. Its time counts from its start, which the pool knows."""
        pool = await self.ready()
        seconds = self.config.bot_seconds
        slot = self.free_slots.pop()
        self.slots[slot] = 0
        try:
            effort = self.config.bot_effort
            given = msgspec.structs.replace(task, slot=slot, seconds=PATIENCE * seconds, effort=effort)
            future = asyncio.wrap_future(pool.schedule(search, (given,), timeout=seconds))
            return await self.awaited(future, slot, pool)
        finally:
            self.free_slots.append(slot)

    async def awaited(self, future: asyncio.Future[Found | Failed], slot: int, pool: ProcessPool) -> Found | Failed:
        """What a search says, in its time; a pool that never gets to it is stopped."""
        self.running[future] = pool
        try:
            async with asyncio.timeout(self.config.bot_seconds + STARTING) as deadline:
                return await asyncio.shield(future)
        except asyncio.CancelledError:
            if future.cancelled() and not self.is_closed and not is_unwanted():
                return Failed("crashed", "its pool was stopped")
            await self.let_go(future, slot)
            raise
        finally:
            del self.running[future]
            if deadline.expired():
                self.abandon(pool)

    def abandon(self, pool: ProcessPool) -> None:
        """Stop a pool; a stopped pool tells nobody, so whoever waits for another of its searches is told here."""
        pool.stop()  # type: ignore[no-untyped-call]
        for future, its_pool in self.running.items():
            if its_pool is pool:
                future.cancel()

    async def let_go(self, future: asyncio.Future[Found | Failed], slot: int) -> None:
        """Tell a search that nobody wants its answer; only one that does not listen loses its process."""
        if not future.done():
            self.slots[slot] = 1
            await asyncio.wait({future}, timeout=GRACE)
        future.cancel()

    def note_pace(self, game: str, bot: str, taken: float) -> None:
        """How long bots of a kind think about a turn here, the last one more than those before."""
        key = game, bot
        self.pace[key] = self.pace.get(key, taken) + LATEST * (taken - self.pace.get(key, taken))

    async def ready(self) -> ProcessPool:
        """A pool that works; one that has broken, by the death of an idle process, is replaced."""
        if self.is_closed:
            raise asyncio.CancelledError
        old = self.processes
        if old is None or not old.active:
            if old is not None:
                self.abandon(old)
            await asyncio.get_running_loop().run_in_executor(self.keeper, self.renew)
        assert self.processes is not None, "there is a pool now"
        return self.processes

    def renew(self) -> None:
        """In the keeper's thread, so never twice at once: start a pool if there is none that works."""
        if self.processes is not None and self.processes.active:
            return
        if self.processes is not None:
            LOG.warning("bot_processes_renewed")
            stop(self.processes)
        self.processes = start(self.config, self.slots)

    def end(self) -> None:
        """In the keeper's thread: end every process."""
        if self.processes is not None:
            stop(self.processes)

    def count(self, outcome: str) -> None:
        """One more search with this outcome."""
        self.metrics.bot_searches.labels(outcome=outcome).inc()


def is_unwanted() -> bool:
    """Whether whoever waits here was told to stop waiting."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def block_interrupts() -> None:
    """Processes started from this thread never see Ctrl-C; the resource tracker would unblock it, so it goes first."""
    resource_tracker.ensure_running()
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def start(config: Config, slots: Any) -> ProcessPool:
    """A pool whose processes are on their way."""
    pool = ProcessPool(
        config.bot_processes, initializer=prepare, initargs=(config.games, slots), context=get_context("spawn")
    )
    try:
        assert pool.active, "a pool starts when it is asked whether it runs"
    except RuntimeError:
        stop(pool)
        raise
    return pool


def stop(pool: ProcessPool) -> None:
    """End a pool with whatever it is doing."""
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()
