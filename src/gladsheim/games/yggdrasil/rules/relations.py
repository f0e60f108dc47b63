"""Relationships between gods that are used outside a throw (p. 23): Blood Tie and Traveling Companion."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.cards.artifacts import read_artifact
from gladsheim.games.yggdrasil.risks.events import CompanionJoined, KinTook
from gladsheim.games.yggdrasil.rules.asking import AskingOf
from gladsheim.games.yggdrasil.rules.notation import artifact_words, count_words, god_text, god_words
from gladsheim.games.yggdrasil.rules.printed import ARTIFACT_COUNT, ARTIFACTS, COMPANION, NONE, TIE
from gladsheim.games.yggdrasil.rules.state import State, has, holds, related, together
from gladsheim.games.yggdrasil.worlds.tree import move_god
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Frame, Moves, Then, then
from gladsheim.words import Refusal, Words

# Things that pass from god to god: nothing more, an Elf, a Vanir die, or an artifact.
DONE: Final = 0
ELF: Final = 1
DIE: Final = 2
FIRST_ARTIFACT: Final = 3
THING_COUNT: Final = FIRST_ARTIFACT + ARTIFACT_COUNT


def thing_text(thing: int) -> str:
    """What passes from god to god, as people type it."""
    if thing == DONE:
        return "done"
    if thing >= FIRST_ARTIFACT:
        return ARTIFACTS[thing - FIRST_ARTIFACT]
    return "elf" if thing == ELF else "die"


def read_thing(text: str) -> int:
    """The other way round."""
    if text == "done":
        return DONE
    if text == "elf":
        return ELF
    return DIE if text == "die" else FIRST_ARTIFACT + read_artifact(text)


def thing_words(thing: int) -> Words:
    """What passes from god to god, in a sentence."""
    if thing == DONE:
        return Words("yggdrasil-choose-done")
    if thing >= FIRST_ARTIFACT:
        return artifact_words(thing - FIRST_ARTIFACT)
    return count_words("elves" if thing == ELF else "dice", 1)


def owns(s: State, slot: int, thing: int) -> bool:
    """Whether a god has such a thing."""
    if thing == ELF:
        return free_elves(s, slot) > 0
    if thing == DIE:
        return s.dice[slot] > 0
    return holds(s, slot, thing - FIRST_ARTIFACT)


def owns_anything(s: State, slot: int) -> bool:
    """Whether a god has anything that can pass to another."""
    return free_elves(s, slot) + s.dice[slot] + s.held[slot] > 0


def free_elves(s: State, slot: int) -> int:
    """Elves not used in a throw; those that are used stay on the sheet until it is settled."""
    if slot == s.thrower:
        return s.elves[slot] - s.elves_used
    return s.elves[slot] - (s.brother_changed >> slot & 1)


def pass_on(s: State, giver: int, taker: int, thing: int) -> None:
    """An Elf, a Vanir die or an artifact goes from one sheet to another."""
    if thing == ELF:
        s.elves[giver] -= 1
        s.elves[taker] += 1
    elif thing == DIE:
        s.dice[giver] -= 1
        s.dice[taker] += 1
    else:
        bit = 1 << thing - FIRST_ARTIFACT
        s.held[giver] &= ~bit
        s.held[taker] |= bit


def take(s: State, giver: int, taker: int, thing: int) -> None:
    """A Blood Tie is used."""
    pass_on(s, giver, taker, thing)
    note(s, KinTook, god_text(s, taker), thing_text(thing), god_text(s, giver))


def offer_companions(s: State, slot: int) -> None:
    """Before his move a god may join a Traveling Companion elsewhere (p. 23, ruling 45)."""
    for partner in range(len(s.gods)):
        if can_join(s, slot, partner):
            then(s, JoinCompanion(slot))
            return


def can_join(s: State, slot: int, partner: int) -> bool:
    """Whether a companion is in another world."""
    return s.places[slot] != s.places[partner] and related(s, slot, partner, COMPANION)


class JoinCompanion(AskingOf):
    """Which companion a god joins; his own name is to stay."""

    def span(self, s: State) -> int:
        return len(s.gods)

    def moves(self, s: State, out: Moves) -> None:
        for partner in range(len(s.gods)):
            if partner == self.slot or can_join(s, self.slot, partner):
                out.add(partner)

    def answer(self, s: State, move: int) -> None:
        if move == self.slot:
            return
        note(s, CompanionJoined, god_text(s, self.slot), god_text(s, move))
        move_god(s, self.slot, s.places[move])
        offer_ties(s)

    def show(self, s: State, move: int) -> str:
        return "stay" if move == self.slot else god_text(s, move)

    def label(self, s: State, move: int) -> Words:
        return Words("yggdrasil-choose-stay") if move == self.slot else god_words(s, move)

    def why_not(self, s: State, move: int) -> Refusal:
        code = "yggdrasil/already-together" if together(s, self.slot, move) else "yggdrasil/no-companion"
        return Refusal(code, {"god": god_words(s, move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-join-companion")


def has_ties(s: State) -> bool:
    """Whether any god has a Blood Tie; in the standard game nobody has."""
    for bits in s.relations:
        if bits & TIE:
            return True
    return False


def is_kin(s: State, owner: int, partner: int) -> bool:
    """Whether a god can take from another: his blood, in his world, and no support, which has nothing."""
    return partner < s.seats and related(s, owner, partner, TIE) and together(s, owner, partner)


def distances(s: State, slot: int) -> list[int]:
    """By god: through how many Blood Ties things can come to a god; NONE if they cannot."""
    found = [NONE] * s.seats
    if slot == NONE:
        return found
    found[slot] = 0
    for far in range(s.seats - 1):
        for owner in range(s.seats):
            if found[owner] == far:
                for partner in range(s.seats):
                    if found[partner] == NONE and is_kin(s, owner, partner):
                        found[partner] = far + 1
    return found


def could_have(s: State, slot: int, gift: int) -> bool:
    """Whether a god has an artifact with this gift, or can get it through Blood Ties."""
    far = distances(s, slot)
    for holder in range(s.seats):
        if far[holder] != NONE and has(s, holder, gift):
            return True
    return False


def ties_towards(s: State, slot: int) -> list[int]:
    """Pairs of owner and partner, counted as in `relations`, through which things come to a god: the farthest first."""
    far = distances(s, slot)
    pairs: list[int] = []
    for distance in range(s.seats - 1, 0, -1):
        for partner in range(s.seats):
            if far[partner] == distance:
                for owner in range(s.seats):
                    if far[owner] == distance - 1 and is_kin(s, owner, partner):
                        pairs.append(owner * len(s.gods) + partner)
    return pairs


def offer_ties(s: State) -> None:
    """Every god may take what he likes from those of his blood in his world (p. 23, ruling 40)."""
    if has_ties(s):
        then(s, OfferTies(0))


class OfferTies(Then):
    """One pair after the other: first whatever can come to the active god, then the rest."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: State) -> None:
        pairs = ties_towards(s, s.active)
        for pair in range(s.seats * len(s.gods)):
            if pair not in pairs and is_kin(s, pair // len(s.gods), pair % len(s.gods)):
                pairs.append(pair)
        for at in range(self.first, len(pairs)):
            partner = pairs[at] % len(s.gods)
            if owns_anything(s, partner):
                then(s, OfferTies(at + 1))
                then(s, TakeFromKin(pairs[at] // len(s.gods), partner, ELF))
                return


class TakeFromKin(AskingOf):
    """One thing after the other, Elves first, then Vanir dice, then artifacts, until he is done."""

    def __init__(self, slot: int, partner: int, least: int) -> None:
        super().__init__(slot)
        self.partner = partner
        self.least = least

    def span(self, s: State) -> int:
        return THING_COUNT

    def moves(self, s: State, out: Moves) -> None:
        out.add(DONE)
        for thing in range(self.least, THING_COUNT):
            if owns(s, self.partner, thing):
                out.add(thing)

    def answer(self, s: State, move: int) -> None:
        if move == DONE:
            return
        take(s, self.partner, self.slot, move)
        for thing in range(move, THING_COUNT):
            if owns(s, self.partner, thing):
                then(s, TakeFromKin(self.slot, self.partner, move))
                return

    def show(self, s: State, move: int) -> str:
        return thing_text(move)

    def read(self, s: State, text: str) -> int:
        return read_thing(text)

    def label(self, s: State, move: int) -> Words:
        return thing_words(move)

    def why_not(self, s: State, move: int) -> Refusal:
        code = "yggdrasil/thing-too-late" if owns(s, self.partner, move) else "yggdrasil/not-owned"
        return Refusal(code, {"god": god_words(s, self.partner), "what": thing_words(move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-take-from-kin", {"god": god_words(s, self.partner)})


RELATION_FRAMES: Final[tuple[type[Frame], ...]] = (JoinCompanion, OfferTies, TakeFromKin)
