"""Campaigns: series of games that people share. A change is one transaction, also when it opens the next table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, or_, select, update

from gladsheim.store.database import Database, now
from gladsheim.store.names import hash_of, is_keepable, new_id, new_token
from gladsheim.store.people import LASTING, find_user
from gladsheim.store.records import Campaign, CampaignSeat, CampaignSpec, CampaignStatus, Change, Clock
from gladsheim.store.refusals import declined
from gladsheim.store.schema import CAMPAIGN_RECORDS, CAMPAIGN_SEATS, CAMPAIGNS, SEATS, TABLES
from gladsheim.store.tables import MOST_SEATS, insert_table, json

LONGEST_NAME: Final = 60
LONGEST_ENTROPY: Final = 64
MOST_HOSTED: Final = 1_000_000

Edit = Callable[[Campaign], Change | None]
"""Says what becomes of a campaign that is locked, or None if nothing; may raise Declined."""


class Campaigns:
    """Every change of a campaign first locks its row: of two who race, the second finds what the first has done."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def create(self, spec: CampaignSpec, most: int = MOST_HOSTED) -> Campaign:
        """A new campaign with free places; nobody is the host of very many."""
        if not 1 <= spec.seats <= MOST_SEATS or not is_keepable(spec.name, LONGEST_NAME):
            raise declined("store/impossible")
        campaign = new_id(10)
        values = {
            "id": campaign,
            "game": spec.game,
            "name": spec.name,
            "host_id": spec.host,
            "hints": spec.hints,
            "clock": json(spec.clock),
            "status": "open",
            "others": "[]",
            "extra": json(spec.extra),
            "version": 1,
            "created": now(),
            "changed": now(),
        }
        seat = {"campaign_id": campaign, "hero": "", "bot": "", "away": False, "entropy": ""}
        with self.database.write() as connection:
            find_user(connection, spec.host, lock=True)
            mine = select(func.count()).where(CAMPAIGNS.c.host_id == spec.host, CAMPAIGNS.c.status.in_(LASTING))
            if (connection.scalar(mine) or 0) >= most:
                raise declined("campaign/too-many", most=most)
            connection.execute(insert(CAMPAIGNS), values)
            connection.execute(insert(CAMPAIGN_SEATS), [{**seat, "seat": n} for n in range(spec.seats)])
            return load_one(connection, campaign)

    def campaign(self, campaign: str) -> Campaign:
        """A campaign by its id."""
        with self.database.read() as connection:
            return load_one(connection, campaign)

    def campaigns_of(self, user: str, limit: int = 200) -> list[Campaign]:
        """Campaigns that somebody plays in or is the host of and that were not closed, the newest first."""
        mine = select(CAMPAIGN_SEATS.c.campaign_id).where(CAMPAIGN_SEATS.c.user_id == user)
        here = or_(CAMPAIGNS.c.host_id == user, CAMPAIGNS.c.id.in_(mine)) & (CAMPAIGNS.c.status != "closed")
        with self.database.read() as connection:
            return load(connection, here, limit)

    def takes_part(self, campaign: str, user: str) -> bool:
        """Whether somebody plays in a campaign or is its host."""
        plays = select(CAMPAIGN_SEATS.c.seat).where(
            CAMPAIGN_SEATS.c.campaign_id == CAMPAIGNS.c.id, CAMPAIGN_SEATS.c.user_id == user
        )
        here = select(CAMPAIGNS.c.id).where(
            CAMPAIGNS.c.id == campaign, or_(CAMPAIGNS.c.host_id == user, plays.exists())
        )
        with self.database.read() as connection:
            return connection.scalar(here) is not None

    def change(self, campaign: str, edit: Edit) -> Campaign:
        """Let `edit` say what becomes of a campaign, and write all of it or nothing."""
        with self.database.write() as connection:
            lock(connection, campaign)
            found = load_one(connection, campaign)
            what = edit(found)
            return found if what is None else write(connection, found, what)

    def unsettled(self) -> list[str]:
        """Campaigns whose game has ended, or is no more, without their knowing."""
        goes_on = select(TABLES.c.id).where(
            TABLES.c.id == CAMPAIGNS.c.table_id, TABLES.c.status.in_(("open", "playing", "frozen"))
        )
        query = select(CAMPAIGNS.c.id).where(CAMPAIGNS.c.status == "playing", ~goes_on.exists())
        with self.database.read() as connection:
            return list(connection.scalars(query.order_by(CAMPAIGNS.c.created, CAMPAIGNS.c.id)))

    def record(self, campaign: str, number: int) -> str | None:
        """The text of a finished game, if it is kept."""
        here = (CAMPAIGN_RECORDS.c.campaign_id == campaign) & (CAMPAIGN_RECORDS.c.number == number)
        with self.database.read() as connection:
            return connection.scalar(select(CAMPAIGN_RECORDS.c.record).where(here))

    def records(self, campaign: str) -> dict[int, str]:
        """The texts of all finished games."""
        query = select(CAMPAIGN_RECORDS).where(CAMPAIGN_RECORDS.c.campaign_id == campaign)
        with self.database.read() as connection:
            return {row.number: row.record for row in connection.execute(query.order_by(CAMPAIGN_RECORDS.c.number))}

    def kept(self, campaign: str) -> set[int]:
        """Of which games the text is kept."""
        query = select(CAMPAIGN_RECORDS.c.number).where(CAMPAIGN_RECORDS.c.campaign_id == campaign)
        with self.database.read() as connection:
            return set(connection.scalars(query))

    def invite(self, campaign: str) -> str:
        """A new token that lets people in; the one before no longer does."""
        token = new_token()
        with self.database.write() as connection:
            lock(connection, campaign)
            connection.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign).values(invitation=hash_of(token)))
        return token

    def is_invited(self, campaign: str, token: str) -> bool:
        """Whether an invitation leads to this campaign, and still counts."""
        here = (CAMPAIGNS.c.id == campaign) & (CAMPAIGNS.c.invitation == hash_of(token))
        with self.database.read() as connection:
            return bool(token) and connection.scalar(select(CAMPAIGNS.c.id).where(here)) is not None

    def seat_link(self, campaign: str, seat: int, user: str) -> str:
        """A token that brings whoever has it to somebody's place; the one before no longer does."""
        token = new_token()
        here = (CAMPAIGN_SEATS.c.campaign_id == campaign) & (CAMPAIGN_SEATS.c.seat == seat)
        with self.database.write() as connection:
            lock(connection, campaign, *LASTING)
            owned = update(CAMPAIGN_SEATS).where(here, CAMPAIGN_SEATS.c.user_id == user)
            if not connection.execute(owned.values(link=hash_of(token))).rowcount:
                raise declined("campaign/not-yours")
        return token

    def seat_of_link(self, token: str) -> tuple[str, int, str] | None:
        """Campaign, seat and person of a private link, if it still counts."""
        query = (
            select(CAMPAIGN_SEATS.c.campaign_id, CAMPAIGN_SEATS.c.seat, CAMPAIGN_SEATS.c.user_id)
            .join(CAMPAIGNS, CAMPAIGNS.c.id == CAMPAIGN_SEATS.c.campaign_id)
            .where(CAMPAIGN_SEATS.c.link == hash_of(token), CAMPAIGNS.c.status.in_(LASTING))
        )
        with self.database.read() as connection:
            row = connection.execute(query).first()
        return None if row is None or row.user_id is None else (row.campaign_id, row.seat, row.user_id)


def lock(connection: Connection, campaign: str, *states: CampaignStatus) -> None:
    """Hold the row of a campaign until the transaction ends; declined if it is not in one of these states."""
    query = select(CAMPAIGNS.c.status).where(CAMPAIGNS.c.id == campaign)
    status = connection.scalar(query.with_for_update(key_share=True))
    if status is None:
        raise declined("campaign/unknown", campaign=campaign)
    if states and status not in states:
        raise declined("campaign/is-over")


def write(connection: Connection, found: Campaign, what: Change) -> Campaign:
    """All that a change says, of a campaign that is locked."""
    values: dict[str, Any] = {"version": found.version + 1, "changed": now()}
    if what.status is not None:
        values["status"] = what.status
    if what.story is not None:
        values["story"] = json(what.story)
    if what.others is not None:
        values["others"] = json(what.others)
    if what.ends_table:
        values["table_id"] = None
    if what.opens is not None:
        values["table_id"] = open_table(connection, what)
    connection.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == found.id).values(values))
    if what.record is not None:
        number, record = what.record
        here = (CAMPAIGN_RECORDS.c.campaign_id == found.id) & (CAMPAIGN_RECORDS.c.number == number)
        connection.execute(delete(CAMPAIGN_RECORDS).where(here))
        connection.execute(insert(CAMPAIGN_RECORDS), {"campaign_id": found.id, "number": number, "record": record})
    for before, seat in zip(found.seats, what.seats or found.seats, strict=True):
        if seat != before:
            write_seat(connection, found.id, before, seat)
    return load_one(connection, found.id)


def write_seat(connection: Connection, campaign: str, before: CampaignSeat, seat: CampaignSeat) -> None:
    """One place of a campaign; a private link goes with the person it was for."""
    if not is_keepable(seat.entropy, LONGEST_ENTROPY):
        raise declined("store/impossible")
    if seat.user and seat.user != before.user:
        find_user(connection, seat.user, lock=True)
    values: dict[str, Any] = {
        "hero": seat.hero,
        "user_id": seat.user or None,
        "bot": seat.bot,
        "away": seat.away,
        "entropy": seat.entropy,
    }
    if seat.user != before.user:
        values["link"] = None
    here = (CAMPAIGN_SEATS.c.campaign_id == campaign) & (CAMPAIGN_SEATS.c.seat == seat.number)
    connection.execute(update(CAMPAIGN_SEATS).where(here).values(values))


def open_table(connection: Connection, what: Change) -> str:
    """The next table of a campaign: everybody sits, and the game has begun."""
    assert what.opens is not None, "a table that opens"
    table = new_id(10)
    insert_table(connection, table, what.opens)
    for seat in what.places:
        sits = {"user_id": seat.user or None, "owner_id": seat.owner or None, "bot": seat.bot}
        here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat.number)
        connection.execute(update(SEATS).where(here).values(sits))
    begun = {"status": "playing", "started": now(), "entropies": json(what.entropies)}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(begun))
    return table


def load_one(connection: Connection, campaign: str) -> Campaign:
    """A campaign by its id."""
    found = load(connection, CAMPAIGNS.c.id == campaign, 1)
    if not found:
        raise declined("campaign/unknown", campaign=campaign)
    return found[0]


def load(connection: Connection, which: ColumnElement[bool], limit: int) -> list[Campaign]:
    """Campaigns with their seats, the newest first."""
    query = select(CAMPAIGNS).where(which).order_by(CAMPAIGNS.c.created.desc(), CAMPAIGNS.c.id).limit(limit)
    rows = connection.execute(query).all()
    seats: dict[str, list[CampaignSeat]] = {row.id: [] for row in rows}
    here = select(CAMPAIGN_SEATS).where(CAMPAIGN_SEATS.c.campaign_id.in_(list(seats)))
    for row in connection.execute(here.order_by(CAMPAIGN_SEATS.c.campaign_id, CAMPAIGN_SEATS.c.seat)):
        seats[row.campaign_id].append(
            CampaignSeat(
                number=row.seat,
                hero=row.hero,
                user=row.user_id or "",
                bot=row.bot,
                away=row.away,
                entropy=row.entropy,
            )
        )
    return [campaign_of(row, seats[row.id]) for row in rows]


def campaign_of(row: Row[Any], seats: list[CampaignSeat]) -> Campaign:
    """A row of a campaign."""
    return Campaign(
        id=row.id,
        game=row.game,
        name=row.name,
        host=row.host_id or "",
        hints=row.hints,
        clock=msgspec.json.decode(row.clock, type=Clock),
        status=row.status,
        seats=seats,
        others=msgspec.json.decode(row.others, type=list[str]),
        extra=msgspec.json.decode(row.extra),
        story=msgspec.json.decode(row.story) if row.story else None,
        table=row.table_id or "",
        version=row.version,
        created=row.created,
        changed=row.changed,
    )
