"""The clocks of a live table: set going with every question, looked at when somebody's time runs out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from gladsheim.kernel.match import Match
from gladsheim.server.protocol.messages import ClocksSet, TimeShort
from gladsheim.server.table.clock import Clocks
from gladsheim.store.database import now
from gladsheim.store.records import Table


class Timekeeper:
    """Runs a table's clocks, if it has any, and calls `wake` when it is time to look at them.

    Whatever changes them happens under the table's lock.
    """

    def __init__(self, wake: Callable[[], object]) -> None:
        self.wake = wake
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
        return None if self.clocks is None else self.clocks.remaining(seat, milliseconds())

    def runs(self, seat: int) -> bool:
        """Whether a seat's time goes by."""
        return self.clocks is not None and seat in self.clocks.since

    def time_left(self) -> dict[int, int | None]:
        """What the store keeps of the clocks."""
        return {} if self.clocks is None else {seat: self.remaining(seat) for seat in range(len(self.clocks.left))}

    def set(self, table: Table, had: Table | None, number: int, question: int) -> None:
        """Take up the clocks where the store has them, behind a line of the journal, unless they run here already."""
        if table.clock.kind == "none" or table.status != "playing":
            self.clocks = None
            self.stop()
        elif self.clocks is None or had is None:
            left = [seat.remaining for seat in table.seats]
            is_late = table.clock.kind == "days" and table.turn_number < number
            self.clocks = Clocks(table.clock, [None] * len(left) if is_late else left)
            self.question = question
        elif self.clocks.kind == "days":
            for before, seat in zip(had.seats, table.seats):
                if seat.user and not before.user and self.clocks.left[seat.number] <= 0:
                    self.clocks.refill(seat.number)

    def run(self, match: Match, owing: list[int]) -> None:
        """Those who owe an answer run, and nobody else; undo gives no time back."""
        if self.clocks is not None:
            is_other = match.question_id != self.question
            back = is_other and match.went_back
            self.question = match.question_id
            self.clocks.run(owing, milliseconds(), is_other and not back, back)
            self.set_timer()

    def halt(self) -> None:
        """The game is over: nobody's time goes by any more."""
        if self.clocks is not None:
            self.clocks.run([], milliseconds(), False)
            self.stop()

    def news(self, question: int) -> ClocksSet | None:
        """How the clocks stand, when others run than was last told, not when somebody changes a secret answer."""
        if self.clocks is None:
            return None
        running = question, sorted(self.clocks.since)
        if running == self.told:
            return None
        self.told = running
        at = milliseconds()
        return ClocksSet([self.clocks.remaining(seat, at) for seat in range(len(self.clocks.left))], running[1], now())

    def warnings(self) -> list[TimeShort]:
        """Whose time is nearly up; each is named once."""
        if self.clocks is None:
            return []
        at = milliseconds()
        return [TimeShort(seat, self.clocks.remaining(seat, at)) for seat in self.clocks.to_warn(at)]

    def lapsed(self) -> list[int]:
        """Whose time is up."""
        return [] if self.clocks is None else self.clocks.has_lapsed(milliseconds())

    def stop(self) -> None:
        """Nobody is waited for any more."""
        if self.timer is not None:
            self.timer.cancel()

    def set_timer(self) -> None:
        """Wake up when somebody must be warned or has no time left."""
        self.stop()
        wait = None if self.clocks is None else self.clocks.until_next(milliseconds())
        if wait is not None:
            # A loop cannot wait for weeks; waking up too early does no harm.
            later = min(wait / 1000 + 0.01, 3600.0) if wait else 1.0
            self.timer = asyncio.get_running_loop().call_later(later, self.wake)


def milliseconds() -> int:
    """A clock that never goes back."""
    return int(time.monotonic() * 1000)
