"""Every text that the code can say exists in every language, and none that it cannot say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from gladsheim.manifest import manifests
from gladsheim.words import LANGUAGES, Term, Words, bundle_of, say

TOP: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = TOP / "src" / "gladsheim"
WEB: Final = TOP / "web"
FOLDERS: Final = ("locale", *sorted(f"games/{file.parent.name}/texts" for file in SOURCE.glob("games/*/game.toml")))


def files_in(lang: str) -> list[str]:
    """Every file of texts, with {} for its language."""
    found = [(folder, file.name) for folder in FOLDERS for file in sorted((SOURCE / folder / lang).glob("*.ftl"))]
    return [f"{folder}/{{}}/{name}" for folder, name in found]


FILES: Final = files_in("en")

SAYING: Final = ("Words", "Refusal", "Usage", "speech", "bad_setup", "bad_dump", "bad_record")
"""Calls whose first argument is an id, or the code of one."""

OURS: Final = [manifest for manifest in manifests().values() if manifest.is_ours]
FAMILIES: Final[dict[str, set[str]]] = {
    form: {form.replace("{}{}", "{}").replace("{}", name) for name in names}
    for manifest in OURS
    for form, names in import_module(f"tests.games.{manifest.name}.families").FAMILIES.items()
} | {
    **{form: set() for form in ("{}-position-{}", "voluspa-position-{}", "feast-position-{}")},
    "web-weight-{}": {f"web-weight-{weight}" for weight in range(1, 6)},
    "cli-saga-{}": {
        f"cli-saga-{kind}"
        for kind in ("story", "goal", "any_goal", "set_up", "path", "deed", "new", "trigger", "fight", "loss")
    },
}
"""What an id put together in the code can be, where its fixed part says too little; positions are among the codes."""


class Text:
    """A message: the variables and messages that it names itself."""

    def __init__(self, entry: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        NamesOf(self).visit(entry)


class NamesOf(Visitor):
    """Notes what a message refers to."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.text.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.text.messages.add(node.id.name)


def entries(lang: str, name: str) -> list[ftl.EntryType]:
    """Everything in a file of texts."""
    return FluentParser().parse((SOURCE / name.format(lang)).read_text(encoding="utf-8")).body


@cache
def texts(lang: str) -> dict[str, Text]:
    """Every message of a language by its id."""
    return {
        entry.id.name: Text(entry) for name in FILES for entry in entries(lang, name) if isinstance(entry, ftl.Message)
    }


def all_variables(text: Text, known: dict[str, Text]) -> set[str]:
    """The variables of a message and of the messages in it."""
    return text.variables.union(*(all_variables(known[other], known) for other in text.messages))


def sources() -> Iterator[ast.AST]:
    """Every node of our code."""
    for file in sorted(SOURCE.rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def client_strings() -> Iterator[str]:
    """Every string of the client's code, with {} for whatever is filled in."""
    for folder in ("src", "plugins"):
        for file in sorted((WEB / folder).rglob("*")):
            if file.suffix in (".ts", ".svelte") and ".test" not in file.suffixes and file.parent.name != "protocol":
                text = file.read_text(encoding="utf-8")
                yield from (match[1] for match in re.finditer(r"""["']([a-z][\w/-]+)["']""", text))
                yield from (re.sub(r"\$\{[^{}]*\}", "{}", match[1]) for match in re.finditer(r"`([^`\n]+)`", text))


def template(node: ast.JoinedStr) -> str:
    """A formatted string with {} for whatever is filled in."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def ids_said_for_certain(codes: set[str]) -> set[str]:
    """Ids that stand in the code word for word, and those of codes."""
    found = {code.replace("/", "-") for code in codes}
    for node in sources():
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = node.args[0].value
            if name in SAYING and isinstance(first, str):
                found.add(first.replace("/", "-"))
    return found


def ids_that_can_be_said(known: set[str], codes: set[str]) -> set[str]:
    """Of the known ids, those that the code names word for word or puts together."""
    found = ids_said_for_certain(codes)
    for node in sources():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.JoinedStr) and (form := template(node)).strip("{}-"):
            found |= FAMILIES[form] if form in FAMILIES else matching(form, known)
    for string in client_strings():
        form = string.replace("/", "-")
        found |= FAMILIES.get(form, set()) if "{}" in form and form in FAMILIES else matching(form, known)
    return found & known


def matching(form: str, known: set[str]) -> set[str]:
    """The ids that a formatted string can come to; a placeholder stands for one word, or for a lesson and its title."""
    if not re.fullmatch(r"[a-z{][a-z_{}-]*", form):
        return set()
    word = "[a-z_-]+" if form.startswith("web-guide-") else "[a-z_]+"
    pattern = re.compile(re.escape(form).replace(r"\{\}", word))
    return {name for name in known if pattern.fullmatch(name)}


def test_both_languages_have_the_same_files() -> None:
    for lang in LANGUAGES:
        assert files_in(lang) == FILES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_of_texts_has_no_junk_and_nothing_twice(lang: str, name: str) -> None:
    found = entries(lang, name)
    assert not [entry.content for entry in found if isinstance(entry, ftl.Junk)]
    ids = [entry.id.name for entry in found if isinstance(entry, ftl.Message)]
    assert sorted(set(ids)) == sorted(ids)


def test_every_id_of_the_code_has_a_text(codes: set[str]) -> None:
    assert ids_said_for_certain(codes).union(*FAMILIES.values()) <= set(texts("en"))


def test_every_id_of_the_client_has_a_text() -> None:
    said = {string.replace("/", "-") for string in client_strings() if re.fullmatch(r"web[-/][a-z_-]+[a-z]", string)}
    assert said
    assert sorted(said - set(texts("en"))) == []


def test_both_languages_say_the_same_things_in_the_same_order() -> None:
    for name in FILES:
        english, german = (
            [e.id.name for e in entries(lang, name) if isinstance(e, ftl.Message)] for lang in ("en", "de")
        )
        assert english == german, name


def test_both_languages_use_the_same_variables() -> None:
    english, german = texts("en"), texts("de")
    for name in english:
        assert all_variables(english[name], english) == all_variables(german[name], german), name


def test_no_text_is_unused(codes: set[str]) -> None:
    known = texts("en")
    used = ids_that_can_be_said(set(known), codes)
    referred = set().union(*(text.messages for text in known.values()))
    assert sorted(set(known) - used - referred) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, "Anna"])
def test_every_text_can_be_said(lang: str, number: int, seat: int | str) -> None:
    bundle = bundle_of(lang)
    known = texts(lang)
    for name, text in known.items():
        terms = {**dict.fromkeys(all_variables(text, known), number), "seat": seat}
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        said, errors = bundle.format_pattern(pattern, terms)
        assert not errors, name
        assert str(said).strip(), name


@pytest.mark.parametrize("seat", [0, 1, 4])
def test_a_seat_is_called_by_its_number_or_by_a_name(seat: int) -> None:
    terms: dict[str, Term] = {"tile": "Thor", "x": 1, "y": 0}
    assert say(Words("voluspa-laid", {"seat": seat, **terms})) == f"Seat {seat} laid Thor at 1,0."
    assert say(Words("voluspa-laid", {"seat": "Anna", **terms})) == "Anna laid Thor at 1,0."
