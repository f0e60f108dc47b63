"""The Tree: columns, the turning middle, and where gods may go (p. 4 and 12)."""

from __future__ import annotations

import pytest

from gladsheim.games.yggdrasil.rules.printed import WORLDS
from gladsheim.games.yggdrasil.worlds.tree import above, turn_mid, world_at
from tests.games.yggdrasil.tables import reach, refused, say, table, told, turn, world

IOTUNHEIM = {"stay", "niflheim", "muspellheim", "midgard", "asgard"}


def columns(turned: int) -> list[tuple[str, ...]]:
    s = table(turned=turned)
    return [tuple(WORLDS[world_at(s, level, column)] for level in range(3)) for column in range(3)]


def test_section_2_columns_for_every_position_of_the_middle() -> None:
    assert columns(0) == [
        ("asgard", "midgard", "iotunheim"),
        ("vanaheim", "nidavellir", "niflheim"),
        ("alfheim", "svartalfheim", "muspellheim"),
    ]
    assert columns(1) == [
        ("asgard", "svartalfheim", "iotunheim"),
        ("vanaheim", "midgard", "niflheim"),
        ("alfheim", "nidavellir", "muspellheim"),
    ]
    assert columns(2) == [
        ("asgard", "nidavellir", "iotunheim"),
        ("vanaheim", "svartalfheim", "niflheim"),
        ("alfheim", "midgard", "muspellheim"),
    ]


@pytest.mark.parametrize(("turned", "middle"), [(0, "midgard"), (1, "svartalfheim"), (2, "nidavellir")])
def test_e1_odin_on_iotunheim(turned: int, middle: str) -> None:
    s = table(at="odin iotunheim", turned=turned)
    assert reach(s, "odin") == {"stay", "niflheim", "muspellheim", middle, "asgard"}


def test_r53_two_levels_at_once_and_no_other_way() -> None:
    s = table(at="odin alfheim")
    turn(s, "odin")
    assert refused(s, "niflheim") == "not-reachable"
    say(s, "muspellheim")
    assert [(event.origin, event.world) for event in told(s, "GodMoved")] == [("alfheim", "muspellheim")]


@pytest.mark.parametrize(
    ("artifact", "worlds"),
    [
        ("gjallarhorn", {"midgard", "nidavellir", "svartalfheim"}),
        ("hringhorn", {"iotunheim", "niflheim", "muspellheim"}),
        ("skidbladnir", {"asgard", "alfheim", "vanaheim"}),
    ],
)
def test_p18_an_artifact_opens_a_whole_level(artifact: str, worlds: set[str]) -> None:
    s = table(at="odin iotunheim", held=f"odin {artifact}")
    assert reach(s, "odin") == IOTUNHEIM | (worlds - {"iotunheim"})
    s = table(at="odin iotunheim", held=f"odin {artifact}", iotunns="thrym")
    assert reach(s, "odin") == IOTUNHEIM


@pytest.mark.parametrize(("god", "goal"), [("odin", "asgard"), ("heimdall", "midgard")])
def test_p24_odin_and_heimdall_always_find_home(god: str, goal: str) -> None:
    origin = "niflheim" if god == "odin" else "muspellheim"
    others = " ".join(name for name in ("thor", "freyr", "tyr") if name != god)
    assert goal not in reach(table(f"{god} {others}", at=f"{god} {origin}"), god)
    assert goal in reach(table(f"{god} {others}", at=f"{god} {origin}", hard=True), god)


def test_above_is_taken_in_the_column() -> None:
    s = table()
    assert above(s, world("muspellheim")) == world("svartalfheim")
    turn_mid(s, 1)
    assert above(s, world("muspellheim")) == world("nidavellir")
    assert above(s, world("midgard")) == world("vanaheim")


def test_the_middle_comes_round_after_three_turns() -> None:
    s = table()
    turn_mid(s, 1)
    turn_mid(s, 2)
    turn_mid(s, 0)
    assert s.turned == 0
    assert [event.places for event in told(s, "MidTurned")] == [1, 2]
