"""Logs hold ids and events, never a token, a password, a cookie or a query."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import secrets
import warnings
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from gladsheim.server.config import Config
from gladsheim.server.logs import RequestLog, log, set_up


@pytest.fixture
def out() -> Iterator[io.StringIO]:
    """Where logs go; afterwards logging is as it was."""
    root = logging.getLogger()
    before, level = root.handlers, root.level
    showing = warnings.showwarning
    yield io.StringIO()
    logging.captureWarnings(False)
    warnings.showwarning = showing
    root.handlers = before
    root.setLevel(level)
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()


@pytest.fixture
def logged(out: io.StringIO) -> io.StringIO:
    """Where everything is logged as objects."""
    set_up(Config(log_format="json", log_level="debug"), out)
    return out


def lines(logged: io.StringIO) -> list[dict[str, Any]]:
    """What has been logged."""
    return [json.loads(line) for line in logged.getvalue().splitlines()]


def test_a_line_is_an_object_with_time_level_and_ids(logged: io.StringIO) -> None:
    structlog.contextvars.bind_contextvars(table="Ab12", user="u1")
    log.info("move", seat=0)
    [line] = lines(logged)
    assert line.pop("timestamp").endswith("Z")
    assert line == {"event": "move", "level": "info", "logger": "gladsheim", "table": "Ab12", "user": "u1", "seat": 0}


@pytest.mark.parametrize(
    "name", ["password", "token", "Cookie", "invitation", "seat_link", "dice_secret", "webhook", "database_url"]
)
def test_a_value_with_a_secret_name_is_hidden(logged: io.StringIO, name: str) -> None:
    log.info("something", **{name: "geheim", "headers": {name: "geheim"}, "list": [{name: "geheim"}]})
    assert "geheim" not in json.dumps(lines(logged))


def test_what_looks_like_a_token_is_hidden_wherever_it_stands(logged: io.StringIO) -> None:
    tokens = [secrets.token_urlsafe(32) for _ in range(20)] + [secrets.token_hex(32)]
    for token in tokens:
        log.info("went to /join/" + token, path=f"/join/{token}", some=[token])
        logging.getLogger("uvicorn.error").warning("%s failed", f"/seat?link={token}")
        try:
            raise ValueError(token)
        except ValueError:
            log.exception("failed")
    written = json.dumps(lines(logged))
    assert not [token for token in tokens if token in written]
    assert "ValueError" in written


def test_queries_and_logins_are_cut_out_of_addresses(logged: io.StringIO) -> None:
    logging.getLogger("somewhere").error('"GET /join?code=geheim HTTP/1.1" postgresql://anna:geheim@localhost/games')
    [line] = lines(logged)
    assert line["event"] == '"GET /join HTTP/1.1" postgresql://localhost/games'


@pytest.mark.parametrize("name", ["uvicorn.access", "uvicorn.error", "httpx", "websockets.server", "sqlalchemy.engine"])
def test_libraries_are_heard_only_when_something_is_wrong(logged: io.StringIO, name: str) -> None:
    logging.getLogger(name).info("every day")
    logging.getLogger(name).warning("something is wrong")
    assert [line["event"] for line in lines(logged)] == ["something is wrong"]


def test_the_level_of_the_settings_counts(out: io.StringIO) -> None:
    set_up(Config(log_format="json", log_level="warning"), out)
    log.info("unheard")
    log.warning("heard")
    assert [json.loads(line)["event"] for line in out.getvalue().splitlines()] == ["heard"]


def test_text_is_for_people(out: io.StringIO) -> None:
    set_up(Config(log_format="text"), out)
    log.info("move", table="Ab12", token="geheim")
    [line] = out.getvalue().splitlines()
    assert "move" in line
    assert "table=Ab12" in line
    assert "geheim" not in line


def test_a_request_leaves_one_line_with_its_id_and_without_its_query(logged: io.StringIO) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        structlog.contextvars.bind_contextvars(user="u1")
        await send({"type": "http.response.start", "status": 404, "headers": []})

    async def send(message: Any) -> None:
        pass

    scope: Any = {"type": "http", "method": "GET", "path": "/tables", "query_string": b"code=geheim", "headers": []}
    asyncio.run(RequestLog(app)(scope, None, send))  # type: ignore[arg-type]
    [line] = lines(logged)
    assert (line["event"], line["method"], line["path"], line["status"]) == ("request", "GET", "/tables", 404)
    assert line["user"] == "u1"
    assert len(line["request"]) == 16
    assert "geheim" not in json.dumps(line)
