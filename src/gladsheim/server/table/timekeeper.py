"""The clocks of a live table: set going with every question, looked at when somebody's time runs out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gladsheim.server.journal.load import Loaded
from gladsheim.server.protocol.messages import ClocksSet, TimeShort
from gladsheim.server.readers.audience import owing
from gladsheim.server.table.clock import Clocks
from gladsheim.server.table.seats import seat_bot
from gladsheim.server.table.thinking import DEFAULT_BOT
from gladsheim.store.database import now

if TYPE_CHECKING:
    from gladsheim.server.table.live import LiveTable


class Timekeeper:
    """Runs a table's clocks, if it has any. Whatever changes them happens under the table's lock."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.clocks: Clocks | None = None
        self.question = 0
        self.told: tuple[int, list[int]] = 0, []  # the question, and who ran, when everybody was last told
        self.timer: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        """Whether anybody's time goes by."""
        return self.clocks is not None and bool(self.clocks.since)

    def remaining(self, seat: int) -> int | None:
        """What a seat has left; None where there is no clock."""
        return None if self.clocks is None else self.clocks.remaining(seat, self.live.hall.time())

    def runs(self, seat: int) -> bool:
        """Whether a seat's time goes by."""
        return self.clocks is not None and seat in self.clocks.since

    def time_left(self) -> dict[int, int | None]:
        """What the store keeps of the clocks."""
        return (
            {} if self.clocks is None else {seat.number: self.remaining(seat.number) for seat in self.live.table.seats}
        )

    def set(self, had: Loaded | None) -> None:
        """Take up the clocks where the store has them, unless they run here already."""
        table = self.live.table
        if table.clock.kind == "none" or table.status != "playing":
            self.clocks = None
            self.stop()
        elif self.clocks is None or had is None:
            left = [seat.remaining for seat in table.seats]
            is_late = table.clock.kind == "days" and table.turn_number < self.live.number
            self.clocks = Clocks(table.clock, [None] * len(left) if is_late else left)
            self.question = self.live.match.question_id if self.live.has_match else 0
        elif self.clocks.kind == "days":
            for before, seat in zip(had.table.seats, table.seats):
                if seat.user and not before.user and self.clocks.left[seat.number] <= 0:
                    self.clocks.refill(seat.number)

    def run(self) -> None:
        """Those who owe an answer run, and nobody else; undo gives no time back. When the game is over nobody runs."""
        live = self.live
        if self.clocks is None:
            return
        if not live.is_playing:
            self.clocks.run([], live.hall.time(), False)
            self.stop()
            return
        match = live.match
        is_other = match.question_id != self.question
        back = is_other and bool(match.lines and match.lines[-1].takes_back)
        self.question = match.question_id
        owe = [seat for seat in owing(match) if live.answers(seat)]
        self.clocks.run(owe, live.hall.time(), is_other and not back, back)
        live.hall.dirty.add(live)
        self.set_timer()

    def tell(self) -> None:
        """Everybody learns how the clocks stand when others run, not when somebody thinks better of a secret answer."""
        if self.clocks is not None:
            running = self.live.match.question_id, sorted(self.clocks.since)
            if running != self.told:
                self.told = running
                left = [self.clocks.remaining(seat.number, self.live.hall.time()) for seat in self.live.table.seats]
                self.live.tell_all(ClocksSet(left, running[1], now()))

    def stop(self) -> None:
        """Nobody is waited for any more."""
        if self.timer is not None:
            self.timer.cancel()

    def set_timer(self) -> None:
        """Wake up when somebody must be warned or has no time left."""
        self.stop()
        wait = None if self.clocks is None else self.clocks.until_next(self.live.hall.time())
        if wait is not None:
            # A loop cannot wait for weeks; waking up too early does no harm.
            later = min(wait / 1000 + 0.01, 3600.0) if wait else 1.0
            self.timer = asyncio.get_running_loop().call_later(later, self.live.hall.spawn, self.look)

    async def look(self) -> None:
        """Warn, and hand the seats of those who have no time left to bots."""
        live = self.live
        async with live.lock:
            await live.refresh()
            if self.clocks is None or not live.is_playing:
                return
            self.set_timer()
            for seat in self.clocks.to_warn(live.hall.time()):
                live.tell_all(TimeShort(seat, self.clocks.remaining(seat, live.hall.time())))
                if live.is_led:
                    live.hall.webhooks.time_short(live.table.seats[seat].user, live.table, live.match.question_id)
            if live.is_led:
                for seat in self.clocks.has_lapsed(live.hall.time()):
                    await seat_bot(live, seat, DEFAULT_BOT, "lapse")
