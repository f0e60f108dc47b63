"""People at tables: a client that keeps its views by patches and fails when anything does not add up."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from copy import deepcopy
from types import TracebackType
from typing import Any
from zlib import crc32

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gladsheim.server.readers.patch import applied

DEADLINE = 30.0

Json = dict[str, Any]


def check_of(view: Any) -> int:
    """The checksum as a browser computes it."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return crc32(text.encode())


class Reader:
    """One seat's view, or a spectator's, as a browser keeps it."""

    def __init__(self, sync: Json) -> None:
        self.view = sync["view"]
        self.count: int = sync["events"]
        self.events: list[Json] = []
        self.state = sync
        assert check_of(self.view) == sync["check"], "the view is not the one that was meant"

    def update(self, message: Json) -> None:
        """One step further."""
        assert message["since"] == self.count, "an event is missing"
        self.count += len(message["events"])
        self.events += [{name: fact[name] for name in ("event", "words")} for fact in message["events"]]
        for fact in message["events"]:
            self.view = applied(deepcopy(self.view), fact.get("patch") or [])
        self.view = applied(deepcopy(self.view), message["patch"])
        self.state = {"question": None, "moves": [], "can_undo": False, **message}
        if "check" in message:
            assert check_of(self.view) == message["check"], "the patch does not lead to the view that was meant"

    @property
    def moves(self) -> list[str]:
        """The legal moves, none if nothing is asked."""
        moves: list[str] = self.state["moves"]
        return moves

    @property
    def question(self) -> Json | None:
        """What is asked."""
        question: Json | None = self.state["question"]
        return question


class Player:
    """A socket at a table. Everything it receives is kept in `messages`."""

    def __init__(self, address: str, cookie: str, origin: str) -> None:
        self.address = address
        self.cookie = cookie
        self.origin = origin
        self.readers: dict[int | None, Reader] = {}
        self.table: Json = {}
        self.seats: list[int] = []
        self.messages: list[Json] = []
        self.raw: list[str] = []
        self.news = asyncio.Condition()
        self.closed: int | None = None

    async def __aenter__(self) -> Player:
        headers = {"Cookie": f"gladsheim={self.cookie}", "Origin": self.origin}
        self.socket: ClientConnection = await connect(
            self.address, additional_headers=headers, max_size=None, compression=None
        )
        self.task = asyncio.create_task(self.listen())
        await self.until(lambda: bool(self.table) or self.closed is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()
        await self.task

    async def listen(self) -> None:
        """Take in what comes, until the socket is closed."""
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.raw.append(text)
                self.take(json.loads(text))
                async with self.news:
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code
        async with self.news:
            self.news.notify_all()

    def take(self, message: Json) -> None:
        """One message."""
        self.messages.append(message)
        match message["type"]:
            case "welcome" | "table_changed":
                self.table, self.seats = message["table"], message["seats"]
            case "sync":
                self.readers[message["seat"]] = Reader(message)
            case "update":
                self.readers[message["seat"]].update(message)

    async def until(self, is_so: Callable[[], bool], seconds: float = DEADLINE) -> None:
        """Wait until something is so."""
        async with self.news, asyncio.timeout(seconds):
            while not is_so():
                if self.task.done():
                    self.task.result()
                await self.news.wait()

    async def send(self, **message: Any) -> str:
        """Send a message with a new id, which is returned."""
        message = {"id": secrets.token_hex(8)} | message
        await self.socket.send(json.dumps(message))
        return str(message["id"])

    async def ask(self, **message: Any) -> Json:
        """Send a message and wait for whatever answers it."""
        id = await self.send(**message)
        return await self.reply(id)

    async def reply(self, id: str) -> Json:
        """The first message that names a request."""
        await self.until(lambda: any(one.get("id") == id for one in self.messages) or self.closed is not None)
        answers = [one for one in self.messages if one.get("id") == id]
        assert answers, f"the socket was closed with {self.closed}"
        return answers[0]

    async def play(self, seat: int, text: str) -> Json:
        """Answer the open question of a seat."""
        question = self.readers[seat].question
        assert question is not None, "nothing is asked"
        return await self.ask(type="answer", seat=question["seat"], question=question["id"], text=text)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, as far as this player knows."""
        return bool(self.table["status"] == "over")

    @property
    def seated(self) -> list[Reader]:
        """What the player's own seats read."""
        return [reader for seat, reader in self.readers.items() if seat is not None]

    async def play_on(self, rng: random.Random, moves: int = 10_000) -> int:
        """Answer at random whatever is asked, until the game is over or so many moves are made."""
        made = 0
        while made < moves and not self.is_over:
            await self.until(lambda: self.is_over or any(map(is_asked, self.seated)))
            for seat, reader in list(self.readers.items()):
                if seat is not None and is_asked(reader) and not self.is_over:
                    answer = await self.play(seat, rng.choice(reader.moves))
                    assert answer["type"] == "update" or answer["code"] == "match/stale", answer
                    made += 1
                    break
        return made


def is_asked(reader: Reader) -> bool:
    """Whether a reader owes an answer."""
    return reader.question is not None and not reader.question["given"]


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.client = httpx.AsyncClient(base_url=f"{url}/api", timeout=DEADLINE, verify=False)
        self.name = name
        self.id = ""

    async def __aenter__(self) -> Guest:
        answer = await self.client.post("/guests", json={"name": self.name})
        answer.raise_for_status()
        self.id = answer.json()["id"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.client.aclose()

    async def ask(self, method: str, path: str, **body: Any) -> Json:
        """Call the API; fails unless it answers well."""
        answer = await self.client.request(method, path, json=body or None)
        assert answer.is_success, answer.text
        result: Json = answer.json() if answer.content else {}
        return result

    async def open_table(self, **wishes: Any) -> str:
        """A new table, by default for two at Völuspá with me at seat 0."""
        spec: Json = {"game": "voluspa", "seats": 2, "places": [{"seat": 0}], "public": True} | wishes
        return str((await self.ask("POST", "/tables", **spec))["id"])

    async def sit(self, table: str, seat: int) -> None:
        """Take a seat."""
        await self.ask("PUT", f"/tables/{table}/seats/{seat}", entropy=secrets.token_hex(8))

    async def start(self, table: str) -> None:
        """Begin."""
        await self.ask("POST", f"/tables/{table}/start")

    def at(self, table: str, query: str = "", port: int | None = None) -> Player:
        """A socket at a table, perhaps on another worker's port."""
        url = httpx.URL(self.url) if port is None else httpx.URL(self.url).copy_with(port=port)
        address = f"ws://{url.host}:{url.port}{url.path.rstrip('/')}/api/tables/{table}/socket{query}"
        return Player(address, self.client.cookies["gladsheim"], f"http://{url.host}:{url.port}")
