"""Norns who meddle with the Enemy cards (p. 21): on the wheel, and on top of the decks."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.enemies.decks import LookOn
from gladsheim.games.yggdrasil.enemies.reveal import give_back, open_cards, owner_deck, take_off_wheel
from gladsheim.games.yggdrasil.risks.events import CardPutOnTop
from gladsheim.games.yggdrasil.rules.asking import AskingForGod, AskingOf
from gladsheim.games.yggdrasil.rules.notation import card_text, card_words, god_text, god_words
from gladsheim.games.yggdrasil.rules.printed import ENEMIES, ENEMY_COUNT, NONE
from gladsheim.games.yggdrasil.rules.state import State, enemy_on, owner_of
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Moves, Then, then
from gladsheim.words import Refusal, Words

SEEN: Final = 2
"""Cards of each deck that are looked at."""
CLEARED: Final = 2
"""Cards that leave the wheel."""


def look_ahead(s: State, slot: int) -> bool:
    """The top two cards of every deck are seen; then each owner says in which order they lie (ruling 47)."""
    then(s, Reorder(0))
    for seat in range(s.seats - 1, -1, -1):
        then(s, LookOn(seat, SEEN))
    return True


class Reorder(Then):
    """The next deck of which two cards were seen."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: State) -> None:
        for seat in range(self.first, s.seats):
            if len(s.tops[seat]) >= SEEN:
                then(s, Reorder(seat + 1))
                then(s, PutOnTop(seat))
                return


class PutOnTop(AskingOf):
    """Which of the two cards lies on top of one's deck."""

    def span(self, s: State) -> int:
        return len(s.gods) * ENEMY_COUNT

    def moves(self, s: State, out: Moves) -> None:
        top = s.tops[self.slot]
        out.add(min(top[0], top[1]))
        out.add(max(top[0], top[1]))

    def answer(self, s: State, move: int) -> None:
        top = s.tops[self.slot]
        if top[1] == move:
            top[1] = top[0]
            top[0] = move
        note(s, CardPutOnTop, self.slot, god_text(s, owner_of(move)), ENEMIES[enemy_on(move)])

    def show(self, s: State, move: int) -> str:
        return card_text(s, move)

    def label(self, s: State, move: int) -> Words:
        return card_words(s, move)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-on-top", {"card": card_words(s, move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-put-on-top")


def clear_wheel(s: State, slot: int) -> bool:
    """Two open cards go beneath their owners' decks; fewer if there are fewer (ruling 24 of section 4)."""
    if not open_cards(s):
        return False
    clear_one(s, slot, CLEARED)
    return True


def clear_one(s: State, slot: int, left: int) -> None:
    """The next card to leave the wheel; the last one open is no question."""
    cards = open_cards(s)
    if left and len(cards) == 1:
        put_away(s, slot, cards[0])
    elif left and cards:
        then(s, TakeOffWheel(slot, left))


class TakeOffWheel(AskingOf):
    """Which open card goes beneath its owner's deck."""

    def __init__(self, slot: int, left: int) -> None:
        super().__init__(slot)
        self.left = left

    def span(self, s: State) -> int:
        return len(s.gods) * ENEMY_COUNT

    def moves(self, s: State, out: Moves) -> None:
        for card in sorted(open_cards(s)):
            out.add(card)

    def answer(self, s: State, move: int) -> None:
        then(s, ClearNext(self.slot, self.left - 1))
        put_away(s, self.slot, move)

    def show(self, s: State, move: int) -> str:
        return card_text(s, move)

    def label(self, s: State, move: int) -> Words:
        return card_words(s, move)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-on-wheel", {"card": card_words(s, move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-take-off-wheel", {"count": self.left})


class ClearNext(Then):
    """The second card waits until it is settled where the first one goes."""

    def __init__(self, slot: int, left: int) -> None:
        self.slot = slot
        self.left = left

    def run(self, s: State) -> None:
        clear_one(s, self.slot, self.left)


def put_away(s: State, slot: int, card: int) -> None:
    """A card leaves the wheel; with two players the active one says whose deck gets a support's (ruling 59)."""
    seat = owner_deck(s, card)
    if seat == NONE:
        then(s, UnderWhichDeck(slot, card))
    else:
        lay_under(s, seat, card)


def lay_under(s: State, seat: int, card: int) -> None:
    """From the wheel beneath a deck."""
    take_off_wheel(s, card)
    give_back(s, seat, card)


class UnderWhichDeck(AskingForGod):
    """Under whose deck a support's card goes."""

    def __init__(self, slot: int, card: int) -> None:
        super().__init__(slot)
        self.card = card

    def moves(self, s: State, out: Moves) -> None:
        for seat in range(s.seats):
            out.add(seat)

    def answer(self, s: State, move: int) -> None:
        lay_under(s, move, self.card)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/no-deck", {"god": god_words(s, move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-under-which-deck", {"card": card_words(s, self.card)})
