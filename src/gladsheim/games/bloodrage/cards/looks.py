"""Who has looked into which pack of the draft, and when (p. 13)."""

from __future__ import annotations

from gladsheim.games.bloodrage.cards.printed import DEALT, TAKEN, card_id, per_turn
from gladsheim.games.bloodrage.rules.state import GIFTS, NONE, State


def holder(seats: int, pack: int, index: int) -> int:
    """Who takes the card of this number out of a pack."""
    return (pack + index // per_turn(seats)) % seats


def is_dealt(s: State, age: int, pack: int) -> bool:
    """Whether a pack has all its cards; of positions written by hand nobody has seen the draft, and it has not."""
    return s.kinds[card_id(s.seats, age, pack, DEALT - 1)] != NONE


def is_undrafted(s: State, age: int) -> bool:
    """In a first game everybody keeps the eight cards of the first age (R74)."""
    return s.first_game and age == 1


def taken_in(s: State, age: int) -> int:
    """How many cards have been taken out of each pack of an age."""
    if age > s.age or is_undrafted(s, age):
        return 0
    return s.taken if age == s.age else TAKEN


def drafter(s: State, age: int, pack: int, index: int) -> int:
    """Whose hand a card came into, or NONE if nobody has taken it."""
    if is_undrafted(s, age):
        return NONE if age == s.age and s.phase <= GIFTS else pack
    return holder(s.seats, pack, index) if index < taken_in(s, age) else NONE


def has_looked(s: State, seat: int, age: int, pack: int, index: int) -> bool:
    """Whether a seat has seen what was in a pack when this card was the next to be taken."""
    if age > s.age or not is_dealt(s, age, pack) or is_undrafted(s, age):
        return False
    return index < TAKEN and index <= taken_in(s, age) and holder(s.seats, pack, index) == seat


def is_age_open(s: State, seat: int, age: int) -> bool:
    """Whether a seat's memory of an age still matters: others hold cards of it, or it is running."""
    if age >= s.age:
        return age == s.age
    each = s.seats * DEALT
    for other in range(s.seats):
        if other != seat:
            for card in s.hands[other]:
                if card // each == age - 1:
                    return True
            for card in s.quests[other]:
                if card // each == age - 1:
                    return True
    return False
