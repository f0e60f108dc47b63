"""Everything there is to know about a game of Nidavellir."""

from __future__ import annotations

from typing import Final

from gladsheim.kernel.step import Frame
from gladsheim.kernel.step import State as Base

COINS: Final = 5
"""Everybody always has five."""

# Where a coin lies: at tavern 0, 1 or 2, in the pouch, or in the hand.
POUCH: Final = 3
HAND: Final = 4
PLACES: Final = ("goblin", "dragon", "pony", "pouch", "hand")

# What the others know of it: nothing but that it is there, its place too, or it lies open.
SECRET: Final = 0
KNOWN: Final = 1
OPEN: Final = 2

SETUP: Final = 0
BIDS: Final = 1
TAVERN: Final = 2
AGE_END: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "bids", "tavern", "end-of-age", "over")

FREE: Final = -1
"""As the owner of a hero: it waits in its stand."""
OUT: Final = -2
"""As the owner of a hero: it was left out of a first game."""

NONE: Final = -1
"""No tavern, no card, no bid, no class."""
NOBODY: Final = -1
"""As the winner of a distinction: it went to the box."""
UNDECIDED: Final = -2
"""As the winner of a distinction: the first age has not ended yet."""

GOLDEN_GEM: Final = 6


class State(Base):
    """Lists by seat are flat: `ranks[seat * 5 + class]`, `coins[seat * 5 + i]`, `taverns[tavern * cards + i]`."""

    def __init__(
        self,
        seats: int,
        stack: list[Frame],
        answers: list[int],
        first_game: bool,
        age: int,
        round_: int,
        phase: int,
        tavern: int,
        taverns: list[int],
        discard: list[int],
        deck: list[int],
        in_deck: int,
        next_deck: list[int],
        looked: list[int],
        coins: list[int],
        places: list[int],
        shown: list[int],
        treasury: list[int],
        gems: list[int],
        order: list[int],
        turns_done: int,
        bids: list[int],
        armies: list[list[int]],
        ranks: list[int],
        values: list[int],
        heroes: list[int],
        recruited: list[int],
        distinctions: list[int],
    ) -> None:
        super().__init__(seats, stack, answers)
        self.first_game = first_game
        self.age = age
        self.round = round_
        self.phase = phase
        self.tavern = tavern  # the one being resolved, or NONE
        self.taverns = taverns  # kinds in the order revealed; NONE where a card was taken
        self.discard = discard  # the open pile, in order
        self.deck = deck  # what nobody has seen of this age, by kind; one of them may lie in the box (E20)
        self.in_deck = in_deck  # how many cards lie in this age's deck
        self.next_deck = next_deck  # the second age's while the first runs
        self.looked = looked  # the cards that the spyglass's winner has drawn and not yet put back
        self.coins = coins  # value and metal in one number (see purse.py); each seat's five are kept ascending
        self.places = places
        self.shown = shown
        self.treasury = treasury  # gold coins by value
        self.gems = gems  # 0 before they are dealt
        self.order = order  # at the tavern being resolved, by turn
        self.turns_done = turns_done
        self.bids = bids  # values when the tavern was revealed, or NONE (R7)
        self.armies = armies  # per seat, cards in the order laid; heroes beside the board among them
        self.ranks = ranks
        self.values = values
        self.heroes = heroes  # the owner of each, FREE or OUT
        self.recruited = recruited  # how many heroes each seat has
        self.distinctions = distinctions  # the winner of each, NOBODY or UNDECIDED

    def copy(self) -> State:
        return State(
            self.seats,
            self.stack.copy(),
            self.answers.copy(),
            self.first_game,
            self.age,
            self.round,
            self.phase,
            self.tavern,
            self.taverns.copy(),
            self.discard.copy(),
            self.deck.copy(),
            self.in_deck,
            self.next_deck.copy(),
            self.looked.copy(),
            self.coins.copy(),
            self.places.copy(),
            self.shown.copy(),
            self.treasury.copy(),
            self.gems.copy(),
            self.order.copy(),
            self.turns_done,
            self.bids.copy(),
            [army.copy() for army in self.armies],
            self.ranks.copy(),
            self.values.copy(),
            self.heroes.copy(),
            self.recruited.copy(),
            self.distinctions.copy(),
        )


def lies_as(s: State, seat: int, first: int) -> int:
    """The class that a seat's Thrud (THRUD_AS) or Ylud (YLUD_AS) lies as, or NONE."""
    for card in s.armies[seat]:
        if first <= card < first + 5:
            return card - first
    return NONE
