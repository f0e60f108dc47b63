"""Guests, accounts, sessions and blocks, over HTTP."""

from __future__ import annotations

from secrets import choice, randbelow
from typing import Any, Final

from litestar import Request, Response, delete, get, patch, post, put
from litestar.background_tasks import BackgroundTask
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from gladsheim.server.cluster.bus import Note
from gladsheim.server.hall.hall import Hall
from gladsheim.server.http.limits import TheLimits, address_of
from gladsheim.server.http.logins import checked_login, device_cookie, kept
from gladsheim.server.http.parameters import TheHall, TheUser, Visitor
from gladsheim.server.http.sessions import me_of, session_cookie, token_of
from gladsheim.server.protocol.accounts import (
    ChangeMe,
    Credentials,
    Farewell,
    Me,
    NewGuest,
    NewPassword,
    Problem,
    SeatLink,
    SeatOpened,
)
from gladsheim.server.protocol.tables import Person
from gladsheim.server.readers.info import person
from gladsheim.server.tasks import in_thread
from gladsheim.store.people import UNFINISHED
from gladsheim.store.records import Table, User
from gladsheim.store.refusals import declined
from gladsheim.words import Words

Asked = Request[Any, Any, Any]

MOST_TABLES: Final = 1_000_000

NAMES: Final = (
    *(
        "Alva",
        "Arvid",
        "Asta",
        "Aud",
        "Birger",
        "Bjarni",
        "Brynja",
        "Dagny",
        "Egil",
        "Eira",
        "Embla",
        "Finn",
        "Freydis",
    ),
    *("Frode", "Gerda", "Gro", "Gunnar", "Hakon", "Halla", "Hedda", "Ida", "Ingvar", "Ivar", "Jorun", "Kari", "Knut"),
    *("Leif", "Liv", "Magni", "Njal", "Oddny", "Ragna", "Runa", "Sif", "Signe", "Sindri", "Siv", "Snorri", "Solveig"),
    *("Sten", "Svala", "Thora", "Thyra", "Torben", "Tove", "Ulf", "Una", "Vidar", "Yngve", "Yrsa"),
)


@post("/guests", status_code=200, summary="Play at once")
async def create_guest(
    request: Asked, data: JSONBody[NewGuest], visitor: Visitor, hall: TheHall, limits: TheLimits
) -> Response[Me]:
    """A guest with a session of his own; who is somebody already stays who he is."""
    if visitor is not None:
        return Response(me_of(visitor))
    limits.guests.demand(address_of(request))
    name = data.name or f"{choice(NAMES)} {10 + randbelow(90)}"
    guest = await in_thread(hall.store.accounts.create_guest, name)
    return await sign_in(request, hall, guest)


@get(
    "/me",
    summary="Who am I?",
    responses={401: ResponseSpec(Problem, generate_examples=False, description="Nobody yet.")},
)
async def show_me(request: Asked, user: TheUser, hall: TheHall) -> Response[Me]:
    """Myself; the cookie lasts for another while."""
    return Response(me_of(user), cookies=[session_cookie(request, hall.config, token_of(request))])


@patch("/me", summary="Change my name, my face or my webhook")
async def change_me(data: JSONBody[ChangeMe], user: TheUser, hall: TheHall, limits: TheLimits) -> Me:
    """Another name or face is shown everywhere at once."""
    limits.costly.demand(user.id)
    if data.webhook is not None:
        user = await in_thread(hall.store.accounts.set_webhook, user.id, data.webhook)
        hall.webhooks.forget(user.id)
    if data.face is not None:
        user = await in_thread(hall.store.accounts.set_face, user.id, data.face)
    if data.name is not None:
        user = await in_thread(hall.store.accounts.rename, user.id, data.name)
    if data.name is not None or data.face is not None:
        for table in await in_thread(hall.store.tables.tables_of, user.id, "open", "playing"):
            await hall.changed(table.id)
    return me_of(user)


@post("/me/account", status_code=200, summary="Turn a guest into an account")
async def register(
    request: Asked, data: JSONBody[Credentials], user: TheUser, hall: TheHall, limits: TheLimits
) -> Response[Me]:
    """From now on there is a login and a password; all games stay his, and everybody else who was this guest leaves."""
    limits.logins.demand(address_of(request))
    async with limits.hashing.enter():
        account = await in_thread(hall.store.accounts.register, user.id, data.login, data.password)
    return await sign_in_alone(request, hall, account)


@post("/me/password", status_code=200, summary="Change my password")
async def change_password(
    request: Asked, data: JSONBody[NewPassword], user: TheUser, hall: TheHall, limits: TheLimits
) -> Response[Me]:
    """Everybody who is logged in with this account elsewhere is logged out."""
    limits.logins.demand(user.id)
    async with limits.hashing.enter():
        await in_thread(hall.store.accounts.change_password, user.id, data.old, data.new)
    return await sign_in_alone(request, hall, user)


@delete("/me", summary="Delete me")
async def delete_me(
    request: Asked, data: JSONBody[Farewell], user: TheUser, hall: TheHall, limits: TheLimits
) -> Response[None]:
    """All that is known of me goes; bots take over in games that are running."""
    if user.login:
        limits.logins.demand(user.id)
        async with limits.hashing.enter():
            await in_thread(hall.store.accounts.check_password, user.login, data.password)
    await say_farewell(hall, user)
    forgotten = [session_cookie(request, hall.config, ""), kept(request, hall.config, "")]
    return Response(None, status_code=204, cookies=forgotten)


@get("/me/export", summary="All that is known of me")
async def export_me(user: TheUser, hall: TheHall, limits: TheLimits) -> Response[dict[str, Any]]:
    """As a file."""
    limits.costly.demand(user.id)
    known = await in_thread(hall.store.accounts.export_user, user.id)
    return Response(known, headers={"content-disposition": 'attachment; filename="gladsheim.json"'})


@post("/sessions", status_code=200, summary="Log in")
async def log_in(
    request: Asked, data: JSONBody[Credentials], visitor: Visitor, hall: TheHall, limits: TheLimits
) -> Response[Me]:
    """Be an account in this browser, and nobody else any more."""
    user = await checked_login(request, limits, hall, data.login, data.password)
    device = await device_cookie(request, hall, user.id)
    answer = await sign_in(request, hall, user, visitor)
    answer.cookies.append(device)
    return answer


@delete("/sessions/current", summary="Log out here")
async def log_out(request: Asked, visitor: Visitor, hall: TheHall) -> Response[None]:
    """A guest who has neither a password nor a private link does not come back."""
    if visitor is not None:
        await in_thread(hall.store.sessions.close_session, token_of(request))
        await hall.user_gone(visitor.id)
    return Response(None, status_code=204, cookies=[session_cookie(request, hall.config, "")])


@delete("/sessions", summary="Log out everywhere")
async def log_out_everywhere(request: Asked, user: TheUser, hall: TheHall) -> Response[None]:
    """Ends all sessions, this one too."""
    await in_thread(hall.store.sessions.close_sessions, user.id)
    await hall.user_gone(user.id)
    return Response(None, status_code=204, cookies=[session_cookie(request, hall.config, "")])


@get("/blocks", summary="Whom I have blocked")
async def show_blocks(user: TheUser, hall: TheHall) -> list[Person]:
    """By name."""
    people = [await in_thread(hall.store.accounts.user, other) for other in await blocked(hall, user)]
    return sorted((person(one) for one in people), key=lambda one: (one.name, one.id))


@put("/blocks/{other:str}", status_code=204, summary="Block somebody")
async def block(other: FromPath[str], user: TheUser, hall: TheHall) -> None:
    """We do not meet at a table any more, and I do not read what he says."""
    await in_thread(hall.store.accounts.block, user.id, other)


@delete("/blocks/{other:str}", summary="Unblock somebody")
async def unblock(other: FromPath[str], user: TheUser, hall: TheHall) -> None:
    """As if nothing had been."""
    await in_thread(hall.store.accounts.unblock, user.id, other)


@post("/links", status_code=200, summary="Open a private link to a seat")
async def open_link(
    request: Asked, data: JSONBody[SeatLink], visitor: Visitor, hall: TheHall, limits: TheLimits
) -> Response[SeatOpened]:
    """In this browser I am now whoever the seat belongs to."""
    limits.logins.demand(address_of(request))
    found = await in_thread(hall.store.seats.seat_of_link, data.token)
    if found is not None:
        table_id, seat = found
        table = await in_thread(hall.store.tables.table, table_id)
        owner = await in_thread(hall.store.accounts.user, table.seats[seat].owner)
        opened = SeatOpened(table_id, "", seat, me_of(owner))
    else:
        place = await in_thread(hall.store.campaigns.seat_of_link, data.token)
        if place is None:
            raise declined("session/bad-link")
        campaign, seat, person = place
        owner = await in_thread(hall.store.accounts.user, person)
        opened = SeatOpened("", campaign, seat, me_of(owner))
    if visitor is not None and visitor.id == owner.id:
        return Response(opened)
    return Response(opened, cookies=(await sign_in(request, hall, owner, visitor)).cookies)


async def blocked(hall: Hall, user: User) -> set[str]:
    """The ids of those whom a user has blocked."""
    return await in_thread(hall.store.accounts.blocked, user.id)


async def sign_in(request: Asked, hall: Hall, user: User, before: User | None = None) -> Response[Me]:
    """A fresh session; the one that this browser had before ends."""
    if token_of(request):
        await in_thread(hall.store.sessions.close_session, token_of(request))
    if before is not None and before.id != user.id:
        await hall.user_gone(before.id)
    token = await in_thread(hall.store.sessions.open_session, user.id)
    return Response(me_of(user), cookies=[session_cookie(request, hall.config, token)])


async def sign_in_alone(request: Asked, hall: Hall, user: User) -> Response[Me]:
    """A fresh session and a device that is known; sockets of sessions that have ended end when this one is told."""
    answer = await sign_in(request, hall, user)
    answer.cookies.append(await device_cookie(request, hall, user.id))
    answer.background = BackgroundTask(hall.user_gone, user.id)
    return answer


async def say_farewell(hall: Hall, user: User) -> None:
    """Erase a person; whoever else sits at his tables becomes the host, bots answer for him where a game runs."""
    await in_thread(hall.store.sessions.close_sessions, user.id)
    await hall.user_gone(user.id)
    unfinished = await in_thread(hall.store.tables.tables_of, user.id, *UNFINISHED, limit=MOST_TABLES)
    for table in unfinished:
        if table.host == user.id:
            await pass_on(hall, table, user)
    campaigns = await in_thread(hall.store.campaigns.campaigns_of, user.id)
    await in_thread(hall.store.accounts.delete_user, user.id)
    for campaign in campaigns:
        hall.bus.publish(Note("campaign", campaign.id))
        hall.campaign_changed(campaign.id)
    for table in unfinished:
        await hall.changed(table.id)
        if table.status == "playing":
            await hall.fill_empty(table.id)


async def pass_on(hall: Hall, table: Table, user: User) -> None:
    """A host who leaves hands his table to somebody who sits there; where nobody does, it closes."""
    heir = next((seat.owner for seat in table.seats if seat.owner not in ("", user.id)), "")
    if heir:
        await in_thread(hall.store.tables.set_host, table.id, heir)
    else:
        await in_thread(hall.store.tables.close_table, table.id, Words("farewell-host-gone"))


ROUTES: Final = [
    create_guest,
    show_me,
    change_me,
    register,
    change_password,
    delete_me,
    export_me,
    log_in,
    log_out,
    log_out_everywhere,
    show_blocks,
    block,
    unblock,
    open_link,
]
