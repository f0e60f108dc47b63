"""Users in the database: read, locked, exported, erased."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, and_, delete, or_, select, update

from gladsheim.store.database import now
from gladsheim.store.names import face_of
from gladsheim.store.records import CampaignStatus, Status, User
from gladsheim.store.refusals import declined
from gladsheim.store.schema import (
    BLOCKS,
    CAMPAIGN_SEATS,
    CAMPAIGNS,
    CHAT,
    CONDUCT,
    DEVICES,
    JOURNAL,
    SEATS,
    SESSIONS,
    TABLES,
    USERS,
)

UNFINISHED: Final[tuple[Status, ...]] = ("open", "playing", "frozen")
"""The states of a table whose game can still go on."""

LASTING: Final[tuple[CampaignStatus, ...]] = ("open", "between", "playing")
"""The states of a campaign that can still go on."""

OWN_LOOK: Final[dict[str, Any]] = {"alias": "", "face": ""}
"""A seat that goes by the name of its owner."""

NOBODYS: Final[dict[str, Any]] = {"user_id": None, "owner_id": None, "link": None, "entropy": None, **OWN_LOOK}
"""A seat that belongs to no person; a bot may sit in it."""


def user_of_row(row: Row[Any]) -> User:
    """A user without anything secret."""
    return User(
        id=row.id,
        name=row.name,
        login=row.login or "",
        webhook=row.webhook,
        face=face_of(row.id, row.face),
        created=row.created,
        seen=row.seen,
        deleted=row.deleted is not None,
    )


def find_user(connection: Connection, user: str, lock: bool = False) -> Row[Any]:
    """The row of somebody who has not been deleted; locked until the transaction ends."""
    query = select(USERS).where(USERS.c.id == user, USERS.c.deleted.is_(None))
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise declined("account/unknown", user=user)
    return row


def lock_out(connection: Connection, user: str, becomes_account: bool = False) -> None:
    """All sessions and devices of somebody end, and his private links, unless he stays a guest who has only these."""
    # Seats are locked before people, as everybody does who sits down.
    if becomes_account or find_user(connection, user).login is not None:
        connection.execute(update(CAMPAIGN_SEATS).where(CAMPAIGN_SEATS.c.user_id == user).values(link=None))
        connection.execute(update(SEATS).where(SEATS.c.owner_id == user).values(link=None))
    find_user(connection, user, lock=True)
    connection.execute(delete(SESSIONS).where(SESSIONS.c.user_id == user))
    connection.execute(delete(DEVICES).where(DEVICES.c.user_id == user))


def erase(connection: Connection, user: str) -> None:
    """Take a person out: seats of unfinished games are free again, finished games keep an unnamed player."""
    mine = or_(SEATS.c.user_id == user, SEATS.c.owner_id == user)
    his = or_(TABLES.c.host_id == user, TABLES.c.id.in_(select(SEATS.c.table_id).where(mine)))
    give_up_campaigns(connection, user)
    # Everybody locks tables before people, or two could wait for each other.
    connection.execute(select(TABLES.c.id).where(his).order_by(TABLES.c.id).with_for_update(key_share=True)).all()
    find_user(connection, user, lock=True)
    unfinished = select(TABLES.c.id).where(TABLES.c.status.in_(UNFINISHED))
    connection.execute(update(SEATS).where(mine, SEATS.c.table_id.in_(unfinished)).values(NOBODYS))
    connection.execute(update(SEATS).where(mine).values(link=None, entropy=None, **OWN_LOOK))
    connection.execute(update(TABLES).where(TABLES.c.host_id == user).values(host_id=None))
    connection.execute(update(CHAT).where(CHAT.c.user_id == user).values(text=""))
    connection.execute(delete(SESSIONS).where(SESSIONS.c.user_id == user))
    connection.execute(delete(DEVICES).where(DEVICES.c.user_id == user))
    connection.execute(delete(BLOCKS).where(or_(BLOCKS.c.user_id == user, BLOCKS.c.other_id == user)))
    connection.execute(delete(CONDUCT).where(CONDUCT.c.user_id == user))
    gone = {"name": "", "face": "", "login": None, "login_key": None, "password": None, "webhook": "", "deleted": now()}
    connection.execute(update(USERS).where(USERS.c.id == user).values(gone))


def give_up_campaigns(connection: Connection, user: str) -> None:
    """Free the places of a person in campaigns, which are locked before tables; the first who is left decides."""
    c, seats = CAMPAIGNS.c, CAMPAIGN_SEATS.c
    his = or_(c.host_id == user, c.id.in_(select(seats.campaign_id).where(seats.user_id == user)))
    connection.execute(select(c.id).where(his).order_by(c.id).with_for_update(key_share=True)).all()
    free = {"user_id": None, "away": False, "entropy": "", "link": None}
    connection.execute(update(CAMPAIGN_SEATS).where(seats.user_id == user).values(free))
    connection.execute(update(CAMPAIGNS).where(c.host_id == user).values(host_id=None))


def forget_unreferenced(connection: Connection) -> None:
    """Delete the rows of erased users whom no game and no chat mentions."""
    mentioned = or_(
        select(SEATS.c.seat).where(or_(SEATS.c.user_id == USERS.c.id, SEATS.c.owner_id == USERS.c.id)).exists(),
        select(CHAT.c.number).where(CHAT.c.user_id == USERS.c.id).exists(),
        select(CAMPAIGNS.c.id).where(CAMPAIGNS.c.host_id == USERS.c.id).exists(),
        select(CAMPAIGN_SEATS.c.seat).where(CAMPAIGN_SEATS.c.user_id == USERS.c.id).exists(),
    )
    connection.execute(delete(USERS).where(USERS.c.deleted.is_not(None), ~mentioned))


def export(connection: Connection, user: str) -> dict[str, Any]:
    """All that is known of a user, secrets of the server apart; moves only of games that are over."""
    row = find_user(connection, user)
    person = {name: getattr(row, name) for name in ("id", "name", "face", "login", "webhook", "created", "seen")}
    sessions = select(SESSIONS.c.created, SESSIONS.c.expires).where(SESSIONS.c.user_id == user)
    devices = select(DEVICES.c.used).where(DEVICES.c.user_id == user)
    chat = select(CHAT.c.table_id, CHAT.c.number, CHAT.c.at, CHAT.c.text).where(CHAT.c.user_id == user)
    mine = or_(SEATS.c.user_id == user, SEATS.c.owner_id == user)
    t = TABLES.c
    games = (
        select(t.id, t.game, t.status, t.created, t.started, t.ended, SEATS.c.seat, SEATS.c.entropy, SEATS.c.alias)
        .join(SEATS, SEATS.c.table_id == t.id)
        .where(mine)
    )
    j = JOURNAL.c
    moves = (
        select(j.table_id, j.number, j.at, j.kind, j.seat, j.step, j.text)
        .join(SEATS, and_(SEATS.c.table_id == j.table_id, SEATS.c.seat == j.seat))
        .join(TABLES, t.id == j.table_id)
        .where(mine, t.status == "over")
    )
    campaigns = (
        select(CAMPAIGNS.c.id, CAMPAIGNS.c.game, CAMPAIGNS.c.name, CAMPAIGNS.c.status, CAMPAIGN_SEATS.c.hero)
        .join(CAMPAIGN_SEATS, CAMPAIGN_SEATS.c.campaign_id == CAMPAIGNS.c.id)
        .where(CAMPAIGN_SEATS.c.user_id == user)
    )
    return {
        "user": person,
        "sessions": listed(connection, sessions.order_by(SESSIONS.c.created)),
        "devices": listed(connection, devices.order_by(DEVICES.c.used)),
        "blocked": list(connection.scalars(select(BLOCKS.c.other_id).where(BLOCKS.c.user_id == user))),
        "tables": listed(connection, games.order_by(t.created, t.id, SEATS.c.seat)),
        "moves": listed(connection, moves.order_by(j.table_id, j.number)),
        "campaigns": listed(connection, campaigns.order_by(CAMPAIGNS.c.id, CAMPAIGN_SEATS.c.seat)),
        "chat": listed(connection, chat.order_by(CHAT.c.table_id, CHAT.c.number)),
    }


def listed(connection: Connection, query: Any) -> list[dict[str, Any]]:
    """Rows as JSON can hold them."""
    return [dict(row) for row in connection.execute(query).mappings()]
