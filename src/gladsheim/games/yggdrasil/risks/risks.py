"""Risks (p. 17): weapons, Heroes, the throw, Elves, and powers that prevent them, in the order of ruling 30."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.cards.artifacts import weapon_cancels, weapon_text
from gladsheim.games.yggdrasil.risks.aftermath import (
    Fellows,
    KeepDie,
    KeepElf,
    Keepsakes,
    LetSupportPay,
    Reckon,
    Settle,
    Suffer,
    SupportsPay,
    TakeAsFellow,
    last_life,
)
from gladsheim.games.yggdrasil.risks.brothers import BROTHER_FRAMES, BrotherElves, BrotherRerolls, KinOfBrothers
from gladsheim.games.yggdrasil.risks.dice import die_fails, failed_dice, god_die_fails, risks_left
from gladsheim.games.yggdrasil.risks.events import ElfUsed, HeroesUsed, PairsReturned, RisksCancelled, RisksTaken
from gladsheim.games.yggdrasil.risks.kin import KIN_FRAMES, TO_CHANGE, TO_KEEP, TO_REROLL, AskKin
from gladsheim.games.yggdrasil.risks.throwing import (
    FIRST_FACE,
    GOD,
    ChooseDice,
    Reroll,
    Rerolls,
    RollBrotherDie,
    RollGodDie,
    RollVanirDie,
    Throw,
)
from gladsheim.games.yggdrasil.rules.asking import AskingForNumber, AskingOf, counted
from gladsheim.games.yggdrasil.rules.notation import count_words, face_words, god_text, god_words, own_name
from gladsheim.games.yggdrasil.rules.printed import (
    FACE_COUNT,
    FACES,
    HEROES_AFTER_THROW,
    NO_ELVES,
    NO_HEROES,
    NONE,
    PAIRS_OF_ELVES,
)
from gladsheim.games.yggdrasil.rules.relations import free_elves, has_ties
from gladsheim.games.yggdrasil.rules.state import State, can, clear_throw, is_hindered
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Frame, Moves, Then, then
from gladsheim.words import Refusal, Words

DONE: Final = 0


def take_risks(s: State, slot: int, number: int, against: int, cancelled: int = 0) -> None:
    """A god takes risks; with none left after weapon and creature there is nothing to prevent (ruling 31)."""
    weapon = min(number, weapon_cancels(s, slot, against))
    cancelled = min(number - weapon, cancelled)
    god = god_text(s, slot)
    if against == NONE:
        note(s, RisksTaken, god, number, None, None)
    else:
        note(s, RisksTaken, god, number, s.saga.opponent_name(against), own_name(s, against))
    if weapon:
        note(s, RisksCancelled, god, weapon, weapon_text(s, slot, against))
    if cancelled:
        note(s, RisksCancelled, god, cancelled, None)
    if number == weapon + cancelled:
        return
    clear_throw(s)
    s.thrower = slot
    s.against = against
    s.risks = number - weapon - cancelled
    s.stack.extend(kin_course(slot) if has_ties(s) else COURSE)
    heroes = min(s.heroes, s.risks)
    if heroes and not is_hindered(s, NO_HEROES):
        then(s, UseHeroes(slot, heroes))


def deadly(s: State, slot: int, number: int, against: int, cancelled: int = 0) -> Words | None:
    """Risks that may cost a god's last Life Point, though all Heroes help him, if every die fails."""
    heroes = 0 if is_hindered(s, NO_HEROES) else s.heroes
    return may_die(s, slot, number - weapon_cancels(s, slot, against) - cancelled - heroes)


def may_die(s: State, slot: int, left: int) -> Words | None:
    """Risks that may cost a god's last Life Point."""
    if left < s.life[slot]:
        return None
    return Words("yggdrasil-warn-risks-kill", {"god": god_words(s, slot)})


class UseHeroes(AskingForNumber):
    """Before the throw, Heroes from Valhalla, each against one risk."""

    def kind(self) -> str:
        return "hero"

    def answer(self, s: State, move: int) -> None:
        if not move:
            return
        s.heroes -= move
        s.heroes_used += move
        s.prevented += move
        note(s, HeroesUsed, god_text(s, self.slot), move, s.heroes)

    def warning(self, s: State, move: int) -> Words | None:
        left = risks_left(s)
        if is_thrown(s):
            return last_life(s, self.slot, left - move, 0)
        if left - self.most >= s.life[self.slot] or can(s, self.slot, HEROES_AFTER_THROW):
            return None
        return may_die(s, self.slot, left - move)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-use-heroes", {"count": risks_left(s)})


def is_thrown(s: State) -> bool:
    """Whether the saving throw is over, though nothing may have been thrown."""
    for frame in s.stack:
        if isinstance(frame, Throw):
            return False
    return True


def late_heroes(s: State, slot: int) -> int:
    """Heroes that a god may still use after his throw."""
    return s.heroes if can(s, slot, HEROES_AFTER_THROW) and not is_hindered(s, NO_HEROES) else 0


class LateHeroes(Then):
    """A god with the power for it may use Heroes after the throw as well, unless none may be used (ruling 37)."""

    def run(self, s: State) -> None:
        heroes = min(late_heroes(s, s.thrower), risks_left(s))
        if heroes:
            then(s, UseHeroes(s.thrower, heroes))


class Elves(Then):
    """One Elf after the other, as long as a risk is left and a die that failed."""

    def run(self, s: State) -> None:
        if is_hindered(s, NO_ELVES) or not risks_left(s):
            return
        if free_elves(s, s.thrower) and (god_die_fails(s) or failed_dice(s)):
            then(s, ChangeDie(s.thrower))


class ChangeDie(AskingOf):
    """Which failure an Elf turns into a success."""

    def span(self, s: State) -> int:
        return FIRST_FACE + FACE_COUNT

    def moves(self, s: State, out: Moves) -> None:
        out.add(DONE)
        if god_die_fails(s):
            out.add(GOD)
        for face in range(FACE_COUNT):
            if failed_die(s, face) != NONE:
                out.add(FIRST_FACE + face)

    def answer(self, s: State, move: int) -> None:
        if move == DONE:
            return
        s.elves_used += 1
        if move == GOD:
            s.changed |= 1
            face = s.god_face
        else:
            face = move - FIRST_FACE
            s.changed |= 1 << 1 + failed_die(s, face)
        note(s, ElfUsed, god_text(s, self.slot), "god" if move == GOD else "vanir", FACES[face])
        then(s, Elves())

    def show(self, s: State, move: int) -> str:
        if move == DONE:
            return "done"
        return "elf god" if move == GOD else f"elf {FACES[move - FIRST_FACE]}"

    def label(self, s: State, move: int) -> Words:
        if move == DONE:
            return Words("yggdrasil-choose-done")
        if move == GOD:
            return Words("yggdrasil-choose-change-god-die")
        return Words("yggdrasil-choose-change-die", {"face": face_words(move - FIRST_FACE)})

    def why_not(self, s: State, move: int) -> Refusal:
        if move == GOD:
            return Refusal("yggdrasil/no-god-die" if s.god_face == NONE else "yggdrasil/god-die-succeeds")
        face = move - FIRST_FACE
        code = "yggdrasil/die-succeeds" if face in s.faces else "yggdrasil/no-such-die"
        return Refusal(code, {"face": face_words(face)})

    def warning(self, s: State, move: int) -> Words | None:
        if move != DONE:
            return None
        pairs = free_elves(s, self.slot) // 2 if can(s, self.slot, PAIRS_OF_ELVES) else 0
        return last_life(s, self.slot, risks_left(s), pairs + late_heroes(s, self.slot))

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-change-die", {"count": risks_left(s)})


def failed_die(s: State, face: int) -> int:
    """The first Vanir die with this face that is no success yet."""
    for die in range(len(s.faces)):
        if s.faces[die] == face and die_fails(s, die):
            return die
    return NONE


class Pairs(Then):
    """A god with the power for it may send Elves home in pairs, whatever the dice say (ruling 30; 9 of section 4)."""

    def run(self, s: State) -> None:
        if not can(s, s.thrower, PAIRS_OF_ELVES) or is_hindered(s, NO_ELVES):
            return
        pairs = min(free_elves(s, s.thrower) // 2, risks_left(s))
        if pairs:
            then(s, ReturnPairs(s.thrower, pairs))


class ReturnPairs(AskingForNumber):
    """How many pairs of Elves go home, each against one risk."""

    def kind(self) -> str:
        return "elf"

    def show(self, s: State, move: int) -> str:
        return counted(2 * move, "elf")

    def label(self, s: State, move: int) -> Words:
        return count_words("elves", 2 * move)

    def answer(self, s: State, move: int) -> None:
        if not move:
            return
        s.elves[self.slot] -= 2 * move
        s.elf_reserve += 2 * move
        s.prevented += move
        note(s, PairsReturned, god_text(s, self.slot), 2 * move)

    def warning(self, s: State, move: int) -> Words | None:
        return last_life(s, self.slot, risks_left(s) - move, late_heroes(s, self.slot))

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-return-pairs", {"count": risks_left(s)})


# Frames never change: this is what lies on the stack below the Heroes, ruling 30 read from its end.
COURSE: Final[list[Frame]] = [
    Settle(),
    Fellows(0),
    Keepsakes(),
    Suffer(),
    SupportsPay(0),
    Reckon(),
    LateHeroes(),
    Pairs(),
    Elves(),
    BrotherElves(0),
    BrotherRerolls(0),
    Rerolls(),
    Throw(),
]


def kin_course(slot: int) -> list[Frame]:
    """The same where gods have Blood Ties: before each use of a thing, kin may be asked for it (ruling 40)."""
    return [
        Settle(),
        Fellows(0),
        KinOfBrothers(TO_KEEP, 0),
        Keepsakes(),
        AskKin(slot, TO_KEEP, 0),
        Suffer(),
        SupportsPay(0),
        Reckon(),
        LateHeroes(),
        Pairs(),
        Elves(),
        AskKin(slot, TO_CHANGE, 0),
        KinOfBrothers(TO_CHANGE, 0),
        BrotherRerolls(0),
        KinOfBrothers(TO_REROLL, 0),
        Rerolls(),
        AskKin(slot, TO_REROLL, 0),
        Throw(),
    ]


RISK_FRAMES: Final[tuple[type[Frame], ...]] = (
    UseHeroes,
    LateHeroes,
    Throw,
    ChooseDice,
    RollGodDie,
    RollVanirDie,
    RollBrotherDie,
    Rerolls,
    Reroll,
    Elves,
    ChangeDie,
    Pairs,
    ReturnPairs,
    Reckon,
    SupportsPay,
    LetSupportPay,
    Suffer,
    Keepsakes,
    KeepElf,
    KeepDie,
    Fellows,
    TakeAsFellow,
    Settle,
    *BROTHER_FRAMES,
    *KIN_FRAMES,
)
