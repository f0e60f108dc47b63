"""Attackers: each connects from an address of its own, floods until it is cut off, and comes back at once."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import struct
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final

from msgspec import Struct

TEXT, CONTINUED, PING, PONG = 1, 0, 9, 10
PATIENCE: Final = 30.0
HALF: Final = b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Dawdle: "
PAGE: Final = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
BODY: Final = (
    b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{"
)


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a browser would send it, with an empty mask."""
    size = len(payload)
    if size > 0xFFFF:
        length = b"\xff" + struct.pack("!Q", size)
    else:
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    return bytes([(0x80 if fin else 0) | opcode]) + length + b"\0\0\0\0" + payload


class Attack(Struct, frozen=True):
    """What is sent after the handshake, and by how many at once."""

    first: bytes = b""
    again: bytes = b""
    has_session: bool = True
    has_handshake: bool = True
    waits: bool = True  # for the answer to the handshake
    reads: bool = True
    stays: bool = True  # until it is cut off
    connections: int = 20


PIECES: Final = frame(TEXT, b"", fin=False)
ASK: Final = frame(TEXT, b'{"type":"ask_events","id":"a","seat":null,"since":0}')

ATTACKS: Final[dict[str, Attack]] = {
    "nothing": Attack(connections=0),
    "pings": Attack(again=frame(PING) * 1000),
    "pings, no session": Attack(again=frame(PING) * 1000, has_session=False),
    "pongs": Attack(again=frame(PONG, b"x" * 125) * 500),
    "empty texts": Attack(again=frame(TEXT) * 1000),
    "empty pieces": Attack(PIECES, frame(CONTINUED, fin=False) * 1000),
    "pieces of one byte": Attack(PIECES, frame(CONTINUED, b"x", fin=False) * 1000),
    "one message in many pieces": Attack(PIECES, frame(CONTINUED, b"x" * 1000, fin=False) * 50),
    "frames too large": Attack(again=frame(TEXT, b"x" * 70_000)),
    "texts before the session is checked": Attack(again=frame(TEXT, b"{}") * 1000, waits=False),
    "texts": Attack(again=frame(TEXT, b'{"type":"nonsense"}') * 100),
    "questions whose answers are not read": Attack(again=ASK * 5, reads=False),
    "compressed frames": Attack(again=bytes([0xC1]) + frame(TEXT, b"\xaa" * 100)[1:]),
    "after the close": Attack(again=frame(PING, b"x" * 125) * 500, has_session=False, reads=False),
    "handshakes": Attack(has_session=False, stays=False),
    "half a handshake": Attack(HALF, has_handshake=False, connections=3000),
    "half a body": Attack(BODY, has_handshake=False, connections=3000),
    "nothing said": Attack(has_handshake=False, connections=3000),
    "requests": Attack(again=PAGE * 50, has_handshake=False),
}


class Attacker:
    """All connections from one address."""

    def __init__(self, port: int, source: str, attack: Attack) -> None:
        self.port = port
        self.source = source
        self.attack = attack
        self.bytes = 0
        self.connected = 0
        self.path, self.cookie = self.prepare() if attack.has_session else ("/api/lobby", "")

    def prepare(self) -> tuple[str, str]:
        """A guest with a table of his own."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, PATIENCE, (self.source, 0))
        headers = {"Content-Type": "application/json"}
        connection.request("POST", "/api/guests", json.dumps({"name": "Loki"}), headers)
        response = connection.getresponse()
        response.read()
        cookie = (response.headers["set-cookie"] or "").partition("gladsheim=")[2].partition(";")[0]
        spec = {"game": "voluspa", "seats": 2, "places": [{"seat": 0}, {"seat": 1, "bot": "random"}]}
        connection.request("POST", "/api/tables", json.dumps(spec), headers | {"Cookie": f"gladsheim={cookie}"})
        table = json.loads(connection.getresponse().read())["id"]
        connection.close()
        return f"/api/tables/{table}/socket", cookie

    async def flood(self) -> None:
        """Without end."""
        await asyncio.gather(*(self.come_back() for _ in range(self.attack.connections)))

    async def come_back(self) -> None:
        """Again and again."""
        while True:
            with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                await self.once()
            await asyncio.sleep(0.001)

    async def once(self) -> None:
        """One connection, until it is cut off."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
        self.connected += 1
        try:
            if self.attack.has_handshake:
                key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                head = (
                    f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}"
                )
                writer.write(f"{head}Cookie: gladsheim={self.cookie}\r\n\r\n".encode())
                if self.attack.waits:
                    await reader.readuntil(b"\r\n\r\n")
            writer.write(self.attack.first)
            if self.attack.stays:
                await asyncio.gather(self.send(writer), self.read(reader))
        finally:
            writer.transport.abort()

    async def send(self, writer: asyncio.StreamWriter) -> None:
        """As fast as it goes."""
        while self.attack.again and not writer.transport.is_closing():
            writer.write(self.attack.again)
            self.bytes += len(self.attack.again)
            await writer.drain()
            await asyncio.sleep(0)

    async def read(self, reader: asyncio.StreamReader) -> None:
        """Whatever comes, or nothing."""
        while self.attack.reads and await reader.read(65536):
            pass
        if self.attack.reads:
            raise ConnectionResetError


def flood(port: int, addresses: int, name: str, told: Connection) -> None:
    """The attackers' process: they live elsewhere, so they get what the others leave of this machine's processor."""
    os.nice(10)
    attackers = [Attacker(port, f"127.0.1.{n + 1}", ATTACKS[name]) for n in range(addresses)]
    told.send("ready")
    asyncio.run(for_a_while(attackers, told.poll))
    told.send((sum(one.connected for one in attackers), sum(one.bytes for one in attackers)))


async def for_a_while(attackers: list[Attacker], is_enough: Callable[[], bool]) -> None:
    """Until somebody says that it is enough."""
    tasks = [asyncio.ensure_future(one.flood()) for one in attackers]
    while not is_enough():
        await asyncio.sleep(0.1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
