"""Seats that change hands in mid-game: to a bot when somebody leaves, hands over, resigns or runs out of time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gladsheim.errors import Conflict
from gladsheim.server.journal.resume import ATTEMPTS
from gladsheim.server.table.thinking import DEFAULT_BOT
from gladsheim.server.tasks import in_thread
from gladsheim.store.records import Kind
from gladsheim.words import Words

if TYPE_CHECKING:
    from gladsheim.server.table.live import LiveTable


async def seat_bot(live: LiveTable, seat: int, bot: str, kind: Kind, client: str = "", for_good: bool = False) -> None:
    """A bot answers for a seat from now on; the lock is held."""
    seats = live.hall.store.seats
    left = live.timing.remaining(seat)
    if left is not None:
        await in_thread(seats.set_remaining, live.id, {seat: left})
    if for_good:
        await in_thread(seats.leave, live.id, seat)
    await in_thread(seats.seat_bot, live.id, seat, bot)
    await live.note(kind, seat, client)
    await live.seats_changed()


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
                live.hall.metrics.conflicts.inc()


async def fill_seats(live: LiveTable) -> None:
    """A bot sits down in every empty seat; the lock is held."""
    if live.is_playing and live.table.companion and any(seat.is_empty for seat in live.table.seats):
        await close_for_good(live)
    if live.is_playing:
        for seat in [seat.number for seat in live.table.seats if seat.is_empty]:
            await seat_bot(live, seat, DEFAULT_BOT, "handover")


async def close_for_good(live: LiveTable) -> None:
    """No bot can see the cardboard of somebody who has left: the game is over without a result."""
    await in_thread(live.hall.store.tables.close_table, live.id, Words("table-closed-cardboard"))
    await live.seats_changed()


def ends_game(live: LiveTable, user: str) -> bool:
    """Among rivals the first of two who gives up; together, whoever plays without other people."""
    seats = live.table.seats
    if live.match.game.is_cooperative:
        return not any(person not in ("", user) for seat in seats for person in (seat.user, seat.owner))
    return len(seats) <= 2


async def end_deserted(live: LiveTable, seat: int) -> None:
    """The last two have given up at the same moment, on two workers: each left the game to the other."""
    for _ in range(ATTEMPTS):
        if not live.is_playing or not ends_game(live, ""):
            return
        try:
            await live.give_up(seat)
        except Conflict:
            live.hall.metrics.conflicts.inc()
            await live.refresh()
        else:
            live.moved_on()
