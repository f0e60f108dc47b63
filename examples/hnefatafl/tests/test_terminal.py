"""What the terminal draws, a game that is played there, and that everything said exists in both languages."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import hnefatafl
from gladsheim.kernel.rng import Rng
from gladsheim.kit.choices import choices_of
from gladsheim.kit.drawing import Scene
from gladsheim.kit.speech import Speech
from gladsheim.words import LANGUAGES, bundle_of
from hnefatafl.rules.boards import BOARDS
from hnefatafl.rules.game import GAME
from hnefatafl.terminal import DRAWING, SIGNS

PACKAGE = Path(hnefatafl.__file__).parent
ID = re.compile(r"^(hnefatafl-[\w-]+) =", re.MULTILINE)
NAMED = re.compile(r'"(hnefatafl-[a-z-]+[a-z])"')


def drawn(board: str, width: int, height: int, lang: str = "en") -> str:
    """The table after one move."""
    match = GAME.match(2, options={"board": board}, seed=1)
    match.play(match.moves(0)[0], 0)
    scene = Scene(match.view(1), 1, ["Anna", "Bert"], match.events(1), choices_of(match, 1, Rng(1)), Speech(lang))
    console = Console(width=width, height=height, color_system=None)
    with console.capture() as capture:
        console.print(DRAWING.board(scene, width, height))
        console.print(DRAWING.hand(scene, width))
    return capture.get() + " · ".join([*DRAWING.facts(scene), *(DRAWING.about_seat(scene, seat) for seat in (0, 1))])


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(("width", "height"), [(20, 0), (24, 12), (80, 40), (120, 60)])
def test_the_board_fits_and_shows_every_piece(board: str, width: int, height: int) -> None:
    lines = drawn(board, width, height).splitlines()
    rows = "".join(line for line in lines if line[:2].strip().isdigit())
    assert [rows.count(sign) for sign in SIGNS.values()] == [BOARDS[board].start.count(piece) for piece in (1, 2, 3)]
    assert max(map(len, lines[:-1])) <= width


def test_a_game_is_played_in_the_terminal_to_its_end(tmp_path: Path) -> None:
    surroundings = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8", "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "gladsheim", "play", "hnefatafl", "--seed=1"]
    typed = "why d1-d2\n" + "1\n" * 300
    ended = subprocess.run(command, input=typed, env=surroundings, capture_output=True, encoding="utf-8", cwd=tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert "d2 is not empty" in ended.stdout
    assert "wins" in ended.stdout


def test_the_terminal_speaks_german() -> None:
    text = drawn("tablut", 100, 40, "de")
    assert "Angreifer, 0 verloren" in text
    assert "Ausweg" in text


def test_every_topic_of_help_has_words() -> None:
    for lang in LANGUAGES:
        for title, text in DRAWING.topics(Speech(lang)).items():
            assert not title.startswith("hnefatafl-")
            assert not text.startswith("hnefatafl-")
        assert not DRAWING.rules(Speech(lang)).startswith("hnefatafl-")
        assert not DRAWING.tie(Speech(lang)).startswith("hnefatafl-")


def test_both_languages_say_the_same_things() -> None:
    said = {
        lang: [ID.findall(file.read_text("utf-8")) for file in sorted((PACKAGE / "texts" / lang).glob("*.ftl"))]
        for lang in LANGUAGES
    }
    assert said["en"] == said["de"]
    assert said["en"]


def test_every_text_that_the_board_says_exists() -> None:
    names = {name for file in (PACKAGE / "board").glob("*.js") for name in NAMED.findall(file.read_text("utf-8"))}
    # The sheet's symbols are called after the game, too.
    names -= set(re.findall(r'id="([\w-]+)"', (PACKAGE / "board/art.svg").read_text("utf-8")))
    assert names
    for lang in LANGUAGES:
        assert [name for name in names if not bundle_of(lang).has_message(name)] == []
