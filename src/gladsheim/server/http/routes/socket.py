"""The websocket of a table: who may open it, how much it may say, and what becomes of bad messages."""

from __future__ import annotations

import asyncio
import contextlib
import time
from secrets import token_hex
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket

from gladsheim.errors import GladsheimError, StoreError
from gladsheim.server.hall.hall import Hall
from gladsheim.server.http.limits import address_of
from gladsheim.server.http.parameters import Id, TheHall, TokenInQuery
from gladsheim.server.http.problems import as_ours, language_of
from gladsheim.server.http.security import wire_of
from gladsheim.server.http.sessions import token_of, user_of
from gladsheim.server.network.websocket import Protocol
from gladsheim.server.protocol.codes import (
    GOING_AWAY,
    NO_SUCH_TABLE,
    NOT_WELCOME,
    SESSION_ENDED,
    THEY_LEFT,
    TOO_FAST,
    TOO_MANY,
    TOO_SLOW,
)
from gladsheim.server.protocol.requests import FromClient
from gladsheim.server.readers.connection import Connection
from gladsheim.server.table.live import LiveTable
from gladsheim.server.table.requests import handle
from gladsheim.server.tasks import in_thread
from gladsheim.server.worker import Gone
from gladsheim.store.refusals import declined
from gladsheim.words import quoted

LOG = structlog.get_logger("gladsheim.socket")

DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
LONGEST_MESSAGE: Final = 4096
PATIENCE: Final = 50
"""So many messages over the limit are refused before the socket is closed."""

LAST_WORDS: Final = 10.0
"""Seconds in which the other side can still receive what was said, and why it is closed."""

Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, hall: TheHall, table_id: Id, invitation: TokenInQuery = "") -> None:
    """Watch or play at a table. Somebody without a session has to get one first."""
    user = await user_of(socket)
    await socket.accept()
    if user is None:
        await socket.close(SESSION_ENDED)
        return
    wire = wire_of(socket.scope)
    if not isinstance(wire, Protocol):
        return  # gone already
    rate = hall.config.messages_per_second
    connection = Connection(wire, user, token_of(socket), language_of(socket), rate)
    connection.address = address_of(socket)
    if hall.admit(user.id):
        try:
            await converse(hall, connection, table_id, invitation)
        finally:
            hall.dismiss(user.id)
        if connection.code == TOO_SLOW:
            hall.metrics.slow_readers.inc()
    else:
        connection.refuse(declined("live/too-many-sockets"))
        connection.close(TOO_MANY)
    if connection.code == THEY_LEFT:
        return  # a close that nobody hears fails, and its traceback would keep the connection in a cycle
    with contextlib.suppress(Exception):
        # Whatever the network does to the last words, the conversation is over.
        await asyncio.wait_for(socket.close(connection.code), LAST_WORDS)


async def converse(hall: Hall, connection: Connection, table_id: str, invitation: str) -> None:
    """From the welcome to the last message."""
    try:
        table = await in_thread(hall.store.tables.table, table_id)
        await in_thread(hall.check_watch, table, connection.user, invitation)
        connection.invitation = invitation
        live = await hall.join(table_id, connection)
    except GladsheimError as error:
        connection.refuse(as_ours(error))
        connection.close(closing_code(error))
        return
    try:
        await listen(hall, connection, live)
    finally:
        hall.leave(live, connection)
        connection.close(THEY_LEFT)


async def listen(hall: Hall, connection: Connection, live: LiveTable) -> None:
    """Message by message, until either side ends it."""
    while (event := await connection.hear()) is not None and event["type"] != "websocket.disconnect":
        text, raw = event.get("text"), event.get("bytes")
        data = text if isinstance(text, str) else raw if isinstance(raw, bytes) else ""
        await obey(hall, connection, live, data)


async def obey(hall: Hall, connection: Connection, live: LiveTable, data: str | bytes) -> None:
    """Do what a message asks for, or say why not."""
    id: str | None = None
    started = time.perf_counter()
    try:
        request = read(connection, data)
        id = request.id
        if not connection.messages.take():
            raise too_fast(connection)
        await handle(live, connection, request)
        hall.metrics.move_seconds.observe(time.perf_counter() - started)
    except Gone:
        connection.close(NO_SUCH_TABLE)
    except GladsheimError as error:
        refuse(hall, connection, as_ours(error), id)
    except Exception:
        # The outermost frame: a fault of ours ends neither the socket nor the game, which goes on from the journal.
        incident = token_hex(4)
        LOG.exception("message_failed", incident=incident, table=live.id)
        live.is_stale = True
        connection.refuse(declined("request/failed", id=incident), id)


def refuse(hall: Hall, connection: Connection, refusal: GladsheimError, id: str | None) -> None:
    """Say why not. No frame that the error has passed may keep it: the two would be a cycle that holds the table."""
    hall.metrics.refusals.labels(refusal.code).inc()
    connection.refuse(refusal, id)


def closing_code(error: GladsheimError) -> int:
    """Why somebody cannot join: for good, or because the server is busy with itself and he should try again."""
    if error.code == "table/unknown":
        return NO_SUCH_TABLE
    return GOING_AWAY if isinstance(error, StoreError) or error.code == "live/closing" else NOT_WELCOME


def too_fast(connection: Connection) -> GladsheimError:
    """Messages come too fast, or cannot be read; who does not stop then is cut off."""
    connection.too_fast += 1
    if connection.too_fast > PATIENCE:
        connection.close(TOO_FAST)
    return declined("live/too-fast")


def read(connection: Connection, data: str | bytes) -> FromClient:
    """A message; declined if it is none of ours."""
    code = "live/long-message"
    terms: dict[str, int | str] = {"longest": LONGEST_MESSAGE}
    try:
        if len(data) <= LONGEST_MESSAGE:
            return DECODER.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as reason:
        code, terms = "live/bad-message", {"reason": quoted(reason)}
    raise declined(code, **terms) if connection.messages.take() else too_fast(connection)


ROUTES: Final = [table_socket]
