"""Seats over HTTP: sitting down, bots, leaving before the game, invitations and private links."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post, put
from litestar.params import JSONBody

from gladsheim.bots import bot
from gladsheim.server.http.parameters import (
    Asked,
    Id,
    SeatInPath,
    TheHall,
    TheUser,
    TokenInPath,
    Visitor,
    changed,
    invitation,
    seat_link,
)
from gladsheim.server.http.routes.permissions import (
    check_host,
    check_invited,
    check_open,
    check_unblocked,
    host_of,
    is_whose,
    seat_at,
)
from gladsheim.server.protocol.lobby import Invitation, Look, SeatBot, SitDown
from gladsheim.server.protocol.tables import TableInfo
from gladsheim.server.tasks import in_thread
from gladsheim.store.records import Table
from gladsheim.store.refusals import declined
from gladsheim.store.store import Store


@put("/tables/{table_id:str}/seats/{seat:int}", summary="Sit down")
async def sit(hall: TheHall, user: TheUser, table_id: Id, seat: SeatInPath, data: JSONBody[SitDown]) -> TableInfo:
    return await changed(hall, await in_thread(take_seat, hall.store, user.id, table_id, seat, data))


def take_seat(store: Store, user: str, table_id: str, number: int, wanted: SitDown) -> Table:
    """Before the game anybody who is welcome takes an empty seat."""
    table = store.tables.table(table_id)
    seat = seat_at(table, number)
    if seat.user == user and table.status == "playing":
        return table
    check_open(table)
    if seat.user != user:
        check_invited(store, table, user, wanted.invitation)
        check_unblocked(store, table, user)
    return store.seats.sit(table_id, number, user, wanted.entropy)


@put("/tables/{table_id:str}/seats/{seat:int}/bot", summary="Let a bot sit down")
async def put_bot(hall: TheHall, user: TheUser, table_id: Id, seat: SeatInPath, data: JSONBody[SeatBot]) -> TableInfo:
    return await changed(hall, await in_thread(take_bot, hall.store, user.id, table_id, seat, data.bot))


def take_bot(store: Store, user: str, table_id: str, number: int, name: str) -> Table:
    """Before the game the host gives a free seat to a bot."""
    table = store.tables.table(table_id)
    check_host(table, user)
    check_open(table)
    seat_at(table, number)
    check_bots_welcome(table.companion)
    bot(name)
    return store.seats.seat_bot(table_id, number, name, before_start=True)


def check_bots_welcome(companion: bool) -> None:
    """Where people type in what the cardboard deals, a bot could not see what is its own."""
    if companion:
        raise declined("lobby/companion-bots")


@put("/tables/{table_id:str}/seats/{seat:int}/look", summary="Who plays in a seat of mine, beside me at one screen")
async def look(hall: TheHall, user: TheUser, table_id: Id, seat: SeatInPath, data: JSONBody[Look]) -> TableInfo:
    set_look = hall.store.seats.set_look
    return await changed(hall, await in_thread(set_look, table_id, seat, user.id, data.name, data.face))


@delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200, summary="Leave a seat before the game")
async def leave(hall: TheHall, user: TheUser, table_id: Id, seat: SeatInPath) -> TableInfo:
    table = await in_thread(free_seat, hall.store, user.id, table_id, seat)
    if table.status == "playing":  # the host began at the same moment
        await hall.fill_empty(table_id)
    return await changed(hall, table)


def free_seat(store: Store, user: str, table_id: str, number: int) -> Table:
    """Before the game everybody may leave his own seat, and the host takes bots out."""
    table = store.tables.table(table_id)
    seat = seat_at(table, number)
    is_bot_of_host = seat.bot and host_of(table) == user
    if not is_bot_of_host and not is_whose(seat, user):
        raise declined("lobby/not-yours", seat=number)
    check_open(table)
    return store.seats.leave(table_id, number)


@post("/tables/{table_id:str}/invitation", summary="A new invitation; the one before no longer counts")
async def invite(request: Asked, hall: TheHall, user: TheUser, table_id: Id) -> Invitation:
    token = await in_thread(new_invitation, hall.store, user.id, table_id)
    await hall.invitation_replaced(table_id)
    return invitation(request, hall, table_id, token)


def new_invitation(store: Store, user: str, table_id: str) -> str:
    """The host invites."""
    check_host(store.tables.table(table_id), user)
    return store.tables.invite(table_id)


@get("/invitations/{token:str}", summary="Where an invitation leads")
async def follow(hall: TheHall, visitor: Visitor, token: TokenInPath) -> TableInfo:
    table = await in_thread(hall.store.tables.table_of_invitation, token)
    if table is None:
        raise declined("lobby/no-invitation")
    await in_thread(hall.check_watch, table, visitor, token)
    return await hall.info(table)


@post("/tables/{table_id:str}/seats/{seat:int}/link", summary="A private link to my seat, for another device")
async def link(request: Asked, hall: TheHall, user: TheUser, table_id: Id, seat: SeatInPath) -> Invitation:
    return seat_link(request, hall, await in_thread(new_link, hall.store, user.id, table_id, seat))


def new_link(store: Store, user: str, table_id: str, number: int) -> str:
    """Only for the owner of the seat, also if it changes hands at this very moment."""
    check_owner(store.tables.table(table_id), user, number)
    token = store.seats.seat_link(table_id, number)
    check_owner(store.tables.table(table_id), user, number)
    return token


def check_owner(table: Table, user: str, number: int) -> None:
    """Declined unless the seat belongs to this user."""
    if seat_at(table, number).owner != user:
        raise declined("lobby/not-yours", seat=number)


ROUTES: Final = [sit, put_bot, look, leave, invite, follow, link]
