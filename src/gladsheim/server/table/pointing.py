"""What people show each other without playing anything: seen by whoever is there now, and never written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gladsheim.server.protocol import messages, requests
from gladsheim.server.readers.connection import Connection
from gladsheim.server.table.agreeing import check_open_question
from gladsheim.server.table.live import LiveTable
from gladsheim.server.tasks import in_thread
from gladsheim.store.refusals import declined


async def point(live: LiveTable, connection: Connection, request: requests.Point, client: str) -> None:
    """Everybody else sees a place lit up. Who looks on points at nothing, nor does whom the host has muted."""
    live.check_actor(connection.user, request.seat)
    check_gesture(live, connection)
    if connection.user.id in await in_thread(live.worker.store.seats.muted_users, live.id):
        raise declined("chat/muted")
    show(live, messages.Pointed(request.seat, request.at), connection)
    live.publish("pointed", [request.seat, request.at])
    connection.tell(messages.Done(request.id))


async def prepare(live: LiveTable, connection: Connection, request: requests.Prepare, client: str) -> None:
    """Everybody else sees what somebody is about to propose to all, if they would see it played."""
    live.check_actor(connection.user, request.seat)
    check_gesture(live, connection)
    check_open_question(live, request)
    match = live.match
    if not match.first_counts or request.seat not in match.owing:
        raise declined("live/not-asked")
    text = " ".join(request.text.lower().split())
    if text and not match.is_open(text, request.seat):
        raise declined("live/not-asked")
    show(live, messages.Prepared(request.seat, request.question, text), connection)
    live.publish("prepared", [request.seat, request.question, text])
    connection.tell(messages.Done(request.id))


def check_gesture(live: LiveTable, connection: Connection) -> None:
    """Nobody makes the board of others flicker."""
    if not live.worker.gestures.take(connection.user.id):
        raise declined("live/too-fast")


def show(live: LiveTable, message: messages.Message, but: Connection | None = None) -> None:
    """To everybody here but to who does it."""
    for connection in live.room.connections:
        if connection is not but:
            connection.tell(message)


def shown_elsewhere(live: LiveTable, kind: str, data: Sequence[Any]) -> None:
    """Somebody on another worker shows something."""
    if live.loaded is not None:
        show(live, messages.Pointed(*data) if kind == "pointed" else messages.Prepared(*data))
