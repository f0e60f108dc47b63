"""Guests with browsers of their own, and games that were played before anybody looks."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random
from typing import Any, Final

import pytest
from websockets.sync.client import ClientConnection, connect

from gladsheim.kernel.match import Match
from gladsheim.kernel.play import legal, question
from gladsheim.kernel.step import NATURE
from gladsheim.server.journal.resume import entry_of
from gladsheim.store import Store

DEADLINE: Final = 30.0


class Guest:
    """Somebody who plays without an account; `nobody` has not even a session."""

    def __init__(self, server: Any, stack: ExitStack, name: str) -> None:
        self.server = server
        self.stack = stack
        self.client = stack.enter_context(server.client())
        self.id = ""
        if name:
            self.ask("POST", "/guests", {"name": name})
            self.id = self.ask("GET", "/me")["id"]

    def call(self, method: str, path: str, data: Any = None, **query: Any) -> Any:
        """The answer as it comes."""
        return self.client.request(method, path, json=data, params=query)

    def ask(self, method: str, path: str, data: Any = None, **query: Any) -> Any:
        """The answer to something that is done."""
        answer = self.call(method, path, data, **query)
        assert answer.is_success, answer.text
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return answer.json() if is_json else answer.text

    def refused(self, method: str, path: str, data: Any = None, **query: Any) -> str:
        """The code of something that is refused."""
        answer = self.call(method, path, data, **query)
        assert 400 <= answer.status_code < 500, answer.text
        problem = answer.json()
        assert problem["sentence"]
        return str(problem["code"])

    def opens(self, **wanted: Any) -> Any:
        """A new table of this guest's, in whose first seat he sits."""
        plain: dict[str, Any] = {"game": "voluspa", "seats": 2, "places": [{"seat": 0}], "public": True}
        return self.ask("POST", "/tables", plain | wanted)

    def sits(self, table: str, seat: int, **data: Any) -> Any:
        """Sit down."""
        return self.ask("PUT", f"/tables/{table}/seats/{seat}", data)

    def lobby(self) -> ClientConnection:
        """A websocket to the lobby."""
        return self.connected("/api/lobby")

    def socket(self, table: str, query: str = "") -> ClientConnection:
        """A websocket at a table."""
        return self.connected(f"/api/tables/{table}/socket{query}")

    def connected(self, path: str) -> ClientConnection:
        """A websocket."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)
        headers = {"Cookie": cookies, "Origin": self.server.url}
        address = f"{self.server.ws_url}{path}"
        return self.stack.enter_context(connect(address, additional_headers=headers, max_size=None))


@pytest.fixture
def guests() -> Iterator[ExitStack]:
    """Everybody goes home after the test."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def guest_at(guests: ExitStack) -> Callable[[Any, str], Guest]:
    """Guests by name, at any server."""
    return lambda server, name: Guest(server, guests, name)


@pytest.fixture
def anna(server: Any, guest_at: Callable[[Any, str], Guest]) -> Guest:
    """A guest."""
    return guest_at(server, "Anna")


@pytest.fixture
def bert(server: Any, guest_at: Callable[[Any, str], Guest]) -> Guest:
    """Another guest."""
    return guest_at(server, "Bert")


@pytest.fixture
def carl(server: Any, guest_at: Callable[[Any, str], Guest]) -> Guest:
    """A guest who has nothing to do with the others."""
    return guest_at(server, "Carl")


@pytest.fixture
def nobody(server: Any, guest_at: Callable[[Any, str], Guest]) -> Guest:
    """Somebody without a session."""
    return guest_at(server, "")


@pytest.fixture
def play() -> Callable[..., Match]:
    """Plays random moves at a table, as another worker would have written them; to the end unless told otherwise."""
    return played


def played(server: Any, table: str, answers: int = 10_000, undo: bool = False) -> Match:
    """The match, whose lines are all in the journal."""
    store: Store = server.store
    at = store.tables.start_table(table)
    game = server.app.state.hall.shelf.game(at.game)
    dice = store.tables.dice(table)
    match: Match = game.match(len(at.seats), options=at.options, companion=at.companion, dice=dice)
    rng = Random(7)
    for n in range(answers):
        if match.over:
            break
        if undo and n % 5 == 4:
            seat = match.lines[-1].seat
            match.rewind(match.alive[-1].number, max(0, seat))
        one = rng.choice(match.asked)
        step = question(match.state, one.seat)
        assert step is not None, "who is asked has a question"
        match.play(step.show(match.state, rng.choice(legal(match.state, one.seat))), one.seat)
    store.journal.append(table, [entry_of(line, line.number) for line in match.lines]).result(DEADLINE)
    if match.over:
        store.tables.finish_table(table, match.scores, match.ranking)
    else:
        owing = [one.seat for one in match.asked if one.seat != NATURE]
        store.tables.note_turns({table: (len(match.lines), owing)})
    return match


@pytest.fixture
def finished(play: Callable[..., Match]) -> Callable[..., tuple[str, Match]]:
    """Tables at which guests have played a whole game."""

    def make(*people: Guest, **wanted: Any) -> tuple[str, Match]:
        host = people[0]
        table = host.opens(seats=len(people), **wanted)["id"]
        for seat, guest in enumerate(people):
            guest.sits(table, seat, entropy=f"word-{seat}")
        return table, play(host.server, table)

    return make


@pytest.fixture
def next_lobby() -> Callable[[ClientConnection], Any]:
    """The next message of a lobby's websocket."""
    return lambda socket: json.loads(socket.recv(timeout=DEADLINE))


@pytest.fixture
def wait_for_end() -> Callable[[Guest, str], Any]:
    """Looks at a table until its game is over."""

    def wait(guest: Guest, table: str) -> Any:
        deadline = time.monotonic() + 2 * DEADLINE
        while (found := guest.ask("GET", f"/tables/{table}"))["status"] != "over":
            assert time.monotonic() < deadline, "the game does not end"
            time.sleep(0.05)
        return found

    return wait
