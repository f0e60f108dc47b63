"""What is still to come: how many cards everybody will take, and what they are likely to be."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.cards.printed import (
    CARD_CLASS,
    CLASSES,
    DWARFS,
    KINDS,
    TAVERNS,
    cards_per_tavern,
    rounds_per_age,
)
from gladsheim.games.nidavellir.rules.state import BIDS, NONE, TAVERN, State

KIND_VALUE: Final = [kind.value for kind in KINDS]


class Future:
    """What is the same for every seat and every move that is weighed."""

    def __init__(self, s: State) -> None:
        rounds = rounds_per_age(s.seats)
        opened = s.tavern + 1 if s.phase == TAVERN else 0
        here = len(TAVERNS) - opened if s.phase == TAVERN or s.phase == BIDS else 0
        in_age = len(TAVERNS) * (rounds - s.round) + here
        self.age_takes = in_age if s.age == 1 else 0  # taverns still to be opened in the first age
        self.takes = in_age + (len(TAVERNS) * rounds if s.age == 1 else 0)  # in the whole game: a card at each
        self.ranks = [0.0] * len(CLASSES)  # what a fair share of the cards to come adds to each column
        self.values = [0.0] * len(CLASSES)
        self.count(s, opened)

    def count(self, s: State, opened: int) -> None:
        """Share out the cards that nobody has seen and those that lie in taverns not yet opened."""
        pool = [now + later for now, later in zip(s.deck, s.next_deck)]
        for i in range(cards_per_tavern(s.seats) * opened, len(s.taverns)):
            if s.taverns[i] != NONE:
                pool[s.taverns[i]] += 1
        cards = sum(pool)
        if cards == 0:
            return
        share = self.takes / cards
        for kind in range(DWARFS):
            class_ = CARD_CLASS[kind]
            self.ranks[class_] += share * pool[kind]
            self.values[class_] += share * pool[kind] * KIND_VALUE[kind]
