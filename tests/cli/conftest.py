"""Where commands run, and a game for them to read."""

from __future__ import annotations

from pathlib import Path

import pytest

import gladsheim
from gladsheim.games.yggdrasil.campaign.campaign import Ragnarok


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


@pytest.fixture(autouse=True)
def sagas(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are no sagas yet, the hard game stands in for them."""
    if all(option.name != "saga" for option in gladsheim.load("yggdrasil").options):
        monkeypatch.setattr(Ragnarok, "options", lambda self, story: {"hard": True})


@pytest.fixture
def record() -> str:
    """A game of the saga played to its end, always the last legal move."""
    match = gladsheim.load("voluspa").match(seats=2, seed=11, options={"edda": True})
    while not match.over:
        seat = match.asked[0].seat
        match.play(match.moves(seat)[-1], seat)
    return match.record()
