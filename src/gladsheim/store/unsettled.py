"""Which games would stand still if nobody looked at them when the server starts."""

from __future__ import annotations

from sqlalchemy import ColumnElement, String, cast, func, or_, select

from gladsheim.store.schema import JOURNAL, SEATS, TABLES


def is_unsettled(bots_only: bool) -> ColumnElement[bool]:
    """Playing, and not known to wait for people alone; or with a clock that runs."""
    t = TABLES.c
    reasons = [t.turn.is_(None), has_later_lines(), waits_for_nobody(), waits_for_nature() & t.companion.is_(False)]
    if not bots_only:
        reasons.append(t.clock.not_like('%"none"%'))
    return (t.status == "playing") & or_(*reasons)


def waits_for_nature() -> ColumnElement[bool]:
    """No seat owes an answer: then nature does, who is seat -1, and for whom people type at a companion's table."""
    return (TABLES.c.turn == "[]") | TABLES.c.turn.like("%-1%")


def has_later_lines() -> ColumnElement[bool]:
    """The journal has gone on since the turn was noted."""
    later = select(JOURNAL.c.number).where(JOURNAL.c.table_id == TABLES.c.id, JOURNAL.c.number > TABLES.c.turn_number)
    return later.exists()


def waits_for_nobody() -> ColumnElement[bool]:
    """A seat owes an answer in which no person sits."""
    listed = func.replace(func.replace(TABLES.c.turn, "[", ","), "]", ",")
    its_turn = listed.like("%," + cast(SEATS.c.seat, String) + ",%")
    return select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.user_id.is_(None), its_turn).exists()
