"""Runic stones (p. 15): thrown on Iotunheim; each that lies open may be used, in any order."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.cards.gifts import lacks_life
from gladsheim.games.yggdrasil.risks.events import StoneThrown, StoneUsed
from gladsheim.games.yggdrasil.risks.kin import TO_THROW, AskKin
from gladsheim.games.yggdrasil.rules.asking import AskingForGod, AskingForWorld, AskingOf
from gladsheim.games.yggdrasil.rules.life import gain_life
from gladsheim.games.yggdrasil.rules.notation import effect_words, god_text, god_words, stone_words, world_words
from gladsheim.games.yggdrasil.rules.printed import (
    NONE,
    NORMAL,
    STONE_COUNT,
    STONE_EFFECTS,
    STONE_MOVE,
    STONE_NORMAL,
    STONE_RECOVER,
    STONE_TURN,
    STONES,
    WORLD_COUNT,
)
from gladsheim.games.yggdrasil.rules.relations import has_ties, offer_ties
from gladsheim.games.yggdrasil.rules.state import State, no_stones
from gladsheim.games.yggdrasil.sagas.deeds import (
    can_do_any,
    deed_count,
    deed_label,
    deed_perils,
    deed_text,
    refused_deed,
    start_deed,
    why_no_deed,
)
from gladsheim.games.yggdrasil.worlds.gathering import action_perils, heal_perils
from gladsheim.games.yggdrasil.worlds.tree import move_god, turn_mid
from gladsheim.games.yggdrasil.worlds.worlds import (
    heal_cost,
    refused_action,
    risks_of,
    start_action,
    start_heal,
    why_closed,
    why_no_heal,
)
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Chance, Frame, Moves, Then, then
from gladsheim.words import Refusal, Words

EFFECT_COUNT: Final = 4
DONE: Final = 0
FIRST_STONE: Final = 1
HEAL: Final = 0
FIRST_DEED: Final = 1


def throw_stones(s: State, slot: int, count: int) -> None:
    """Iotunheim's action: white, white and green, or all; results of an earlier throw still open wait (ruling 44)."""
    if has_open_stones(s):
        then(s, StonesAside(s.stones[0], s.stones[1], s.stones[2]))
        s.stones = no_stones()
    then(s, StonesLie(slot))
    for stone in range(count - 1, -1, -1):
        then(s, ThrowStone(stone))


def has_open_stones(s: State) -> bool:
    """Whether a stone was thrown and not used yet."""
    for stone in range(STONE_COUNT):
        if s.stones[stone] != NONE:
            return True
    return False


class ThrowStone(Chance):
    """A stone is thrown like a coin (ruling 16 of section 4)."""

    def __init__(self, stone: int) -> None:
        self.stone = stone

    def span(self, s: State) -> int:
        return EFFECT_COUNT

    def moves(self, s: State, out: Moves) -> None:
        first = s.figures.stone_sides[2 * self.stone]
        second = s.figures.stone_sides[2 * self.stone + 1]
        out.add(first)
        if second != first:
            out.add(second)

    def answer(self, s: State, move: int) -> None:
        s.stones[self.stone] = move
        note(s, StoneThrown, STONES[self.stone], STONE_EFFECTS[move])

    def show(self, s: State, move: int) -> str:
        return STONE_EFFECTS[move]

    def label(self, s: State, move: int) -> Words:
        return effect_words(move)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/no-such-rune", {"stone": stone_words(self.stone), "effect": effect_words(move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-throw-stone", {"stone": stone_words(self.stone)})


class StonesAside(Then):
    """Stones that lay open when others were thrown again can be used now."""

    def __init__(self, white: int, green: int, red: int) -> None:
        self.white = white
        self.green = green
        self.red = red

    def run(self, s: State) -> None:
        s.stones = [self.white, self.green, self.red]


class StonesLie(Then):
    """As long as a stone can be used, the god is asked; the rest is given up."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: State) -> None:
        for stone in range(STONE_COUNT):
            if s.stones[stone] != NONE and can_use(s, self.slot, s.stones[stone]):
                then(s, UseStone(self.slot))
                return
        s.stones = no_stones()


def can_use(s: State, slot: int, effect: int) -> bool:
    """Life is recovered only if some is lacking, and an action needs a world where one is possible."""
    if effect == STONE_RECOVER:
        return lacks_life(s, slot)
    if effect == STONE_NORMAL:
        for world in range(WORLD_COUNT):
            if is_open(s, slot, world):
                return True
        return False
    return True


def is_open(s: State, slot: int, world: int) -> bool:
    """Whether the normal action of a world is possible from afar, or else healing it or a deed there (C50)."""
    if why_closed(s, world, NORMAL) == 0 or why_no_heal(s, world) == 0:
        return True
    return s.devastated[world] == 1 and can_do_any(s, slot, world)


class UseStone(AskingOf):
    """Which stone is used next, if any."""

    def span(self, s: State) -> int:
        return FIRST_STONE + STONE_COUNT * EFFECT_COUNT

    def moves(self, s: State, out: Moves) -> None:
        out.add(DONE)
        for stone in range(STONE_COUNT):
            effect = s.stones[stone]
            if effect != NONE and can_use(s, self.slot, effect):
                out.add(FIRST_STONE + stone * EFFECT_COUNT + effect)

    def answer(self, s: State, move: int) -> None:
        if move == DONE:
            s.stones = no_stones()
            return
        stone = (move - FIRST_STONE) // EFFECT_COUNT
        effect = s.stones[stone]
        s.stones[stone] = NONE
        note(s, StoneUsed, god_text(s, self.slot), STONES[stone], STONE_EFFECTS[effect])
        then(s, StonesLie(self.slot))
        if effect == STONE_TURN:
            then(s, TurnMid(self.slot))
        elif effect == STONE_MOVE:
            then(s, MoveWhom(self.slot))
            offer_ties(s)
        elif effect == STONE_NORMAL:
            act_from_afar(s, self.slot)
        else:
            gain_life(s, self.slot, 1)

    def show(self, s: State, move: int) -> str:
        if move == DONE:
            return "done"
        stone, effect = divmod(move - FIRST_STONE, EFFECT_COUNT)
        return f"{STONES[stone]} {STONE_EFFECTS[effect]}"

    def label(self, s: State, move: int) -> Words:
        if move == DONE:
            return Words("yggdrasil-choose-done")
        stone, effect = divmod(move - FIRST_STONE, EFFECT_COUNT)
        return Words("yggdrasil-choose-stone", {"stone": stone_words(stone), "effect": effect_words(effect)})

    def why_not(self, s: State, move: int) -> Refusal:
        stone, effect = divmod(move - FIRST_STONE, EFFECT_COUNT)
        if s.stones[stone] != effect:
            terms = {"stone": stone_words(stone), "effect": effect_words(effect)}
            return Refusal("yggdrasil/stone-not-open", {**terms})
        if effect == STONE_RECOVER:
            return Refusal("yggdrasil/full-life", {"god": god_words(s, self.slot)})
        return Refusal("yggdrasil/no-open-world")

    def warning(self, s: State, move: int) -> Words | None:
        if move == DONE or (move - FIRST_STONE) % EFFECT_COUNT != STONE_NORMAL:
            return None
        world = only_open(s, self.slot)
        return None if world == NONE else perils_in(s, self.slot, world)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-use-stone")


class TurnMid(AskingOf):
    """How far the middle level turns clockwise."""

    def span(self, s: State) -> int:
        return 3

    def moves(self, s: State, out: Moves) -> None:
        for places in range(3):
            out.add(places)

    def answer(self, s: State, move: int) -> None:
        turn_mid(s, move)

    def show(self, s: State, move: int) -> str:
        return f"turn {move}"

    def label(self, s: State, move: int) -> Words:
        return Words("yggdrasil-choose-turn", {"count": move})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-turn-mid")


class MoveWhom(AskingForGod):
    """Which god is moved: any, a support too (ruling 15 of section 4)."""

    def moves(self, s: State, out: Moves) -> None:
        for slot in range(len(s.gods)):
            out.add(slot)

    def answer(self, s: State, move: int) -> None:
        then(s, MoveWhere(self.slot, move))

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-move-whom")


class MoveWhere(AskingForWorld):
    """To which other world, without the usual rules of movement."""

    def __init__(self, slot: int, whom: int) -> None:
        super().__init__(slot)
        self.whom = whom

    def moves(self, s: State, out: Moves) -> None:
        for world in range(WORLD_COUNT):
            if world != s.places[self.whom]:
                out.add(world)

    def answer(self, s: State, move: int) -> None:
        move_god(s, self.whom, move)
        offer_ties(s)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/already-there", {"god": god_words(s, self.whom), "world": world_words(move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-move-where", {"god": god_words(s, self.whom)})


def act_from_afar(s: State, slot: int) -> None:
    """The normal action of any world; a single one that is possible is no question."""
    world = only_open(s, slot)
    if world == NONE:
        then(s, ActWhere(slot))
    else:
        act_in(s, slot, world)


def only_open(s: State, slot: int) -> int:
    """The world that can be acted in from afar, if there is no other; NONE if there is."""
    only = NONE
    for world in range(WORLD_COUNT):
        if is_open(s, slot, world):
            if only != NONE:
                return NONE
            only = world
    return only


def act_in(s: State, slot: int, world: int) -> None:
    """A devastated world can only be healed, for the usual price (ruling 44); kin's dice help against risks (40)."""
    if s.devastated[world] and can_do_any(s, slot, world):
        then(s, ActHow(slot, world))
    elif s.devastated[world]:
        start_heal(s, slot, world)
    else:
        start_action(s, slot, world, NORMAL)
        if risks_of(s, world, NORMAL) and has_ties(s):
            then(s, AskKin(slot, TO_THROW, 0))


def perils_in(s: State, slot: int, world: int) -> Words | None:
    """What acting from afar may cost; where there is a choice, that is said then."""
    if s.devastated[world] and can_do_any(s, slot, world):
        return None
    return heal_perils(s, slot, world) if s.devastated[world] else action_perils(s, slot, world, NORMAL)


class ActWhere(AskingForWorld):
    """In which world a god acts from afar."""

    def moves(self, s: State, out: Moves) -> None:
        for world in range(WORLD_COUNT):
            if is_open(s, self.slot, world):
                out.add(world)

    def answer(self, s: State, move: int) -> None:
        act_in(s, self.slot, move)

    def why_not(self, s: State, move: int) -> Refusal:
        return refused_action(move, why_closed(s, move, NORMAL))

    def warning(self, s: State, move: int) -> Words | None:
        return perils_in(s, self.slot, move)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-act-where")


class ActHow(AskingOf):
    """What a god does from afar in a devastated world: heal it, or a deed of the saga (C50)."""

    def __init__(self, slot: int, world: int) -> None:
        super().__init__(slot)
        self.world = world

    def span(self, s: State) -> int:
        return FIRST_DEED + deed_count(s)

    def moves(self, s: State, out: Moves) -> None:
        if why_no_heal(s, self.world) == 0:
            out.add(HEAL)
        for deed in range(deed_count(s)):
            if why_no_deed(s, self.slot, self.world, deed) == 0:
                out.add(FIRST_DEED + deed)

    def answer(self, s: State, move: int) -> None:
        if move == HEAL:
            start_heal(s, self.slot, self.world)
        else:
            start_deed(s, self.slot, self.world, move - FIRST_DEED, NORMAL)

    def show(self, s: State, move: int) -> str:
        return "heal" if move == HEAL else deed_text(s, move - FIRST_DEED)

    def label(self, s: State, move: int) -> Words:
        if move == HEAL:
            cost = heal_cost(s, self.slot, self.world)
            return Words("yggdrasil-choose-heal", {"world": world_words(self.world), "cost": cost})
        return deed_label(s, self.slot, self.world, move - FIRST_DEED, NORMAL)

    def why_not(self, s: State, move: int) -> Refusal:
        if move == HEAL:
            return refused_action(self.world, why_no_heal(s, self.world))
        return refused_deed(s, self.slot, self.world, move - FIRST_DEED)

    def warning(self, s: State, move: int) -> Words | None:
        if move == HEAL:
            return heal_perils(s, self.slot, self.world)
        return deed_perils(s, self.slot, self.world, move - FIRST_DEED, NORMAL)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-act-how", {"world": world_words(self.world)})


STONE_FRAMES: Final[tuple[type[Frame], ...]] = (
    ThrowStone,
    StonesAside,
    StonesLie,
    UseStone,
    TurnMid,
    MoveWhom,
    MoveWhere,
    ActWhere,
    ActHow,
)
