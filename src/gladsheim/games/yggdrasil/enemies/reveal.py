"""Step 1 (p. 8, 9): a card is turned up on the wheel; a second one of the same Enemy activates it."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.enemies.decks import (
    DrawEnemy,
    put_under,
    shuffle_in,
    take_out,
    turned_up,
    weight_face_down,
)
from gladsheim.games.yggdrasil.enemies.enemies import activate
from gladsheim.games.yggdrasil.enemies.events import CardReturned, CardShuffledIn, EnemyRevealed, NothingRevealed
from gladsheim.games.yggdrasil.rules.asking import AskingForJourney
from gladsheim.games.yggdrasil.rules.events import GodStayed
from gladsheim.games.yggdrasil.rules.notation import god_text, god_words, world_words
from gladsheim.games.yggdrasil.rules.printed import ENEMIES, ENEMY_COUNT, FENRIR, NONE, WORLD_COUNT, WORLDS
from gladsheim.games.yggdrasil.rules.state import UNSEEN, State, enemy_on, is_support, owner_of
from gladsheim.games.yggdrasil.sagas.book import REVEALED
from gladsheim.games.yggdrasil.sagas.obeying import fire
from gladsheim.games.yggdrasil.worlds.tree import is_near, move_god
from gladsheim.kernel.events import tell
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Moves, Then, then
from gladsheim.words import Refusal, Words

SOLO: Final = 1


def reveal(s: State, seat: int) -> None:
    """The active player's card is turned up; without one, nothing is revealed (ruling 2)."""
    card = s.down[seat]
    if card == UNSEEN:
        card = only_candidate(s, seat)
        if card == NONE:
            then(s, Reveal(seat))
            return
        take_out(s, seat, card)
    if card == NONE:
        note(s, NothingRevealed, god_text(s, seat))
        return
    show_card(s, seat, card)


def only_candidate(s: State, seat: int) -> int:
    """The card that lies face down, if it can be no other; NONE if it can."""
    only = NONE
    for card in range(len(s.gods) * ENEMY_COUNT):
        if weight_face_down(s, seat, card):
            if only != NONE:
                return NONE
            only = card
    return only


class Reveal(DrawEnemy):
    """The active player's face-down card, which nobody has seen before."""

    def weight(self, s: State, move: int) -> int:
        return weight_face_down(s, self.deck, move)

    def answer(self, s: State, move: int) -> None:
        take_out(s, self.deck, move)
        show_card(s, self.deck, move)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-reveal", {"seat": self.deck, "god": god_words(s, self.deck)})


def show_card(s: State, seat: int, card: int) -> None:
    """An Enemy's first open card does nothing; its second activates it; alone, the third only replaces both (p. 9)."""
    turned_up(s, seat)
    s.revealed = card
    enemy = enemy_on(card)
    first = s.wheel[enemy * 2]
    second = s.wheel[enemy * 2 + 1]
    activates = first != NONE and second == NONE
    if s.log is not None:
        owner = god_text(s, owner_of(card))
        tell(s, EnemyRevealed(god_text(s, seat), owner, ENEMIES[enemy], activates))
    if first == NONE:
        s.wheel[enemy * 2] = card
        if s.saga.is_campaign:
            fire(s, REVEALED, enemy, seat, NONE)
    elif second == NONE:
        s.wheel[enemy * 2 + 1] = card
        if is_support(s, owner_of(card)):
            then(s, SupportMove(owner_of(card)))
        then(s, CardsReturn(enemy))
        activate(s, enemy)
    else:
        s.wheel[enemy * 2] = card
        s.wheel[enemy * 2 + 1] = NONE
        give_back(s, seat, first)
        give_back(s, seat, second)


class CardsReturn(Then):
    """After the activation both cards go under their owners' decks; alone, they stay (p. 9, rulings 4 to 7)."""

    def __init__(self, enemy: int) -> None:
        self.enemy = enemy

    def run(self, s: State) -> None:
        if s.seats == SOLO:
            return
        older = s.wheel[self.enemy * 2]
        newer = s.wheel[self.enemy * 2 + 1]
        s.wheel[self.enemy * 2] = NONE
        s.wheel[self.enemy * 2 + 1] = NONE
        give_back(s, receiver(s, older, newer), older)
        if self.enemy == FENRIR and s.enemies[FENRIR] != NONE:
            seat = receiver(s, newer, older)
            shuffle_in(s, seat, newer)
            note(s, CardShuffledIn, seat, god_text(s, owner_of(newer)), ENEMIES[self.enemy])
        else:
            give_back(s, receiver(s, newer, older), newer)


def receiver(s: State, card: int, other: int) -> int:
    """A card goes to its owner; a support's card to the player who does not own the other one (p. 9, ruling 5)."""
    owner = owner_of(card)
    return 1 - owner_of(other) if is_support(s, owner) else owner


def give_back(s: State, seat: int, card: int) -> None:
    """A card goes beneath a deck."""
    put_under(s, seat, card)
    note(s, CardReturned, seat, god_text(s, owner_of(card)), ENEMIES[enemy_on(card)])


def open_cards(s: State) -> list[int]:
    """The cards that lie open on the wheel, by Enemy."""
    return [card for card in s.wheel if card != NONE]


def take_off_wheel(s: State, card: int) -> None:
    """An open card leaves the wheel; an older one makes room for the newer."""
    place = enemy_on(card) * 2
    if s.wheel[place] == card:
        s.wheel[place] = s.wheel[place + 1]
    s.wheel[place + 1] = NONE


def owner_deck(s: State, card: int) -> int:
    """Under whose deck a card goes; NONE if two players must say so (ruling 59)."""
    owner = owner_of(card)
    if not is_support(s, owner):
        return owner
    return 0 if s.seats == SOLO else NONE


class SupportMove(AskingForJourney):
    """A support whose card has activated an Enemy may move by the usual rules (p. 9, ruling 8)."""

    def moves(self, s: State, out: Moves) -> None:
        for world in range(WORLD_COUNT):
            if is_near(s, s.places[self.slot], world):
                out.add(world)

    def answer(self, s: State, move: int) -> None:
        if move == s.places[self.slot]:
            note(s, GodStayed, god_text(s, self.slot), WORLDS[move])
        else:
            move_god(s, self.slot, move)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-reachable", {"god": god_words(s, self.slot), "world": world_words(move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-support-move", {"god": god_words(s, self.slot)})
