"""Bids: what each coin promises at each tavern, if everybody bids well against what the others are likely to bid."""

from __future__ import annotations

from math import exp
from typing import Final

from gladsheim.games.nidavellir.bot.future import Future
from gladsheim.games.nidavellir.bot.picks import Demand, cards_at, with_coin
from gladsheim.games.nidavellir.bot.worth import RIVALS
from gladsheim.games.nidavellir.cards.printed import TAVERNS
from gladsheim.games.nidavellir.coins.purse import can_upgrade, nearest
from gladsheim.games.nidavellir.rules.notation import GOLD, coin_of
from gladsheim.games.nidavellir.rules.state import COINS, State
from gladsheim.kernel.rng import Rng

ARRANGEMENTS: Final = [
    [goblin, dragon, pony]
    for goblin in range(COINS)
    for dragon in range(COINS)
    for pony in range(COINS)
    if goblin != dragon and goblin != pony and dragon != pony
]
"""Which of five coins lie at the taverns; coins are numbered as they lie in the purse, ascending."""

ANSWERS: Final = 3
"""How often everybody answers the others' likely bids."""

SAMPLES: Final = 12
"""In how many ways several others are taken to bid at a tavern."""

CARE: Final = 1.0
"""A bid that promises so many points less is e times less likely."""

GEMS: Final = 16
"""Gems are worth less than this, so that coin and gem make one number."""

PARTS: Final = 1 << 16
"""Coins are drawn by odds in so many parts."""


class Auction:
    """The bids of a round, as everybody may expect them."""

    def __init__(self, s: State, rng: Rng) -> None:
        self.s = s
        self.rng = rng
        self.future = Future(s)
        self.demand = Demand(s, self.future)
        self.cards = [cards_at(s, tavern) if tavern >= s.tavern else [] for tavern in range(len(TAVERNS))]
        self.trades = [trades(s, seat, self.future) for seat in range(s.seats)]
        self.odds = [[1.0 / COINS] * (len(TAVERNS) * COINS) for _ in range(s.seats)]  # of each coin, tavern by tavern

    def foresee(self) -> None:
        """Everybody answers what the others are likely to bid, and the odds become the mean of all answers."""
        for n in range(ANSWERS):
            answers = [self.answer(seat) for seat in range(self.s.seats)]
            for odds, answer in zip(self.odds, answers):
                for i in range(len(odds)):
                    odds[i] += (answer[i] - odds[i]) / (n + 1)

    def answer(self, seat: int) -> list[float]:
        """The odds of a seat that bids with care: the better a bid, the likelier."""
        hopes = self.hopes(seat)
        promises = [self.promise(seat, hopes, arrangement) for arrangement in ARRANGEMENTS]
        most = max(promises)
        odds = [0.0] * (len(TAVERNS) * COINS)
        whole = 0.0
        for arrangement, promise in zip(ARRANGEMENTS, promises):
            weight = exp((promise - most) / CARE)
            whole += weight
            for tavern in range(len(TAVERNS)):
                odds[COINS * tavern + arrangement[tavern]] += weight
        return [one / whole for one in odds]

    def promise(self, seat: int, hopes: list[float], arrangement: list[int]) -> float:
        """What an arrangement of coins promises: a card at each tavern, and a trade."""
        found = 0.0
        for tavern in range(len(TAVERNS)):
            found += hopes[COINS * tavern + arrangement[tavern]]
        if trader_of(self.s, seat) in arrangement:
            low, high = pouch_of(arrangement)
            found += self.trades[seat][COINS * low + high]
        return found

    def hopes(self, seat: int) -> list[float]:
        """What each coin promises at each tavern: the card it gets, less what the others get."""
        found = [0.0] * (len(TAVERNS) * COINS)
        for tavern in range(len(TAVERNS)):
            if self.cards[tavern]:
                for bids, weight in self.likely_bids(seat, tavern):
                    for coin in range(COINS):
                        found[COINS * tavern + coin] += weight * self.gain(seat, tavern, coin, bids)
        return found

    def likely_bids(self, seat: int, tavern: int) -> list[tuple[list[int], float]]:
        """What may be bid at a tavern, and how likely: all coins of a single other seat, or a few draws."""
        found: list[tuple[list[int], float]] = []
        if self.s.seats == 2:
            for coin in range(COINS):
                odds = self.odds[1 - seat][COINS * tavern + coin]
                if odds > 0:
                    found.append(([self.value(0, coin), self.value(1, coin)], odds))
            return found
        for _ in range(SAMPLES):
            bids = [self.value(other, self.drawn(other, tavern)) for other in range(self.s.seats)]
            found.append((bids, 1.0 / SAMPLES))
        return found

    def value(self, seat: int, coin: int) -> int:
        """What a coin of a seat bids."""
        return self.s.coins[COINS * seat + coin] // 3

    def drawn(self, seat: int, tavern: int) -> int:
        """A coin of a seat, drawn by its odds at a tavern."""
        odds = self.odds[seat]
        left = int(self.rng.below(PARTS)) / PARTS
        for coin in range(COINS - 1):
            left -= odds[COINS * tavern + coin]
            if left < 0:
                return coin
        return COINS - 1

    def gain(self, seat: int, tavern: int, coin: int, bids: list[int]) -> float:
        """What a seat gains over the others by a coin at a tavern, where they bid so."""
        order = self.order(seat, coin, bids)
        found = 0.0
        for other, kind in zip(order, self.demand.taken(order, self.cards[tavern])):
            if other == seat:
                found += self.demand.worth(other, kind)
            else:
                found -= RIVALS * self.demand.worth(other, kind) / (self.s.seats - 1)
        return found

    def order(self, seat: int, coin: int, bids: list[int]) -> list[int]:
        """Who chooses when (p. 6): the highest coin first, among equals the highest gem."""
        bids[seat] = self.value(seat, coin)
        order: list[int] = []
        strengths: list[int] = []
        for other in range(self.s.seats):
            strength = GEMS * bids[other] + self.s.gems[other]
            i = 0
            while i < len(order) and strengths[i] >= strength:
                i += 1
            order.insert(i, other)
            strengths.insert(i, strength)
        return order

    def likely_card(self, seat: int, tavern: int, coin: int) -> int:
        """The card that a coin gets most often at a tavern."""
        kinds = self.cards[tavern]
        often = [0.0] * len(kinds)
        for bids, weight in self.likely_bids(seat, tavern):
            order = self.order(seat, coin, bids)
            kind = self.demand.taken(order, kinds)[order.index(seat)]
            often[kinds.index(kind)] += weight
        return kinds[often.index(max(often))]


def trader_of(s: State, seat: int) -> int:
    """The coin of a seat that trades."""
    for coin in range(COINS):
        if not can_upgrade(s.coins[COINS * seat + coin]):
            return coin
    raise AssertionError("everybody has a coin that trades")


def pouch_of(arrangement: list[int]) -> tuple[int, int]:
    """The two coins that an arrangement leaves for the pouch, the lower one first."""
    low = 0
    while low in arrangement:
        low += 1
    high = low + 1
    while high in arrangement:
        high += 1
    return low, high


def trades(s: State, seat: int, future: Future) -> list[float]:
    """By how much each pair of coins, added up, raises what a seat may expect."""
    before = with_coin(s, seat, 0, s.coins[COINS * seat], future)
    trader = trader_of(s, seat)
    found = [0.0] * (COINS * COINS)
    for high in range(COINS):
        for low in range(high):
            if low != trader and high != trader:
                found[COINS * low + high] = with_coin(s, seat, high, traded(s, seat, low, high), future) - before
    return found


def traded(s: State, seat: int, low: int, high: int) -> int:
    """What two coins of a seat bring, added up (R1)."""
    first = COINS * seat
    return coin_of(nearest(s, s.coins[first + low] // 3 + s.coins[first + high] // 3), GOLD)
