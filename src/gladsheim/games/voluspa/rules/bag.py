"""Tiles from the stock: nobody has seen it, so it is a bag, and drawing from it is nature's answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gladsheim.games.voluspa.rules.events import TileDrawn
from gladsheim.games.voluspa.rules.notation import tile_words
from gladsheim.games.voluspa.rules.state import State, take, unseen
from gladsheim.games.voluspa.rules.tiles import EMPTY, HEL, KINDS, NAMES
from gladsheim.kernel.events import tell
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Chance, Moves, only
from gladsheim.words import Refusal

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

    def conceivable(self, s: State, out: Moves) -> None:
        """Every kind of which the one who draws has not seen all: the others may hold the rest."""
        for kind in range(1, HEL):
            if unseen(s, self.drawer(), kind):
                out.add(kind)

    def drawer(self) -> int | None:
        """Who alone sees the tile; None if everybody does."""
        return None

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

    def drawn(self, s: State, kind: i64) -> None:
        """The tile leaves the stock."""
        s.bag[kind] -= 1
        s.in_bag -= 1

    def dealt(self, s: State, seat: i64, kind: i64) -> None:
        """The tile goes to a hand, seen by nobody else."""
        self.drawn(s, kind)
        take(s, seat, kind)
        if s.log is not None:
            who = int(seat)
            tell(s, TileDrawn(who, NAMES[int(kind)]), only(who), TileDrawn(who, None))
