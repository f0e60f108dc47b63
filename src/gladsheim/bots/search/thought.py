"""What came of thinking: every move with what is known of it, and the line that is expected."""

from __future__ import annotations

from math import sqrt

from gladsheim.bots.search.tree import Table


class Candidate:
    """A legal move: how often it was tried, the odds it leads to (0 to 1), and how much these were in doubt."""

    def __init__(self, move: int, visits: int, value: float, spread: float, prior: float) -> None:
        self.move = move
        self.visits = visits
        self.value = value
        self.spread = spread  # one standard error of the value
        self.prior = prior  # how likely it was taken to be before it was tried, of all moves together 1


class Thought:
    """The candidates, the best first, and moves that are expected: who, and what, as text."""

    def __init__(
        self,
        candidates: list[Candidate],
        line: list[tuple[int, str]],
        iterations: int,
        depth: float,
        odds: list[float] | None = None,
    ) -> None:
        self.candidates = candidates
        self.line = line
        self.iterations = iterations  # 0 where nothing had to be thought about
        self.depth = depth
        self.odds = odds or []  # by seat, the mean of all that was looked at

    @property
    def move(self) -> int:
        """The best one."""
        return self.candidates[0].move

    @property
    def value(self) -> float:
        """The odds that it leads to."""
        return self.candidates[0].value


def forced(move: int) -> Thought:
    """There was nothing to think about."""
    return Thought([Candidate(move, 0, 0.5, 0.5, 1.0)], [], 0, 0.0)


def candidates_of(table: Table) -> list[Candidate]:
    """All moves of a table, those first that were tried most."""
    whole = 0.0
    for weight in table.weights:
        whole += weight
    mean = table.total / table.whole if table.whole > 0.0 else 0.5
    found: list[Candidate] = []
    for i in range(len(table.moves)):
        visits = table.visits[i]
        value = table.sums[i] / visits if visits > 0.0 else mean
        spread = 0.5
        if visits > 1.0:
            variance = table.squares[i] / visits - value * value
            spread = sqrt((max(0.0, variance)) / (visits - 1.0))
        found.append(Candidate(table.moves[i], int(visits), value, spread, table.weights[i] / whole))
    found.sort(key=order_of)
    return found


def order_of(candidate: Candidate) -> tuple[int, float]:
    """The more visits the earlier, then the more it brings."""
    return -candidate.visits, -candidate.value
