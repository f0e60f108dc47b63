"""The state: a board, the pieces on it, and what has stood there since the last capture."""

from __future__ import annotations

from gladsheim.kernel.step import Frame
from gladsheim.kernel.step import State as Base
from hnefatafl.rules.boards import BOARDS, LETTERS, Board


class State(Base):
    """Everything is open to everybody."""

    def __init__(
        self,
        seats: int,
        stack: list[Frame],
        answers: list[int],
        board: str,
        cells: list[int],
        past: list[str],
        winner: int | None,
    ) -> None:
        super().__init__(seats, stack, answers)
        self.board = board
        self.cells = cells
        self.past = past  # every position since the last capture, the present one too: with whoever was to move
        self.winner = winner

    def copy(self) -> State:
        return State(
            self.seats,
            self.stack.copy(),
            self.answers.copy(),
            self.board,
            self.cells.copy(),
            self.past.copy(),
            self.winner,
        )


def board_of(s: State) -> Board:
    """The board that is played on."""
    return BOARDS[s.board]


def position_text(cells: list[int], turn: int) -> str:
    """A position and whose turn it is: equal texts are the same position again (R13)."""
    return str(turn) + "".join(LETTERS[piece] for piece in cells)
