"""Hints that are thought out for one table: beside everything else, and let go when nobody wants them any more."""

from __future__ import annotations

import asyncio
from typing import Final, Literal, cast

from gladsheim.bots import bot
from gladsheim.errors import GladsheimError
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import legal
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State
from gladsheim.server.bots.search import Advice, advised
from gladsheim.server.protocol.messages import Hinted, HintedMove
from gladsheim.server.protocol.requests import AskHint
from gladsheim.server.readers.connection import Connection
from gladsheim.server.tasks import in_thread
from gladsheim.server.worker import Worker
from gladsheim.store.refusals import declined

ADVISER: Final = "hard"
"""The level by which hints are thought out."""

Sure = Literal["only", "clear", "slight", "even", ""]


class Hints:
    """Those of one table. The same question gets the same hint: its seed is its own, and the last ones are kept."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.found: dict[int, tuple[int, Advice]] = {}  # by seat: for which question, and what
        self.searches: dict[Connection, tuple[int, str, asyncio.Task[None]]] = {}  # for which question and request

    def begin(self, connection: Connection, request: AskHint, match: Match) -> None:
        """Tell it at once if it is known, or think it out; whoever asks again wants only the last one."""
        self.forget(connection)
        seat, question = request.seat, match.question_id
        known = self.found.get(seat)
        if known is not None and known[0] == question:
            connection.tell(hinted(request.id, seat, question, known[1]))
            return
        # Nobody can foresee the seed, so nothing that is hidden can be worked out from what is imagined by it.
        seed = match.dice.aside(f"hint {seat} {question}")
        world = match.imagine(seat, seed)
        task = self.worker.spawn(self.think, connection, request, question, match.game, world, seed)
        self.searches[connection] = question, request.id, task

    async def think(
        self, connection: Connection, request: AskHint, question: int, game: Game, world: State, seed: int
    ) -> None:
        """Think a hint out and tell it, or why there is none."""
        id, seat = request.id, request.seat
        try:
            advice = await self.advice(connection, game, world, seat, seed)
        except GladsheimError as refusal:
            connection.refuse(refusal, id)
        else:
            self.found[seat] = question, advice
            connection.tell(hinted(id, seat, question, advice))
        finally:
            if self.searches.get(connection, (0, "", None))[2] is asyncio.current_task():
                del self.searches[connection]

    async def advice(self, connection: Connection, game: Game, world: State, seat: int, seed: int) -> Advice:
        """What is forced is told at once; everything else is thought out in another process."""
        if len(legal(world, seat)) == 1:
            return await in_thread(advised, bot(ADVISER), game, world, seat, Rng(seed))
        who = connection.address, connection.user.id
        return await self.worker.bot_pool.hint(game.name, game.dump(world), seat, ADVISER, who, seed)

    def forget(self, connection: Connection) -> None:
        """Whoever asked does not wait any longer, and is told so here: a task that has not begun never could."""
        _, id, task = self.searches.pop(connection, (0, "", None))
        if task is not None:
            task.cancel()
            connection.refuse(declined("live/hint-late"), id)

    def move_on(self, question: int) -> None:
        """Another question is open: nobody wants hints for those before."""
        for connection, (asked, _, _) in list(self.searches.items()):
            if asked != question:
                self.forget(connection)
        self.found = {seat: known for seat, known in self.found.items() if known[0] == question}


def hinted(id: str, seat: int, question: int, advice: Advice) -> Hinted:
    """A hint as a message."""
    moves = [HintedMove(text, odds) for text, odds in advice.moves]
    return Hinted(id, seat, question, moves, cast(Sure, advice.sure), advice.words, advice.beside)
