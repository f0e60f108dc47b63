"""Where games are played: here, in several processes, or on the machines that Ray looks after."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

A = TypeVar("A")
T = TypeVar("T")


class Workers(msgspec.Struct, frozen=True):
    """So many processes of this machine, or all processors of the cluster that Ray has at an address."""

    jobs: int = 1
    ray: str = ""

    def in_order(self, function: Callable[[A], T], items: Sequence[A]) -> Iterator[T]:
        """What comes of each, as if one process had done them all."""
        if self.ray:
            with cluster(self.ray) as pool:
                yield from pool.imap(function, items)
        elif self.jobs == 1:
            yield from map(function, items)
        else:
            with processes(self.jobs) as pool:
                yield from pool.map(function, items, chunksize=max(1, min(32, len(items) // (4 * self.jobs))))

    def as_they_end(self, function: Callable[[A], T], items: Sequence[A]) -> Iterator[T]:
        """What comes of each, the quickest first."""
        if self.ray:
            with cluster(self.ray) as pool:
                yield from pool.imap_unordered(function, items)
        elif self.jobs == 1:
            yield from map(function, items)
        else:
            with processes(self.jobs) as pool:
                waiting = list(reversed(items))
                running = {pool.submit(function, waiting.pop()) for _ in range(min(self.jobs, len(waiting)))}
                while running:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for future in done:
                        if waiting:
                            running.add(pool.submit(function, waiting.pop()))
                        yield future.result()


HERE: Final = Workers()


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many of them; whoever stops early does not wait for what has not begun."""
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Ray's pool: a worker for every processor at that address."""
    from ray.util.multiprocessing import Pool

    pool = Pool(ray_address=address, initializer=stand_in, initargs=(str(Path.cwd()),))
    try:
        yield pool
    finally:
        pool.terminate()


def stand_in(folder: str) -> None:
    """Files of weights are named from where the command was given, if a worker's machine has that folder."""
    if Path(folder).is_dir():
        os.chdir(folder)
