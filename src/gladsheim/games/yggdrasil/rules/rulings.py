"""Where no source decides: our own readings, one constant each (docs/games/yggdrasil.md).

Switches are 1 for yes and 0 for no: compiled, a True of one module beside a 1 of another is taken for it (mypyc 2.4).
"""

from __future__ import annotations

from typing import Final

SUPPORTS_HAVE_FACES: Final = 1
"""The die of a support that helps as Brother-in-Arms succeeds on that god's own faces (ruling 39)."""
STOP_WHEN_FENRIR_COMES_OUT: Final = 1
"""Fenrir ends the turn also when he merely leaves the Cage (section 4, ruling 6)."""
SHUFFLE_REVEALED_CARD: Final = 1
"""The card just revealed is shuffled in, not the other one of the pair (section 4, ruling 7)."""
HEAL_CLOSES_FOR_TURN: Final = 1
"""A world healed in this turn offers its action from the next turn on (section 4, ruling 14)."""
EIGHTH_DEVASTATION_LOSES: Final = 1
"""Without a marker left, a world that must be devastated loses the game (ruling 17)."""
