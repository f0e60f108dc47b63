"""Which Enemies the next cards may show, as far as anybody can know: the wheel, the tops and bottoms of the decks."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.bot.pages import Wants
from gladsheim.games.yggdrasil.enemies.decks import candidates, middle_size
from gladsheim.games.yggdrasil.rules.printed import ENEMY_COUNT, NONE
from gladsheim.games.yggdrasil.rules.state import UNSEEN, State, enemy_on

AHEAD: Final = 8
"""How many reveals are looked at."""


class Forecast:
    """The next reveals: whose they are, and how likely each shows an Enemy."""

    def __init__(self, s: State, wants: Wants | None = None) -> None:
        self.wants = Wants(s) if wants is None and s.saga.is_campaign else wants
        self.seats: list[int] = []
        self.odds: list[float] = []  # by reveal * 6 + Enemy
        for seat in s.order:
            self.add(seat, face_down(s, seat))
        depth = 0
        while len(self.seats) < AHEAD:
            for seat in range(s.seats):
                if len(self.seats) < AHEAD:
                    self.add(seat, in_deck(s, seat, depth))
            depth += 1

    def add(self, seat: int, odds: list[float]) -> None:
        """One more reveal."""
        self.seats.append(seat)
        self.odds.extend(odds)


def certain(card: int) -> list[float]:
    """The odds of a card that everybody knows."""
    odds = [0.0] * ENEMY_COUNT
    if card != NONE:
        odds[enemy_on(card)] = 1.0
    return odds


def face_down(s: State, seat: int) -> list[float]:
    """What lies face down on the wheel."""
    if s.down[seat] != UNSEEN:
        return certain(s.down[seat])
    return in_middle(s, seat, False)


def in_deck(s: State, seat: int, depth: int) -> list[float]:
    """The card of a deck that lies so deep, if nothing comes to the deck before."""
    if depth < len(s.tops[seat]):
        return certain(s.tops[seat][depth])
    depth -= len(s.tops[seat])
    size = middle_size(s, seat)
    if depth < size:
        return in_middle(s, seat, True)
    depth -= size
    if depth < len(s.bottoms[seat]):
        return certain(s.bottoms[seat][depth])
    return [1.0 / ENEMY_COUNT] * ENEMY_COUNT


def in_middle(s: State, seat: int, with_late: bool) -> list[float]:
    """A card of the middle of a deck, any of those that may be there."""
    odds = [0.0] * ENEMY_COUNT
    total = float(candidates(s, seat))
    if with_late:
        total += len(s.late[seat])
    if total == 0:
        return odds
    for card in s.unknown[seat]:
        odds[enemy_on(card)] += 1 / total
    if s.shares[seat]:
        for card in s.shared:
            odds[enemy_on(card)] += s.shares[seat] / (len(s.shared) * total)
    if with_late:
        for card in s.late[seat]:
            odds[enemy_on(card)] += 1 / total
    return odds
