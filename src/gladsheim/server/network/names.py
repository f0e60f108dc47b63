"""By which names this machine can be asked for, where nobody has said under which address people reach it."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

from gladsheim.server.config import Config

LOCAL: Final = "localhost"
ANYWHERE: Final = frozenset(("0.0.0.0", "::"))


def own_names(config: Config) -> frozenset[str]:
    """This machine's names: localhost, what it is called, with and without its domain and with `.local`, and `host`."""
    full = socket.gethostname().lower().rstrip(".")
    short = full.partition(".")[0]
    return frozenset((LOCAL, full, short, f"{short}.local", config.host.lower())) - ANYWHERE


def is_ours(name: str, names: frozenset[str]) -> bool:
    """Whether a host, without its port, is this machine: by a name, or by the address of one of its interfaces."""
    plain = name.lower().rstrip(".")
    return plain in names or is_own_address(plain.strip("[]"))


def is_own_address(text: str) -> bool:
    """Whether it is an address of this machine now: only those can be taken."""
    try:
        address = ip_address(text)
    except ValueError:
        return False
    if address.is_loopback:
        return True
    if address.is_unspecified or address.is_multicast:
        return False
    try:
        with socket.socket(socket.AF_INET if address.version == 4 else socket.AF_INET6) as one:
            one.bind((text, 0))
    except OSError:
        return False
    return True


def without_port(host: str) -> str:
    """The name or the address in a header `Host`."""
    return host[: host.index("]") + 1] if host.startswith("[") else host.partition(":")[0]
