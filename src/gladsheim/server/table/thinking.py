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
        self.turns: dict[int, tuple[str, float]] = {}  # by seat: who thinks, and how long in the turn that goes on

    def wake(self, match: Match, table: Table) -> None:
        """Every bot that is asked begins to think, unless there is nothing to think about."""
        self.end_turns(match, table)
        for seat in bots_asked(match, table):
            key = match.question_id, seat
            if key not in self.searches:
                only = forced(match, seat)
                world = None if only else match.game.dump(match.imagine(seat, secrets.randbits(63)))
                self.searches[key] = self.worker.spawn(self.think, *key, table, world, only)

    def end_turns(self, match: Match, table: Table) -> None:
        """A turn ends where its seat is asked no more; how long the bot has thought in all of it is noted."""
        for seat in self.turns.keys() - set(match.owing):
            self.worker.bot_pool.note_pace(table.game, *self.turns.pop(seat))

    def is_due(self, match: Match, table: Table) -> bool:
        """Whether a bot is asked and none of them thinks."""
        return not self.searches and bool(bots_asked(match, table))

    def who(self, host: str) -> Who:
        """For whom the bots think: the host, from where he looks on, or if he does not, somebody else who plays."""
        here = {one.user.id: one.address for one in self.connections if one.seats or one.user.id == host}
        return here.get(host) or min(here.values(), default=""), host

    async def think(self, question: int, seat: int, table: Table, world: Data | None, only: str) -> None:
        """Let a bot choose, and hand on what it chose; what is forced needs no world."""
        try:
            if are_alone(table):
                await asyncio.sleep(self.worker.config.bot_pause)
            text = only if world is None else await self.chosen(seat, table, world)
            await self.answer(question, seat, text)
        except (Gone, Conflict, StoreError):
            pass  # the table has moved on, or the hall wakes its bots again
        finally:
            self.searches.pop((question, seat), None)
        await self.go_on()

    async def chosen(self, seat: int, table: Table, world: Data) -> str:
        """What a bot makes of a world, in a process of its own."""
        bot = table.seats[seat].bot or DEFAULT_BOT
        found = await self.worker.bot_pool.choose(table.game, world, seat, bot, self.who(table.host))
        if found.seconds:
            self.turns[seat] = bot, self.turns.get(seat, ("", 0.0))[1] + found.seconds
        return found.move


def forced(match: Match, seat: int) -> str:
    """The only thing that a seat can answer; nothing where it has a choice."""
    return match.moves(seat)[0] if len(match.legal(seat)) == 1 else ""


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
