"""Any game can be played at the terminal, also one that asks several people at once and has no drawing."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

import gladsheim
from gladsheim.cli.saves import Seat, seated, written
from gladsheim.cli.session import Session
from gladsheim.cli.terminal import Reader
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import NATURE
from gladsheim.kit.speech import Speech
from gladsheim.testing.feast import GAME


def played(
    seats: list[Seat], typed: str, path: Path, monkeypatch: pytest.MonkeyPatch, lang: str = "en"
) -> tuple[Session, str]:
    """A session of the feast from the first question to the end of what is typed."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    console = Console(file=out, width=80, height=24, highlight=False, markup=False)
    match = GAME.match(seats=len(seats), seed=3)
    session = Session(match, seats, Rng(1), path, Speech(lang), console, Reader())
    assert session.run() == 0
    return session, out.getvalue()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_game_without_a_drawing_can_be_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    seats = [Seat("Ada"), Seat("Random 2", "random"), Seat("Greedy 3", "greedy")]
    session, out = played(seats, "moves\nhint\nhelp\n" + "1\n" * 200, tmp_path / "feast.txt", monkeypatch, lang)
    assert session.match.over
    assert max(len(line) for line in out.splitlines() if "feast.txt" not in line) <= 80


def test_people_who_are_asked_together_answer_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [Seat("Ada"), Seat("Bo")]
    session, out = played(seats, "\n1\n" * 300, tmp_path / "feast.txt", monkeypatch)
    assert session.match.over
    assert "Hand the screen to Ada." in out
    assert "Hand the screen to Bo." in out


class Typist(Reader):
    """Somebody at a terminal who types the next of these whenever he is asked; \\x10 goes back in the history."""

    def __init__(self, keys: PipeInput, typed: list[str]) -> None:
        super().__init__(keys, DummyOutput())
        self.keys = keys
        self.typed = iter(typed)

    def line(self, prompt: str, offers: Sequence[tuple[str, str]] = (), seat: int | None = None) -> str:
        self.keys.send_text(next(self.typed))
        return super().line(prompt, offers, seat)


def test_nobody_can_leaf_back_to_what_another_typed(tmp_path: Path) -> None:
    match = gladsheim.load("voluspa").match(seats=2, seed=1)
    console = Console(file=io.StringIO(), width=80, height=24)
    with create_pipe_input() as keys:
        reader = Typist(keys, ["\r", "1\r", "\x10\r", "\x10\r", "\x04"])
        session = Session(match, [Seat("Ada"), Seat("Bo")], Rng(1), tmp_path / "x.txt", Speech("en"), console, reader)
        assert session.run() == 0
    assert sum(line.seat != NATURE for line in match.lines) == 1


def test_a_saved_game_says_who_sits_where() -> None:
    match = gladsheim.load("voluspa").match(seats=3, seed=1)
    seats = [Seat("Ada"), Seat("Greedy 2", "greedy"), Seat("Bo the bold")]
    text = written(match, seats)
    assert [seated(text)[n] for n in range(3)] == seats
    assert gladsheim.replay(text).record() == match.record()
    assert seated(match.record()) == {}
