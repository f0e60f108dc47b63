"""What people do at a live table, request by request; each holds the lock and tells only what is committed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from gladsheim.errors import Conflict, Repeated, StaleMove
from gladsheim.kernel.standing import refused
from gladsheim.kernel.step import NATURE
from gladsheim.server.journal.resume import ATTEMPTS
from gladsheim.server.protocol import messages, requests
from gladsheim.server.readers.audience import asks
from gladsheim.server.readers.connection import Connection
from gladsheim.server.table.agreeing import agree, is_same, put_to_others
from gladsheim.server.table.chat import say_it
from gladsheim.server.table.live import LiveTable
from gladsheim.server.table.pointing import point, prepare
from gladsheim.server.table.questions import Slow, ask_events, ask_why, reading, resync, think_about
from gladsheim.server.table.seats import hand_over, resign, take_back
from gladsheim.server.table.undo import check_second_thought, consent, undo
from gladsheim.store.refusals import declined
from gladsheim.words import Refusal

Deed = Callable[[LiveTable, Connection, Any, str], Awaitable[None]]


async def handle(live: LiveTable, connection: Connection, request: requests.FromClient) -> None:
    """Do what a client asks, once; raises what refuses it, and then nothing has changed."""
    if isinstance(request, requests.Ping):
        connection.tell(messages.Pong(request.id))
        return
    if isinstance(request, Slow):
        await think_about(live, connection, request)
        return
    async with live.lock:
        await live.refresh()
        client = f"{connection.user.id}:{request.id}"
        for _ in range(ATTEMPTS):
            assert live.loaded is not None, "refreshed"
            if client in live.loaded.clients:
                connection.tell(messages.Done(request.id))
                return
            try:
                await DEEDS[type(request)](live, connection, request, client)
                return
            except (Conflict, Repeated):
                live.worker.metrics.conflicts.inc()
                await live.refresh()
    raise declined("live/crowded")


async def answer(live: LiveTable, connection: Connection, request: requests.Answer, client: str) -> None:
    """Play a move: apply, commit, tell. Whose move it is comes before whether it comes too late."""
    is_late = request.question != live.match.question_id or live.match.over
    teller = typist(live, connection, is_late) if request.seat == NATURE else reading(connection, request.seat)
    if is_late:
        raise StaleMove(*refused(Refusal("match/stale")), request.text)
    if request.seat != NATURE:
        live.check_actor(connection.user, request.seat)
    if live.match.has_answered(request.seat):
        check_second_thought(live, connection)
    before = live.match.length
    live.match.play(request.text, request.seat, request.question)
    await live.commit(before, client)
    live.worker.metrics.moves.inc()
    live.moved_on(teller, request.id)


async def propose(live: LiveTable, connection: Connection, request: requests.Propose, client: str) -> None:
    """Put an answer to the others; agree if it is theirs already, and play it where there is nobody to be asked."""
    if theirs := is_same(live, request):
        await agree(live, connection, requests.Agree(request.id, request.seat, theirs), client)
    elif not put_to_others(live, connection, request):
        given = requests.Answer(request.id, request.seat, request.question, request.text)
        await answer(live, connection, given, client)


def typist(live: LiveTable, connection: Connection, is_late: bool) -> int:
    """The seat of whoever types what the cardboard shows; he must be one who sees it, or saw it when it lay there."""
    for seat in connection.seats:
        may_type = asks(live.match, seat) == NATURE or (is_late and live.table.companion)
        if live.answers(seat) and may_type:
            live.check_actor(connection.user, seat)
            return seat
    raise declined("live/not-a-witness")


DEEDS: Final[dict[type[Any], Deed]] = {
    requests.Answer: answer,
    requests.Propose: propose,
    requests.Agree: agree,
    requests.Prepare: prepare,
    requests.Point: point,
    requests.Undo: undo,
    requests.Consent: consent,
    requests.Resign: resign,
    requests.HandOver: hand_over,
    requests.TakeBack: take_back,
    requests.Say: say_it,
    requests.AskWhy: ask_why,
    requests.AskEvents: ask_events,
    requests.Resync: resync,
}
