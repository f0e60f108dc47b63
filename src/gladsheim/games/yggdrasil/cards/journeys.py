"""Creatures that carry gods to any world (p. 20 and 21), where they may act or fight besides."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.enemies.enemies import strength
from gladsheim.games.yggdrasil.risks.fighting import can_fight_any, refused_fight, start_fight, why_no_fight
from gladsheim.games.yggdrasil.risks.risks import deadly
from gladsheim.games.yggdrasil.rules.asking import AskingForJourney, AskingOf
from gladsheim.games.yggdrasil.rules.notation import god_words, opponent_of, world_words
from gladsheim.games.yggdrasil.rules.printed import MODES, OPPONENT_COUNT, WORLD_COUNT
from gladsheim.games.yggdrasil.rules.relations import offer_ties
from gladsheim.games.yggdrasil.rules.state import State
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
from gladsheim.games.yggdrasil.worlds.gathering import action_perils
from gladsheim.games.yggdrasil.worlds.tree import move_god
from gladsheim.games.yggdrasil.worlds.worlds import mode_of, refused_action, start_action, why_closed
from gladsheim.kernel.step import Moves, Then, then
from gladsheim.words import Refusal, Words

PASS: Final = 0
ACT: Final = 1
FIRST_FIGHT: Final = 1
FIRST_DEED: Final = 2
CANCELLED: Final = 1
"""Risks that the wolves cancel."""


def run_and_fight(s: State, slot: int) -> bool:
    """To any world, and a fight there with one risk cancelled; each is optional (ruling 23 of section 4)."""
    then(s, MayFight(slot))
    then(s, MoveAnywhere(slot))
    offer_ties(s)
    return True


def run_and_act(s: State, slot: int) -> bool:
    """To any world, and its action unless it is closed, in the mode of whoever is there (ruling 22 of section 4)."""
    then(s, MayAct(slot))
    then(s, MoveAnywhere(slot))
    offer_ties(s)
    return True


def move_all(s: State, slot: int) -> bool:
    """Every god may go to any world, supports too (ruling 47)."""
    for other in range(len(s.gods) - 1, -1, -1):
        then(s, MoveAnywhere(other))
    offer_ties(s)
    return True


class MoveAnywhere(AskingForJourney):
    """To which world a god goes, without the usual rules of movement."""

    def moves(self, s: State, out: Moves) -> None:
        for world in range(WORLD_COUNT):
            out.add(world)

    def answer(self, s: State, move: int) -> None:
        if move != s.places[self.slot]:
            move_god(s, self.slot, move)
            offer_ties(s)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-move-anywhere", {"god": god_words(s, self.slot)})


class MayFight(Then):
    """Where he stands now, if there is somebody to fight."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: State) -> None:
        if can_fight_any(s, self.slot):
            then(s, FightBesides(self.slot))


class FightBesides(AskingOf):
    """Whom a god fights with the help of a creature, if anybody."""

    def span(self, s: State) -> int:
        return FIRST_FIGHT + OPPONENT_COUNT + len(s.standees)

    def moves(self, s: State, out: Moves) -> None:
        out.add(PASS)
        for opponent in range(OPPONENT_COUNT + len(s.standees)):
            if why_no_fight(s, self.slot, opponent) == 0:
                out.add(FIRST_FIGHT + opponent)

    def answer(self, s: State, move: int) -> None:
        if move != PASS:
            start_fight(s, self.slot, move - FIRST_FIGHT, CANCELLED)

    def show(self, s: State, move: int) -> str:
        return "pass" if move == PASS else f"fight {s.saga.opponent_name(move - FIRST_FIGHT)}"

    def label(self, s: State, move: int) -> Words:
        if move == PASS:
            return Words("yggdrasil-choose-pass")
        return Words("yggdrasil-choose-fight", {"opponent": opponent_of(s, move - FIRST_FIGHT)})

    def warning(self, s: State, move: int) -> Words | None:
        if move == PASS:
            return None
        opponent = move - FIRST_FIGHT
        return deadly(s, self.slot, strength(s, opponent), opponent, CANCELLED)

    def why_not(self, s: State, move: int) -> Refusal:
        return refused_fight(s, self.slot, move - FIRST_FIGHT)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-fight-besides")


class MayAct(Then):
    """Where he stands now, if the world is open."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: State) -> None:
        world = s.places[self.slot]
        if is_open(s, self.slot) or (not s.devastated[world] and can_do_any(s, self.slot, world)):
            then(s, ActBesides(self.slot))


def is_open(s: State, slot: int) -> bool:
    """Whether the action of the world where a god stands is to be had."""
    return why_closed(s, s.places[slot], mode_of(s, slot, s.places[slot])) == 0


class ActBesides(AskingOf):
    """Whether a god performs the action of the world to which a creature has carried him."""

    def span(self, s: State) -> int:
        return FIRST_DEED + deed_count(s)

    def moves(self, s: State, out: Moves) -> None:
        out.add(PASS)
        if is_open(s, self.slot):
            out.add(ACT)
        for deed in range(deed_count(s)):
            if why_no_deed(s, self.slot, s.places[self.slot], deed) == 0:
                out.add(FIRST_DEED + deed)

    def answer(self, s: State, move: int) -> None:
        world = s.places[self.slot]
        if move == ACT:
            start_action(s, self.slot, world, mode_of(s, self.slot, world))
        elif move >= FIRST_DEED:
            start_deed(s, self.slot, world, move - FIRST_DEED, mode_of(s, self.slot, world))

    def show(self, s: State, move: int) -> str:
        if move >= FIRST_DEED:
            return deed_text(s, move - FIRST_DEED)
        return "act" if move == ACT else "pass"

    def why_not(self, s: State, move: int) -> Refusal:
        world = s.places[self.slot]
        if move >= FIRST_DEED:
            return refused_deed(s, self.slot, world, move - FIRST_DEED)
        return refused_action(world, why_closed(s, world, mode_of(s, self.slot, world)))

    def label(self, s: State, move: int) -> Words:
        if move == PASS:
            return Words("yggdrasil-choose-pass")
        world = s.places[self.slot]
        if move >= FIRST_DEED:
            return deed_label(s, self.slot, world, move - FIRST_DEED, mode_of(s, self.slot, world))
        return Words(f"yggdrasil-choose-act-{MODES[mode_of(s, self.slot, world)]}", {"world": world_words(world)})

    def warning(self, s: State, move: int) -> Words | None:
        if move == PASS:
            return None
        world = s.places[self.slot]
        if move >= FIRST_DEED:
            return deed_perils(s, self.slot, world, move - FIRST_DEED, mode_of(s, self.slot, world))
        return action_perils(s, self.slot, world, mode_of(s, self.slot, world))

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-act-besides", {"world": world_words(s.places[self.slot])})
