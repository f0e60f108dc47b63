"""What is said at a table, passed on to everybody who wants to hear it."""

from __future__ import annotations

from typing import Final

from gladsheim.server.protocol.messages import Said
from gladsheim.server.protocol.tables import ChatLine
from gladsheim.server.readers.info import person
from gladsheim.server.table.live import LiveTable
from gladsheim.server.tasks import in_thread
from gladsheim.store.records import ChatLine as StoredLine

LAST_SAID: Final = 100
"""So much of a chat is shown to whoever comes."""


async def chat_for(live: LiveTable, user: str) -> list[ChatLine]:
    """The last things said, without those of people this user has blocked."""

    def read() -> list[ChatLine]:
        blocked = live.hall.store.accounts.blocked(user)
        lines = [line for line in live.hall.store.chat.chat(live.id) if line.number <= live.heard][-LAST_SAID:]
        people = {id: person(live.hall.store.accounts.user(id)) for id in {line.user for line in lines} - set(blocked)}
        return [
            ChatLine(line.number, line.at, people[line.user], line.text)
            for line in lines
            if line.user in people and line.text
        ]

    return await in_thread(read)


async def hear(live: LiveTable) -> None:
    """Pass on what was said on any worker since the last time; the lock is held."""
    lines = await in_thread(live.hall.store.chat.chat, live.id, live.heard)
    if lines and live.connections:
        await said(live, lines)
    live.heard = lines[-1].number if lines else live.heard


async def said(live: LiveTable, lines: list[StoredLine]) -> None:
    """Pass on what was said to everybody here who wants to hear it."""
    for line in lines:
        speaker = person(await in_thread(live.hall.store.accounts.user, line.user))
        deaf = await in_thread(live.hall.store.accounts.blocked_by, line.user)
        message = Said(ChatLine(line.number, line.at, speaker, line.text))
        for connection in live.connections:
            if connection.user.id not in deaf:
                connection.tell(message)
