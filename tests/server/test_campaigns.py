"""Campaigns on a server: joining, buying, getting ready, games that settle once, whatever happens in between."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from gladsheim.kit.campaign import Outcome
from gladsheim.server.campaigns import edits
from gladsheim.store import Store
from gladsheim.words import Words
from tests.server.conftest import roomy, running, wait_until

if TYPE_CHECKING:
    from tests.server.conftest import Server

Json = dict[str, Any]
Visit = Callable[..., httpx.Client]

BOTS = [{"seat": 0, "hero": "odin", "bot": "random"}, {"seat": 1, "hero": "thor", "bot": "random"}]
MINE = [{"seat": 0, "hero": "odin"}, {"seat": 1, "hero": "thor", "bot": "random"}]


def begin(client: httpx.Client, places: list[Json] = MINE, seats: int = 2, **more: Any) -> Json:
    """A new campaign, not begun yet."""
    answer = client.post("/campaigns", json={"game": "feast", "seats": seats, "places": places, **more})
    answer.raise_for_status()
    return dict(answer.json())


def show(client: httpx.Client, campaign: Json) -> Json:
    """How it stands."""
    answer = client.get(f"/campaigns/{campaign['id']}")
    answer.raise_for_status()
    return dict(answer.json())


def set_out(client: httpx.Client, campaign: Json) -> Json:
    """The first game begins."""
    answer = client.post(f"/campaigns/{campaign['id']}/begin")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def until(client: httpx.Client, campaign: Json, *states: str) -> Json:
    """Wait until the campaign is in one of these states."""
    wait_until(lambda: show(client, campaign)["status"] in states)
    return show(client, campaign)


def resign(server: Server, campaign: Json) -> None:
    """The game is lost: whoever plays alone gives it up, as a worker would write it."""
    finish(server.store, campaign["table"], won=False)


def finish(store: Store, table: str, won: bool) -> None:
    """The table knows that its game has ended; nobody has told the campaign yet."""
    seats = len(store.tables.table(table).seats)
    store.tables.finish_table(table, [0] * seats, [1 if won else 2] * seats)


def sweep(server: Server) -> None:
    """Look for campaigns whose games have ended, as every worker does again and again."""
    campaigns = server.app.state.campaigns
    loop = next(iter(campaigns.hall.tasks)).get_loop()
    asyncio.run_coroutine_threadsafe(campaigns.sweep(), loop).result(30)


def lost(server: Server, client: httpx.Client, campaign: Json) -> Json:
    """One game, lost at once."""
    resign(server, show(client, campaign))
    sweep(server)
    return until(client, campaign, "between")


def code(answer: httpx.Response) -> str:
    """The code of a refusal, whose sentence is there too."""
    assert answer.status_code >= 400, answer.text
    assert answer.json()["sentence"]
    return str(answer.json()["code"])


def test_bots_play_a_whole_campaign(either_server: Server, browser: Visit) -> None:
    anna = browser(either_server, "Anna")
    campaign = set_out(anna, begin(anna, BOTS))
    games = 0
    while campaign["status"] != "over":
        assert campaign["status"] == "playing"
        campaign = until(anna, campaign, "between", "over")
        games += 1
        assert len(campaign["played"]) == games
        assert campaign["played"][-1]["has_record"]
        if campaign["status"] == "between":
            campaign = set_out(anna, campaign)
    assert [chapter["state"] for chapter in campaign["chapters"]] == ["won", "won"]
    assert all(place["boxes"] for place in campaign["seats"])
    record = anna.get(f"/campaigns/{campaign['id']}/records/1").text
    assert record.startswith("gladsheim feast 1\nseats 2\n")
    assert 'setup {"guests": ["odin", "thor"]}' in record


def test_the_next_table_opens_by_itself_when_all_people_are_ready(server: Server, browser: Visit) -> None:
    anna, bert = browser(server, "Anna"), browser(server, "Bert")
    campaign = begin(anna, [{"seat": 0, "hero": "odin"}], 3)
    id = campaign["id"]
    assert code(bert.put(f"/campaigns/{id}/seats/1", json={"hero": "thor"})) == "campaign/not-invited"
    token = anna.post(f"/campaigns/{id}/invitation").json()["token"]
    assert (
        code(bert.put(f"/campaigns/{id}/seats/1", json={"hero": "odin", "invitation": token})) == "campaign/hero-taken"
    )
    bert.put(f"/campaigns/{id}/seats/1", json={"hero": "thor", "invitation": token}).raise_for_status()
    assert code(anna.post(f"/campaigns/{id}/begin")) == "campaign/no-hero"
    anna.put(f"/campaigns/{id}/seats/2/bot", json={"bot": "random", "hero": "loki"}).raise_for_status()
    assert code(bert.post(f"/campaigns/{id}/begin")) == "campaign/not-host"
    first = set_out(anna, campaign)["table"]
    table = server.store.tables.table(first)
    assert [seat.bot for seat in table.seats] == ["", "", "random"]
    assert (table.campaign, table.options["goal"], table.setup) == (id, 4, {"guests": ["odin", "thor", "loki"]})
    campaign = lost(server, anna, campaign)
    assert [place["purse"] for place in campaign["seats"]] == [1, 1, 1]
    assert campaign["waits_for"] == [0, 1]
    anna.put(f"/campaigns/{id}/seats/0/boxes/mug-1", json={}).raise_for_status()
    campaign = anna.put(f"/campaigns/{id}/seats/0/ready", json={}).json()
    assert (campaign["status"], campaign["waits_for"]) == ("between", [1])
    assert code(anna.put(f"/campaigns/{id}/seats/0/boxes/mug-2", json={})) == "campaign/is-ready"
    anna.put(f"/campaigns/{id}/seats/0/ready", json={"ready": False}).raise_for_status()
    anna.put(f"/campaigns/{id}/seats/0/ready", json={"entropy": "annas"}).raise_for_status()
    campaign = bert.put(f"/campaigns/{id}/seats/1/ready", json={"entropy": "berts"}).json()
    assert campaign["status"] == "playing"
    assert campaign["table"] not in ("", first)
    assert server.store.tables.table(campaign["table"]).entropies == ["annas", "berts"]
    assert campaign["chapter"] == "bread", "a lost chapter is played again"
    assert campaign["chapters"][0]["tries"] == 1


def test_nobody_writes_on_anothers_sheet(server: Server, browser: Visit) -> None:
    anna, bert = browser(server, "Anna"), browser(server, "Bert")
    campaign = begin(anna)
    set_out(anna, campaign)
    campaign = lost(server, anna, campaign)
    here = f"/campaigns/{campaign['id']}/seats"
    for answer in (
        bert.put(f"{here}/0/boxes/mug-1", json={}),
        anna.put(f"{here}/1/boxes/mug-1", json={}),
        bert.delete(f"{here}/0/boxes/mug-1"),
        bert.put(f"{here}/0/ready", json={}),
        bert.put(f"{here}/0/away", json={"away": True}),
        bert.delete(f"{here}/0"),
        bert.post(f"{here}/0/link"),
    ):
        assert code(answer) == "campaign/not-yours"
    assert code(bert.get(f"/campaigns/{campaign['id']}")) == "campaign/not-invited"
    assert code(bert.get(f"/campaigns/{campaign['id']}/file")) == "campaign/not-invited"
    assert code(bert.get(f"/campaigns/{campaign['id']}/records/1")) == "campaign/not-invited"
    assert code(bert.put(f"/campaigns/{campaign['id']}/others", json={"others": []})) == "campaign/not-host"
    assert code(bert.post(f"/campaigns/{campaign['id']}/close")) == "campaign/not-host"
    assert code(browser(server).put(f"{here}/0/boxes/mug-1", json={})) == "session/none"
    assert code(anna.put(f"{here}/0/boxes/horn-1", json={})) == "campaign/no-such-box"
    assert code(anna.put(f"{here}/7/boxes/mug-1", json={})) == "campaign/no-such-seat"
    assert code(anna.put(f"{here}/0/boxes/mug-2", json={})) == "campaign/not-first"
    assert code(anna.put("/campaigns/nowhere/seats/0/boxes/mug-1", json={})) == "campaign/unknown"
    assert show(anna, campaign)["seats"][0]["purse"] == 1


def test_two_windows_cannot_spend_the_same_experience(either_server: Server, browser: Visit) -> None:
    anna = browser(either_server, "Anna")
    campaign = begin(anna)
    set_out(anna, campaign)
    campaign = lost(either_server, anna, campaign)
    answers: list[int] = []

    def buy(box: str, name: str) -> None:
        with httpx.Client(base_url=anna.base_url, cookies=anna.cookies, verify=False, timeout=60) as window:
            path = f"/campaigns/{campaign['id']}/seats/0/boxes/{box}"
            answers.append(window.put(path, json={"name": name}).status_code)

    wants = [("mug-1", ""), ("friend-1", "thor")] * 3
    windows = [threading.Thread(target=buy, args=one) for one in wants]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    assert sorted(answers) == [200, *[409] * 5]
    assert show(anna, campaign)["seats"][0]["purse"] == 0
    [bought] = show(anna, campaign)["seats"][0]["bought"]
    other = "friend-1" if bought["box"] == "mug-1" else "mug-1"
    assert code(anna.delete(f"/campaigns/{campaign['id']}/seats/0/boxes/{other}")) == "campaign/stale"
    anna.delete(f"/campaigns/{campaign['id']}/seats/0/boxes/{bought['box']}").raise_for_status()
    assert show(anna, campaign)["seats"][0]["purse"] == 1


def test_ready_twice_opens_one_table(either_server: Server, browser: Visit) -> None:
    anna = browser(either_server, "Anna")
    campaign = begin(anna)
    set_out(anna, campaign)
    campaign = lost(either_server, anna, campaign)
    answers: list[httpx.Response] = []

    def get_ready() -> None:
        with httpx.Client(base_url=anna.base_url, cookies=anna.cookies, verify=False, timeout=60) as window:
            answers.append(window.put(f"/campaigns/{campaign['id']}/seats/0/ready", json={}))

    windows = [threading.Thread(target=get_ready) for _ in range(5)]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 4]
    assert {code(answer) for answer in answers if answer.status_code > 200} == {"campaign/is-playing"}
    mine = [table for table in anna.get("/tables/mine").json() if table["campaign"] == campaign["id"]]
    assert len(mine) == 2, "the lost game and the new one"


def test_a_kill_between_the_end_of_a_game_and_the_campaign_loses_and_doubles_nothing(
    kind: str, serve: Callable[..., Server], browser: Visit
) -> None:
    first = serve(kind)
    anna = browser(first, "Anna")
    campaign = set_out(anna, begin(anna))
    finish(first.store, campaign["table"], won=False)
    assert first.store.campaigns.unsettled() == [campaign["id"]]
    for _ in range(3):
        sweep(first)
    after = show(anna, campaign)
    assert (after["status"], len(after["played"]), after["seats"][0]["purse"]) == ("between", 1, 1)
    assert first.store.campaigns.unsettled() == []


def test_two_workers_settle_a_game_once(kind: str, serve: Callable[..., Server], browser: Visit) -> None:
    server = serve(kind)
    anna = browser(server, "Anna")
    campaign = set_out(anna, begin(anna))
    finish(server.store, campaign["table"], won=True)
    book = server.app.state.campaigns.book("feast")
    outcome = Outcome(True, [3, 2])

    def settle() -> None:
        server.store.campaigns.change(
            campaign["id"], lambda found: edits.settle(book, found, campaign["table"], outcome, "", 1)
        )

    workers = [threading.Thread(target=settle) for _ in range(6)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    after = show(anna, campaign)
    assert [place["purse"] for place in after["seats"]] == [3, 2]
    assert len(after["played"]) == 1


def test_a_campaign_survives_a_restart_in_mid_game(new_url: Callable[[str], str], browser: Visit) -> None:

    url = new_url("sqlite")
    with running(roomy(url)) as before:
        anna = browser(before, "Anna")
        campaign = set_out(anna, begin(anna))
        cookie = dict(anna.cookies)
    with running(roomy(url)) as server:
        anna = browser(server, cookies=cookie)
        assert show(anna, campaign)["table"] == campaign["table"]
        assert show(anna, lost(server, anna, campaign))["status"] == "between"


def test_a_table_that_was_closed_counts_for_nothing(server: Server, browser: Visit) -> None:
    anna = browser(server, "Anna")
    campaign = set_out(anna, begin(anna))
    anna.post(f"/tables/{campaign['table']}/close").raise_for_status()
    after = until(anna, campaign, "between")
    assert (after["played"], after["seats"][0]["purse"], after["table"]) == ([], 0, "")
    again = anna.put(f"/campaigns/{campaign['id']}/seats/0/ready", json={}).json()
    assert again["status"] == "playing"


def test_who_misses_a_game_gains_and_may_come_back(server: Server, browser: Visit) -> None:
    anna, bert = browser(server, "Anna"), browser(server, "Bert")
    campaign = begin(anna, [{"seat": 0, "hero": "odin"}])
    id = campaign["id"]
    token = anna.post(f"/campaigns/{id}/invitation").json()["token"]
    bert.put(f"/campaigns/{id}/seats/1", json={"hero": "thor", "invitation": token}).raise_for_status()
    set_out(anna, campaign)
    lost(server, anna, campaign)
    anna.put(f"/campaigns/{id}/seats/0/ready", json={}).raise_for_status()
    campaign = anna.put(f"/campaigns/{id}/seats/1/away", json={"away": True}).json()
    assert campaign["status"] == "playing", "nobody waits for who is away"
    seat = server.store.tables.table(campaign["table"]).seats[1]
    assert (seat.user, seat.bot, seat.owner) == ("", "greedy", bert.get("/me").json()["id"])
    campaign = lost(server, anna, campaign)
    assert campaign["seats"][1]["purse"] == 2, "the bot bought nothing, and the sheet gained"
    assert campaign["waits_for"] == [0]
    assert code(anna.put(f"/campaigns/{id}/seats/1/away", json={"away": False})) == "campaign/not-yours"
    campaign = bert.put(f"/campaigns/{id}/seats/1/away", json={"away": False}).json()
    assert campaign["waits_for"] == [0, 1]


def test_somebody_leaves_in_mid_game_and_is_replaced(server: Server, browser: Visit) -> None:
    anna, bert, carla = browser(server, "Anna"), browser(server, "Bert"), browser(server, "Carla")
    campaign = begin(anna, [{"seat": 0, "hero": "odin"}])
    id = campaign["id"]
    token = anna.post(f"/campaigns/{id}/invitation").json()["token"]
    bert.put(f"/campaigns/{id}/seats/1", json={"hero": "thor", "invitation": token}).raise_for_status()
    table = set_out(anna, campaign)["table"]
    bert.delete(f"/campaigns/{id}/seats/1").raise_for_status()
    seat = server.store.tables.table(table).seats[1]
    assert (seat.user, seat.owner, seat.bot) == ("", "", "greedy")
    campaign = lost(server, anna, campaign)
    assert campaign["waits_for"] == [0]
    carla.put(f"/campaigns/{id}/seats/1", json={"invitation": token}).raise_for_status()
    assert code(bert.put(f"/campaigns/{id}/seats/1", json={"invitation": token})) == "campaign/place-taken"
    campaign = carla.put(f"/campaigns/{id}/seats/1/boxes/mug-1", json={}).json()
    assert campaign["waits_for"] == [0, 1]
    assert carla.get(f"/tables/{table}/record").status_code == 200, "who came later may look back"
    assert code(bert.get(f"/campaigns/{id}")) == "campaign/not-invited"


def test_one_person_plays_several(server: Server, browser: Visit) -> None:
    anna = browser(server, "Anna")
    places = [{"seat": 0, "hero": "odin"}, {"seat": 1, "hero": "thor"}]
    campaign = set_out(anna, begin(anna, places))
    campaign = lost(server, anna, campaign)
    assert campaign["waits_for"] == [0, 1]
    for seat in (0, 1):
        campaign = anna.put(f"/campaigns/{campaign['id']}/seats/{seat}/ready", json={}).json()
    assert campaign["status"] == "playing"


def test_a_lost_cookie_comes_back_by_a_private_link(server: Server, browser: Visit) -> None:
    anna = browser(server, "Anna")
    campaign = set_out(anna, begin(anna))
    token = anna.post(f"/campaigns/{campaign['id']}/seats/0/link").json()["token"]
    elsewhere = browser(server)
    opened = elsewhere.post("/links", json={"token": token}).json()
    assert (opened["campaign"], opened["table"], opened["seat"], opened["me"]["name"]) == (
        campaign["id"],
        "",
        0,
        "Anna",
    )
    assert show(elsewhere, campaign)["table"] == campaign["table"]
    anna.delete(f"/campaigns/{campaign['id']}/seats/0").raise_for_status()
    assert code(browser(server).post("/links", json={"token": token})) == "session/bad-link"


def test_a_campaign_goes_on_from_its_file(server: Server, serve: Callable[..., Server], browser: Visit) -> None:
    anna = browser(server, "Anna")
    campaign = set_out(anna, begin(anna, name="Long winter"))
    campaign = lost(server, anna, campaign)
    anna.put(f"/campaigns/{campaign['id']}/seats/0/boxes/mug-1", json={}).raise_for_status()
    file = anna.get(f"/campaigns/{campaign['id']}/file").json()
    assert (file["format"], file["players"], list(file["records"])) == ("gladsheim-campaign", ["Anna", ""], ["1"])
    assert file["bots"] == ["", "random"]
    other = serve()
    bert = browser(other, "Bert")
    taken = bert.post("/campaigns/file", json=file).json()
    assert (taken["status"], taken["name"], len(taken["played"])) == ("between", "Long winter", 1)
    assert taken["played"][0]["table"] == "", "that table is elsewhere"
    assert [place["bot"] for place in taken["seats"]] == ["", "random"], (
        "whoever brings it takes his place, bots play on"
    )
    assert bert.get(f"/campaigns/{taken['id']}/records/1").text == file["records"]["1"]
    bert.put(f"/campaigns/{taken['id']}/seats/0", json={}).raise_for_status()
    assert bert.put(f"/campaigns/{taken['id']}/seats/0/ready", json={}).json()["status"] == "playing"
    bare = bert.post("/campaigns/file", json={**file, "records": {}}).json()
    text = {"record": file["records"]["1"]}
    assert bert.put(f"/campaigns/{bare['id']}/records/1", json=text).json()["played"][0]["has_record"]
    assert code(bert.put(f"/campaigns/{bare['id']}/records/1", json=text)) == "campaign/has-record"
    assert code(bert.put(f"/campaigns/{bare['id']}/records/2", json=text)) == "campaign/no-such-game"


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"game": "voluspa"}, "campaign/none"),
        ({"game": "ludo"}, "game/unknown"),
        ({"format": "other"}, "request/invalid"),
        ({"story": {}}, "campaign/other-game"),
        ({"story": {"game": "feast", "version": 7}}, "campaign/other-version"),
        ({"story": {"game": "feast", "version": 1}}, "campaign/unreadable"),
        ({"bots": ["", "deep"]}, "bot/unknown"),
        ({"name": "Long\u2800winter"}, "account/name-characters"),
        ({"records": {"1": "nonsense"}}, "campaign/bad-record"),
        ({"records": {"9": "nonsense"}}, "campaign/no-such-game"),
        ({"records": {"x": "nonsense"}}, "campaign/no-such-game"),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(
    change: Json, wanted: str, shared_server: Server, browser: Visit
) -> None:
    anna = browser(shared_server, "Anna")
    campaign = lost(shared_server, anna, set_out(anna, begin(anna)))
    file = anna.get(f"/campaigns/{campaign['id']}/file").json()
    file["records"] = {}
    shared_server.app.state.limits.costly.__init__(1e6, 1e6)
    assert code(anna.post("/campaigns/file", json={**file, **change})) == wanted


def test_nobody_hosts_very_many(serve: Callable[..., Server], browser: Visit) -> None:
    anna = browser(serve(most_campaigns_of_user=2), "Anna")
    for _ in range(2):
        first = begin(anna)
    answer = anna.post("/campaigns", json={"game": "feast", "seats": 2})
    assert code(answer) == "campaign/too-many"
    anna.post(f"/campaigns/{first['id']}/close").raise_for_status()
    assert begin(anna, name=" Long  winter ❄\ufe0f")["name"] == "Long winter ❄\ufe0f"


def test_what_cannot_be_begun(shared_server: Server, browser: Visit) -> None:
    anna = browser(shared_server, "Anna")

    def refused(**wanted: Any) -> str:
        return code(anna.post("/campaigns", json={"game": "feast", "seats": 2, **wanted}))

    assert refused(game="voluspa") == "campaign/none"
    for name in ("\u2800", "Long\u200b winter", "\u202eretniw", "\ufe0f", "win\0ter"):
        assert refused(name=name) == "account/name-characters"
    assert refused(seats=9) == "campaign/players"
    assert refused(places=[{"seat": 5}]) == "campaign/no-such-seat"
    assert refused(places=[{"seat": 0, "hero": "surt"}]) == "campaign/no-such-hero"
    assert refused(places=[{"seat": 0, "bot": "deep"}]) == "bot/unknown"
    assert refused(places=[{"seat": 0}, {"seat": 0}]) == "campaign/place-taken"
    assert refused(others=["odin"]) == "campaign/others"
    assert refused(extra={"data": {"text": ""}}) == "campaign/no-extra"
    assert refused(clock={"kind": "days", "amount": 99}) == "lobby/bad-clock"


def test_a_game_of_a_campaign_has_no_rematch(server: Server, browser: Visit) -> None:
    anna = browser(server, "Anna")
    campaign = set_out(anna, begin(anna))
    lost(server, anna, campaign)
    assert code(anna.post(f"/tables/{campaign['table']}/rematch")) == "campaign/no-rematch"


def test_whoever_deletes_himself_leaves_his_place(server: Server, browser: Visit) -> None:
    anna, bert = browser(server, "Anna"), browser(server, "Bert")
    campaign = begin(anna, [{"seat": 0, "hero": "odin"}])
    token = anna.post(f"/campaigns/{campaign['id']}/invitation").json()["token"]
    bert.put(f"/campaigns/{campaign['id']}/seats/1", json={"hero": "thor", "invitation": token}).raise_for_status()
    set_out(anna, campaign)
    anna.request("DELETE", "/me", json={}).raise_for_status()
    after = show(bert, campaign)
    assert after["seats"][0]["person"] is None
    assert after["host"]["name"] == "Bert", "the first who is left decides"


def test_what_cannot_be_read_any_more_is_settled_all_the_same(server: Server, browser: Visit) -> None:
    anna = browser(server, "Anna")
    campaign = set_out(anna, begin(anna))
    server.store.tables.freeze_table(campaign["table"], Words("table-frozen-game", {"game": "feast"}))
    assert show(anna, campaign)["status"] == "playing"
    sweep(server)
    assert show(anna, campaign)["status"] == "playing", "a game that waits goes on one day"
    anna.post(f"/tables/{campaign['table']}/close").raise_for_status()
    assert until(anna, campaign, "between")["played"] == []
