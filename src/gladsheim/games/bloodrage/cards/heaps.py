"""Hands, committed quests, cards thrown away, and what everybody has seen of them."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.cards.printed import AGE, DEALT, FAMILY, LATE_OF_AGE, QUEST, TAKEN
from gladsheim.games.bloodrage.rules.state import DISCARDED, HAND, NONE, QUESTS, State

LATER: Final = 8
"""In `known`, times this: how many quests had been committed when the card was last seen in hand."""
HEAPS: Final = HAND | QUESTS | DISCARDED
"""The bits of `known`."""


def find(s: State, heap: list[int], kind: int) -> int:
    """A card of that kind in a heap, or NONE."""
    for card in heap:
        if s.kinds[card] == kind:
            return card
    return NONE


def take_shown(s: State, seat: int, kind: int) -> int:
    """A card leaves the hand for all to see; if they knew that one of its kind might be there, it is that one."""
    card = recognise(s, seat, find(s, s.hands[seat], kind), HAND)
    s.hands[seat].remove(card)
    return card


def put_back(s: State, seat: int, card: int) -> None:
    """A card that everybody has seen comes into a hand."""
    s.hands[seat].append(card)
    s.known[card] = HAND


def commit(s: State, seat: int, kind: int) -> int:
    """A quest is laid face down: it may be any that was known to be in this hand and has the same back (R53)."""
    card = find(s, s.hands[seat], kind)
    s.hands[seat].remove(card)
    s.quests[seat].append(card)
    some_left = has_back(s, s.hands[seat], AGE[kind])
    for other in held(s, seat):
        if s.known[other] & HAND and AGE[s.kinds[other]] == AGE[kind] and FAMILY[s.kinds[other]] == QUEST:
            if not s.known[other] & QUESTS:
                s.known[other] += QUESTS + LATER * (len(s.quests[seat]) - 1)
            if not some_left:
                s.known[other] &= ~HAND
    return card


def take_quest(s: State, seat: int, kind: int) -> int:
    """A committed quest of that kind is turned over and leaves the game."""
    card = recognise(s, seat, find(s, s.quests[seat], kind), QUESTS)
    s.quests[seat].remove(card)
    return card


def quests_are_shown(s: State, seat: int) -> None:
    """After the last one has been turned over, whatever else was known has not been among them."""
    for card in held(s, seat):
        s.known[card] &= HAND | DISCARDED


def throw_away(s: State, seat: int, kept: int) -> int:
    """All cards of a hand but one of a kind (or NONE) are thrown away; how many. Their backs are seen by all."""
    stays = NONE if kept == NONE else find(s, s.hands[seat], kept)
    thrown = [card for card in s.hands[seat] if card != stays]
    for card in held(s, seat):
        if s.known[card] & HAND:
            age = AGE[s.kinds[card]]
            if kept == NONE or AGE[kept] != age:
                s.known[card] &= ~HAND
            if has_back(s, thrown, age):
                s.known[card] |= DISCARDED
    s.hands[seat] = [] if stays == NONE else [stays]
    s.discarded[seat] += thrown
    return len(thrown)


def is_hand_known(s: State, seat: int) -> bool:
    """Whether everybody has seen every card of a hand."""
    for card in s.hands[seat]:
        if s.known[card] != HAND:
            return False
    return True


def may_be_late(s: State, seat: int) -> bool:
    """Whether a hand may hold a card with a white disc, for all that everybody has seen."""
    for card in s.hands[seat]:
        late = LATE_OF_AGE[AGE[s.kinds[card]]]
        if s.known[card] == HAND:
            if s.kinds[card] == late:
                return True
        elif late != NONE and is_unseen(s, seat, late):
            return True
    return False


def is_unseen(s: State, seat: int, kind: int) -> bool:
    """Whether nobody but its holder can say where some card of a kind is, or that it is not in this hand."""
    if s.deck[kind]:
        return True
    each = DEALT * s.seats
    for card in range(each * (AGE[kind] - 1), each * AGE[kind]):
        if s.kinds[card] == kind and card % DEALT >= TAKEN:
            return True
    for other in range(s.seats):
        for card in s.hands[other] + s.discarded[other]:
            if s.kinds[card] == kind and (not s.known[card] or (other == seat and s.known[card] & HAND)):
                return True
    return False


def held(s: State, seat: int) -> list[int]:
    """All cards that a seat has in hand, has committed or has thrown away."""
    return s.hands[seat] + s.quests[seat] + s.discarded[seat]


def has_back(s: State, heap: list[int], age: int) -> bool:
    """Whether a card with the back of an age lies in a heap."""
    for card in heap:
        if AGE[s.kinds[card]] == age:
            return True
    return False


def recognise(s: State, seat: int, card: int, heap: int) -> int:
    """Everybody sees this card in a heap. If they knew that one of its kind might lie there, that one is it.

    Equal cards change places for that, so that nobody learns where the other one is.
    """
    kind = s.kinds[card]
    found, heaps = NONE, 0
    for other in held(s, seat):
        if s.kinds[other] == kind and s.known[other] & heap:
            heaps = either(heaps, s.known[other])
            if found == NONE or other == card:
                found = other
    if found == NONE:
        return card
    for other in held(s, seat):
        if s.kinds[other] == kind and s.known[other] & heap:
            s.known[other] = heaps
    s.known[found] = 0
    if found != card:
        for pile in (s.hands[seat], s.quests[seat], s.discarded[seat]):
            for i, other in enumerate(pile):
                if other == card:
                    pile[i] = found
                elif other == found:
                    pile[i] = card
    return found


def either(one: int, other: int) -> int:
    """What is known of a card of which one or the other is true."""
    if not one & QUESTS or not other & QUESTS:
        return one | other
    return (one | other) & HEAPS | LATER * min(one // LATER, other // LATER)


def heaps_text(known: int) -> str:
    """Where a card may be, as views and positions say it: `hand quests 2` for in hand, or the second quest or later."""
    words: list[str] = []
    if known & HAND:
        words.append("hand")
    if known & QUESTS:
        words.append("quests" if known < LATER else f"quests {known // LATER + 1}")
    if known & DISCARDED:
        words.append("discarded")
    return " ".join(words)
