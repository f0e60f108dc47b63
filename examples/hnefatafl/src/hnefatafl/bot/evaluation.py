"""The opponent: looks ahead, avoids going round in circles, and says why."""

from __future__ import annotations

from typing import Final

from gladsheim.kernel.rng import Rng
from gladsheim.kit.evaluation import Evaluation
from gladsheim.words import Words
from hnefatafl.bot.reasons import why
from hnefatafl.bot.search import DEPTH, after, make, take_back
from hnefatafl.bot.worth import WON
from hnefatafl.rules.boards import position_text
from hnefatafl.rules.moving import moves_of
from hnefatafl.rules.state import State, board_of

AGAIN: Final = 40
"""What it is worth not to come back to a position."""


class Hnefatafl(Evaluation):
    """The same for both seats."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        board, cells = board_of(world), world.cells.copy()
        moves = moves_of(board, cells, seat)
        rng.shuffle(moves)
        best, most = moves[0], -2 * WON
        for move in moves:
            dear = AGAIN * times_before(world, seat, move)
            value = after(board, cells, seat, move, DEPTH, most + dear, 2 * WON) - dear
            if value > most:
                best, most = move, value
        return best

    def why(self, world: State, seat: int, move: int, rng: Rng) -> Words:
        return why(board_of(world), world.cells.copy(), seat, move)

    def earned(self, world: State, seat: int, move: int) -> int | None:
        """Only a move that wins brings a point."""
        return int(make(board_of(world), world.cells.copy(), move).is_won)


def times_before(world: State, seat: int, move: int) -> int:
    """How often the position that a move leads to has been there."""
    board, cells = board_of(world), world.cells
    outcome = make(board, cells, move)
    text = position_text(cells, 1 - seat)
    take_back(board, cells, move, outcome)
    return world.past.count(text)


EVALUATION: Final = Hnefatafl()
