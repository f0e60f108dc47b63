"""What a search remembers: for every place of the tree, each seat's moves with what became of them."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec

UNSET: Final = -1.0e9
LEAST: Final = 0.002
"""No legal move is quite unlikely."""


class Table:
    """One seat's choice at a node; moves stand in the order in which they were first legal."""

    def __init__(self) -> None:
        self.at: dict[int, int] = {}
        self.moves: list[int] = []
        self.visits: vec[float] = vec[float]()
        self.sums: vec[float] = vec[float]()
        self.squares: vec[float] = vec[float]()
        self.weights: vec[float] = vec[float]()
        self.listed: list[int] = []  # the legal moves of the last visit,
        self.spots: list[int] = []  # and where they stand
        self.whole = 0.0  # visits of all moves
        self.total = 0.0  # values of all visits
        self.reference = UNSET  # what the best move promised when the table was made

    def add(self, moves: list[int], promises: list[float], heat: float) -> None:
        """More moves, each the likelier the more it promises."""
        if self.reference == UNSET:
            self.reference = max(promises)
        for i in range(len(moves)):
            lead = (promises[i] - self.reference) / heat
            self.at[moves[i]] = len(self.moves)
            self.moves.append(moves[i])
            self.visits = append(self.visits, 0.0)
            self.sums = append(self.sums, 0.0)
            self.squares = append(self.squares, 0.0)
            self.weights = append(self.weights, exp(min(1.0, lead)) + LEAST)

    def choose(self, spots: list[int], c: float, untried_less: float) -> int:
        """PUCT among the moves that are legal here: what a move has brought, and how likely it was taken to be."""
        n, sums, weights = self.visits, self.sums, self.weights
        visits = 0.0
        whole = 0.0
        for i in spots:
            visits += n[i]
            whole += weights[i]
        mean = self.total / self.whole if self.whole > 0.0 else 0.5
        untried = mean - untried_less
        factor = c * sqrt(visits + 1.0) / whole
        best = spots[0]
        most = -1.0e9
        for i in spots:
            seen = n[i]
            score = (sums[i] / seen if seen > 0.0 else untried) + factor * weights[i] / (1.0 + seen)
            if score > most:
                most = score
                best = i
        return best

    def note(self, spot: int, value: float) -> None:
        """A move was tried once more, and led to this."""
        self.visits[spot] += 1.0
        self.sums[spot] += value
        self.squares[spot] += value * value
        self.whole += 1.0
        self.total += value

    def best(self) -> int:
        """Where the move stands that was tried most; of equals the one that brought more."""
        best = 0
        for i in range(1, len(self.moves)):
            if self.visits[i] > self.visits[best] or (
                self.visits[i] == self.visits[best] and self.sums[i] > self.sums[best]
            ):
                best = i
        return best

    def lead(self) -> float:
        """By how many visits the first move is ahead of the second."""
        first = 0.0
        second = 0.0
        for visits in self.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second


class Node:
    """A place in the tree: everything that looks the same to the observer."""

    def __init__(self) -> None:
        self.tables: dict[int, Table] = {}
        self.kids: dict[int, Node] = {}

    def table(self, seat: int) -> Table:
        """What a seat has tried here."""
        found = self.tables.get(seat)
        if found is None:
            found = Table()
            self.tables[seat] = found
        return found
