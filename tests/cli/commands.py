"""The command line as a user runs it: as a process, or inside this one where that is enough."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from gladsheim.cli import main


class Outcome(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


def run(*argv: str, typed: str = "") -> Outcome:
    """Runs a command in this process; `typed` is what comes through the pipe."""
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        patch.setattr(sys, "stdin", StringIO(typed))
        try:
            code = main(argv)
        except SystemExit as leaving:
            code = int(leaving.code or 0)
    return Outcome(code, out.getvalue(), err.getvalue())


def process(*argv: str, typed: str = "", **settings: str) -> Outcome:
    """Runs `python -m gladsheim` as a process of its own."""
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


def saved() -> list[Path]:
    """The games that were saved without being asked."""
    return sorted((Path(os.environ["XDG_STATE_HOME"]) / "gladsheim").glob("*.txt"))
