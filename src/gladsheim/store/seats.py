"""Who sits where: sitting down, bots, leaving, private links, clocks, and whom the host has sent away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, insert, select, update

from gladsheim.store.database import Database
from gladsheim.store.loading import load_one
from gladsheim.store.names import clean_face, clean_name, hash_of, is_keepable, new_token
from gladsheim.store.people import NOBODYS, UNFINISHED, find_user
from gladsheim.store.records import Status, Table
from gladsheim.store.refusals import declined
from gladsheim.store.schema import CONDUCT, SEATS, TABLES
from gladsheim.store.tables import lock_table, lock_tables, portions

LONGEST_ENTROPY: Final = 64


class Seats:
    """A seat has a person who answers, or a bot; once the game has begun it also remembers whose it is."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def sit(self, table: str, seat: int, user: str, entropy: str = "") -> Table:
        """Take an empty seat, or in mid-game one's own back from a bot; before the game one may add to the dice."""
        if not is_keepable(entropy, LONGEST_ENTROPY):
            raise declined("store/impossible")
        with self.database.write() as connection:
            at = lock_table(connection, table, "open", "playing")
            added = {"entropy": entropy} if entropy and at.status == "open" else {}
            row = seat_row(connection, table, seat)
            find_user(connection, user, lock=True)
            check_welcome(connection, table, user)
            if row.user_id == user:
                return change_seat(connection, table, seat, user_id=user, **added)
            if row.user_id is not None or (row.bot and row.owner_id is None):
                raise declined("table/seat-taken", seat=seat)
            if row.owner_id not in (None, user):
                raise declined("table/seat-kept", seat=seat)
            return change_seat(connection, table, seat, user_id=user, owner_id=user, bot="", **added)

    def seat_bot(self, table: str, seat: int, bot: str, before_start: bool = False) -> Table:
        """Let a bot answer: before the game in an empty seat, in mid-game in anybody's, who stays its owner."""
        states: tuple[Status, ...] = ("open",) if before_start else ("open", "playing")
        with self.database.write() as connection:
            at = lock_table(connection, table, *states)
            row = seat_row(connection, table, seat)
            if at.status == "open" and row.user_id is not None:
                raise declined("table/seat-taken", seat=seat)
            return change_seat(connection, table, seat, user_id=None, bot=bot)

    def set_look(self, table: str, seat: int, user: str, name: str, face: str) -> Table:
        """Somebody beside a person plays here, under a name and with a face of his own; empty, it is himself."""
        name, face = clean_name(name) if name else "", clean_face(face) if face else ""
        with self.database.write() as connection:
            lock_table(connection, table, "open", "playing")
            row = seat_row(connection, table, seat)
            if user not in (row.user_id, row.owner_id):
                raise declined("lobby/not-yours", seat=seat)
            return change_seat(connection, table, seat, alias=name, face=face)

    def leave(self, table: str, seat: int) -> Table:
        """Free a seat for good, of a person or a bot; in mid-game it waits for either."""
        with self.database.write() as connection:
            lock_table(connection, table, "open", "playing", "frozen")
            seat_row(connection, table, seat)
            return change_seat(connection, table, seat, bot="", **NOBODYS)

    def seat_link(self, table: str, seat: int) -> str:
        """A token that brings whoever has it to this seat; the one before no longer does."""
        token = new_token()
        with self.database.write() as connection:
            lock_table(connection, table, "open", "playing", "frozen")
            if seat_row(connection, table, seat).owner_id is None:
                raise declined("table/nobody-there", seat=seat)
            change_seat(connection, table, seat, link=hash_of(token))
        return token

    def seat_of_link(self, token: str) -> tuple[str, int] | None:
        """Table and seat of a private link, if it still counts: until the game is over."""
        query = select(SEATS.c.table_id, SEATS.c.seat).join(TABLES).where(SEATS.c.link == hash_of(token))
        query = query.where(TABLES.c.status.in_(UNFINISHED))
        with self.database.read() as connection:
            row = connection.execute(query).first()
        return None if row is None else (row.table_id, row.seat)

    def set_remaining(self, table: str, remaining: Mapping[int, int | None]) -> None:
        """What is left on the clocks of some seats, in milliseconds."""
        with self.database.write() as connection:
            for seat, left in sorted(remaining.items()):
                here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
                connection.execute(update(SEATS).where(here).values(remaining=left))

    def note_remaining(self, rows: Mapping[str, Mapping[int, int | None]]) -> None:
        """What is left on the clocks of many tables, by table and seat."""
        here = (SEATS.c.table_id == bindparam("noted_table")) & (SEATS.c.seat == bindparam("noted_seat"))
        statement = update(SEATS).where(here).values(remaining=bindparam("noted_left"))
        for ids in portions(table for table, seats in rows.items() if seats):
            left = [
                {"noted_table": table, "noted_seat": seat, "noted_left": left}
                for table in ids
                for seat, left in rows[table].items()
            ]
            with self.database.write() as connection:
                lock_tables(connection, ids)
                connection.execute(statement, left)

    def remove_user(self, table: str, user: str) -> Table:
        """Send somebody away from a table: all his seats are free, and he may not sit down again."""
        with self.database.write() as connection:
            lock_table(connection, table)
            set_conduct(connection, table, user, removed=True)
            his = (SEATS.c.user_id == user) | (SEATS.c.owner_id == user)
            connection.execute(update(SEATS).where(SEATS.c.table_id == table, his).values(NOBODYS))
            return load_one(connection, table)

    def readmit_user(self, table: str, user: str) -> None:
        """Let somebody come back."""
        self.set_conduct(table, user, removed=False)

    def mute_user(self, table: str, user: str) -> None:
        """Somebody may not chat at this table."""
        self.set_conduct(table, user, muted=True)

    def unmute_user(self, table: str, user: str) -> None:
        """Somebody may chat again."""
        self.set_conduct(table, user, muted=False)

    def set_conduct(self, table: str, user: str, **values: bool) -> None:
        """Write what the host has decided about somebody."""
        with self.database.write() as connection:
            lock_table(connection, table)
            set_conduct(connection, table, user, **values)

    def removed_users(self, table: str) -> set[str]:
        """Whom the host has sent away."""
        return self.users_who(table, "removed")

    def muted_users(self, table: str) -> set[str]:
        """Who may not chat."""
        return self.users_who(table, "muted")

    def users_who(self, table: str, column: str) -> set[str]:
        """Users of whom the host has decided something."""
        query = select(CONDUCT.c.user_id).where(CONDUCT.c.table_id == table, CONDUCT.c[column].is_(True))
        with self.database.read() as connection:
            return set(connection.scalars(query))


def seat_row(connection: Connection, table: str, seat: int) -> Row[Any]:
    """A seat of a table that is locked."""
    row = connection.execute(select(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat)).first()
    if row is None:
        raise declined("table/no-such-seat", seat=seat)
    return row


def change_seat(connection: Connection, table: str, seat: int, **values: Any) -> Table:
    """Write some columns of a seat."""
    connection.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat).values(values))
    return load_one(connection, table)


def check_welcome(connection: Connection, table: str, user: str) -> None:
    """Declined if the host has sent this user away."""
    row = conduct_of(connection, table, user)
    if row is not None and row.removed:
        raise declined("table/removed")


def conduct_of(connection: Connection, table: str, user: str) -> Row[Any] | None:
    """What the host has decided about a user, if anything."""
    query = select(CONDUCT).where(CONDUCT.c.table_id == table, CONDUCT.c.user_id == user)
    return connection.execute(query).first()


def set_conduct(connection: Connection, table: str, user: str, **values: bool) -> None:
    """Write what the host has decided, of a table that is locked."""
    find_user(connection, user, lock=True)
    if conduct_of(connection, table, user) is None:
        fresh = {"table_id": table, "user_id": user, "removed": False, "muted": False}
        connection.execute(insert(CONDUCT), fresh | values)
    else:
        here = (CONDUCT.c.table_id == table) & (CONDUCT.c.user_id == user)
        connection.execute(update(CONDUCT).where(here).values(values))
