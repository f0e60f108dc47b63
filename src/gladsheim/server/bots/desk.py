"""Where finished games are thought over again: one process that is there only while somebody waits for a review."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any, Final

import structlog
from pebble import ProcessExpired, ProcessPool

from gladsheim.review import Judged, Review
from gladsheim.server.bots.pool import STARTING, block_interrupts, stop
from gladsheim.server.bots.search import Failed
from gladsheim.server.bots.study import Finished, count, judge, prepare, sum_up
from gladsheim.server.config import Config

LONGEST: Final = 300.0
"""Seconds that one decision may take: others come first, so a short thought may take long."""

TRIES: Final = 2

LOG: Final = structlog.get_logger("gladsheim.reviews")


class Desk:
    """One review at a time; its process is started for it and ended with it."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.processes: ProcessPool | None = None
        self.keeper = ThreadPoolExecutor(1, "gladsheim-reviews", initializer=block_interrupts)

    async def close(self) -> None:
        """End the process with whatever it is doing."""
        await self.rest()
        self.keeper.shutdown(wait=False)

    async def rest(self) -> None:
        """Nobody waits: the process is not needed."""
        await asyncio.get_running_loop().run_in_executor(self.keeper, self.end)

    async def review(self, game: Finished) -> AsyncGenerator[tuple[int, int] | Review, None]:
        """How many decisions of how many have been judged, again and again, and then the whole; nothing if it fails."""
        total = await self.tried(count, game)
        if total is None:
            return
        yield 0, total
        judged: list[Judged] = []
        while len(judged) < total:
            some = await self.tried(judge, game, len(judged))
            if some is None:
                return
            judged += some
            yield len(judged), total
        whole = await self.tried(sum_up, game, judged)
        if whole is not None:
            yield whole

    async def tried(self, function: Callable[..., Any], *args: Any) -> Any:
        """What a part of a review says, at the second try if need be; None if it fails."""
        for _ in range(TRIES):
            result = await self.attempt(function, *args)
            if not isinstance(result, Failed):
                return result
            details = {"error": result.error, "trace": result.trace}
            LOG.error("review_failed", part=function.__name__, outcome=result.outcome, **details)
        return None

    async def attempt(self, function: Callable[..., Any], *args: Any) -> Any:
        """Run a part in the process; whoever no longer waits for it ends the process too."""
        loop = asyncio.get_running_loop()
        try:
            pool = await loop.run_in_executor(self.keeper, self.ready)
            future = asyncio.wrap_future(pool.schedule(function, args, timeout=LONGEST))
            async with asyncio.timeout(LONGEST + STARTING):
                return await future
        except TimeoutError:
            await self.rest()
            return Failed("late")
        except ProcessExpired as end:
            return Failed("crashed", f"exit {end.exitcode}")
        except RuntimeError as broken:
            return Failed("crashed", type(broken).__name__)

    def ready(self) -> ProcessPool:
        """In the keeper's thread, so never twice at once: a pool of one process."""
        if self.processes is None or not self.processes.active:
            self.end()
            spawn = get_context("spawn")
            self.processes = ProcessPool(1, initializer=prepare, initargs=(self.config.games,), context=spawn)
            assert self.processes.active, "a pool starts when it is asked whether it runs"
        return self.processes

    def end(self) -> None:
        """In the keeper's thread: end the process."""
        if self.processes is not None:
            stop(self.processes)
            self.processes = None
