"""Answers within a throw: Heroes and dice as planned, Elves where a life is dearer."""

from __future__ import annotations

from gladsheim.games.yggdrasil.bot.risk import Means
from gladsheim.games.yggdrasil.bot.worth import ELF, HERO
from gladsheim.games.yggdrasil.risks.dice import failed_dice, god_die_fails, risks_left
from gladsheim.games.yggdrasil.risks.risks import DONE, ReturnPairs, failed_die
from gladsheim.games.yggdrasil.risks.throwing import (
    FIRST_FACE,
    GOD,
    KEEP,
    Reroll,
    can_reroll_dice,
    can_reroll_god_die,
    next_die,
)
from gladsheim.games.yggdrasil.rules.printed import FACE_A, FACE_COUNT, NONE
from gladsheim.games.yggdrasil.rules.state import State, succeeds_on_vanir_die


def heroes_used(s: State, slot: int, most: int) -> int:
    """Before the throw as planned; after it, as many as are cheaper than life."""
    means = Means(s, slot)
    left = risks_left(s)
    if s.god_face == NONE and not s.faces:
        return min(most, means.plan(left).heroes)
    best = 0
    for count in range(most + 1):
        if count * HERO + means.life_cost(left - count) < best * HERO + means.life_cost(left - best):
            best = count
    return best


def dice_thrown(s: State, slot: int, most: int) -> int:
    """As many as planned, the Heroes being settled."""
    return min(most, Means(s, slot).plan(risks_left(s), 0).dice)


def failures(s: State) -> int:
    """Dice of the thrower that have failed."""
    return failed_dice(s) + (1 if god_die_fails(s) else 0)


def changed_die(s: State, slot: int) -> int:
    """The next Elf: on the god die first, which may count twice, then on any other failure."""
    means = Means(s, slot)
    failed = failures(s)
    if means.settling(risks_left(s), failed, s.heroes, 1) < 1 or means.elves == 0:
        return DONE
    if god_die_fails(s):
        return GOD
    for face in range(FACE_COUNT):
        if failed_die(s, face) != NONE:
            return FIRST_FACE + face
    return DONE


def pairs_returned(s: State, step: ReturnPairs) -> int:
    """As many pairs of Elves as are cheaper than life."""
    means = Means(s, step.slot)
    left = risks_left(s)
    best = 0
    for count in range(step.most + 1):
        if count * 2 * ELF + means.life_cost(left - count) < best * 2 * ELF + means.life_cost(left - best):
            best = count
    return best


def thrown_again(s: State, step: Reroll) -> int:
    """Failures are thrown again: all while a risk is left, otherwise those that would be lost."""
    left = risks_left(s)
    if not step.picked and left and can_reroll_god_die(s) and god_die_fails(s):
        return GOD
    if not step.picked and not can_reroll_dice(s):
        return KEEP
    for face in range(FACE_COUNT):
        if next_die(s, step.picked, face) == NONE or succeeds_on_vanir_die(s, step.slot, face):
            continue
        if left or face == FACE_A:
            return FIRST_FACE + face
    return KEEP
