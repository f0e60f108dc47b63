"""The protocol's page says what the records, the limits and the routes are, and the client's types follow from them."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

import gladsheim
from gladsheim.server.config import Config
from gladsheim.server.http.app import create_app
from gladsheim.server.http.routes import socket
from gladsheim.server.protocol import codes, fields, messages, requests
from gladsheim.server.readers import connection
from gladsheim.server.readers.patch import checksum, difference
from gladsheim.server.table import chat

TOP = Path(__file__).resolve().parents[2]
PAGE = (TOP / "docs" / "protocol.md").read_text(encoding="utf-8")
SENT: tuple[type[msgspec.Struct], ...] = get_args(requests.FromClient)
RECEIVED: tuple[type[msgspec.Struct], ...] = (*get_args(messages.FromServer), messages.Lobby, messages.CampaignChanged)
UNDESCRIBED = {"/api/schema/openapi.json", "/api/schema/{path}"}
"""What the OpenAPI plugin adds beside `/api/schema`."""


def tag_of(record: type[msgspec.Struct]) -> str:
    """The `type` of a message."""
    return str(record.__struct_config__.tag)


def section(heading: str) -> str:
    """What stands below a heading, up to the next."""
    found = re.findall(rf"^### {heading}\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert len(found) == 1, f"{heading} has {len(found)} headings"
    return str(found[0])


def test_the_clients_types_are_current() -> None:
    script = str(TOP / "tools" / "protocol_ts.py")
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, encoding="utf-8", timeout=60)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("record", [*SENT, *RECEIVED], ids=tag_of)
def test_every_message_and_every_field_of_it_is_explained(record: type[msgspec.Struct]) -> None:
    text = section(tag_of(record))
    explained_once = ("id",) if record in SENT else ()
    for field in record.__struct_fields__:
        assert f"`{field}`" in text or field in explained_once, field


def test_no_other_message_is_explained() -> None:
    above, _, below = PAGE.partition("## From the client\n")
    headings = re.findall(r"^### (.*)$", below.partition("## Limits")[0], re.MULTILINE)
    assert headings == [tag_of(record) for record in (*SENT, *RECEIVED)]
    assert above


def test_every_close_code_is_explained() -> None:
    there = {name: value for name, value in vars(codes).items() if type(value) is int}
    explained = {name: int(code) for code, name in re.findall(r"^\| (\d{4}) \| `(\w+)` \|", PAGE, re.MULTILINE)}
    assert explained == there


def test_the_limits_are_as_the_page_says() -> None:
    limits = PAGE.partition("## Limits")[2]
    assert f"| a message | {socket.LONGEST_MESSAGE} characters" in limits
    assert f"{connection.MOST_WAITING:,} bytes" in limits
    assert f"after {socket.PATIENCE} of these" in limits
    assert f"| {Config().messages_per_second} per second in the long run" in limits
    assert f"| {Config().most_sockets_of_user} per worker" in limits
    assert f"the last {chat.LAST_SAID} lines" in section("welcome")
    assert f"1 to {fields.LONGEST_ID} letters" in PAGE


def test_every_code_on_the_page_is_explained_among_the_errors() -> None:
    errors = (TOP / "docs" / "errors.md").read_text(encoding="utf-8")
    for code in set(re.findall(r"`([a-z]+/[a-z-]+)`", PAGE)):
        assert f"### {code}\n" in errors, code


def test_every_line_of_the_session_is_a_message() -> None:
    lines = re.findall(r"^([→←]) (.*)$", PAGE, re.MULTILINE)
    assert len(lines) > 15
    for arrow, text in lines:
        message = json.loads(re.sub(r",?…", "", text))
        records = {tag_of(record): record for record in (SENT if arrow == "→" else RECEIVED)}
        record = records[message.pop("type")]
        fields = msgspec.structs.fields(record)
        assert set(message) <= {field.name for field in fields}, text
        assert set(message) >= {field.name for field in fields if field.required}, text


def test_what_a_client_sends_in_the_session_can_be_read() -> None:
    sent = re.findall(r"^→ (.*)$", PAGE, re.MULTILINE)
    read = {type(msgspec.json.decode(text, type=requests.FromClient)) for text in sent}
    assert read >= {requests.Answer, requests.Undo, requests.Say}


@pytest.fixture
def page_names() -> dict[str, Any]:
    """What the Python on the page defines."""
    [block] = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    example = doctest.DocTestParser().get_doctest(block, {}, "protocol.md", None, None)
    doctest.DocTestRunner().run(example, clear_globs=False)
    return example.globs


@pytest.mark.parametrize("seed", range(3))
def test_the_page_applies_patches_and_checks_views_as_the_server_makes_them(
    page_names: dict[str, Any], seed: int
) -> None:
    applied: Callable[[Any, Any], Any] = page_names["applied"]
    check: Callable[[Any], int] = page_names["check"]
    match = gladsheim.load("voluspa").match(seats=2, seed=seed)
    old = match.view(0)
    mine = msgspec.json.decode(msgspec.json.encode(old))
    while not match.over:
        asked = match.asked[0]
        moves = match.moves(asked.seat)
        match.play(moves[len(match.lines) * 7 % len(moves)], asked.seat)
        new = match.view(0)
        mine = applied(mine, msgspec.json.decode(msgspec.json.encode(difference(old, new))))
        assert mine == msgspec.json.decode(msgspec.json.encode(new))
        assert check(mine) == checksum(new)
        old = new


@pytest.mark.parametrize("text", ["Jörð", "🪓", 'a"b\\c/d', "\t\n\r\b\f", "\x01\x1f\x7f", "\u2028", "é\u0301"])
def test_every_text_has_one_checksum(page_names: dict[str, Any], text: str) -> None:
    view = {"b": [text], "a": {text: None, "Z": True}}
    assert page_names["check"](view) == checksum(view)


def routes() -> set[str]:
    """Every method and path of the application, as the page writes them."""
    found: set[str] = set()
    for route in create_app(Config()).routes:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)
        if isinstance(route, HTTPRoute):
            found |= {f"{method} {path}" for method in route.methods if method not in ("OPTIONS", "HEAD")}
        elif isinstance(route, WebSocketRoute):
            found.add(f"websocket {path}")
    return {one for one in found if one.partition(" ")[2] not in UNDESCRIBED}


def test_the_table_of_routes_is_that_of_the_application() -> None:
    listed = re.findall(r"^\| `((?:GET|POST|PUT|PATCH|DELETE|websocket) [^`]*)` \|", PAGE, re.MULTILINE)
    assert len(set(listed)) == len(listed)
    assert set(listed) == routes()
