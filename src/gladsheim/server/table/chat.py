"""What is said at a table, passed on to everybody who wants to hear it."""

from __future__ import annotations

from typing import Final

from gladsheim.server.protocol import messages, requests
from gladsheim.server.protocol.tables import ChatLine
from gladsheim.server.readers.connection import Connection
from gladsheim.server.readers.info import person
from gladsheim.server.table.live import LiveTable
from gladsheim.server.tasks import in_thread
from gladsheim.store.records import ChatLine as StoredLine
from gladsheim.store.refusals import declined

LAST_SAID: Final = 100
"""So much of a chat is shown to whoever comes."""


async def chat_for(live: LiveTable, user: str) -> list[ChatLine]:
    """The last things said, without those of people this user has blocked."""

    def read() -> list[ChatLine]:
        accounts = live.worker.store.accounts
        lines = [line for line in live.worker.store.chat.chat(live.id) if line.number <= live.heard][-LAST_SAID:]
        speakers = {line.user for line in lines} - set(accounts.blocked(user))
        people = {id: person(accounts.user(id)) for id in speakers}
        return [
            ChatLine(line.number, line.at, people[line.user], line.text)
            for line in lines
            if line.user in people and line.text
        ]

    return await in_thread(read)


async def hear(live: LiveTable) -> None:
    """Pass on what was said on any worker since the last time; the lock is held."""
    lines = await in_thread(live.worker.store.chat.chat, live.id, live.heard)
    if lines and live.room.connections:
        await said(live, lines)
    live.heard = lines[-1].number if lines else live.heard


async def said(live: LiveTable, lines: list[StoredLine]) -> None:
    """Pass on what was said to everybody here who wants to hear it."""
    for line in lines:
        speaker = person(await in_thread(live.worker.store.accounts.user, line.user))
        deaf = await in_thread(live.worker.store.accounts.blocked_by, line.user)
        message = messages.Said(ChatLine(line.number, line.at, speaker, line.text))
        for connection in live.room.connections:
            if connection.user.id not in deaf:
                connection.tell(message)


async def say_it(live: LiveTable, connection: Connection, request: requests.Say, client: str) -> None:
    """Everybody hears it but those who have blocked the speaker."""
    if not live.worker.chatter.take(connection.user.id):
        raise declined("live/chatter")
    assert live.loaded is not None, "refreshed"
    line = await in_thread(live.worker.store.chat.say, live.id, connection.user.id, request.text)
    live.loaded.clients.add(client)
    await hear(live)
    live.publish("said", line.number)
    connection.tell(messages.Done(request.id))
