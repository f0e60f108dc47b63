"""The fields of the state, written from fields.py by `make fields`."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gladsheim.games.voluspa.rules.board import Board
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

    def dump_fields(self) -> dict[str, Any]:
        return {
            "edda": self.edda,
            "valkyries_hold": self.valkyries_hold,
            "board": self.board.dump(),
            "hands": [int(n) for n in self.hands],
            "known": [int(n) for n in self.known],
            "held": [int(n) for n in self.held],
            "bag": [int(n) for n in self.bag],
            "in_bag": int(self.in_bag),
            "removed": [int(n) for n in self.removed],
            "scores": [int(n) for n in self.scores],
            "moments": [int(n) for n in self.moments],
            "plays": int(self.plays),
        }

    @classmethod
    def load_fields(cls, seats: int, stack: list[Frame], answers: list[int], fields: dict[str, Any]) -> State:
        return State(
            seats,
            stack,
            answers,
            fields["edda"],
            fields["valkyries_hold"],
            Board.load(fields["board"]),
            vec[i64](fields["hands"]),
            vec[i64](fields["known"]),
            vec[i64](fields["held"]),
            vec[i64](fields["bag"]),
            fields["in_bag"],
            vec[i64](fields["removed"]),
            vec[i64](fields["scores"]),
            vec[i64](fields["moments"]),
            fields["plays"],
        )


SHOWN: Final[dict[str, str]] = {}
"""What views tell under another name."""
PARTLY: Final = ("hands",)
"""What each reader is told his part of."""
HIDDEN: Final = {
    "bag": "it would tell what the other hands hold; both together are told as `unseen`",
}
"""What no view tells, and why."""
