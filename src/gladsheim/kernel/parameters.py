"""What a frame or a state is built from: the parameters of its constructor, kept as attributes of the same names."""

from __future__ import annotations

from inspect import signature
from typing import Any, Final

KNOWN: Final[dict[type, tuple[str, ...]]] = {}


def parameters(kind: type) -> tuple[str, ...]:
    """The names of a constructor's parameters, compiled or not."""
    names = KNOWN.get(kind)
    if names is None:
        names = tuple(signature(kind).parameters)
        KNOWN[kind] = names
    return names


def plain(value: Any) -> Any:
    """A value as plain data that shares no list with it."""
    if isinstance(value, list):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    return value
