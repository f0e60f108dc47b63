"""Games in whose imagined worlds a search comes to grief: bots that think ahead fall in, players do not."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

from gladsheim.kernel.dump import Data
from gladsheim.kernel.play import settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves
from gladsheim.testing.toy import Play, State, Toy, toy

MARKER = "GLADSHEIM_TEST_MARKER"
"""The variable that names a file: what happens only once happens unless it is there, what is told is written to it."""


class Hazard(Toy):
    """The toy game, where imagining a world is dangerous."""

    def __init__(self, name: str, strike: Callable[[], object]) -> None:
        super().__init__()
        self.name = name
        self.strike = strike

    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        self.strike()
        return super().imagine(s, seat, rng)


class Odd(Exception):
    """An error that can be raised, but not sent to another process."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__()


def raise_odd() -> None:
    raise Odd(1, 2)


def tell() -> None:
    """Write down who we are."""
    Path(os.environ[MARKER]).write_text(str(os.getpid()), encoding="utf-8")


def hang() -> None:
    """Write down who we are, and never come back from one call in C, like compiled code in an endless loop."""
    if MARKER in os.environ:
        tell()
    sum(iter(int, 1))


def die_once() -> None:
    """Crash the first search, and only that."""
    marker = Path(os.environ[MARKER])
    if not marker.exists():
        marker.touch()
        os._exit(3)


def wait_for_marker() -> None:
    """Think until somebody makes the file."""
    while not Path(os.environ[MARKER]).exists():
        time.sleep(0.01)


HARMLESS = Hazard("harmless", int)
DIES = Hazard("dies", lambda: os._exit(3))
LEAVES = Hazard("leaves", lambda: sys.exit(0))
FAULTS = Hazard("faults", lambda: os.kill(os.getpid(), signal.SIGSEGV))
HOARDS = Hazard("hoards", lambda: bytearray(2**31))
RAISES = Hazard("raises", raise_odd)
TELLS = Hazard("tells", tell)
HANGS = Hazard("hangs", hang)
DIES_ONCE = Hazard("dies-once", die_once)
WAITS = Hazard("waits", wait_for_marker)

GAMES = ",".join(f"tests.server.hazards:{name}" for name, game in list(globals().items()) if isinstance(game, Hazard))


class Narrow(Play):
    """A question that leaves no choice."""

    def moves(self, s: State, out: Moves) -> None:
        out.add(next(kind for kind, count in enumerate(s.hands[self.turn]) if count))


NARROW = toy(play=Narrow)
NARROW.name = "narrow"


def world_of(game: Toy) -> Data:
    """A position in which seat 0 is asked, as seat 0 may imagine it."""
    s = game.new(2, {})
    rng = Rng(5)
    while game.draw.__name__ == s.stack[-1].name:
        step = s.stack.pop()
        assert isinstance(step, game.draw)
        step.answer(s, step.sample(s, rng))
        settle(s)
    return game.dump(s)
