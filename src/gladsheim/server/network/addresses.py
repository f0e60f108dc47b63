"""Addresses: where the server listens, what people open, where the data lies, whom it trusts."""

from __future__ import annotations

import errno
import socket
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

from gladsheim.server.config.settings import Config, masked
from gladsheim.server.config.sources import declined
from gladsheim.words import quoted

BACKLOG: Final = 2048

UNREAD: Final = 60_000
"""Milliseconds after which the system drops somebody who does not take what was sent to him, open or closed."""


def sockets(config: Config) -> list[socket.socket]:
    """One for each address of the host, all on the same port; whoever calls from now on waits for the server."""
    opened: list[socket.socket] = []
    failure: OSError | None = None
    port = config.port
    for family, address in addresses(config):
        one = socket.socket(family)
        try:
            bind(one, family, (address[0], port, *address[2:]))
        except OSError as reason:
            one.close()
            failure = failure or reason
        else:
            opened.append(one)
            port = one.getsockname()[1]
    if failure is not None and (not opened or failure.errno == errno.EADDRINUSE):
        for one in opened:
            one.close()
        raise refusal(config, failure)
    return opened


def addresses(config: Config) -> list[tuple[int, Any]]:
    """What the name of the host stands for, each once."""
    try:
        found = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as failure:
        raise refusal(config, failure) from failure
    return list(dict.fromkeys((int(family), address) for family, _, _, _, address in found))


def bind(one: socket.socket, family: int, address: Any) -> None:
    """Take an address, and hold those who call until somebody accepts."""
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; who is accepted here inherits it
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    if family == socket.AF_INET6:
        one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    one.bind(address)
    one.listen(BACKLOG)
    one.set_inheritable(True)


def refusal(config: Config, failure: OSError) -> Exception:
    """Why nobody could call us there."""
    if failure.errno == errno.EADDRINUSE:
        return declined("config/port-in-use", host=config.host, port=config.port)
    reason = quoted(failure.strerror or failure)
    return declined("config/cannot-listen", host=config.host, port=config.port, reason=reason)


def address(config: Config, port: int) -> str:
    """What people open in their browser."""
    if config.public_url:
        return f"{config.public_url}{config.base_path}/"
    host = "localhost" if is_anywhere(config.host) else config.host
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}:{port}{config.base_path}/"


def data(config: Config) -> str:
    """The file, or the database without its login."""
    if config.is_sqlite:
        return str(Path(config.database_url.partition(":///")[2].partition("?")[0]).resolve())
    return masked("database_url", config.database_url)


def is_anywhere(host: str) -> bool:
    """Stands for every address of this machine."""
    return host in ("0.0.0.0", "::")


def is_public(config: Config) -> bool:
    """Can other machines call us directly?"""
    if config.host == "localhost":
        return False
    try:
        return not ip_address(config.host).is_loopback
    except ValueError:
        return True


def proxies(trusted: str) -> list[str] | str:
    """Addresses and networks whose word about the caller counts; a name stands for all its addresses."""
    if trusted == "*":
        return trusted
    found: list[str] = []
    for place in filter(None, trusted.split(",")):
        try:
            found += [str(row[4][0]) for row in socket.getaddrinfo(place, None, type=socket.SOCK_STREAM)]
        except OSError:  # a network is no name
            found.append(place)
    return found
