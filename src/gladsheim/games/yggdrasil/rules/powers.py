"""Divine powers that are no part of a move or a throw (p. 24): a god who gives life instead of acting."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.risks.events import Blessed
from gladsheim.games.yggdrasil.rules.life import gain_life
from gladsheim.games.yggdrasil.rules.notation import god_text
from gladsheim.games.yggdrasil.rules.printed import GIVE_LIFE
from gladsheim.games.yggdrasil.rules.state import State, can
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Frame

NO_POWER: Final = 1
NOT_HERE: Final = 2
FULL_LIFE: Final = 3
"""Why nobody can be blessed."""


def why_no_blessing(s: State, slot: int, to: int) -> int:
    """Instead of step 3: one life for herself or for a god in her world, who must lack one (rulings 25 and 49)."""
    if not can(s, slot, GIVE_LIFE):
        return NO_POWER
    if s.places[to] != s.places[slot]:
        return NOT_HERE
    return FULL_LIFE if s.life[to] >= s.most_life[to] else 0


def give_life(s: State, slot: int, to: int) -> None:
    """One life out of what was lost, to a god who lacks it."""
    note(s, Blessed, god_text(s, slot), god_text(s, to))
    gain_life(s, to, 1)


POWER_FRAMES: Final[tuple[type[Frame], ...]] = ()
