"""Browsers from which somebody has logged in before: strangers who guess his password do not keep him out there."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select

from gladsheim.store.database import Database, now
from gladsheim.store.names import hash_of, new_token
from gladsheim.store.people import find_user
from gladsheim.store.schema import DEVICES
from gladsheim.store.sessions import DAY

LASTS: Final = 365 * DAY
"""A device is forgotten so long after somebody last logged in with it."""

MOST: Final = 10
"""So many devices of one account are known, those used last."""


class Devices:
    """A browser keeps one random token; for each account a hash of its own is stored, so that no two can be linked."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def is_known(self, user: str, token: str) -> bool:
        """Whether somebody has logged in as this user with this browser."""
        query = select(DEVICES.c.hash).where(DEVICES.c.hash == mark(user, token), DEVICES.c.used > now() - LASTS)
        with self.database.read() as connection:
            return connection.execute(query).first() is not None

    def remember(self, user: str, token: str) -> str:
        """Somebody has logged in with this browser: the token that it keeps, a new one if it had none."""
        token = token or new_token()
        his = DEVICES.c.user_id == user
        kept = select(DEVICES.c.hash).where(his).order_by(DEVICES.c.used.desc()).limit(MOST)
        with self.database.write() as connection:
            find_user(connection, user, lock=True)
            connection.execute(delete(DEVICES).where(DEVICES.c.hash == mark(user, token)))
            connection.execute(insert(DEVICES), {"hash": mark(user, token), "user_id": user, "used": now()})
            connection.execute(delete(DEVICES).where(his, DEVICES.c.hash.not_in(list(connection.scalars(kept)))))
            connection.execute(delete(DEVICES).where(DEVICES.c.used <= now() - LASTS))
        return token


def mark(user: str, token: str) -> str:
    """What is stored of a browser for one account."""
    return hash_of(f"{user} {token}")
