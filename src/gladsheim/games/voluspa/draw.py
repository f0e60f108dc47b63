"""Tiles from the stock: nobody has seen it, so it is a bag, and drawing from it is nature's answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gladsheim.games.voluspa.events import TileDrawn
from gladsheim.games.voluspa.notation import tile_words
from gladsheim.games.voluspa.state import State, take
from gladsheim.games.voluspa.tiles import EMPTY, KINDS, MOST_SEATS, NAMES
from gladsheim.kernel.events import tell
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Chance, Moves, Seats, only, then
from gladsheim.words import Refusal, Words

HAND: Final = 5
"""Tiles in a full hand, Hel not counted (R44)."""


class FromBag(Chance):
    """Nature turns up one tile of the stock."""

    def span(self, s: State) -> int:
        return KINDS

    def moves(self, s: State, out: Moves) -> None:
        for kind in range(KINDS):
            if s.bag[kind]:
                out.add(kind)

    def weight(self, s: State, move: int) -> int:
        return int(s.bag[move])

    def sample(self, s: State, rng: Rng) -> int:
        k = rng.below(s.in_bag)
        kind: i64 = EMPTY
        while k >= 0:
            kind += 1
            k -= s.bag[kind]
        return int(kind)

    def show(self, s: State, move: int) -> str:
        return NAMES[move] or "nothing"

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("voluspa/not-in-stock", {"tile": tile_words(move)})


class Draw(FromBag):
    """Draw a tile, and go on until the hand is full or the stock is empty (p. 2, R44)."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def args(self) -> tuple[int, ...]:
        return (self.turn,)

    def witnesses(self, s: State) -> Seats:
        return only(self.turn)

    def answer(self, s: State, move: int) -> None:
        draw_from_bag(s, move)
        take(s, self.turn, move)
        if s.log is not None:
            tell(s, TileDrawn(self.turn, NAMES[move]), only(self.turn), TileDrawn(self.turn, None))
        refill(s, self.turn)

    def prompt(self, s: State) -> Words:
        return Words("voluspa-ask-draw", {"seat": self.turn})


DRAW: Final = [Draw(seat) for seat in range(MOST_SEATS)]
"""Frames never change, so one per seat will do."""


def draw_from_bag(s: State, kind: int) -> None:
    """A tile leaves the stock."""
    s.bag[kind] -= 1
    s.in_bag -= 1


def refill(s: State, turn: int) -> None:
    """Draw as long as the hand is short and the stock is not."""
    if s.held[turn] < HAND and s.in_bag > 0:
        then(s, DRAW[turn])
