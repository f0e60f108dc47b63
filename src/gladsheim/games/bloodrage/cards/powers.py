"""What upgrades can do, as bits of `State.powers`; the row of a card names its power."""

from __future__ import annotations

from typing import Final

LEADER_MOVES: Final = 1 << 0
LEADER_RAISES: Final = 1 << 1
LEADER_RAISES_ALL: Final = 1 << 2
PAIRS_OF_3: Final = 1 << 3
WARRIORS_OF_2: Final = 1 << 4
PAIRS_OF_6: Final = 1 << 5
SHIP_GLORY_4: Final = 1 << 6
SHIP_GLORY_8: Final = 1 << 7
SHIP_GLORY_12: Final = 1 << 8

RELEASE_1: Final = 1 << 9
RELEASE_2: Final = 1 << 10
RELEASE_3: Final = 1 << 11
CHEAPER_UPGRADES: Final = 1 << 12
GLORY_FOR_SLAIN: Final = 1 << 13
EXTRA_WARRIOR: Final = 1 << 14
QUEST_AS_3: Final = 1 << 15
QUEST_AS_5: Final = 1 << 16
WARRIOR_AFTER_DEFEAT: Final = 1 << 17
DOUBLE_RAGNAROK: Final = 1 << 18
PILLAGE_AGAIN: Final = 1 << 19
PROTECTION: Final = 1 << 20
KEEP_CARDS: Final = 1 << 21
PILLAGE_AT_ONCE: Final = 1 << 22
OUT_OF_VALHALLA: Final = 1 << 23
DOUBLE_QUESTS: Final = 1 << 24
GLORY_FOR_STANDING: Final = 1 << 25
SACRIFICE: Final = 1 << 26
