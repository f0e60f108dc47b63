"""Who is behind a cookie."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select, update

from gladsheim.store.database import Database, now
from gladsheim.store.names import hash_of, new_token
from gladsheim.store.people import find_user, lock_out, user_of_row
from gladsheim.store.records import User
from gladsheim.store.schema import SESSIONS, USERS

DAY: Final = 24 * 3600 * 1000
LASTS: Final = 90 * DAY
"""A session ends so long after it was last used, to the hour."""

SEEN_EVERY: Final = DAY // 24
"""Being here is noted at most so often."""


class Sessions:
    """Tokens are random and never stored, only their hashes."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.lasts = LASTS

    def open_session(self, user: str) -> str:
        """A new token for a user."""
        token = new_token()
        row = {"hash": hash_of(token), "user_id": user, "created": now(), "expires": now() + self.lasts}
        with self.database.write() as connection:
            find_user(connection, user, lock=True)
            connection.execute(delete(SESSIONS).where(SESSIONS.c.expires <= now()))
            connection.execute(insert(SESSIONS), row)
        return token

    def user_of(self, token: str) -> User | None:
        """Whose token it is, if it still counts; being used prolongs it."""
        here = SESSIONS.c.hash == hash_of(token)
        query = select(USERS, SESSIONS.c.expires).join(SESSIONS).where(here, SESSIONS.c.expires > now())
        with self.database.read() as connection:
            row = connection.execute(query).first()
        if row is None:
            return None
        if row.seen < now() - SEEN_EVERY:
            with self.database.write() as connection:
                connection.execute(update(USERS).where(USERS.c.id == row.id).values(seen=now()))
                connection.execute(update(SESSIONS).where(here).values(expires=now() + self.lasts))
        return user_of_row(row)

    def note_seen(self, users: list[str]) -> None:
        """Some users are here, as far as that is not noted already."""
        long_ago = USERS.c.seen < now() - SEEN_EVERY
        for start in range(0, len(users), 500):
            with self.database.write() as connection:
                some = USERS.c.id.in_(users[start : start + 500])
                connection.execute(update(USERS).where(some, long_ago).values(seen=now()))

    def close_session(self, token: str) -> None:
        """Log out here."""
        with self.database.write() as connection:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.hash == hash_of(token)))

    def close_sessions(self, user: str) -> None:
        """Log out everywhere."""
        with self.database.write() as connection:
            lock_out(connection, user)
