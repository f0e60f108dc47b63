"""What people say at a table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, insert, select

from gladsheim.store.database import Database, now
from gladsheim.store.people import find_user
from gladsheim.store.records import ChatLine
from gladsheim.store.refusals import declined
from gladsheim.store.schema import CHAT
from gladsheim.store.seats import check_welcome, conduct_of
from gladsheim.store.tables import lock_table
from gladsheim.store.visible import is_visible, shows, without_emoji_joints

LONGEST: Final = 500


class Chat:
    """Numbered lines, one table apart from the other."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def say(self, table: str, user: str, text: str) -> ChatLine:
        """One more line, unless the host has muted or removed who says it."""
        text = clean_text(text)
        with self.database.write() as connection:
            lock_table(connection, table)
            find_user(connection, user, lock=True)
            check_welcome(connection, table, user)
            conduct = conduct_of(connection, table, user)
            if conduct is not None and conduct.muted:
                raise declined("chat/muted")
            last = connection.scalar(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table)) or 0
            line = ChatLine(last + 1, now(), user, text)
            row = {"table_id": table, "number": line.number, "at": line.at, "user_id": user, "text": text}
            connection.execute(insert(CHAT), row)
        return line

    def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        """The lines behind a number, in order."""
        query = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.number > after).order_by(CHAT.c.number)
        with self.database.read() as connection:
            return [ChatLine(row.number, row.at, row.user_id, row.text) for row in connection.execute(query)]


def clean_text(text: str) -> str:
    """A line in which everything can be seen; what emoji are put together by may stand between them."""
    clean = " ".join(text.split())
    if not clean:
        raise declined("chat/empty")
    if len(clean) > LONGEST:
        raise declined("chat/long", longest=LONGEST)
    seen = without_emoji_joints(clean)
    if not is_visible(seen) or not shows(seen):
        raise declined("chat/characters")
    return clean
