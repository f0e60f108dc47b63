"""From one view to the next: applied, the steps give exactly the new view."""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from gladsheim.server.readers.patch import applied, checksum, difference

LEAVES = st.none() | st.integers(-3, 3) | st.text("abü", max_size=2)
VIEWS = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text("abc", max_size=2), inner, max_size=4)
)


class Cell(msgspec.Struct, frozen=True):
    """As games write their views."""

    x: int
    stack: list[str]


class Board(msgspec.Struct, frozen=True):
    """As games write their views."""

    cells: list[Cell]
    hand: list[str] | None = None


def plain(view: Any) -> Any:
    """As it comes from JSON."""
    return msgspec.json.decode(msgspec.json.encode(view))


@given(VIEWS, VIEWS)
def test_the_steps_lead_from_any_view_to_any_other(old: Any, new: Any) -> None:
    steps = plain(difference(old, new))
    result = applied(plain(old), steps)
    assert json.dumps(result, sort_keys=True) == json.dumps(new, sort_keys=True)


@given(st.lists(st.integers(0, 3), max_size=12), st.lists(st.integers(0, 3), max_size=12))
def test_lists_that_grow_and_shrink(old: list[int], new: list[int]) -> None:
    assert applied(list(old), plain(difference(old, new))) == new


def test_a_tile_laid_between_others_is_one_step() -> None:
    old = Board([Cell(1, ["thor"]), Cell(3, ["odin"]), Cell(4, ["loki"])])
    new = Board([Cell(1, ["thor"]), Cell(2, ["hel"]), Cell(3, ["odin"]), Cell(4, ["loki"])])
    assert plain(difference(old, new)) == [[["cells", 1], {"x": 2, "stack": ["hel"]}, 1]]


def test_what_becomes_hidden_is_set_to_null() -> None:
    assert plain(difference(Board([], ["thor"]), Board([], None))) == [[["hand"], None]]


def test_the_checksum_is_that_of_sorted_json() -> None:
    view = Board([Cell(1, ["thör"])])
    text = json.dumps(plain(view), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert checksum(view) == crc32(text.encode())
