"""Seats that change hands in mid-game: to a bot when somebody leaves, hands over or resigns, and back again."""

from __future__ import annotations

from gladsheim.bots import bot
from gladsheim.errors import Conflict
from gladsheim.server.journal.resume import ATTEMPTS
from gladsheim.server.protocol import messages, requests
from gladsheim.server.readers.connection import Connection
from gladsheim.server.table.live import LiveTable
from gladsheim.server.table.thinking import DEFAULT_BOT
from gladsheim.server.table.undo import check_second_thought
from gladsheim.server.tasks import in_thread
from gladsheim.store.refusals import declined
from gladsheim.words import Words


async def resign(live: LiveTable, connection: Connection, request: requests.Resign, client: str) -> None:
    """The game ends if nobody is left to go on; else a bot does, for good, unless it could not see the cardboard."""
    live.check_actor(connection.user, request.seat)
    if ends_game(live, connection.user.id):
        await live.give_up(request.seat, client)
        live.moved_on(request.seat, request.id)
    elif live.table.companion:
        await live.note("resign", request.seat, client)
        await close_for_good(live)
    else:
        await live.seat_bot(request.seat, DEFAULT_BOT, "resign", client, for_good=True)
        await end_deserted(live, request.seat)
    connection.tell(messages.Done(request.id))


async def hand_over(live: LiveTable, connection: Connection, request: requests.HandOver, client: str) -> None:
    """A bot plays until the owner comes back."""
    live.check_actor(connection.user, request.seat)
    if live.table.companion:
        raise declined("live/no-bots-with-cardboard")
    bot(request.bot)
    check_second_thought(live, connection)
    await live.seat_bot(request.seat, request.bot, "handover", client)
    connection.tell(messages.Done(request.id))


async def take_back(live: LiveTable, connection: Connection, request: requests.TakeBack, client: str) -> None:
    """The owner comes back to his seat."""
    if live.table.status != "playing":
        raise declined("live/not-playing")
    if request.seat not in connection.seats:
        raise declined("live/not-your-seat")
    if live.table.seats[request.seat].user == connection.user.id:
        connection.tell(messages.Done(request.id))
        return
    clocks, left = live.timekeeper.clocks, live.timekeeper.remaining(request.seat)
    if clocks is not None and left is not None and left <= 0:
        if clocks.kind != "days":
            raise declined("live/no-time")
        clocks.refill(request.seat)
    await in_thread(live.worker.store.seats.sit, live.id, request.seat, connection.user.id)
    await live.note("return", request.seat, client)
    await live.seats_changed()
    connection.tell(messages.Done(request.id))


async def fill_empty(live: LiveTable) -> None:
    """In mid-game somebody always answers: a bot where a person has gone for good."""
    async with live.lock:
        for _ in range(ATTEMPTS):
            live.is_stale = True
            await live.refresh()
            try:
                await fill_seats(live)
                return
            except Conflict:
                live.worker.metrics.conflicts.inc()


async def fill_seats(live: LiveTable) -> None:
    """A bot sits down in every empty seat; the lock is held."""
    if live.is_playing and live.table.companion and any(seat.is_empty for seat in live.table.seats):
        await close_for_good(live)
    if live.is_playing:
        for seat in [seat.number for seat in live.table.seats if seat.is_empty]:
            await live.seat_bot(seat, DEFAULT_BOT, "handover")


async def close_for_good(live: LiveTable) -> None:
    """No bot can see the cardboard of somebody who has left: the game is over without a result."""
    await in_thread(live.worker.store.tables.close_table, live.id, Words("table-closed-cardboard"))
    await live.seats_changed()


def ends_game(live: LiveTable, user: str) -> bool:
    """Among rivals the first of two who gives up; together, whoever plays without other people."""
    seats = live.table.seats
    if live.match.game.is_cooperative:
        return not any(person not in ("", user) for seat in seats for person in (seat.user, seat.owner))
    return len(seats) <= 2


async def end_deserted(live: LiveTable, seat: int) -> None:
    """The last two have given up at the same moment, on two workers: each left the game to the other.

    Their bots go on meanwhile, and may be faster again and again.
    """
    for _ in range(10 * ATTEMPTS):
        if not live.is_playing or not ends_game(live, ""):
            return
        try:
            await live.give_up(seat)
        except Conflict:
            live.worker.metrics.conflicts.inc()
            await live.refresh()
        else:
            live.moved_on()
