"""Numbers, names and lists of a position written by hand, and what is said when they make no sense."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from operator import index
from typing import Any, Final

from gladsheim.errors import BadPosition
from gladsheim.kernel.dump import Data
from gladsheim.words import Term, Words, quoted, say

DEEPEST: Final = 8
"""No position has lists within lists as deep as this."""
MANY_NAMES: Final = 30
FIRST_NAMES: Final = 8
"""Of more than many names, only the first are listed, and none if one was nearly hit."""
NONE_LISTED: Final = 2
"""Which is said, since a list without names says nothing."""
NEAR: Final = 0.65
"""How much of a name must be right."""
MANY: Final = 999
"""More than there can be of anything."""


def plain(value: Any, key: str = "position", depth: int = 0) -> Any:
    """What is written, as plain data: capitals and spaces count no more than in moves."""
    if value is None or isinstance(value, bool | float):
        return value
    if isinstance(value, str):
        return " ".join(value.lower().split())
    if hasattr(type(value), "__index__"):
        return index(value)
    if isinstance(value, Mapping | list | tuple) and depth == DEEPEST:
        return "…"
    if isinstance(value, list | tuple):
        return [plain(one, key, depth + 1) for one in value]
    if not isinstance(value, Mapping):
        return quoted(value)
    found: Data = {}
    for name, one in value.items():
        text = str(plain(name)) if isinstance(name, str) else quoted(name)
        if text in found:
            raise bad_position("position/named-twice", key=key, text=quoted(text))
        found[text] = plain(one, text, depth + 1)
    return found


def plain_but(value: Any, exact: Sequence[str]) -> Any:
    """The same, but texts under some keys keep their capitals and line breaks: they are files of their own."""
    found = plain(value)
    if isinstance(value, Mapping):
        for name, one in value.items():
            if isinstance(name, str) and plain(name) in exact:
                found[plain(name)] = verbatim(one)
    return found


def verbatim(value: Any) -> Any:
    """A text as it is, alone or by name; anything else as plain data."""
    if isinstance(value, str):
        return value
    if isinstance(value, Mapping) and all(isinstance(one, str) for pair in value.items() for one in pair):
        return dict(value)
    return plain(value)


def whole(data: Any, keys: Sequence[str], exact: Sequence[str] = ()) -> Data:
    """A position: an object with no other keys than these."""
    if not isinstance(data, Mapping):
        raise bad_position("position/not-an-object", text=quoted(data), keys=", ".join(keys))
    written: Data = plain_but(data, exact)
    only_keys("position", written, keys)
    return written


def only_keys(key: str, data: Data, keys: Sequence[str]) -> None:
    """No other keys than these."""
    for name in data:
        if name not in keys:
            raise unknown("position/unknown-key", key, name, keys)


def number(data: Data, key: str, default: int, least: int, most: int) -> int:
    """A whole number within bounds."""
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        terms: dict[str, Term] = {"least": least, "most": most, "more": most - least}
        raise bad_position("position/not-a-number", key=key, text=spelled(in_quotes(value)), **terms)
    return value


def yes_or_no(key: str, value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise unknown_name(key, in_quotes(value), ("true", "false"))
    return value


def one_of(data: Data, key: str, names: Sequence[str], default: str = "") -> int:
    """One of some names, as its place among them."""
    return place_of(key, data.get(key, default), names)


def place_of(key: str, value: Any, names: Sequence[str]) -> int:
    """The same for a name that stands under this key."""
    if not isinstance(value, str) or value not in names:
        raise unknown_name(key, value, names)
    return names.index(value)


def places_of(key: str, value: Any, names: Sequence[str]) -> list[int]:
    """Some of some names, none twice, as their places."""
    found = [place_of(key, text, names) for text in listed(key, value)]
    for one in found:
        if found.count(one) > 1:
            raise bad_position("position/named-twice", key=key, text=names[one])
    return found


def by_seat(data: Data, key: str, seats: int, default: Any) -> list[Any]:
    """A list with one entry per seat."""
    value = data.get(key, [default] * seats)
    if not isinstance(value, list) or len(value) != seats:
        raise bad_position("position/not-by-seat", key=key, seats=seats, text=spelled(value))
    return value


def mapping(key: str, value: Any) -> Data:
    """An object with names."""
    if not isinstance(value, dict):
        raise bad_position("position/not-by-name", key=key, text=spelled(value))
    return value


def listed(key: str, value: Any) -> list[Any]:
    """A list, and nothing else."""
    if not isinstance(value, list):
        raise bad_position("position/not-a-list", key=key, text=spelled(value))
    return value


def not_now(key: str) -> BadPosition:
    """A key that says nothing at this point of the game."""
    return bad_position("position/not-now", key=key)


def unknown_name(key: str, value: Any, names: Sequence[str]) -> BadPosition:
    """None of some names; where nothing is written, which there are."""
    if value is None or value == "":
        return bad_position("position/missing", key=key, names=some_of(names))
    return unknown("position/unknown-name", key, value, names)


def unknown(code: str, key: str, value: Any, names: Sequence[str]) -> BadPosition:
    """A name that nothing has, and which were meant perhaps."""
    near = nearest_of(spelled(value), names) if isinstance(value, str) else []
    listing = NONE_LISTED if not names else 1 if not near or len(names) <= MANY_NAMES else 0
    terms: dict[str, Term] = {"near": len(near), "nearest": ", ".join(near), "names": some_of(names)}
    return bad_position(code, key=key, text=spelled(value), listed=listing, **terms)


def nearest_of(text: str, names: Sequence[str]) -> list[str]:
    """The names that are most like a text, if any is near; all that are equally near."""
    likeness = {name: SequenceMatcher(None, name, text).ratio() for name in names}
    best = max([NEAR, *likeness.values()])
    return [name for name, like in likeness.items() if like >= best]


def some_of(names: Sequence[str]) -> str:
    """Names one after the other; of very many, the first."""
    return ", ".join(names) if len(names) <= MANY_NAMES else ", ".join([*names[:FIRST_NAMES], "…"])


def too_many(thing: Term, places: dict[str, int], full: int) -> BadPosition:
    """More of a thing than there is, and where all of it lies."""
    where = ", ".join(f"{key} {count}" for key, count in places.items() if count)
    return bad_position("position/too-many", thing=thing, count=sum(places.values()), where=where, full=full)


def spelled(value: Any) -> str:
    """What is written, as a sentence may quote it."""
    if isinstance(value, str):
        return quoted(value)
    try:
        return quoted(json.dumps(value, ensure_ascii=False))
    except ValueError:  # a number of thousands of digits
        return quoted(value)


def in_quotes(value: Any) -> Any:
    """A text as a text, where true and "true" are not the same."""
    return f'"{value}"' if isinstance(value, str) else value


def bad_position(code: str, **terms: Term) -> BadPosition:
    """An impossible position, and what is wrong with it."""
    return BadPosition(code, say(Words(code.replace("/", "-"), terms)), terms)
