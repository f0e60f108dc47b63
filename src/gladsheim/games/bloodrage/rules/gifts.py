"""Gifts of the gods (p. 12): eight cards each, one is taken and the rest passed to the left, until six are taken."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.cards.printed import (
    AGE_STARTS,
    CARD_COUNT,
    CARD_NAMES,
    CARD_OF,
    DEALT,
    DECK_SIZES,
    TAKEN,
    card_id,
    pack_in_hand,
    per_turn,
)
from gladsheim.games.bloodrage.rules.asking import AskingForCard, distinct
from gladsheim.games.bloodrage.rules.board import MOST_SEATS
from gladsheim.games.bloodrage.rules.events import CardDealt, GiftsTaken, PacksPassed
from gladsheim.games.bloodrage.rules.notation import card_words
from gladsheim.games.bloodrage.rules.state import NONE, State
from gladsheim.kernel.events import tell
from gladsheim.kernel.note import note
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Chance, Moves, Seats, Step, Together, only, then, unreadable
from gladsheim.words import Refusal, Words


class Deal(Chance):
    """A card is dealt to a seat, until it has eight; then to the next (p. 12)."""

    def __init__(self, to: int) -> None:
        self.to = to

    def span(self, s: State) -> int:
        return CARD_COUNT

    def moves(self, s: State, out: Moves) -> None:
        for kind in range(AGE_STARTS[s.age - 1], AGE_STARTS[s.age]):
            if s.deck[kind]:
                out.add(kind)

    def conceivable(self, s: State, out: Moves) -> None:
        """Every card of which the one who is dealt to has not seen all: the others may have the rest."""
        mine = card_id(s.seats, s.age, self.to, 0)
        first = card_id(s.seats, s.age, 0, 0)
        dealt = [s.kinds[card] for card in range(first, first + DEALT * s.seats) if not 0 <= card - mine < DEALT]
        for kind in range(AGE_STARTS[s.age - 1], AGE_STARTS[s.age]):
            if s.deck[kind] or kind in dealt:
                out.add(kind)

    def weight(self, s: State, move: int) -> int:
        return s.deck[move]

    def sample(self, s: State, rng: Rng) -> int:
        dealt = next_card(s, self.to) - card_id(s.seats, s.age, 0, 0)
        k = int(rng.below(DECK_SIZES[s.seats][s.age - 1] - dealt))
        kind = AGE_STARTS[s.age - 1]
        while k >= s.deck[kind]:
            k -= s.deck[kind]
            kind += 1
        return kind

    def witnesses(self, s: State) -> Seats:
        return only(self.to)

    def answer(self, s: State, move: int) -> None:
        card = next_card(s, self.to)
        s.deck[move] -= 1
        s.kinds[card] = move
        tell(s, CardDealt(self.to, CARD_NAMES[move]), only(self.to))
        if card % DEALT < DEALT - 1:
            then(s, self)
        elif self.to + 1 < s.seats:
            then(s, DEAL[self.to + 1])
        else:
            hand_out(s)

    def show(self, s: State, move: int) -> str:
        return CARD_NAMES[move]

    def read(self, s: State, text: str) -> int:
        if text not in CARD_OF:
            raise unreadable(text)
        return CARD_OF[text]

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("bloodrage/not-left", {"text": card_words(CARD_NAMES[move])})

    def label(self, s: State, move: int) -> Words:
        return card_words(CARD_NAMES[move])

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-deal", {"seat": self.to})


class Gifts(Together):
    """Everybody takes a card out of the pack in hand (p. 13)."""

    def seats(self, s: State) -> list[int]:
        return list(range(s.seats))

    def part(self, s: State, seat: int) -> Step:
        return TAKE[seat]

    def answer(self, s: State, answers: list[int]) -> None:
        for seat in range(s.seats):
            take(s, seat, answers[seat])
        s.taken += 1
        if s.taken == TAKEN:
            note(s, GiftsTaken, s.age)
            return
        then(s, self)
        if s.taken % per_turn(s.seats) == 0:
            note(s, PacksPassed, s.age, s.taken)


class Take(AskingForCard):
    """Take a card; with two players a second one, before the pack is passed on (p. 13)."""

    def moves(self, s: State, out: Moves) -> None:
        for kind in distinct(s, pack_of(s, self.turn)):
            out.add(kind)

    def pick(self, s: State, rng: Rng, out: Moves) -> int:
        kinds = distinct(s, pack_of(s, self.turn))
        return kinds[int(rng.below(len(kinds)))]

    def seen_by(self, s: State, move: int) -> Seats:
        return only(self.turn)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("bloodrage/not-in-pack", {"card": card_words(CARD_NAMES[move])})

    def prompt(self, s: State) -> Words:
        left = per_turn(s.seats) - s.taken % per_turn(s.seats)
        return Words("bloodrage-ask-take", {"left": left, "age": s.age})


# Frames never change, so one per seat will do.
DEAL: Final = [Deal(seat) for seat in range(MOST_SEATS)]
GIFTS_TOGETHER: Final = Gifts()
TAKE: Final = [Take(seat) for seat in range(MOST_SEATS)]


def next_card(s: State, seat: int) -> int:
    """The place of the card that a seat is dealt next."""
    card = card_id(s.seats, s.age, seat, 0)
    while s.kinds[card] != NONE:
        card += 1
    return card


def pack_of(s: State, seat: int) -> list[int]:
    """The cards on the table that a seat may take from now."""
    first = card_id(s.seats, s.age, pack_in_hand(s.seats, seat, s.taken), 0)
    return list(range(first + s.taken, first + DEALT))


def hand_out(s: State) -> None:
    """The draft begins; in the first age of a first game everybody just keeps what was dealt (R74)."""
    if not s.first_game or s.age > 1:
        then(s, GIFTS_TOGETHER)
        return
    for seat in range(s.seats):
        first = card_id(s.seats, 1, seat, 0)
        s.hands[seat] += range(first, first + DEALT)
    note(s, GiftsTaken, s.age)


def take(s: State, seat: int, kind: int) -> None:
    """A card goes into the hand, and changes places with the first that is still in its pack."""
    to = card_id(s.seats, s.age, pack_in_hand(s.seats, seat, s.taken), s.taken)
    card = to
    while s.kinds[card] != kind:
        card += 1
    s.kinds[card] = s.kinds[to]
    s.kinds[to] = kind
    s.hands[seat].append(to)
