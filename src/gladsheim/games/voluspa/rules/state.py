"""Everything there is to know about a game of Völuspá."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gladsheim.games.voluspa.rules.board import Board
from gladsheim.games.voluspa.rules.tiles import HEL, KINDS
from gladsheim.kernel.step import Frame
from gladsheim.kernel.step import State as Base


class State(Base):
    """Lists by seat and kind are flat: `hands[seat * KINDS + kind]`."""

    def __init__(
        self,
        seats: int,
        stack: list[Frame],
        answers: list[int],
        edda: bool,
        valkyries_hold: bool,
        board: Board,
        hands: vec[i64],
        known: vec[i64],
        held: vec[i64],
        bag: vec[i64],
        in_bag: i64,
        removed: vec[i64],
        scores: vec[i64],
        moments: vec[i64],
        plays: i64,
    ) -> None:
        super().__init__(seats, stack, answers)
        self.edda = edda
        self.valkyries_hold = valkyries_hold
        self.board = board
        self.hands = hands
        self.known = known  # of those, the ones that everybody saw taken with Skadi (R54)
        self.held = held  # how many tiles each seat holds, Hel not counted
        self.bag = bag  # the stock that nobody has seen, by kind
        self.in_bag = in_bag
        self.removed = removed  # out of the game, by kind
        self.scores = scores
        self.moments = moments  # when each seat last scored, for ties (R46)
        self.plays = plays

    def copy(self) -> State:
        return State(
            self.seats,
            self.stack.copy(),
            self.answers.copy(),
            self.edda,
            self.valkyries_hold,
            self.board.copy(),
            self.hands[:],
            self.known[:],
            self.held[:],
            self.bag[:],
            self.in_bag,
            self.removed[:],
            self.scores[:],
            self.moments[:],
            self.plays,
        )


def holds_any(s: State, seat: i64) -> bool:
    """Whether a seat has a tile left, Hel included."""
    return s.held[seat] > 0 or s.hands[seat * KINDS + HEL] > 0


def take(s: State, seat: i64, kind: i64) -> None:
    """A tile comes to a hand."""
    s.hands[seat * KINDS + kind] += 1
    if kind != HEL:
        s.held[seat] += 1


def give_up(s: State, seat: i64, kind: i64) -> None:
    """A tile leaves a hand; if one of its kind was known to be there, it was that one."""
    s.hands[seat * KINDS + kind] -= 1
    if s.known[seat * KINDS + kind] > 0:
        s.known[seat * KINDS + kind] -= 1
    if kind != HEL:
        s.held[seat] -= 1


def unseen(s: State, seat: int | None, kind: int) -> int:
    """How many tiles of a kind are in the stock or, not known to be there, in somebody else's hand."""
    others = [other for other in range(s.seats) if other != seat]
    return int(s.bag[kind]) + sum(int(s.hands[o * KINDS + kind]) - int(s.known[o * KINDS + kind]) for o in others)
