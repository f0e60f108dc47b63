"""How a game declares the fields of its state: each once, with its type, its start and who may see it.

A `fields.py` beside the game's `state.py` says `FIELDS = Fields(...)`; `python -m gladsheim.testing.fields` writes the
class (`state_fields.py`) and the start (`state_start.py`) from it. Nobody who plays imports the declaration.
"""

from __future__ import annotations

from enum import Enum

import msgspec


class Seen(Enum):
    """Who may see a field."""

    BY_ALL = "all"
    IN_PART = "part"
    BY_NOBODY = "nobody"


class Field(msgspec.Struct, frozen=True):
    """One field: `start` is an expression of `seats` and of the fields without a start, which setting up is given."""

    name: str
    type: str
    start: str
    note: str
    seen: Seen
    view: str  # the attribute of the view that tells it
    why: str  # it is hidden


class Fields(msgspec.Struct, frozen=True):
    """All fields of a state, in the order of its dump, and what their types and starts are taken from."""

    sentence: str
    fields: tuple[Field, ...]
    first: dict[str, str] = {}  # what several starts have in common, by name
    types: dict[str, str] = {}  # modules, and the names in the types that come from them
    uses: dict[str, str] = {}  # the same for the starts
    shared: tuple[str, ...] = ()  # types of things that never change (`step.Shared`): copies hold the same one


def public(name: str, type: str, start: str = "", note: str = "", view: str = "") -> Field:  # noqa: A002
    """A field that everybody knows, told by the view under its own name or another."""
    return Field(name, type, start, note, Seen.BY_ALL, view or name, "")


def partly(name: str, type: str, start: str = "", note: str = "", view: str = "") -> Field:  # noqa: A002
    """A field of which each reader is told his part."""
    return Field(name, type, start, note, Seen.IN_PART, view or name, "")


def hidden(name: str, type: str, start: str = "", note: str = "", why: str = "") -> Field:  # noqa: A002
    """A field that no view tells, and why."""
    return Field(name, type, start, note, Seen.BY_NOBODY, "", why)
