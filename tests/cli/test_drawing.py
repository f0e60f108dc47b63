"""What is on the screen: the table of Völuspá, other games, colours, completion."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

import gladsheim
from gladsheim.cli.drawings import drawing_of
from gladsheim.cli.generic import Generic, plain
from gladsheim.cli.screen import scores_of, show_scene
from gladsheim.cli.terminal import Reader
from gladsheim.games.voluspa.rules.events import TileShoved
from gladsheim.games.voluspa.rules.view import VoluspaView
from gladsheim.kernel.match import Match
from gladsheim.kernel.rng import Rng
from gladsheim.kit.choices import choices_of
from gladsheim.kit.drawing import Scene
from gladsheim.kit.speech import Speech
from tests.cli.commands import process

Board = dict[str, list[str]]


def drawn(
    match: Match, width: int = 80, height: int = 24, seat: int | None = 0, news: Any = (), title: str = "Title"
) -> str:
    """The screen of a seat as plain text."""
    speech = Speech("en")
    choices = choices_of(match, seat, Rng(1)) if seat is not None and not match.over else []
    scene = Scene(match.view(seat), seat, ["Ada", "Bo"], news, choices, speech)
    drawing = drawing_of(match.game.name)
    out = StringIO()
    console = Console(file=out, width=width, height=height, highlight=False)
    show_scene(console, drawing, scene, title, scores_of(scene, drawing, match.scores, [0]))
    return out.getvalue()


def position(board: Board, hand: tuple[str, ...] = ("thor",), edda: bool = True) -> Match:
    """A position with the first seat to move."""
    return gladsheim.load("voluspa").position(
        {"seats": 2, "options": {"edda": edda}, "board": board, "hands": [list(hand), ["odin"]]}, seed=0
    )


def test_values_powers_stacks_and_barred_cells_are_visible() -> None:
    board = {"0,0": ["odin"], "1,0": ["loki"], "0,1": ["thor", "dragon"], "0,-1": ["fenrir"], "-1,0": ["troll"]}
    screen = drawn(position(board), height=20)
    assert "Odi0" in screen
    assert "Lok1" in screen
    assert "Dra5²" in screen
    assert "Fen4" in screen
    assert "Covered: Thor at 0,1" in screen
    assert "x Trolls only" in screen
    assert "0 beside Loki" in screen
    assert "no power" in screen
    rows = {line.split()[0]: line for line in screen.splitlines() if line[:3].strip().lstrip("-").isdigit()}
    assert rows["0"].split() == ["0", "x", "Tro6", "Odi0", "Lok1", "·"]


def test_a_cell_that_would_make_a_line_too_long_is_marked() -> None:
    screen = drawn(position({f"{x},0": [tile] for x, tile in enumerate(["odin", "thor"] * 3 + ["skadi"])}))
    assert "= line would exceed 7" in screen
    (row,) = [line for line in screen.splitlines() if line.startswith("  0 ")]
    assert row.split()[1] == row.split()[-1] == "="


def test_a_fenrir_shows_its_value_in_both_lines_or_a_star() -> None:
    three = {f"{x},0": ["fenrir"] for x in range(3)}
    assert "12/4" in drawn(position(three))
    column = {f"2,{y}": ["fenrir"] for y in (1, 2)}
    screen = drawn(position(three | column), height=16)
    assert "Fen12" in screen
    assert "F12/4" in screen
    assert "F4/12" in screen
    far = {f"{x},{-(x // 2)}": ["fenrir" if x < 3 else "thor" if x % 2 else "skadi"] for x in range(14)}
    far |= {f"{x},{-(x // 2) - 1}": ["valkyrie"] for x in range(1, 14, 2)}
    screen = drawn(position(far))
    assert "* in its row/column:" in screen


def test_a_table_too_wide_for_the_terminal_is_drawn_in_pieces() -> None:
    names = ["odin"] * 5 + ["thor"] * 7 + ["skadi"] * 8 + ["valkyrie"] * 8 + ["loki"] * 6
    stairs = {f"{(n + 1) // 2},{n // 2}": [name] for n, name in enumerate(names)}
    match = position(stairs)
    screen = drawn(match)
    assert max(len(line) for line in screen.splitlines()) <= 80
    view = match.view(0)
    assert isinstance(view, VoluspaView)
    assert len(re.findall(r"\b(?:Odi|Tho|Ska|Val|Lok)\d", screen)) == len(view.board) == len(names)
    for number in ("-1", "0", "9", "17", "18"):
        assert f" {number} " in f"{screen} ".replace("\n", " ")


def test_what_has_just_changed_stands_in_brackets() -> None:
    match = position({"0,0": ["odin"], "1,0": ["skadi"]}, ("thor",))
    match.play("thor 2,0", 0)
    screen = drawn(match, seat=None, news=[event for event in match.events() if event.words().id == "voluspa-laid"])
    assert "[ Thor ]" in screen
    shoved = TileShoved(0, "odin", 0, 0, 1, 0)
    both = drawn(position({"0,0": ["jotunn"], "1,0": ["odin"]}), news=[shoved])
    assert "|" in both
    assert "Ada put Jotunn at 0,0" in both


@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (80, 50), (120, 40), (200, 60)])
def test_every_terminal_is_kept_to(width: int, height: int) -> None:
    match = gladsheim.load("voluspa").match(seats=2, seed=3, options={"edda": True})
    for _ in range(40):
        if match.over:
            break
        seat = match.asked[0].seat
        match.play(match.moves(seat)[len(match.moves(seat)) // 2], seat)
    screen = drawn(match, width, height, seat=match.asked[0].seat)
    assert max(len(line) for line in screen.splitlines()) <= width


def test_the_best_use_of_each_tile_stands_beside_it() -> None:
    screen = drawn(position({"0,0": ["skadi"], "1,0": ["valkyrie"]}, ("odin", "loki", "loki")))
    assert "Odin 2,0  +3" in screen or "Odin -1,0  +3" in screen
    assert "Loki ×2" in screen


def test_a_serpent_is_expected_to_score_the_better_line() -> None:
    board = {"0,0": ["skadi"], "1,0": ["valkyrie"], "0,1": ["hermod"], "1,-1": ["skadi"]}
    choices = {choice.text: choice for choice in choices_of(position(board, ("serpent", "thor")), 0, Rng(1))}
    assert choices["serpent 1,1"].points == 3
    assert choices["thor 1,1"].points == 5


def test_a_game_without_a_drawing_is_shown_field_by_field() -> None:
    match = gladsheim.load("voluspa").match(seats=2, seed=3)
    scene = Scene(match.view(0), 0, ["Ada", "Bo"], [], [], Speech("en"))
    out = StringIO()
    Console(file=out, width=80).print(Generic().board(scene, 80, 24))
    text = out.getvalue()
    assert "in bag" in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert isinstance(drawing_of("no_such_game"), Generic)
    assert isinstance(drawing_of("drawing"), Generic)
    assert plain({"a": [None, True, [1, 2]]}) == "a: ? | ✓ | 1, 2"


def test_colours_are_left_out_where_nobody_wants_them() -> None:
    argv = ("play", "voluspa", "--bots", "random", "--seed", "5")
    coloured = process(*argv, typed="1\n", FORCE_COLOR="1", TERM="xterm-256color").out
    assert "48;5;" in coloured
    plain_text = process(*argv, typed="1\n", FORCE_COLOR="1", TERM="xterm-256color", NO_COLOR="1").out
    assert "48;" not in plain_text
    assert "38;" not in plain_text
    assert "\x1b" not in process(*argv, typed="1\n").out


def test_a_title_too_long_for_the_terminal_is_cut() -> None:
    screen = drawn(position({"0,0": ["odin"]}), width=40, title="A saga " * 10).strip().splitlines()
    assert screen[0].endswith("…")
    assert screen[1].startswith("► Ada")


def test_only_the_seat_that_typed_a_line_can_leaf_back_to_it() -> None:
    with create_pipe_input() as keys:
        reader = Reader(keys, DummyOutput())
        keys.send_text("why odin 1,0\r")
        assert reader.line("> ", seat=0) == "why odin 1,0"
        for seat, found in ((None, ""), (1, ""), (None, ""), (0, "why odin 1,0")):
            keys.send_text("\x10\r")
            assert reader.line("> ", seat=seat) == found


def test_moves_are_completed_while_typing() -> None:
    with create_pipe_input() as keys:
        reader = Reader(keys, DummyOutput())
        keys.send_text("odin 1,0\r")
        assert reader.line("> ", [("odin 1,0", "+2"), ("thor 1,0", "")]) == "odin 1,0"

        def offered(typed: str) -> list[str]:
            return [one.text for one in reader.texts.get_completions(Document(typed), CompleteEvent())]

        assert offered("od") == ["odin 1,0"]
        assert offered("1,0") == ["odin 1,0", "thor 1,0"]
        assert offered("loki") == []
        keys.send_text("\x04")
        with pytest.raises(EOFError):
            reader.line("> ")
