"""Events that nobody reads are not made, and in the wheel their facts are not even gathered."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

TOP = Path(__file__).parents[2]
NOTING = ("note", "tell")
CHANGING = {"add", "append", "below", "clear", "extend", "insert", "pop", "remove", "reverse", "setdefault", "sort"}


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """hatch_build.py, without the program that it hooks into."""
    interface = SimpleNamespace(BuildHookInterface=object)
    monkeypatch.setitem(sys.modules, "hatchling.builders.hooks.plugin.interface", interface)
    return import_module("hatch_build")


def calls() -> Iterator[tuple[Path, ast.stmt | None, ast.Call]]:
    """Every call that notes an event in the games, and the statement that it is."""
    for file in sorted((TOP / "src/gladsheim/games").rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        statements = {node.value: node for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NOTING:
                yield file, statements.get(node), node


def test_every_note_of_a_game_asks_in_the_wheel(hook: ModuleType) -> None:
    asked: dict[Path, list[str]] = {}
    for file, statement, _ in calls():
        assert statement is not None, f"{file}: a note is a statement of its own"
        lines = asked.setdefault(file, hook.asking(file.read_text(encoding="utf-8")).splitlines())
        line = lines[statement.lineno - 1].strip()
        assert line.startswith(("if s.log is not None: note(", "if s.log is not None: tell(")), f"{file}: {line}"
    assert len(asked) > 30


def test_what_asks_is_the_same_program_otherwise(hook: ModuleType) -> None:
    text = "def tell(s):\n    tell_all(s)\n    note(\n        s,\n        Kind,\n    )\n    x = note(s, Kind)\n"
    asking = text.replace("    note(\n", "    if s.log is not None: note(\n")
    assert hook.asking(text) == asking
    ast.parse(asking)


def test_gathering_facts_changes_nothing() -> None:
    """Or a game would go on otherwise where nobody reads."""
    for file, _, call in calls():
        for node in ast.walk(call):
            assert not isinstance(node, ast.NamedExpr | ast.Await | ast.Yield | ast.YieldFrom), (file, call.lineno)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                assert node.func.attr not in CHANGING, (file, call.lineno)
