"""Websockets as uvicorn speaks them, with two manners more for those who have none."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_PONGS: Final = 256 * 1024
"""Bytes that may wait for somebody who pings and does not read."""

NO_TEXT: Final = 1007


class Protocol(WebSocketsSansIOProtocol):
    """What is no UTF-8 ends a websocket without a traceback; pongs that nobody reads are not piled up."""

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_PONGS:
            self.transport.abort()
        else:
            super().handle_ping()
