"""What the README promises a stranger on one screen."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import gladsheim
from tests.docs.pages import blocks_of, text_of


def test_the_example_runs(top: Path) -> None:
    failed, tried = doctest.testfile(str(top / "README.md"), module_relative=False, encoding="utf-8")
    assert tried
    assert not failed


def test_the_example_shows_the_whole_public_api() -> None:
    example = "".join(block.text for block in blocks_of("README.md") if block.language == "python")
    for name in ("load", "match", "asked", "moves", "play", "view", "over", "scores", "ranking", "record", "undo"):
        assert re.search(rf"\b{name}\b", example), name
    for name in ("replay(", "game.position(", "game.seats", "seed=7", 'options={"edda": True}'):
        assert name in example, name


def test_every_make_target_it_names_exists(top: Path) -> None:
    makefile = (top / "Makefile").read_text(encoding="utf-8")
    for page in ("README.md", "CONTRIBUTING.md"):
        for target in re.findall(r"\bmake ([a-z]+)\b", text_of(page)):
            assert re.search(rf"^[a-z ]*\b{target}\b[a-z ]*:", makefile, re.MULTILINE), f"{page}: make {target}"


def test_it_says_whose_game_it_is() -> None:
    readme = text_of("README.md")
    for name in ("Scott Caputo", "Serge Laget", "Eric M. Lang", "CMON", "unofficial", "not affiliated"):
        assert name in readme, name


def test_it_names_every_game_that_can_be_played() -> None:
    for name in gladsheim.game_names():
        assert f"docs/games/{name}.md" in text_of("README.md"), name
