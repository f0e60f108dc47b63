"""How much is too much, from one address or for one account."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from gladsheim.server.config import Config
from gladsheim.server.network.buckets import Buckets, household
from gladsheim.store.refusals import declined

HASHES_AT_ONCE: Final = 2
HASHES_WAITING: Final = 20
"""A password costs 64 MiB and a good part of a second; whoever comes later is asked to come back."""

BUSY_SECONDS: Final = 5


class Gate:
    """Lets so many through at once and so many wait; the others are sent away."""

    def __init__(self, at_once: int = HASHES_AT_ONCE, waiting: int = HASHES_WAITING) -> None:
        self.places = asyncio.Semaphore(at_once)
        self.most = at_once + waiting
        self.here = 0

    @asynccontextmanager
    async def enter(self) -> AsyncIterator[None]:
        """Wait for a place, unless too many are waiting already."""
        if self.here >= self.most:
            raise declined("limit/busy", seconds=BUSY_SECONDS)
        self.here += 1
        try:
            async with self.places:
                yield
        finally:
            self.here -= 1


class Limits:
    """All limits of one worker on people who talk to it over HTTP."""

    def __init__(self, config: Config) -> None:
        self.requests = Buckets(config.requests_per_minute / 60, config.requests_per_minute)
        self.guests = Buckets(config.guests_per_hour / 3600, config.guests_per_hour)
        self.logins = Buckets(config.logins_per_minute / 60, config.logins_per_minute)
        self.costly = Buckets(1 / 10, 10)
        self.guesses = Buckets(20 / 3600, 10)  # wrong passwords, by address and account or by known device
        self.strangers = Buckets(100 / 3600, 100)  # wrong passwords for an account, from all unknown devices
        self.lists = Buckets(config.lists_per_minute / 60, config.lists_per_minute)
        self.replays = Buckets(config.replays_per_minute / 60, config.replays_per_minute)
        self.reviews = Buckets(config.reviews_per_hour / 3600, config.reviews_per_hour)
        self.hashing = Gate()


TheLimits = NamedDependency[Limits]
"""What a handler asks for as `limits`."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom a request is counted for."""
    return household(connection.client.host if connection.client else "")
