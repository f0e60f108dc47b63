"""Websockets as uvicorn speaks them: with two manners more for those who have none, and a shorter way for moves.

A move is one small text in, and one small text out for everybody who sees it. uvicorn stops and resumes reading around
every message, builds each frame of objects, and sends from a task; each of these costs more than the move itself. So
a table writes its texts directly: the scope's extension WRITE is a function that takes one.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WRITE: Final = "gladsheim.write"

MOST_PONGS: Final = 256 * 1024
"""Bytes that may wait for somebody who pings and does not read."""

MOST_UNREAD: Final = 8
"""So many messages may wait for us before we stop reading."""

NO_TEXT: Final = 1007


class Protocol(WebSocketsSansIOProtocol):
    """What is no UTF-8 ends a websocket without a traceback; pongs that nobody reads are not piled up."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope.get("extensions") or {}
            extensions[WRITE] = self.write_text

    def write_text(self, text: str) -> int:
        """Send a text after the handshake; how many bytes the other side has not taken yet. Once closed, nothing."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return 0
        data = text.encode()
        self.transport.write(head_of(len(data)) + data)
        return self.transport.get_write_buffer_size()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        try:
            text = bytes(data).decode()
        except UnicodeDecodeError:
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_PONGS:
            self.transport.abort()
        else:
            super().handle_ping()


def head_of(length: int) -> bytes:
    """The head of a text in one frame, as a server sends it (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
