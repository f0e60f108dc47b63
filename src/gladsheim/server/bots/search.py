"""One search of a bot, in a process of its own that may crash, hang and be killed; it imports little."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from functools import cache
from multiprocessing import parent_process
from multiprocessing.connection import wait
from secrets import randbits
from time import monotonic
from traceback import format_tb
from typing import Any, Final, TypeVar

from msgspec import Struct

from gladsheim.bots import Bot, Thinker, bot
from gladsheim.bots.search.budget import Flag
from gladsheim.bots.search.weights import weights_for
from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import legal, question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State
from gladsheim.kit.evaluation import judge_of
from gladsheim.server.shelf import Shelf
from gladsheim.words import Words

T = TypeVar("T")

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
    seed: int | None = None
    """What is thought out by the same seed comes out the same; None for any."""
    slot: int = 0
    """Where it is said if nobody wants the answer any more."""
    seconds: float = 0.0
    """After so long a search ends with what it has; 0 if it takes its own time."""
    effort: int = 100
    """Percent of what its level lets a bot think."""

    def __repr__(self) -> str:
        return f"Task(game={self.game!r}, seat={self.seat}, bot={self.bot!r}, wants_hint={self.wants_hint})"


class Advice(Struct, frozen=True):
    """A hint: moves with their odds, the best first, how sure that is, what to expect, and why not another."""

    moves: list[tuple[str, float | None]]
    sure: str
    words: Words
    beside: Words | None


class Found(Struct, frozen=True):
    """A legal move, and all of a hint if one was wanted."""

    move: str
    advice: Advice | None = None
    seconds: float = 0.0
    """How long the bot has thought; nobody had to wait for its turn or for a process in them."""


class Failed(Struct, frozen=True):
    """How a search failed, the kind of error and where it was raised; what the error said may be secret."""

    outcome: str
    error: str = ""
    trace: str = ""


class Unwanted(Flag):
    """Up as soon as the server says so in the memory that it shares with its searches."""

    def __init__(self, slots: Any, slot: int) -> None:
        super().__init__()
        self.slots = slots
        self.slot = slot

    def is_up(self) -> bool:
        return bool(self.slots[self.slot])


SLOTS: Final[list[Any]] = []
"""The memory that is shared with the server, once it is known."""


def prepare(extra: str, slots: Any) -> None:
    """Make this process one that can be ended at any time, and that ends with the server."""
    SLOTS[:] = [slots]
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
    """Let the bot think."""
    return safely(lambda: found(task))


def safely(work: Callable[[], T]) -> T | Failed:
    """The outermost frame of what runs in such a process: no error of a bot or of rules may reach the server's."""
    try:
        return work()
    except BaseException as error:  # noqa: BLE001
        return Failed("crashed", type(error).__name__, "".join(format_tb(error.__traceback__)))


def found(task: Task) -> Found:
    """What the bot would play in this world."""
    game = shelf(task.extra).game(task.game)
    world = game.load(task.world)
    rng = Rng(randbits(64) if task.seed is None else task.seed)
    step = question(world, task.seat)
    assert step is not None, "only a seat that is asked can choose"
    moves = legal(world, task.seat)
    player = bot(task.bot)
    if isinstance(player, Thinker):
        player.seconds = task.seconds or player.seconds
        player.effort = task.effort
        player.flag = Unwanted(SLOTS[0], task.slot) if SLOTS else None
        weights_for(game, judge_of(game), world)  # to read them takes longer than to think, but only once
    start = monotonic()
    if task.wants_hint:
        advice = advised(player, game, world, task.seat, rng)
        assert all(step.read(world, text) in moves for text, _ in advice.moves), "a hint gives legal moves"
        return Found(advice.moves[0][0], advice, monotonic() - start)
    move = player.choose(game, world.copy(), task.seat, rng)
    taken = monotonic() - start
    assert move in moves, "a bot plays legal moves"
    return Found(step.show(world, move), None, taken)


def advised(player: Bot, game: Game, world: State, seat: int, rng: Rng) -> Advice:
    """A hint, as it can be sent."""
    hint = player.hint(game, world.copy(), seat, rng)
    return Advice([(one.move, one.odds) for one in hint.options], hint.sure, hint.words, hint.beside)
