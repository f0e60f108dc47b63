"""The bots at a live table: each that is asked thinks elsewhere, and plays if it is still asked."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

import structlog

from gladsheim.errors import Conflict, IllegalMove, StoreError
from gladsheim.kernel.dump import Data
from gladsheim.kernel.match import Match
from gladsheim.kernel.step import Together
from gladsheim.server.bots.queue import Who
from gladsheim.server.readers.audience import owing
from gladsheim.store.records import Table

if TYPE_CHECKING:
    from gladsheim.server.table.live import LiveTable

LOG = structlog.get_logger("gladsheim.bots")

DEFAULT_BOT: Final = "greedy"
"""Sits down where a person lets go."""


class Gone(Exception):
    """The table has been let go in the meantime; ask the hall for it again."""


class Thinking:
    """The searches under way for one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.searches: dict[tuple[int, int], asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Every bot that is asked begins to think, on the worker that leads this table; the lock is held."""
        live = self.live
        if not live.is_playing or not live.is_led:
            return
        match = live.match
        for seat in bots_asked(match, live.table):
            key = match.question_id, seat
            if key not in self.searches:
                world = match.game.dump(match.imagine(seat, secrets.randbits(63)))
                self.searches[key] = live.hall.spawn(self.think, *key, world)

    @property
    def is_due(self) -> bool:
        """Whether a bot is asked and none of them thinks."""
        if self.searches or not self.live.is_playing:
            return False
        return bool(bots_asked(self.live.match, self.live.table))

    @property
    def is_alone(self) -> bool:
        """Only bots play, for somebody who may come back: he should find more of his game than its end."""
        seats = self.live.table.seats
        return any(seat.owner for seat in seats) and not any(seat.user for seat in seats)

    @property
    def who(self) -> Who:
        """For whom the bots think: the host, from where he looks on, or if he does not, somebody else who plays."""
        live = self.live
        host = live.table.host
        here = {one.user.id: one.address for one in live.connections if one.seats or one.user.id == host}
        return here.get(host) or min(here.values(), default=""), host

    async def think(self, question: int, seat: int, world: Data) -> None:
        """Let a bot choose, and play what it chose if it is still asked."""
        live = self.live
        try:
            bot = live.table.seats[seat].bot or DEFAULT_BOT
            if self.is_alone:
                await asyncio.sleep(live.hall.config.bot_pause)
            text = await live.hall.thinkers.choose(live.table.game, world, seat, bot, self.who)
            async with live.lock:
                await live.refresh()
                is_same = live.is_playing and live.match.question_id == question
                if is_same and seat in bots_asked(live.match, live.table):
                    await self.play(seat, text)
        except (Gone, Conflict, StoreError):
            pass  # the table has moved on, or the hall wakes its bots again
        finally:
            self.searches.pop((question, seat), None)
        async with live.lock:
            await live.refresh()
            self.wake()

    async def play(self, seat: int, text: str) -> None:
        """A bot's answer; should it be no legal one, the first that is."""
        match = self.live.match
        before = len(match.lines)
        try:
            match.play(text, seat)
        except IllegalMove as error:
            LOG.error("bot_played_illegally", table=self.live.id, seat=seat, code=error.code)
            match.play(match.moves(seat)[0], seat)
        await self.live.commit(before)
        self.live.moved_on()


def bots_asked(match: Match, table: Table) -> list[int]:
    """The bots that are to answer; where the first answer counts for all, one of them, and none if people are asked."""
    seats = owing(match)
    bots = [seat for seat in seats if not table.seats[seat].user]
    frame = match.state.stack[-1] if seats else None
    if isinstance(frame, Together) and frame.first():
        return bots[:1] if bots == seats else []
    return bots
