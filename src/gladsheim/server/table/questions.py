"""What people ask of a table without changing it: what they may do, why not, what a bot would do, what happened."""

from __future__ import annotations

import secrets
from typing import TypeVar

from msgspec.structs import replace

from gladsheim.errors import IllegalMove
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import legal
from gladsheim.kernel.step import NATURE, State
from gladsheim.kit.earnings import earned
from gladsheim.server.protocol import messages, requests, tables
from gladsheim.server.readers.audience import asks, fact
from gladsheim.server.readers.connection import Connection
from gladsheim.server.readers.past import Past
from gladsheim.server.table.live import LiveTable
from gladsheim.server.tasks import in_thread
from gladsheim.store.refusals import declined
from gladsheim.words import Refusal, say

Reader = TypeVar("Reader", bound=int | None)

Slow = requests.AskHint | requests.AskChoices | requests.AskPast
"""What takes a while to answer."""


async def think_about(live: LiveTable, connection: Connection, request: Slow) -> None:
    """What takes a while is asked of the table and thought out without holding it up."""
    check_question(live, connection)
    if isinstance(request, requests.AskHint):
        await ask_hint(live, connection, request)
    elif isinstance(request, requests.AskPast):
        await ask_past(live, connection, request)
    else:
        await ask_choices(live, connection, request)


async def ask_choices(live: LiveTable, connection: Connection, request: requests.AskChoices) -> None:
    """The legal moves with everything a player may know before choosing."""
    async with live.lock:
        await live.refresh()
        reader = reading(connection, request.seat)
        match = live.match
        who = asks(match, reader)
        if who is None or not live.answers(reader):
            raise declined("live/not-asked")
        number = match.question_id
        choices, world = conceivable(match) if who == NATURE else worded(match, who), None
        # What a move earns may hang on what only the seat knows: who reads an open question is not told.
        if reader is not None and who != NATURE:
            world = match.imagine(who, secrets.randbits(63))
    if world is not None:
        choices = await in_thread(valued, match.game, world, who, choices)
    connection.tell(messages.Choices(request.id, who, number, choices))


def conceivable(match: Match) -> list[tables.Choice]:
    """What nature may answer, for all that a witness knows."""
    return [tables.Choice(text, label, None, None) for text, label in match.conceivable()]


def worded(match: Match, seat: int) -> list[tables.Choice]:
    """Every legal move, with what its button says and what to know before."""
    texts = match.choices(seat)
    return [tables.Choice(text, match.label(text, seat), match.warning(text, seat), None) for text in texts]


def valued(game: Game, world: State, seat: int, choices: list[tables.Choice]) -> list[tables.Choice]:
    """The same with what each earns, tried out in a world that the seat cannot tell from the real one."""
    moves = legal(world, seat)
    return [replace(one, points=earned(game, world, seat, move)) for one, move in zip(choices, moves, strict=True)]


async def ask_why(live: LiveTable, connection: Connection, request: requests.AskWhy, client: str) -> None:
    """The rule that forbids a move."""
    check_question(live, connection)
    who = asks(live.match, reading(connection, request.seat))
    if who is None:
        raise declined("live/not-asked")
    try:
        if who != NATURE or not live.match.is_conceivable(request.text):
            live.match.read(request.text, who)
    except IllegalMove as refusal:
        words = Refusal(refusal.code, refusal.terms).words
        connection.tell(messages.Why(request.id, refusal.code, words, say(words, connection.lang)))
    else:
        connection.tell(messages.Why(request.id, None, None, ""))


async def ask_hint(live: LiveTable, connection: Connection, request: requests.AskHint) -> None:
    """What a strong player would consider; whoever asks can go on meanwhile."""
    async with live.lock:
        await live.refresh()
        live.check_actor(connection.user, request.seat)
        if not live.table.hints:
            raise declined("live/no-hints")
        match = live.match
        if request.seat not in match.owing:
            raise declined("live/not-asked")
        live.hints.begin(connection, request, match)


async def ask_events(live: LiveTable, connection: Connection, request: requests.AskEvents, client: str) -> None:
    """What a reader was told, again."""
    check_question(live, connection)
    seat = None if request.seat is None else reading(connection, request.seat)
    events = [fact(event) for event in live.match.events(seat, request.since)]
    connection.tell(messages.Events(request.id, seat, request.since, events))


async def ask_past(live: LiveTable, connection: Connection, request: requests.AskPast) -> None:
    """What a reader was told, as he saw it happen."""
    async with live.lock:
        await live.refresh()
        seat = None if request.seat is None else reading(connection, request.seat)
        past = Past(live.match)
    view, since, facts = await in_thread(past.retold, seat, request.since)
    connection.tell(messages.Past(request.id, seat, since, view, facts))


async def resync(live: LiveTable, connection: Connection, request: requests.Resync, client: str) -> None:
    """The whole view again."""
    check_question(live, connection)
    live.worker.metrics.resyncs.inc()
    seat = reading(connection, request.seat)
    live.room.sync(connection, seat, live.match, live.answers(seat), request.id)


def reading(connection: Connection, seat: Reader) -> Reader:
    """A seat whose view this connection reads, or None for what all may see."""
    if seat not in connection.readers:
        raise declined("live/not-your-seat")
    return seat


def check_question(live: LiveTable, connection: Connection) -> None:
    """Questions cost the server more than moves."""
    if not live.worker.questions.take(connection.user.id):
        raise declined("live/too-fast")
