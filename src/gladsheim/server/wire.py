"""Websockets as uvicorn speaks them: with two manners more for those who have none, and a shorter way for moves.

A move is one small text in, and one small text out for everybody who sees it. uvicorn stops and resumes reading around
every message, takes each frame apart and puts it together in objects, and sends from a task; each of these costs more
than the move itself, and so does every single write, which wakes a reader. So a table speaks to the socket itself,
which it finds in the scope's extension WIRE, and what it says within one turn of the loop is written at its end.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where there is C
from websockets.http11 import Request
from websockets.protocol import State

WIRE: Final = "gladsheim.wire"

MOST_PONGS: Final = 256 * 1024
"""Bytes that may wait for somebody who pings and does not read."""

MOST_UNREAD: Final = 8
"""So many messages may wait for us before we stop reading."""

NORMAL: Final = 1000
NO_TEXT: Final = 1007

TEXT: Final = 0x81
"""How a text in one frame begins."""

MASKED: Final = 0x80
LONG: Final = 126

waiting: Final[dict[AbstractEventLoop, list[Protocol]]] = {}
"""Who has something to write at the end of this turn, of each loop that runs."""


class Protocol(WebSocketsSansIOProtocol):
    """What is no UTF-8 ends a websocket without a traceback; pongs that nobody reads are not piled up."""

    unwritten: bytearray
    is_whole = False
    """Whether every frame so far came alone and in one piece, so that the parser holds nothing back."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope.get("extensions") or {}
            extensions[WIRE] = self
            self.unwritten = bytearray()
            self.is_whole = not self.conn.reader.buffer

    # Going out.

    def write_text(self, text: str) -> int:
        """Send a text after the handshake; how many bytes the other side has not taken yet. Once closed, nothing."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return 0
        data = text.encode()
        if not self.unwritten:
            write_later(self)
        self.unwritten += head_of(len(data))
        self.unwritten += data
        return len(self.unwritten) + self.transport.get_write_buffer_size()

    def flush(self) -> None:
        """Write what waits."""
        if self.unwritten and not self.transport.is_closing():
            self.transport.write(bytes(self.unwritten))
        self.unwritten.clear()

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    # Coming in.

    def data_received(self, data: bytes) -> None:
        if self.is_whole:
            start = start_of_only_frame(data)
            if start and data[0] == TEXT and self.conn.state is State.OPEN:
                self.take_text(apply_mask(data[start:], data[start - 4 : start]))
                return
            self.is_whole = start > 0
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.take_text(bytes(data))

    def take_text(self, data: bytes) -> None:
        """A whole text for the table."""
        if self.close_sent:
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def hang_up(self) -> None:
        """Whoever waits for the next message gets none any more."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": NORMAL})

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_PONGS:
            self.transport.abort()
        else:
            super().handle_ping()


def write_later(protocol: Protocol) -> None:
    """At the end of this turn of the loop, together with all the others."""
    loop = protocol.loop
    if loop not in waiting:
        waiting[loop] = []
        loop.call_soon(write_all, loop)
    waiting[loop].append(protocol)


def write_all(loop: AbstractEventLoop) -> None:
    """The end of the turn."""
    for protocol in waiting.pop(loop):
        protocol.flush()


def head_of(length: int) -> bytes:
    """The head of a text in one frame, as a server sends it (RFC 6455, 5.2)."""
    if length < LONG:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def start_of_only_frame(data: bytes) -> int:
    """Where the content begins, if this is one small frame of a client, whole and nothing else; else 0."""
    if len(data) < 6 or data[0] & 0xF0 != MASKED or data[1] < MASKED:
        return 0
    length = data[1] - MASKED
    if length < LONG:
        return 6 if len(data) == 6 + length else 0
    if length == LONG and len(data) >= 8:
        return 8 if len(data) == 8 + int.from_bytes(data[2:4], "big") else 0
    return 0
