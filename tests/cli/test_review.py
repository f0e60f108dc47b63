"""A finished game thought over again in the terminal: a curve for everybody, what was given away, and luck apart."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

import gladsheim
from gladsheim.cli.review import show
from gladsheim.kit.speech import Speech
from gladsheim.review.report import CurvePoint, Luck, Player, Review
from gladsheim.words import Words
from tests.cli.commands import run

# Odin at either end of the row scores four, anywhere else two.
ROW = {"board": {"0,0": ["valkyrie"], "1,0": ["skadi"], "2,0": ["valkyrie"]}, "hands": [["odin"], ["dragon"]]}


@pytest.fixture
def record(tmp_path: Path) -> str:
    """The row with the last two tiles; the first of them is wasted."""
    match = gladsheim.load("voluspa").position({**ROW, "bag": {}}, seed=0)
    match.play("odin 1,1", 0)
    while not match.over:
        [asked] = match.asked
        match.play(match.moves(asked.seat)[0], asked.seat)
    file = tmp_path / "game.txt"
    file.write_text(match.record(), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_review_draws_curves_and_names_the_better_move(record: str, lang: str) -> None:
    done = run("review", record, "--iterations", "150", "--lang", lang)
    assert done.code == 0, done.err
    told = " ".join(done.out.split())
    assert len(re.findall(r"[▁▂▃▄▅▆▇█]{2,}", told)) == 2, "a curve for every seat"
    assert re.search(r"odin (-1|3),0", told), "what was better"
    assert "odin 1,1" in told
    assert re.search(r"\d+ %", told), "accuracy"
    assert ("Luck" if lang == "en" else "Glück").lower() in told.lower()
    assert "cli-review" not in told
    other = run("review", record, "--iterations", "150", "--lang", lang, "--seat", "1")
    assert "odin 1,1" not in other.out, "only one's own moves"


@pytest.mark.parametrize(("lang", "drawn"), [("en", "Luck in line 3: Anna +6, Ben -6. Ben drew Thor."),
                                             ("de", "Glück in Zeile 3: Anna +6, Ben -6. Ben zieht Thor.")])  # fmt: skip
def test_the_largest_strokes_of_luck_are_told_one_by_one(lang: str, drawn: str) -> None:
    strokes = [
        Luck(3, [0.06, -0.06], Words("voluspa-drew", {"seat": 1, "tile": Words("voluspa-thor")})),
        Luck(9, [-0.05, 0.05]),
    ]
    odds = CurvePoint(1, [0.5, 0.5])
    players = [Player(seat, 1.0, 0.0, 0, 1, 0.01 - 0.02 * seat) for seat in (0, 1)]
    found = Review("voluspa", 1, 2, False, 1, [], [odds, odds], [], strokes, players)
    out = Console(file=StringIO(), width=200)
    show(out, found, ["Anna", "Ben"], None, Speech(lang))
    told = out.file.getvalue()  # type: ignore[attr-defined]
    assert drawn in told
    assert "9: Anna -5, Ben +5." in told
    show(out, replace(found, together=True, strokes=[Luck(3, [0.06, 0.06])]), ["Anna", "Ben"], None, Speech(lang))
    assert "3: +6." in out.file.getvalue()  # type: ignore[attr-defined]


def test_a_program_gets_all_of_it_and_the_same_again(record: str) -> None:
    first, second = (run("review", record, "--iterations", "40", "--json") for _ in range(2))
    assert first.out == second.out
    found = json.loads(first.out)
    assert [one["number"] for one in found["curve"][:-1]] == [one["number"] for one in found["judged"]]
    assert len(found["players"]) == 2


def test_what_is_not_over_and_a_seat_that_there_is_not_are_refused(record: str, tmp_path: Path) -> None:
    file = tmp_path / "open.txt"
    file.write_text(gladsheim.load("voluspa").match(seats=2, seed=1).record(), encoding="utf-8")
    assert run("review", str(file), "--iterations", "1").code == 1
    assert run("review", record, "--seat", "7").code == 2
