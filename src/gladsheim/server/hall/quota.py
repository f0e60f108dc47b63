"""How many tables that wait for players each address has opened; held in memory, for addresses are stored nowhere."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from gladsheim.server.tasks import in_thread
from gladsheim.store import Store
from gladsheim.store.refusals import declined

MOST_ADDRESSES: Final = 100_000


class Quota:
    """The tables that each address has opened here and that may still wait."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most
        self.tables: OrderedDict[str, set[str]] = OrderedDict()
        self.coming: Counter[str] = Counter()

    @asynccontextmanager
    async def room(self, address: str) -> AsyncIterator[set[str]]:
        """Room for one more table of an address, which is added to the set; declined where there is none."""
        known = self.tables.setdefault(address, set())
        self.tables.move_to_end(address)
        if len(known) + self.coming[address] >= self.most:
            asked = list(known)
            known -= set(asked) - await in_thread(self.store.tables.waiting, asked)
        if len(known) + self.coming[address] >= self.most:
            raise declined("lobby/too-many-from-here", most=self.most)
        self.coming[address] += 1
        try:
            yield known
        finally:
            self.coming -= Counter([address])
            if len(self.tables) > MOST_ADDRESSES:
                self.tables.popitem(last=False)
