"""Counters of a saga: they rise and fall, are set, and hand things over to each other."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.rules.printed import NONE, WORLDS
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.sagas.book import BY_WORLD, At, Counter, Effect, Value
from gladsheim.games.yggdrasil.sagas.events import CounterChanged
from gladsheim.games.yggdrasil.sagas.obeying import lose_impossible
from gladsheim.games.yggdrasil.sagas.values import place_in
from gladsheim.kernel.note import note

UNTOLD: Final = ("hidden", "bag")
"""Counters that nobody sees change: what lies face down is told when it is turned up."""
ADD: Final = 0
SET: Final = 1
LEAST: Final = 2


class Change(Effect):
    """A counter rises, falls as far as it goes, is set, or raised to at least a number."""

    def __init__(self, counter: Counter, of: Value | None, how: int, number: Value) -> None:
        super().__init__()
        self.counter = counter
        self.of = of
        self.how = how
        self.number = number

    def run(self, s: State, at: At) -> None:
        index = 0 if self.of is None else self.of.value(s, at)
        number = self.number.value(s, at)
        now = count_of(s, self.counter, self.of is not None, index)
        if self.how == ADD:
            number += now
        elif self.how == LEAST:
            number = max(now, number)
        put(s, self.counter, self.of is not None, index, number)

    def cannot(self, s: State, at: At) -> bool:
        if self.how != ADD or self.number.value(s, at) >= 0:
            return False
        index = 0 if self.of is None else self.of.value(s, at)
        return count_of(s, self.counter, self.of is not None, index) == 0


def count_of(s: State, counter: Counter, is_part: bool, index: int) -> int:
    """What a counter says, of a world, a level or a piece if it is kept so."""
    place = place_in(counter, index) if is_part else counter.offset
    return 0 if place == NONE else s.counters[place]


def put(s: State, counter: Counter, is_part: bool, index: int, number: int) -> None:
    """A counter says something else, never less than nothing nor more than its most."""
    place = place_in(counter, index) if is_part else counter.offset
    if place == NONE:
        return
    number = max(0, number)
    if counter.most:
        number = min(number, counter.most[s.seats])
    before = s.counters[place]
    if number == before:
        return
    s.counters[place] = number
    if s.log is not None and counter.look not in UNTOLD:
        world = WORLDS[index] if counter.by == BY_WORLD else None
        note(s, CounterChanged, counter.name, world, number, number - before, counter.words)


class Everywhere(Effect):
    """A counter is set for all worlds, levels or pieces at once."""

    def __init__(self, counter: Counter, number: Value) -> None:
        super().__init__()
        self.counter = counter
        self.number = number

    def run(self, s: State, at: At) -> None:
        number = self.number.value(s, at)
        for place in range(self.counter.offset, self.counter.offset + self.counter.size):
            s.counters[place] = number


class Transfer(Effect):
    """So many go from one counter to another, in one breath."""

    def __init__(
        self, number: Value, one: Counter, one_at: Value | None, other: Counter, other_at: Value | None, partly: bool
    ) -> None:
        super().__init__()
        self.number = number
        self.one = one
        self.one_at = one_at
        self.other = other
        self.other_at = other_at
        self.partly = partly  # as far as it goes

    def run(self, s: State, at: At) -> None:
        if self.cannot(s, at):
            lose_impossible(s)
            return
        one_at = 0 if self.one_at is None else self.one_at.value(s, at)
        other_at = 0 if self.other_at is None else self.other_at.value(s, at)
        there = count_of(s, self.one, self.one_at is not None, one_at)
        number = min(there, max(0, self.number.value(s, at)))
        put(s, self.one, self.one_at is not None, one_at, there - number)
        more = count_of(s, self.other, self.other_at is not None, other_at) + number
        put(s, self.other, self.other_at is not None, other_at, more)

    def cannot(self, s: State, at: At) -> bool:
        one_at = 0 if self.one_at is None else self.one_at.value(s, at)
        there = count_of(s, self.one, self.one_at is not None, one_at)
        return not self.partly and there < self.number.value(s, at)
