"""Trading coins (p. 9): whoever laid the 0 or the mithril coin adds up two others and exchanges the higher one."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.cards.printed import MOST_SEATS, ULINE
from gladsheim.games.nidavellir.coins.purse import arrange, distinct, find, give_up, nearest, put, take_gold, work_out
from gladsheim.games.nidavellir.rules.events import CoinsTraded
from gladsheim.games.nidavellir.rules.notation import (
    COPPER_5,
    GOLD,
    GOLD_5,
    MITHRIL_3,
    ZERO,
    coin_of,
    coin_text,
    coin_words,
    read_coin,
)
from gladsheim.games.nidavellir.rules.state import COINS, HAND, KNOWN, NONE, OPEN, POUCH, State
from gladsheim.kernel.events import tell
from gladsheim.kernel.step import Asking, Moves, then, unreadable
from gladsheim.words import Refusal, Words


class ShowCoins(Asking):
    """Uline's owner shows any two coins of the hand (p. 14, R26)."""

    def span(self, s: State) -> int:
        kinds = len(distinct(s, self.turn))
        return kinds * (kinds + 1) // 2

    def moves(self, s: State, out: Moves) -> None:
        move = 0
        kinds = distinct(s, self.turn)
        for high, second in enumerate(kinds):
            for low in range(high + 1):
                if in_hand(s, self.turn, second) > (1 if low == high else 0) and in_hand(s, self.turn, kinds[low]):
                    out.add(move)
                move += 1

    def pair(self, s: State, move: int) -> tuple[int, int]:
        """The two coins of a move, the lower one first."""
        kinds = distinct(s, self.turn)
        high = 0
        while move > high:
            move -= high + 1
            high += 1
        return kinds[move], kinds[high]

    def answer(self, s: State, move: int) -> None:
        first, second = self.pair(s, move)
        add_up(s, self.turn, first, second, HAND)

    def show(self, s: State, move: int) -> str:
        first, second = self.pair(s, move)
        return f"{coin_text(first)} {coin_text(second)}"

    def read(self, s: State, text: str) -> int:
        words = text.split()
        if len(words) != 2:
            raise unreadable(text)
        kinds = distinct(s, self.turn)
        first, second = read_coin(kinds, words[0], text), read_coin(kinds, words[1], text)
        low, high = min(first, second), max(first, second)
        return high * (high + 1) // 2 + low

    def why_not(self, s: State, move: int) -> Refusal:
        first, second = self.pair(s, move)
        missing = second if in_hand(s, self.turn, first) else first
        code = "nidavellir/coin-used-up" if in_hand(s, self.turn, missing) else "nidavellir/not-in-hand"
        return Refusal(code, {"coin": coin_words(coin_text(missing))})

    def label(self, s: State, move: int) -> Words:
        first, second = self.pair(s, move)
        new = coin_of(nearest(s, first // 3 + second // 3), GOLD)
        terms = {"first": first, "second": second, "new": new}
        return Words("nidavellir-choose-show", {name: coin_words(coin_text(coin)) for name, coin in terms.items()})

    def warning(self, s: State, move: int) -> Words | None:
        first, second = self.pair(s, move)
        value = first // 3 + second // 3
        new = nearest(s, value)
        if new == value:
            return None
        return Words("nidavellir-warn-coin-missing", {"sum": value, "new": coin_words(coin_text(coin_of(new, GOLD)))})

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("nidavellir-ask-show-coins")


class TradeAway(Asking):
    """Of a copper and a gold 5, the owner chooses which one goes (p. 9, R3)."""

    def span(self, s: State) -> int:
        return 2

    def moves(self, s: State, out: Moves) -> None:
        out.add(0)
        out.add(1)

    def answer(self, s: State, move: int) -> None:
        place = HAND if s.heroes[ULINE] == self.turn else POUCH
        if move == 0:
            exchange(s, self.turn, GOLD_5, COPPER_5, place)
        else:
            exchange(s, self.turn, COPPER_5, GOLD_5, place)

    def show(self, s: State, move: int) -> str:
        return coin_text(COPPER_5 if move == 0 else GOLD_5)

    def label(self, s: State, move: int) -> Words:
        return coin_words(self.show(s, move))

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("nidavellir-ask-trade-away")


# Frames never change, so one per seat will do.
SHOW_COINS: Final = [ShowCoins(seat) for seat in range(MOST_SEATS)]
TRADE_AWAY: Final = [TradeAway(seat) for seat in range(MOST_SEATS)]


def must_trade(s: State, seat: int) -> bool:
    """The 0 or the mithril coin lies at the tavern being resolved (R4)."""
    for i in range(COINS * seat, COINS * seat + COINS):
        if s.places[i] == s.tavern and (s.coins[i] == ZERO or s.coins[i] == MITHRIL_3):
            return True
    return False


def in_hand(s: State, seat: int, coin: int) -> int:
    """How many such coins a seat has in hand."""
    count = 0
    for i in range(COINS * seat, COINS * seat + COINS):
        if s.places[i] == HAND and s.coins[i] == coin:
            count += 1
    return count


def trade(s: State, seat: int) -> None:
    """The coins of the pouch are turned over and added up; with Uline, two of the hand are (R26, R38)."""
    if s.heroes[ULINE] == seat:
        show_two(s, seat)
        return
    low = high = NONE
    for i in range(COINS * seat, COINS * seat + COINS):
        if s.places[i] == POUCH:
            s.shown[i] = OPEN
            low, high = high, s.coins[i]
    arrange(s, seat)
    work_out(s, seat)
    add_up(s, seat, low, high, POUCH)


def show_two(s: State, seat: int) -> None:
    """Which two is asked only where there is a choice."""
    out = Moves()
    step = SHOW_COINS[seat]
    step.moves(s, out)
    if out.n == 1:
        step.answer(s, int(out.buffer[0]))
    else:
        then(s, step)


def add_up(s: State, seat: int, low: int, high: int, place: int) -> None:
    """The higher of the two goes; which of two fives, its owner says (R3, R39)."""
    if low == COPPER_5 and high == GOLD_5:
        then(s, TRADE_AWAY[seat])
    else:
        exchange(s, seat, low, high, place)


def exchange(s: State, seat: int, kept: int, lost: int, place: int) -> None:
    """Take a coin for the sum, then give up the other (R2); the new one lies beside the kept one (R38)."""
    new = take_gold(s, kept // 3 + lost // 3)
    give_up(s, lost)
    put(s, find(s, seat, lost, place), new, place, KNOWN if place == HAND else OPEN)
    if s.log is not None:
        first, second = min(kept, lost), max(kept, lost)
        tell(s, CoinsTraded(seat, coin_text(first), coin_text(second), coin_text(new), coin_text(lost)))
    arrange(s, seat)
