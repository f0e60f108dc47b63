"""What most questions of Nidavellir have in common: one seat is asked, and which one is all there is to know."""

from __future__ import annotations

from gladsheim.games.nidavellir.state import State
from gladsheim.kernel.step import Step


class Asking(Step):
    """A question to the seat whose turn it is."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def args(self) -> tuple[int, ...]:
        return (self.turn,)

    def seat(self, s: State) -> int:
        return self.turn
