"""Whatever a user can meet has its heading: refusals, events, options, bots, commands."""

from __future__ import annotations

import re

import pytest

import gladsheim
from gladsheim.bots import BOTS
from gladsheim.cli.arguments import COMMANDS
from gladsheim.cli.commands import NAMES
from gladsheim.kernel.events import AnswerTakenBack
from gladsheim.kernel.step import Then
from tests.docs.pages import headings_of, text_of

CODE = re.compile(r"[a-z]+/[a-z-]+")


def test_every_code_has_exactly_one_heading(codes: set[str]) -> None:
    pages = ["docs/errors.md", *(f"docs/games/{name}.md" for name in gladsheim.game_names())]
    headings = [heading for page in pages for heading in headings_of(page)]
    described = [heading for heading in headings if CODE.fullmatch(heading)]
    assert sorted(described) == sorted(code for code in codes if not code.startswith("feast/"))


def test_the_tree_of_errors_is_drawn_as_it_is() -> None:
    page = text_of("docs/errors.md")
    tree = "\n".join(re.findall(r"^ *[│├└].*$|^ *GladsheimError$", gladsheim.errors.__doc__ or "", re.MULTILINE))
    drawn = "\n".join(re.findall(r"^[│ ]*[├└].*$|^GladsheimError$", page, re.MULTILINE))
    assert [line.split() for line in drawn.splitlines()] == [line.split() for line in tree.splitlines()]


@pytest.mark.parametrize("name", gladsheim.game_names())
def test_every_option_and_event_of_a_game_has_its_heading(name: str) -> None:
    game = gladsheim.load(name)
    headings = headings_of(f"docs/games/{name}.md")
    for option in game.options:
        assert option.name in headings
    for event in game.events:
        assert event.__name__ in headings


@pytest.mark.parametrize("name", gladsheim.game_names())
def test_every_step_is_named_as_in_records(name: str) -> None:
    for frame in gladsheim.load(name).frames:
        if not issubclass(frame, Then):
            assert f"| `{frame.__name__}` |" in text_of(f"docs/games/{name}.md"), frame.__name__


@pytest.mark.parametrize("name", gladsheim.game_names())
def test_every_fact_of_an_event_is_named(name: str) -> None:
    page = text_of(f"docs/games/{name}.md")
    for event in gladsheim.load(name).events:
        section = page.split(f"### {event.__name__}\n")[1].split("\n#")[0]
        for field in event.__struct_fields__:
            assert f"`{field}`" in section, f"{event.__name__}.{field}"


@pytest.mark.parametrize("name", gladsheim.game_names())
def test_every_field_of_the_view_is_named(name: str) -> None:
    page = text_of(f"docs/games/{name}.md")
    view = gladsheim.load(name).match(seats=2, seed=0).view(0)
    for field in view.__struct_fields__:
        assert f"`{field}`" in page, field


@pytest.mark.parametrize("name", gladsheim.game_names())
def test_rulings_among_the_options_are_marked(name: str) -> None:
    for option in gladsheim.load(name).options:
        section = text_of(f"docs/games/{name}.md").split(f"### {option.name}\n")[1].split("\n#")[0]
        assert ("**A ruling**" in section) == option.is_ruling


def test_events_of_every_game_have_their_heading() -> None:
    assert AnswerTakenBack.__name__ in headings_of("docs/errors.md")


def test_every_command_and_every_bot_has_its_heading() -> None:
    headings = headings_of("docs/play.md")
    for command in COMMANDS:
        assert f"gladsheim {command}" in headings
    for bot in BOTS:
        assert bot in headings


def test_every_word_that_a_player_can_type_is_explained() -> None:
    for word in NAMES:
        assert f"| `{word}` |" in text_of("docs/play.md"), word


def test_every_name_of_the_public_api_is_described(pages: list[str]) -> None:
    everything = "".join(text_of(page) for page in pages)
    for name in gladsheim.__all__:
        assert re.search(rf"\b{name}\b", everything), name
