"""The bots at a live table: each that is asked thinks elsewhere, and its answer counts if it is still asked."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from gladsheim.errors import Conflict, StoreError
from gladsheim.kernel.dump import Data
from gladsheim.kernel.match import Match
from gladsheim.server.bots.queue import Who
from gladsheim.server.readers.connection import Connection
from gladsheim.server.worker import Gone, Worker
from gladsheim.store.records import Table

DEFAULT_BOT: Final = "greedy"
"""Sits down where a person lets go."""

Answer = Callable[[int, int, str], Awaitable[None]]
"""Plays what a bot has chosen: for which question, from which seat, which move."""


class Thinking:
    """The searches under way for one table; `answer` plays what was found, `go_on` wakes the bots that come next."""

    def __init__(
        self, worker: Worker, connections: set[Connection], answer: Answer, go_on: Callable[[], Awaitable[None]]
    ) -> None:
        self.worker = worker
        self.connections = connections
        self.answer = answer
        self.go_on = go_on
        self.searches: dict[tuple[int, int], asyncio.Task[None]] = {}

    def wake(self, match: Match, table: Table) -> None:
        """Every bot that is asked begins to think."""
        for seat in bots_asked(match, table):
            key = match.question_id, seat
            if key not in self.searches:
                world = match.game.dump(match.imagine(seat, secrets.randbits(63)))
                self.searches[key] = self.worker.spawn(self.think, *key, table, world)

    def is_due(self, match: Match, table: Table) -> bool:
        """Whether a bot is asked and none of them thinks."""
        return not self.searches and bool(bots_asked(match, table))

    def who(self, host: str) -> Who:
        """For whom the bots think: the host, from where he looks on, or if he does not, somebody else who plays."""
        here = {one.user.id: one.address for one in self.connections if one.seats or one.user.id == host}
        return here.get(host) or min(here.values(), default=""), host

    async def think(self, question: int, seat: int, table: Table, world: Data) -> None:
        """Let a bot choose, and hand on what it chose."""
        try:
            if are_alone(table):
                await asyncio.sleep(self.worker.config.bot_pause)
            bot = table.seats[seat].bot or DEFAULT_BOT
            text = await self.worker.bot_pool.choose(table.game, world, seat, bot, self.who(table.host))
            await self.answer(question, seat, text)
        except (Gone, Conflict, StoreError):
            pass  # the table has moved on, or the hall wakes its bots again
        finally:
            self.searches.pop((question, seat), None)
        await self.go_on()


def are_alone(table: Table) -> bool:
    """Only bots play, for somebody who may come back: he should find more of his game than its end."""
    return any(seat.owner for seat in table.seats) and not any(seat.user for seat in table.seats)


def bots_asked(match: Match, table: Table) -> list[int]:
    """The bots that are to answer; where the first answer counts for all, one of them, and none if people are asked."""
    seats = match.owing
    bots = [seat for seat in seats if not table.seats[seat].user]
    if match.first_counts:
        return bots[:1] if bots == seats else []
    return bots
