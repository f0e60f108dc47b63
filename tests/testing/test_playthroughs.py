"""Playthroughs: has anything at all changed? If it was meant to, `make bless`."""

from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim.errors import BadRecord
from gladsheim.testing.bless import blessed, main
from gladsheim.testing.playthrough import written

TESTS = Path(__file__).parents[1]
FILES = sorted(TESTS.rglob("playthroughs/*.txt"))
HEADING = "gladsheim feast 1\nseats 2\nseed 1\n"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_the_game_goes_as_it_went(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert written(text) == text


def test_there_are_playthroughs_of_every_game() -> None:
    assert {file.parent.parent.name for file in FILES} >= {"voluspa", "nidavellir", "bloodrage", "yggdrasil", "testing"}


def test_a_heading_is_played_at_random_and_always_the_same_way() -> None:
    assert written(HEADING) == written(HEADING) == written(written(HEADING))


def test_what_the_rules_no_longer_allow_is_played_again_from_its_seed() -> None:
    assert blessed(written(HEADING).replace("| 3", "| 9")) == written(HEADING)


def test_a_game_without_a_seed_is_never_replaced() -> None:
    with pytest.raises(BadRecord):
        blessed("gladsheim feast 1\nseats 2\ncompanion\n\n1 Deal nature gold\n")


def test_bless_writes_what_has_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "playthroughs" / "new.txt"
    file.parent.mkdir()
    file.write_text(HEADING, encoding="utf-8")
    assert main([str(tmp_path)]) == 0
    assert main([str(tmp_path)]) == 0
    assert file.read_text(encoding="utf-8") == written(HEADING)
    assert [line.split(": ")[-1] for line in capsys.readouterr().out.splitlines()] == ["written", "as it was"]
