"""A database that the server of commit 6e0e2c5 left: its games can be looked at and go on, with their bots.

`database.json` holds its rows: of each table the names of its columns, then its rows.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Server, roomy, running
from tests.server.players import Guest, is_asked
from tests.store.old import make_database

pytestmark = pytest.mark.anyio

WRITTEN: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "lasting" / "6e0e2c5" / "database.json").read_text(encoding="utf-8")
)
KNOWN: dict[str, Any] = WRITTEN.pop("known")
TABLES: dict[str, str] = KNOWN["tables"]
GAMES = ("voluspa", "nidavellir", "bloodrage", "yggdrasil")


@pytest.fixture
def old_server(new_url: Callable[[str], str], kind: str) -> Iterator[Server]:
    """A server of today on that database."""
    config = roomy(new_url(kind))
    make_database(config.database_url, "0002", WRITTEN)
    with running(config) as server:
        yield server


def visitor(server: Server, who: str) -> Guest:
    """Somebody who comes back with his cookie."""
    guest = Guest(server.url, who)
    guest.client.cookies.set("gladsheim", KNOWN["sessions"][who])
    guest.id = KNOWN[who]
    return guest


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_is_shown_again_and_its_dice_hold(old_server: Server, game: str) -> None:
    anna, table = visitor(old_server, "anna"), TABLES[f"{game} over"]
    film = await anna.ask("GET", f"/tables/{table}/replay?seat=0")
    assert film["at"] == len(film["lines"])
    assert (await anna.ask("GET", f"/tables/{table}"))["scores"] == film["scores"][-1]
    assert (await anna.ask("GET", f"/tables/{table}/verification"))["fair"]
    await anna.client.aclose()


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_goes_on_to_its_end_with_the_bots_that_sat_there(old_server: Server, game: str) -> None:
    anna, bert, table = visitor(old_server, "anna"), visitor(old_server, "bert"), TABLES[f"{game} playing"]
    async with anna.at(table) as one, bert.at(table) as other:
        assert "greedy" in [seat["bot"] for seat in one.table["seats"]]
        assert any(is_asked(reader) for reader in (*one.readers.values(), *other.readers.values()))
        await asyncio.gather(one.play_on(random.Random(1)), other.play_on(random.Random(2)))
        assert one.is_over
    await anna.client.aclose()
    await bert.client.aclose()
