"""Where a finished game was won and lost: asked for once, thought out beside, and read by everybody who may watch."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_200_OK

from gladsheim.server.http.limits import TheLimits, address_of
from gladsheim.server.http.parameters import (
    Asked,
    Id,
    SeatInQuery,
    TheHall,
    TheReviews,
    TheUser,
    TokenInQuery,
    Visitor,
    watched,
)
from gladsheim.server.http.routes.permissions import host_of, players_at
from gladsheim.server.http.routes.replays import count, film_of
from gladsheim.server.protocol.reviews import BetterLine, ReviewInfo
from gladsheim.server.tasks import in_thread
from gladsheim.store.refusals import declined

NumberInQuery = Annotated[int, QueryParameter(ge=1, le=2**31 - 1)]


@get("/tables/{table_id:str}/review", summary="What there is of the review of a finished game")
async def review(
    request: Asked,
    hall: TheHall,
    reviews: TheReviews,
    visitor: Visitor,
    limits: TheLimits,
    table_id: Id,
    invitation: TokenInQuery = "",
) -> ReviewInfo:
    count(request, limits, visitor)
    return await reviews.info(await in_thread(watched, hall, table_id, visitor, invitation))


@post("/tables/{table_id:str}/review", summary="Ask for the review of a finished game", status_code=HTTP_200_OK)
async def ask_for_review(
    request: Asked,
    hall: TheHall,
    reviews: TheReviews,
    visitor: Visitor,
    limits: TheLimits,
    table_id: Id,
    invitation: TokenInQuery = "",
) -> ReviewInfo:
    count(request, limits, visitor)
    table = await in_thread(watched, hall, table_id, visitor, invitation)
    there = await reviews.info(table)
    if there.status not in ("none", "failed"):
        return there
    address = address_of(request)
    limits.reviews.demand(address)
    if visitor is not None:
        limits.reviews.demand(visitor.id)
    return await reviews.ask(table, (address, visitor.id if visitor is not None else ""))


@delete("/tables/{table_id:str}/review", summary="Wait no longer for a review", status_code=HTTP_200_OK)
async def drop_review(
    request: Asked, hall: TheHall, reviews: TheReviews, user: TheUser, limits: TheLimits, table_id: Id
) -> ReviewInfo:
    count(request, limits, user)
    table = await in_thread(watched, hall, table_id, user, "")
    if user.id not in (host_of(table), *players_at(table)):
        raise declined("review/not-yours")
    return await reviews.drop(table)


@get("/tables/{table_id:str}/review/line", summary="The better line of a decision, from any seat")
async def better_line(
    request: Asked,
    hall: TheHall,
    reviews: TheReviews,
    visitor: Visitor,
    limits: TheLimits,
    table_id: Id,
    number: NumberInQuery,
    seat: SeatInQuery = None,
    invitation: TokenInQuery = "",
) -> BetterLine:
    count(request, limits, visitor)
    table = await in_thread(watched, hall, table_id, visitor, invitation)
    judged = await reviews.judged(table, number)
    return await in_thread((await film_of(request, hall, table)).better, judged, seat)


ROUTES: Final = [review, ask_for_review, drop_review, better_line]
