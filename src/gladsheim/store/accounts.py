"""Guests and accounts: one table of people, of whom some have a password."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from gladsheim.store.database import Database, now
from gladsheim.store.names import LONGEST_NAME, clean_face, clean_name, face_of, is_keepable, login_key, new_id
from gladsheim.store.people import (
    LASTING,
    UNFINISHED,
    erase,
    export,
    find_user,
    forget_unreferenced,
    lock_out,
    user_of_row,
)
from gladsheim.store.records import User
from gladsheim.store.refusals import declined
from gladsheim.store.schema import BLOCKS, CAMPAIGN_SEATS, CAMPAIGNS, SEATS, TABLES, USERS
from gladsheim.store.visible import is_visible, unstyled

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_WEBHOOK: Final = 500
HASHER: Final = PasswordHasher()
"""Argon2id with the parameters that RFC 9106 recommends where memory is scarce."""


class Accounts:
    """Who plays here."""

    def __init__(self, database: Database, hasher: PasswordHasher = HASHER) -> None:
        self.database = database
        self.hasher = hasher
        decoy(hasher)

    def create_guest(self, name: str) -> User:
        """Somebody who plays at once, without a password."""
        at = now()
        id = new_id(12)
        guest = User(id=id, name=clean_name(name), face=face_of(id, ""), created=at, seen=at)
        row = {"id": guest.id, "name": guest.name, "webhook": "", "created": at, "seen": at}
        with self.database.write() as connection:
            connection.execute(insert(USERS), row)
        return guest

    def register(self, user: str, login: str, password: str) -> User:
        """Turn a guest into an account; his games stay his, all sessions and private links of the guest end."""
        login = clean_name(login)
        secret = self.hasher.hash(clean_password(password))
        try:
            with self.database.write() as connection:
                lock_out(connection, user, becomes_account=True)
                if find_user(connection, user).login is not None:
                    raise declined("account/has-login")
                mine = USERS.c.id == user
                values = {"login": login, "login_key": login_key(login), "password": secret}
                connection.execute(update(USERS).where(mine).values(values))
                return user_of_row(find_user(connection, user))
        except IntegrityError:
            raise declined("account/login-taken", login=login) from None

    def check_password(self, login: str, password: str) -> User:
        """The account of a login and its password; whether there is such a login takes as long and reads the same."""
        row = self.row_of_login(login)
        secret = row.password if row is not None else decoy(self.hasher)
        matches = self.is_password(secret, password)
        if row is None or not matches:
            raise declined("account/wrong-login")
        if self.hasher.check_needs_rehash(secret):
            self.write_password(row.id, self.hasher.hash(normal(password)), instead_of=secret)
        return user_of_row(row)

    def is_password(self, secret: str, password: str) -> bool:
        """Does the password belong to the hash?"""
        try:
            return self.hasher.verify(secret, normal(password)[:LONGEST_PASSWORD])
        except (VerifyMismatchError, InvalidHashError):
            return False

    def write_password(self, user: str, secret: str, instead_of: str) -> None:
        """Replace a hash, unless it has been replaced meanwhile."""
        mine = (USERS.c.id == user) & (USERS.c.password == instead_of)
        with self.database.write() as connection:
            connection.execute(update(USERS).where(mine).values(password=secret))

    def change_password(self, user: str, old: str, new: str) -> None:
        """A new password for whoever knows the old one; all sessions end."""
        row = self.row(user)
        if row.password is None or not self.is_password(row.password, old):
            raise declined("account/wrong-login")
        self.set_password(user, new)

    def set_password(self, user: str, new: str) -> None:
        """A new password for an account, by an administrator; all sessions end."""
        secret = self.hasher.hash(clean_password(new))
        with self.database.write() as connection:
            if find_user(connection, user).login is None:
                raise declined("account/no-login")
            lock_out(connection, user)
            connection.execute(update(USERS).where(USERS.c.id == user).values(password=secret))

    def rename(self, user: str, name: str) -> User:
        """Another name, shown everywhere."""
        return self.change(user, name=clean_name(name))

    def set_face(self, user: str, face: str) -> User:
        """Another face, shown everywhere."""
        return self.change(user, face=clean_face(face))

    def set_webhook(self, user: str, url: str) -> User:
        """Where "your turn" is told, an http(s) address; nothing for nowhere."""
        if url and not is_web_address(url):
            raise declined("account/bad-webhook")
        return self.change(user, webhook=url)

    def change(self, user: str, **values: str) -> User:
        """Write some fields of a user."""
        with self.database.write() as connection:
            find_user(connection, user, lock=True)
            connection.execute(update(USERS).where(USERS.c.id == user).values(values))
            return user_of_row(find_user(connection, user))

    def user(self, user: str) -> User:
        """A user by his id; a deleted one has no name."""
        with self.database.read() as connection:
            row = connection.execute(select(USERS).where(USERS.c.id == user)).first()
        if row is None:
            raise declined("account/unknown", user=user)
        return user_of_row(row)

    def user_with_login(self, login: str) -> User:
        """An account by its login, for administrators."""
        row = self.row_of_login(login)
        if row is None:
            raise declined("account/unknown", user=login)
        return user_of_row(row)

    def find_login(self, login: str) -> str:
        """The id of the account with a login; nothing if there is none."""
        row = self.row_of_login(login)
        return "" if row is None else str(row.id)

    def row_of_login(self, login: str) -> Any:
        """The whole row of an account; a login made before names lost the styles of emoji has them still."""
        if not is_keepable(login, 2 * LONGEST_NAME):
            return None
        with self.database.read() as connection:
            for key in (login_key(login), login_key(unstyled(login))):
                row = connection.execute(select(USERS).where(USERS.c.login_key == key)).first()
                if row is not None:
                    return row
        return None

    def row(self, user: str) -> Any:
        """The whole row of a user, for ourselves."""
        with self.database.read() as connection:
            return find_user(connection, user)

    def delete_user(self, user: str) -> None:
        """Erase a person: name, login, sessions, blocks, what he said; his seats are free, finished games stay."""
        with self.database.write() as connection:
            erase(connection, user)

    def export_user(self, user: str) -> dict[str, Any]:
        """All that is known of a user, as JSON can hold it."""
        with self.database.read() as connection:
            return export(connection, user)

    def prune_guests(self, before: int) -> int:
        """Erase guests last seen before a time who take part in no unfinished game or campaign; how many they were."""
        sits = (
            select(SEATS.c.seat)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where((SEATS.c.user_id == USERS.c.id) | (SEATS.c.owner_id == USERS.c.id), TABLES.c.status.in_(UNFINISHED))
        )
        plays = (
            select(CAMPAIGN_SEATS.c.seat)
            .join(CAMPAIGNS, CAMPAIGNS.c.id == CAMPAIGN_SEATS.c.campaign_id)
            .where(CAMPAIGN_SEATS.c.user_id == USERS.c.id, CAMPAIGNS.c.status.in_(LASTING))
        )
        abandoned = (USERS.c.login.is_(None), USERS.c.deleted.is_(None), USERS.c.seen < before)
        with self.database.write() as connection:
            found = list(connection.scalars(select(USERS.c.id).where(*abandoned, ~sits.exists(), ~plays.exists())))
            for user in found:
                erase(connection, user)
            forget_unreferenced(connection)
        return len(found)

    def block(self, user: str, other: str) -> None:
        """This user wants nothing to do with the other."""
        if user == other:
            raise declined("account/block-self")
        with self.database.write() as connection:
            find_user(connection, user, lock=True)
            find_user(connection, other)
            pair = {"user_id": user, "other_id": other}
            if connection.execute(select(BLOCKS).filter_by(**pair)).first() is None:
                connection.execute(insert(BLOCKS), pair)

    def unblock(self, user: str, other: str) -> None:
        """Let bygones be bygones."""
        with self.database.write() as connection:
            connection.execute(delete(BLOCKS).where(BLOCKS.c.user_id == user, BLOCKS.c.other_id == other))

    def blocked(self, user: str) -> set[str]:
        """Whom this user has blocked."""
        with self.database.read() as connection:
            return set(connection.scalars(select(BLOCKS.c.other_id).where(BLOCKS.c.user_id == user)))

    def blocked_by(self, user: str) -> set[str]:
        """Who has blocked this user."""
        with self.database.read() as connection:
            return set(connection.scalars(select(BLOCKS.c.user_id).where(BLOCKS.c.other_id == user)))


@cache
def decoy(hasher: PasswordHasher) -> str:
    """The hash that the password of an unknown login is compared with."""
    return hasher.hash("nobody")


def normal(password: str) -> str:
    """One form for a password, whichever keyboard wrote its accents."""
    return unicodedata.normalize("NFC", password).encode(errors="replace").decode()


def clean_password(password: str) -> str:
    """A password of 8 to 200 characters."""
    clean = normal(password)
    if not SHORTEST_PASSWORD <= len(clean) <= LONGEST_PASSWORD:
        raise declined("account/password-length", shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)
    return clean


def is_web_address(url: str) -> bool:
    """Something that can be called: http or https, a host, no spaces or control characters."""
    if len(url) > LONGEST_WEBHOOK or not is_visible(url) or " " in url:
        return False
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        return False
