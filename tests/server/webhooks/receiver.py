"""An HTTP server that receives webhooks, and answers well or badly."""

from __future__ import annotations

import asyncio
import contextlib
import json
import ssl
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from gladsheim.server.config import Config
from gladsheim.server.metrics import Metrics
from gladsheim.server.webhooks.sender import Webhooks
from gladsheim.server.webhooks.targets import Address
from gladsheim.store import Store


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test that must not take for ever."""
    asyncio.run(asyncio.wait_for(test, 60))


async def until(happened: Callable[[], object]) -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(30):
        while not happened():
            await asyncio.sleep(0.01)


class Receiver:
    """An HTTP server that answers as its path says."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, str], Any]] = []
        self.active = 0
        self.cut_off = 0
        self.status = "200 OK"
        self.port = 0

    async def open(self, host: str = "127.0.0.1", port: int = 0, tls: ssl.SSLContext | None = None) -> asyncio.Server:
        server = await asyncio.start_server(self.serve, host, port, ssl=tls)
        self.port = server.sockets[0].getsockname()[1]
        return server

    def url(self, path: str = "/hook", host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.active += 1
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
            body = json.loads(await reader.readexactly(int(headers["content-length"])))
            path = first.split()[1]
            self.calls.append((path, headers, body))
            await self.answer(path, writer)
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
        self.active -= 1

    async def answer(self, path: str, writer: asyncio.StreamWriter) -> None:
        if path == "/redirect":
            writer.write(f"HTTP/1.1 307 Look there\r\nLocation: {self.url('/internal')}\r\n\r\n".encode())
        elif path == "/slow":
            await self.pour(writer, b"HTTP/1.1 200 OK\r\n", b"x", 0.05)
        elif path == "/headers":
            await self.pour(writer, b"HTTP/1.1 200 OK\r\n", b"x: " + b"y" * 1000 + b"\r\n")
        elif path == "/giant":
            await self.pour(writer, b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n", b"z" * 65536)
        elif path == "/cookie":
            writer.write(b"HTTP/1.1 204 Fine\r\nSet-Cookie: a=b; Path=/\r\n\r\n")
        else:
            writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\n\r\n".encode())

    async def pour(self, writer: asyncio.StreamWriter, first: bytes, more: bytes, pause: float = 0) -> None:
        """Answer without end, until they have had enough."""
        writer.write(first)
        try:
            while True:
                writer.write(more)
                await writer.drain()
                await asyncio.sleep(pause)
        except OSError:
            self.cut_off += 1
            raise


def anywhere(address: Address, port: int) -> bool:
    """In tests the whole internet is this machine."""
    return True


@contextlib.asynccontextmanager
async def hooks(store: Store, **options: Any) -> AsyncIterator[tuple[Webhooks, Receiver]]:
    """Webhooks as a server has them, and somebody who receives."""
    receiver = Receiver()
    config = Config(public_url="https://play.example.org", base_path="/games", **options.pop("config", {}))
    webhooks = Webhooks(config, store, Metrics(), **{"allow": anywhere, **options})
    await webhooks.open()
    async with await receiver.open():
        yield webhooks, receiver
        await webhooks.close()
        await until(lambda: not receiver.active)


def count(webhooks: Webhooks, outcome: str) -> int:
    """How many calls ended so."""
    return int(webhooks.metrics.registry.get_sample_value("gladsheim_webhooks_total", {"outcome": outcome}) or 0)
