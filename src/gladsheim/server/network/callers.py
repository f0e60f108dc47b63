"""Who is connected to this worker: how many connections and websockets an address may hold, and how much each says."""

from __future__ import annotations

import time
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final

import uvicorn

from gladsheim.server.config import Config
from gladsheim.server.network import addresses
from gladsheim.server.network.buckets import Buckets, household

FRAMES_PER_MESSAGE: Final = 4
"""A message may come in pieces, and pings come beside it."""

BYTES_PER_MESSAGE: Final = 4096
AT_ONCE: Final = 3.0
"""Seconds' worth of what is allowed that may come at once."""

REFUSALS_AT_ONCE: Final = 60
"""So many refusals an address is told in words; then its connections are cut without any, but for one in a second."""


class Allowance:
    """What one websocket may still send; filled up, to what may come at once, only when it has run out."""

    def __init__(self, messages_per_second: float) -> None:
        self.rate = messages_per_second * FRAMES_PER_MESSAGE
        self.frames = self.rate * AT_ONCE
        self.bytes = messages_per_second * BYTES_PER_MESSAGE * AT_ONCE
        self.frames_at = self.bytes_at = time.monotonic()

    def take_frames(self, n: int) -> bool:
        """Count so many frames, of any kind and size; whether they are allowed."""
        self.frames -= n
        if self.frames < 0:
            at = time.monotonic()
            self.frames += min(AT_ONCE, at - self.frames_at) * self.rate
            self.frames_at = at
        return self.frames >= 0

    def take_bytes(self, n: int) -> bool:
        """Count so many bytes, whatever they are; whether they are allowed."""
        self.bytes -= n
        if self.bytes < 0:
            at = time.monotonic()
            self.bytes += min(AT_ONCE, at - self.bytes_at) * self.rate / FRAMES_PER_MESSAGE * BYTES_PER_MESSAGE
            self.bytes_at = at
        return self.bytes >= 0


class Callers:
    """All addresses that are connected to one worker. A proxy that is trusted speaks for many and is not counted."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.proxies = networks(addresses.proxies(config.trusted_proxies))
        self.connections: Counter[str] = Counter()
        self.sockets: Counter[str] = Counter()
        self.patience = Buckets(1, REFUSALS_AT_ONCE)
        self.cut: Counter[str] = Counter()  # connections that were ended without being asked, by the reason
        self.frames = 0  # that websockets have sent

    def pick_up(self, host: str) -> bool:
        """Count one more connection, unless its address has too many or our patience with it is used up."""
        if self.is_proxy(host):
            return True
        address = household(host)
        if self.connections[address] >= self.config.most_connections_of_address:
            self.cut["connections"] += 1
            return False
        if not self.has_patience(address):
            self.cut["patience"] += 1
            return False
        self.connections[address] += 1
        return True

    def hang_up(self, host: str) -> None:
        """A connection that was counted has ended."""
        if not self.is_proxy(host):
            less(self.connections, household(host))

    def admit(self, address: str) -> bool:
        """Count one more websocket of an address, unless it has too many."""
        if self.sockets[address] >= self.config.most_sockets_of_address:
            return False
        self.sockets[address] += 1
        return True

    def dismiss(self, address: str) -> None:
        """A websocket that was counted has ended."""
        less(self.sockets, address)

    def has_patience(self, address: str) -> bool:
        """Whether an address was not refused too often lately."""
        return address not in self.patience.buckets or self.patience.bucket(address).wait() == 0

    def is_proxy(self, host: str) -> bool:
        """Whether it is trusted to say for whom it calls."""
        if self.proxies is None:
            return True
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self.proxies)


class Wiring(uvicorn.Config):
    """What uvicorn knows, and with it every connection: our settings, and who calls."""

    def __init__(self, config: Config, app: Any, **options: Any) -> None:
        super().__init__(app, **options)
        self.callers = Callers(config)


def less(counter: Counter[str], key: str) -> None:
    """One less; who has none is forgotten."""
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]


def networks(proxies: list[str] | str) -> list[IPv4Network | IPv6Network] | None:
    """The addresses of proxies; None if everybody is one. A name that has no address is nobody."""
    if isinstance(proxies, str):
        return None
    found = []
    for place in proxies:
        try:
            found.append(ip_network(place.partition("%")[0]))
        except ValueError:
            continue
    return found
