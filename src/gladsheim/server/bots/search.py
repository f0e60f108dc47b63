"""One search of a bot, in a process of its own that may crash, hang and be killed; it imports little."""

from __future__ import annotations

import os
import signal
import sys
from functools import cache
from multiprocessing import parent_process
from multiprocessing.connection import wait
from secrets import randbits
from traceback import format_tb
from typing import Final

from msgspec import Struct

from gladsheim.bots import bot
from gladsheim.kernel.dump import Data
from gladsheim.kernel.play import legal, question
from gladsheim.kernel.rng import Rng
from gladsheim.server.shelf import Shelf
from gladsheim.words import Words

MOST_MEMORY: Final = 2**30
"""A search that wants more fails, before the whole machine does."""

NICENESS: Final = 5
"""People are served first."""


class Task(Struct, frozen=True):
    """What a bot is asked. The world is an imagined one, and the repr does not show it."""

    game: str
    world: Data
    seat: int
    bot: str
    extra: str = ""
    wants_hint: bool = False

    def __repr__(self) -> str:
        return f"Task(game={self.game!r}, seat={self.seat}, bot={self.bot!r}, wants_hint={self.wants_hint})"


class Found(Struct, frozen=True):
    """A legal move, and for a hint what to expect of it."""

    move: str
    words: Words | None = None


class Failed(Struct, frozen=True):
    """How a search failed, the kind of error and where it was raised; what the error said may be secret."""

    outcome: str
    error: str = ""
    trace: str = ""


def prepare(extra: str) -> None:
    """Make this process one that can be ended at any time, and that ends with the server."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform == "linux":
        end_with_parent()
        limit()
    shelf(extra)


def end_with_parent() -> None:
    """The kernel ends us when the parent's end of our first pipe is closed, even in the middle of compiled code."""
    import fcntl

    parent = parent_process()
    assert parent is not None, "a search runs in a child of the server"
    signal.signal(signal.SIGIO, signal.SIG_DFL)
    fcntl.fcntl(parent.sentinel, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(parent.sentinel, fcntl.F_SETFL, fcntl.fcntl(parent.sentinel, fcntl.F_GETFL) | os.O_ASYNC)
    if wait([parent.sentinel], 0):
        os._exit(1)


def limit() -> None:
    """A search takes neither all memory nor the time of people."""
    import resource

    resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(NICENESS)


@cache
def shelf(extra: str) -> Shelf:
    """The games, loaded once in each process."""
    return Shelf(extra)


def search(task: Task) -> Found | Failed:
    """Let the bot think. This is the outermost frame of its process: no error of a bot may reach the server's."""
    try:
        return found(task)
    except BaseException as error:  # noqa: BLE001
        return Failed("crashed", type(error).__name__, "".join(format_tb(error.__traceback__)))


def found(task: Task) -> Found:
    """What the bot would play in this world."""
    game = shelf(task.extra).game(task.game)
    world = game.load(task.world)
    rng = Rng(randbits(64))
    step = question(world, task.seat)
    assert step is not None, "only a seat that is asked can choose"
    moves = legal(world, task.seat)
    if task.wants_hint:
        hint = bot(task.bot).hint(game, world.copy(), task.seat, rng)
        assert step.read(world, hint.move) in moves, "a hint is a legal move"
        return Found(hint.move, hint.words)
    move = bot(task.bot).choose(game, world.copy(), task.seat, rng)
    assert move in moves, "a bot plays legal moves"
    return Found(step.show(world, move))
