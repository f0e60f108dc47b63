"""The actions of six worlds (p. 14 to 16), and what creatures give in the same way."""

from __future__ import annotations

from gladsheim.games.yggdrasil.enemies.enemies import heal
from gladsheim.games.yggdrasil.risks.risks import deadly, take_risks
from gladsheim.games.yggdrasil.rules.asking import AskingForNumber, AskingForWorld
from gladsheim.games.yggdrasil.rules.events import AnonymousFreed, DiceTaken, ElvesTaken, GiantsDriven, HeroesCalled
from gladsheim.games.yggdrasil.rules.notation import god_text, god_words, world_words
from gladsheim.games.yggdrasil.rules.printed import (
    ALFHEIM,
    ASGARD,
    HERO_COUNT,
    MIDGARD,
    MUSPELLHEIM,
    NIFLHEIM,
    NONE,
    NORMAL,
    VANAHEIM,
    WORLD_COUNT,
)
from gladsheim.games.yggdrasil.rules.state import State, devastated_worlds
from gladsheim.games.yggdrasil.sagas.obeying import watch
from gladsheim.games.yggdrasil.worlds.tree import enemies_in
from gladsheim.games.yggdrasil.worlds.worlds import amount, heal_cost, risks_of
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Moves, Then, then
from gladsheim.words import Refusal, Words


def act_in_asgard(s: State, slot: int, mode: int) -> None:
    """Risky: heal the Tree from afar (p. 14)."""
    then(s, HealFromAfar(slot))
    take_risks(s, slot, risks_of(s, ASGARD, mode), NONE)


class HealFromAfar(Then):
    """Once the Risks are met, one devastated world is healed."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: State) -> None:
        heal_any(s, self.slot)


def heal_any(s: State, slot: int) -> None:
    """A god heals a devastated world of his choice, blocked ones too (ruling 21)."""
    if devastated_worlds(s) > 1:
        then(s, HealWhere(slot))
    elif devastated_worlds(s) == 1:
        heal(s, s.devastated.index(1), slot)


class HealWhere(AskingForWorld):
    """Which devastated world is healed."""

    def moves(self, s: State, out: Moves) -> None:
        for world in range(WORLD_COUNT):
            if s.devastated[world]:
                out.add(world)

    def answer(self, s: State, move: int) -> None:
        heal(s, move, self.slot)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-devastated", {"world": world_words(move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-heal-where")

    def warning(self, s: State, move: int) -> Words | None:
        return in_vain(s, move)


def in_vain(s: State, world: int) -> Words | None:
    """A world in which two Enemies stand is devastated again at once (ruling 18)."""
    if enemies_in(s, world) < 2:
        return None
    return Words("yggdrasil-warn-heal-in-vain", {"world": world_words(world)})


def all_in_vain(s: State) -> Words | None:
    """Healing from afar is in vain where two Enemies stand in every devastated world."""
    warning: Words | None = None
    for world in range(WORLD_COUNT):
        if s.devastated[world]:
            warning = in_vain(s, world)
            if warning is None:
                return None
    return warning


def heal_perils(s: State, slot: int, world: int) -> Words | None:
    """Healing may cost the last Life Point, or be in vain (rulings 18 and 19)."""
    if s.life[slot] <= heal_cost(s, slot, world):
        return Words("yggdrasil-warn-heal-kills", {"god": god_words(s, slot)})
    return in_vain(s, world)


def action_perils(s: State, slot: int, world: int, mode: int) -> Words | None:
    """A world's action may cost the last Life Point, or be in vain."""
    warning = deadly(s, slot, risks_of(s, world, mode), NONE)
    return all_in_vain(s) if warning is None and world == ASGARD else warning


def act_in_alfheim(s: State, slot: int, mode: int) -> None:
    """Take Elves (p. 14); a single one is no question, for whoever wants none does not act."""
    most = amount(s, ALFHEIM, mode)
    if min(most, s.elf_reserve) == 1:
        take_elves(s, slot, 1)
    else:
        offer_elves(s, slot, most)


def offer_elves(s: State, slot: int, most: int) -> None:
    """Up to so many Elves, as far as the reserve goes, or none."""
    if s.elf_reserve:
        then(s, TakeElves(slot, min(most, s.elf_reserve)))


class TakeElves(AskingForNumber):
    """How many Elves."""

    def kind(self) -> str:
        return "elf"

    def answer(self, s: State, move: int) -> None:
        if move:
            take_elves(s, self.slot, move)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-take-elves", {"most": self.most})


def take_elves(s: State, slot: int, count: int) -> None:
    """Elves from Alfheim to a god's sheet."""
    s.elf_reserve -= count
    s.elves[slot] += count
    note(s, ElvesTaken, god_text(s, slot), count)


def act_in_vanaheim(s: State, slot: int, mode: int) -> None:
    """Take Vanir dice (p. 14); a single one is no question, for whoever wants none does not act."""
    most = amount(s, VANAHEIM, mode)
    if min(most, s.dice_reserve) == 1:
        take_dice(s, slot, 1)
    else:
        offer_dice(s, slot, most)


def offer_dice(s: State, slot: int, most: int) -> None:
    """Up to so many Vanir dice, as far as the reserve goes, or none (section 4, ruling 10)."""
    if s.dice_reserve:
        then(s, TakeDice(slot, min(most, s.dice_reserve)))


class TakeDice(AskingForNumber):
    """How many Vanir dice."""

    def kind(self) -> str:
        return "die"

    def answer(self, s: State, move: int) -> None:
        if move:
            take_dice(s, self.slot, move)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-take-dice", {"most": self.most})


def take_dice(s: State, slot: int, count: int) -> None:
    """Vanir dice from Vanaheim to a god's sheet."""
    s.dice_reserve -= count
    s.dice[slot] += count
    note(s, DiceTaken, god_text(s, slot), count)


def act_in_midgard(s: State, slot: int, mode: int) -> None:
    """Heroes to Valhalla (p. 14)."""
    offer_heroes(s, slot, amount(s, MIDGARD, mode))


def offer_heroes(s: State, slot: int, most: int) -> None:
    """Up to so many Heroes, as far as the reserve goes (section 4, ruling 11); a single one is refused by nobody."""
    most = min(most, HERO_COUNT - s.heroes)
    if most > 1:
        then(s, TakeHeroes(slot, most))
    elif most == 1:
        call_heroes(s, slot, 1)


class TakeHeroes(AskingForNumber):
    """How many Heroes."""

    def kind(self) -> str:
        return "hero"

    def answer(self, s: State, move: int) -> None:
        if move:
            call_heroes(s, self.slot, move)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-take-heroes", {"most": self.most})


def call_heroes(s: State, slot: int, count: int) -> None:
    """Heroes from Midgard to Valhalla, for all gods."""
    s.heroes += count
    note(s, HeroesCalled, god_text(s, slot), count, s.heroes)
    if s.saga.is_campaign:
        watch(s)


def act_in_niflheim(s: State, slot: int, mode: int) -> None:
    """Risky: Anonymous from Hel's ladder back to Midgard (p. 16)."""
    then(s, LadderEmpties(slot, NIFLHEIM))
    take_risks(s, slot, risks_of(s, NIFLHEIM, mode), NONE)


def act_in_muspellheim(s: State, slot: int, mode: int) -> None:
    """Risky: Fire Giants from Surt's ladder back to their reserve (p. 16)."""
    then(s, LadderEmpties(slot, MUSPELLHEIM))
    take_risks(s, slot, risks_of(s, MUSPELLHEIM, mode), NONE)


class LadderEmpties(Then):
    """Once the Risks are met, up to three leave the ladder of a world."""

    def __init__(self, slot: int, world: int) -> None:
        self.slot = slot
        self.world = world

    def run(self, s: State) -> None:
        climbed = s.anonymous if self.world == NIFLHEIM else s.giants
        most = min(amount(s, self.world, NORMAL), climbed)
        if most > 1:
            then(s, FreeAnonymous(self.slot, most) if self.world == NIFLHEIM else DriveGiants(self.slot, most))
        elif most == 1 and self.world == NIFLHEIM:
            free_anonymous(s, self.slot, 1)
        elif most == 1:
            drive_giants(s, self.slot, 1)


class FreeAnonymous(AskingForNumber):
    """How many Anonymous leave Hel's ladder."""

    def kind(self) -> str:
        return "anonymous"

    def answer(self, s: State, move: int) -> None:
        if move:
            free_anonymous(s, self.slot, move)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-free-anonymous", {"most": self.most})


def free_anonymous(s: State, slot: int, count: int) -> None:
    """Anonymous go back to Midgard."""
    s.anonymous -= count
    note(s, AnonymousFreed, god_text(s, slot), count, s.anonymous)
    if s.saga.is_campaign:
        watch(s)


class DriveGiants(AskingForNumber):
    """How many Fire Giants leave Surt's ladder."""

    def kind(self) -> str:
        return "giant"

    def answer(self, s: State, move: int) -> None:
        if move:
            drive_giants(s, self.slot, move)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-drive-giants", {"most": self.most})


def drive_giants(s: State, slot: int, count: int) -> None:
    """Fire Giants go back to Muspellheim."""
    s.giants -= count
    note(s, GiantsDriven, god_text(s, slot), count, s.giants)
    if s.saga.is_campaign:
        watch(s)
