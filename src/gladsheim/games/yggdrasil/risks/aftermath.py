"""After a throw (p. 17, ruling 30): life for risks that were not prevented, lost dice, and who keeps what."""

from __future__ import annotations

from gladsheim.games.yggdrasil.risks.dice import lost_dice, risks_left
from gladsheim.games.yggdrasil.risks.events import (
    DiceLost,
    DieKept,
    ElfKept,
    ElvesSpent,
    FellowTook,
    RisksPrevented,
    SupportPaid,
)
from gladsheim.games.yggdrasil.rules.asking import AskingForNumber, AskingOf
from gladsheim.games.yggdrasil.rules.life import lose_life
from gladsheim.games.yggdrasil.rules.notation import count_words, god_text, god_words
from gladsheim.games.yggdrasil.rules.printed import FELLOW, KEEP_DIE, KEEP_ELF, TIE
from gladsheim.games.yggdrasil.rules.relations import DIE, ELF, pass_on
from gladsheim.games.yggdrasil.rules.state import State, clear_throw, has, is_support, related, together
from gladsheim.kernel.events import tell
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Moves, Then, then
from gladsheim.words import Refusal, Words


class Reckon(Then):
    """Everybody sees how many risks were prevented and how many were not."""

    def run(self, s: State) -> None:
        if s.log is not None:
            left = risks_left(s)
            tell(s, RisksPrevented(god_text(s, s.thrower), s.risks - left, left))


class SupportsPay(Then):
    """Supports of his blood in his world may suffer in a god's place, each in turn (p. 23, ruling 40)."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: State) -> None:
        left = risks_left(s)
        if not left:
            return
        for slot in range(max(self.first, s.seats), len(s.gods)):
            if can_pay(s, s.thrower, slot):
                then(s, SupportsPay(slot + 1))
                then(s, LetSupportPay(s.thrower, min(left, s.life[slot]), slot))
                return


def last_life(s: State, slot: int, left: int, helps: int, first: int = 0) -> Words | None:
    """Risks that will cost a god's last Life Point, whatever still helps him, supports from a certain one on too."""
    for support in range(max(first, s.seats), len(s.gods)):
        if can_pay(s, slot, support):
            helps += s.life[support] - 1
    if left - helps < s.life[slot]:
        return None
    return Words("yggdrasil-warn-last-life", {"god": god_words(s, slot)})


def can_pay(s: State, slot: int, support: int) -> bool:
    """Whether a support is of a god's blood and in his world."""
    return together(s, slot, support) and related(s, slot, support, TIE)


class LetSupportPay(AskingForNumber):
    """How many Life Points a support loses in the god's place; its last one loses the game."""

    def __init__(self, slot: int, most: int, support: int) -> None:
        super().__init__(slot, most)
        self.support = support

    def kind(self) -> str:
        return "life"

    def answer(self, s: State, move: int) -> None:
        if not move:
            return
        s.prevented += move
        note(s, SupportPaid, god_text(s, self.slot), god_text(s, self.support), move)
        lose_life(s, self.support, move)

    def warning(self, s: State, move: int) -> Words | None:
        if move >= s.life[self.support]:
            return Words("yggdrasil-warn-last-life", {"god": god_words(s, self.support)})
        return last_life(s, self.slot, risks_left(s) - move, 0, self.support + 1)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-let-support-pay", {"count": risks_left(s), "god": god_words(s, self.support)})


class Suffer(Then):
    """A Life Point for each risk that was not prevented; the last one loses the game."""

    def run(self, s: State) -> None:
        lose_life(s, s.thrower, risks_left(s))


class Keepsakes(Then):
    """Artifacts that keep an Elf or a Vanir die (ruling 34): asked only if a Chance Fellow might want it, else done."""

    def run(self, s: State) -> None:
        may_keep_die = lost_dice(s) > 0 and has(s, s.thrower, KEEP_DIE)
        may_keep_elf = s.elves_used > 0 and has(s, s.thrower, KEEP_ELF)
        wanted = is_fellow_here(s)
        if may_keep_die:
            if wanted:
                then(s, KeepDie(s.thrower))
            else:
                keep_die(s)
        if may_keep_elf:
            if wanted:
                then(s, KeepElf(s.thrower))
            else:
                keep_elf(s)


def keep_die(s: State) -> None:
    """One Vanir die that would be lost stays on the sheet."""
    s.dice_kept += 1
    note(s, DieKept, god_text(s, s.thrower))


def keep_elf(s: State) -> None:
    """One Elf that changed a die stays on the sheet."""
    s.elves_used -= 1
    note(s, ElfKept, god_text(s, s.thrower))


class KeepElf(AskingOf):
    """Keep one of the Elves used, or leave it to a Chance Fellow and to Alfheim."""

    def span(self, s: State) -> int:
        return 2

    def moves(self, s: State, out: Moves) -> None:
        out.add(0)
        out.add(1)

    def answer(self, s: State, move: int) -> None:
        if move:
            keep_elf(s)

    def show(self, s: State, move: int) -> str:
        return "elf" if move else "none"

    def label(self, s: State, move: int) -> Words:
        return Words("yggdrasil-choose-keep-elf" if move else "yggdrasil-choose-lose-elf")

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-keep-elf")


class KeepDie(KeepElf):
    """Keep one of the Vanir dice lost, or leave it to a Chance Fellow and to Vanaheim."""

    def answer(self, s: State, move: int) -> None:
        if move:
            keep_die(s)

    def show(self, s: State, move: int) -> str:
        return "die" if move else "none"

    def label(self, s: State, move: int) -> Words:
        return Words("yggdrasil-choose-keep-die" if move else "yggdrasil-choose-lose-die")

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-keep-die")


def is_fellow(s: State, slot: int) -> bool:
    """Whether a Chance Fellow profits from this throw: a god from another's, or the thrower beside a support."""
    if not together(s, s.thrower, slot):
        return False
    return related(s, s.thrower, slot, FELLOW) if is_support(s, slot) else related(s, slot, s.thrower, FELLOW)


def is_fellow_here(s: State) -> bool:
    """Whether another god could take an Elf or a Vanir die out of this throw."""
    for slot in range(s.seats):
        if is_fellow(s, slot):
            return True
    return False


class Fellows(Then):
    """When all is resolved, each Chance Fellow takes an Elf that was used or a die that is lost (rulings 26, 28)."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: State) -> None:
        if not s.elves_used and not lost_dice(s):
            return
        for slot in range(self.first, len(s.gods)):
            if is_fellow(s, slot):
                then(s, Fellows(slot + 1))
                then(s, TakeAsFellow(s.thrower if is_support(s, slot) else slot))
                return


class TakeAsFellow(AskingOf):
    """One Elf, one die or none; beside a support the thrower keeps his own."""

    def span(self, s: State) -> int:
        return DIE + 1

    def moves(self, s: State, out: Moves) -> None:
        out.add(0)
        if s.elves_used:
            out.add(ELF)
        if lost_dice(s):
            out.add(DIE)

    def answer(self, s: State, move: int) -> None:
        if not move:
            return
        if self.slot == s.thrower:
            if move == ELF:
                keep_elf(s)
            else:
                keep_die(s)
            return
        if move == DIE:
            s.dice_kept += 1
        else:
            s.elves_used -= 1
        pass_on(s, s.thrower, self.slot, move)
        note(s, FellowTook, god_text(s, self.slot), self.show(s, move), god_text(s, s.thrower))

    def show(self, s: State, move: int) -> str:
        if move == ELF:
            return "elf"
        return "die" if move == DIE else "none"

    def label(self, s: State, move: int) -> Words:
        if not move:
            return Words("yggdrasil-choose-none")
        return count_words("elves" if move == ELF else "dice", 1)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/no-elf-used" if move == ELF else "yggdrasil/no-die-lost")

    def prompt(self, s: State) -> Words:
        if self.slot == s.thrower:
            return Words("yggdrasil-ask-keep-as-fellow")
        return Words("yggdrasil-ask-take-as-fellow", {"god": god_words(s, s.thrower)})


class Settle(Then):
    """Elves that were used go to Alfheim, lost dice to Vanaheim; a Brother's Elf too, unless an artifact keeps it."""

    def run(self, s: State) -> None:
        give_back_dice(s, s.thrower, lost_dice(s))
        give_back_elves(s, s.thrower, s.elves_used)
        for slot in range(len(s.gods)):
            if s.brother_changed >> slot & 1 == 0:
                continue
            if has(s, slot, KEEP_ELF):
                note(s, ElfKept, god_text(s, slot))
            else:
                give_back_elves(s, slot, 1)
        clear_throw(s)


def give_back_dice(s: State, slot: int, count: int) -> None:
    """Vanir dice from a sheet to the reserve."""
    if not count:
        return
    s.dice[slot] -= count
    s.dice_reserve += count
    note(s, DiceLost, god_text(s, slot), count)


def give_back_elves(s: State, slot: int, count: int) -> None:
    """Elves from a sheet to the reserve."""
    if not count:
        return
    s.elves[slot] -= count
    s.elf_reserve += count
    note(s, ElvesSpent, god_text(s, slot), count)
