"""Threads and tasks: what may wait for the disk, and how what runs for ever is ended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

AGAIN: Final = 0.1
"""Seconds after which a task that has not ended is cancelled once more."""


async def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call something that may take a while, as the store does, without stopping everybody else."""
    return await asyncio.to_thread(function, *args, **kwargs)


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel until they have ended: Python 3.11's `wait_for`, which drivers use, may lose a cancellation."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
