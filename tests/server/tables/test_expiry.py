"""Tables that nobody comes back to, and games that were kept long enough."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import ExitStack, suppress
from typing import Any, Final

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from gladsheim.server.hall import expiry
from gladsheim.store.database import now
from gladsheim.store.schema import TABLES, USERS
from tests.server.conftest import wait_until
from tests.server.tables.guests import Guest, finished, next_lobby

HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
DEADLINE: Final = 30.0


def round_of(server: Any, chore: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Let the server do a chore now, in its own loop."""
    loop = next(iter(server.app.state.hall.tasks)).get_loop()
    asyncio.run_coroutine_threadsafe(chore(), loop).result(DEADLINE)


def last_seen(server: Any, guest: Any, hours: float) -> None:
    """Somebody was last seen so long ago."""
    with server.store.database.write() as connection:
        seen = now() - int(hours * HOUR)
        connection.execute(update(USERS).where(USERS.c.id == guest.id).values(seen=seen))


def opened(server: Any, table: str, hours: float) -> None:
    """A table was opened so long ago."""
    with server.store.database.write() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(created=now() - int(hours * HOUR)))


def test_a_table_whose_people_stay_away_is_closed_with_a_sentence(serve: Callable[..., Any], guests: ExitStack) -> None:
    server = serve(open_table_hours=24)
    anna, bert = Guest(server, guests, "Anna"), Guest(server, guests, "Bert")
    table, young = anna.opens()["id"], anna.opens()["id"]
    opened(server, table, 30)
    lobby = bert.lobby()
    assert len(next_lobby(lobby)["open"]) == 2
    lapse = server.app.state.expiry.lapse
    last_seen(server, anna, 24.5)
    round_of(server, lapse)
    assert server.store.tables.table(table).status == "open"
    last_seen(server, anna, 25.5)
    round_of(server, lapse)
    assert [one["id"] for one in next_lobby(lobby)["open"]] == [young]
    closed = bert.ask("GET", f"/tables/{table}")
    assert (closed["status"], closed["reason"]) == ("closed", {"id": "lobby-lapsed", "terms": {"hours": 24}})


def test_the_server_makes_its_rounds_by_itself_but_closes_no_table_soon_after_its_start(
    serve: Callable[..., Any], guests: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "EVERY", 0.05)
    server = serve(open_table_hours=1, keep_finished_days=90)
    anna, bert = Guest(server, guests, "Anna"), Guest(server, guests, "Bert")
    game = finished(anna, bert)[0]
    table = anna.opens()["id"]
    opened(server, table, 30)
    last_seen(server, anna, 30)
    with server.store.database.write() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == game).values(ended=now() - 91 * DAY))
    wait_until(lambda: server.store.pruning.count(now()) == 0)
    assert server.store.tables.table(table).status == "open"
    monkeypatch.setattr(expiry, "GRACE", 0.0)
    wait_until(lambda: server.store.tables.table(table).status == "closed")


def test_a_table_stays_as_long_as_somebody_of_its_people_is_connected(
    serve: Callable[..., Any], guests: ExitStack
) -> None:
    server = serve(open_table_hours=1)
    anna, bert = Guest(server, guests, "Anna"), Guest(server, guests, "Bert")
    table = anna.opens()["id"]
    bert.sits(table, 1)
    next_lobby(bert.lobby())
    opened(server, table, 30)
    for guest in (anna, bert):
        last_seen(server, guest, 30)
    chores = server.app.state.expiry
    round_of(server, chores.note_present)
    round_of(server, chores.lapse)
    assert server.store.tables.table(table).status == "open"


def test_with_no_hours_set_a_table_waits_for_ever(serve: Callable[..., Any], guests: ExitStack) -> None:
    server = serve(open_table_hours=0)
    anna = Guest(server, guests, "Anna")
    table = anna.opens()["id"]
    opened(server, table, 10_000)
    last_seen(server, anna, 10_000)
    round_of(server, server.app.state.expiry.lapse)
    assert server.store.tables.table(table).status == "open"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_kept_long_enough_are_removed_and_whoever_looks_at_one_is_told(
    kind: str, serve: Callable[..., Any], guests: ExitStack
) -> None:
    server = serve(kind, keep_finished_days=90)
    anna, bert = Guest(server, guests, "Anna"), Guest(server, guests, "Bert")
    old, young = finished(anna, bert)[0], finished(anna, bert)[0]
    running = anna.opens(places=[{"seat": 0}, {"seat": 1}])["id"]
    anna.ask("POST", f"/tables/{running}/start")
    with server.store.database.write() as connection:
        for table, days in ((old, 91), (young, 89)):
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(ended=now() - days * DAY))
        connection.execute(update(TABLES).where(TABLES.c.id == running).values(started=1, created=1))
    assert anna.ask("GET", f"/tables/{old}/replay")["lines"]
    socket = anna.socket(old)
    socket.recv(timeout=DEADLINE)
    round_of(server, server.app.state.expiry.prune)
    with suppress(ConnectionClosed):
        for _ in socket:
            pass
    assert socket.close_code == 4004
    for what in ("", "/replay", "/record", "/verification"):
        assert anna.refused("GET", f"/tables/{old}{what}") == "table/unknown"
    assert {table["id"] for table in anna.ask("GET", "/tables/mine")} == {young, running}
    assert anna.ask("GET", f"/tables/{young}/replay")["lines"]
    assert server.store.tables.table(running).status == "playing"


def test_games_are_kept_for_ever_unless_the_host_says_otherwise(server: Any, anna: Any, bert: Any) -> None:
    table = finished(anna, bert)[0]
    with server.store.database.write() as connection:
        connection.execute(update(TABLES).values(ended=1))
    round_of(server, server.app.state.expiry.prune)
    assert anna.ask("GET", f"/tables/{table}/replay")["lines"]
