"""Everything there is to know about a game of Yggdrasil Chronicles."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.rules.printed import (
    ALWAYS_SUCCESS,
    ENEMY_COUNT,
    NO_ARTIFACTS,
    NONE,
    STONE_COUNT,
)
from gladsheim.games.yggdrasil.rules.state_fields import State as State

UNSEEN: Final = -2
"""A face-down card that is still one of the unknown middle of its deck."""

PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2
OUTCOMES: Final = ("playing", "won", "lost")

REASONS: Final = (
    "", "life", "surt", "hel", "giants", "anonymous", "islands", "iotunns", "markers", "dead-tree",
    "impossible", "saga",
)  # fmt: skip
NO_LIFE: Final = 1
SURT_PAST_TOP: Final = 2
HEL_PAST_TOP: Final = 3
NO_GIANTS: Final = 4
NO_ANONYMOUS: Final = 5
NO_ISLAND: Final = 6
NO_IOTUNNS: Final = 7
NO_MARKERS: Final = 8
DEAD: Final = 9
IMPOSSIBLE: Final = 10
SAGA_LOST: Final = 11

# Where a card of the Iotunns or of the creatures is.
IN_DECK: Final = 0
ACTIVE: Final = 1
DRAWN: Final = 1
DISCARDED: Final = 2
OUT_OF_GAME: Final = 4
"""Of a creature that a saga took away; 3 is at work."""


def seat_of(s: State, slot: int) -> int:
    """Who decides for a god: his player, or the active player for a support."""
    return slot if slot < s.seats else s.active


def is_support(s: State, slot: int) -> bool:
    """A support takes no turn and holds nothing but life (ruling 58)."""
    return slot >= s.seats


def holds(s: State, slot: int, artifact: int) -> bool:
    """Whether an artifact lies on a god's sheet."""
    return s.held[slot] >> artifact & 1 == 1


def has(s: State, slot: int, gift: int) -> bool:
    """Whether a god has an artifact with this gift, and artifacts are of use."""
    return s.held[slot] & gift != 0 and not is_hindered(s, NO_ARTIFACTS)


def can(s: State, slot: int, power: int) -> bool:
    """Whether a god has a power (p. 24)."""
    return s.powers[slot] & power != 0


def is_hindered(s: State, hindrance: int) -> bool:
    """Whether an Iotunn on the Sword of Obstacles forbids something (p. 12)."""
    return s.iotunns[hindrance] == ACTIVE


def related(s: State, owner: int, partner: int, relation: int) -> bool:
    """Whether a god has a relationship with another; it is one-way (p. 23)."""
    return s.relations[owner * len(s.gods) + partner] & relation != 0


def together(s: State, slot: int, other: int) -> bool:
    """Whether two gods are in the same world."""
    return slot != other and s.places[slot] == s.places[other]


def succeeds_on_god_die(s: State, slot: int, face: int) -> bool:
    """Whether a face of the god die is a success for a god (ruling 66)."""
    return (s.god_faces[slot] | ALWAYS_SUCCESS) >> face & 1 == 1


def succeeds_on_vanir_die(s: State, slot: int, face: int) -> bool:
    """Whether a face of a Vanir die is a success for a god (ruling 66)."""
    return (s.vanir_faces[slot] | ALWAYS_SUCCESS) >> face & 1 == 1


def owner_of(card: int) -> int:
    """The slot whose set an Enemy card belongs to."""
    return card // ENEMY_COUNT


def enemy_on(card: int) -> int:
    """The Enemy that a card shows."""
    return card % ENEMY_COUNT


def active_iotunns(s: State) -> int:
    """How many Iotunns have left Loki's ladder."""
    return s.iotunns.count(ACTIVE)


def devastated_worlds(s: State) -> int:
    """How many worlds are devastated."""
    return s.devastated.count(1)


def clear_throw(s: State) -> None:
    """No dice on the table."""
    s.thrower = NONE
    s.against = NONE
    s.risks = 0
    s.prevented = 0
    s.god_face = NONE
    s.faces = []
    s.changed = 0
    s.brother_faces = [NONE] * len(s.gods)
    s.brother_changed = 0
    s.heroes_used = 0
    s.elves_used = 0
    s.dice_kept = 0
    s.used = 0


def no_stones() -> list[int]:
    """Nothing thrown."""
    return [NONE] * STONE_COUNT
