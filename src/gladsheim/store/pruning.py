"""Games that have ended long ago are removed whole: the journal, dumps, review, chat, seats and the table itself."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, delete, func, or_, select, update

from gladsheim.store.database import Database
from gladsheim.store.people import LASTING, forget_unreferenced
from gladsheim.store.records import Status
from gladsheim.store.schema import CAMPAIGNS, CHAT, CONDUCT, DUMPS, JOURNAL, REVIEWS, SEATS, TABLES

ENDED: Final[tuple[Status, ...]] = ("over", "closed")
"""Only a table in one of these states is removed; nothing leads out of them."""

GOING: Final = "pruned"
"""The state of a table while it is removed, which nobody ever sees: its journal may then be deleted."""

TOGETHER: Final = 100
"""So many tables are removed in one transaction."""


class Pruning:
    """What was removed is gone: whoever asks for such a table is told that there is none."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def count(self, before: int) -> int:
        """How many tables have ended before a time."""
        with self.database.read() as connection:
            return connection.scalar(select(func.count()).select_from(TABLES).where(has_ended(before))) or 0

    def prune_some(self, before: int, most: int = TOGETHER) -> list[str]:
        """Remove some of the tables that have ended before a time; which, and none when there are no more."""
        t = TABLES.c
        with self.database.write() as connection:
            oldest = select(t.id).where(has_ended(before)).order_by(t.ended).limit(most)
            found = list(connection.scalars(oldest))
            here = or_(t.id.in_(found), t.rematch_of.in_(found))
            # Everybody takes tables in this order, and so does whoever writes to one of these.
            connection.execute(select(t.id).where(here).order_by(t.id).with_for_update()).all()
            ended = list(connection.scalars(select(t.id).where(t.id.in_(found), t.status.in_(ENDED))))
            connection.execute(update(TABLES).where(t.rematch_of.in_(ended)).values(rematch_of=None))
            connection.execute(update(TABLES).where(t.id.in_(ended)).values(status=GOING))
            for part in (JOURNAL, DUMPS, REVIEWS, CHAT, CONDUCT, SEATS):
                connection.execute(delete(part).where(part.c.table_id.in_(ended)))
            connection.execute(delete(TABLES).where(t.id.in_(ended)))
            forget_unreferenced(connection)
        return ended

    def prune(self, before: int) -> int:
        """Remove all tables that have ended before a time, some at once, so that nobody waits long; how many."""
        removed = 0
        while some := self.prune_some(before):
            removed += len(some)
        return removed


def has_ended(before: int) -> ColumnElement[bool]:
    """Over or closed since before a time, and of no campaign that still goes on."""
    goes_on = select(CAMPAIGNS.c.id).where(CAMPAIGNS.c.id == TABLES.c.campaign, CAMPAIGNS.c.status.in_(LASTING))
    return TABLES.c.status.in_(ENDED) & (TABLES.c.ended < before) & ~goes_on.exists()
