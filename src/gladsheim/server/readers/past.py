"""What a reader has been told before, once more as it happened: exactly what he would have seen then."""

from __future__ import annotations

from typing import Final

from gladsheim.kernel.fairness import Dice
from gladsheim.kernel.match import Match
from gladsheim.kernel.replay import Row, repeat
from gladsheim.kernel.view import View
from gladsheim.server.protocol.tables import Fact
from gladsheim.server.readers.patch import difference

MOST: Final = 300
"""So many events at most are told again, the latest."""


class Past:
    """A match once more from its start, to be played beside the real one, which may go on meanwhile."""

    def __init__(self, match: Match) -> None:
        self.again = Match(match.game, match.start.copy(), match.options, Dice(b""), match.companion, nature_waits=True)
        self.rows = [Row(line.number, line.step, line.seat, line.text, "") for line in match.written(0)]
        self.told = match.news(0)

    def retold(self, seat: int | None, since: int) -> tuple[View, int, list[Fact]]:
        """The view behind so many events of a reader, how many these are, and each later one with its steps."""
        again = self.again
        again.watch()
        view = again.view(seat)
        for row in self.rows:
            repeat(again, row)
        # What happened before the first line, it does not tell again.
        earlier = len(self.told) - again.happened
        shots = again.take_shots()
        told = [(n - earlier, event) for n, one in enumerate(self.told) if (event := one.to(seat)) is not None]
        start = max(min(since, len(told)), len(told) - MOST)
        before = [n for n, _ in told[:start] if n in shots]
        if before:
            view = again.game.view(shots[before[-1]], seat)
        seen, facts = view, []
        for n, event in told[start:]:
            at = again.game.view(shots[n], seat) if n in shots else seen
            facts.append(Fact(event, event.words(), difference(seen, at)))
            seen = at
        return view, start, facts
