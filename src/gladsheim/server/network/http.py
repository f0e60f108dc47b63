"""HTTP as uvicorn speaks it: whoever connects must say what he wants, in time and in few words.

What is taken from the insides of uvicorn is listed in tests/server/test_insides.py.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final
from weakref import ref

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gladsheim.server.network.callers import Wiring
from gladsheim.server.network.websocket import WIRE

PIECE: Final = 1024
"""So many bytes are parsed before it is asked whether they were too many."""

LARGEST_HEAD: Final = 64 * 1024
LARGEST_BODY: Final = 64 * 1024
MOST_UNREAD: Final = 4 * LARGEST_BODY
"""Of too large a body so much is taken in, so that the refusal can be read."""

MOST_WAITING: Final = 8
"""Requests that may be sent before the first is answered."""

ASKED, HEAD, BODY = range(3)


class HttpProtocol(HttpToolsProtocol):
    """Ends a connection that dawdles over a request, sends too much, or comes from where there are too many."""

    config: Wiring
    awaited = HEAD
    timed = ASKED
    left = LARGEST_HEAD
    deadline: asyncio.TimerHandle | None = None
    is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.callers = self.config.callers
        self.is_counted = self.callers.pick_up(self.host)
        if self.is_counted:
            self.watch()
        else:
            transport.abort()

    @property
    def host(self) -> str:
        """Where the other end is."""
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        super().connection_lost(exc)
        self.let_go()
        if self.is_counted:
            self.callers.hang_up(self.host)

    def handle_websocket_upgrade(self) -> None:
        self.forget()
        super().handle_websocket_upgrade()  # which ends the connection, and the count, from now on
        self.let_go()

    def let_go(self) -> None:
        """Keep nothing that keeps this: nobody looks for cycles often."""
        self.cycle = None  # type: ignore[assignment]
        self.parser = None  # type: ignore[assignment]

    # Coming in.

    def data_received(self, data: bytes) -> None:
        if self.awaited == ASKED:
            self.awaited = HEAD
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self.left -= len(piece)
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self.left < 0 or len(self.pipeline) > MOST_WAITING:
                self.cut_off("bytes")
                return
        self.watch()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        extensions: dict[str, Any] = {WIRE: ref(self)}
        self.scope["extensions"] = extensions
        self.awaited = HEAD

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.awaited = BODY
        self.left = MOST_UNREAD

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.awaited = ASKED
        self.left = LARGEST_HEAD

    # Time.

    def watch(self) -> None:
        """Give time for what is awaited now."""
        if self.timed == self.awaited:
            return
        self.forget()
        self.timed = self.awaited
        if self.awaited != ASKED:
            config = self.callers.config
            seconds = config.header_seconds if self.awaited == HEAD else config.body_seconds
            self.deadline = asyncio.get_running_loop().call_later(seconds, self.cut_off, "dawdling")

    def forget(self) -> None:
        """Nothing is awaited."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        self.timed = ASKED

    def cut_off(self, reason: str) -> None:
        """End it; an answer that is written already may still be read."""
        self.forget()
        self.callers.cut[reason] += 1
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()
