"""How long a bot may think: a number of iterations, and two guards that end it earlier."""

from __future__ import annotations

from time import monotonic
from typing import Final

from mypy_extensions import mypyc_attr

LOOK: Final = 16
"""So many iterations pass between two looks at clock and flag."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag:
    """Raised by whoever no longer wants an answer; a search looks at it now and then, and ends."""

    def __init__(self) -> None:
        self.up = False

    def is_up(self) -> bool:
        """Whether nobody waits any more."""
        return self.up


class Budget:
    """The same seed and the same iterations give the same answer; a deadline or a flag only cuts short."""

    def __init__(
        self, iterations: int, seconds: float = 0.0, flag: Flag | None = None, to_the_end: bool = False
    ) -> None:
        self.iterations = iterations
        self.deadline = monotonic() + seconds if seconds > 0.0 else 0.0
        self.flag = flag
        self.to_the_end = to_the_end  # go on when the answer is settled: for whoever wants the other moves' values

    def is_spent(self) -> bool:
        """Whether a guard ends the search now."""
        if self.flag is not None and self.flag.is_up():
            return True
        return self.deadline > 0.0 and monotonic() > self.deadline
