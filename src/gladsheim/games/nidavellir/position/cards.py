"""Armies, taverns and decks of a position written by hand, and what the box allows of them."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.cards.printed import (
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
from gladsheim.games.nidavellir.position.written import bad, card_of, counted, kind_of
from gladsheim.games.nidavellir.rules.ages import boxed
from gladsheim.games.nidavellir.rules.notation import MITHRIL_3, card_words, distinction_words, hero_words, tavern_words
from gladsheim.games.nidavellir.rules.state import (
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
from gladsheim.kernel.dump import Data
from gladsheim.kernel.written import by_seat, listed, mapping, number, place_of, too_many

OPEN_PLACES: Final = ("taverns", "armies", "discard")


def read_armies(s: State, data: Data) -> None:
    """Everybody's cards in the order they were laid, heroes beside the board among them."""
    for seat, army in enumerate(by_seat(data, "armies", s.seats, [])):
        for text in listed("armies", army):
            card = card_of("armies", text)
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
        owner = s.heroes[hero]
        raise bad("hero-twice", hero=hero_words(HERO_NAMES[hero]), seat=owner, other=seat, apart=int(owner != seat))
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
        place = place_of("distinctions", name, names)
        s.distinctions[place] = NOBODY if winner is None else number({name: winner}, name, 0, 0, s.seats - 1)
    if s.age == 1:
        if given and (s.phase != AGE_END or set(given) != set(names[: len(given)])):
            raise bad("too-early", distinctions=[distinction_words(name) for name in given])
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
    places = {"armies": sum(army.count(HAMMER) for army in s.armies), "discard": s.discard.count(HAMMER)}
    hammers = sum(places.values())
    if hammers > 1:
        raise too_many(distinction_words(DISTINCTIONS[GREAT_HAMMER].name), places, 1)
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
    if not isinstance(rows, list) or len(rows) != len(TAVERNS):
        raise bad("three-taverns")
    full = True
    for tavern, row in enumerate(rows):
        kinds = [kind_of("taverns", name) for name in listed("taverns", row)]
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
        card = card_of("discard", text)
        if card > HAMMER:
            raise bad("hero-discarded", hero=hero_words(CARD_NAMES[card]))
        s.discard.append(card)


def read_looked(s: State, data: Data) -> None:
    """What the spyglass's winner has drawn."""
    s.looked = [kind_of("looked", name) for name in listed("looked", data.get("looked", []))]


def read_decks(s: State, data: Data, is_one_leaving: bool) -> None:
    """What nobody has seen: what is written, or what is left; cards out of taverns count for the first age first."""
    first, second = deck(s.seats, 1), deck(s.seats, 2)
    seen = count([card for army in s.armies for card in army] + s.discard)
    lying, looked = count(s.taverns), count(s.looked)
    later = [max(0, seen[kind] - first[kind] + (lying[kind] if s.age == 1 else 0)) for kind in range(DECK_KINDS)]
    if s.age == 1:
        kept = 1 if s.distinctions[SPYGLASS] >= 0 else 0
        if sum(later) > kept:
            kind = next(kind for kind in range(DECK_KINDS) if later[kind])
            raise too_many(card_words(KIND_NAMES[kind]), lying_open(s, kind, OPEN_PLACES), first[kind])
        left = [max(0, first[kind] - seen[kind] - lying[kind]) for kind in range(DECK_KINDS)]
        s.deck = written(s, data, "deck", left, [OPEN_PLACES] * DECK_KINDS)
        left = [second[kind] - looked[kind] - later[kind] for kind in range(DECK_KINDS)]
        s.next_deck = written(s, data, "next_deck", left, [("looked", *OPEN_PLACES[: 3 * n]) for n in later])
    else:
        left = [second[kind] - lying[kind] - later[kind] for kind in range(DECK_KINDS)]
        s.deck = written(s, data, "deck", left, [OPEN_PLACES[: 3 if n else 1] for n in later])
        s.next_deck = written(s, data, "next_deck", [0] * DECK_KINDS, [()] * DECK_KINDS)
    s.in_deck = sum(s.deck) - boxed(s)
    check_enough(s, "round" in data, is_one_leaving)


def written(s: State, data: Data, key: str, left: list[int], where: list[tuple[str, ...]]) -> list[int]:
    """A deck as it is written, or what is left; it holds no more of a kind than there are left."""
    counts = counted(key, data[key]) if key in data else [max(0, n) for n in left]
    for kind in range(DECK_KINDS):
        if counts[kind] > left[kind]:
            places = lying_open(s, kind, where[kind])
            full = sum(places.values()) + left[kind]
            raise too_many(card_words(KIND_NAMES[kind]), {**places, key: counts[kind]}, full)
    return counts


def lying_open(s: State, kind: int, places: tuple[str, ...]) -> dict[str, int]:
    """How many cards of a kind lie in these places."""
    armies = [card for army in s.armies for card in army]
    cards = {"taverns": s.taverns, "armies": armies, "discard": s.discard, "looked": s.looked}
    return {place: cards[place].count(kind) for place in places}


def check_enough(s: State, is_round_given: bool, is_one_leaving: bool) -> None:
    """The decks hold all that will be revealed; if no round is written, it is the first for which they do.

    Of the second age, one more is needed until the spyglass or the box has taken a card (p. 11, E20).
    """
    a_round = len(TAVERNS) * cards_per_tavern(s.seats)
    rounds = rounds_per_age(s.seats)
    if s.phase in (BIDS, TAVERN):
        now = s.taverns.count(NONE) if s.phase == BIDS else 0
        if not is_round_given:
            s.round = max(1, rounds - max(0, s.in_deck - now) // a_round)
        needed = now + a_round * (rounds - s.round)
        if s.in_deck < needed:
            raise bad("few-cards", key="deck", count=s.in_deck, least=needed)
    later, needed = sum(s.next_deck) + len(s.looked), a_round * rounds + (1 if is_one_leaving else 0)
    if s.age == 1 and later < needed:
        raise bad("few-cards", key="next_deck", count=later, least=needed)


def count(cards: list[int]) -> list[int]:
    """Cards of the decks by kind; heroes, the hammer and empty places are none of them."""
    counts = [0] * DECK_KINDS
    for card in cards:
        if 0 <= card < DECK_KINDS:
            counts[card] += 1
    return counts
