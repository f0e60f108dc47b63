"""The end of the first age (p. 11): five distinctions, one after the other, to whoever alone has the most ranks."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.cards.army import lay
from gladsheim.games.nidavellir.cards.heroes import LAY_THRUD, MUSTER
from gladsheim.games.nidavellir.cards.printed import (
    DECK_KINDS,
    DISTINCTIONS,
    DWARFS,
    GOLDEN_PICK,
    GREAT_HAMMER,
    HAMMER,
    HUNTING_TROPHY,
    KIND_NAMES,
    KINGS_HAND,
    MOST_SEATS,
    RAISE_5,
    RAISE_HAND,
)
from gladsheim.games.nidavellir.coins.purse import arrange, find
from gladsheim.games.nidavellir.coins.upgrades import UPGRADE
from gladsheim.games.nidavellir.rules.asking import AskingForCard
from gladsheim.games.nidavellir.rules.events import (
    CardBoxed,
    CardKept,
    CardsLooked,
    DistinctionUnclaimed,
    DistinctionWon,
)
from gladsheim.games.nidavellir.rules.notation import MITHRIL_3, ZERO, card_words
from gladsheim.games.nidavellir.rules.state import GOLDEN_GEM, HAND, NOBODY, State
from gladsheim.kernel.events import tell
from gladsheim.kernel.note import note
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Chance, Moves, Seats, Then, only, then
from gladsheim.words import Refusal, Words

LOOKS: Final = 3
"""So many cards of the second age are seen through the spyglass."""


class Award(Then):
    """A distinction is judged on the armies as they are now, after all that the ones before brought (R31)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: State) -> None:
        if self.number + 1 < len(DISTINCTIONS):
            then(s, AWARD[self.number + 1])
        leading = leaders(s, DISTINCTIONS[self.number].class_)
        if len(leading) == 1:
            award(s, self.number, leading[0])
        else:
            withhold(s, self.number)


class Look(Chance):
    """The spyglass's winner draws a card of the second age; nobody else sees it (p. 11)."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def span(self, s: State) -> int:
        return DECK_KINDS

    def moves(self, s: State, out: Moves) -> None:
        for kind in range(DECK_KINDS):
            if s.next_deck[kind]:
                out.add(kind)

    def weight(self, s: State, move: int) -> int:
        return s.next_deck[move]

    def sample(self, s: State, rng: Rng) -> int:
        return draw(s.next_deck, int(rng.below(sum(s.next_deck))))

    def witnesses(self, s: State) -> Seats:
        return only(self.turn)

    def answer(self, s: State, move: int) -> None:
        s.next_deck[move] -= 1
        s.looked.append(move)
        if len(s.looked) < LOOKS:
            then(s, self)
            return
        if s.log is not None:
            cards = [KIND_NAMES[kind] for kind in s.looked]
            tell(s, CardsLooked(self.turn, cards), only(self.turn), CardsLooked(self.turn, None))
        then(s, KEEP_CARD[self.turn])

    def show(self, s: State, move: int) -> str:
        return KIND_NAMES[move]

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("nidavellir/not-in-deck", {"card": card_words(KIND_NAMES[move])})

    def label(self, s: State, move: int) -> Words:
        return card_words(KIND_NAMES[move])

    def prompt(self, s: State) -> Words:
        return Words("nidavellir-ask-look", {"seat": self.turn})


class KeepCard(AskingForCard):
    """Of the three, one is kept and shown; the others are shuffled back (p. 11, R32)."""

    def moves(self, s: State, out: Moves) -> None:
        for kind in range(DECK_KINDS):
            if kind in s.looked:
                out.add(kind)

    def answer(self, s: State, move: int) -> None:
        for kind in s.looked:
            s.next_deck[kind] += 1
        s.looked.clear()
        s.next_deck[move] -= 1
        note(s, CardKept, self.turn, KIND_NAMES[move])
        if move < DWARFS:
            lay_and_muster(s, self.turn, move)
        else:
            then(s, UPGRADE[self.turn][RAISE_5])

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("nidavellir/not-looked-at", {"card": card_words(KIND_NAMES[move])})

    def prompt(self, s: State) -> Words:
        return Words("nidavellir-ask-keep")


# Frames never change, so one of each will do.
AWARD: Final = [Award(number) for number in range(len(DISTINCTIONS))]
LOOK: Final = [Look(seat) for seat in range(MOST_SEATS)]
KEEP_CARD: Final = [KeepCard(seat) for seat in range(MOST_SEATS)]


def leaders(s: State, class_: int) -> list[int]:
    """Who has the most ranks of a class; nobody where all have none."""
    most = max(s.ranks[5 * seat + class_] for seat in range(s.seats))
    return [seat for seat in range(s.seats) if most and s.ranks[5 * seat + class_] == most]


def award(s: State, number: int, seat: int) -> None:
    """The winner takes the distinction, and at once what it brings."""
    s.distinctions[number] = seat
    note(s, DistinctionWon, seat, DISTINCTIONS[number].name)
    if number == KINGS_HAND:
        then(s, UPGRADE[seat][RAISE_HAND])
    elif number == HUNTING_TROPHY:
        s.coins[find(s, seat, ZERO, HAND)] = MITHRIL_3
        arrange(s, seat)
    elif number == GOLDEN_PICK:
        s.gems[seat] = GOLDEN_GEM
    elif number == GREAT_HAMMER:
        lay_and_muster(s, seat, HAMMER)
    else:
        then(s, LOOK[seat])


def withhold(s: State, number: int) -> None:
    """A tie, or no rank at all: the distinction goes to the box (R41); for the spyglass, a card of the deck too (E20).

    Nobody sees that card, so it stays undecided among those of the deck.
    """
    s.distinctions[number] = NOBODY
    note(s, DistinctionUnclaimed, DISTINCTIONS[number].name)
    if number + 1 == len(DISTINCTIONS):
        note(s, CardBoxed)


def lay_and_muster(s: State, seat: int, card: int) -> None:
    """Lay a card, then Thrud again if she was covered, then count heroes."""
    then(s, MUSTER[seat])
    if lay(s, seat, card):
        then(s, LAY_THRUD[seat])


def draw(deck: list[int], k: int) -> int:
    """The kind of the k-th card of a deck that is counted by kind."""
    kind = -1
    while k >= 0:
        kind += 1
        k -= deck[kind]
    return kind
