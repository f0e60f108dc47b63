"""Worlds that a seat cannot tell from the real one: nobody holds anything hidden, so each is simply a copy.

What nobody has seen is not decided yet: the middle of a deck, a face-down card, where the support's cards lie with two
players, the piles of artifacts, the creatures and the Iotunns are pools that nature is asked about when somebody sees
the answer. Answers to a proposal lie open at once, since the first one counts.
"""

from __future__ import annotations

from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.kernel.rng import Rng


def imagined(s: State, seat: int, rng: Rng) -> State:
    """All that there is to know is known to every seat."""
    return s.copy()
