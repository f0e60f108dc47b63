"""`gladsheim replay` and `gladsheim verify`, with records that hold and records that were tampered with."""

from __future__ import annotations

from pathlib import Path

import pytest

import gladsheim
from tests.cli.commands import run


@pytest.fixture
def file(tmp_path: Path, record: str) -> Path:
    """A whole game in a file."""
    path = tmp_path / "game.txt"
    path.write_text(record, encoding="utf-8")
    return path


def test_verify_says_what_was_checked(file: Path, record: str) -> None:
    done = run("verify", str(file))
    assert done.code == 0
    said = " ".join(done.out.split())
    match = gladsheim.replay(record)
    assert f"{len(match.lines)} answers follow the rules of voluspa." in said
    assert "draws fall again from seed 11." in said
    assert "The result it claims is right" in said
    assert "has the hash that it gives" in said


def test_verify_tells_fair_dice_companion_games_and_unfinished_games_apart(tmp_path: Path) -> None:
    game = gladsheim.load("voluspa")
    (tmp_path / "fair.txt").write_text(game.match(seats=2).record(), encoding="utf-8")
    (tmp_path / "table.txt").write_text(game.match(seats=2, companion=True).record(), encoding="utf-8")
    fair = " ".join(run("verify", "fair.txt").out.split())
    assert "follow from the secret that was committed to beforehand. The game is not over yet." in fair
    assert "People answered for nature" in " ".join(run("verify", "table.txt").out.split())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_record_that_was_tampered_with_does_not_hold(file: Path, record: str, lang: str) -> None:
    draw = next(line for line in record.splitlines() if " nature  odin" in line)
    result = next(line for line in record.splitlines() if line.startswith("result"))
    changes = [(draw, draw.replace("odin", "thor")), (result, "result 999 0"), ("seed 11", "seed 12")]
    for old, new in changes:
        file.write_text(record.replace(old, new, 1), encoding="utf-8")
        done = run("verify", str(file), "--lang", lang)
        assert done.code == 1
        assert done.err.startswith({"en": "The record does not hold: ", "de": "Die Aufzeichnung stimmt nicht: "}[lang])
        assert done.out == ""


def test_the_reason_inside_a_reason_is_in_the_same_language(file: Path, record: str) -> None:
    move = next(line for line in record.splitlines() if " Lay " in line)
    text = move.split()[3:-3]
    file.write_text(record.replace(" ".join(text), "troll 9,9", 1), encoding="utf-8")
    done = run("verify", str(file), "--lang", "de")
    assert done.code == 1
    assert "tile" not in done.err


def test_replay_draws_the_end_and_the_result(file: Path, record: str) -> None:
    done = run("replay", str(file))
    assert done.code == 0
    assert "has won." in done.out
    for score in gladsheim.replay(record).scores:
        assert f" {score} " in done.out


def test_replay_draws_any_line_as_a_seat_or_a_spectator(file: Path) -> None:
    spectator = run("replay", str(file), "--to", "20")
    assert spectator.code == 0
    assert "line 20 of" in spectator.out
    assert "may cover a tile" not in spectator.out
    assert run("replay", str(file), "--to", "0").code == 0
    seat = run("replay", str(file), "--to", "20", "--seat", "1")
    assert len(seat.out) > len(spectator.out)


def test_replay_names_who_played(file: Path, record: str) -> None:
    file.write_text(record + "\n# seat 0 person - Ada\n# seat 1 bot greedy Greedy 2\n", encoding="utf-8")
    out = run("replay", str(file)).out
    assert "Ada" in out
    assert "Greedy 2" in out


def test_a_record_that_is_only_a_heading_goes_on_to_the_first_question(tmp_path: Path) -> None:
    (tmp_path / "heading.txt").write_text("gladsheim voluspa 1\nseats 2\nseed 3\n", encoding="utf-8")
    assert "line 13 of 13" in run("replay", "heading.txt").out


def test_verify_says_whether_those_who_played_together_won(tmp_path: Path) -> None:
    match = gladsheim.load("yggdrasil").match(seats=1, seed=3)
    while not match.over:
        match.play(match.moves(0)[0], 0)
    file = tmp_path / "together.txt"
    file.write_text(match.record(), encoding="utf-8")
    assert "The result it claims is right: lost together." in " ".join(run("verify", str(file)).out.split())
