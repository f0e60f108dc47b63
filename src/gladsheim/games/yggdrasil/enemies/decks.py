"""Enemy decks: cards on top that everybody knows, a middle that nobody does, and known cards beneath (p. 8, 9).

A card that lies face down on the wheel stays one of the middle until it is turned up. With two players the cards of
the support are split between the decks unseen, so they too stay undecided.
"""

from __future__ import annotations

from gladsheim.games.yggdrasil.enemies.events import CardSeen
from gladsheim.games.yggdrasil.rules.notation import card_text, card_words, god_text
from gladsheim.games.yggdrasil.rules.printed import ENEMIES, ENEMY_COUNT, NONE, SUPPORTS
from gladsheim.games.yggdrasil.rules.state import UNSEEN, State, enemy_on, owner_of
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Chance, Moves, Then, then
from gladsheim.words import Refusal, Words


def first_decks(seats: int) -> list[list[int]]:
    """Everybody has a card of each Enemy; alone, those of the supports too (p. 7)."""
    if seats == 1:
        return [list(range((1 + SUPPORTS[1]) * ENEMY_COUNT))]
    return [list(range(seat * ENEMY_COUNT, (seat + 1) * ENEMY_COUNT)) for seat in range(seats)]


def candidates(s: State, seat: int) -> int:
    """Cards in the middle of a deck, or face down from it."""
    return len(s.unknown[seat]) + s.shares[seat]


def middle_size(s: State, seat: int) -> int:
    """Cards in a deck that nobody knows the place of."""
    return candidates(s, seat) + len(s.late[seat]) - (1 if s.down[seat] == UNSEEN else 0)


def deck_size(s: State, seat: int) -> int:
    """Cards in a deck, without the one on the wheel."""
    return len(s.tops[seat]) + middle_size(s, seat) + len(s.bottoms[seat])


def draw_face_down(s: State, seat: int) -> None:
    """The top card of a deck is laid face down on the wheel, if there is one (p. 8, ruling 2)."""
    if s.tops[seat]:
        s.down[seat] = s.tops[seat].pop(0)
    elif middle_size(s, seat):
        s.down[seat] = UNSEEN
    elif s.bottoms[seat]:
        s.down[seat] = s.bottoms[seat].pop(0)
    else:
        s.down[seat] = NONE


def take_out(s: State, seat: int, card: int) -> None:
    """A card of the middle becomes known."""
    if card in s.unknown[seat]:
        s.unknown[seat].remove(card)
    elif card in s.late[seat]:
        s.late[seat].remove(card)
    else:
        s.shared.remove(card)
        s.shares[seat] -= 1
        settle_shares(s)


def settle_shares(s: State) -> None:
    """Once all cards of the support that nobody has seen must lie in one deck, they are cards of that deck."""
    if not s.shared:
        return
    for seat in range(s.seats):
        if s.shares[seat] == len(s.shared):
            s.unknown[seat] = sorted(s.unknown[seat] + s.shared)
            s.shares[seat] = 0
            s.shared = []
            return


def put_under(s: State, seat: int, card: int) -> None:
    """A card goes beneath a deck, which is not shuffled (p. 9)."""
    s.bottoms[seat].append(card)


def shuffle_in(s: State, seat: int, card: int) -> None:
    """A card is shuffled into a deck: nobody knows the place of any card in it any more."""
    cards = [*s.tops[seat], *s.bottoms[seat], card]
    s.tops[seat] = []
    s.bottoms[seat] = []
    if s.down[seat] == UNSEEN:
        s.late[seat] = sorted(s.late[seat] + cards)
    else:
        s.unknown[seat] = sorted(s.unknown[seat] + cards)


def turned_up(s: State, seat: int) -> None:
    """Nothing of a seat lies face down any more."""
    s.down[seat] = NONE
    if s.late[seat]:
        s.unknown[seat] = sorted(s.unknown[seat] + s.late[seat])
        s.late[seat] = []


def weight_face_down(s: State, seat: int, card: int) -> int:
    """How likely the face-down card of a seat is a certain card, in whole parts."""
    if card in s.unknown[seat]:
        return max(1, len(s.shared))
    if card in s.shared:
        return s.shares[seat]
    return 0


def weight_on_top(s: State, seat: int, card: int) -> int:
    """How likely the top card of the middle is a certain card: it is not the one that lies face down."""
    if s.down[seat] != UNSEEN:
        return weight_face_down(s, seat, card)
    if card in s.late[seat]:
        return max(1, len(s.shared)) * candidates(s, seat)
    return weight_face_down(s, seat, card) * (candidates(s, seat) - 1)


def look_at_top(s: State, seat: int, count: int) -> None:
    """Cards on top of a deck are seen by all, as far as they are not known yet (ruling 47)."""
    while len(s.tops[seat]) < min(count, deck_size(s, seat)):
        if middle_size(s, seat):
            then(s, LookOn(seat, count))
            look(s, seat)
            return
        s.tops[seat].append(s.bottoms[seat].pop(0))


def look(s: State, seat: int) -> None:
    """The next card of the middle is seen; nature is asked only if it can be several."""
    only = NONE
    for card in range(len(s.gods) * ENEMY_COUNT):
        if weight_on_top(s, seat, card):
            if only != NONE:
                then(s, Look(seat))
                return
            only = card
    see(s, seat, only)


def see(s: State, seat: int, card: int) -> None:
    """A card of the middle is seen to be on top of a deck."""
    take_out(s, seat, card)
    s.tops[seat].append(card)
    note(s, CardSeen, seat, god_text(s, owner_of(card)), ENEMIES[enemy_on(card)])


class LookOn(Then):
    """One card has been seen; there may be more to see."""

    def __init__(self, deck: int, count: int) -> None:
        self.deck = deck
        self.count = count

    def run(self, s: State) -> None:
        look_at_top(s, self.deck, self.count)


class DrawEnemy(Chance):
    """Nature says which Enemy card it is."""

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def span(self, s: State) -> int:
        return len(s.gods) * ENEMY_COUNT

    def moves(self, s: State, out: Moves) -> None:
        for card in range(len(s.gods) * ENEMY_COUNT):
            if self.weight(s, card):
                out.add(card)

    def show(self, s: State, move: int) -> str:
        return card_text(s, move)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-in-deck", {"card": card_words(s, move)})

    def label(self, s: State, move: int) -> Words:
        return card_words(s, move)


class Look(DrawEnemy):
    """The card on top of a deck is looked at; all are told (p. 21)."""

    def weight(self, s: State, move: int) -> int:
        return weight_on_top(s, self.deck, move)

    def answer(self, s: State, move: int) -> None:
        see(s, self.deck, move)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-look", {"seat": self.deck})
