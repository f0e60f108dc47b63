"""The list of tables that wait for players, while those who watch it come and go."""

from __future__ import annotations

import asyncio

import pytest

from gladsheim.server.http.routes.lobby import OpenTables
from tests.server.conftest import Server
from tests.server.players import Guest

pytestmark = pytest.mark.anyio


async def test_whoever_leaves_while_the_list_is_read_leaves_it_to_the_next(server: Server) -> None:
    async with Guest(server.url, "Anna") as anna:
        table = await anna.open_table(public=True)
    tables = OpenTables(server.app.state.hall)
    leaving = asyncio.create_task(tables.now())
    while tables.is_stale:
        await asyncio.sleep(0)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert table in [one.id for one in (await tables.now()).tables]
