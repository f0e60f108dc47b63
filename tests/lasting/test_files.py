"""Records, saved games and dumps that commit 6e0e2c5 wrote: they still load, and play on to the end."""

from __future__ import annotations

import io
import json
import random
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import gladsheim
from gladsheim.cli import main
from gladsheim.cli.saves import folder
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import asked, is_over, legal, play

FILES = Path(__file__).with_name("6e0e2c5")
OVER = sorted(FILES.glob("*-over-*.txt"))
SAVED = sorted(FILES.glob("*-saved-*.txt"))
DUMPS = [
    pytest.param(data, id=f"{file.stem}-{n}")
    for file in sorted(FILES.glob("*-dumps.json"))
    for n, data in enumerate(json.loads(file.read_text(encoding="utf-8")))
]


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def play_on(match: Match) -> None:
    """To the end, at random."""
    rng = random.Random(1)
    while not match.over:
        [question, *_] = match.asked
        match.play(rng.choice(match.moves(question.seat)), question.seat)


def test_all_four_games_are_here() -> None:
    games = {"bloodrage", "nidavellir", "voluspa", "yggdrasil"}
    for files in (OVER, SAVED, sorted(FILES.glob("*-dumps.json"))):
        assert {file.name.partition("-")[0] for file in files} == games


@pytest.mark.parametrize("file", OVER, ids=lambda file: file.stem)
def test_a_record_is_replayed_to_its_result_and_its_dice_are_checked(file: Path) -> None:
    match = gladsheim.replay(text_of(file))
    assert match.over
    assert f"result {' '.join(map(str, match.scores))}\n" in text_of(file)
    assert gladsheim.verify(text_of(file)).fair


@pytest.mark.parametrize("file", OVER, ids=lambda file: file.stem)
def test_a_record_written_today_of_an_old_game_is_a_record(file: Path) -> None:
    match = gladsheim.replay(text_of(file))
    assert gladsheim.replay(match.record()).scores == match.scores


@pytest.mark.parametrize("file", SAVED, ids=lambda file: file.stem)
def test_a_saved_game_is_played_on(file: Path) -> None:
    match = gladsheim.replay(text_of(file))
    assert not match.over
    play_on(match)


@pytest.mark.parametrize("file", SAVED, ids=lambda file: file.stem)
def test_a_saved_game_goes_on_in_the_terminal_with_its_bots(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    folder().mkdir()
    copy = Path(shutil.copy(file, folder()))
    before = gladsheim.replay(text_of(file))
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    main(["play", "--resume", str(copy), "--lang", "en"])
    assert "Anna" in capsys.readouterr().out
    assert len(gladsheim.replay(text_of(copy)).lines) > len(before.lines)


@pytest.mark.parametrize("data", DUMPS)
def test_a_dump_is_loaded_and_played_to_the_end(data: dict[str, Any]) -> None:
    game = gladsheim.load(data["game"])
    s = game.load(data if data["rules"] == game.rules_version else game.raised(data))
    rng = random.Random(2)
    while not is_over(s):
        [seat, *_] = asked(s)
        play(s, seat, rng.choice(legal(s, seat)))
