"""Afterwards: the record to take home, the game again from any seat, and whether the dice were fair."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response, get

from gladsheim.server.hall.films import Film, Films, check_seen_again
from gladsheim.server.hall.hall import Hall
from gladsheim.server.http.limits import Limits, TheLimits, address_of
from gladsheim.server.http.parameters import (
    Asked,
    Id,
    LineInQuery,
    SeatInQuery,
    TheHall,
    TokenInQuery,
    Visitor,
    watched,
)
from gladsheim.server.http.routes.permissions import check_state, is_whose, seat_at
from gladsheim.server.protocol.replays import Replay, Verification
from gladsheim.server.tasks import in_thread
from gladsheim.store.records import Table, User
from gladsheim.store.refusals import declined


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT, summary="The record of a game")
async def record(
    request: Asked,
    hall: TheHall,
    visitor: Visitor,
    limits: TheLimits,
    table_id: Id,
    seat: SeatInQuery = None,
    invitation: TokenInQuery = "",
) -> Response[str]:
    count(request, limits, visitor)
    table = await in_thread(watched, hall, table_id, visitor, invitation)
    if table.status == "over":
        text = await in_thread(lambda film: film.record, await film_of(request, hall, table))
    else:
        mine = own_seat(table, visitor, seat)
        text = await in_thread((await hall.match_of(table.id)).record, mine)
    name = f'attachment; filename="{table.game}-{table.id}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


def own_seat(table: Table, visitor: User | None, seat: int | None) -> int:
    """Until the end everybody reads what his own seat may know, and nothing else."""
    check_state(table, "playing", "frozen", "closed")
    if table.started is None:
        raise declined("table/is-closed")
    if seat is None or visitor is None or not is_whose(seat_at(table, seat), visitor.id):
        raise declined("replay/not-over")
    return seat


@get("/tables/{table_id:str}/replay", summary="A finished game at any point, from any seat")
async def replay(
    request: Asked,
    hall: TheHall,
    visitor: Visitor,
    limits: TheLimits,
    table_id: Id,
    at: LineInQuery = None,
    seat: SeatInQuery = None,
    since: LineInQuery = None,
    invitation: TokenInQuery = "",
) -> Replay:
    count(request, limits, visitor)
    table = await in_thread(watched, hall, table_id, visitor, invitation)
    return await in_thread((await film_of(request, hall, table)).replay, at, seat, since)


@get("/tables/{table_id:str}/verification", summary="Whether every draw and roll fell as it had to")
async def verification(
    request: Asked, hall: TheHall, visitor: Visitor, limits: TheLimits, table_id: Id, invitation: TokenInQuery = ""
) -> Verification:
    count(request, limits, visitor)
    table = await in_thread(watched, hall, table_id, visitor, invitation)
    return await in_thread(lambda film: film.verification, await film_of(request, hall, table))


def count(request: Asked, limits: Limits, visitor: User | None) -> None:
    """Looking back takes as much work as playing: nobody does it very often, and no address."""
    limits.replays.demand(address_of(request))
    if visitor is not None:
        limits.replays.demand(visitor.id)


async def film_of(request: Asked, hall: Hall, table: Table) -> Film:
    """The film of a game that is over; before that there is none for anybody."""
    check_seen_again(hall, table)
    state = request.app.state
    if "films" not in state:
        state["films"] = Films()
    films: Films = state["films"]
    return await films.film(hall, table.id)


ROUTES: Final = [record, replay, verification]
