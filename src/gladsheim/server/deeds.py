"""What people do at a live table, request by request; each holds the lock and tells only what is committed."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from gladsheim.bots import bot
from gladsheim.errors import Conflict, IllegalMove, Repeated, StaleMove, Unreadable
from gladsheim.kernel.match import Match, refused
from gladsheim.kernel.play import asked, legal, question
from gladsheim.kernel.step import NATURE, Chance, Moves, State
from gladsheim.kit.earnings import earned
from gladsheim.server import protocol as p
from gladsheim.server.audience import asks, fact
from gladsheim.server.bus import Note
from gladsheim.server.connection import Connection
from gladsheim.server.handing import close_for_good, end_deserted, ends_game, seat_bot
from gladsheim.server.live import LiveTable
from gladsheim.server.resume import ATTEMPTS
from gladsheim.server.talk import hear
from gladsheim.server.thinking import DEFAULT_BOT
from gladsheim.server.threads import in_thread
from gladsheim.server.undoing import check_second_thought, consent, has_answered, undo
from gladsheim.store.refusals import declined
from gladsheim.words import Refusal, say

if TYPE_CHECKING:
    from gladsheim.kernel.game import Game

Deed = Callable[[LiveTable, Connection, Any, str], Awaitable[None]]


async def handle(live: LiveTable, connection: Connection, request: p.FromClient) -> None:
    """Do what a client asks, once; raises what refuses it, and then nothing has changed."""
    if isinstance(request, p.Ping):
        connection.tell(p.Pong(request.id))
        return
    if isinstance(request, p.AskHint | p.AskChoices):
        await think_about(live, connection, request)
        return
    async with live.lock:
        await live.refresh()
        client = f"{connection.user.id}:{request.id}"
        for _ in range(ATTEMPTS):
            assert live.loaded is not None, "refreshed"
            if client in live.loaded.clients:
                connection.tell(p.Done(request.id))
                return
            try:
                await DEEDS[type(request)](live, connection, request, client)
                return
            except (Conflict, Repeated):
                live.hall.metrics.conflicts.inc()
                await live.refresh()
    raise declined("live/crowded")


async def answer(live: LiveTable, connection: Connection, request: p.Answer, client: str) -> None:
    """Play a move: apply, commit, tell. Whose move it is comes before whether it comes too late."""
    is_late = request.question != live.match.question_id or live.match.over
    teller = typist(live, connection, is_late) if request.seat == NATURE else reading(connection, request.seat)
    if is_late:
        raise StaleMove(*refused(Refusal("match/stale")), request.text)
    if request.seat != NATURE:
        live.check_actor(connection.user, request.seat)
    if has_answered(live.match, request.seat):
        check_second_thought(live, connection)
    before = len(live.match.lines)
    live.match.play(request.text, request.seat, request.question)
    await live.commit(before, client)
    live.hall.metrics.moves.inc()
    live.moved_on(teller, request.id)


def typist(live: LiveTable, connection: Connection, is_late: bool) -> int:
    """The seat of whoever types what the cardboard shows; he must be one who sees it, or saw it when it lay there."""
    for seat in connection.seats:
        may_type = asks(live.match, seat) == NATURE or (is_late and live.table.companion)
        if live.answers(seat) and may_type:
            live.check_actor(connection.user, seat)
            return seat
    raise declined("live/not-a-witness")


async def resign(live: LiveTable, connection: Connection, request: p.Resign, client: str) -> None:
    """The game ends if nobody is left to go on; else a bot does, for good, unless it could not see the cardboard."""
    live.check_actor(connection.user, request.seat)
    if ends_game(live, connection.user.id):
        await live.give_up(request.seat, client)
        live.moved_on(request.seat, request.id)
    elif live.table.companion:
        await live.note("resign", request.seat, client)
        await close_for_good(live)
    else:
        await seat_bot(live, request.seat, DEFAULT_BOT, "resign", client, for_good=True)
        await end_deserted(live, request.seat)
    connection.tell(p.Done(request.id))


async def hand_over(live: LiveTable, connection: Connection, request: p.HandOver, client: str) -> None:
    """A bot plays until the owner comes back."""
    live.check_actor(connection.user, request.seat)
    if live.table.companion:
        raise declined("live/no-bots-with-cardboard")
    bot(request.bot)
    check_second_thought(live, connection)
    await seat_bot(live, request.seat, request.bot, "handover", client)
    connection.tell(p.Done(request.id))


async def take_back(live: LiveTable, connection: Connection, request: p.TakeBack, client: str) -> None:
    """The owner comes back to his seat."""
    if live.table.status != "playing":
        raise declined("live/not-playing")
    if request.seat not in connection.seats:
        raise declined("live/not-your-seat")
    if live.table.seats[request.seat].user == connection.user.id:
        connection.tell(p.Done(request.id))
        return
    clocks = live.timing.clocks
    if clocks is not None and clocks.remaining(request.seat, live.hall.time()) <= 0:
        if clocks.kind != "days":
            raise declined("live/no-time")
        clocks.refill(request.seat)
    await in_thread(live.hall.store.seats.sit, live.id, request.seat, connection.user.id)
    await live.note("return", request.seat, client)
    await live.seats_changed()
    connection.tell(p.Done(request.id))


async def say_it(live: LiveTable, connection: Connection, request: p.Say, client: str) -> None:
    """Everybody hears it but those who have blocked the speaker."""
    if not live.hall.chatter.take(connection.user.id):
        raise declined("live/chatter")
    assert live.loaded is not None, "refreshed"
    line = await in_thread(live.hall.store.chat.say, live.id, connection.user.id, request.text)
    live.loaded.clients.add(client)
    await hear(live)
    live.hall.bus.publish(Note("said", live.id, line.number))
    connection.tell(p.Done(request.id))


async def think_about(live: LiveTable, connection: Connection, request: p.AskHint | p.AskChoices) -> None:
    """What takes a while is asked of the table and thought out without holding it up."""
    check_question(live, connection)
    if isinstance(request, p.AskHint):
        await ask_hint(live, connection, request)
    else:
        await ask_choices(live, connection, request)


async def ask_choices(live: LiveTable, connection: Connection, request: p.AskChoices) -> None:
    """The legal moves with everything a player may know before choosing."""
    async with live.lock:
        await live.refresh()
        reader = reading(connection, request.seat)
        match = live.match
        who = asks(match, reader)
        if who is None or not live.answers(reader):
            raise declined("live/not-asked")
        number = match.question_id
        if who == NATURE:
            choices, world = conceivable(match), None
        else:
            choices, world = worded(match, who), match.imagine(who, secrets.randbits(63))
    if world is not None:
        choices = await in_thread(valued, match.game, world, who, choices)
    connection.tell(p.Choices(request.id, who, number, choices))


def conceivable(match: Match) -> list[p.Choice]:
    """What nature may answer, for all that a witness knows."""
    step = question(match.state, NATURE)
    assert isinstance(step, Chance), "nature is asked"
    out = Moves()
    step.conceivable(match.state, out)
    s = match.state
    return [p.Choice(step.show(s, move), step.label(s, move), None, None) for move in out.listed()]


def worded(match: Match, seat: int) -> list[p.Choice]:
    """Every legal move, with what its button says and what to know before."""
    texts = match.choices(seat)
    return [p.Choice(text, match.label(text, seat), match.warning(text, seat), None) for text in texts]


def valued(game: Game, world: State, seat: int, choices: list[p.Choice]) -> list[p.Choice]:
    """The same with what each earns, tried out in a world that the seat cannot tell from the real one."""
    moves = legal(world, seat)
    return [replace(one, points=earned(game, world, seat, move)) for one, move in zip(choices, moves, strict=True)]


async def ask_why(live: LiveTable, connection: Connection, request: p.AskWhy, client: str) -> None:
    """The rule that forbids a move."""
    check_question(live, connection)
    who = asks(live.match, reading(connection, request.seat))
    if who is None:
        raise declined("live/not-asked")
    try:
        if who != NATURE or not is_conceivable(live.match, request.text):
            live.match.read(request.text, who)
    except IllegalMove as refusal:
        words = Refusal(refusal.code, refusal.terms).words
        connection.tell(p.Why(request.id, refusal.code, words, say(words, connection.lang)))
    else:
        connection.tell(p.Why(request.id, None, None, ""))


def is_conceivable(match: Match, text: str) -> bool:
    """Whether nature might answer so for all that a witness knows; what is in other hands is not told."""
    step = question(match.state, NATURE)
    assert step is not None, "nature is asked"
    try:
        move = step.read(match.state, " ".join(text.lower().split()))
    except Unreadable:
        return False
    return step.show(match.state, move) in match.choices(NATURE)


async def ask_hint(live: LiveTable, connection: Connection, request: p.AskHint) -> None:
    """What a bot would play; thought out in another process."""
    async with live.lock:
        await live.refresh()
        live.check_actor(connection.user, request.seat)
        if not live.table.hints:
            raise declined("live/no-hints")
        match = live.match
        if request.seat not in asked(match.state):
            raise declined("live/not-asked")
        number = match.question_id
        world = match.game.dump(match.imagine(request.seat, secrets.randbits(63)))
    who = connection.address, connection.user.id
    move, words = await live.hall.thinkers.hint(live.table.game, world, request.seat, DEFAULT_BOT, who)
    connection.tell(p.Hinted(request.id, request.seat, number, move, words))


async def ask_events(live: LiveTable, connection: Connection, request: p.AskEvents, client: str) -> None:
    """What a reader was told, again."""
    check_question(live, connection)
    seat = None if request.seat is None else reading(connection, request.seat)
    events = [fact(event) for event in live.match.events(seat, request.since)]
    connection.tell(p.Events(request.id, seat, request.since, events))


async def resync(live: LiveTable, connection: Connection, request: p.Resync, client: str) -> None:
    """The whole view again."""
    check_question(live, connection)
    live.hall.metrics.resyncs.inc()
    seat = None if request.seat is None else reading(connection, request.seat)
    if seat is None and connection.seats:
        raise declined("live/not-your-seat")
    live.sync(connection, seat, request.id)


def reading(connection: Connection, seat: int) -> int:
    """A seat whose view this connection reads."""
    if seat not in connection.seats:
        raise declined("live/not-your-seat")
    return seat


def check_question(live: LiveTable, connection: Connection) -> None:
    """Questions cost the server more than moves."""
    if not live.hall.questions.take(connection.user.id):
        raise declined("live/too-fast")


DEEDS: Final[dict[type[Any], Deed]] = {
    p.Answer: answer,
    p.Undo: undo,
    p.Consent: consent,
    p.Resign: resign,
    p.HandOver: hand_over,
    p.TakeBack: take_back,
    p.Say: say_it,
    p.AskWhy: ask_why,
    p.AskEvents: ask_events,
    p.Resync: resync,
}
