"""How often is too often, by whatever is counted."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from math import ceil

from gladsheim.store.refusals import declined


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
    """A bucket for each key; those unused for longest are forgotten when they are full again, or there are too many."""

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
            self.forget()
            found = self.buckets[key] = Bucket(self.rate, self.burst)
        else:
            self.buckets.move_to_end(key)
        return found

    def forget(self) -> None:
        """Make room: a bucket that is full again is like a new one. Two at a time keep pace with whoever comes."""
        for _ in range(2):
            oldest = next(iter(self.buckets), None)
            if oldest is None or (len(self.buckets) < self.most and self.buckets[oldest].wait(self.burst) > 0):
                return
            del self.buckets[oldest]


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
