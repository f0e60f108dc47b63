"""The command line as a user runs it: as a process, or inside this one where that is enough."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import gladsheim
from gladsheim.cli import main


class Outcome(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A terminal of 80 columns, English, and a folder of one's own for saved games."""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command in this process; `typed` is what comes through the pipe."""

    def command(*argv: str, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            code = main(argv)
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return command


@pytest.fixture
def process() -> Run:
    """Runs `python -m gladsheim` as a process of its own."""

    def command(*argv: str, typed: str = "", **settings: str) -> Outcome:
        done = subprocess.run(
            [sys.executable, "-m", "gladsheim", *argv],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=os.environ | settings,
            timeout=300,
            check=False,
        )
        return Outcome(done.returncode, done.stdout, done.stderr)

    return command


@pytest.fixture
def saved() -> Callable[[], list[Path]]:
    """The games that were saved without being asked."""
    return lambda: sorted((Path(os.environ["XDG_STATE_HOME"]) / "gladsheim").glob("*.txt"))


@pytest.fixture
def record() -> str:
    """A game of the saga played to its end, always the last legal move."""
    match = gladsheim.load("voluspa").match(seats=2, seed=11, options={"edda": True})
    while not match.over:
        seat = match.asked[0].seat
        match.play(match.moves(seat)[-1], seat)
    return match.record()
