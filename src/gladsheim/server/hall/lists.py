"""Lists of tables: those that wait for players, and one's own."""

from __future__ import annotations

from typing import Final

from gladsheim.server.hall.hall import Hall
from gladsheim.server.protocol.lobby import TablePage
from gladsheim.server.protocol.tables import TableInfo
from gladsheim.server.tasks import in_thread
from gladsheim.store.people import UNFINISHED
from gladsheim.store.records import Status, Table
from gladsheim.store.store import Store

ORDER: Final[tuple[Status, ...]] = ("playing", "open", "frozen", "over", "closed")
ENDED: Final[tuple[Status, ...]] = ("over",)
MOST_SHOWN: Final = 1000
FINISHED_SHOWN: Final = 20
"""So many finished games at most stand in the lobby among one's own."""

SHOWN: Final = 3
"""So many games of a kind are shown to whoever would like to watch one."""


async def open_tables(hall: Hall, after: str = "") -> TablePage:
    """A page of the public tables that wait for players, one of each host after the other."""
    tables, more = await in_thread(hall.store.tables.open_tables, after)
    return TablePage(await infos(hall, tables), more)


async def shown_tables(hall: Hall, game: str) -> list[TableInfo]:
    """Public games of one kind to watch: the newest that are being played, then those that are over."""
    found = await in_thread(lambda: [hall.store.tables.shown(game, state, SHOWN) for state in ("playing", "over")])
    return await infos(hall, [table for some in found for table in some])


async def shunned(hall: Hall, user: str) -> set[str]:
    """Whom somebody has blocked, and who has blocked him: they do not see each other's tables."""
    return await in_thread(lambda: hall.store.accounts.blocked(user) | hall.store.accounts.blocked_by(user))


def without(page: TablePage, hosts: set[str]) -> TablePage:
    """The tables of other hosts."""
    return TablePage([table for table in page.tables if table.host is None or table.host.id not in hosts], page.more)


async def my_tables(hall: Hall, user: str, finished: int) -> list[TableInfo]:
    """One's own tables: first where it is one's turn, then as they stand, the newest first; some finished ones."""
    found = await infos(hall, await in_thread(mine, hall.store, user, finished))
    return sorted(found, key=lambda table: (not is_turn_of(table, user), ORDER.index(table.status), -table.created))


def mine(store: Store, user: str, finished: int) -> list[Table]:
    """All tables of somebody that have not ended, and the newest of the others."""
    going = store.tables.tables_of(user, *UNFINISHED, limit=MOST_SHOWN)
    return going + store.tables.tables_of(user, *ENDED, limit=finished)


def is_turn_of(table: TableInfo, user: str) -> bool:
    """Whether somebody owes an answer himself."""
    owing = [seat for seat in table.seats if seat.number in table.turn and not seat.bot]
    return any(seat.person is not None and seat.person.id == user for seat in owing)


async def infos(hall: Hall, tables: list[Table]) -> list[TableInfo]:
    """Tables as everybody sees them."""
    return [await hall.info(table) for table in tables]
