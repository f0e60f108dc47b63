"""Going back: within the rules' own boundary at once, beyond it if everybody agrees who has a seat at the table."""

from __future__ import annotations

from gladsheim.kernel.match import Match
from gladsheim.server.protocol import messages, requests, tables
from gladsheim.server.readers.connection import Connection
from gladsheim.server.table.live import LiveTable
from gladsheim.server.table.proposal import is_away, owner_of
from gladsheim.store.refusals import declined


async def undo(live: LiveTable, connection: Connection, request: requests.Undo, client: str) -> None:
    """Take back one's latest answer, or ask everybody to go back behind it. Bots that nobody owns consent."""
    live.check_actor(connection.user, request.seat)
    match = live.match
    if match.has_answered(request.seat):
        raise declined("live/answer-again")
    check_second_thought(live, connection)
    if match.can_undo(request.seat):
        before = match.length
        match.undo(request.seat)
        await live.commit(before, client)
        live.moved_on(request.seat, request.id)
        return
    number = line_to_take_back(match, request.seat)
    others = [seat for seat in live.table.seats if owner_of(seat) not in ("", connection.user.id)]
    if not others:
        practice = match.redraws(number)
        await rewind(live, number, request.seat, client, request.id, practice)
        if practice:
            live.tell_table()
        return
    here = live.presence.users
    for seat in others:
        if is_away(seat, here):
            raise declined("live/undo-away", name=seat.name)
    waits_for = [seat.number for seat in others]
    live.proposal.ask(match.question_id, request.seat, waits_for)
    share_undo(live)
    connection.tell(messages.Done(request.id))


def check_second_thought(live: LiveTable, connection: Connection) -> None:
    """A journal forgets nothing, so nobody may write into it without end by changing his mind."""
    if not live.worker.second_thoughts.take(connection.user.id):
        raise declined("live/too-fast")


def line_to_take_back(match: Match, seat: int) -> int:
    """The seat's latest answer that counts; with the cardboard any latest, since all was typed by hand."""
    settled = [line for line in match.alive if line.question < match.question_id]
    mine = [line.number for line in settled if match.companion or line.seat == seat]
    if not mine:
        raise declined("live/nothing-to-undo")
    return mine[-1]


def share_undo(live: LiveTable) -> None:
    """Everybody at the table, on every worker, learns what is asked of him."""
    live.proposal.share()
    live.tell_table()


def undo_elsewhere(live: LiveTable, theirs: tables.UndoAsked | None) -> None:
    """Another worker says what is asked of whom; who has agreed on either has agreed."""
    mine = live.proposal.asked
    if mine is not None and theirs is not None and mine.id == theirs.id:
        theirs = tables.UndoAsked(mine.id, mine.seat, [seat for seat in mine.waits_for if seat in theirs.waits_for])
        if not theirs.waits_for:
            live.worker.spawn(all_agree, live)
    live.proposal.asked = theirs
    if live.loaded is not None:
        live.tell_table()


async def all_agree(live: LiveTable) -> None:
    """The last two have agreed at the same moment, on two workers."""
    async with live.lock:
        await live.refresh()
        asked_for = live.proposal.asked
        if asked_for is not None and not asked_for.waits_for and live.proposal.stands(live.match.question_id):
            live.proposal.asked = None
            await rewind(live, line_to_take_back(live.match, asked_for.seat), asked_for.seat)
            share_undo(live)


async def consent(live: LiveTable, connection: Connection, request: requests.Consent, client: str) -> None:
    """Agree to an undo, or not, for a seat of one's own; when nobody is left to ask, it is done."""
    if live.table.status != "playing":
        raise declined("live/not-playing")
    if request.seat not in connection.seats:
        raise declined("live/not-your-seat")
    asked_for = live.proposal.asked
    if asked_for is None or asked_for.id != request.undo or not live.proposal.stands(live.match.question_id):
        raise declined("live/undo-gone")
    if not request.agree:
        live.proposal.asked = None
        share_undo(live)
        connection.tell(messages.Done(request.id))
        return
    left = [seat for seat in asked_for.waits_for if owner_of(live.table.seats[seat]) != connection.user.id]
    if left:
        live.proposal.asked = tables.UndoAsked(asked_for.id, asked_for.seat, left)
        share_undo(live)
        connection.tell(messages.Done(request.id))
        return
    number = line_to_take_back(live.match, asked_for.seat)
    live.proposal.asked = None
    await rewind(live, number, asked_for.seat, client)
    share_undo(live)
    connection.tell(messages.Done(request.id))


async def rewind(
    live: LiveTable, number: int, seat: int, client: str = "", id: str | None = None, practice: bool = False
) -> None:
    """Go back behind an answer, nature's too."""
    before = live.match.length
    live.match.rewind(number, seat, practice)
    await live.commit(before, client)
    live.moved_on(seat, id)
