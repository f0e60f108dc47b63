"""Websockets as uvicorn speaks them: counted from the first byte, ended for good, and with a shorter way for moves.

A move is one small text in, and one small text out for everybody who sees it. uvicorn stops and resumes reading around
every message, takes each frame apart and puts it together in objects, and sends from a task; each of these costs more
than the move itself, and so does every single write, which wakes a reader. So a table speaks to the socket itself,
which it finds in the scope's extension WIRE, and what it says within one turn of the loop is written at its end.

What is taken from the insides of uvicorn and websockets is listed in tests/server/test_insides.py.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport
from typing import Any, Final
from weakref import ref

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where there is C
from websockets.http11 import Request
from websockets.protocol import State

from gladsheim.server.network.callers import Allowance, Wiring
from gladsheim.server.protocol.codes import TOO_FAST

WIRE: Final = "gladsheim.wire"

MOST_PONGS: Final = 256 * 1024
"""Bytes that may wait for somebody who pings and does not read."""

MOST_UNREAD: Final = 8
"""So many messages may wait for us before we stop reading."""

PIECE: Final = 1024
"""So many bytes are parsed before the frames in them are counted: some 170 at most."""

MOMENT: Final = 2.0
"""Seconds in which a close frame can leave; then the line is cut."""

NORMAL: Final = 1000
NO_TEXT: Final = 1007

TEXT: Final = 0x81
"""How a text in one frame begins."""

FAREWELL: Final = b"\x88\x82"
"""How a close frame with a code begins, eight bytes from its end."""

MASKED: Final = 0x80
LONG: Final = 126

waiting: Final[dict[AbstractEventLoop, list[Protocol]]] = {}
"""Who has something to write at the end of this turn, of each loop that runs."""


class Protocol(WebSocketsSansIOProtocol):
    """Counts every frame and every byte; once it has closed it reads nothing but the other side's farewell."""

    config: Wiring
    unwritten: bytearray
    address = ""  # for which it counts as a websocket
    is_whole = False
    """Whether every frame so far came alone and in one piece, so that the parser holds nothing back."""

    is_deaf = False
    """Whether it is decided to close, so that nothing more is heard."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.callers = self.config.callers
        self.allowance = Allowance(self.callers.config.messages_per_second)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope.get("extensions") or {}
            extensions[WIRE] = ref(self)
            self.unwritten = bytearray()
            self.is_whole = not self.conn.reader.buffer

    def admit(self, address: str) -> bool:
        """Count this websocket for an address until it is gone, unless there are too many from there."""
        if self.callers.admit(address):
            self.address = address
            return True
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # a generator that keeps the connection, which keeps it
        self.callers.hang_up(self.client[0] if self.client else "")
        if self.address:
            self.callers.dismiss(self.address)

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
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        self.flush()
        await super().send(message)
        if self.close_timer is not None:  # closed just now
            self.close_timer.cancel()
            self.end()

    # The end.

    def hang_up(self) -> None:
        """It is decided to close: nothing more is read, and whoever waits for the next message gets none any more."""
        self.is_deaf = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": NORMAL})
        self.stop_reading()

    def cut_off(self, reason: str) -> None:
        """Who sends too much is told so, if he can be told, and not read any more."""
        self.callers.cut[reason] += 1
        self.is_deaf = self.close_sent = True
        if self.conn.state is not State.OPEN or not self.handshake_complete:
            self.transport.abort()  # after which uvicorn tells the app
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})
        self.flush()
        self.conn.data_to_send()  # pongs that nobody needs any more
        self.conn.send_close(TOO_FAST)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.stop_reading()
        self.end()

    def end(self) -> None:
        """What was said last has a moment to leave; then the line is cut, whoever holds on to it."""
        self.stop_keepalive()
        self.close_timer = self.loop.call_later(MOMENT, self.abort)

    def abort(self) -> None:
        """Cut the line."""
        self.callers.cut["lingering"] += 1
        self.transport.abort()

    def is_over(self) -> bool:
        """Whether nothing that comes counts any more."""
        return self.is_deaf or self.close_sent or self.transport.is_closing()

    def stop_reading(self) -> None:
        """Leave what else comes to the network."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    # Coming in.

    def data_received(self, data: bytes) -> None:
        if self.is_over():
            self.overhear(data)
        elif not self.allowance.take_bytes(len(data)):
            self.cut_off("bytes")
        elif self.handshake_initiated and not self.handshake_complete:
            self.cut_off("early")  # no client speaks before it has an answer
        elif not self.is_whole or not self.take_whole(data):
            for start in range(0, len(data), PIECE):
                super().data_received(data[start : start + PIECE])
                if self.is_over():
                    return

    def take_whole(self, data: bytes) -> bool:
        """Take a text that came alone and in one piece, past the parser; whether it was one."""
        start = start_of_only_frame(data)
        if start and data[0] == TEXT and self.conn.state is State.OPEN:
            if self.count(1):
                self.take_text(apply_mask(data[start:], data[start - 4 : start]))
            return True
        self.is_whole = start > 0
        return False

    def handle_events(self) -> None:
        if self.count(len(self.conn.events)):
            super().handle_events()

    def count(self, frames: int) -> bool:
        """Count frames; whoever sends too many is cut off."""
        self.callers.frames += frames
        if self.allowance.take_frames(frames):
            return True
        self.cut_off("frames")
        return False

    def overhear(self, data: bytes) -> None:
        """After our close theirs is awaited, and ends it at once; whatever else comes, nothing more is read."""
        if self.close_sent and data[-8:-6] == FAREWELL:
            self.transport.close()
        else:
            self.stop_reading()

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
        if self.queue.qsize() >= MOST_UNREAD:
            self.stop_reading()

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
