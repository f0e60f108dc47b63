"""Everything there is to know about a game of Blood Rage."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.rules.state_fields import State as State

NONE: Final = -1
"""No seat, no province, no card, no token."""

SETUP: Final = 0
GIFTS: Final = 1
ACTIONS: Final = 2
DISCARD: Final = 3
QUEST_PHASE: Final = 4
RAGNAROK: Final = 5
VALHALLA_PHASE: Final = 6
OVER: Final = 7
PHASES: Final = ("setup", "gifts", "actions", "discard", "quests", "ragnarok", "valhalla", "over")

TOKENS: Final = ("rage", "axes", "horns", "glory", "all")
RAGE_TOKEN: Final = 0
AXES_TOKEN: Final = 1
HORNS_TOKEN: Final = 2
GLORY_TOKEN: Final = 3
ALL_TOKEN: Final = 4

# Where a card that everybody has seen may be, as bits of `known`.
HAND: Final = 1
QUESTS: Final = 2
DISCARDED: Final = 4

SLOTS: Final = 8
LEADER_SLOT: Final = 0
WARRIOR_SLOT: Final = 1
SHIP_SLOT: Final = 2
MONSTER_SLOTS: Final = 3
CLAN_SLOTS: Final = 5

CLANS: Final = ("wolf", "raven", "serpent", "bear", "ram")


def has(s: State, seat: int, power: int) -> bool:
    """Whether a seat has an upgrade with this power."""
    return s.powers[seat] & power != 0


def has_any(s: State, power: int) -> bool:
    """Whether anybody has."""
    for seat in range(s.seats):
        if s.powers[seat] & power:
            return True
    return False
