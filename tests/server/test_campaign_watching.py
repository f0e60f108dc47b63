"""Whoever looks at a campaign is told of every change, on every worker; strangers are told nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import roomy, running
from tests.server.players import DEADLINE, Guest

if TYPE_CHECKING:
    from tests.server.conftest import Server

pytestmark = pytest.mark.anyio

Json = dict[str, Any]
PLACES = [{"seat": 0, "hero": "odin"}]


@asynccontextmanager
async def watching(server: Server, guest: Guest, campaign: str, query: str = "") -> AsyncIterator[ClientConnection]:
    """A page that shows a campaign."""
    headers = {"Cookie": f"gladsheim={guest.client.cookies['gladsheim']}", "Origin": server.url}
    address = f"{server.ws_url}/api/campaigns/{campaign}/live{query}"
    async with connect(address, additional_headers=headers, compression=None) as socket:
        yield socket


async def heard(socket: ClientConnection, is_so: Callable[[Json], bool]) -> Json:
    """What the page is told, until something is so."""
    async with asyncio.timeout(DEADLINE):
        while True:
            message = json.loads(await socket.recv())
            assert message["type"] == "campaign_changed"
            if is_so(message["campaign"]):
                return dict(message["campaign"])


async def begun(anna: Guest) -> str:
    """A campaign with a free place."""
    answer = await anna.client.post("/campaigns", json={"game": "feast", "seats": 2, "places": PLACES})
    answer.raise_for_status()
    return str(answer.json()["id"])


async def test_everybody_is_told_at_once_and_after_every_change(server: Server) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Bert") as bert:
        id = await begun(anna)
        token = (await anna.client.post(f"/campaigns/{id}/invitation")).json()["token"]
        async with watching(server, anna, id) as hers, watching(server, bert, id, f"?invitation={token}") as his:
            assert (await heard(hers, lambda one: True))["seats"][1]["person"] is None
            joins = {"hero": "thor", "invitation": token}
            (await bert.client.put(f"/campaigns/{id}/seats/1", json=joins)).raise_for_status()
            for socket in (hers, his):
                await heard(socket, lambda one: one["seats"][1]["person"] is not None)
            (await anna.client.post(f"/campaigns/{id}/begin")).raise_for_status()
            playing = await heard(his, lambda one: one["status"] == "playing")
            (await anna.client.post(f"/tables/{playing['table']}/close")).raise_for_status()
            between = await heard(hers, lambda one: one["status"] == "between")
            assert between["version"] > playing["version"]
            (await anna.client.put(f"/campaigns/{id}/seats/0/ready", json={})).raise_for_status()
            assert (await heard(his, lambda one: one["seats"][0]["ready"]))["waits_for"] == [1]


async def test_strangers_and_those_who_were_sent_away_hear_nothing(server: Server) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Bert") as bert:
        id = await begun(anna)
        for address in (id, "nowhere"):
            async with watching(server, bert, address) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == (4003 if address == id else 4004)
        token = (await anna.client.post(f"/campaigns/{id}/invitation")).json()["token"]
        joins = {"hero": "thor", "invitation": token}
        (await bert.client.put(f"/campaigns/{id}/seats/1", json=joins)).raise_for_status()
        async with watching(server, bert, id) as socket:
            await heard(socket, lambda one: True)
            (await anna.client.delete(f"/campaigns/{id}/seats/1")).raise_for_status()
            async with asyncio.timeout(DEADLINE):
                await socket.wait_closed()
            assert socket.close_code == 4003


async def test_a_change_on_one_worker_is_told_on_the_other(new_url: Callable[[str], str], redis_url: str) -> None:
    config = roomy(new_url("postgresql"), redis_url=redis_url)
    with running(config) as first, running(config) as second:
        await follow(first, second)


async def follow(first: Server, second: Server) -> None:
    """Anna changes a campaign on the first worker, and looks at it on the second."""
    async with Guest(first.url, "Anna") as anna:
        id = await begun(anna)
        async with watching(second, anna, id) as elsewhere:
            await heard(elsewhere, lambda one: True)
            bot = {"bot": "random", "hero": "thor"}
            (await anna.client.put(f"/campaigns/{id}/seats/1/bot", json=bot)).raise_for_status()
            await heard(elsewhere, lambda one: one["seats"][1]["bot"] == "random")
            (await anna.client.post(f"/campaigns/{id}/begin")).raise_for_status()
            playing = await heard(elsewhere, lambda one: one["status"] == "playing")
            (await anna.client.post(f"/tables/{playing['table']}/close")).raise_for_status()
            await heard(elsewhere, lambda one: one["status"] == "between")
