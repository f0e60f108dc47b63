"""Strength of figures (p. 8): what they cost to invade, and what they weigh in battles and quests."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.cards.powers import PAIRS_OF_3, PAIRS_OF_6, WARRIORS_OF_2
from gladsheim.games.bloodrage.cards.printed import DARK_ELF, FIRST_MONSTER, LEADER, MONSTER_COUNT, SHIP, WARRIOR
from gladsheim.games.bloodrage.rules.board import FJORD, PLACE_COUNT, PROVINCE_COUNT, YGGDRASIL
from gladsheim.games.bloodrage.rules.state import NONE, State

LEADER_STRENGTH: Final = 3
SHIP_STRENGTH: Final = 2
DARK_ELF_AT_HOME: Final = 3
"""In Yggdrasil."""
MONSTER_STRENGTH: Final = [2, 2, 3, 2, 1, 4, 4, 3, 3]
INVADES_FREE: Final = [False, True, False, False, False, False, False, True, False]
"""By monster: the Dwarf Chieftain and the Soldier of Hel (R97)."""


def strength_of(s: State, seat: int, kind: int) -> int:
    """What one figure is worth alone, outside Yggdrasil."""
    if kind == WARRIOR:
        return 2 if s.powers[seat] & (WARRIORS_OF_2 | PAIRS_OF_6) else 1
    if kind == LEADER:
        return LEADER_STRENGTH
    return SHIP_STRENGTH if kind == SHIP else MONSTER_STRENGTH[kind - FIRST_MONSTER]


def invade_cost(s: State, seat: int, kind: int) -> int:
    """Rage for invading: the strength in the reserve, in Yggdrasil too; nothing for the leader (p. 14, R36, R43)."""
    if kind == LEADER:
        return 0
    if kind >= FIRST_MONSTER and INVADES_FREE[kind - FIRST_MONSTER]:
        return 0
    return strength_of(s, seat, kind)


def warriors_strength(powers: int, n: int) -> int:
    """So many warriors of one clan in one province; with some upgrades pairs are worth more (R37, R78)."""
    if powers & PAIRS_OF_6:
        return n // 2 * 6 + n % 2 * 2
    if powers & WARRIORS_OF_2:
        return 2 * n
    return n // 2 * 3 + n % 2 if powers & PAIRS_OF_3 else n


def strength(s: State, seat: int, province: int) -> int:
    """What a seat's figures in a province and its fjord are worth (p. 18, R38)."""
    fjord = FJORD[province]
    n = s.warriors[seat * PLACE_COUNT + province]
    total = warriors_strength(s.powers[seat], n) if n else 0
    if s.leaders[seat] == province:
        total += LEADER_STRENGTH
    if fjord >= 0 and s.ships[seat] == fjord:
        total += SHIP_STRENGTH
    for monster in range(MONSTER_COUNT):
        if s.owners[monster] == seat:
            place = s.monsters[monster]
            if place == province or (place == fjord and fjord >= 0):
                at_home = province == YGGDRASIL and monster == DARK_ELF - FIRST_MONSTER
                total += DARK_ELF_AT_HOME if at_home else MONSTER_STRENGTH[monster]
    return total


def strongest(s: State, province: int) -> int:
    """The seat that alone has the most strength in a province, or NONE; no strength is never the most (R50)."""
    if s.destroyed[province]:
        return NONE
    best = 0
    seat = NONE
    for other in range(s.seats):
        here = strength(s, other, province)
        if here > best:
            best = here
            seat = other
        elif here == best:
            seat = NONE
    return seat


def provinces_held(s: State, seat: int) -> list[int]:
    """The provinces in which a seat alone has the most strength."""
    return [province for province in range(PROVINCE_COUNT) if strongest(s, province) == seat]
