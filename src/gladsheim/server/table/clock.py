"""Clocks that run on the server: for all who owe an answer together, never for nature or a bot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gladsheim.store.records import Clock

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
WARNING: Final = {"minutes": MINUTE, "days": DAY // 2}
"""A warning comes this long before the end, or after nine tenths of a shorter time."""


class Clocks:
    """Milliseconds left by seat; `now` is any clock that never goes back."""

    def __init__(self, clock: Clock, left: Iterable[int | None]) -> None:
        self.kind = clock.kind
        self.full = clock.amount * (MINUTE if clock.kind == "minutes" else DAY)
        self.left = [self.full if one is None else one for one in left]
        self.since: dict[int, int] = {}  # who runs, and from when
        self.had: dict[int, list[int]] = {}  # with days per move: what was left at each answer since others answered
        self.warned: set[int] = set()

    def run(self, seats: Iterable[int], now: int, asked_anew: bool, taken_back: bool = False) -> None:
        """These owe an answer from now on. With days per move each new question gives all of them again."""
        running = set(seats) if self.kind != "none" else set()
        ran = set(self.since)
        for seat in [seat for seat in self.since if seat not in running or asked_anew or taken_back]:
            self.left[seat] = self.remaining(seat, now)
            del self.since[seat]
        for seat in running - self.since.keys():
            if self.kind == "days" and asked_anew:
                self.had[seat] = [*self.had.get(seat, []), self.left[seat]] if seat in ran else []
                self.refill(seat)
            elif taken_back and self.had.get(seat):
                self.left[seat] = min(self.left[seat], self.had[seat].pop())
            self.since[seat] = now

    def refill(self, seat: int) -> None:
        """Somebody comes back to a game with days per move."""
        self.left[seat] = self.full
        self.warned.discard(seat)

    def remaining(self, seat: int, now: int) -> int:
        """What a seat has left at this moment."""
        started = self.since.get(seat)
        return self.left[seat] if started is None else max(0, self.left[seat] - (now - started))

    def has_lapsed(self, now: int) -> list[int]:
        """Whose time is up."""
        return [seat for seat in sorted(self.since) if self.remaining(seat, now) <= 0]

    def to_warn(self, now: int) -> list[int]:
        """Whose time is nearly up; each is named once."""
        short = [seat for seat in sorted(self.since.keys() - self.warned) if self.remaining(seat, now) <= self.alarm]
        self.warned.update(short)
        return short

    @property
    def alarm(self) -> int:
        """So much is left when the warning comes."""
        return min(WARNING.get(self.kind, 0), self.full // 10)

    def until_next(self, now: int) -> int | None:
        """How long until somebody must be warned or has lapsed; None while nobody runs."""
        waits = [self.remaining(seat, now) - (0 if seat in self.warned else self.alarm) for seat in self.since]
        return max(0, min(waits)) if waits else None
