"""Bids (p. 6): everybody lays three coins face down at the taverns and the other two into the pouch."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.cards.printed import MOST_SEATS, TAVERNS, ULINE
from gladsheim.games.nidavellir.coins.purse import arrange, distinct
from gladsheim.games.nidavellir.rules.events import BidsPlaced
from gladsheim.games.nidavellir.rules.notation import coin_text, coin_words, read_coin
from gladsheim.games.nidavellir.rules.state import COINS, POUCH, SECRET, State
from gladsheim.games.nidavellir.rules.tavern import open_tavern
from gladsheim.kernel.note import note
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Asking, Moves, Seats, Step, Together, only, unreadable
from gladsheim.words import Refusal, Words


class Bids(Together):
    """Everybody but Uline's owner bids at once (p. 6, R44, R45)."""

    def seats(self, s: State) -> list[int]:
        late = s.heroes[ULINE]
        return [seat for seat in range(s.seats) if seat != late]

    def part(self, s: State, seat: int) -> Step:
        return BID[seat]

    def answer(self, s: State, answers: list[int]) -> None:
        for seat in self.seats(s):
            place(s, seat, answers[seat])
        note(s, BidsPlaced)
        open_tavern(s, 0)


class Bid(Asking):
    """Three coins for the taverns, in their order; equal coins make the same bid."""

    def span(self, s: State) -> int:
        kinds = len(distinct(s, self.turn))
        return kinds * kinds * kinds

    def moves(self, s: State, out: Moves) -> None:
        kinds = distinct(s, self.turn)
        n = len(kinds)
        for move in range(n * n * n):
            if n == COINS:
                legal = ALL_DIFFER[move]
            else:
                legal = is_held(s, self.turn, kinds, move)
            if legal:
                out.add(move)

    def pick(self, s: State, rng: Rng, out: Moves) -> int:
        """Draw until the coins suffice: two draws in the mean."""
        kinds = distinct(s, self.turn)
        n = len(kinds)
        while True:
            move = int(rng.below(n * n * n))
            if is_held(s, self.turn, kinds, move):
                return move

    def show(self, s: State, move: int) -> str:
        return " ".join(coin_text(coin) for coin in coins_of(distinct(s, self.turn), move))

    def read(self, s: State, text: str) -> int:
        words = text.split()
        if len(words) != len(TAVERNS):
            raise unreadable(text)
        kinds = distinct(s, self.turn)
        move = 0
        for word in words:
            move = move * len(kinds) + read_coin(kinds, word, text)
        return move

    def why_not(self, s: State, move: int) -> Refusal:
        coins = coins_of(distinct(s, self.turn), move)
        twice = next(coin for coin in coins if coins.count(coin) > held(s, self.turn, coin))
        return Refusal("nidavellir/coin-used-up", {"coin": coin_words(coin_text(twice))})

    def seen_by(self, s: State, move: int) -> Seats:
        return only(self.turn)

    def prompt(self, s: State) -> Words:
        return Words("nidavellir-ask-bid")


# Frames never change, so one per seat will do.
BIDS_TOGETHER: Final = Bids()
BID: Final = [Bid(seat) for seat in range(MOST_SEATS)]

ALL_DIFFER: Final = [m // 25 != m // 5 % 5 and m // 5 % 5 != m % 5 and m // 25 != m % 5 for m in range(125)]
"""Of five different coins: whether a move names three."""


def coins_of(kinds: list[int], move: int) -> list[int]:
    """The coins of a move, by tavern."""
    n = len(kinds)
    return [kinds[move // (n * n)], kinds[move // n % n], kinds[move % n]]


def held(s: State, seat: int, coin: int) -> int:
    """How many such coins a seat has."""
    count = 0
    for i in range(COINS * seat, COINS * seat + COINS):
        if s.coins[i] == coin:
            count += 1
    return count


def is_held(s: State, seat: int, kinds: list[int], move: int) -> bool:
    """Whether a seat has every coin as often as a move names it."""
    n = len(kinds)
    if n == COINS:
        return ALL_DIFFER[move]
    goblin, dragon, pony = move // (n * n), move // n % n, move % n
    if goblin == dragon or goblin == pony:
        most = 3 if goblin == dragon and goblin == pony else 2
        return held(s, seat, kinds[goblin]) >= most
    return dragon != pony or held(s, seat, kinds[dragon]) >= 2


def place(s: State, seat: int, move: int) -> None:
    """Lay the coins of a move face down, the others into the pouch (R44)."""
    coins, places = s.coins, s.places
    first = COINS * seat
    wanted = coins_of(distinct(s, seat), move)
    for i in range(first, first + COINS):
        places[i] = POUCH
        s.shown[i] = SECRET
    for tavern in range(len(TAVERNS)):
        i = first
        while coins[i] != wanted[tavern] or places[i] != POUCH:
            i += 1
        places[i] = tavern
    arrange(s, seat)
