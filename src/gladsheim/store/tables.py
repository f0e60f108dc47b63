"""Tables from the first seat to the last move: open, playing, over; or closed, or frozen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from secrets import token_bytes
from typing import Any, Final

import msgspec
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Row,
    Select,
    bindparam,
    func,
    insert,
    or_,
    select,
    update,
)

from gladsheim.kernel.fairness import Dice
from gladsheim.store.database import Database, now
from gladsheim.store.loading import load, load_one
from gladsheim.store.names import hash_of, new_id, new_token
from gladsheim.store.people import UNFINISHED, find_user
from gladsheim.store.records import Status, Table, TableSpec
from gladsheim.store.refusals import declined
from gladsheim.store.schema import SEATS, TABLES, USERS
from gladsheim.store.unsettled import is_unsettled
from gladsheim.words import Words

MOST_SEATS: Final = 20

MOST_HOSTED: Final = 1_000_000
"""So many tables of one host, where nobody says otherwise."""

TOGETHER: Final = 5_000
"""Of so many tables at most something is noted in one transaction."""

STANDS: Final[dict[Status, str]] = {
    "open": "table/is-open",
    "playing": "table/is-playing",
    "over": "table/is-over",
    "closed": "table/is-closed",
    "frozen": "table/is-frozen",
}
"""Why something cannot be done at a table that is in this state."""


class Tables:
    """Every change of a table first locks its row: of two who race, the second finds what the first has done."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def create_table(self, spec: TableSpec, most: int = MOST_HOSTED, most_open: int = MOST_HOSTED) -> Table:
        """A new open table with empty seats and dice of its own; nobody is the host of very many."""
        if not 1 <= spec.seats <= MOST_SEATS:
            raise declined("table/no-such-seat", seat=spec.seats)
        table = new_id(10)
        with self.database.write() as connection:
            if spec.rematch_of:
                lock_table(connection, spec.rematch_of)
                if load(connection, is_rematch(spec.rematch_of), 1):
                    raise declined("table/has-rematch")
            find_user(connection, spec.host, lock=True)
            check_room(connection, spec.host, most, most_open)
            insert_table(connection, table, spec)
            return load_one(connection, table)

    def table(self, table: str) -> Table:
        """A table by its id."""
        with self.database.read() as connection:
            return load_one(connection, table)

    def open_tables(self, after: str = "", limit: int = 50) -> tuple[list[Table], str]:
        """A page of the public tables that wait for players, and behind what the next begins, nothing if there is none.

        First the newest of every host, then the second of each: whoever opens many pushes nobody else's away.
        """
        with self.database.read() as connection:
            rows = connection.execute(in_turn(after).limit(limit + 1)).all()
            place = {row.id: n for n, row in enumerate(rows[:limit])}
            found = load(connection, TABLES.c.id.in_(list(place)), limit)
        last = rows[limit - 1] if len(rows) > limit else None
        more = "" if last is None else f"{last.round}.{last.created}.{last.id}"
        return sorted(found, key=lambda table: place[table.id]), more

    def shown(self, game: str, state: Status, limit: int) -> list[Table]:
        """The newest public tables of a game in a state; nothing that people play with the cardboard."""
        t = TABLES.c
        which = (t.game == game) & (t.status == state) & t.public.is_(True) & t.companion.is_(False)
        with self.database.read() as connection:
            return load(connection, which, limit)

    def waiting(self, tables: list[str]) -> set[str]:
        """Which of some tables still wait for players."""
        query = select(TABLES.c.id).where(TABLES.c.id.in_(tables), TABLES.c.status == "open")
        with self.database.read() as connection:
            return set(connection.scalars(query))

    def deserted(self, before: int) -> list[str]:
        """Tables that wait for players though nobody of theirs was seen since a time."""
        with self.database.read() as connection:
            return list(connection.scalars(select(TABLES.c.id).where(is_deserted(before))))

    def lapse(self, table: str, before: int, reason: Words) -> bool:
        """Close a table that waits for players, unless somebody of its people has been seen since."""
        with self.database.write() as connection:
            here = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(key_share=True)
            connection.execute(here).all()
            if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table, is_deserted(before))) is None:
                return False
            change(connection, table, status="closed", reason=json(reason), ended=now(), turn="[]")
        return True

    def tables_in(self, *states: Status, limit: int = 100_000) -> list[Table]:
        """All tables in some state, for the server that takes them up again and for administrators."""
        with self.database.read() as connection:
            return load(connection, TABLES.c.status.in_(states), limit)

    def tables_of(self, user: str, *states: Status, limit: int = 200) -> list[Table]:
        """Tables where somebody has a seat or is the host, in these states or all but closed, the newest first."""
        mine = select(SEATS.c.table_id).where(or_(SEATS.c.user_id == user, SEATS.c.owner_id == user))
        stands = TABLES.c.status.in_(states) if states else TABLES.c.status != "closed"
        among = or_(TABLES.c.host_id == user, TABLES.c.id.in_(mine)) & stands
        with self.database.read() as connection:
            return load(connection, among, limit)

    def count(self) -> dict[str, int]:
        """How many tables are in which state."""
        query = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
        with self.database.read() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def dice(self, table: str) -> Dice:
        """The dice of a table with their secret: for the match, never for a message."""
        with self.database.read() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
        if row is None:
            raise declined("table/unknown", table=table)
        return Dice(row.secret, tuple(msgspec.json.decode(row.entropies, type=list[str])), table)

    def start_table(self, table: str, entropies: Iterable[str] | None = None) -> Table:
        """Everybody sits: the game begins, with what each player has added to the dice when he sat down."""
        with self.database.write() as connection:
            lock_table(connection, table, "open")
            empty = select(SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.user_id.is_(None), SEATS.c.bot == "")
            if connection.execute(empty).first() is not None:
                raise declined("table/empty-seats")
            added = entropies_of(connection, table) if entropies is None else list(entropies)
            return change(connection, table, status="playing", entropies=json(added), started=now())

    def finish_table(self, table: str, scores: Iterable[int], places: Iterable[int]) -> Table:
        """The game has ended so."""
        with self.database.write() as connection:
            lock_table(connection, table, "playing")
            result = {"scores": json(list(scores)), "places": json(list(places))}
            return change(connection, table, status="over", ended=now(), turn="[]", **result)

    def note_turns(self, rows: Mapping[str, tuple[int, list[int]]]) -> None:
        """After which line of its journal which seats of a table owe an answer; what was noted later stays."""
        number: BindParameter[int] = bindparam("noted_number")
        here = (TABLES.c.id == bindparam("noted_id")) & (TABLES.c.status == "playing")
        not_later = TABLES.c.turn_number <= number
        statement = update(TABLES).where(here, not_later).values(turn=bindparam("noted_turn"), turn_number=number)
        for ids in portions(rows):
            values = [{"noted_id": one, "noted_number": rows[one][0], "noted_turn": json(rows[one][1])} for one in ids]
            with self.database.write() as connection:
                lock_tables(connection, ids)
                connection.execute(statement, values)

    def unsettled(self, bots_only: bool = False) -> list[str]:
        """Playing tables that a server must look at when it starts, the oldest first; `bots_only` leaves out clocks."""
        query = select(TABLES.c.id).where(is_unsettled(bots_only)).order_by(TABLES.c.created, TABLES.c.id)
        with self.database.read() as connection:
            return list(connection.scalars(query))

    def rematch_of(self, table: str) -> Table | None:
        """The newest table that repeats this one and has not been closed."""
        with self.database.read() as connection:
            found = load(connection, is_rematch(table), 1)
        return found[0] if found else None

    def close_table(self, table: str, reason: Words) -> Table:
        """Nobody plays here any more, whether the game had begun or not."""
        with self.database.write() as connection:
            lock_table(connection, table, "open", "playing", "frozen")
            return change(connection, table, status="closed", reason=json(reason), ended=now(), turn="[]")

    def freeze_table(self, table: str, reason: Words) -> Table:
        """The game cannot go on for now."""
        with self.database.write() as connection:
            lock_table(connection, table, "playing")
            return change(connection, table, status="frozen", reason=json(reason))

    def thaw_table(self, table: str) -> Table:
        """The game goes on."""
        with self.database.write() as connection:
            lock_table(connection, table, "frozen")
            return change(connection, table, status="playing", reason=None)

    def raise_rules(self, table: str, rules_version: int) -> Table:
        """The game goes on under these rules, from a dump."""
        with self.database.write() as connection:
            lock_table(connection, table, "playing", "frozen")
            return change(connection, table, rules_version=rules_version)

    def set_host(self, table: str, user: str) -> Table:
        """Somebody else decides who stays."""
        with self.database.write() as connection:
            lock_table(connection, table)
            find_user(connection, user, lock=True)
            return change(connection, table, host_id=user)

    def invite(self, table: str) -> str:
        """A new token that lets people in; the one before no longer does."""
        token = new_token()
        with self.database.write() as connection:
            lock_table(connection, table)
            change(connection, table, invitation=hash_of(token))
        return token

    def table_of_invitation(self, token: str) -> Table | None:
        """Where an invitation leads, if it still counts."""
        with self.database.read() as connection:
            found = load(connection, TABLES.c.invitation == hash_of(token), 1)
        return found[0] if found else None


def insert_table(connection: Connection, table: str, spec: TableSpec) -> None:
    """The rows of a new open table with empty seats."""
    values = {
        "id": table,
        "game": spec.game,
        "rules_version": spec.rules_version,
        "options": json(spec.options),
        "public": spec.public,
        "hints": spec.hints,
        "companion": spec.companion,
        "clock": json(spec.clock),
        "host_id": spec.host or None,
        "rematch_of": spec.rematch_of or None,
        "secret": spec.secret or token_bytes(32),
        "entropies": "[]",
        "status": "open",
        "created": now(),
        "setup": None if spec.setup is None else json(spec.setup),
        "campaign": spec.campaign or None,
    }
    connection.execute(insert(TABLES), values)
    connection.execute(insert(SEATS), [{"table_id": table, "seat": n, "bot": ""} for n in range(spec.seats)])


def json(value: Any) -> str:
    """As it is kept in a column."""
    return msgspec.json.encode(value).decode()


def lock_table(connection: Connection, table: str, *states: Status) -> Row[Any]:
    """The row of a table, held until the transaction ends; declined if it is not in one of these states."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table).with_for_update(key_share=True)).first()
    if row is None:
        raise declined("table/unknown", table=table)
    if states and row.status not in states:
        raise declined(STANDS[row.status])
    return row


def lock_tables(connection: Connection, tables: list[str]) -> None:
    """Hold the rows of many tables, taken in the order in which everybody takes them."""
    held = select(TABLES.c.id).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.id).with_for_update(key_share=True)
    connection.execute(held).all()


def check_room(connection: Connection, host: str, most: int, most_open: int) -> None:
    """Declined if somebody, who is locked, is the host of too many tables already."""
    t = TABLES.c
    states = select(t.status, func.count()).where(t.host_id == host, t.status.in_(UNFINISHED)).group_by(t.status)
    counts: dict[str, int] = {row[0]: row[1] for row in connection.execute(states)}
    if sum(counts.values()) >= most:
        raise declined("lobby/too-many-tables", most=most)
    if counts.get("open", 0) >= most_open:
        raise declined("lobby/too-many-open", most=most_open)


def in_turn(after: str) -> Select[tuple[str, int, int]]:
    """The public tables that wait for players, one of each host after the other, behind a place in that list."""
    t = TABLES.c
    of_host = func.row_number().over(partition_by=t.host_id, order_by=(t.created.desc(), t.id)).label("round")
    listed = select(t.id, t.created, of_host).where(t.status == "open", t.public.is_(True)).subquery().c
    query = select(listed.id, listed.created, listed.round)
    if after:
        round_, created, id = after.split(".")
        older = or_(listed.created < int(created), (listed.created == int(created)) & (listed.id > id))
        query = query.where(or_(listed.round > int(round_), (listed.round == int(round_)) & older))
    return query.order_by(listed.round, listed.created.desc(), listed.id)


def is_deserted(before: int) -> ColumnElement[bool]:
    """Waits for players since before a time, and neither its host nor anybody who sits there was seen since."""
    t = TABLES.c
    seen = USERS.c.seen >= before
    host = select(USERS.c.id).where(USERS.c.id == t.host_id, seen).exists()
    sitter = (
        select(SEATS.c.seat).join(USERS, USERS.c.id == SEATS.c.user_id).where(SEATS.c.table_id == t.id, seen).exists()
    )
    return (t.status == "open") & (t.created < before) & ~host & ~sitter


def portions(tables: Iterable[str]) -> Iterable[list[str]]:
    """Some tables at a time."""
    ids = sorted(tables)
    return (ids[start : start + TOGETHER] for start in range(0, len(ids), TOGETHER))


def entropies_of(connection: Connection, table: str) -> list[str]:
    """What people have added to the dice, in the order of their seats."""
    query = select(SEATS.c.entropy).where(
        SEATS.c.table_id == table, SEATS.c.user_id.is_not(None), SEATS.c.entropy != ""
    )
    return [str(entropy) for entropy in connection.scalars(query.order_by(SEATS.c.seat))]


def change(connection: Connection, table: str, **values: Any) -> Table:
    """Write some columns of a table."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
    return load_one(connection, table)


def is_rematch(table: str) -> ColumnElement[bool]:
    """Tables that repeat this one and have not been closed."""
    return (TABLES.c.rematch_of == table) & (TABLES.c.status != "closed")
