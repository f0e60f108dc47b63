"""Whether one move is clearly best: a long search, and the moves that come near compared by themselves."""

from __future__ import annotations

from math import hypot
from typing import Final

from gladsheim.bots import Greedy, Thinker
from gladsheim.bots.search import Budget, Candidate
from gladsheim.bots.search.levels import iterations_of
from gladsheim.bots.search.settings import second_look
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import play
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State, Together
from gladsheim.kit.evaluation import judge_of
from gladsheim.puzzles.puzzle import EASY, HARD, MIDDLING

NEAR: Final = 4
"""So many moves that were tried most are compared by themselves, and those beside them that seemed to bring most."""

TRIED: Final = 8
"""What a move seemed to bring counts if it was tried so often."""

AGAIN: Final = 2
"""They are compared with this part of the iterations."""

SMALL: Final = 10
"""What a search with this part of the iterations of `normal` finds is not hard."""

LOOKS: Final = 5
"""So often it looks; more than half of the looks have to find it."""

LEAST_LEAD: Final = 0.06
LEAST_SURE: Final = 2.0
"""Every check must see the same move lead by these odds, and by more than so many standard errors."""


class Weighed:
    """What a long search says: the moves, the best first, and the line that it expects."""

    def __init__(self, ranked: list[Candidate], line: list[tuple[int, str]]) -> None:
        self.ranked = ranked
        self.line = line

    @property
    def move(self) -> int:
        """The best one."""
        return self.ranked[0].move

    @property
    def lead(self) -> float:
        """By which odds it is better than the second."""
        return self.ranked[0].value - self.ranked[1].value

    def is_clear(self, lead: float, sure: float) -> bool:
        """Whether it leads by these odds, and by so many standard errors of what both are worth."""
        return self.lead >= lead and self.lead > sure * hypot(self.ranked[0].spread, self.ranked[1].spread)


def weigh(game: Game, world: State, seat: int, iterations: int, rng: Rng) -> Weighed:
    """Search, then compare the moves that came near, none preferred and a finished game won or lost."""
    thinker = Thinker("master")
    thought = thinker.think(game, world, seat, rng, Budget(iterations, to_the_end=True))
    by_value = sorted((one for one in thought.candidates if one.visits >= TRIED), key=value_of, reverse=True)
    among = list(dict.fromkeys(one.move for one in (*thought.candidates[:NEAR], *by_value[:2])))
    budget = Budget(max(1, iterations // AGAIN), to_the_end=True)
    again = thinker.think(game, world, seat, rng, budget, among, second_look())
    ranked = sorted(again.candidates, key=value_of, reverse=True)
    return Weighed(ranked, thought.line if thought.move == ranked[0].move else [])


def value_of(candidate: Candidate) -> float:
    """What a move brings."""
    return candidate.value


def is_seen_again(game: Game, world: State, seat: int, move: int, times: int, seed: int, iterations: int = 0) -> bool:
    """Whether fresh searches, each in another world that the seat can imagine, all find the same move clearly best."""
    iterations = iterations or iterations_of(game, judge_of(game), world, "hard")
    for n in range(times):
        rng = Rng(seed + n)
        found = weigh(game, game.world_for(world, seat, rng), seat, iterations, rng)
        if found.move != move or not found.is_clear(LEAST_LEAD, LEAST_SURE):
            return False
    return True


def are_the_same(game: Game, world: State, seat: int, one: int, other: int) -> bool:
    """Whether two moves lead to the same position."""
    if isinstance(world.stack[-1], Together):
        return False
    first, second = world.copy(), world.copy()
    play(first, seat, one)
    play(second, seat, other)
    return game.dump(first) == game.dump(second)


def difficulty_of(game: Game, world: State, seat: int, move: int, seed: int) -> int:
    """Easy if `greedy` plays it, hard if a small search does not find it more often than not."""
    if Greedy().choose(game, world, seat, Rng(seed)) == move:
        return EASY
    normal = iterations_of(game, judge_of(game), world, "normal")
    thinker = Thinker("hard", max(1, normal // SMALL))
    hits = sum(thinker.think(game, world, seat, Rng(seed + n)).move == move for n in range(LOOKS))
    return MIDDLING if 2 * hits > LOOKS else HARD
