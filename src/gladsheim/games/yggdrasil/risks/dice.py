"""The dice of a saving throw as they lie (p. 17): what has succeeded, what has failed, and what is lost."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.rules.printed import ALWAYS_LOST, GOD_DIE_COUNTS_TWO, NONE
from gladsheim.games.yggdrasil.rules.state import State, can, succeeds_on_god_die, succeeds_on_vanir_die

# What can be done once in a throw, as bits of `used`.
GOD_DIE_REROLLED: Final = 1
DICE_REROLLED: Final = 2
BROTHER_REROLLED: Final = 4


def risks_left(s: State) -> int:
    """Risks that nothing has prevented yet."""
    return max(0, s.risks - s.prevented - successes(s))


def successes(s: State) -> int:
    """Risks prevented by the dice as they lie; some god dice count twice, a Brother's never (ruling 38)."""
    if s.thrower == NONE:
        return 0
    count = 0
    if s.god_face != NONE and not god_die_fails(s):
        count = 2 if can(s, s.thrower, GOD_DIE_COUNTS_TWO) else 1
    for die in range(len(s.faces)):
        if not die_fails(s, die):
            count += 1
    for slot in range(len(s.gods)):
        if s.brother_faces[slot] != NONE and not brother_fails(s, slot):
            count += 1
    return count


def god_die_fails(s: State) -> bool:
    """The god die was thrown and is no success yet."""
    if s.god_face == NONE or s.changed & 1:
        return False
    return not succeeds_on_god_die(s, s.thrower, s.god_face)


def die_fails(s: State, die: int) -> bool:
    """A Vanir die is no success yet."""
    return s.changed >> 1 + die & 1 == 0 and not succeeds_on_vanir_die(s, s.thrower, s.faces[die])


def brother_fails(s: State, slot: int) -> bool:
    """A Brother's die was thrown and is no success yet, by his own faces (ruling 39)."""
    if s.brother_faces[slot] == NONE or s.brother_changed >> slot & 1:
        return False
    return not succeeds_on_god_die(s, slot, s.brother_faces[slot])


def failed_dice(s: State) -> int:
    """How many Vanir dice are no success yet."""
    count = 0
    for die in range(len(s.faces)):
        if die_fails(s, die):
            count += 1
    return count


def is_ring_used(s: State) -> bool:
    """Whether a god die was thrown again; an artifact serves once in a throw, whoever holds it (ruling 32)."""
    return s.used & (GOD_DIE_REROLLED | BROTHER_REROLLED) != 0


def lost_dice(s: State) -> int:
    """Vanir dice that go back to Vanaheim, changed by an Elf or not (ruling 12 of section 4)."""
    count = 0
    for face in s.faces:
        count += ALWAYS_LOST >> face & 1
    return count - s.dice_kept
