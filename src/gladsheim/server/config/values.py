"""What the value of a setting can be, and what is said to somebody who gives another."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec.inspect import FloatType, IntType, type_info

from gladsheim.server.config import Config
from gladsheim.words import Words

YES: Final = ("yes", "on", "true", "1")
NO: Final = ("no", "off", "false", "0")
HOST: Final = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?")
PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
TOKEN: Final = re.compile(r"[!-~]{16,200}")
GAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_.]*:[A-Za-z_][A-Za-z0-9_]*")
TYPES: Final = get_type_hints(Config, include_extras=True)


def read(name: str, given: Any) -> Any:
    """The value of a setting, from a text or from TOML; ValueError if it cannot be."""
    if isinstance(given, str):
        given = given.strip().lower() if get_origin(TYPES[name]) is Literal else given.strip()
    if TYPES[name] is bool:
        return given if isinstance(given, bool) else truth(given)
    try:
        value = msgspec.convert(given, TYPES[name], strict=False)
    except msgspec.ValidationError as failure:
        raise ValueError(name) from failure
    check = CHECKS.get(name)
    return value if check is None else check(value)


def expected(name: str) -> Words:
    """What a setting can be, in words."""
    if TYPES[name] is bool:
        return Words("config-wants-truth")
    if name in CHECKS:
        return Words(f"config-wants-{name}")
    kind = type_info(TYPES[name])
    if isinstance(kind, IntType):
        return Words("config-wants-number", {"low": kind.ge or 0, "high": kind.le or 0})
    if isinstance(kind, FloatType):
        return Words("config-wants-seconds", {"high": int(kind.le or 0)})
    return Words("config-wants-choice", {"choices": ", ".join(get_args(TYPES[name]))})


def must(holds: object, value: str) -> str:
    """The value, if it can be one."""
    if not holds:
        raise ValueError(value)
    return value


def truth(given: object) -> bool:
    """Yes or no."""
    word = str(given).lower()
    must(word in YES or word in NO, word)
    return word in YES


def is_host(text: str) -> bool:
    """An address of a machine, or its name."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return HOST.fullmatch(text) is not None
    return True


def is_network(text: str) -> bool:
    """A range of addresses."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


def host(value: str) -> str:
    """Where the server listens."""
    return must(is_host(value), value)


def database_url(value: str) -> str:
    """SQLite with a file, or PostgreSQL."""
    scheme, _, place = value.partition("://")
    if scheme == "sqlite":
        return must(len(place) > 1 and place.startswith("/") and ":memory:" not in place, value)
    return must(scheme in ("postgresql", "postgresql+psycopg") and place, value)


def redis_url(value: str) -> str:
    """Redis, in the clear, encrypted, or by a socket of this machine; or none."""
    scheme, _, place = value.partition("://")
    return must(not value or (scheme in ("redis", "rediss", "unix") and place), value)


def base_path(value: str) -> str:
    """A path without a slash at its end; the root is none."""
    path = value.rstrip("/")
    return must(PATH.fullmatch(path), path)


def public_url(value: str) -> str:
    """An origin: scheme and host, perhaps a port, nothing behind; or none."""
    origin = value.rstrip("/").lower()
    parts = urlsplit(origin)
    plain = parts.scheme in ("http", "https") and is_host(parts.hostname or "") and parts.port != 0
    return must(not value or (plain and "@" not in origin and origin == f"{parts.scheme}://{parts.netloc}"), origin)


def trusted_proxies(value: str) -> str:
    """Addresses, networks or names, separated by commas; a star trusts everybody; or none."""
    hosts = [part.strip() for part in value.split(",")]
    return must(not value or value == "*" or all(is_host(one) or is_network(one) for one in hosts), ",".join(hosts))


def text_file(value: str) -> str:
    """A file with a text; or none."""
    if value:
        try:
            Path(value).read_text(encoding="utf-8")
        except OSError as failure:
            raise ValueError(value) from failure
    return value


def metrics_token(value: str) -> str:
    """Something that cannot be guessed; or none."""
    return must(not value or TOKEN.fullmatch(value), value)


def games(value: str) -> str:
    """Modules that can be found, each with the name of its game; or none."""
    for place in filter(None, value.split(",")):
        must(GAME.fullmatch(place.strip()), value)
        try:
            must(find_spec(place.strip().partition(":")[0]), value)
        except ModuleNotFoundError as failure:
            raise ValueError(value) from failure
    return value


CHECKS: Final[dict[str, Callable[[str], str]]] = {
    "host": host,
    "database_url": database_url,
    "redis_url": redis_url,
    "base_path": base_path,
    "public_url": public_url,
    "trusted_proxies": trusted_proxies,
    "imprint": text_file,
    "privacy": text_file,
    "metrics_token": metrics_token,
    "games": games,
}
"""What is asked of a text beyond being one."""
