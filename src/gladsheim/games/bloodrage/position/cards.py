"""Cards of a position written by hand: packs, hands, quests, what was thrown away, and what everybody has seen."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from gladsheim.games.bloodrage.cards.heaps import LATER, heaps_text, held
from gladsheim.games.bloodrage.cards.looks import drafter, is_undrafted, taken_in
from gladsheim.games.bloodrage.cards.printed import (
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
from gladsheim.games.bloodrage.position.written import bad, cards_of, kind_of
from gladsheim.games.bloodrage.rules.ages import LAST_AGE
from gladsheim.games.bloodrage.rules.notation import card_words
from gladsheim.games.bloodrage.rules.state import (
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
from gladsheim.kernel.dump import Data
from gladsheim.kernel.written import by_seat, listed, mapping, not_now, number, only_keys, place_of, spelled, too_many

HEAP_KEYS: Final = ("hands", "quests", "discarded")
HEAPS: Final = {"hand": HAND, "quests": QUESTS, "discarded": DISCARDED}
"""Where a card may be that everybody has seen: `alfheim-1 hand quests`."""
HEAP_NAMES: Final = tuple(HEAPS)
PLACES_KNOWN: Final = ("1", "2", "3", "4", "5", "6", "7", "8")
"""From which of the committed quests on it may be one of them."""


class Mark(NamedTuple):
    """What everybody has seen of a card: its kind, in which heaps it may be, and who took it in the draft, or NONE."""

    kind: int
    heaps: int
    taker: int


def read_packs(s: State, data: Data) -> None:
    """What was dealt in each age, in the order taken; null for what nobody has seen."""
    given = mapping("packs", data.get("packs", {}))
    only_keys("packs", given, [str(age) for age in range(1, s.age + 1)])
    if "taken" in data and s.phase != GIFTS:
        raise not_now("taken")
    s.taken = number(data, "taken", 0, 0, TAKEN - 1) if s.phase == GIFTS else 0 if is_undrafted(s, s.age) else TAKEN
    for age, packs in given.items():
        for pack, cards in enumerate(by_seat({"packs": packs}, "packs", s.seats, [])):
            if not isinstance(cards, list) or len(cards) != DEALT:
                raise bad("eight-cards", age=int(age), pack=pack)
            for index, card in enumerate(cards):
                if card is not None:
                    kind = kind_of("packs", card)
                    if AGE[kind] != int(age):
                        raise bad("wrong-age", card=card_words(CARD_NAMES[kind]), age=int(age))
                    s.kinds[card_id(s.seats, int(age), pack, index)] = kind


def read_cards(s: State, data: Data, upgrades: list[list[int]]) -> None:
    """Everybody's cards: each is one that this seat took, unless everybody has seen how it came to another."""
    known = [[mark_of(s, text) for text in listed("known", texts)] for texts in by_seat(data, "known", s.seats, [])]
    used = [False] * len(s.kinds)
    heaps = (s.hands, s.quests, s.discarded)
    found: list[tuple[int, int, Mark]] = []
    for heap, key in enumerate(HEAP_KEYS):
        for seat, kinds in enumerate(cards_of(data, key, s.seats)):
            for place, kind in enumerate(kinds):
                check_time(s, key, kind)
                found.append((heap, seat, mark_for(known[seat], kind, heap, place)))
    cards = [NONE] * len(found)
    for i in sorted(range(len(found)), key=lambda i: (found[i][2].heaps != 0, found[i][2].taker == NONE)):
        _, seat, mark = found[i]
        cards[i] = card_for(s, seat, mark, used)
        used[cards[i]] = True
        s.known[cards[i]] = mark.heaps
    for card, (heap, seat, _) in zip(cards, found, strict=True):
        heaps[heap][seat].append(card)
    for seat, marks in enumerate(known):
        for mark in marks:
            raise bad("not-known", card=card_words(CARD_NAMES[mark.kind]), seat=seat)
    for seat, kinds in enumerate(upgrades):
        for kind in kinds:
            check_time(s, "upgrades", kind)
            used[card_for(s, seat, Mark(kind, HAND if s.age == LAST_AGE else 0, NONE), used)] = True
    if s.phase == GIFTS:
        add_drafted(s)
    check_counts(s)
    check_kept(s)


def mark_of(s: State, value: Any) -> Mark:
    """`alfheim-1 hand quests 2 from 1`: in hand or the second quest or a later one; seat 1 took it in the draft."""
    name, *words = spelled(value).split() or [""]
    heaps, taker = 0, NONE
    if len(words) > 1 and words[-2] == "from":
        taker = place_of("from", words[-1], [str(seat) for seat in range(s.seats)])
        words = words[:-2]
    for word in words or ["hand"]:
        if word in PLACES_KNOWN and heaps & QUESTS and heaps < LATER:
            heaps += LATER * PLACES_KNOWN.index(word)
        else:
            heaps |= HEAPS[HEAP_NAMES[place_of("known", word, HEAP_NAMES)]]
    return Mark(kind_of("known", name), heaps, taker)


def mark_for(marks: list[Mark], kind: int, heap: int, place: int) -> Mark:
    """What everybody knows of such a card in such a place, the narrowest first; each mark counts once."""
    fitting = [
        mark
        for mark in marks
        if mark.kind == kind and mark.heaps & 1 << heap and (heap != 1 or place >= mark.heaps // LATER)
    ]
    if not fitting:
        return Mark(kind, 0, NONE)
    mark = min(fitting, key=lambda mark: ((mark.heaps % LATER).bit_count(), -mark.heaps))
    marks.remove(mark)
    return mark


def check_time(s: State, key: str, kind: int) -> None:
    """No card is there before its age, and each heap has its time."""
    words = card_words(CARD_NAMES[kind])
    if AGE[kind] > s.age:
        raise bad("too-early", card=words, age=AGE[kind])
    if s.phase == GIFTS and AGE[kind] == s.age:
        raise bad("in-draft", card=words)
    if key == "quests":
        if FAMILY[kind] != QUEST:
            raise bad("not-quest", card=words)
        if not ACTIONS <= s.phase <= QUEST_PHASE:
            raise not_now(key)
    if key == "discarded" and AGE[kind] == s.age and s.phase <= DISCARD:
        raise bad("not-discarded", card=words)


def card_for(s: State, seat: int, mark: Mark, used: list[bool]) -> int:
    """A card of that kind which this seat took, or may have taken where the draft is not written.

    What everybody has seen may come from another: from the seat that is named, or from anybody who took such a card.
    """
    age = AGE[mark.kind]
    owner = seat if mark.taker == NONE else mark.taker
    ranks = {(True, True): 1, (False, True): 2, (True, False): 3, (False, False): 4}
    best, found = 5, NONE
    for pack in range(s.seats):
        for index in range(DEALT):
            card = card_id(s.seats, age, pack, index)
            taker = drafter(s, age, pack, index)
            is_named = s.kinds[card] == mark.kind
            if taker == NONE or used[card] or not (is_named or s.kinds[card] == NONE):
                continue
            if taker == owner or (mark.heaps and mark.taker == NONE):
                rank = ranks[taker == owner, is_named]
                if rank < best:
                    best, found = rank, card
    if found == NONE:
        raise bad("not-taken", card=card_words(CARD_NAMES[mark.kind]), seat=owner, age=age)
    s.kinds[found] = mark.kind
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
            raise too_many(card_words(CARD_NAMES[kind]), where_of(s, kind), full[kind])


def where_of(s: State, kind: int) -> dict[str, int]:
    """Where cards of a kind are; those that are nowhere else are in a pack."""
    heaps = {"hands": s.hands, "quests": s.quests, "discarded": s.discarded}
    places = {key: sum(s.kinds[card] == kind for cards in heap for card in cards) for key, heap in heaps.items()}
    places["upgrades"] = s.slots.count(kind)
    return {**places, "packs": max(0, s.kinds.count(kind) - sum(places.values()))}


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
    return sorted(known_text(s, seat, card) for card in held(s, seat) if s.known[card])


def known_text(s: State, seat: int, card: int) -> str:
    """A card that everybody has seen as `mark_of` reads it."""
    each = DEALT * s.seats
    taker = drafter(s, card // each + 1, card % each // DEALT, card % DEALT)
    origin = "" if taker == seat else f" from {taker}"
    return f"{CARD_NAMES[s.kinds[card]]} {heaps_text(s.known[card])}{origin}"


def packs_text(s: State, age: int) -> list[list[str | None]]:
    """The packs of an age in the order taken."""
    packs: list[list[str | None]] = []
    for pack in range(s.seats):
        first = card_id(s.seats, age, pack, 0)
        packs.append([None if kind == NONE else CARD_NAMES[kind] for kind in s.kinds[first : first + DEALT]])
    return packs
