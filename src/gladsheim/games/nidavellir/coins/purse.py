"""Coins and the treasury: what is taken, given back, and known of where coins lie."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.rules.notation import COPPER, GOLD, MITHRIL_3, ZERO, coin_of
from gladsheim.games.nidavellir.rules.state import COINS, HAND, KNOWN, NONE, SECRET, State

HIGHEST: Final = 25
START: Final = (0, 2, 3, 4, 5)


def treasury(seats: int) -> list[int]:
    """34 gold coins by value; with two or three players 28, without two each of 7, 9 and 11."""
    counts = [0] * (HIGHEST + 1)
    for value in range(5, HIGHEST + 1):
        counts[value] = 2 if value < 15 else 1
    for value in (7, 9, 11):
        counts[value] = 3 if seats > 3 else 1
    return counts


def start_coins() -> list[int]:
    """Everybody begins with five copper coins."""
    return [coin_of(value, COPPER) for value in START]


def can_upgrade(coin: int) -> bool:
    """All but the coins that trade (R6)."""
    return coin != ZERO and coin != MITHRIL_3


def nearest(s: State, value: int) -> int:
    """The gold coin for a sum: that value, else the next higher one left, else the next lower (R1)."""
    counts = s.treasury
    for higher in range(value, HIGHEST + 1):
        if counts[higher]:
            return higher
    lower = min(value, HIGHEST)
    while not counts[lower]:
        lower -= 1
    return lower


def take_gold(s: State, value: int) -> int:
    """A coin for a sum leaves the treasury."""
    found = nearest(s, value)
    s.treasury[found] -= 1
    return coin_of(found, GOLD)


def give_up(s: State, coin: int) -> None:
    """Gold goes back to the treasury, copper to the box (R39)."""
    if coin % 3 == GOLD:
        s.treasury[coin // 3] += 1


def upgraded(s: State, coin: int, adds: int) -> int:
    """What a coin becomes: it is given up first, and may come back (R2)."""
    value = coin // 3
    if coin % 3 == GOLD:
        s.treasury[value] += 1
        found = nearest(s, value + adds)
        s.treasury[value] -= 1
        return coin_of(found, GOLD)
    return coin_of(nearest(s, value + adds), GOLD)


def distinct(s: State, seat: int) -> list[int]:
    """A seat's coins, equal ones once, ascending: what moves that name a coin are numbered by."""
    coins = s.coins
    first = COINS * seat
    kinds = [coins[first]]
    for i in range(first + 1, first + COINS):
        if coins[i] != coins[i - 1]:
            kinds.append(coins[i])
    return kinds


def find(s: State, seat: int, coin: int, place: int) -> int:
    """Where in the lists a seat's coin lies that is at this place, or NONE."""
    for i in range(COINS * seat, COINS * seat + COINS):
        if s.coins[i] == coin and s.places[i] == place:
            return i
    return NONE


def put(s: State, i: int, coin: int, place: int, shown: int) -> None:
    """A coin comes to lie somewhere."""
    s.coins[i] = coin
    s.places[i] = place
    s.shown[i] = shown


def arrange(s: State, seat: int) -> None:
    """Keep a seat's coins ascending, equal ones by what is known of them, so that their order tells nothing."""
    coins, places, shown = s.coins, s.places, s.shown
    first = COINS * seat
    for i in range(first + 1, first + COINS):
        coin, place, known = coins[i], places[i], shown[i]
        j = i
        while j > first and (
            coins[j - 1] > coin
            or (coins[j - 1] == coin and (shown[j - 1] < known or (shown[j - 1] == known and places[j - 1] > place)))
        ):
            coins[j], places[j], shown[j] = coins[j - 1], places[j - 1], shown[j - 1]
            j -= 1
        coins[j], places[j], shown[j] = coin, place, known


def work_out(s: State, seat: int) -> None:
    """What everybody can work out is no secret: the last hidden coins are equal, or all lie in one place."""
    coins, places, shown = s.coins, s.places, s.shown
    coin = place = NONE
    coins_differ = places_differ = False
    for i in range(COINS * seat, COINS * seat + COINS):
        if shown[i] == SECRET:
            if coin != NONE:
                coins_differ = coins_differ or coins[i] != coin
                places_differ = places_differ or places[i] != place
            coin, place = coins[i], places[i]
    if coin != NONE and not (coins_differ and places_differ):
        for i in range(COINS * seat, COINS * seat + COINS):
            if shown[i] == SECRET:
                shown[i] = KNOWN


def take_back(s: State, seat: int) -> None:
    """All coins return to the hand."""
    for i in range(COINS * seat, COINS * seat + COINS):
        s.places[i] = HAND
        s.shown[i] = KNOWN


def best_coin(s: State, seat: int) -> int:
    """The value of a seat's highest coin; coins are kept ascending."""
    return s.coins[COINS * seat + COINS - 1] // 3


def total(s: State, seat: int) -> int:
    """The sum of a seat's five coins (R42)."""
    value = 0
    for i in range(COINS * seat, COINS * seat + COINS):
        value += s.coins[i] // 3
    return value
