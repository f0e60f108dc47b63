"""Where settings come from: flags before `GLADSHEIM_*` variables before a TOML file before what is usual."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

import msgspec

from gladsheim.errors import Declined
from gladsheim.server.config import values
from gladsheim.server.config.settings import Config, masked
from gladsheim.words import Refusal, Term, Words, quoted, say

PREFIX: Final = "GLADSHEIM_"
FILE: Final = "GLADSHEIM_CONFIG"
"""The variable that names the file, if no flag does."""

HANDED_OVER: Final = "GLADSHEIM_HANDED_OVER"
"""The variable by which workers get their settings."""

NAMES: Final = Config.__struct_fields__
NEAR: Final = 0.8
"""A variable that is so like a setting is taken for a slip; others of ours belong to tests and builds."""


class Settings(msgspec.Struct, frozen=True):
    """The settings in effect, and where each comes from."""

    config: Config
    sources: dict[str, Words]


def declined(code: str, **terms: Term) -> Declined:
    """A setting that cannot be, with what is expected."""
    return Declined(code, say(Refusal(code, terms).words), terms)


def load(flags: Mapping[str, str | None], environ: Mapping[str, str], file: str | None = None) -> Settings:
    """Every setting from the first place that names it; Declined if one cannot be."""
    found: dict[str, Any] = {}
    sources: dict[str, Words] = {name: Words("config-source-default") for name in NAMES}
    for source, given in places(flags, environ, file or environ.get(FILE, "")):
        for name, value in given.items():
            place = Words(source.id, {**source.terms, "name": spelling(source.id, name)})
            found[name] = value_of(name, value, place)
            sources[name] = place
    config = Config(**found)
    check_workers(config)
    return Settings(config, sources)


def places(
    flags: Mapping[str, str | None], environ: Mapping[str, str], file: str
) -> list[tuple[Words, Mapping[str, Any]]]:
    """What each place names, the last counting most."""
    given = {name: value for name, value in flags.items() if value is not None}
    return [
        (Words("config-source-file", {"file": file}), of_file(file) if file else {}),
        (Words("config-source-variable"), of_environment(environ)),
        (Words("config-source-flag"), given),
    ]


def spelling(source: str, name: str) -> str:
    """A setting as it is written in that place."""
    if source == "config-source-flag":
        return f"--{name.replace('_', '-')}"
    return f"{PREFIX}{name.upper()}" if source == "config-source-variable" else name


def of_file(file: str) -> dict[str, Any]:
    """The settings of a TOML file, one key each."""
    try:
        given = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as failure:
        raise declined("config/bad-file", file=file, reason=failure.strerror or "?") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as failure:
        raise declined("config/bad-file", file=file, reason=quoted(failure)) from None
    for name in given:
        if name not in NAMES:
            known = Words("config-source-file", {"file": file, "name": quoted(name)})
            raise declined("config/unknown", place=known, near=nearest(name, 0.0))
    return given


def of_environment(environ: Mapping[str, str]) -> dict[str, str]:
    """The settings among the variables; a slip of the pen is told, an empty variable is none."""
    given: dict[str, str] = {}
    for variable, value in environ.items():
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX) or variable == FILE:
            continue
        if name in NAMES and value:
            given[name] = value
        elif name not in NAMES and (near := nearest(name, NEAR)):
            place = Words("config-source-variable", {"name": variable})
            raise declined("config/unknown", place=place, near=f"{PREFIX}{near.upper()}")
    return given


def nearest(name: str, cutoff: float) -> str:
    """The setting that was probably meant."""
    return next(iter(get_close_matches(name, NAMES, n=1, cutoff=cutoff)), "")


def value_of(name: str, given: Any, place: Words) -> Any:
    """A setting as the server uses it; Declined if it cannot be that."""
    try:
        return values.read(name, given)
    except ValueError:
        value = masked(name, quoted(given))
        raise declined("config/bad-value", place=place, value=value, expected=values.expected(name)) from None


def check_workers(config: Config) -> None:
    """Several workers share a database that serves many processes, and talk to each other."""
    if config.workers > 1 and config.is_sqlite:
        raise declined("config/workers-need-postgresql", workers=config.workers)
    if config.workers > 1 and not config.redis_url:
        raise declined("config/workers-need-redis", workers=config.workers)


def handed_over(environ: Mapping[str, str]) -> Config:
    """The settings that the process which started us has found."""
    return msgspec.json.decode(environ[HANDED_OVER], type=Config)


def to_hand_over(config: Config) -> dict[str, str]:
    """The settings for worker processes: in a variable, since everybody on the machine can read arguments."""
    return {HANDED_OVER: msgspec.json.encode(config).decode()}
