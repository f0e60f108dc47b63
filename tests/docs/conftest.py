"""The pages, their code blocks and headings, for all tests of the documents."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from gladsheim.manifest import manifests

TOP = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(\w*)[ ]?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MATTERS = (
    "match|move|setup|position|dump|record|game|bot|store|journal|account|table|chat|"
    "lobby|replay|config|admin|request|limit|session|live|bots"
)
CODE = re.compile(rf"(?:{MATTERS}|feast|{'|'.join(manifests())})/[a-z]+(?:-[a-z]+)*")


class Block(NamedTuple):
    """A fenced block: its language, the file it stands for if it names one, its text and its line in the page."""

    language: str
    file: str
    text: str
    line: int


def pages_below(top: Path) -> list[str]:
    """Every Markdown page of the project, by its path."""
    pages = [*top.glob("*.md"), *(top / "docs").rglob("*.md")]
    return sorted(str(page.relative_to(top)) for page in pages)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with an argument `page` runs once for every page."""
    if "page" in metafunc.fixturenames:
        metafunc.parametrize("page", pages_below(TOP))


@pytest.fixture
def top() -> Path:
    """The root of the repository."""
    return TOP


@pytest.fixture
def pages() -> list[str]:
    """Every Markdown page, by its path from the root."""
    return pages_below(TOP)


@pytest.fixture
def text_of() -> Callable[[str], str]:
    """A page's text."""
    return lambda page: (TOP / page).read_text(encoding="utf-8")


@pytest.fixture
def blocks_of() -> Callable[[str], list[Block]]:
    """A page's fenced blocks."""

    def blocks(page: str) -> list[Block]:
        text = (TOP / page).read_text(encoding="utf-8")
        return [Block(f[1], f[2], f[3], text.count("\n", 0, f.start()) + 1) for f in FENCE.finditer(text)]

    return blocks


@pytest.fixture
def headings_of() -> Callable[[str], list[str]]:
    """A page's headings, without the fenced blocks."""

    def headings(page: str) -> list[str]:
        text = FENCE.sub("", (TOP / page).read_text(encoding="utf-8"))
        return [line.lstrip("#").strip() for line in text.splitlines() if line.startswith("#")]

    return headings


@pytest.fixture(scope="session")
def codes() -> set[str]:
    """Every code that the source can raise: those that stand there, and what can be wrong with a position."""
    found: set[str] = set()
    for file in (TOP / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value):
                found.add(node.value)
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "bad":
                reason = node.args[0]
                assert isinstance(reason, ast.Constant), f"{file}: a reason must stand in the code"
                found.add(f"{game_of(file)}/position-{reason.value!s}")
    return found


def game_of(file: Path) -> str:
    """The game that a file of rules belongs to."""
    known = {*manifests(), "feast"}
    return next((part for part in file.parts if part in known), file.parent.name)
