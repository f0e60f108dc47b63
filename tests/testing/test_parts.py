"""What two states share is found wherever it lies, in packed lists too."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from gladsheim.games.voluspa.rules.game import GAME
from gladsheim.testing.parts import attributes, shared_parts
from gladsheim.words import Words


class Thing:
    def __init__(self, **parts: object) -> None:
        self.__dict__.update(parts)


class Slotted:
    __slots__ = ("runes",)

    def __init__(self, runes: list[int]) -> None:
        self.runes = runes


def shared(one: object, other: object) -> list[str]:
    return list(shared_parts(one, other, "s"))


def test_a_shared_list_is_named_by_its_path() -> None:
    runes = [1, 2]
    assert shared(Thing(a=runes), Thing(a=runes)) == ["s.a"]
    assert shared(Thing(a=[runes]), Thing(a=[runes])) == ["s.a[0]"]
    assert shared(Thing(a=(1, runes)), Thing(a=(1, runes))) == ["s.a[1]"]
    assert shared(Thing(a={"x": runes}), Thing(a={"x": runes, "y": []})) == ["s.a['x']"]
    assert shared(Slotted(runes), Slotted(runes)) == ["s.runes"]
    assert shared(Thing(a=Thing(b=runes)), Thing(a=Thing(b=runes))) == ["s.a.b"]


def test_equal_things_that_are_not_the_same_share_nothing() -> None:
    assert shared(Thing(a=[1], b={2: [3]}), Thing(a=[1], b={2: [3]})) == []


def test_what_never_changes_may_be_shared() -> None:
    words = Words("feast-honey")
    assert shared(Thing(a=words, b="x", c=(1, 2), d=None), Thing(a=words, b="x", c=(1, 2), d=None)) == []


def test_a_packed_list_is_shared_if_a_change_shows_in_both() -> None:
    for packed in (vec[i64]([3, 4]), vec[u8]([0, 1])):
        before = list(packed)
        assert shared(Thing(a=packed), Thing(a=packed)) == ["s.a"]
        assert shared(Thing(a=packed), Thing(a=packed[:])) == []
        assert list(packed) == before
    assert shared(Thing(a=vec[i64]([])), Thing(a=vec[i64]([]))) == []


def test_the_attributes_of_a_state_are_found_compiled_or_not() -> None:
    s = GAME.match(2, seed=1).state
    assert {"seats", "stack", "answers", "log", "board", "hands", "bag", "plays"} <= set(attributes(s))
    assert not [name for name in attributes(s) if name.startswith("__")]
    copy = s.copy()
    assert shared(s, copy) == []
    copy.stack = s.stack
    assert shared(s, copy) == ["s.stack"]
