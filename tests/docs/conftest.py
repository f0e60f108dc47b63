"""Every page in turn, and every code that the source can raise."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from gladsheim.manifest import manifests
from tests.docs.pages import TOP, pages_below

MATTERS = (
    "match|move|setup|position|dump|record|game|bot|store|journal|account|table|chat|"
    "lobby|replay|review|puzzle|config|admin|request|limit|session|live|bots|campaign"
)
CODE = re.compile(rf"(?:{MATTERS}|feast|{'|'.join(manifests())})/[a-z]+(?:-[a-z]+)*")


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
