"""The attributes of any state, compiled or not, and what two states share."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, Final

import msgspec
from librt.vecs import vec

from gladsheim.kernel.step import Frame, Shared

KERNELS_OWN: Final = frozenset(("seats", "stack", "answers", "log", "shots"))
"""What the kernel itself keeps in every state."""

NEVER_CHANGE: Final = (Frame, Shared, Enum, int, float, complex, str, bytes, frozenset, range, type, type(None))


def attributes(thing: object) -> list[str]:
    """The names of an object's attributes; compiled classes keep them as descriptors."""
    names = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        for name, member in vars(cls).items():
            if isinstance(member, GetSetDescriptorType | MemberDescriptorType) and not name.startswith("__"):
                names.add(name)
    return sorted(names)


def shared_parts(one: Any, other: Any, path: str) -> Iterator[str]:
    """Where two states hold the same changeable thing, so that a change of one would change the other."""
    if isinstance(one, NEVER_CHANGE) or is_frozen(one) or type(one) is not type(other):
        return
    if is_vec(one):
        if shares_memory(one, other):
            yield path
        return
    if one is other and not isinstance(one, tuple):
        yield path
        return
    for name, mine, its in inner_parts(one, other):
        yield from shared_parts(mine, its, f"{path}{name}")


def inner_parts(one: Any, other: Any) -> Iterator[tuple[str, Any, Any]]:
    """What two things of one kind are made of, side by side."""
    if isinstance(one, list | tuple):
        for i, (mine, its) in enumerate(zip(one, other)):
            yield f"[{i}]", mine, its
    elif isinstance(one, dict):
        for key, mine in one.items():
            if key in other:
                yield f"[{key!r}]", mine, other[key]
    else:
        for name in attributes(one):
            yield f".{name}", getattr(one, name, None), getattr(other, name, None)


def is_frozen(thing: object) -> bool:
    """Records that cannot be changed."""
    return isinstance(thing, msgspec.Struct) and thing.__struct_config__.frozen


def is_vec(thing: object) -> bool:
    """A packed list; compiled code hands out a new box at each look, so identity says nothing about its memory."""
    return isinstance(thing, vec)


def shares_memory(one: Any, other: Any) -> bool:
    """Whether a change of one packed list shows in another; both are left as they were."""
    if not len(one) or not len(other):
        return False
    mine, its = one[0], other[0]
    one[0] = 1 if mine == 0 else 0
    shared = bool(other[0] != its)
    one[0] = mine
    return shared
