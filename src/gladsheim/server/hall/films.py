"""Finished games, kept state by state while somebody looks at them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import cached_property
from typing import Final

from gladsheim.errors import BadRecord
from gladsheim.kernel.events import Told
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import play, question
from gladsheim.kernel.replay import parse, verify
from gladsheim.kernel.standing import Standing
from gladsheim.kernel.step import State
from gladsheim.server.hall.hall import Hall
from gladsheim.server.protocol.replays import Replay, ReplayLine, Verification
from gladsheim.server.readers.audience import fact, owed
from gladsheim.server.tasks import in_thread
from gladsheim.store.refusals import declined
from gladsheim.words import Refusal, Words

MOST: Final = 32
"""So many films are kept at once."""


class Film:
    """A finished game: the position after each answer that counted, and what it told whom."""

    def __init__(self, match: Match) -> None:
        self.match = match
        s = match.start.copy()
        self.positions: list[State] = [s.copy()]
        self.told: list[list[Told]] = []
        for line in match.alive:
            step = question(s, line.seat)
            assert step is not None, "the film asks as the match did"
            s.log = []
            play(s, line.seat, step.read(s, line.text))
            self.told.append(s.log or [])
            self.positions.append(s.copy())
        self.lines = [ReplayLine(line.number, line.seat, line.step, line.text) for line in match.alive]
        self.scores = [match.game.scores(position) for position in self.positions]

    def replay(self, at: int | None, seat: int | None) -> Replay:
        """The game after so many answers, or at its end, as a seat saw it or a spectator."""
        last = len(self.lines)
        n = last if at is None else at
        if not 0 <= n <= last:
            raise declined("replay/no-such-line", line=n, last=last)
        if seat is not None and not 0 <= seat < self.match.seats:
            raise declined("table/no-such-seat", seat=seat)
        told = (event for some in self.told[:n] for one in some if (event := one.to(seat)) is not None)
        return Replay(
            at=n,
            seat=seat,
            view=self.match.game.view(self.positions[n], seat),
            events=[fact(event) for event in told],
            owes=owed(Standing(self.match.game, self.positions[n])),
            lines=self.lines,
            scores=self.scores,
        )

    @cached_property
    def record(self) -> str:
        """Everything, the secret of the dice too."""
        return self.match.record()

    @cached_property
    def verification(self) -> Verification:
        """Whether the dice fell as the secret says; what people typed in for nature cannot be checked."""
        dice = self.match.dice
        if self.match.companion:
            return Verification(False, 0, "", "", [], Words("replay-companion"))
        rolls, reason = 0, None
        try:
            rolls = verify(parse(self.record), self.match.game).rolls
        except BadRecord as broken:
            reason = Refusal(broken.code, broken.terms).words
        return Verification(reason is None, rolls, dice.commit, dice.secret.hex(), list(dice.entropies), reason)


class Films:
    """The films looked at last; one is made at a time."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Film] = OrderedDict()
        self.making = asyncio.Lock()

    async def film(self, hall: Hall, table: str) -> Film:
        """The film of a table whose game is over."""
        async with self.making:
            if table not in self.kept:
                self.kept[table] = await in_thread(Film, await hall.match_of(table))
            self.kept.move_to_end(table)
            while len(self.kept) > MOST:
                self.kept.popitem(last=False)
            return self.kept[table]
