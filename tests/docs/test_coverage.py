"""The tables that say which test holds which rule are true."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.docs.pages import text_of

CAMPAIGN = 74
"""So many sentences of both rulebooks speak of Yggdrasil's campaign."""


def names_in(files: list[Path]) -> set[str]:
    """The names of the tests in some files."""
    found = [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    return {node.name for node in found if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


@pytest.mark.parametrize(
    ("game", "files", "letter", "last"),
    [
        ("voluspa", "test_rulebook*.py", "E", 16),
        ("voluspa", "test_rulings*.py", "R", 55),
        ("nidavellir", "test_rulebook*.py", "E", 20),
        ("nidavellir", "test_rulings*.py", "R", 47),
        ("bloodrage", "test_rulebook*.py", "E", 18),
        ("bloodrage", "test_rulings*.py", "R", 105),
        ("yggdrasil", "test_rulebook*.py", "E", 21),
        ("yggdrasil", "test_rulings*.py", "R", 66),
        ("yggdrasil", "test_differences*.py", "D", 29),
    ],
    ids=lambda value: str(value).removesuffix("*.py"),
)
def test_every_ruling_and_example_names_its_tests(game: str, files: str, letter: str, last: int, top: Path) -> None:
    tests = names_in(sorted((top / "tests" / "games" / game).glob(files)))
    rows = dict(re.findall(rf"^\| ({letter}\d+) \|(.*)\|$", text_of(f"docs/games/{game}.md"), re.MULTILINE))
    assert list(rows) == [f"{letter}{n}" for n in range(1, last + 1)]
    for number, row in rows.items():
        named = set(re.findall(r"`(test_\w+)`", row))
        assert named, f"{number} names no test"
        assert named == {test for test in tests if test.startswith(f"test_{number.lower()}_")}, number


def test_every_sentence_about_the_campaign_names_its_tests(top: Path) -> None:
    """A test may hold two sentences: `test_c9_and_c10_…`."""
    tests = names_in(sorted((top / "tests" / "games" / "yggdrasil").glob("test_*.py")))
    rows = re.findall(r"^\| C(\d+) \|(.*)\|$", text_of("docs/games/yggdrasil.md"), re.MULTILINE)
    assert sorted(int(number) for number, _ in rows) == list(range(1, CAMPAIGN + 1)), "each has one row"
    for number, row in rows:
        named = set(re.findall(r"`(test_\w+)`", row))
        assert named, f"C{number} names no test"
        assert named == {test for test in tests if re.match(rf"test_(c\d+_and_)?c{number}_", test)}, f"C{number}"


@pytest.mark.parametrize(("game", "last"), [("voluspa", 55), ("nidavellir", 47), ("bloodrage", 105), ("yggdrasil", 66)])
def test_every_ruling_says_where_it_comes_from(game: str, last: int) -> None:
    rows = re.findall(r"^\| R\d+ \| ([ABC]) \|", text_of(f"docs/games/{game}.md"), re.MULTILINE)
    assert len(rows) == last
