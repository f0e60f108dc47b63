"""Resolving a tavern (p. 6, 7, 10): coins are turned over, everybody takes a card, tied players swap gems."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.cards.army import is_hero_due, lay
from gladsheim.games.nidavellir.cards.heroes import LAY_THRUD, MUSTER
from gladsheim.games.nidavellir.cards.printed import (
    DECK_KINDS,
    DWARFS,
    KIND_NAMES,
    MOST_SEATS,
    OFFERING_3,
    RAISE_3,
    RAISE_5,
    TAVERNS,
    ULINE,
    cards_per_tavern,
)
from gladsheim.games.nidavellir.coins.gems import set_order, swap_gems
from gladsheim.games.nidavellir.coins.purse import arrange, distinct, find, work_out
from gladsheim.games.nidavellir.coins.trading import must_trade, trade
from gladsheim.games.nidavellir.coins.upgrades import UPGRADE
from gladsheim.games.nidavellir.rules.asking import AskingForCard
from gladsheim.games.nidavellir.rules.events import CardTaken, CoinLaidOpen, CoinsShown, OrderSet
from gladsheim.games.nidavellir.rules.notation import card_words, coin_text, coin_words, read_coin, tavern_words
from gladsheim.games.nidavellir.rules.state import COINS, HAND, NONE, OPEN, TAVERN, State
from gladsheim.kernel.events import tell
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Asking, Moves, Then, then
from gladsheim.words import Refusal, Words


class OpenBid(Asking):
    """Uline's owner lays a coin of the hand openly, after all others were turned over (p. 14, R25, R45)."""

    def span(self, s: State) -> int:
        return len(distinct(s, self.turn))

    def moves(self, s: State, out: Moves) -> None:
        kinds = distinct(s, self.turn)
        for i in range(len(kinds)):
            if find(s, self.turn, kinds[i], HAND) != NONE:
                out.add(i)

    def answer(self, s: State, move: int) -> None:
        coin = distinct(s, self.turn)[move]
        i = find(s, self.turn, coin, HAND)
        s.places[i] = s.tavern
        s.shown[i] = OPEN
        s.bids[self.turn] = coin // 3
        arrange(s, self.turn)
        note(s, CoinLaidOpen, self.turn, s.tavern, coin_text(coin))
        begin_turns(s)

    def show(self, s: State, move: int) -> str:
        return coin_text(distinct(s, self.turn)[move])

    def read(self, s: State, text: str) -> int:
        return read_coin(distinct(s, self.turn), text, text)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("nidavellir/not-in-hand", {"coin": coin_words(self.show(s, move))})

    def label(self, s: State, move: int) -> Words:
        return coin_words(self.show(s, move))

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("nidavellir-ask-open-bid", {"tavern": tavern_words(TAVERNS[s.tavern])})


class TakeCard(AskingForCard):
    """Choose a card of the tavern; one must be taken (p. 7, R36)."""

    def moves(self, s: State, out: Moves) -> None:
        cards = cards_per_tavern(s.seats)
        first = cards * s.tavern
        last = NONE
        while True:
            lowest = DECK_KINDS
            for i in range(first, first + cards):
                kind = s.taverns[i]
                if last < kind < lowest:
                    lowest = kind
            if lowest == DECK_KINDS:
                return
            out.add(lowest)
            last = lowest

    def answer(self, s: State, move: int) -> None:
        take_card(s, self.turn, move)

    def why_not(self, s: State, move: int) -> Refusal:
        tavern = tavern_words(TAVERNS[s.tavern])
        return Refusal("nidavellir/not-in-tavern", {"card": card_words(KIND_NAMES[move]), "tavern": tavern})

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("nidavellir-ask-take", {"tavern": tavern_words(TAVERNS[s.tavern])})


class TurnEnds(Then):
    """After the card, the heroes and all they bring: the trade (R4, R37)."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: State) -> None:
        end_turn(s, self.turn)


class NextTurn(Then):
    """After the trade it is the next player's turn."""

    def run(self, s: State) -> None:
        pass_turn(s)


# Frames never change, so one per seat will do.
OPEN_BID: Final = [OpenBid(seat) for seat in range(MOST_SEATS)]
TAKE_CARD: Final = [TakeCard(seat) for seat in range(MOST_SEATS)]
TURN_ENDS: Final = [TurnEnds(seat) for seat in range(MOST_SEATS)]
NEXT_TURN: Final = NextTurn()


def open_tavern(s: State, tavern: int) -> None:
    """Everybody turns over the coin at this tavern; Uline's owner has none there yet (p. 6)."""
    s.phase = TAVERN
    s.tavern = tavern
    s.turns_done = 0
    late = s.heroes[ULINE]
    for seat in range(s.seats):
        if seat == late:
            continue
        i = COINS * seat
        while s.places[i] != tavern:
            i += 1
        s.shown[i] = OPEN
        s.bids[seat] = s.coins[i] // 3
        arrange(s, seat)
        work_out(s, seat)
    if s.log is not None:
        tell_coins(s, late)
    if late >= 0:
        ask_open_bid(s, late)
    else:
        begin_turns(s)


def tell_coins(s: State, late: int) -> None:
    """Which coins were turned over."""
    coins: list[str | None] = []
    for seat in range(s.seats):
        at = [i for i in range(COINS * seat, COINS * seat + COINS) if s.places[i] == s.tavern]
        coins.append(None if seat == late else coin_text(s.coins[at[0]]))
    tell(s, CoinsShown(s.tavern, coins))


def ask_open_bid(s: State, seat: int) -> None:
    """Which coin is asked only where those in hand differ."""
    kinds = distinct(s, seat)
    held = NONE
    for i in range(len(kinds)):
        if find(s, seat, kinds[i], HAND) != NONE:
            if held != NONE:
                then(s, OPEN_BID[seat])
                return
            held = i
    OPEN_BID[seat].answer(s, held)


def begin_turns(s: State) -> None:
    """The order is set once and for all (R7)."""
    set_order(s)
    note(s, OrderSet, s.tavern, s.order.copy())
    next_turn(s)


def next_turn(s: State) -> None:
    """Whoever is next takes a card; which one is asked only where they differ."""
    if s.turns_done == s.seats:
        close_tavern(s)
        return
    seat = s.order[s.turns_done]
    cards = cards_per_tavern(s.seats)
    kind = NONE
    for i in range(cards * s.tavern, cards * s.tavern + cards):
        if s.taverns[i] != NONE and s.taverns[i] != kind:
            if kind != NONE:
                then(s, TAKE_CARD[seat])
                return
            kind = s.taverns[i]
    take_card(s, seat, kind)


def take_card(s: State, seat: int, kind: int) -> None:
    """A dwarf joins the army, and heroes after it; an offering upgrades a coin and goes to the box (p. 7, R37)."""
    i = cards_per_tavern(s.seats) * s.tavern
    while s.taverns[i] != kind:
        i += 1
    s.taverns[i] = NONE
    note(s, CardTaken, seat, s.tavern, KIND_NAMES[kind])
    if kind >= DWARFS:
        then(s, TURN_ENDS[seat])
        then(s, UPGRADE[seat][RAISE_3 if kind == OFFERING_3 else RAISE_5])
        return
    lifted = lay(s, seat, kind)
    if not lifted and not is_hero_due(s, seat):
        end_turn(s, seat)
        return
    then(s, TURN_ENDS[seat])
    then(s, MUSTER[seat])
    if lifted:
        then(s, LAY_THRUD[seat])


def end_turn(s: State, seat: int) -> None:
    """Whoever laid the 0 or the mithril coin here must trade (R4)."""
    if must_trade(s, seat):
        then(s, NEXT_TURN)
        trade(s, seat)
    else:
        pass_turn(s)


def pass_turn(s: State) -> None:
    """A turn is done."""
    s.turns_done += 1
    next_turn(s)


def close_tavern(s: State) -> None:
    """Gems are swapped; then the next tavern is resolved, or the round ends."""
    swap_gems(s)
    for seat in range(s.seats):
        s.bids[seat] = NONE
    s.order.clear()
    if s.tavern + 1 < len(TAVERNS):
        open_tavern(s, s.tavern + 1)
    else:
        s.tavern = NONE
        s.turns_done = 0
