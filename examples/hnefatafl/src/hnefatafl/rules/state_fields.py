"""The fields of the state, written from fields.py by `make fields`."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.kernel.step import Frame
from gladsheim.kernel.step import State as Base


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
        self.cells = cells  # pieces by square
        self.past = past  # every position since the last capture, the present one too, with whoever was to move
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

    def dump_fields(self) -> dict[str, Any]:
        return {
            "board": self.board,
            "cells": self.cells.copy(),
            "past": self.past.copy(),
            "winner": self.winner,
        }

    @classmethod
    def load_fields(cls, seats: int, stack: list[Frame], answers: list[int], fields: dict[str, Any]) -> State:
        return State(
            seats,
            stack,
            answers,
            fields["board"],
            list(fields["cells"]),
            list(fields["past"]),
            fields["winner"],
        )


SHOWN: Final = {
    "past": "repeats",
}
"""What views tell under another name."""
PARTLY: Final[tuple[str, ...]] = ()
"""What each reader is told his part of."""
HIDDEN: Final[dict[str, str]] = {}
"""What no view tells, and why."""
