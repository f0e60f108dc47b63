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
from gladsheim.review import Judged
from gladsheim.server.hall.hall import Hall
from gladsheim.server.protocol.replays import Replay, ReplayLine, Verification
from gladsheim.server.protocol.reviews import BetterLine
from gladsheim.server.protocol.tables import Fact
from gladsheim.server.readers.audience import fact, owed
from gladsheim.server.readers.lines import answered, steps_of
from gladsheim.server.tasks import in_thread
from gladsheim.store.records import Table
from gladsheim.store.refusals import declined
from gladsheim.words import Refusal, Words

MOST: Final = 32
"""So many films are kept at once."""

LONGEST: Final = 100
"""So many answers are shown event by event at once; of more only the positions."""


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

    def replay(self, at: int | None, seat: int | None, since: int | None = None) -> Replay:
        """The game after so many answers, or at its end, as a seat saw it or a spectator.

        Events behind the first `since` answers carry the steps from the view before them.
        """
        last = len(self.lines)
        n = last if at is None else at
        if not 0 <= n <= last:
            raise declined("replay/no-such-line", line=n, last=last)
        self.check_seat(seat)
        is_slow = since is not None and 0 <= n - since <= LONGEST
        from_ = since if since is not None and is_slow else n
        told = (event for some in self.told[:from_] for one in some if (event := one.to(seat)) is not None)
        return Replay(
            at=n,
            seat=seat,
            view=self.match.game.view(self.positions[n], seat),
            events=[fact(event) for event in told] + self.moments(from_, n, seat),
            owes=owed(Standing(self.match.game, self.positions[n])),
            lines=self.lines,
            scores=self.scores,
        )

    def moments(self, since: int, at: int, seat: int | None) -> list[Fact]:
        """What these answers told a reader, each event with the steps from the view before it."""
        s = self.positions[since].copy()
        seen, facts = self.match.game.view(s, seat), []
        for line in self.lines[since:at]:
            told, seen = answered(self.match.game, s, line, seat, seen)
            facts += told
        return facts

    def better(self, judged: Judged, seat: int | None) -> BetterLine:
        """The better line of a decision, as a reader would have seen it."""
        self.check_seat(seat)
        at = next(n for n, line in enumerate(self.lines) if line.number == judged.number)
        game, s = self.match.game, self.positions[at].copy()
        before = game.view(s, seat)
        return BetterLine(at, seat, before, steps_of(game, s, judged.line, seat))

    def check_seat(self, seat: int | None) -> None:
        """Declined if there is no such seat; a spectator has none."""
        if seat is not None and not 0 <= seat < self.match.seats:
            raise declined("table/no-such-seat", seat=seat)

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


def check_seen_again(hall: Hall, table: Table) -> None:
    """Declined unless a game is over, and its rules are still known."""
    if table.status != "over":
        raise declined("replay/not-over")
    game = hall.shelf.game(table.game)
    if table.rules_version not in (game.rules_version, *game.older_rules):
        raise declined("replay/other-rules")


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
