"""Setting up (p. 4): five copper coins each, gems at random, the treasury and both decks."""

from __future__ import annotations

from gladsheim.games.nidavellir.cards.printed import CLASSES, DISTINCTIONS, HEROES, TAVERNS, cards_per_tavern, deck
from gladsheim.games.nidavellir.coins.purse import start_coins, treasury
from gladsheim.games.nidavellir.rules.ages import AGE_BEGINS
from gladsheim.games.nidavellir.rules.events import GemDealt
from gladsheim.games.nidavellir.rules.state import (
    COINS,
    FREE,
    HAND,
    KNOWN,
    NONE,
    OUT,
    SETUP,
    UNDECIDED,
    State,
)
from gladsheim.kernel.events import tell
from gladsheim.kernel.step import Chance, Moves, then
from gladsheim.words import Refusal, Words


def new(seats: int, first_game: bool) -> State:
    """Everything in its place; the gems are dealt first."""
    s = empty(seats, first_game)
    then(s, AGE_BEGINS[1])
    then(s, DealGem(0))
    return s


def empty(seats: int, first_game: bool) -> State:
    """The table before anybody is asked; in a first game, three heroes are left out (R47)."""
    first, second = deck(seats, 1), deck(seats, 2)
    return State(
        seats=seats,
        stack=[],
        answers=[],
        first_game=first_game,
        age=1,
        round_=0,
        phase=SETUP,
        tavern=NONE,
        taverns=[NONE] * (len(TAVERNS) * cards_per_tavern(seats)),
        discard=[],
        deck=first,
        in_deck=sum(first),
        next_deck=second,
        looked=[],
        coins=start_coins() * seats,
        places=[HAND] * (COINS * seats),
        shown=[KNOWN] * (COINS * seats),
        treasury=treasury(seats),
        gems=[0] * seats,
        order=[],
        turns_done=0,
        bids=[NONE] * seats,
        armies=[[] for _ in range(seats)],
        ranks=[0] * (len(CLASSES) * seats),
        values=[0] * (len(CLASSES) * seats),
        heroes=[OUT if first_game and hero.hard else FREE for hero in HEROES],
        recruited=[0] * seats,
        distinctions=[UNDECIDED] * len(DISTINCTIONS),
    )


class DealGem(Chance):
    """A random gem for each; as many are in the game as players, and the last gets the one left over (p. 4)."""

    def __init__(self, to: int) -> None:
        self.to = to

    def args(self) -> tuple[int, ...]:
        return (self.to,)

    def span(self, s: State) -> int:
        return s.seats

    def moves(self, s: State, out: Moves) -> None:
        for gem in range(1, s.seats + 1):
            if gem not in s.gems:
                out.add(gem - 1)

    def answer(self, s: State, move: int) -> None:
        deal(s, self.to, move + 1)
        if self.to + 2 < s.seats:
            then(s, DealGem(self.to + 1))
        else:
            left = sum(range(1, s.seats + 1)) - sum(s.gems)
            deal(s, self.to + 1, left)

    def show(self, s: State, move: int) -> str:
        return str(move + 1)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("nidavellir/gem-not-left", {"gem": move + 1})

    def prompt(self, s: State) -> Words:
        return Words("nidavellir-ask-gem", {"seat": self.to})


def deal(s: State, seat: int, gem: int) -> None:
    """A seat gets its gem."""
    s.gems[seat] = gem
    if s.log is not None:
        tell(s, GemDealt(seat, gem))
