"""The same people play again: one table for all who ask, everybody a seat further on; it begins with the last."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from litestar import post

from gladsheim.errors import Declined
from gladsheim.server.hall.hall import Hall
from gladsheim.server.http.limits import address_of
from gladsheim.server.http.parameters import Asked, Id, TheHall, TheUser, changed, invitation
from gladsheim.server.http.routes.permissions import check_state, check_unblocked, is_whose, players_at
from gladsheim.server.protocol.lobby import Rematch
from gladsheim.server.protocol.tables import TableInfo
from gladsheim.server.tasks import in_thread
from gladsheim.store.records import Table, TableSpec
from gladsheim.store.refusals import declined
from gladsheim.store.store import Store


@post("/tables/{table_id:str}/rematch", summary="Play again with the same people")
async def rematch(request: Asked, hall: TheHall, user: TheUser, table_id: Id) -> Rematch:
    old = await in_thread(played, hall.store, user.id, table_id)
    there = await in_thread(hall.store.tables.rematch_of, table_id)
    if there is None:
        try:
            async with hall.quota.room(address_of(request)) as opened:
                new = await in_thread(play_again, hall, old, user.id)
                opened.add(new.id)
        except Declined as error:
            there = await in_thread(hall.store.tables.rematch_of, table_id)
            if error.code != "table/has-rematch" or there is None:
                raise
    if there is not None:
        joined = await in_thread(join, hall.store, old, there, user.id)
        info = await changed(hall, joined)
        return Rematch(await begun(hall, joined) or info, None)
    token = await in_thread(hall.store.tables.invite, new.id)
    return Rematch(await changed(hall, new), invitation(request, hall, new.id, token))


async def begun(hall: Hall, table: Table) -> TableInfo | None:
    """Everybody has agreed, so nobody has to start it; None if somebody is still missing."""
    if table.status != "open" or any(seat.is_empty for seat in table.seats):
        return None
    with suppress(Declined):  # the host was faster, or somebody has just left
        return await hall.info(await hall.begin(table.id))
    return None


def played(store: Store, user: str, table_id: str) -> Table:
    """A finished table at which this user played."""
    table = store.tables.table(table_id)
    check_state(table, "over")
    if table.campaign:
        raise declined("campaign/no-rematch")
    if user not in players_at(table):
        raise declined("lobby/not-a-player")
    return table


def play_again(hall: Hall, old: Table, user: str) -> Table:
    """A new table like the old one, at which the asker and the bots sit."""
    game = hall.shelf.game(old.game)
    new = hall.store.tables.create_table(
        TableSpec(
            game=game.name,
            rules_version=game.rules_version,
            seats=len(old.seats),
            host=user,
            options=game.complete(old.options),
            public=old.public,
            hints=old.hints,
            companion=old.companion,
            clock=old.clock,
            rematch_of=old.id,
        ),
        hall.config.most_tables_of_user,
        hall.config.most_open_tables_of_user,
    )
    for seat in old.seats:
        if seat.bot and not seat.owner:
            new = hall.store.seats.seat_bot(new.id, further(seat.number, old), seat.bot)
    return join(hall.store, old, new, user)


def join(store: Store, old: Table, new: Table, user: str) -> Table:
    """Sit down where one's seat has moved, if nobody was faster."""
    seats = [further(seat.number, old) for seat in old.seats if is_whose(seat, user)]
    free = [seat for seat in seats if new.seats[seat].is_empty]
    if new.status == "open" and free:
        check_unblocked(store, new, user)
        for seat in free:
            new = store.seats.sit(new.id, seat, user)
            before = old.seats[(seat - 1) % len(old.seats)]
            if before.alias or before.face:
                new = store.seats.set_look(new.id, seat, user, before.alias, before.face)
    return new


def further(seat: int, table: Table) -> int:
    """Everybody moves one seat on."""
    return (seat + 1) % len(table.seats)


ROUTES: Final = [rematch]
