"""Where the server may call on somebody's behalf: public addresses of the internet, on the ports of the web."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

Address = IPv4Address | IPv6Address

PORTS: Final = (80, 443, 8080, 8443)

NOT_PUBLIC: Final = tuple(
    ip_network(network)
    for network in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # behind a provider's NAT
        "127.0.0.0/8",  # this machine
        "169.254.0.0/16",  # link-local; clouds keep their secrets here
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # relays from 6to4
        "192.168.0.0/16",  # private
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
)
PUBLIC_V6: Final = ip_network("2000::/3")
"""Outside lie loopback, link-local, unique local, multicast, NAT64, and IPv4 in most of its disguises."""

NOT_PUBLIC_V6: Final = tuple(
    ip_network(network)
    for network in (
        "2001::/23",  # protocol assignments, among them Teredo
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: an IPv4 address in disguise
        "3fff::/20",  # documentation
    )
)


def is_allowed(address: Address, port: int) -> bool:
    """May the server call there?"""
    return port in PORTS and is_public(address)


def is_public(address: Address) -> bool:
    """Can it be reached from everywhere, so that nobody needs us to reach it?"""
    if isinstance(address, IPv4Address):
        return not any(address in network for network in NOT_PUBLIC)
    return address in PUBLIC_V6 and not any(address in network for network in NOT_PUBLIC_V6)


def addresses_of(host: str, port: int) -> list[Address]:
    """All addresses of a name, the best first; OSError or UnicodeError if it has none. This may take a while."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(ip_address(entry[4][0]) for entry in found))
