"""Armies, taverns and decks of a position written by hand, and what the box allows of them."""

from __future__ import annotations

from gladsheim.games.nidavellir.ages import boxed
from gladsheim.games.nidavellir.cards import (
    CARD_CLASS,
    CARD_NAMES,
    CARD_RANKS,
    CARD_VALUE,
    CLASSLESS,
    DECK_KINDS,
    DISTINCTIONS,
    DWARFS,
    GOLDEN_PICK,
    GREAT_HAMMER,
    HAMMER,
    HERO,
    HERO_NAMES,
    HUNTING_TROPHY,
    KIND_NAMES,
    SPYGLASS,
    TAVERNS,
    THRUD,
    THRUD_AS,
    YLUD,
    YLUD_AS,
    cards_per_tavern,
    deck,
    rounds_per_age,
)
from gladsheim.games.nidavellir.notation import MITHRIL_3, card_words, distinction_words, hero_words, tavern_words
from gladsheim.games.nidavellir.state import (
    AGE_END,
    BIDS,
    COINS,
    FREE,
    GOLDEN_GEM,
    NOBODY,
    NONE,
    OUT,
    OVER,
    TAVERN,
    State,
    lies_as,
)
from gladsheim.games.nidavellir.written import bad, by_seat, card_of, counted, kind_of, listed, mapping, number
from gladsheim.kernel.dump import Data


def read_armies(s: State, data: Data) -> None:
    """Everybody's cards in the order they were laid, heroes beside the board among them."""
    for seat, army in enumerate(by_seat(data, "armies", s.seats, [])):
        for text in listed("armies", army):
            card = card_of(text)
            if DWARFS <= card < HAMMER:
                raise bad("offering-in-army", seat=seat)
            if card >= HERO:
                take_hero(s, seat, card)
            if card == HERO + THRUD and s.phase != OVER:
                continue  # lifted from under another card, she lies nowhere
            if CARD_CLASS[card] != CLASSLESS:
                s.ranks[5 * seat + CARD_CLASS[card]] += CARD_RANKS[card]
                s.values[5 * seat + CARD_CLASS[card]] += CARD_VALUE[card]
            s.armies[seat].append(card)
        check_movable(s, seat)


def take_hero(s: State, seat: int, card: int) -> None:
    """A hero has one owner, and some are left out of a first game (R23, R47)."""
    hero = HERO_NAMES.index(CARD_NAMES[card])
    if s.heroes[hero] == OUT:
        raise bad("hero-out", hero=hero_words(HERO_NAMES[hero]))
    if s.heroes[hero] != FREE:
        raise bad("hero-twice", hero=hero_words(HERO_NAMES[hero]))
    s.heroes[hero] = seat
    s.recruited[seat] += 1


def check_movable(s: State, seat: int) -> None:
    """Thrud lies on top and has left in the end; Ylud is in a column not before the end of an age (R17, R19, R21)."""
    thrud, ylud = lies_as(s, seat, THRUD_AS), lies_as(s, seat, YLUD_AS)
    if thrud != NONE:
        if [card for card in s.armies[seat] if CARD_CLASS[card] == thrud][-1] != THRUD_AS + thrud:
            raise bad("thrud-covered", seat=seat)
        if s.phase == OVER:
            raise bad("thrud-stays", seat=seat)
    if s.heroes[YLUD] == seat:
        if ylud == NONE and s.phase == OVER:
            raise bad("ylud-waits", seat=seat)
        if ylud != NONE and s.age == 1 and s.phase != AGE_END:
            raise bad("ylud-laid", seat=seat)


def read_distinctions(s: State, data: Data) -> None:
    """Who won what; in the second age, what is not written follows from coins, gems and the hammer."""
    given = mapping("distinctions", data.get("distinctions", {}))
    names = [distinction.name for distinction in DISTINCTIONS]
    for name, winner in given.items():
        if name not in names:
            raise bad("not-a-word", key="distinctions", text=name, words=", ".join(names))
        won = NOBODY if winner is None else number({name: winner}, name, 0, 0, s.seats - 1)
        s.distinctions[names.index(name)] = won
    if s.age == 1:
        if given and (s.phase != AGE_END or set(given) != set(names[: len(given)])):
            raise bad("too-early", distinctions=", ".join(given))
    else:
        for i, name in enumerate(names):
            if name not in given:
                s.distinctions[i] = holder(s, i)
    check_distinctions(s)


def holder(s: State, distinction: int) -> int:
    """Who holds what a distinction brought."""
    for seat in range(s.seats):
        if holds(s, seat, distinction):
            return seat
    return NOBODY


def holds(s: State, seat: int, distinction: int) -> bool:
    """Whether a seat holds what a distinction brings."""
    if distinction == HUNTING_TROPHY:
        return MITHRIL_3 in s.coins[COINS * seat : COINS * seat + COINS]
    if distinction == GOLDEN_PICK:
        return s.gems[seat] == GOLDEN_GEM
    return distinction == GREAT_HAMMER and HAMMER in s.armies[seat]


def check_distinctions(s: State) -> None:
    """What a distinction brings is its winner's, and nobody else's; the hammer may have been discarded (R15)."""
    hammers = s.discard.count(HAMMER) + sum(army.count(HAMMER) for army in s.armies)
    for i in (HUNTING_TROPHY, GOLDEN_PICK, GREAT_HAMMER):
        words = distinction_words(DISTINCTIONS[i].name)
        for seat in range(s.seats):
            lost = i == GREAT_HAMMER and HAMMER in s.discard
            if holds(s, seat, i) != (s.distinctions[i] == seat and not lost):
                raise bad("not-won", distinction=words, seat=seat)
        if i == GREAT_HAMMER and hammers != (1 if s.distinctions[i] >= 0 else 0):
            raise bad("not-won", distinction=words, seat=max(0, s.distinctions[i]))


def read_taverns(s: State, data: Data, taken: int) -> None:
    """The cards that lie in the taverns; so many of the one being resolved have been taken."""
    each = cards_per_tavern(s.seats)
    rows = data.get("taverns", [[] for _ in TAVERNS])
    if not isinstance(rows, list | tuple) or len(rows) != len(TAVERNS):
        raise bad("three-taverns")
    full = True
    for tavern, row in enumerate(rows):
        kinds = [kind_of(name) for name in listed("taverns", row)]
        least, most = 0, each
        if s.phase == TAVERN:
            most = each - s.seats if tavern < s.tavern else each - taken if tavern == s.tavern else each
            least = 0 if tavern < s.tavern else most
        elif s.phase != BIDS or not full:
            most = 0
        if not least <= len(kinds) <= most:
            raise bad("tavern-cards", tavern=tavern_words(TAVERNS[tavern]), count=len(kinds), least=least, most=most)
        full = len(kinds) == each
        s.taverns[each * tavern : each * tavern + len(kinds)] = kinds


def read_discard(s: State, data: Data) -> None:
    """The open pile, in its order."""
    for text in listed("discard", data.get("discard", [])):
        card = card_of(text)
        if card > HAMMER:
            raise bad("hero-discarded", hero=hero_words(CARD_NAMES[card]))
        s.discard.append(card)


def read_looked(s: State, data: Data) -> None:
    """What the spyglass's winner has drawn."""
    s.looked = [kind_of(name) for name in listed("looked", data.get("looked", []))]


def read_decks(s: State, data: Data) -> None:
    """What nobody has seen: what is written, or what is left; cards out of taverns count for the first age first."""
    first, second = deck(s.seats, 1), deck(s.seats, 2)
    seen = count([card for army in s.armies for card in army] + s.discard)
    lying, looked = count(s.taverns), count(s.looked)
    later = [max(0, seen[kind] - first[kind] + (lying[kind] if s.age == 1 else 0)) for kind in range(DECK_KINDS)]
    if s.age == 1:
        kept = 1 if s.distinctions[SPYGLASS] >= 0 else 0
        if sum(later) > kept:
            kind = next(kind for kind in range(DECK_KINDS) if later[kind])
            raise too_many(kind, seen[kind] + lying[kind], first[kind])
        s.deck = [max(0, first[kind] - seen[kind] - lying[kind]) for kind in range(DECK_KINDS)]
        s.next_deck = [second[kind] - looked[kind] - later[kind] for kind in range(DECK_KINDS)]
    else:
        s.deck = [second[kind] - lying[kind] - later[kind] for kind in range(DECK_KINDS)]
        s.next_deck = [0] * DECK_KINDS
    left = s.deck if s.age == 2 else s.next_deck
    for kind in range(DECK_KINDS):
        if left[kind] < 0:
            raise too_many(kind, second[kind] - left[kind], second[kind])
    s.deck = written(data, "deck", s.deck)
    s.next_deck = written(data, "next_deck", s.next_deck)
    s.in_deck = sum(s.deck) - boxed(s)
    check_enough(s, "round" in data)


def written(data: Data, key: str, left: list[int]) -> list[int]:
    """A deck as it is written, if it is; it holds no more of a kind than there are left."""
    if key not in data:
        return left
    counts = counted(data, key)
    for kind in range(DECK_KINDS):
        if counts[kind] > left[kind]:
            raise too_many(kind, counts[kind], left[kind])
    return counts


def check_enough(s: State, is_round_given: bool) -> None:
    """The decks hold all that will be revealed; if no round is written, it is the first for which they do."""
    a_round = len(TAVERNS) * cards_per_tavern(s.seats)
    rounds = rounds_per_age(s.seats)
    if s.phase in (BIDS, TAVERN):
        now = s.taverns.count(NONE) if s.phase == BIDS else 0
        if not is_round_given:
            s.round = max(1, rounds - max(0, s.in_deck - now) // a_round)
        needed = now + a_round * (rounds - s.round)
        if s.in_deck < needed:
            raise bad("few-cards", count=s.in_deck, least=needed)
    later = sum(s.next_deck) + len(s.looked)
    if s.age == 1 and later < a_round * rounds:
        raise bad("few-cards", count=later, least=a_round * rounds)


def count(cards: list[int]) -> list[int]:
    """Cards of the decks by kind; heroes, the hammer and empty places are none of them."""
    counts = [0] * DECK_KINDS
    for card in cards:
        if 0 <= card < DECK_KINDS:
            counts[card] += 1
    return counts


def too_many(kind: int, there: int, full: int) -> Exception:
    """More cards of a kind than the box holds."""
    return bad("too-many", card=card_words(KIND_NAMES[kind]), count=there, full=full)
