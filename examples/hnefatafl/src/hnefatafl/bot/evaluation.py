"""The opponent: looks ahead, avoids going round in circles, and says why."""

from __future__ import annotations

from typing import Final

from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Step
from gladsheim.kit.evaluation import Evaluation
from gladsheim.words import Words
from hnefatafl.bot.reasons import why
from hnefatafl.bot.search import DEPTH, after, make, take_back
from hnefatafl.bot.worth import WON, parts
from hnefatafl.rules.boards import DEFENDERS, position_text
from hnefatafl.rules.moving import moves_of
from hnefatafl.rules.state import State, board_of

AGAIN: Final = 40
"""What it is worth not to come back to a position."""

MOST: Final = 40.0
"""Points of a game that is as good as won."""


class Hnefatafl(Evaluation):
    """The same for both seats."""

    def names(self) -> list[str]:
        return ["pieces", "ways open", "ways closed"]

    def by_hand(self) -> list[float]:
        return [1.0, 1.0, 1.0]

    def features(self, s: State) -> list[list[float]]:
        """What is good for one side is bad for the other; a hundredth of the worth is a point."""
        step = s.stack[-1] if s.stack else None
        found = parts(board_of(s), s.cells, isinstance(step, Step) and step.seat(s) == DEFENDERS)
        pieces, ways = [max(-MOST, min(MOST, part / 100)) for part in found]
        return [[pieces, ways, 0.0] if seat == DEFENDERS else [-pieces, 0.0, -ways] for seat in range(s.seats)]

    def topics(self) -> list[str]:
        return ["pieces", "opens", "closes"]

    def reason(self, topic: str, is_mine: bool) -> Words | None:
        """What one side gains the other loses: that is said once."""
        return Words(f"hnefatafl-brings-{topic}") if is_mine else None

    def promises(self, s: State, seat: int, step: Step, moves: list[int], rng: Rng) -> list[float]:
        """A move and what it leads to at once."""
        board, cells = board_of(s), s.cells.copy()
        found = [after(board, cells, seat, move, 1, -2 * WON, 2 * WON) / 100 for move in moves]
        return [max(-MOST, min(MOST, value)) for value in found]

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
        """Points are not what it is about."""
        return None


def times_before(world: State, seat: int, move: int) -> int:
    """How often the position that a move leads to has been there."""
    board, cells = board_of(world), world.cells
    outcome = make(board, cells, move)
    text = position_text(cells, 1 - seat)
    take_back(board, cells, move, outcome)
    return world.past.count(text)


EVALUATION: Final = Hnefatafl()
