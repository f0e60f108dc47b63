"""What the host of a table decides about people: who stays, who may chat, who is the host."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from litestar import delete, get, put

from gladsheim.server.hall.hall import Hall
from gladsheim.server.http.parameters import Id, TheHall, TheUser, changed
from gladsheim.server.http.routes.permissions import check_host, check_state, players_at
from gladsheim.server.protocol.lobby import Conduct
from gladsheim.server.protocol.tables import Person, TableInfo
from gladsheim.server.readers.info import person
from gladsheim.server.tasks import in_thread
from gladsheim.store.records import Table, User
from gladsheim.store.refusals import declined
from gladsheim.store.store import Store


@get("/tables/{table_id:str}/conduct", summary="Whom I have removed or muted")
async def show_conduct(hall: TheHall, user: TheUser, table_id: Id) -> Conduct:
    return await in_thread(conduct_of, hall.store, user.id, table_id)


def conduct_of(store: Store, host: str, table_id: str) -> Conduct:
    """Only the host sees what he has decided."""
    check_host(store.tables.table(table_id), host)
    removed, muted = store.seats.removed_users(table_id), store.seats.muted_users(table_id)
    return Conduct(people(store, removed), people(store, muted))


def people(store: Store, ids: set[str]) -> list[Person]:
    """Users as everybody may know them, by name."""
    found = [person(store.accounts.user(one)) for one in ids]
    return sorted(found, key=lambda person: (person.name, person.id))


@put("/tables/{table_id:str}/removed/{other:str}", summary="Send somebody away")
async def remove(hall: TheHall, user: TheUser, table_id: Id, other: Id) -> TableInfo:
    table = await in_thread(send_away, hall.store, user.id, table_id, other)
    if table.status == "playing":
        await hall.fill_empty(table_id)
    return await changed(hall, await in_thread(hall.store.tables.table, table_id))


def send_away(store: Store, host: str, table_id: str, other: str) -> Table:
    """Until the game is over; a finished game keeps its players."""
    table = check_power(store, host, table_id, other)
    check_state(table, "open", "playing", "frozen")
    return store.seats.remove_user(table_id, other)


@delete("/tables/{table_id:str}/removed/{other:str}", status_code=200, summary="Let somebody come back")
async def readmit(hall: TheHall, user: TheUser, table_id: Id, other: Id) -> TableInfo:
    return await decide(hall, user, table_id, other, hall.store.seats.readmit_user)


@put("/tables/{table_id:str}/muted/{other:str}", summary="Somebody may not chat here")
async def mute(hall: TheHall, user: TheUser, table_id: Id, other: Id) -> TableInfo:
    return await decide(hall, user, table_id, other, hall.store.seats.mute_user)


@delete("/tables/{table_id:str}/muted/{other:str}", status_code=200, summary="Somebody may chat again")
async def unmute(hall: TheHall, user: TheUser, table_id: Id, other: Id) -> TableInfo:
    return await decide(hall, user, table_id, other, hall.store.seats.unmute_user)


async def decide(hall: Hall, user: User, table_id: str, other: str, decision: Callable[[str, str], None]) -> TableInfo:
    """Something the host decides about somebody else."""
    table = await in_thread(check_power, hall.store, user.id, table_id, other)
    await in_thread(decision, table_id, other)
    return await changed(hall, table)


def check_power(store: Store, host: str, table_id: str, other: str) -> Table:
    """The host decides about others, not about himself."""
    table = store.tables.table(table_id)
    check_host(table, host)
    if other == host:
        raise declined("lobby/not-yourself")
    return table


@put("/tables/{table_id:str}/host/{other:str}", summary="Make somebody else the host")
async def make_host(hall: TheHall, user: TheUser, table_id: Id, other: Id) -> TableInfo:
    return await changed(hall, await in_thread(new_host, hall.store, user.id, table_id, other))


def new_host(store: Store, host: str, table_id: str, other: str) -> Table:
    """Somebody who sits at the table."""
    table = store.tables.table(table_id)
    check_host(table, host)
    if other not in players_at(table):
        raise declined("lobby/not-seated")
    return store.tables.set_host(table_id, other)


ROUTES: Final = [show_conduct, remove, readmit, mute, unmute, make_host]
