"""The page of the server names its floors, all of them, and functions that are there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parents[2]
SERVER = TOP / "src" / "gladsheim" / "server"
PAGE = (TOP / "docs" / "server.md").read_text(encoding="utf-8")
NAMED = re.compile(r"\[[\w./]+\]\(\.\./([\w./]+)\)(?: \| |\s)((?:`[#\w.]+`(?:, )?)+)")


def functions_of(file: Path) -> Iterator[str]:
    """Every function of a file, those of classes with the name of their class."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".ts":
        yield from re.findall(r"^(?:export function|  (?:async )?)\s*(#?\w+)\(.*\{$", text, re.MULTILINE)
        return
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.ClassDef):
            inner = [one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
            yield from (f"{node.name}.{one.name}" for one in inner)


@pytest.mark.parametrize(("file", "names"), NAMED.findall(PAGE))
def test_every_function_on_the_way_of_a_move_is_where_the_page_says(file: str, names: str) -> None:
    there = set(functions_of(TOP / file))
    assert {name for name in re.findall(r"`(.+?)`", names) if name not in there} == set()


def test_the_walk_is_read() -> None:
    assert len(NAMED.findall(PAGE)) > 15


def test_every_floor_has_its_line() -> None:
    rows = PAGE.partition("| from the top |")[2].partition("## One move")[0]
    named = {name for row in rows.splitlines() for name in re.findall(r"`(\w+)`", row.partition(" | ")[0])}
    packages = {folder.parent.name for folder in SERVER.glob("*/__init__.py")}
    assert named == packages | {file.stem for file in SERVER.glob("*.py")} - {"__init__"}


def test_no_module_of_the_server_is_imported_for_its_types_alone() -> None:
    for file in SERVER.rglob("*.py"):
        assert "TYPE_CHECKING" not in file.read_text(encoding="utf-8"), f"{file.name} hides what it depends on"
