"""What the pages use of matches, games and views is named where a reader looks it up."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import gladsheim
from tests.docs.pages import Block, blocks_of, text_of

KINDS = ("match", "game")


def named(text: str, kind: str) -> set[str]:
    """The attributes that a page names as `match.…` or `game.…`."""
    return set(re.findall(rf"\b{kind}\.([a-z_]+)", text))


def used(blocks: list[Block]) -> Iterator[tuple[str, str]]:
    """What examples take from a variable: its name and the attribute."""
    for block in blocks:
        if block.language == "python" and ">>>" in block.text:
            for example in doctest.DocTestParser().get_examples(block.text):
                for node in ast.walk(ast.parse(example.source)):
                    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                        yield node.value.id, node.attr


def test_a_page_uses_nothing_of_a_match_or_a_game_that_the_api_does_not_name(page: str) -> None:
    api = text_of("docs/api.md")
    for name, attribute in used(blocks_of(page)):
        assert name not in KINDS or attribute in named(api, name), f"{page}: {name}.{attribute}"
    for kind in KINDS:
        inline = {match[1] for match in re.finditer(rf"`{kind}\.(?!toml)([a-z_]+)", text_of(page))}
        assert inline <= named(api, kind), f"{page}: {kind}.{inline - named(api, kind)}"


def test_what_the_api_names_is_there() -> None:
    match = gladsheim.load("voluspa").match(seats=2, seed=0)
    for attribute in named(text_of("docs/api.md"), "match"):
        assert hasattr(match, attribute), attribute
    for attribute in named(text_of("docs/api.md"), "game"):
        assert hasattr(match.game, attribute), attribute


def records(kind: Any, found: list[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """A record and all records within it."""
    for part in get_args(kind):
        records(part, found)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
        found.append(kind)
        for part in get_type_hints(kind).values():
            records(part, found)
    return found


@pytest.mark.parametrize("name", gladsheim.game_names())
def test_every_field_of_a_view_is_named_on_the_page_of_its_game(name: str) -> None:
    game = gladsheim.load(name)
    view = type(game.match(seats=game.seats[0], seed=0).view(None))
    section = text_of(f"docs/games/{name}.md").split("## What a view holds\n")[1].split("\n## ")[0]
    fields = {field for record in records(view, []) for field in record.__struct_fields__}
    assert fields <= set(re.findall(r"`([a-z_]+)`", section))
