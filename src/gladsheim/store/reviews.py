"""Reviews of finished games: asked for, thought out bit by bit, kept as long as their game."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select, update

from gladsheim.store.database import Database, now
from gladsheim.store.records import KeptReview, ReviewStatus
from gladsheim.store.schema import REVIEWS
from gladsheim.store.tables import lock_table

UNDER_WAY: Final[tuple[ReviewStatus, ...]] = ("waiting", "thinking")

MOST_TRIES: Final = 3
"""A review that has ended its server so often is not tried again by itself."""


class Reviews:
    """At most one of a table. What the review says is text here: the store does not read it."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def ask(self, table: str) -> KeptReview:
        """The review of a game that is over, as it stands; one that failed, or that nobody has asked for, waits now."""
        with self.database.write() as connection:
            lock_table(connection, table, "over")
            row = connection.execute(select(REVIEWS).where(REVIEWS.c.table_id == table)).first()
            if row is not None and row.status != "failed":
                return KeptReview(table, row.status, row.tries, row.done, row.total, row.data)
            connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table))
            fresh = {"table_id": table, "at": now(), "status": "waiting", "tries": 0, "done": 0, "total": 0}
            connection.execute(insert(REVIEWS), fresh)
        return KeptReview(table, "waiting")

    def review(self, table: str) -> KeptReview | None:
        """What there is, if anybody has asked for it."""
        with self.database.read() as connection:
            row = connection.execute(select(REVIEWS).where(REVIEWS.c.table_id == table)).first()
        return None if row is None else KeptReview(table, row.status, row.tries, row.done, row.total, row.data)

    def begin(self, table: str) -> bool:
        """It is thought about from now on; False if nobody wants it any more, or it was tried too often."""
        here = (REVIEWS.c.table_id == table) & REVIEWS.c.status.in_(UNDER_WAY)
        with self.database.write() as connection:
            tries = connection.scalar(select(REVIEWS.c.tries).where(here))
            is_wanted = tries is not None and tries < MOST_TRIES
            changed = {"status": "thinking", "tries": REVIEWS.c.tries + 1, "done": 0, "total": 0}
            connection.execute(update(REVIEWS).where(here).values(**changed if is_wanted else {"status": "failed"}))
        return is_wanted

    def note(self, table: str, done: int, total: int) -> bool:
        """How far it has come; False if nobody wants it any more."""
        return self.change(table, done=done, total=total)

    def keep(self, table: str, data: str) -> bool:
        """It is ready; False if nobody wants it any more."""
        return self.change(table, status="done", data=data)

    def fail(self, table: str) -> bool:
        """It cannot be had; whoever asks again has it tried again."""
        return self.change(table, status="failed")

    def change(self, table: str, **values: str | int) -> bool:
        """Change one that is under way, if it still is."""
        here = (REVIEWS.c.table_id == table) & REVIEWS.c.status.in_(UNDER_WAY)
        with self.database.write() as connection:
            return connection.execute(update(REVIEWS).where(here).values(**values)).rowcount > 0

    def drop(self, table: str) -> bool:
        """Nobody wants one that is under way any more; False if there is none."""
        here = (REVIEWS.c.table_id == table) & REVIEWS.c.status.in_(UNDER_WAY)
        with self.database.write() as connection:
            return connection.execute(delete(REVIEWS).where(here)).rowcount > 0

    def under_way(self) -> list[str]:
        """The tables whose review is not ready yet, as they were asked for."""
        query = select(REVIEWS.c.table_id).where(REVIEWS.c.status.in_(UNDER_WAY)).order_by(REVIEWS.c.at)
        with self.database.read() as connection:
            return list(connection.scalars(query))
