"""What the routes of tables have in common: ids in the address, links, and the answer after a change."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from gladsheim.server.hall.campaigns import Campaigns
from gladsheim.server.hall.hall import Hall
from gladsheim.server.hall.reviews import Reviews
from gladsheim.server.protocol.fields import LONGEST_NAME, LONGEST_TOKEN
from gladsheim.server.protocol.lobby import Invitation
from gladsheim.server.protocol.tables import TableInfo
from gladsheim.store.records import Table, User

TheHall = NamedDependency[Hall]
TheCampaigns = NamedDependency[Campaigns]
TheReviews = NamedDependency[Reviews]
TheUser = NamedDependency[User]
Visitor = NamedDependency[User | None]
Asked = Request[Any, Any, Any]

Id = Annotated[str, PathParameter(pattern="^[A-Za-z0-9]+$", max_length=40)]
GameInPath = Annotated[str, PathParameter(max_length=LONGEST_NAME)]
SeatInPath = Annotated[int, PathParameter(ge=0, le=99)]
SeatInQuery = Annotated[int | None, QueryParameter(ge=0, le=99)]
LineInQuery = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]
PlaceInQuery = Annotated[str, QueryParameter(pattern=r"^(\d{1,9}\.\d{1,15}\.[A-Za-z0-9]{1,10})?$", max_length=40)]
TokenInPath = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]+$", max_length=LONGEST_TOKEN)]
TokenInQuery = Annotated[str, QueryParameter(max_length=LONGEST_TOKEN)]


async def changed(hall: Hall, table: Table) -> TableInfo:
    """Tell everybody, then answer."""
    await hall.changed(table.id)
    return await hall.info(table)


def invitation(request: Asked, hall: Hall, table: str, token: str) -> Invitation:
    """A link that lets people in."""
    return Invitation(token, f"{address(request, hall)}/t/{table}?invitation={token}")


def campaign_invitation(request: Asked, hall: Hall, campaign: str, token: str) -> Invitation:
    """A link that lets people into a campaign."""
    return Invitation(token, f"{address(request, hall)}/c/{campaign}?invitation={token}")


def seat_link(request: Asked, hall: Hall, token: str) -> Invitation:
    """A private link; behind the # it is in nobody's log."""
    return Invitation(token, f"{address(request, hall)}/s#{token}")


def address(request: Asked, hall: Hall) -> str:
    """Where browsers find us."""
    here = hall.config.public_url or f"{request.url.scheme}://{request.url.netloc}"
    return here.rstrip("/") + hall.config.base_path


def watched(hall: Hall, table_id: str, visitor: User | None, invitation: str) -> Table:
    """A table that somebody may watch."""
    table = hall.store.tables.table(table_id)
    hall.check_watch(table, visitor, invitation)
    return table
