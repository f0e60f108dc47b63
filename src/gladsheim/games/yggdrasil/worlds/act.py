"""Step 3 (p. 12 to 16): the action of the world, healing the Tree, or a fight."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.enemies.enemies import strength
from gladsheim.games.yggdrasil.risks.fighting import (
    can_fight_any,
    refused_fight,
    start_fight,
    why_no_fight,
    why_no_usual_fight,
)
from gladsheim.games.yggdrasil.risks.risks import deadly
from gladsheim.games.yggdrasil.rules.asking import AskingOf
from gladsheim.games.yggdrasil.rules.events import Passed
from gladsheim.games.yggdrasil.rules.notation import god_text, god_words, world_words
from gladsheim.games.yggdrasil.rules.notation import opponent_of as words_of
from gladsheim.games.yggdrasil.rules.powers import NO_POWER, NOT_HERE, give_life, why_no_blessing
from gladsheim.games.yggdrasil.rules.printed import (
    ACT_AND_FIGHT,
    GOD_COUNT,
    MODES,
    OPPONENT_COUNT,
)
from gladsheim.games.yggdrasil.rules.relations import could_have, has_ties, offer_ties
from gladsheim.games.yggdrasil.rules.state import State, has
from gladsheim.games.yggdrasil.sagas.book import MOST_STANDEES
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
from gladsheim.games.yggdrasil.worlds.worlds import (
    heal_cost,
    mode_of,
    refused_action,
    start_action,
    start_heal,
    why_closed,
    why_no_heal,
)
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Moves, Then, then
from gladsheim.words import Refusal, Words

PASS: Final = 0
ACT: Final = 1
HEAL: Final = 2
FIGHT: Final = 3
BLESS: Final = FIGHT + OPPONENT_COUNT
STANDEE: Final = BLESS + GOD_COUNT
DEED: Final = STANDEE + MOST_STANDEES
"""Fights with standees and saga actions come behind all else, so that the standard game knows nothing of them."""

ACTED: Final = 1
FOUGHT: Final = 2
"""What a god has done in step 3, as bits."""


class ActStep(Then):
    """Step 3, unless the turn has ended or nothing can be done."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: State) -> None:
        if s.stopped:
            return
        if can_do_more(s, self.slot, 0):
            then(s, Act(self.slot, 0))
        else:
            note(s, Passed, god_text(s, self.slot))


class ActAgain(Then):
    """An artifact lets a god both act and fight, in any order, where he stands then (p. 19, ruling 43)."""

    def __init__(self, slot: int, done: int) -> None:
        self.slot = slot
        self.done = done

    def run(self, s: State) -> None:
        if has(s, self.slot, ACT_AND_FIGHT) and can_do_more(s, self.slot, self.done):
            then(s, Act(self.slot, self.done))


class TiesBetween(ActAgain):
    """Before that, Blood Ties: his kin may have the artifact, or something that helps him then (ruling 40)."""

    def run(self, s: State) -> None:
        if could_have(s, self.slot, ACT_AND_FIGHT) and can_do_more(s, self.slot, self.done):
            offer_ties(s)


class Act(AskingOf):
    """Step 3: pass, the action of the world, heal the Tree, a fight, or a power (p. 12)."""

    def __init__(self, slot: int, done: int) -> None:
        super().__init__(slot)
        self.done = done

    def span(self, s: State) -> int:
        return DEED + deed_count(s) if s.saga.is_campaign else BLESS + len(s.gods)

    def moves(self, s: State, out: Moves) -> None:
        out.add(PASS)
        if not self.done & ACTED:
            if can_act(s, self.slot):
                out.add(ACT)
            if why_no_heal(s, s.places[self.slot]) == 0:
                out.add(HEAL)
        if s.saga.is_campaign:
            self.saga_fights(s, out)
        elif not self.done & FOUGHT:
            for move in range(FIGHT, BLESS):
                if why_no_usual_fight(s, self.slot, move - FIGHT) == 0:
                    out.add(move)
        if not self.done:
            for other in range(len(s.gods)):
                if why_no_blessing(s, self.slot, other) == 0:
                    out.add(BLESS + other)
        if s.saga.is_campaign:
            self.saga_moves(s, out)

    def saga_fights(self, s: State, out: Moves) -> None:
        """Fights with Enemies and Iotunns as a page has them."""
        if not self.done & FOUGHT:
            for move in range(FIGHT, BLESS):
                if why_no_fight(s, self.slot, move - FIGHT) == 0:
                    out.add(move)

    def saga_moves(self, s: State, out: Moves) -> None:
        """Fights with standees, and deeds (C49, C52)."""
        if not self.done & FOUGHT:
            for standee in range(len(s.standees)):
                if why_no_fight(s, self.slot, OPPONENT_COUNT + standee) == 0:
                    out.add(STANDEE + standee)
        if not self.done & ACTED:
            for deed in range(deed_count(s)):
                if why_no_deed(s, self.slot, s.places[self.slot], deed) == 0:
                    out.add(DEED + deed)

    def answer(self, s: State, move: int) -> None:
        if move == PASS:
            if not self.done and s.log is not None:
                note(s, Passed, god_text(s, self.slot))
            return
        if BLESS <= move < STANDEE:
            give_life(s, self.slot, move - BLESS)
            return
        world = s.places[self.slot]
        fights = is_fight(move)
        if not self.done:
            deed = FOUGHT if fights else ACTED
            then(s, ActAgain(self.slot, deed))
            if has_ties(s):
                then(s, TiesBetween(self.slot, deed))
        if fights:
            start_fight(s, self.slot, opponent_of(move))
        elif move == ACT:
            start_action(s, self.slot, world, mode_of(s, self.slot, world))
        elif move >= DEED:
            start_deed(s, self.slot, world, move - DEED, mode_of(s, self.slot, world))
        else:
            start_heal(s, self.slot, world)

    def show(self, s: State, move: int) -> str:
        if move == PASS:
            return "pass"
        if move == ACT:
            return "act"
        if move == HEAL:
            return "heal"
        if is_fight(move):
            opponent = opponent_of(move)
            if opponent >= OPPONENT_COUNT + len(s.standees):
                return f"fight nobody {opponent}"
            return f"fight {s.saga.opponent_name(opponent)}"
        if move >= DEED:
            return deed_text(s, move - DEED)
        other = move - BLESS
        return f"bless {god_text(s, other)}" if other < len(s.gods) else f"bless nobody {other}"

    def why_not(self, s: State, move: int) -> Refusal:
        world = s.places[self.slot]
        if BLESS <= move < STANDEE:
            return self.why_not_bless(s, move - BLESS)
        if is_fight(move):
            if self.done & FOUGHT:
                return Refusal("yggdrasil/fight-done")
            if opponent_of(move) >= OPPONENT_COUNT + len(s.standees):
                return Refusal("move/illegal")
            return refused_fight(s, self.slot, opponent_of(move))
        if self.done & ACTED:
            return Refusal("yggdrasil/action-done")
        if move >= DEED:
            return refused_deed(s, self.slot, world, move - DEED)
        if move == ACT:
            return refused_action(world, why_closed(s, world, mode_of(s, self.slot, world)))
        return refused_action(world, why_no_heal(s, world))

    def why_not_bless(self, s: State, other: int) -> Refusal:
        """Why a god cannot be given life."""
        if other >= len(s.gods):
            return Refusal("move/illegal")
        reason = why_no_blessing(s, self.slot, other)
        if reason == NO_POWER:
            return Refusal("yggdrasil/no-power", {"god": god_words(s, self.slot)})
        if self.done:
            return Refusal("yggdrasil/step-begun", {"god": god_words(s, self.slot)})
        code = "yggdrasil/god-not-here" if reason == NOT_HERE else "yggdrasil/full-life"
        return Refusal(code, {"god": god_words(s, other)})

    def label(self, s: State, move: int) -> Words:
        world = s.places[self.slot]
        if move == PASS:
            return Words("yggdrasil-choose-pass")
        if move == ACT:
            mode = MODES[mode_of(s, self.slot, world)]
            return Words(f"yggdrasil-choose-act-{mode}", {"world": world_words(world)})
        if move == HEAL:
            return Words("yggdrasil-choose-heal", {"world": world_words(world), "cost": heal_cost(s, self.slot, world)})
        if is_fight(move):
            return Words("yggdrasil-choose-fight", {"opponent": words_of(s, opponent_of(move))})
        if move >= DEED:
            return deed_label(s, self.slot, world, move - DEED, mode_of(s, self.slot, world))
        return Words("yggdrasil-choose-bless", {"god": god_words(s, move - BLESS)})

    def warning(self, s: State, move: int) -> Words | None:
        world = s.places[self.slot]
        if move == ACT:
            return action_perils(s, self.slot, world, mode_of(s, self.slot, world))
        if move >= DEED:
            return deed_perils(s, self.slot, world, move - DEED, mode_of(s, self.slot, world))
        if is_fight(move):
            return deadly(s, self.slot, strength(s, opponent_of(move)), opponent_of(move))
        return heal_perils(s, self.slot, world) if move == HEAL else None

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-act-again" if self.done else "yggdrasil-ask-act")


def opponent_of(move: int) -> int:
    """Whom a move of `Act` fights."""
    return move - FIGHT if move < BLESS else OPPONENT_COUNT + move - STANDEE


def is_fight(move: int) -> bool:
    """Whether a move of `Act` is a fight."""
    return FIGHT <= move < BLESS or STANDEE <= move < DEED


def can_act(s: State, slot: int) -> bool:
    """Whether the action of the world where a god stands is open to him."""
    world = s.places[slot]
    return why_closed(s, world, mode_of(s, slot, world)) == 0


def can_bless_any(s: State, slot: int) -> bool:
    """Whether a god has the power to give life, and somebody to give it to."""
    for other in range(len(s.gods)):
        if why_no_blessing(s, slot, other) == 0:
            return True
    return False


def can_do_more(s: State, slot: int, done: int) -> bool:
    """Whether step 3 offers more than to pass."""
    if not done & ACTED and (can_act(s, slot) or why_no_heal(s, s.places[slot]) == 0):
        return True
    if s.saga.is_campaign and not done & ACTED and can_do_any(s, slot, s.places[slot]):
        return True
    if not done & FOUGHT and can_fight_any(s, slot):
        return True
    return not done and can_bless_any(s, slot)
