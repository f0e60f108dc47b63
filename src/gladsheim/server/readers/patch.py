"""From one view to the next: what has changed, as a list of small steps, and a checksum of the whole.

A step is [path, value] to set a member or an element, [path] to remove it, or [path, value, 1] to insert a new element
before that index of an array. Steps are applied in order. A path lists names and indexes from the outside in.
Views are typed, so a field never turns from 1 into true; the two are not told apart here.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

import msgspec

Path = tuple[str | int, ...]
Steps = list[list[Any]]
Found = dict[tuple[str, int, int], Steps]

SORTED: Final = msgspec.json.Encoder(order="sorted")


def checksum(view: Any) -> int:
    """CRC-32 of the view as JSON with sorted keys: both sides can compute it from what they have."""
    return crc32(SORTED.encode(view))


def difference(old: Any, new: Any, found: Found | None = None) -> Steps:
    """The steps that make the new view out of the old one; what views have in common is `found` once for all."""
    steps: Steps = []
    if found is None or type(old) is not type(new):
        compare(old, new, (), steps)
        return steps
    for name in new.__struct_fields__:
        steps += field_steps(name, getattr(old, name), getattr(new, name), found)
    return steps


def field_steps(name: str, old: Any, new: Any, found: Found) -> Steps:
    """The steps of one field. Values are known by their ids: all must have been there before the first was compared."""
    if old is new:
        return []
    key = name, id(old), id(new)
    known = found.get(key)
    if known is None:
        known = []
        compare(old, new, (name,), known)
        found[key] = known
    return known


def compare(old: Any, new: Any, path: Path, steps: Steps) -> None:
    """Steps for everything below a path."""
    if old == new:
        return
    if isinstance(new, msgspec.Struct) and type(old) is type(new):
        for name in new.__struct_fields__:
            compare(getattr(old, name), getattr(new, name), (*path, name), steps)
    elif isinstance(new, dict) and isinstance(old, dict):
        compare_objects(old, new, path, steps)
    elif isinstance(new, list) and isinstance(old, list):
        compare_arrays(old, new, path, steps)
    else:
        steps.append([path, new])


def compare_objects(old: dict[str, Any], new: dict[str, Any], path: Path, steps: Steps) -> None:
    """Members that are gone, came, or changed."""
    steps += [[(*path, name)] for name in old if name not in new]
    for name, value in new.items():
        if name in old:
            compare(old[name], value, (*path, name), steps)
        else:
            steps.append([(*path, name), value])


def compare_arrays(old: list[Any], new: list[Any], path: Path, steps: Steps) -> None:
    """Elements in turn: where they differ, look one ahead for one that came or went; otherwise it changed."""
    i = j = 0
    while i < len(old) and j < len(new):
        if old[i] is new[j] or old[i] == new[j]:
            i, j = i + 1, j + 1
        elif has_come(old, new, i, j):
            steps.append([(*path, j), new[j], 1])
            j += 1
        elif has_gone(old, new, i, j):
            steps.append([(*path, j)])
            i += 1
        else:
            compare(old[i], new[j], (*path, j), steps)
            i, j = i + 1, j + 1
    steps += [[(*path, j)] for _ in range(len(old) - i)]
    steps += [[(*path, at), new[at], 1] for at in range(j, len(new))]


def has_come(old: list[Any], new: list[Any], i: int, j: int) -> bool:
    """Whether the next of the old list stands one further on, and more are still to come than to go."""
    return len(new) - j > len(old) - i and new[j + 1] == old[i]


def has_gone(old: list[Any], new: list[Any], i: int, j: int) -> bool:
    """Whether the next of the new list stood one further on, and more are still to go than to come."""
    return len(old) - i > len(new) - j and old[i + 1] == new[j]


def applied(view: Any, steps: Steps) -> Any:
    """The view after the steps; views and steps as they come from JSON."""
    for path, *rest in steps:
        if not path:
            view = rest[0]
            continue
        inner = view
        for key in path[:-1]:
            inner = inner[key]
        if not rest:
            del inner[path[-1]]
        elif len(rest) == 2:
            inner.insert(path[-1], rest[0])
        else:
            inner[path[-1]] = rest[0]
    return view
