"""Creatures that let life and belongings pass between gods (p. 20 and 21).

Free giving is cut into single gifts. Each god is asked in turn, by slot, and gives one thing after the other until he
says that he is done; then he is not asked again, and what he receives later stays with him. A god gives things in one
order (Elves, Vanir dice, artifacts) and life by slot of the receiver, so that every outcome is reached in one way only.
"""

from __future__ import annotations

from gladsheim.games.yggdrasil.risks.events import Given, LifeGiven
from gladsheim.games.yggdrasil.rules.asking import AskingForGod, AskingOf
from gladsheim.games.yggdrasil.rules.life import gain_life
from gladsheim.games.yggdrasil.rules.notation import god_text, god_words
from gladsheim.games.yggdrasil.rules.printed import NONE
from gladsheim.games.yggdrasil.rules.relations import (
    DONE,
    ELF,
    THING_COUNT,
    owns,
    owns_anything,
    pass_on,
    read_thing,
    thing_text,
    thing_words,
)
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Moves, Then, then
from gladsheim.words import Refusal, Words


def lacks_life(s: State, slot: int) -> bool:
    """Whether a god has fewer Life Points than at the start; supports too (ruling 47)."""
    return s.life[slot] < s.most_life[slot]


def return_life(s: State, slot: int, left: int) -> bool:
    """Lost Life Points go back to gods of this god's choice, one by one; False if nobody lacks any."""
    only = NONE
    count = 0
    for other in range(len(s.gods)):
        if lacks_life(s, other):
            only = other
            count += 1
    if count > 1:
        then(s, ReturnLife(slot, left))
    elif count:
        gain_life(s, only, left)
    return count > 0


class ReturnLife(AskingForGod):
    """Who gets the next Life Point back."""

    def __init__(self, slot: int, left: int) -> None:
        super().__init__(slot)
        self.left = left

    def moves(self, s: State, out: Moves) -> None:
        for slot in range(len(s.gods)):
            if lacks_life(s, slot):
                out.add(slot)

    def answer(self, s: State, move: int) -> None:
        gain_life(s, move, 1)
        if self.left > 1:
            return_life(s, self.slot, self.left - 1)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/full-life", {"god": god_words(s, move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-return-life", {"count": self.left})


def offer_gifts(s: State) -> bool:
    """Every god may give what he has to any other (ruling 20 of section 4); False if nobody can."""
    if s.seats == 1:
        return False
    for slot in range(s.seats):
        if owns_anything(s, slot):
            then(s, Gifts(slot))
            return True
    return False


class Gifts(Then):
    """The next god who has something to give."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: State) -> None:
        for slot in range(self.first, s.seats):
            if owns_anything(s, slot):
                then(s, Gifts(slot + 1))
                then(s, Give(slot, ELF))
                return


class Give(AskingOf):
    """What a god gives away next, or that he is done."""

    def __init__(self, slot: int, least: int) -> None:
        super().__init__(slot)
        self.least = least

    def span(self, s: State) -> int:
        return THING_COUNT

    def moves(self, s: State, out: Moves) -> None:
        out.add(DONE)
        for thing in range(self.least, THING_COUNT):
            if owns(s, self.slot, thing):
                out.add(thing)

    def answer(self, s: State, move: int) -> None:
        if move == DONE:
            return
        if s.seats == 2:
            give(s, self.slot, 1 - self.slot, move)
        else:
            then(s, GiveTo(self.slot, move))

    def show(self, s: State, move: int) -> str:
        return thing_text(move)

    def read(self, s: State, text: str) -> int:
        return read_thing(text)

    def label(self, s: State, move: int) -> Words:
        return thing_words(move)

    def why_not(self, s: State, move: int) -> Refusal:
        code = "yggdrasil/thing-too-late" if owns(s, self.slot, move) else "yggdrasil/not-owned"
        return Refusal(code, {"god": god_words(s, self.slot), "what": thing_words(move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-give")


class GiveTo(AskingForGod):
    """Who receives it: another god with a player, for supports hold nothing (ruling 9)."""

    def __init__(self, slot: int, thing: int) -> None:
        super().__init__(slot)
        self.thing = thing

    def moves(self, s: State, out: Moves) -> None:
        for slot in range(s.seats):
            if slot != self.slot:
                out.add(slot)

    def answer(self, s: State, move: int) -> None:
        give(s, self.slot, move, self.thing)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-to-self", {"god": god_words(s, move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-give-to", {"what": thing_words(self.thing)})


def give(s: State, slot: int, to: int, thing: int) -> None:
    """A thing changes hands, and the giver goes on if he has more."""
    pass_on(s, slot, to, thing)
    note(s, Given, god_text(s, slot), thing_text(thing), god_text(s, to))
    for other in range(thing, THING_COUNT):
        if owns(s, slot, other):
            then(s, Give(slot, thing))
            return


def offer_life(s: State) -> bool:
    """Gods may give each other life; nobody to nothing, nobody beyond his start (ruling 21 of section 4)."""
    for slot in range(len(s.gods)):
        if can_give_life(s, slot, 0):
            then(s, LifeGifts(slot))
            return True
    return False


def can_give_life(s: State, slot: int, least: int) -> bool:
    """Whether a god has life to spare and another, from a certain slot on, lacks some."""
    if s.life[slot] < 2:
        return False
    for other in range(least, len(s.gods)):
        if other != slot and lacks_life(s, other):
            return True
    return False


class LifeGifts(Then):
    """The next god who can give life; the active player gives for a support."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: State) -> None:
        for slot in range(self.first, len(s.gods)):
            if can_give_life(s, slot, 0):
                then(s, LifeGifts(slot + 1))
                then(s, GiveLife(slot, 0))
                return


class GiveLife(AskingForGod):
    """Who receives one of a god's Life Points; his own name is that he is done."""

    def __init__(self, slot: int, least: int) -> None:
        super().__init__(slot)
        self.least = least

    def moves(self, s: State, out: Moves) -> None:
        for slot in range(len(s.gods)):
            if slot == self.slot or (slot >= self.least and lacks_life(s, slot)):
                out.add(slot)

    def answer(self, s: State, move: int) -> None:
        if move == self.slot:
            return
        s.life[self.slot] -= 1
        s.life[move] += 1
        note(s, LifeGiven, god_text(s, self.slot), god_text(s, move))
        if can_give_life(s, self.slot, move):
            then(s, GiveLife(self.slot, move))

    def show(self, s: State, move: int) -> str:
        return "done" if move == self.slot else god_text(s, move)

    def label(self, s: State, move: int) -> Words:
        return Words("yggdrasil-choose-done") if move == self.slot else god_words(s, move)

    def why_not(self, s: State, move: int) -> Refusal:
        code = "yggdrasil/god-too-late" if lacks_life(s, move) else "yggdrasil/full-life"
        return Refusal(code, {"god": god_words(s, move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-give-life", {"god": god_words(s, self.slot), "life": s.life[self.slot]})
