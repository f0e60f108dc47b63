"""Campaigns that last for months: newer rules in mid-game and between games, and people who lose their cookies."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from gladsheim.server.config import Config
from tests.server.conftest import Server, running
from tests.server.test_campaigns import begin, code, finish, lost, set_out, show, sweep, until

Json = dict[str, Any]
Visit = Callable[..., httpx.Client]

FIRST = "gladsheim.testing.feast:GAME"
NEWER = "tests.server.changing:NEWER"
OTHER = "tests.server.changing:OTHER"
RAISING = "tests.server.raising:GAME"


class House:
    """One database, and the servers that an operator starts on it one after the other."""

    def __init__(self, url: str, browser: Visit) -> None:
        self.url = url
        self.browser = browser
        self.stack = ExitStack()
        self.cookies: dict[str, str] = {}
        self.server: Server | None = None

    def start(self, games: str) -> Server:
        """End the server that runs, and start one with these rules."""
        self.stack.close()
        config = Config(database_url=self.url, games=games, bot_pause=0.001)
        self.server = self.stack.enter_context(running(config))
        return self.server

    def anna(self, server: Server) -> httpx.Client:
        """The same person at whatever server runs."""
        if not self.cookies:
            client = self.browser(server, "Anna")
            self.cookies = dict(client.cookies)
            return client
        return self.browser(server, cookies=self.cookies)


@pytest.fixture
def house(new_url: Callable[[str], str], browser: Visit) -> Iterator[House]:
    house = House(new_url("sqlite"), browser)
    with house.stack:
        yield house


def woken(server: Server, table: str) -> str:
    """How a table stands once it is led again."""
    hall = server.app.state.hall
    loop = next(iter(hall.tasks)).get_loop()
    live = asyncio.run_coroutine_threadsafe(hall.live(table), loop).result(30)
    return str(live.table.status)


def test_newer_rules_in_mid_game_go_on_and_the_next_game_begins_under_them(house: House) -> None:
    server = house.start(FIRST)
    anna = house.anna(server)
    campaign = set_out(anna, begin(anna))
    assert server.store.tables.table(campaign["table"]).rules_version == 1
    server = house.start(NEWER)
    anna = house.anna(server)
    assert show(anna, campaign)["table"] == campaign["table"]
    assert woken(server, campaign["table"]) == "playing"
    lost(server, anna, campaign)
    again = anna.put(f"/campaigns/{campaign['id']}/seats/0/ready", json={}).json()
    assert server.store.tables.table(again["table"]).rules_version == 2


def test_rules_that_cannot_take_a_game_over_cost_that_game_and_nothing_else(house: House) -> None:
    server = house.start(FIRST)
    anna = house.anna(server)
    campaign = set_out(anna, begin(anna))
    campaign = lost(server, anna, campaign)
    anna.put(f"/campaigns/{campaign['id']}/seats/0/boxes/mug-1", json={}).raise_for_status()
    campaign = anna.put(f"/campaigns/{campaign['id']}/seats/0/ready", json={}).json()
    server = house.start(OTHER)
    anna = house.anna(server)
    assert woken(server, campaign["table"]) == "frozen"
    sweep(server)
    assert show(anna, campaign)["status"] == "playing", "the old rules may come back"
    anna.post(f"/tables/{campaign['table']}/close").raise_for_status()
    after = until(anna, campaign, "between")
    assert (len(after["played"]), after["seats"][0]["boxes"], after["seats"][0]["purse"]) == (1, 1, 0)
    again = anna.put(f"/campaigns/{campaign['id']}/seats/0/ready", json={}).json()
    assert server.store.tables.table(again["table"]).rules_version == 3


def test_a_game_that_ended_just_before_the_upgrade_is_settled_under_rules_that_cannot_read_it(house: House) -> None:
    server = house.start(FIRST)
    anna = house.anna(server)
    campaign = set_out(anna, begin(anna))
    finish(server.store, campaign["table"], won=True)
    server = house.start(OTHER)
    anna = house.anna(server)
    sweep(server)
    after = until(anna, campaign, "between")
    assert (after["chapter"], after["seats"][0]["purse"]) == ("mead", 3), "what it was worth is not known"
    assert not after["played"][0]["has_record"]


def test_a_story_is_raised_with_the_rules_and_one_that_cannot_be_hides_no_other(house: House) -> None:
    server = house.start(FIRST)
    anna = house.anna(server)
    ours = lost(server, anna, set_out(anna, begin(anna)))
    loki = [{"seat": 0, "hero": "loki"}, {"seat": 1, "hero": "thor", "bot": "random"}]
    gone = lost(server, anna, set_out(anna, begin(anna, loki)))
    server = house.start(RAISING)
    anna = house.anna(server)
    assert [one["id"] for one in anna.get("/campaigns/mine").json()] == [ours["id"]]
    assert code(anna.get(f"/campaigns/{gone['id']}")) == "campaign/other-version"
    anna.put(f"/campaigns/{ours['id']}/seats/0/boxes/mug-1", json={}).raise_for_status()
    anna.put(f"/campaigns/{ours['id']}/seats/0/ready", json={}).raise_for_status()
    assert server.store.campaigns.campaign(ours["id"]).story["version"] == 2  # type: ignore[index]
    file = anna.get(f"/campaigns/{gone['id']}/file").json()
    assert file["story"]["version"] == 1, "it can still be taken elsewhere"


def test_the_guest_who_lost_the_cookie_without_a_link_gets_the_place_back_from_the_host(
    server: Server, browser: Visit
) -> None:
    anna, bert = browser(server, "Anna"), browser(server, "Bert")
    campaign = begin(anna, [{"seat": 0, "hero": "odin"}])
    here = f"/campaigns/{campaign['id']}"
    token = anna.post(f"{here}/invitation").json()["token"]
    bert.put(f"{here}/seats/1", json={"hero": "thor", "invitation": token}).raise_for_status()
    lost(server, anna, set_out(anna, campaign))
    bert.put(f"{here}/seats/1/boxes/mug-1", json={}).raise_for_status()
    again = browser(server, "Bert")
    assert code(again.get(here)) == "campaign/not-invited"
    assert code(again.put(f"{here}/seats/1", json={"invitation": token})) == "campaign/place-taken"
    anna.delete(f"{here}/seats/1").raise_for_status()
    again.put(f"{here}/seats/1", json={"invitation": token}).raise_for_status()
    place = show(again, campaign)["seats"][1]
    assert (place["hero"], place["boxes"], place["person"]["id"]) == ("thor", 1, again.get("/me").json()["id"])
    assert code(bert.get(here)) == "campaign/not-invited", "the old session has no part in it any more"
