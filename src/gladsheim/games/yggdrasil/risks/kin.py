"""Blood Tie in a throw (p. 23, ruling 40): what is of use to whoever throws can be taken from kin just then."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.risks.dice import (
    DICE_REROLLED,
    brother_fails,
    failed_dice,
    god_die_fails,
    is_ring_used,
    lost_dice,
    risks_left,
)
from gladsheim.games.yggdrasil.rules.notation import god_words
from gladsheim.games.yggdrasil.rules.printed import (
    GOD_DIE_COUNTS_TWO,
    KEEP_DIE,
    KEEP_ELF,
    NO_ARTIFACTS,
    NO_ELVES,
    NO_VANIR_DICE,
    PAIRS_OF_ELVES,
    REROLL_GOD_DIE,
    REROLL_VANIR_DICE,
)
from gladsheim.games.yggdrasil.rules.relations import (
    DIE,
    DONE,
    ELF,
    FIRST_ARTIFACT,
    THING_COUNT,
    TakeFromKin,
    distances,
    free_elves,
    owns,
    take,
    thing_words,
    ties_towards,
)
from gladsheim.games.yggdrasil.rules.state import State, can, is_hindered
from gladsheim.kernel.step import Frame, Moves, Then, then
from gladsheim.words import Refusal, Words

TO_THROW: Final = 0
TO_REROLL: Final = 1
TO_CHANGE: Final = 2
TO_KEEP: Final = 3
"""What things are taken for: to throw dice, to throw them again, to change or prevent, to keep what would be lost."""


def is_of_use(s: State, user: int, purpose: int, partner: int, thing: int) -> bool:
    """Whether a thing that a god's kin has could change this throw for him now."""
    if not owns(s, partner, thing):
        return False
    if thing == ELF:
        return purpose == TO_CHANGE and more_elves_help(s, user, partner)
    if thing == DIE:
        return purpose == TO_THROW and not is_hindered(s, NO_VANIR_DICE)
    return useful_artifacts(s, user, purpose, partner) >> thing - FIRST_ARTIFACT & 1 == 1


def useful_artifacts(s: State, user: int, purpose: int, partner: int) -> int:
    """Artifacts, as bits, that could still change this throw for the thrower or for a Brother-in-Arms."""
    if is_hindered(s, NO_ARTIFACTS):
        return 0
    gifts = 0
    if purpose == TO_REROLL:
        failed = god_die_fails(s) if user == s.thrower else brother_fails(s, user)
        if failed and risks_left(s) and not is_ring_used(s):
            gifts |= REROLL_GOD_DIE
        if user == s.thrower and s.used & DICE_REROLLED == 0 and can_gain_by_rerolling(s):
            gifts |= REROLL_VANIR_DICE
    elif purpose == TO_KEEP:
        if can_keep_elf(s, user) and s.brother_changed >> partner & 1 == 0:
            gifts |= KEEP_ELF
        if user == s.thrower and lost_dice(s):
            gifts |= KEEP_DIE
    return gifts


def can_gain_by_rerolling(s: State) -> bool:
    """Whether a Vanir die has failed while a risk is left, or would be lost."""
    return lost_dice(s) > 0 or (risks_left(s) > 0 and failed_dice(s) > 0)


def can_keep_elf(s: State, user: int) -> bool:
    """Whether an Elf of his is used and no other was kept: one in a throw (ruling 34)."""
    if user == s.thrower:
        return s.elves_used > 0
    return s.brother_changed >> user & 1 == 1 and s.changed.bit_count() == s.elves_used


def more_elves_help(s: State, user: int, partner: int) -> bool:
    """Whether Elves of a god's kin prevent a risk that his own, and those of nearer kin, do not."""
    far = distances(s, user)
    have = free_elves(s, user)
    more = 0
    for slot in range(s.seats):
        if 0 < far[slot] < far[partner]:
            have += free_elves(s, slot)
        elif far[slot] == far[partner] and slot >= partner:
            more += free_elves(s, slot)
    return elves_prevent(s, user, have + more) > elves_prevent(s, user, have)


def elves_prevent(s: State, user: int, elves: int) -> int:
    """As many risks as Elves can still prevent: each changes a die, and with the power for it the rest go in pairs."""
    if is_hindered(s, NO_ELVES):
        return 0
    left = risks_left(s)
    if user != s.thrower:
        return min(left, elves, 1 if brother_fails(s, user) else 0)
    count = 0
    if elves and god_die_fails(s):
        elves -= 1
        count = 2 if can(s, user, GOD_DIE_COUNTS_TWO) else 1
    changed = min(elves, failed_dice(s))
    count += changed
    if can(s, user, PAIRS_OF_ELVES):
        count += (elves - changed) // 2
    return min(left, count)


class AskKin(Then):
    """For a god who throws: what can come to him through Blood Ties and is of use, the farthest first."""

    def __init__(self, slot: int, purpose: int, first: int) -> None:
        self.slot = slot
        self.purpose = purpose
        self.first = first

    def run(self, s: State) -> None:
        pairs = ties_towards(s, self.slot)
        for at in range(self.first, len(pairs)):
            owner = pairs[at] // len(s.gods)
            partner = pairs[at] % len(s.gods)
            for thing in range(ELF, THING_COUNT):
                if is_of_use(s, self.slot, self.purpose, partner, thing):
                    then(s, AskKin(self.slot, self.purpose, at + 1))
                    then(s, TakeForThrow(owner, partner, ELF, self.slot, self.purpose))
                    return


class TakeForThrow(TakeFromKin):
    """In a throw only what is of use now, for oneself or for one's own kin."""

    def __init__(self, slot: int, partner: int, least: int, user: int, purpose: int) -> None:
        super().__init__(slot, partner, least)
        self.user = user
        self.purpose = purpose

    def moves(self, s: State, out: Moves) -> None:
        out.add(DONE)
        for thing in range(self.least, THING_COUNT):
            if is_of_use(s, self.user, self.purpose, self.partner, thing):
                out.add(thing)

    def answer(self, s: State, move: int) -> None:
        if move == DONE:
            return
        take(s, self.partner, self.slot, move)
        for thing in range(move, THING_COUNT):
            if is_of_use(s, self.user, self.purpose, self.partner, thing):
                then(s, TakeForThrow(self.slot, self.partner, move, self.user, self.purpose))
                return

    def why_not(self, s: State, move: int) -> Refusal:
        if owns(s, self.partner, move) and not is_of_use(s, self.user, self.purpose, self.partner, move):
            return Refusal("yggdrasil/of-no-use", {"what": thing_words(move)})
        return super().why_not(s, move)

    def prompt(self, s: State) -> Words:
        partner = god_words(s, self.partner)
        if self.user == self.slot:
            return Words("yggdrasil-ask-take-for-throw", {"god": partner})
        return Words("yggdrasil-ask-take-for-kin", {"god": partner, "kin": god_words(s, self.user)})


KIN_FRAMES: Final[tuple[type[Frame], ...]] = (AskKin, TakeForThrow)
