"""When enough was played: a test that looks after every game, and stops as soon as it may."""

from __future__ import annotations

from math import log
from typing import Final

MISTAKE: Final = 0.05
"""How often each of its two answers may be wrong."""

MARGIN: Final = 0.1
"""By how much the better must win more often than its fair share for the difference to matter."""


class Verdict:
    """Wald's test of a bot's share of the wins: its fair one, or so much more."""

    def __init__(self, seats: int, margin: float = MARGIN, fair: float | None = None) -> None:
        self.fair = 1 / seats if fair is None else fair
        self.better = min(0.99, self.fair + margin)
        self.likelihood = 0.0  # the logarithm of how much likelier the games are if it is better
        self.games = 0

    def note(self, share: float) -> None:
        """One more game; a shared first place counts in parts."""
        self.games += 1
        self.likelihood += share * log(self.better / self.fair)
        self.likelihood += (1 - share) * log((1 - self.better) / (1 - self.fair))

    @property
    def is_better(self) -> bool:
        """Whether that is settled."""
        return self.likelihood >= log((1 - MISTAKE) / MISTAKE)

    @property
    def is_not_better(self) -> bool:
        """Whether this is."""
        return self.likelihood <= log(MISTAKE / (1 - MISTAKE))

    @property
    def is_settled(self) -> bool:
        """Whether more games would tell nothing new."""
        return self.is_better or self.is_not_better
