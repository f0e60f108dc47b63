"""Whole states as plain data, and back: what is saved, sent and hashed. Pickles are built on the same data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec

from gladsheim.errors import BadDump
from gladsheim.kernel.step import MISSING, Frame
from gladsheim.words import Words, say

Data = dict[str, Any]
"""What JSON can hold."""

NOT_GIVEN: Final = -1
"""How a dump writes MISSING."""


def dump_stack(stack: Sequence[Frame]) -> list[list[Any]]:
    """Every frame by its name and arguments, the bottom first."""
    return [[frame.name, *frame.args()] for frame in stack]


def load_stack(data: Sequence[Sequence[Any]], frames: Mapping[str, type[Frame]]) -> list[Frame]:
    """The frames of a dump."""
    return [frame_of(entry, frames) for entry in data]


def frame_of(entry: Sequence[Any], frames: Mapping[str, type[Frame]]) -> Frame:
    """One frame from its name and arguments."""
    name, *args = entry
    if not isinstance(name, str) or name not in frames:
        raise bad_dump("dump/unknown-frame", frame=str(name))
    return frames[name](*args)


def dump_answers(answers: Sequence[int]) -> list[int]:
    """What has been answered together so far, by seat."""
    return [NOT_GIVEN if answer == MISSING else answer for answer in answers]


def load_answers(data: Sequence[int]) -> list[int]:
    """The answers of a dump."""
    return [MISSING if answer == NOT_GIVEN else answer for answer in data]


def bad_dump(code: str, **terms: int | str) -> BadDump:
    """A dump that cannot be loaded, with the reason."""
    return BadDump(code, say(Words(code.replace("/", "-"), dict(terms))), terms)


def canonical(data: Data) -> bytes:
    """One text for one state, whatever the order its fields were written in."""
    return msgspec.json.encode(data, order="sorted")


def fingerprint(data: Data) -> str:
    """A hash over everything, hidden things too: never to be published before the end."""
    return sha256(canonical(data)).hexdigest()
