"""The store is synchronous: what may wait for the disk waits in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


async def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call something that may take a while without stopping everybody else."""
    return await asyncio.to_thread(function, *args, **kwargs)
