"""Facts about what happened, for the log and for animation. Output only: no rule ever reads one."""

from __future__ import annotations

import msgspec

from gladsheim.kernel.step import EVERYONE, Seats, State, may_see
from gladsheim.words import Words


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something happened: a past-tense name, its facts, and a sentence. A hidden fact is None."""

    def words(self) -> Words:
        """The sentence for the log."""
        raise NotImplementedError


class Told(msgspec.Struct, frozen=True):
    """An event, who may see it whole, and what the others see instead; None if nothing at all."""

    event: Event
    seen_by: Seats = EVERYONE
    others: Event | None = None

    def to(self, seat: int | None) -> Event | None:
        """What a seat, or a spectator, is told."""
        return self.event if may_see(self.seen_by, seat) else self.others


def tell(s: State, event: Event, seen_by: Seats = EVERYONE, others: Event | None = None) -> None:
    """An event with an audience, where somebody reads them; hot callers ask `s.log is not None` first."""
    if s.log is not None:
        s.log.append(Told(event, seen_by, others))
        if s.shots is not None:
            s.shots.append(s.copy())


class AnswerTakenBack(Event, frozen=True):
    """A seat took back an answer, alone or with everybody's consent."""

    seat: int

    def words(self) -> Words:
        return Words("event-taken-back", {"seat": self.seat})
