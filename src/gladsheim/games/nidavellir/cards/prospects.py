"""What each hero in the stands would bring a seat now, at the best choice of all that comes with it."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.cards.army import top
from gladsheim.games.nidavellir.cards.heroes import can_discard, meets_needs, why_not_recruit
from gladsheim.games.nidavellir.cards.printed import (
    CARD_CLASS,
    CARD_RANKS,
    CARD_VALUE,
    CLASSES,
    CLASSLESS,
    HERO,
    HERO_COUNT,
    HERO_NAMES,
    HEROES,
    YLUD,
    YLUD_AS,
)
from gladsheim.games.nidavellir.cards.scoring import score
from gladsheim.games.nidavellir.coins.purse import can_upgrade, upgraded
from gladsheim.games.nidavellir.rules.state import COINS, FREE, State
from gladsheim.games.nidavellir.rules.view import Prospect

TOO_FEW: Final = -1
"""Less than any score: not enough dwarfs are left to go."""


def prospects(s: State, seat: int) -> list[Prospect]:
    """One for every hero that nobody has."""
    before = score(s, seat)
    trial = s.copy()
    found = []
    for hero in range(HERO_COUNT):
        if s.heroes[hero] == FREE:
            points = best(trial, seat, hero) - before
            refusal = None if meets_needs(s, seat, hero) else why_not_recruit(s, seat, hero).code
            found.append(Prospect(HERO_NAMES[hero], points, refusal))
    return found


def best(s: State, seat: int, hero: int) -> int:
    """The most a seat could score with a hero; the state is left as it was."""
    s.heroes[hero] = seat
    if hero == YLUD:
        points = best_column(s, seat)
    elif HEROES[hero].adds:
        points = best_upgrade(s, seat, HEROES[hero].adds)
    else:
        count(s, seat, HERO + hero, 1)
        discards = HEROES[hero].discards if meets_needs(s, seat, hero) else 0
        points = best_discard(s, seat, hero, discards, 0)
        count(s, seat, HERO + hero, -1)
    s.heroes[hero] = FREE
    return points


def count(s: State, seat: int, card: int, sign: int) -> None:
    """Count a card in its column, or no longer."""
    class_ = CARD_CLASS[card]
    if class_ != CLASSLESS:
        s.ranks[5 * seat + class_] += sign * CARD_RANKS[card]
        s.values[5 * seat + class_] += sign * CARD_VALUE[card]


def best_column(s: State, seat: int) -> int:
    """Where Ylud would score most."""
    most = 0
    for class_ in range(len(CLASSES)):
        count(s, seat, YLUD_AS + class_, 1)
        most = max(most, score(s, seat))
        count(s, seat, YLUD_AS + class_, -1)
    return most


def best_upgrade(s: State, seat: int, adds: int) -> int:
    """Which coin would gain most."""
    first = COINS * seat
    coins = s.coins[first : first + COINS]
    most = 0
    for i in range(COINS):
        if can_upgrade(coins[i]):
            better = coins.copy()
            better[i] = upgraded(s, coins[i], adds)
            s.coins[first : first + COINS] = sorted(better)
            most = max(most, score(s, seat))
    s.coins[first : first + COINS] = coins
    return most


def best_discard(s: State, seat: int, hero: int, discards: int, first: int) -> int:
    """Which dwarfs would be missed least if so many have to go, each from another column; from this column on."""
    if not discards:
        return score(s, seat)
    most = TOO_FEW
    for class_ in range(first, len(CLASSES)):
        if can_discard(s, seat, hero, class_):
            card = top(s, seat, class_)
            count(s, seat, card, -1)
            most = max(most, best_discard(s, seat, hero, discards - 1, class_ + 1))
            count(s, seat, card, 1)
    return most
