"""The game on the page "Adding a game" is installed as its reader would, and tested with the test that stands there."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

PAGE = "docs/add-a-game.md"


@pytest.fixture
def installed(tmp_path: Path, blocks_of: Callable[[str], list[Any]]) -> Path:
    """A folder for PYTHONPATH with the files of the page and the metadata that an installer would write."""
    for block in blocks_of(PAGE):
        if block.file:
            file = tmp_path / block.file.removeprefix("src/")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = tmp_path / f"{project['name']}-{project['version']}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    points = [
        line
        for group, names in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in names.items()))
    ]
    (metadata / "entry_points.txt").write_text("\n".join(points) + "\n")
    return tmp_path


def run(installed: Path, *arguments: str) -> str:
    """What Python prints, run with the game installed."""
    outer = {name: value for name, value in os.environ.items() if not name.startswith(("COV_", "COVERAGE_", "PYTEST_"))}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=installed,
        env={**outer, "PYTHONPATH": str(installed), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_tests_on_the_page_pass(installed: Path) -> None:
    passed = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error", "tests/test_runes.py")
    assert "2 passed" in passed


def test_the_game_is_found_by_its_name_and_says_its_texts(installed: Path) -> None:
    script = """
import gladsheim
match = gladsheim.load("runes").match(seats=2, seed=1)
print(gladsheim.game_names()[-1], gladsheim.say(match.asked[0].words, "de"))
"""
    assert run(installed, "-c", script).strip() == "runes Behältst du deine Rune, oder tauschst du sie?"
