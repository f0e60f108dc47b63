"""Brothers-in-Arms (p. 23) after their dice were thrown: each may throw his again, or change it with an Elf."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.risks.dice import BROTHER_REROLLED, brother_fails, is_ring_used, risks_left
from gladsheim.games.yggdrasil.risks.events import ElfUsed
from gladsheim.games.yggdrasil.risks.kin import TO_CHANGE, AskKin
from gladsheim.games.yggdrasil.risks.throwing import GOD, KEEP, RollBrotherDie, tell_rerolled
from gladsheim.games.yggdrasil.rules.asking import AskingOf
from gladsheim.games.yggdrasil.rules.notation import count_words, face_words, god_text, god_words
from gladsheim.games.yggdrasil.rules.printed import FACES, NO_ELVES, NONE, REROLL_GOD_DIE
from gladsheim.games.yggdrasil.rules.relations import DONE, ELF, free_elves
from gladsheim.games.yggdrasil.rules.state import State, has, is_hindered
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Frame, Moves, Then, then
from gladsheim.words import Words


class BrotherRerolls(Then):
    """Each Brother whose die failed may throw it again with an artifact of his own (ruling 32)."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: State) -> None:
        for slot in range(self.first, len(s.gods)):
            if brother_fails(s, slot) and has(s, slot, REROLL_GOD_DIE) and risks_left(s) and not is_ring_used(s):
                then(s, BrotherRerolls(slot + 1))
                then(s, RerollAsBrother(slot))
                return


class RerollAsBrother(AskingOf):
    """A Brother-in-Arms throws his god die again, or leaves it."""

    def span(self, s: State) -> int:
        return 2

    def moves(self, s: State, out: Moves) -> None:
        out.add(KEEP)
        out.add(GOD)

    def answer(self, s: State, move: int) -> None:
        if move == GOD:
            s.used |= BROTHER_REROLLED
            tell_rerolled(s, self.slot, "god", s.brother_faces[self.slot])
            s.brother_faces[self.slot] = NONE
            then(s, RollBrotherDie(self.slot))

    def show(self, s: State, move: int) -> str:
        return "reroll god" if move == GOD else "keep"

    def label(self, s: State, move: int) -> Words:
        return Words("yggdrasil-choose-reroll-god-die" if move == GOD else "yggdrasil-choose-keep-dice")

    def prompt(self, s: State) -> Words:
        terms = {"god": god_words(s, s.thrower), "face": face_words(s.brother_faces[self.slot])}
        return Words("yggdrasil-ask-reroll-as-brother", {**terms})


class BrotherElves(Then):
    """Each Brother whose die failed may change it with one Elf of his own (p. 23, ruling 39)."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: State) -> None:
        for slot in range(self.first, len(s.gods)):
            if can_help(s, slot):
                then(s, BrotherElves(slot + 1))
                then(s, HelpBrother(slot))
                return


def can_help(s: State, slot: int) -> bool:
    """Whether an Elf of a Brother would prevent a risk."""
    if not brother_fails(s, slot) or is_hindered(s, NO_ELVES):
        return False
    return free_elves(s, slot) > 0 and risks_left(s) > 0


class HelpBrother(AskingOf):
    """A Brother-in-Arms spends an Elf on his own die, or not."""

    def span(self, s: State) -> int:
        return 2

    def moves(self, s: State, out: Moves) -> None:
        out.add(DONE)
        out.add(ELF)

    def answer(self, s: State, move: int) -> None:
        if move != ELF:
            return
        s.brother_changed |= 1 << self.slot
        note(s, ElfUsed, god_text(s, self.slot), "god", FACES[s.brother_faces[self.slot]])

    def show(self, s: State, move: int) -> str:
        return "elf" if move == ELF else "none"

    def label(self, s: State, move: int) -> Words:
        return count_words("elves", 1) if move == ELF else Words("yggdrasil-choose-none")

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-help-brother", {"god": god_words(s, s.thrower), "count": risks_left(s)})


class MayHelp(Then):
    """A Brother who has an Elf by now, own or taken, may use it."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: State) -> None:
        if can_help(s, self.slot):
            then(s, HelpBrother(self.slot))


class KinOfBrothers(Then):
    """Each Brother may take from his own kin what is of use to him; an Elf is used before the next one is asked."""

    def __init__(self, purpose: int, first: int) -> None:
        self.purpose = purpose
        self.first = first

    def run(self, s: State) -> None:
        for slot in range(self.first, s.seats):
            if s.brother_faces[slot] != NONE:
                then(s, KinOfBrothers(self.purpose, slot + 1))
                if self.purpose == TO_CHANGE:
                    then(s, MayHelp(slot))
                then(s, AskKin(slot, self.purpose, 0))
                return


BROTHER_FRAMES: Final[tuple[type[Frame], ...]] = (
    BrotherRerolls,
    RerollAsBrother,
    BrotherElves,
    HelpBrother,
    MayHelp,
    KinOfBrothers,
)
