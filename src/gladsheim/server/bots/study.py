"""Parts of a review, in a process of its own that may crash, hang and be killed; it imports little."""

from __future__ import annotations

import os
import signal
import sys
from functools import lru_cache
from time import monotonic
from typing import Final

from msgspec import Struct

from gladsheim.kernel.replay import parse
from gladsheim.review import Judged, Review, Study
from gladsheim.server.bots.search import NICENESS, Failed, end_with_parent, limit, safely, shelf

LEAST: Final = 19
"""Whatever else the machine has to do comes first."""


class Finished(Struct, frozen=True):
    """A game that is over. The places count that the table knows: who gives up ends a game that goes on in its record.

    The repr does not show the record.
    """

    record: str
    places: tuple[int, ...]
    extra: str = ""
    iterations: int = 0
    """0: as many as take about a minute."""
    together: float = 1.0
    """Seconds after which what was judged is handed over: each alone would take longer than a short thought."""

    def __repr__(self) -> str:
        return f"Finished(places={self.places})"


def prepare(extra: str) -> None:
    """Make this process one that can be ended at any time, that ends with the server, and that steps back."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform == "linux":
        end_with_parent()
        limit()
        os.nice(LEAST - NICENESS)
    shelf(extra)


@lru_cache(1)
def study(game: Finished) -> Study:
    """The game, taken apart once for all its decisions."""
    transcript = parse(game.record)
    rules = shelf(game.extra).game(transcript.game)
    return Study(transcript, rules, game.iterations, places=list(game.places))


def count(game: Finished) -> int | Failed:
    """How many decisions there are to judge."""
    return safely(lambda: len(study(game).open))


def judge(game: Finished, n: int) -> list[Judged] | Failed:
    """Some of them, from one on."""
    return safely(lambda: judged(study(game), n, game.together))


def judged(whole: Study, n: int, seconds: float) -> list[Judged]:
    """At least one, and more until the time has passed."""
    until = monotonic() + seconds
    found = [whole.judge(n)]
    while n + len(found) < len(whole.open) and monotonic() < until:
        found.append(whole.judge(n + len(found)))
    return found


def sum_up(game: Finished, judged: list[Judged]) -> Review | Failed:
    """What all of them say together."""
    return safely(lambda: study(game).summed(judged))
