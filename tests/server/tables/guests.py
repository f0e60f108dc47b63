"""Guests with browsers of their own, and games that were played before anybody looks."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from random import Random
from typing import Any, Final

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


def play(server: Any, table: str, answers: int = 10_000, undo: bool = False) -> Match:
    """Random moves at a table, as another worker would have written them; to the end unless told otherwise."""
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


def finished(*people: Guest, **wanted: Any) -> tuple[str, Match]:
    """A table at which guests have played a whole game."""
    host = people[0]
    table = host.opens(seats=len(people), **wanted)["id"]
    for seat, guest in enumerate(people):
        guest.sits(table, seat, entropy=f"word-{seat}")
    return table, play(host.server, table)


def next_lobby(socket: ClientConnection) -> Any:
    """The next message of a lobby's websocket."""
    return json.loads(socket.recv(timeout=DEADLINE))


def wait_for_end(guest: Guest, table: str) -> Any:
    """Looks at a table until its game is over."""
    deadline = time.monotonic() + 2 * DEADLINE
    while (found := guest.ask("GET", f"/tables/{table}"))["status"] != "over":
        assert time.monotonic() < deadline, "the game does not end"
        time.sleep(0.05)
    return found
