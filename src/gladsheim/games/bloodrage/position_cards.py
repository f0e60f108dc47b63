"""Cards of a position written by hand: packs, hands, quests, what was thrown away, and what everybody has seen."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.ages import LAST_AGE
from gladsheim.games.bloodrage.cards import (
    AGE,
    CARD_COUNT,
    CARD_NAMES,
    DEALT,
    FAMILY,
    QUEST,
    TAKEN,
    card_id,
    deck_of,
)
from gladsheim.games.bloodrage.heaps import LATER, heaps_text, held
from gladsheim.games.bloodrage.looks import drafter, is_undrafted, taken_in
from gladsheim.games.bloodrage.notation import card_words
from gladsheim.games.bloodrage.state import (
    ACTIONS,
    DISCARD,
    DISCARDED,
    GIFTS,
    HAND,
    NONE,
    QUEST_PHASE,
    QUESTS,
    State,
)
from gladsheim.games.bloodrage.written import bad, by_seat, cards_of, kind_of, listed, mapping, number
from gladsheim.kernel.dump import Data
from gladsheim.words import quoted

HEAP_KEYS: Final = ("hands", "quests", "discarded")
HEAPS: Final = {"hand": HAND, "quests": QUESTS, "discarded": DISCARDED}
"""Where a card may be that everybody has seen: `alfheim-1 hand quests`."""
PLACES_KNOWN: Final = ("1", "2", "3", "4", "5", "6", "7", "8")
"""From which of the committed quests on it may be one of them."""

Wanted = list[list[tuple[int, int]]]
"""By seat: a kind of card, and in which heaps everybody knows it to be."""


def read_packs(s: State, data: Data) -> None:
    """What was dealt in each age, in the order taken; null for what nobody has seen."""
    given = mapping("packs", data.get("packs", {}))
    for name in given:
        if name not in ("1", "2", "3") or int(name) > s.age:
            raise bad("no-such-age", text=name, age=s.age)
    if "taken" in data and s.phase != GIFTS:
        raise bad("not-now", key="taken")
    s.taken = number(data, "taken", 0, 0, TAKEN - 1) if s.phase == GIFTS else 0 if is_undrafted(s, s.age) else TAKEN
    for name, packs in given.items():
        for pack, cards in enumerate(by_seat({"packs": packs}, "packs", s.seats, [])):
            if not isinstance(cards, list | tuple) or len(cards) != DEALT:
                raise bad("eight-cards", age=int(name), pack=pack)
            for index, card in enumerate(cards):
                if card is not None:
                    kind = kind_of(quoted(card) if not isinstance(card, str) else card)
                    if AGE[kind] != int(name):
                        raise bad("wrong-age", card=card_words(CARD_NAMES[kind]), age=int(name))
                    s.kinds[card_id(s.seats, int(name), pack, index)] = kind


def read_cards(s: State, data: Data, upgrades: list[list[int]]) -> None:
    """Everybody's cards: each is one that this seat took, unless everybody has seen how it came to another."""
    known = read_known(s, data)
    used = [False] * len(s.kinds)
    heaps = (s.hands, s.quests, s.discarded)
    found: list[tuple[int, int, int, int]] = []
    for heap, key in enumerate(HEAP_KEYS):
        for seat, kinds in enumerate(cards_of(data, key, s.seats)):
            for place, kind in enumerate(kinds):
                check_time(s, key, kind)
                found.append((mark_for(known[seat], kind, heap, place), heap, seat, kind))
    cards = [NONE] * len(found)
    for i in sorted(range(len(found)), key=lambda i: found[i][0] != 0):
        seen, _, seat, kind = found[i]
        cards[i] = card_for(s, seat, kind, used, seen != 0)
        used[cards[i]] = True
        s.known[cards[i]] = seen
    for card, (_, heap, seat, _) in zip(cards, found, strict=True):
        heaps[heap][seat].append(card)
    for seat, marks in enumerate(known):
        for kind, _ in marks:
            raise bad("not-known", card=card_words(CARD_NAMES[kind]), seat=seat)
    for seat, kinds in enumerate(upgrades):
        for kind in kinds:
            check_time(s, "upgrades", kind)
            used[card_for(s, seat, kind, used, s.age == LAST_AGE)] = True
    if s.phase == GIFTS:
        add_drafted(s)
    check_counts(s)
    check_kept(s)


def read_known(s: State, data: Data) -> Wanted:
    """Cards that everybody has seen; in hand if nothing else is said."""
    return [[known_of(text) for text in listed("known", texts)] for texts in by_seat(data, "known", s.seats, [])]


def known_of(text: str) -> tuple[int, int]:
    """A card and where it may be: `alfheim-1 hand quests 2`, in hand or the second quest or a later one."""
    name, *places = text.split() or [""]
    known = 0
    for place in places or ["hand"]:
        if place in PLACES_KNOWN and known & QUESTS and known < LATER:
            known += LATER * PLACES_KNOWN.index(place)
        elif place in HEAPS:
            known |= HEAPS[place]
        else:
            raise bad("not-a-word", key="known", text=place, words=", ".join(HEAPS))
    return kind_of(name), known


def mark_for(marks: list[tuple[int, int]], kind: int, heap: int, place: int) -> int:
    """What everybody knows of such a card in such a place; each mark counts once."""
    for mark in marks:
        if mark[0] == kind and mark[1] & 1 << heap and (heap != 1 or place >= mark[1] // LATER):
            marks.remove(mark)
            return mark[1]
    return 0


def check_time(s: State, key: str, kind: int) -> None:
    """No card is there before its age, and each heap has its time."""
    words = card_words(CARD_NAMES[kind])
    if AGE[kind] > s.age or (s.phase == GIFTS and AGE[kind] == s.age):
        raise bad("too-early", card=words, age=AGE[kind])
    if key == "quests":
        if FAMILY[kind] != QUEST:
            raise bad("not-quest", card=words)
        if not ACTIONS <= s.phase <= QUEST_PHASE:
            raise bad("not-now", key=key)
    if key == "discarded" and AGE[kind] == s.age and s.phase <= DISCARD:
        raise bad("too-early", card=words, age=s.age + 1)


def card_for(s: State, seat: int, kind: int, used: list[bool], from_others: bool) -> int:
    """A card of that kind which this seat took, or may have taken where the draft is not written."""
    age = AGE[kind]
    unwritten, of_others = NONE, NONE
    for pack in range(s.seats):
        for index in range(DEALT):
            card = card_id(s.seats, age, pack, index)
            taker = drafter(s, age, pack, index)
            if taker == NONE or used[card]:
                continue
            if s.kinds[card] == kind:
                if taker == seat:
                    return card
                of_others = card
            elif s.kinds[card] == NONE and taker == seat and unwritten == NONE:
                unwritten = card
            elif s.kinds[card] == NONE and from_others and of_others == NONE:
                of_others = card
    found = unwritten if unwritten != NONE else of_others if from_others else NONE
    if found == NONE:
        raise bad("not-taken", card=card_words(CARD_NAMES[kind]), seat=seat, age=age)
    s.kinds[found] = kind
    return found


def add_drafted(s: State) -> None:
    """What everybody has taken so far in a draft that runs."""
    for pack in range(s.seats):
        for index in range(taken_in(s, s.age)):
            card = card_id(s.seats, s.age, pack, index)
            if s.kinds[card] == NONE:
                raise bad("eight-cards", age=s.age, pack=pack)
            s.hands[drafter(s, s.age, pack, index)].append(card)


def check_counts(s: State) -> None:
    """The decks hold what is left of the cards for so many players."""
    full = deck_of(s.seats)
    s.deck = full.copy()
    for kind in s.kinds:
        if kind != NONE:
            s.deck[kind] -= 1
    for kind in range(CARD_COUNT):
        if s.deck[kind] < 0:
            words = card_words(CARD_NAMES[kind])
            raise bad("too-many", card=words, count=full[kind] - s.deck[kind], full=full[kind])


def check_kept(s: State) -> None:
    """One card of earlier ages may have been kept, and after the discards one in all (p. 20, R65)."""
    for seat in range(s.seats):
        old = [card for card in s.hands[seat] + s.quests[seat] if AGE[s.kinds[card]] < s.age and not s.known[card]]
        if len(old) > 1:
            raise bad("one-kept", seat=seat, count=len(old))
        most = 0 if s.age == LAST_AGE else 1
        if s.phase > DISCARD and len(s.hands[seat]) > most:
            raise bad("cards-kept", seat=seat, count=len(s.hands[seat]), most=most)


def write_cards(s: State) -> Data:
    """The cards as they are read."""
    drafting = s.phase == GIFTS
    hands = [[card for card in hand if not drafting or AGE[s.kinds[card]] < s.age] for hand in s.hands]
    found: Data = {
        "hands": [names(s, hand) for hand in hands],
        "quests": [[CARD_NAMES[s.kinds[card]] for card in quests] for quests in s.quests],
        "discarded": [names(s, discarded) for discarded in s.discarded],
        "known": [known_texts(s, seat) for seat in range(s.seats)],
        "packs": {str(age): packs_text(s, age) for age in range(1, s.age + 1)},
    }
    return {**found, "taken": s.taken} if drafting else found


def names(s: State, cards: list[int]) -> list[str]:
    """Cards by name."""
    return [CARD_NAMES[kind] for kind in sorted(s.kinds[card] for card in cards)]


def known_texts(s: State, seat: int) -> list[str]:
    """What everybody has seen of a seat's cards."""
    cards = [card for card in held(s, seat) if s.known[card]]
    return sorted(f"{CARD_NAMES[s.kinds[card]]} {heaps_text(s.known[card])}" for card in cards)


def packs_text(s: State, age: int) -> list[list[str | None]]:
    """The packs of an age in the order taken."""
    packs: list[list[str | None]] = []
    for pack in range(s.seats):
        first = card_id(s.seats, age, pack, 0)
        packs.append([None if kind == NONE else CARD_NAMES[kind] for kind in s.kinds[first : first + DEALT]])
    return packs
