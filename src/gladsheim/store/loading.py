"""Rows of tables and seats, read and put together."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, select

from gladsheim.store.records import Clock, Seat, Table
from gladsheim.store.refusals import declined
from gladsheim.store.schema import IS_PRACTICE, JOURNAL, SEATS, TABLES, USERS
from gladsheim.words import Words


def load_one(connection: Connection, table: str) -> Table:
    """A table by its id."""
    found = load(connection, TABLES.c.id == table, 1)
    if not found:
        raise declined("table/unknown", table=table)
    return found[0]


def load(connection: Connection, which: ColumnElement[bool], limit: int) -> list[Table]:
    """Tables with their seats, the newest first."""
    rows = connection.execute(
        select(TABLES, is_practice()).where(which).order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit)
    ).all()
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    owner = SEATS.c.owner_id == USERS.c.id
    ids = list(seats)
    for start in range(0, len(ids), 500):
        some = SEATS.c.table_id.in_(ids[start : start + 500])
        query = select(SEATS, USERS.c.name).outerjoin(USERS, owner).where(some).order_by(SEATS.c.table_id, SEATS.c.seat)
        for seat in connection.execute(query):
            seats[seat.table_id].append(seat_of(seat))
    return [table_of(row, seats[row.id]) for row in rows]


def is_practice() -> ColumnElement[bool]:
    """Whether somebody without other people had nature answer anew, as the journal tells."""
    found = select(JOURNAL.c.number).where(JOURNAL.c.table_id == TABLES.c.id, IS_PRACTICE)
    return found.exists().label("practice")


def seat_of(row: Row[Any]) -> Seat:
    """A row of a seat, with its owner's name."""
    return Seat(
        number=row.seat,
        user=row.user_id or "",
        bot=row.bot,
        owner=row.owner_id or "",
        name=row.name or "",
        alias=row.alias,
        face=row.face,
        remaining=row.remaining,
    )


def table_of(row: Row[Any], seats: list[Seat]) -> Table:
    """A row of a table, without its secret."""
    return Table(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        seats=seats,
        options=msgspec.json.decode(row.options, type=dict[str, bool | int | str]),
        public=row.public,
        hints=row.hints,
        companion=row.companion,
        clock=msgspec.json.decode(row.clock, type=Clock),
        host=row.host_id or "",
        rematch_of=row.rematch_of or "",
        commit=sha256(row.secret).hexdigest(),
        entropies=msgspec.json.decode(row.entropies, type=list[str]),
        status=row.status,
        reason=msgspec.json.decode(row.reason, type=Words) if row.reason else None,
        scores=msgspec.json.decode(row.scores, type=list[int]) if row.scores else None,
        places=msgspec.json.decode(row.places, type=list[int]) if row.places else None,
        turn=msgspec.json.decode(row.turn, type=list[int]) if row.turn else None,
        turn_number=row.turn_number,
        created=row.created,
        started=row.started,
        ended=row.ended,
        practice=bool(row.practice),
        setup=msgspec.json.decode(row.setup) if row.setup else None,
        campaign=row.campaign or "",
    )
