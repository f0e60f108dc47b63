"""What a host can set: by flag, by `GLADSHEIM_*` variable, or in a TOML file."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

Several = Annotated[int, Meta(ge=1, le=1_000_000)]
Perhaps = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[float, Meta(gt=0, le=3600)]

SECRETS: Final = ("database_url", "redis_url", "metrics_token")
"""Settings that are never shown whole."""

MASK: Final = "***"


class Config(Struct, frozen=True, kw_only=True):
    """One field per setting; `docs/host.md` explains each under the same name. The repr shows no secret."""

    host: str = "localhost"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000  # 0 takes any that is free
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    database_url: str = "sqlite:///gladsheim.db"
    redis_url: str = ""
    base_path: str = ""  # "/gladsheim" when a proxy serves us below a path
    public_url: str = ""  # "https://play.example.org": links in webhooks, and the only origin that may talk to us
    trusted_proxies: str = "localhost"  # whose X-Forwarded-* headers count
    bot_processes: Annotated[int, Meta(ge=1, le=256)] = 1  # searches at once, per worker
    bot_queue: Perhaps = 1000  # searches that may wait, per worker
    bot_seconds: Seconds = 20.0  # after so long a search is given up
    bot_effort: Annotated[int, Meta(ge=1, le=100)] = 100  # percent of what its level lets a bot think
    bot_pause: Annotated[float, Meta(gt=0, le=60)] = 1.0  # before a move, while bots alone play on
    most_sockets: Several = 20_000  # per worker
    most_sockets_of_user: Several = 20
    most_sockets_of_address: Several = 100  # websockets, per worker: people behind one address share them
    most_connections_of_address: Several = 250  # websockets among them, per worker; a trusted proxy has no limit
    most_tables_of_user: Several = 50  # open or playing, hosted by one person
    most_open_tables_of_user: Several = 10  # waiting for players, hosted by one person
    most_open_tables_of_address: Several = 30  # waiting for players, opened from one address
    most_campaigns_of_user: Several = 20  # that still go on, hosted by one person
    open_table_hours: Perhaps = 24  # one whose people stay away so long is closed before it begins; 0 is never
    keep_finished_days: Perhaps = 0  # games that ended longer ago are removed; 0 keeps them for ever
    lists_per_minute: Several = 120  # lists of tables, for one address and for one person
    replays_per_minute: Several = 300  # replays and records, for one address and for one person
    reviews_per_hour: Several = 20  # games to be thought over again, for one address and for one person
    guests_per_hour: Several = 30  # from one address
    logins_per_minute: Several = 10  # from one address
    requests_per_minute: Several = 600  # from one address
    messages_per_second: Several = 20  # from one socket, in the long run
    header_seconds: Seconds = 10.0  # for the head of a request, from the first byte or from connecting
    body_seconds: Seconds = 30.0  # for what follows the head
    webhooks: bool = True
    imprint: str = ""  # a text file that /imprint shows
    privacy: str = ""  # a text file that /privacy shows
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "json", "text"] = "auto"  # text on a terminal, JSON elsewhere
    metrics_token: str = ""  # asked for as a bearer token by /metrics; without one only this machine may read it
    games: str = ""  # further games for tests and development: module:attribute, separated by commas

    def __repr__(self) -> str:
        return f"Config({', '.join(f'{name}={shown(self, name)!r}' for name in self.__struct_fields__)})"

    @property
    def is_sqlite(self) -> bool:
        """Does everything lie in one file of this machine?"""
        return self.database_url.startswith("sqlite")


def shown(config: Config, name: str) -> str | int | float | bool:
    """A setting as everybody may read it."""
    value: str | int | float | bool = getattr(config, name)
    return masked(name, str(value)) if name in SECRETS else value


def masked(name: str, text: str) -> str:
    """A secret setting as it may be shown: of an address neither who logs in nor its parameters, of a token nothing."""
    if name not in SECRETS or not text:
        return text
    scheme, is_address, rest = text.partition("://")
    if not is_address or not name.endswith("_url"):
        return MASK
    _, has_login, place = rest.rpartition("@")
    place, has_parameters, _ = place.partition("?")
    return f"{scheme}://{MASK + '@' if has_login else ''}{place}{'?' + MASK if has_parameters else ''}"
