"""The saving throw (p. 17): which dice are thrown, what they show, and which are thrown again."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.risks.dice import DICE_REROLLED, GOD_DIE_REROLLED, lost_dice, risks_left
from gladsheim.games.yggdrasil.risks.events import DieRerolled, DieRolled
from gladsheim.games.yggdrasil.risks.kin import TO_REROLL, AskKin
from gladsheim.games.yggdrasil.rules.asking import AskingForNumber, AskingOf
from gladsheim.games.yggdrasil.rules.notation import face_words, god_text, god_words
from gladsheim.games.yggdrasil.rules.printed import (
    BROTHER,
    FACE_COUNT,
    FACES,
    NO_GOD_DICE,
    NO_VANIR_DICE,
    NONE,
    REROLL_GOD_DIE,
    REROLL_VANIR_DICE,
)
from gladsheim.games.yggdrasil.rules.relations import has_ties
from gladsheim.games.yggdrasil.rules.state import (
    State,
    has,
    is_hindered,
    related,
    together,
)
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Chance, Moves, Then, then
from gladsheim.words import Refusal, Words

KEEP: Final = 0
GOD: Final = 1
FIRST_FACE: Final = 2
"""In questions about dice: leave them, the god die, or a Vanir die by its face."""


class Throw(Then):
    """With risks left, the god chooses his Vanir dice; the god die is always thrown if allowed (ruling 31)."""

    def run(self, s: State) -> None:
        if not risks_left(s):
            return
        if s.dice[s.thrower] and not is_hindered(s, NO_VANIR_DICE):
            then(s, ChooseDice(s.thrower, s.dice[s.thrower]))
        else:
            throw(s, 0)


class ChooseDice(AskingForNumber):
    """How many of his Vanir dice a god throws."""

    def kind(self) -> str:
        return "die"

    def answer(self, s: State, move: int) -> None:
        throw(s, move)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-choose-dice", {"count": risks_left(s)})


def throw(s: State, dice: int) -> None:
    """The god die, the Vanir dice, and the god dice of Brothers-in-Arms in the same world (p. 23, ruling 36)."""
    allowed = not is_hindered(s, NO_GOD_DICE)
    if allowed:
        for slot in range(len(s.gods) - 1, -1, -1):
            if together(s, s.thrower, slot) and related(s, s.thrower, slot, BROTHER):
                then(s, RollBrotherDie(slot))
    for _ in range(dice):
        then(s, RollVanirDie(s.thrower))
    if allowed:
        then(s, RollGodDie(s.thrower))


class RollDie(Chance):
    """A die: nature answers, each side as likely."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def sides(self, s: State) -> list[int]:
        """How many sides of the die show each face."""
        return s.figures.god_die

    def span(self, s: State) -> int:
        return FACE_COUNT

    def moves(self, s: State, out: Moves) -> None:
        sides = self.sides(s)
        for face in range(FACE_COUNT):
            if sides[face]:
                out.add(face)

    def weight(self, s: State, move: int) -> int:
        return self.sides(s)[move]

    def show(self, s: State, move: int) -> str:
        return FACES[move]

    def label(self, s: State, move: int) -> Words:
        return face_words(move)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/no-such-side", {"face": face_words(move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-roll-god-die", {"god": god_words(s, self.slot)})


class RollGodDie(RollDie):
    """The thrower's own die."""

    def answer(self, s: State, move: int) -> None:
        s.god_face = move
        tell_rolled(s, self.slot, "god", move)


class RollBrotherDie(RollDie):
    """The die of a Brother-in-Arms."""

    def answer(self, s: State, move: int) -> None:
        s.brother_faces[self.slot] = move
        tell_rolled(s, self.slot, "god", move)


class RollVanirDie(RollDie):
    """A Vanir die."""

    def sides(self, s: State) -> list[int]:
        return s.figures.vanir_die

    def answer(self, s: State, move: int) -> None:
        s.faces.append(move)
        tell_rolled(s, self.slot, "vanir", move)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-roll-vanir-die", {"god": god_words(s, self.slot)})


def tell_rolled(s: State, slot: int, die: str, face: int) -> None:
    """Everybody sees a die."""
    note(s, DieRolled, god_text(s, slot), die, FACES[face])


def tell_rerolled(s: State, slot: int, die: str, face: int) -> None:
    """Everybody sees a die being taken up again."""
    note(s, DieRerolled, god_text(s, slot), die, FACES[face])


class Rerolls(Then):
    """After the throw, before any Elf: what may be thrown again (ruling 32)."""

    def run(self, s: State) -> None:
        if can_reroll_god_die(s) or can_reroll_dice(s):
            then(s, Reroll(s.thrower, 0))


def can_reroll_god_die(s: State) -> bool:
    """Once in a throw, with the artifact for it, while a risk is left."""
    return (
        s.god_face != NONE
        and s.used & GOD_DIE_REROLLED == 0
        and has(s, s.thrower, REROLL_GOD_DIE)
        and risks_left(s) > 0
    )


def can_reroll_dice(s: State) -> bool:
    """Once in a throw, with the artifact for it, while there is something to gain: a risk, or a die that is lost."""
    return (
        len(s.faces) > 0
        and s.used & DICE_REROLLED == 0
        and has(s, s.thrower, REROLL_VANIR_DICE)
        and (risks_left(s) > 0 or lost_dice(s) > 0)
    )


class Reroll(AskingOf):
    """The god die again, or any Vanir dice: picked one by one in the order of their faces, then thrown at once."""

    def __init__(self, slot: int, picked: int) -> None:
        super().__init__(slot)
        self.picked = picked

    def span(self, s: State) -> int:
        return FIRST_FACE + FACE_COUNT

    def moves(self, s: State, out: Moves) -> None:
        out.add(KEEP)
        if not self.picked and can_reroll_god_die(s):
            out.add(GOD)
        if self.picked or can_reroll_dice(s):
            for face in range(FACE_COUNT):
                if next_die(s, self.picked, face) != NONE:
                    out.add(FIRST_FACE + face)

    def answer(self, s: State, move: int) -> None:
        if move == GOD:
            s.used |= GOD_DIE_REROLLED
            tell_rerolled(s, self.slot, "god", s.god_face)
            s.god_face = NONE
            look_again(s)
            then(s, RollGodDie(self.slot))
        elif move == KEEP:
            if self.picked:
                throw_again(s, self.picked)
        else:
            picked = self.picked | 1 << next_die(s, self.picked, move - FIRST_FACE)
            if can_pick_more(s, picked):
                then(s, Reroll(self.slot, picked))
            else:
                throw_again(s, picked)

    def show(self, s: State, move: int) -> str:
        if move == KEEP:
            return "keep"
        return "reroll god" if move == GOD else f"reroll {FACES[move - FIRST_FACE]}"

    def label(self, s: State, move: int) -> Words:
        if move == KEEP:
            return Words("yggdrasil-choose-reroll-picked" if self.picked else "yggdrasil-choose-keep-dice")
        if move == GOD:
            return Words("yggdrasil-choose-reroll-god-die")
        return Words("yggdrasil-choose-reroll-die", {"face": face_words(move - FIRST_FACE)})

    def why_not(self, s: State, move: int) -> Refusal:
        if move == GOD:
            return Refusal("yggdrasil/no-god-die-reroll")
        face = move - FIRST_FACE
        if face not in s.faces:
            return Refusal("yggdrasil/no-such-die", {"face": face_words(face)})
        return Refusal("yggdrasil/no-dice-reroll")

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-reroll", {"count": risks_left(s)})


def next_die(s: State, picked: int, face: int) -> int:
    """The first Vanir die with this face that can still be picked; faces are picked ascending."""
    found = NONE
    for die in range(len(s.faces)):
        if picked >> die & 1:
            if s.faces[die] > face:
                return NONE
        elif found == NONE and s.faces[die] == face:
            found = die
    return found


def can_pick_more(s: State, picked: int) -> bool:
    """Whether another die can be picked after these."""
    for face in range(FACE_COUNT):
        if next_die(s, picked, face) != NONE:
            return True
    return False


def look_again(s: State) -> None:
    """When dice were thrown again, others may be, also with what a Blood Tie gives now (ruling 40)."""
    then(s, Rerolls())
    if has_ties(s):
        then(s, AskKin(s.thrower, TO_REROLL, 0))


def throw_again(s: State, picked: int) -> None:
    """The dice picked are thrown all at once; the final faces decide (ruling 32)."""
    s.used |= DICE_REROLLED
    look_again(s)
    kept: list[int] = []
    for die in range(len(s.faces)):
        if picked >> die & 1:
            tell_rerolled(s, s.thrower, "vanir", s.faces[die])
            then(s, RollVanirDie(s.thrower))
        else:
            kept.append(s.faces[die])
    s.faces = kept
