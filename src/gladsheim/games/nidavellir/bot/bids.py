"""Which coins to lay: all three at once face down, or with Uline one after the other and open-eyed."""

from __future__ import annotations

from gladsheim.games.nidavellir.bot.auction import Auction, trader_of
from gladsheim.games.nidavellir.cards.printed import TAVERNS
from gladsheim.games.nidavellir.coins.purse import distinct
from gladsheim.games.nidavellir.rules.state import COINS, HAND, SECRET, State
from gladsheim.kernel.rng import Rng


def foreseen(s: State, rng: Rng) -> Auction:
    """The round before anybody has bid."""
    auction = Auction(s, rng)
    auction.foresee()
    return auction


class Foresight:
    """The round that was foreseen last: whoever bids in it is judged by the same."""

    def __init__(self) -> None:
        self.auction: Auction | None = None
        self.age = 0
        self.round = 0

    def of(self, s: State, rng: Rng) -> Auction:
        """The round before anybody has bid; the same for all seats of an imagined world."""
        found = self.auction
        if found is None or found.s is not s or self.age != s.age or self.round != s.round:
            found = foreseen(s, rng)
            self.auction, self.age, self.round = found, s.age, s.round
        return found


def arrangement_of(s: State, seat: int, coins: list[int]) -> list[int]:
    """Coins of a seat as they are numbered in its purse, equal ones each in its turn."""
    purse = s.coins[COINS * seat : COINS * seat + COINS]
    result: list[int] = []
    for wanted in coins:
        coin = purse.index(wanted)
        while coin in result:
            coin += 1
        result.append(coin)
    return result


def move_of(s: State, seat: int, coins: list[int]) -> int:
    """The move that lays these coins of the purse, one after the other."""
    kinds = distinct(s, seat)
    move = 0
    for coin in coins:
        move = move * len(kinds) + kinds.index(s.coins[COINS * seat + coin])
    return move


def half_seen(s: State, rng: Rng) -> Auction:
    """The round as Uline's owner sees it: others' coins lie where they were shown, or where any may still lie."""
    auction = Auction(s, rng)
    auction.odds = [odds_of(s, seat) for seat in range(s.seats)]
    return auction


def odds_of(s: State, seat: int) -> list[float]:
    """Where a seat's coins lie, for all that everybody knows."""
    first = COINS * seat
    places = [s.places[i] for i in range(first, first + COINS) if s.shown[i] == SECRET]
    odds = [0.0] * (len(TAVERNS) * COINS)
    for tavern in range(len(TAVERNS)):
        for coin in range(COINS):
            if s.shown[first + coin] == SECRET:
                odds[COINS * tavern + coin] = places.count(tavern) / len(places)
            elif s.places[first + coin] == tavern:
                odds[COINS * tavern + coin] = 1.0
    return odds


def hand_of(s: State, seat: int) -> list[int]:
    """The coins that a seat has not laid, as they are numbered in its purse."""
    return [coin for coin in range(COINS) if s.places[COINS * seat + coin] == HAND]


def plans(hand: list[int], taverns: int) -> list[list[int]]:
    """Every way to lay coins of the hand at so many taverns."""
    if taverns == 0:
        return [[]]
    found = []
    for coin in hand:
        for plan in plans([other for other in hand if other != coin], taverns - 1):
            found.append([coin, *plan])
    return found


def promise_of(auction: Auction, seat: int, hopes: list[float], hand: list[int], plan: list[int]) -> float:
    """What a plan promises: a card at each tavern, and the best trade when the trading coin is laid (R26)."""
    found = 0.0
    for i, coin in enumerate(plan):
        found += hopes[COINS * (auction.s.tavern + i) + coin]
    trader = trader_of(auction.s, seat)
    if trader in plan:
        laid = plan[: plan.index(trader) + 1]
        low, high = best_pair(auction, seat, [coin for coin in hand if coin not in laid])
        found += auction.trades[seat][COINS * low + high]
    return found


def best_pair(auction: Auction, seat: int, hand: list[int]) -> tuple[int, int]:
    """The two coins of the hand that are best added up, the lower one first."""
    trades = auction.trades[seat]
    result = (hand[0], hand[1])
    for high in hand:
        for low in hand:
            if low < high and trades[COINS * low + high] > trades[COINS * result[0] + result[1]]:
                result = (low, high)
    return result
