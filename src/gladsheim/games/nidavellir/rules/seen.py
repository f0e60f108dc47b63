"""What each seat sees of a game of Nidavellir; compiled, since a server shows every move to everybody."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from gladsheim.games.nidavellir.cards.army import beside, sets
from gladsheim.games.nidavellir.cards.printed import (
    CARD_CLASS,
    CARD_NAMES,
    CARD_RANKS,
    CARD_VALUE,
    CARDS,
    CLASSES,
    DISTINCTIONS,
    EXPLORER,
    HERO_COUNT,
    HERO_NAMES,
    KIND_NAMES,
    MINER,
    SPYGLASS,
    TAVERNS,
    THRUD_AS,
    WARRIOR,
    YLUD_AS,
    cards_per_tavern,
    rounds_per_age,
)
from gladsheim.games.nidavellir.cards.prospects import prospects
from gladsheim.games.nidavellir.cards.scoring import parts
from gladsheim.games.nidavellir.coins.purse import HIGHEST, distinct
from gladsheim.games.nidavellir.rules.bidding import Bids, coins_of
from gladsheim.games.nidavellir.rules.distinctions import leaders
from gladsheim.games.nidavellir.rules.notation import METALS, coin_text
from gladsheim.games.nidavellir.rules.state import COINS, FREE, NONE, OPEN, PHASES, PLACES, SECRET, UNDECIDED, State
from gladsheim.games.nidavellir.rules.view import (
    Army,
    Card,
    Coin,
    Column,
    DistinctionView,
    NidavellirView,
    Points,
)
from gladsheim.kernel.step import MISSING


def view_of(s: State, seat: int | None) -> NidavellirView:
    """Built from named fields; what is not named is hidden."""
    armies = [army_of(s, other) for other in range(s.seats)]
    shared = NidavellirView(
        seats=s.seats,
        first_game=s.first_game,
        age=s.age,
        round=s.round,
        rounds=rounds_per_age(s.seats),
        phase=PHASES[s.phase],
        tavern=None if s.tavern == NONE else s.tavern,
        taverns=[cards_at(s, tavern) for tavern in range(len(TAVERNS))],
        discard=[CARD_NAMES[card] for card in s.discard],
        coins=coins_of_all(s, None),
        bid=None,
        gems=s.gems.copy(),
        order=s.order.copy(),
        turns_done=s.turns_done,
        bids=[None if bid == NONE else bid for bid in s.bids],
        armies=armies,
        heroes=[HERO_NAMES[hero] for hero in range(HERO_COUNT) if s.heroes[hero] == FREE],
        prospects=None,
        treasury=[(value, s.treasury[value]) for value in range(HIGHEST + 1) if s.treasury[value]],
        distinctions=[distinction_of(s, number) for number in range(len(DISTINCTIONS))],
        in_deck=s.in_deck,
        unseen=counted(s.deck, []),
        unseen_next=counted(s.next_deck, s.looked),
        looked=None,
        scores=[army.points.total for army in armies],
    )
    return shared if seat is None else own_view(s, seat, shared)


def own_view(s: State, seat: int, shared: NidavellirView) -> NidavellirView:
    """What all may know, and what only this seat may."""
    mine = replace(shared, coins=coins_of_all(s, seat), bid=bid_of(s, seat), prospects=prospects(s, seat))
    if not is_looking(s, seat):
        return mine
    return replace(mine, unseen_next=counted(s.next_deck, []), looked=[KIND_NAMES[kind] for kind in s.looked])


def card_of(card: int) -> Card:
    """A card of an army as everybody sees it; only warriors, miners and explorers have values, Thrud never."""
    has_value = CARD_CLASS[card] in (WARRIOR, MINER, EXPLORER) and not THRUD_AS <= card < YLUD_AS
    return Card(CARD_NAMES[card], CARD_RANKS[card], CARD_VALUE[card] if has_value else None)


CARDS_SEEN: Final = [card_of(card) for card in range(CARDS)]
"""Equal cards are the same object: views are compared all the time."""


def army_of(s: State, seat: int) -> Army:
    """One seat's army, and what it would score."""
    points = parts(s, seat)
    columns: list[list[Card]] = [[] for _ in CLASSES]
    for card in s.armies[seat]:
        class_ = CARD_CLASS[card]
        if class_ >= 0:
            columns[class_].append(CARDS_SEEN[card])
    complete = sets(s, seat)
    recruited = s.recruited[seat]
    return Army(
        [Column(columns[class_], s.ranks[5 * seat + class_], points[class_]) for class_ in range(len(CLASSES))],
        [HERO_NAMES[hero] for hero in beside(s, seat)],
        complete,
        recruited,
        max(0, complete - recruited),
        points_of(points),
        [DISTINCTIONS[number].name for number, winner in enumerate(s.distinctions) if winner == seat],
    )


def points_of(scored: list[int]) -> Points:
    """A score, part by part."""
    warrior, hunter, miner, blacksmith, explorer, heroes, coins, gem = scored
    return Points(warrior, hunter, miner, blacksmith, explorer, heroes, coins, gem, sum(scored))


def cards_at(s: State, tavern: int) -> list[str]:
    """The cards that lie in a tavern."""
    cards = cards_per_tavern(s.seats)
    return [KIND_NAMES[kind] for kind in s.taverns[cards * tavern : cards * tavern + cards] if kind != NONE]


def coins_of_all(s: State, seat: int | None) -> list[list[Coin]]:
    """Everybody's coins as a seat sees them."""
    return [coins_seen(s, other, other == seat) for other in range(s.seats)]


def coins_seen(s: State, seat: int, is_mine: bool) -> list[Coin]:
    """A seat's coins; where one lies is hidden from the others until it is turned over or worked out."""
    found = []
    for i in range(COINS * seat, COINS * seat + COINS):
        place = PLACES[s.places[i]] if is_mine or s.shown[i] != SECRET else None
        found.append(Coin(s.coins[i] // 3, METALS[s.coins[i] % 3], place, s.shown[i] == OPEN))
    return found


def bid_of(s: State, seat: int) -> list[str] | None:
    """The bid that a seat has made while others still think."""
    if not s.answers or s.answers[seat] == MISSING or not isinstance(s.stack[-1], Bids):
        return None
    return [coin_text(coin) for coin in coins_of(distinct(s, seat), s.answers[seat])]


def distinction_of(s: State, number: int) -> DistinctionView:
    """A distinction, its winner, and who leads in its class now."""
    winner = s.distinctions[number]
    class_ = DISTINCTIONS[number].class_
    return DistinctionView(
        DISTINCTIONS[number].name,
        winner if winner >= 0 else None,
        winner != UNDECIDED,
        leaders(s, class_),
        [s.ranks[5 * seat + class_] for seat in range(s.seats)],
    )


def is_looking(s: State, seat: int) -> bool:
    """Whether a seat has cards of the second age before its eyes."""
    return len(s.looked) > 0 and s.distinctions[SPYGLASS] == seat


def counted(deck: list[int], more: list[int]) -> dict[str, int]:
    """Cards that nobody, or not this seat, has seen, by kind."""
    counts = deck.copy()
    for kind in more:
        counts[kind] += 1
    return {KIND_NAMES[kind]: n for kind, n in enumerate(counts) if n}
