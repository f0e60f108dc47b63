"""Setting up (p. 4): five copper coins each, gems at random, the treasury and both decks."""

from __future__ import annotations

from gladsheim.games.nidavellir.rules.ages import AGE_BEGINS
from gladsheim.games.nidavellir.rules.events import GemDealt
from gladsheim.games.nidavellir.rules.state import (
    State,
)
from gladsheim.games.nidavellir.rules.state_start import start
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Chance, Moves, then
from gladsheim.words import Refusal, Words


def new(seats: int, first_game: bool) -> State:
    """Everything in its place; the gems are dealt first."""
    s = start(seats, first_game)
    then(s, AGE_BEGINS[1])
    then(s, DealGem(0))
    return s


class DealGem(Chance):
    """A random gem for each; as many are in the game as players, and the last gets the one left over (p. 4)."""

    def __init__(self, to: int) -> None:
        self.to = to

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
    note(s, GemDealt, seat, gem)
