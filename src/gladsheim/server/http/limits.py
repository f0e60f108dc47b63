"""How much is too much, from one address or for one account."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from gladsheim.server.config import Config
from gladsheim.store.refusals import declined

HASHES_AT_ONCE: Final = 2
HASHES_WAITING: Final = 20
"""A password costs 64 MiB and a good part of a second; whoever comes later is asked to come back."""

BUSY_SECONDS: Final = 5


class Bucket:
    """Holds at most `burst`, fills with `rate` per second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self, n: float = 1.0) -> bool:
        """Take so much out, if it is there."""
        self.fill()
        if self.level < n:
            return False
        self.level -= n
        return True

    def wait(self, n: float = 1.0) -> float:
        """Seconds until so much will be there."""
        self.fill()
        return max(0.0, (n - self.level) / self.rate)

    def fill(self) -> None:
        """Add what has come since the last time."""
        at = time.monotonic()
        self.level = min(self.burst, self.level + (at - self.at) * self.rate)
        self.at = at


class Buckets:
    """A bucket for each key; those unused for longest are forgotten when there are too many."""

    def __init__(self, rate: float, burst: float, most: int = 100_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, n: float = 1.0) -> bool:
        """Take so much out of the bucket of a key, if it is there."""
        return self.bucket(key).take(n)

    def demand(self, key: str, n: float = 1.0) -> None:
        """Take so much, or say when to come back."""
        bucket = self.bucket(key)
        if not bucket.take(n):
            raise declined("limit/too-many", seconds=max(1, ceil(bucket.wait(n))))

    def bucket(self, key: str) -> Bucket:
        """The bucket of a key, a full one if it is new."""
        found = self.buckets.get(key)
        if found is None:
            found = self.buckets[key] = Bucket(self.rate, self.burst)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return found


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
        self.hashing = Gate()


TheLimits = NamedDependency[Limits]
"""What a handler asks for as `limits`."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom a request is counted for."""
    return household(connection.client.host if connection.client else "")


def household(host: str) -> str:
    """An address, or a whole household of IPv6."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return address.exploded[:19]
