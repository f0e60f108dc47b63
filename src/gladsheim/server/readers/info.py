"""Tables and people as everybody sees them."""

from __future__ import annotations

from msgspec.structs import replace

from gladsheim.kernel.game import Game
from gladsheim.server.protocol.tables import Person, Proposed, RematchAsked, SeatInfo, TableInfo, UndoAsked
from gladsheim.store.records import Table, User


def table_info(
    table: Table,
    game: Game | None,
    seats: list[SeatInfo],
    people: dict[str, Person],
    watchers: int,
    turn: list[int],
    undo: UndoAsked | None,
    at: int,
    proposed: Proposed | None = None,
    rematch: RematchAsked | None = None,
) -> TableInfo:
    """What the store knows, with what is only known while a table is alive."""
    return TableInfo(
        id=table.id,
        game=table.game,
        rules_version=table.rules_version,
        status=table.status,
        reason=table.reason,
        cooperative=game is not None and game.is_cooperative,
        has_secrets=game is None or game.has_secrets,
        options=table.options,
        public=table.public,
        hints=table.hints,
        companion=table.companion,
        practice=table.practice,
        clock=table.clock,
        host=people.get(table.host),
        seats=seats,
        watchers=watchers,
        rematch_of=table.rematch_of,
        campaign=table.campaign,
        commit=table.commit,
        created=table.created,
        started=table.started,
        ended=table.ended,
        scores=table.scores,
        places=table.places,
        turn=turn,
        undo=undo,
        proposed=proposed,
        rematch=rematch,
        at=at,
    )


def settled(table: Table) -> Table:
    """A table without what changes while a game runs: behind which line whose turn it is, clocks, practice."""
    return replace(
        table, turn=None, turn_number=0, practice=False, seats=[replace(seat, remaining=None) for seat in table.seats]
    )


def person(user: User) -> Person:
    """A user as everybody may know him."""
    return Person(user.id, user.name, user.face, user.is_guest)


def people_at(table: Table) -> set[str]:
    """Everybody who belongs to a table."""
    return {table.host, *(seat.user for seat in table.seats), *(seat.owner for seat in table.seats)} - {""}
