"""Who may do what at a table: asked before the store is."""

from __future__ import annotations

from typing import Final

from gladsheim.store.records import Clock, Seat, Status, Table
from gladsheim.store.refusals import declined
from gladsheim.store.store import Store
from gladsheim.store.tables import STANDS

LONGEST: Final = {"none": 0, "minutes": 600, "days": 30}


def check_clock(clock: Clock) -> None:
    """No clock, 1 to 600 minutes for the game, or 1 to 30 days for each move."""
    if not min(1, LONGEST[clock.kind]) <= clock.amount <= LONGEST[clock.kind]:
        raise declined("lobby/bad-clock", minutes=LONGEST["minutes"], days=LONGEST["days"])


def players_at(table: Table) -> list[str]:
    """Everybody who has a seat, also while a bot plays for him."""
    return [seat.user or seat.owner for seat in table.seats if seat.user or seat.owner]


def host_of(table: Table) -> str:
    """Who decides; if the host is gone, whoever has the first seat."""
    return table.host or next(iter(players_at(table)), "")


def seat_at(table: Table, number: int) -> Seat:
    """A seat by its number."""
    if not 0 <= number < len(table.seats):
        raise declined("table/no-such-seat", seat=number)
    return table.seats[number]


def is_whose(seat: Seat, user: str) -> bool:
    """Whether somebody answers for a seat, or could take it back from the bot that does."""
    return user in (seat.user, seat.owner)


def check_host(table: Table, user: str) -> None:
    """Declined unless this is the host."""
    if host_of(table) != user:
        raise declined("lobby/not-host")


def check_state(table: Table, *states: Status) -> None:
    """Declined unless the table is in one of these states."""
    if table.status not in states:
        raise declined(STANDS[table.status])


def check_open(table: Table) -> None:
    """Declined once the game has begun: then seats change hands at the table itself, where everybody sees it."""
    if table.status == "playing":
        raise declined("lobby/in-play")
    check_state(table, "open")


def check_invited(store: Store, table: Table, user: str, invitation: str) -> None:
    """Anybody may sit down at a public table; elsewhere the host, who sits there already, and who is invited."""
    if table.public or user in (host_of(table), *players_at(table)):
        return
    found = store.tables.table_of_invitation(invitation) if invitation else None
    if found is None or found.id != table.id:
        raise declined("lobby/not-invited")


def check_unblocked(store: Store, table: Table, user: str) -> None:
    """Nobody has to sit with somebody he has blocked; who that is, is not told."""
    if not store.accounts.blocked_by(user).isdisjoint([table.host, *players_at(table)]):
        raise declined("lobby/unwelcome")
