"""The screens of whole games at 80 by 24: what a player needs stands there at once."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from rich.console import Console

import gladsheim
from gladsheim.cli.saves import Seat
from gladsheim.cli.screen import ending, hand_and_moves, lines_of, score_line, scores_of
from gladsheim.cli.session import Session
from gladsheim.cli.terminal import Reader
from gladsheim.games.voluspa.terminal.drawing import Voluspa
from gladsheim.kernel.rng import Rng
from gladsheim.kit.choices import choices_of
from gladsheim.kit.drawing import Drawing, Scene
from gladsheim.kit.speech import Speech

WIDTH, HEIGHT = 80, 24
TITLE, INPUT = 1, 1


class Screen(NamedTuple):
    """What was drawn, and how many lines the same needs at the very least."""

    text: str
    least: int

    @property
    def height(self) -> int:
        return len(self.text.splitlines()) + INPUT


def screens(seats: int, edda: bool, lang: str, path: Path) -> list[Screen]:
    """Every screen of the first seat in a game of random moves."""
    match = gladsheim.load("voluspa").match(seats=seats, seed=1, options={"edda": edda})
    people = [Seat("Ada"), *(Seat(f"Greedy {n}", "greedy") for n in range(2, seats + 1))]
    random = Random(1)
    found = []
    session = Session(match, people, Rng(1), path, Speech(lang), Console(file=StringIO()), Reader())
    while not match.over:
        asked = match.asked[0]
        if asked.seat == 0:
            out = StringIO()
            console = session.console = Console(file=out, width=WIDTH, height=HEIGHT, highlight=False)
            scene = session.scene(0, choices_of(match, 0, Rng(1)))
            session.show(scene, asked)
            session.heard[0] += len(scene.news)
            scores = score_line(scores_of(scene, session.drawing, match.scores, [0]), WIDTH)
            lowest = session.drawing.board(scene, WIDTH, 0)
            least = lines_of(console, scores, lowest, *hand_and_moves(console, session.drawing, scene, 0))
            least += lines_of(console, f"Ada: {session.speech.words(asked.words)}")
            found.append(Screen(out.getvalue(), TITLE + least + INPUT))
        match.play(random.choice(match.moves(asked.seat)), asked.seat)
    return found


@pytest.mark.parametrize(("seats", "edda", "lang"), [(2, False, "en"), (2, True, "de"), (5, True, "en")])
def test_a_screen_is_higher_than_the_terminal_only_if_the_table_is(
    seats: int, edda: bool, lang: str, tmp_path: Path
) -> None:
    drawn = screens(seats, edda, lang, tmp_path / "game.txt")
    for screen in drawn:
        assert screen.height <= max(HEIGHT, screen.least), screen.text
        assert "Völuspá" in screen.text
        assert "► Ada" in screen.text
        assert "\nAda: " in screen.text
    assert sum(screen.height <= HEIGHT for screen in drawn) >= 0.9 * len(drawn)


def test_the_hand_that_was_dealt_is_no_news_but_the_tile_drawn_later_is(tmp_path: Path) -> None:
    first, second, *_ = screens(2, False, "en", tmp_path / "game.txt")
    assert "Ada drew" not in first.text
    assert second.text.count("Ada drew") == 1


def test_where_there_is_room_the_parts_stand_apart(tmp_path: Path) -> None:
    match = gladsheim.load("voluspa").match(seats=2, seed=1)
    out = StringIO()
    console = Console(file=out, width=WIDTH, height=50, highlight=False)
    session = Session(match, [Seat("Ada"), Seat("Bo")], Rng(1), tmp_path / "x", Speech("en"), console, Reader())
    asked = match.asked[0]
    session.show(session.scene(asked.seat, choices_of(match, asked.seat, Rng(1))), asked)
    assert out.getvalue().startswith("\n Völuspá")
    assert f"\n\n{session.names[asked.seat]}: " in out.getvalue()


@pytest.mark.parametrize(
    ("points", "places", "explained"), [([30, 30], [2, 1], True), ([30, 30], [1, 1], False), ([30, 29], [1, 2], False)]
)
def test_a_tie_that_was_broken_is_explained_at_the_end(points: list[int], places: list[int], explained: bool) -> None:
    scene = Scene(gladsheim.load("voluspa").match(seats=2, seed=1).view(), None, ["Ada", "Bo"], [], [], Speech("en"))
    said = [str(part) for part in ending(scene, Voluspa(), points, places)]
    assert ("Equal points: whoever had them first is ahead." in said) == explained
    assert len(ending(scene, Drawing(), points, places)) == 2
