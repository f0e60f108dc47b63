"""What we take from the insides of uvicorn and websockets is here, all of it, and as it was when we wrote ours."""

from __future__ import annotations

import ast
import asyncio
import inspect
import textwrap
import tomllib
from collections.abc import Iterator
from contextlib import closing, suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from uvicorn.supervisors import Multiprocess
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.server import ServerProtocol

from gladsheim.server import run
from gladsheim.server.config import Config
from gladsheim.server.network import websocket
from gladsheim.server.network.callers import Wiring
from gladsheim.server.network.http import HttpProtocol

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
EVERYTHING = [
    *PROJECT["project"]["dependencies"],
    *(one for group in PROJECT["project"]["optional-dependencies"].values() for one in group),
    *PROJECT["build-system"]["requires"],
    *(one for group in PROJECT["dependency-groups"].values() for one in group if isinstance(one, str)),
]

TAKEN: dict[type, tuple[type, dict[str, str], set[str]]] = {
    websocket.Protocol: (
        WebSocketsSansIOProtocol,
        {
            "connection_made": "transport",
            "connection_lost": "exc",
            "data_received": "data",
            "handle_connect": "event",
            "handle_events": "",
            "handle_ping": "",
            "send": "message",
            "send_receive_event_to_app": "",
        },
        {
            *("client", "close_sent", "close_timer", "config", "conn", "curr_msg_data_type", "disconnected", "frames"),
            *("handle_parser_exception", "handshake_complete", "handshake_initiated", "loop", "queue", "read_paused"),
            *("scope", "stop_keepalive", "transport", "writable"),
        },
    ),
    HttpProtocol: (
        HttpToolsProtocol,
        {
            "connection_made": "transport",
            "connection_lost": "exc",
            "data_received": "data",
            "handle_websocket_upgrade": "",
            "on_headers_complete": "",
            "on_message_begin": "",
            "on_message_complete": "",
        },
        {"client", "config", "cycle", "parser", "pipeline", "scope", "transport"},
    ),
    run.Server: (uvicorn.Server, {"capture_signals": ""}, {"handle_exit"}),
    run.Supervisor: (
        Multiprocess,
        {"handle_int": "", "handle_term": "", "join_all": "", "keep_subprocess_alive": ""},
        {"processes"},
    ),
    Wiring: (uvicorn.Config, {}, set()),
}
"""Of each class of ours: its base, what it overrides with which parameters, and what else of the base it uses."""

LATE = {"scope"}
"""What the base sets when a request has come."""


def own(ours: type) -> set[str]:
    """What a class of ours defines, in its body or by itself."""
    sets = {node.attr for node in selves(ours) if isinstance(node.ctx, ast.Store)}
    return (
        (set(vars(ours)) | set(vars(ours).get("__annotations__", ())) | sets)
        - set(dir(object))
        - {*("__module__", "__dict__", "__weakref__", "__annotations__", "__static_attributes__", "__firstlineno__")}
    )


def selves(ours: type) -> list[ast.Attribute]:
    """Everything behind `self.` in a class of ours."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(ours)))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    return [node for node in found if isinstance(node.value, ast.Name) and node.value.id == "self"]


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    """A loop in which nothing runs."""
    with closing(asyncio.new_event_loop()) as loop:
        yield loop


def instance_of(base: type, loop: asyncio.AbstractEventLoop) -> Any:
    """One as uvicorn makes it."""
    if base is uvicorn.Config:
        return uvicorn.Config("nowhere:app", log_config=None)
    if base is uvicorn.Server:
        return uvicorn.Server(uvicorn.Config("nowhere:app", log_config=None))
    if base is Multiprocess:
        return Multiprocess(uvicorn.Config("nowhere:app", workers=1, log_config=None), [])
    config = run.settings(Config(), lambda *_: None)
    config.load()
    return base(config=config, server_state=ServerState(), app_state={}, _loop=loop)


@pytest.mark.parametrize("ours", TAKEN, ids=lambda ours: ours.__name__)
def test_ours_overrides_and_uses_what_is_listed_and_nothing_of_ours_has_a_name_of_theirs(
    ours: type, loop: asyncio.AbstractEventLoop
) -> None:
    base, overridden, used = TAKEN[ours]
    theirs = instance_of(base, loop)
    names = set(dir(theirs)) | (LATE & used)
    assert names >= {*overridden, *used}
    assert {node.attr for node in selves(ours)} - own(ours) <= used
    assert (own(ours) & names) - {"__init__"} <= {*overridden, *used}
    for name, parameters in overridden.items():
        assert [*inspect.signature(getattr(base, name)).parameters] == ["self", *parameters.split()], name


def test_uvicorn_calls_what_ours_overrides() -> None:
    called = {
        WebSocketsSansIOProtocol.data_received: ("handle_events",),
        WebSocketsSansIOProtocol.handle_events: ("handle_connect", "handle_ping", "events_received"),
        WebSocketsSansIOProtocol.handle_text: ("send_receive_event_to_app",),
        WebSocketsSansIOProtocol.handle_cont: ("send_receive_event_to_app",),
        WebSocketsSansIOProtocol.receive: ("resume_reading",),
        HttpToolsProtocol.data_received: ("feed_data", "handle_websocket_upgrade"),
        HttpToolsProtocol.handle_websocket_upgrade: ("connection_made", "data_received", "set_protocol"),
        Multiprocess.run: ("join_all",),
    }
    for method, names in called.items():
        assert set(names) <= set(method.__code__.co_names), method.__qualname__


def test_the_parser_of_websockets_is_as_we_know_it() -> None:
    parser = ServerProtocol()
    assert isinstance(parser.reader.buffer, bytearray)
    assert parser.events == []
    for name in ("receive_data", "events_received", "data_to_send", "send_close", "state", "parser_exc"):
        assert hasattr(parser, name)
    assert apply_mask(b"hail", b"\1\2\3\4") == bytes([b"h"[0] ^ 1, b"a"[0] ^ 2, b"i"[0] ^ 3, b"l"[0] ^ 4])


def test_what_uvicorn_is_told_it_knows() -> None:
    config = run.settings(Config(), lambda *_: None)
    config.load()
    assert config.http_protocol_class is HttpProtocol
    assert config.ws_protocol_class is websocket.Protocol


@pytest.mark.parametrize("line", EVERYTHING)
def test_every_dependency_has_bounds_between_which_ours_lies(line: str) -> None:
    one = Requirement(line)
    kinds = {bound.operator for bound in one.specifier}
    assert kinds in (
        {
            "==",
        },
        {">=", "<"},
    ), line
    with suppress(PackageNotFoundError):  # some are only where the wheel is built, or the code checked
        assert one.specifier.contains(version(one.name)), line


@pytest.mark.parametrize("name", ["uvicorn", "httptools", "websockets"])
def test_who_lends_us_insides_is_bound_to_what_was_tested(name: str) -> None:
    found = next(one for one in map(Requirement, PROJECT["project"]["dependencies"]) if one.name == name)
    major, minor, *_ = version(name).split(".")
    assert found.specifier.contains(f"{major}.{minor}")
    assert not found.specifier.contains(f"{major}.{int(minor) + 1}")
