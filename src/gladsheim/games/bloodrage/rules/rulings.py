"""Where no source decides: our own readings, one constant each (docs/games/bloodrage.md, R-numbers).

R10 and R77 need none: one follows from the order in which texts act, the other from the table of cards.
Switches are 1 for yes and 0 for no: compiled, a True of one module beside a 1 of another is taken for it (mypyc 2.4).
"""

from __future__ import annotations

from typing import Final

BACKSTAB_AFTER_AXES_GLORY: Final = 1
"""Glory is stolen after the winner's Axes Glory (R7)."""
WATCH_COUNTS_DECLARED_QUESTS: Final = 1
"""A quest used as a battle card counts 3 or 5 when all revealed cards are watched (R15)."""
EXTRA_WARRIOR_IN_YGGDRASIL: Final = 1
"""The warrior that follows an invasion may follow into Yggdrasil (R30)."""
BLESSING_IN_YGGDRASIL: Final = 1
"""After a defeat in Yggdrasil a warrior may invade it (R31)."""
DARK_ELF_INTO_YGGDRASIL: Final = 1
"""The Dark Elf costs his strength in the reserve, in Yggdrasil too (R36)."""
MOST_RAGE: Final = 0
"""The Rage track has no end; a number here would be its last space (R64)."""
INVASIONS_AFTER_BLESSING: Final = 1
"""After a free invasion of a loser, all follows that follows an invasion (R84)."""
