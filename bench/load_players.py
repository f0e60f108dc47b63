"""Players as lean as can be: websockets by hand, so that the test measures the server and not itself."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, cast

import msgspec

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
FINAL: Final = 0x80
MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"
"""A mask that changes nothing is a legal one."""

PATIENCE: Final = 120.0
AT_ONCE: Final = 8


class Put(msgspec.Struct):
    """What a player has to know of a question."""

    id: int


class UndoAsked(msgspec.Struct):
    """What a player has to know of an undo."""

    id: str


class TableInfo(msgspec.Struct):
    """What a player has to know of the table."""

    status: str
    undo: UndoAsked | None


class Heard(msgspec.Struct):
    """What a player has to know of any message; the legal moves are read only by who chooses one."""

    type: str
    seat: int | None = None
    question: Put | None = None
    moves: msgspec.Raw = msgspec.Raw(b"[]")
    table: TableInfo | None = None
    code: str = ""


HEARD: Final = msgspec.json.Decoder(Heard)
MOVES: Final = msgspec.json.Decoder(list[str])


class Player(asyncio.Protocol):
    """One websocket at a table."""

    def __init__(self, table: str, seat: int, cookie: str, tell: Callable[[Player, Heard, int], None]) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.tell = tell
        self.is_open = False
        self.buffer = b""
        self.sent = 0
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        path = f"/api/tables/{self.table}/socket"
        lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"]
        self.transport.write("\r\n".join([*lines, f"Cookie: gladsheim={self.cookie}", "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, end, self.buffer = self.buffer.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.is_open = True
        while (size := self.frame_size()) is not None:
            self.buffer = self.buffer[size:]

    def frame_size(self) -> int | None:
        """Take in the first frame, if all of it is there, and tell how long it was."""
        data = self.buffer
        if len(data) < 2:
            return None
        start, length = 2, data[1]
        if length == 126:
            start, length = 4, int.from_bytes(data[2:4])
        elif length == 127:
            start, length = 10, int.from_bytes(data[2:10])
        if len(data) < start + length:
            return None
        self.take(data[0] & 0x0F, data[start : start + length])
        return start + length

    def take(self, kind: int, payload: bytes) -> None:
        """One frame."""
        if kind == TEXT:
            heard = HEARD.decode(payload)
            self.tell(self, heard, len(payload))
            if heard.type == "sync" and not self.synced.done():
                self.synced.set_result(None)
        elif kind == PING:
            self.transport.write(bytes([FINAL | PONG, MASKED | len(payload)]) + NO_MASK + payload)
        elif kind == CLOSE:
            self.transport.close()

    def connection_lost(self, failure: Exception | None) -> None:
        if not self.synced.done():
            self.synced.set_exception(ConnectionError("closed before the first sync"))

    def send(self, **message: Any) -> None:
        """Say something, under an id of its own."""
        self.sent += 1
        payload = json.dumps({"id": f"{self.seat}-{self.sent}", "seat": self.seat, **message}).encode()
        size = len(payload)
        head = bytes([FINAL | TEXT, MASKED | size]) if size < 126 else bytes([FINAL | TEXT, MASKED | 126])
        self.transport.write(head + (b"" if size < 126 else size.to_bytes(2)) + NO_MASK + payload)

    def answer(self, heard: Heard, rng: random.Random) -> None:
        """Play a random legal move."""
        assert heard.question is not None, "only who is asked answers"
        self.send(type="answer", question=heard.question.id, text=rng.choice(MOVES.decode(heard.moves)))


async def connect(port: int, place: Place, tell: Callable[[Player, Heard, int], None]) -> Player:
    """A player who has seen the table."""
    loop = asyncio.get_running_loop()
    _, player = await loop.create_connection(lambda: Player(*place, tell), "127.0.0.1", port)
    async with asyncio.timeout(PATIENCE):
        await player.synced
    return player


Place = tuple[str, int, str]
"""A table, a seat, and the cookie of who sits there."""


def open_tables(port: int, count: int) -> list[Place]:
    """New tables of Völuspá for two guests each, whose games have begun."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        shares = [count // AT_ONCE + (n < count % AT_ONCE) for n in range(AT_ONCE)]
        return [place for places in pool.map(lambda share: open_some(port, share), shares) for place in places]


def open_some(port: int, count: int) -> list[Place]:
    """The same over one connection."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    places: list[Place] = []
    for _ in range(count):
        first, second = guest(connection), guest(connection)
        spec = {"game": "voluspa", "seats": 2, "places": [{"seat": 0}], "public": True}
        table = str(ask(connection, "POST", "/tables", first, spec)["id"])
        ask(connection, "PUT", f"/tables/{table}/seats/1", second, {"entropy": "load"})
        ask(connection, "POST", f"/tables/{table}/start", first, None)
        places += [(table, 0, first), (table, 1, second)]
    connection.close()
    return places


def guest(connection: http.client.HTTPConnection) -> str:
    """The cookie of somebody new."""
    body = json.dumps({"name": "Load"})
    connection.request("POST", "/api/guests", body, {"Content-Type": "application/json"})
    response = connection.getresponse()
    response.read()
    return (response.headers["set-cookie"] or "").partition("gladsheim=")[2].partition(";")[0]


def ask(connection: http.client.HTTPConnection, method: str, path: str, cookie: str, body: Any) -> Any:
    """Call the API; fails unless it answers well."""
    headers = {"Cookie": f"gladsheim={cookie}"} | ({"Content-Type": "application/json"} if body is not None else {})
    connection.request(method, f"/api{path}", None if body is None else json.dumps(body), headers)
    response = connection.getresponse()
    answer = response.read()
    assert response.status < 300, answer
    return json.loads(answer)


class Games:
    """All tables of a test: plays them, at full speed or at a rate, and keeps what it has measured."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.players: dict[tuple[str, int], Player] = {}
        self.asked: dict[str, tuple[Player, Heard]] = {}  # by table: who may answer now
        self.under_way: dict[str, tuple[int, float]] = {}  # by table: who has answered, and when
        self.is_free = False  # answer as soon as asked
        self.moves = 0
        self.enough = 0
        self.going: set[str] = set()
        self.times: list[float] = []
        self.bytes: list[int] = []
        self.list_bytes: list[int] = []
        self.undos: dict[str, str] = {}  # by table: what everybody is asked to agree to
        self.refusals: list[str] = []
        self.news = asyncio.Event()

    def hear(self, player: Player, heard: Heard, size: int) -> None:
        """What one player is told."""
        if heard.table is not None:
            self.undos[player.table] = heard.table.undo.id if heard.table.undo is not None else ""
            if heard.table.status == "over":
                self.going.discard(player.table)
            self.news.set()
        elif heard.type == "update":
            self.seen(player, heard, size)
        if heard.code:
            self.refusals.append(heard.code)
            self.news.set()
        if heard.question is not None and heard.type in ("sync", "update"):
            self.asked[player.table] = player, heard
            if self.is_free and player.table in self.going:
                self.answer(player.table)

    def seen(self, player: Player, heard: Heard, size: int) -> None:
        """A move has become visible; for the opponent of who made it, that is the time which counts."""
        self.news.set()
        listed = len(heard.moves)
        self.bytes.append(size - (listed + len(',"moves":') if heard.question is not None else 0))
        if heard.question is not None:
            self.list_bytes.append(listed)
        mover, sent = self.under_way.get(player.table, (player.seat, 0.0))
        if mover != player.seat:
            del self.under_way[player.table]
            self.times.append(time.perf_counter() - sent)
            self.moves += 1
            if self.moves == self.enough:
                self.is_free = False

    def answer(self, table: str) -> None:
        """Whoever is asked plays."""
        player, heard = self.asked.pop(table)
        self.under_way[table] = player.seat, time.perf_counter()
        player.answer(heard, self.rng)

    async def sit_down(self, port: int, places: list[Place]) -> None:
        """Everybody connects, some at a time."""
        for start in range(0, len(places), 50):
            some = places[start : start + 50]
            for player in await asyncio.gather(*(connect(port, place, self.hear) for place in some)):
                self.players[player.table, player.seat] = player
                self.going.add(player.table)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                assert not self.refusals, self.refusals
                self.news.clear()
                await self.news.wait()

    def forget(self) -> None:
        """Begin to measure anew."""
        self.moves = self.enough = 0
        self.times, self.bytes, self.list_bytes = [], [], []

    async def play_freely(self, enough: int = 0) -> None:
        """Everybody answers at once, until all games have ended or so many moves are made."""
        self.enough = enough
        self.is_free = True
        for table in [table for table in self.asked if table in self.going]:
            self.answer(table)
        await self.until(lambda: not self.going or (enough > 0 and not self.is_free and not self.under_way))

    async def play_at(self, rate: float, seconds: float) -> None:
        """So many moves per second, one table after the other, whether the last ones have been seen or not."""
        start = time.perf_counter()
        due = 0
        while (elapsed := time.perf_counter() - start) < seconds and self.going:
            ready = [table for table in self.asked if table in self.going][: int(elapsed * rate) - due]
            for table in ready:
                self.answer(table)
            due += len(ready)
            await asyncio.sleep(0.001)
        await self.until(lambda: not self.under_way)

    async def take_back(self, table: str) -> float:
        """Seconds from asking for an undo, over the opponent's consent, to seeing the board as it was."""
        one, other = self.players[table, 0], self.players[table, 1]
        seen = len(self.bytes) + 2
        start = time.perf_counter()
        one.send(type="undo")
        await self.until(lambda: bool(self.undos.get(table)) or len(self.bytes) >= seen)
        if len(self.bytes) < seen:
            other.send(type="consent", undo=self.undos[table], agree=True)
        await self.until(lambda: len(self.bytes) >= seen)
        return time.perf_counter() - start

    async def give_up(self) -> None:
        """Every game that still goes on is given up."""
        for table in self.going:
            self.players[table, 0].send(type="resign")
        await self.until(lambda: not self.going)

    def leave(self) -> None:
        """Everybody hangs up."""
        for player in self.players.values():
            player.transport.abort()
        self.players.clear()
