"""Whose bot thinks next: people take turns, however many searches one of them has waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

from gladsheim.store.refusals import declined

Who = tuple[str, str]
"""For whom a bot thinks: from which address he looks on, empty if nobody does, and who he is."""

Place = asyncio.Future[None]
"""Somebody's place in a line; done when it is his turn."""

People = OrderedDict[str, deque[Place]]
"""The lines of those who wait at one address; whoever is next comes first."""


class Queue:
    """So many at once; then addresses in turn, of each its people, of each of them his searches as they came."""

    def __init__(self, at_once: int, most_waiting: int) -> None:
        self.free = at_once
        self.most_waiting = most_waiting
        self.waiting = 0
        self.lines: OrderedDict[str, People] = OrderedDict()

    async def take(self, who: Who) -> None:
        """Wait for one's turn, which is over with `give`; Declined if too many wait, and no other address has more."""
        if self.free:
            self.free -= 1
            return
        address, person = who
        if self.waiting >= self.most_waiting:
            self.make_room(address)
        place: Place = asyncio.get_running_loop().create_future()
        self.lines.setdefault(address, OrderedDict()).setdefault(person, deque()).append(place)
        self.waiting += 1
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled() and place.exception() is None:
                self.give()
            raise
        finally:
            self.leave(who, place)

    def give(self) -> None:
        """A turn is over: the next one's begins."""
        while self.lines:
            place = self.next()
            if not place.done():
                place.set_result(None)
                return
        self.free += 1

    def next(self) -> Place:
        """Whose turn it is; his other searches, and the others at his address, wait until all others had theirs."""
        address, people = self.lines.popitem(last=False)
        person, line = people.popitem(last=False)
        place = line.popleft()
        self.waiting -= 1
        if line:
            people[person] = line
        if people:
            self.lines[address] = people
        return place

    def make_room(self, address: str) -> None:
        """Where too many wait, one of those who have most waiting gives up his place; Declined if that is oneself."""
        crowd = max(self.lines, key=self.waiting_at, default=address)
        if self.waiting_at(crowd) <= self.waiting_at(address):
            raise declined("bots/busy")
        person = max(self.lines[crowd], key=lambda one: len(self.lines[crowd][one]))
        place = self.lines[crowd][person][-1]
        self.leave((crowd, person), place)
        place.set_exception(declined("bots/busy"))

    def waiting_at(self, address: str) -> int:
        """How many searches wait for those at one address."""
        return sum(len(line) for line in self.lines.get(address, {}).values())

    def leave(self, who: Who, place: Place) -> None:
        """Somebody waits no longer, if he still did."""
        address, person = who
        people = self.lines.get(address, OrderedDict())
        line = people.get(person, deque())
        if place in line:
            line.remove(place)
            self.waiting -= 1
            if not line:
                del people[person]
            if not people:
                del self.lines[address]
