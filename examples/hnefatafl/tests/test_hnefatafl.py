"""Hnefatafl keeps its promises, and says everything in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from gladsheim import BadPosition, load
from gladsheim.testing import conformance
from gladsheim.testing.fields import written
from gladsheim.testing.machine import machine_of
from gladsheim.testing.perft import perft
from hnefatafl.rules.boards import BOARDS, PIECES
from hnefatafl.rules.game import GAME
from positions import on

TestMachine: Any = machine_of(GAME).TestCase
TestMachine.settings = settings(max_examples=8, stateful_step_count=30, deadline=None, derandomize=True, database=None)


def test_the_game_is_found_by_its_name() -> None:
    assert load("hnefatafl") is GAME


def test_the_state_is_written_from_its_fields() -> None:
    source = Path(__file__).parents[1] / "src"
    for file, text in written(source):
        assert file.read_text(encoding="utf-8") == text, f"{file.name}: python -m gladsheim.testing.fields src"


def test_the_game_keeps_its_promises() -> None:
    conformance.check_all(GAME)


@pytest.mark.parametrize("board", BOARDS)
def test_the_start_positions_are_the_same_from_all_sides(board: str) -> None:
    start, side = BOARDS[board].start, BOARDS[board].side
    turned = [start[column * side + side - 1 - row] for row in range(side) for column in range(side)]
    assert start == start[::-1] == turned
    assert [start.count(piece) for piece in range(1, len(PIECES))] == {"brandubh": [8, 4, 1], "tablut": [16, 8, 1]}[
        board
    ]


@pytest.mark.parametrize(("board", "leaves"), [("brandubh", (40, 960)), ("tablut", (80, 4400))])
def test_a_game_can_go_on_in_so_many_ways(board: str, leaves: tuple[int, int]) -> None:
    s = GAME.new(2, {"board": board})
    assert (perft(GAME, s, 1), perft(GAME, s, 2)) == leaves


@pytest.mark.parametrize("text", ["d1-c1", "D1-C1", "d1 c1", "d1c1", "d1 to c1", "d1 - c1"])
def test_a_move_may_be_written_in_several_ways(text: str) -> None:
    match = GAME.match(2)
    match.play(text, 0)
    assert match.record().count("d1-c1") == 1


def test_a_position_is_read_as_it_is_written() -> None:
    match = on("tablut", "attackers", king="e5", attackers="b2", defenders="h2")
    match.play("b2-b3", 0)
    world: Any = match.imagine(0, 1)
    again = GAME.position(GAME.to_position(world))
    assert again.view() == match.view()
    assert again.moves(1) == match.moves(1)


START = ["...a...", "...a...", "...d...", "aadkdaa", "...d...", "...a...", "...a..."]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"rows": START[:6]}, "position-rows"),
        ({"rows": [*START[:6], "...x..."]}, "position-rows"),
        ({"rows": [*START[:6], 7]}, "position-rows"),
        ({"rows": [row.replace("k", ".") for row in START]}, "position-king"),
        ({"rows": ["k......", *[row.replace("k", ".") for row in START[1:]]]}, "position-king"),
        ({"rows": ["a......", *START[1:]]}, "position-square"),
        ({"rows": [*[row.replace("a", ".") for row in START]]}, "position-over"),
        ({"past": ["nobody"]}, "position-past"),
        ({"past": ["attackers " + "/".join(START)] * 2}, "position-drawn"),
    ],
)
def test_a_position_that_cannot_be_is_refused(data: dict[str, object], code: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.position(data)
    assert refused.value.code == f"hnefatafl/{code}"
    assert refused.value.sentence != f"hnefatafl-{code}"


def test_more_pieces_than_there_are_are_refused() -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.position({"rows": ["..aaa..", *START[1:]]})
    assert refused.value.code == "position/too-many"
