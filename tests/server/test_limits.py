"""Too often is too often; others do not notice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from litestar.connection import ASGIConnection

from gladsheim.errors import Declined
from gladsheim.server.http.limits import Gate, address_of
from gladsheim.server.network.buckets import Bucket, Buckets
from gladsheim.words import Words, say
from tests.server.conftest import wait_until

if TYPE_CHECKING:
    from tests.server.conftest import Server

Browser = Callable[..., httpx.Client]


@pytest.mark.parametrize("refusal", ["lobby-too-many-tables", "lobby-too-many-open", "campaign-too-many"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_where_one_is_the_limit_one_is_spoken_of(refusal: str, lang: str) -> None:
    one, two = (say(Words(refusal, {"most": most}), lang) for most in (1, 2))
    assert "1" not in one
    assert "2" in two


def test_a_bucket_gives_what_is_in_it_and_says_when_there_is_more() -> None:
    bucket = Bucket(rate=1e-9, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() > 1e6


def test_a_bucket_fills_up_again_but_not_beyond_its_brim() -> None:
    bucket = Bucket(rate=1e9, burst=3)
    assert bucket.take(3)
    bucket.fill()
    assert bucket.take(3)
    assert not bucket.take(4)


def test_each_key_has_a_bucket_and_the_one_unused_for_longest_is_forgotten() -> None:
    buckets = Buckets(rate=1e-9, burst=1, most=2)
    assert buckets.take("anna")
    assert buckets.take("bert")
    assert not buckets.take("anna")
    assert buckets.take("carl")
    assert not buckets.take("anna")
    assert buckets.take("bert")
    assert len(buckets.buckets) == 2


def test_who_has_rested_long_enough_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("gladsheim.server.network.buckets.time.monotonic", lambda: clock[0])
    buckets = Buckets(rate=1, burst=10)
    for n in range(1000):
        assert buckets.take(f"guest {n}", 5)
        clock[0] += 1
    assert len(buckets.buckets) == 5
    assert buckets.take("guest 999", 5)
    assert not buckets.take("guest 999", 5)


def test_who_comes_too_often_is_told_when_to_come_back() -> None:
    buckets = Buckets(rate=1 / 60, burst=1)
    buckets.demand("anna")
    with pytest.raises(Declined) as refused:
        buckets.demand("anna")
    assert refused.value.code == "limit/too-many"
    assert 1 <= refused.value.terms["seconds"] <= 60


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2:ffff::1", "2001:0db8:0001:0002"),
        ("fe80::1%eth0", "fe80:0000:0000:0000"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a socket", "a socket"),
    ],
)
def test_an_address_counts_alone_and_one_of_ipv6_with_its_network(host: str, key: str) -> None:
    scope = {"type": "http", "client": (host, 1234), "headers": []}
    assert address_of(ASGIConnection(scope)) == key  # type: ignore[arg-type]


def test_two_pass_the_gate_some_wait_and_the_others_are_sent_away() -> None:
    async def crowd() -> tuple[int, list[BaseException | None]]:
        gate, most, inside, open_up = Gate(at_once=2, waiting=3), 0, 0, asyncio.Event()

        async def pass_through() -> None:
            nonlocal most, inside
            async with gate.enter():
                inside += 1
                most = max(most, inside)
                await open_up.wait()
                inside -= 1

        tasks = [asyncio.create_task(pass_through()) for _ in range(8)]
        while sum(task.done() for task in tasks) < 3:
            await asyncio.sleep(0)
        open_up.set()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert gate.here == 0
        return most, outcomes

    most, outcomes = asyncio.run(asyncio.wait_for(crowd(), 30))
    refused = [one for one in outcomes if isinstance(one, Declined)]
    assert most == 2
    assert [one.code for one in refused] == ["limit/busy"] * 3
    assert outcomes.count(None) == 5


def too_many(answer: httpx.Response) -> bool:
    """Was it too often? Then it says so, and when to come back."""
    if answer.status_code != 429:
        return False
    assert answer.json()["code"] == "limit/too-many"
    assert int(answer.headers["retry-after"]) >= 1
    return True


def test_a_flood_of_logins_from_one_address_is_stopped(serve: Callable[..., Server], browser: Browser) -> None:
    client = browser(serve(logins_per_minute=2))
    answers = [client.post("/sessions", json={"login": f"anna{n}", "password": "x"}) for n in range(4)]
    assert [too_many(one) for one in answers] == [False, False, True, True]
    assert client.get("/games").status_code == 200


ANNA = {"login": "anna", "password": "correct horse"}


def guess(at: Server, browser: Browser, address: str, login: str = "anna", **options: Any) -> httpx.Response:
    """A wrong password from an address."""
    client = browser(at, headers={"x-forwarded-for": address}, **options)
    return client.post("/sessions", json={"login": login, "password": "wrong horse"})


def test_who_guesses_a_password_is_stopped_and_the_owner_is_not(server: Server, browser: Browser) -> None:
    owner = browser(server, "Anna")
    owner.post("/me/account", json=ANNA).raise_for_status()
    answers = [guess(server, browser, "192.0.2.1", spelling) for spelling in ("anna", "ANNA") for _ in range(6)]
    assert [too_many(one) for one in answers] == [False] * 10 + [True] * 2
    assert guess(server, browser, "192.0.2.1", "bert").status_code == 403
    elsewhere = browser(server, headers={"x-forwarded-for": "192.0.2.2"})
    assert elsewhere.post("/sessions", json=ANNA).status_code == 200


def test_guesses_from_all_addresses_together_are_bounded_and_a_known_device_passes(
    server: Server, browser: Browser
) -> None:
    known, stranger = browser(server, "Anna"), browser(server, headers={"x-forwarded-for": "192.0.2.250"})
    known.post("/me/account", json=ANNA).raise_for_status()
    known.delete("/sessions/current").raise_for_status()
    strangers = server.app.state.limits.strangers.bucket("anna")
    assert strangers.take(98)
    answers = [guess(server, browser, f"192.0.2.{n}") for n in range(4)]
    assert [too_many(one) for one in answers] == [False, False, True, True]
    assert too_many(stranger.post("/sessions", json=ANNA))
    assert known.post("/sessions", json=ANNA).status_code == 200
    assert guess(server, browser, "192.0.2.9", "bert").status_code == 403


def test_a_known_device_passes_though_its_own_address_has_tried_too_often(
    serve: Callable[..., Server], browser: Browser
) -> None:
    server = serve(logins_per_minute=2)
    known, other = browser(server, "Anna"), browser(server)
    known.post("/me/account", json=ANNA).raise_for_status()
    assert guess(server, browser, "127.0.0.1", "bert").status_code == 403
    assert too_many(other.post("/sessions", json=ANNA))
    known.delete("/sessions/current")
    for _ in range(12):
        assert known.post("/sessions", json=ANNA).status_code == 200


def test_a_known_device_guesses_no_more_often_than_a_stranger(server: Server, browser: Browser) -> None:
    known = browser(server, "Anna")
    known.post("/me/account", json=ANNA).raise_for_status()
    wrong = [known.post("/sessions", json=ANNA | {"password": "wrong horse"}) for _ in range(11)]
    assert [too_many(one) for one in wrong] == [False] * 10 + [True]
    assert browser(server).post("/sessions", json=ANNA).status_code == 200


def test_right_passwords_are_not_counted_against_an_account(server: Server, browser: Browser) -> None:
    browser(server, "Anna").post("/me/account", json=ANNA).raise_for_status()
    for _ in range(12):
        assert browser(server).post("/sessions", json=ANNA).status_code == 200


def test_the_cookie_of_a_device_is_for_our_own_pages_alone(server: Server, browser: Browser) -> None:
    client = browser(server, "Anna")
    answer = client.post("/me/account", json=ANNA)
    [device] = [one for one in answer.headers.get_list("set-cookie") if one.startswith("gladsheim-device=")]
    parts = {part.strip().lower() for part in device.split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/api", "max-age=31536000"} <= parts
    assert client.cookies["gladsheim-device"] not in client.get("/me/export").text
    gone = client.request("DELETE", "/me", json={"password": ANNA["password"]})
    assert any("gladsheim-device=" in one and "max-age=0" in one.lower() for one in gone.headers.get_list("set-cookie"))


def test_lists_of_tables_are_counted_by_address_and_person(serve: Callable[..., Server], browser: Browser) -> None:
    server = serve(lists_per_minute=3)
    client = browser(server, "Anna")
    answers = [client.get(path) for path in ("/tables", "/tables/mine", "/tables", "/tables", "/tables/mine")]
    assert [too_many(one) for one in answers] == [False, False, False, True, True]
    elsewhere = browser(server, headers={"x-forwarded-for": "192.0.2.2"}, cookies=dict(client.cookies))
    assert [too_many(elsewhere.get("/tables/mine")) for _ in range(3)] == [False, False, True]
    assert client.get("/games").status_code == 200


def test_replays_and_records_are_counted_by_address_and_person(serve: Callable[..., Server], browser: Browser) -> None:
    server = serve(replays_per_minute=3)
    client = browser(server, "Anna")
    spec = {"game": "feast", "seats": 2, "places": [{"seat": seat, "bot": "random"} for seat in (0, 1)]}
    table = client.post("/tables", json=spec).json()["id"]
    client.post(f"/tables/{table}/start").raise_for_status()
    wait_until(lambda: server.store.tables.table(table).status == "over")
    answers = [client.get(f"/tables/{table}/{what}") for what in ("replay", "record", "verification", "replay")]
    assert [one.status_code for one in answers] == [200, 200, 200, 429]
    assert too_many(answers[-1])
    elsewhere = browser(server, headers={"x-forwarded-for": "192.0.2.2"}, cookies=dict(client.cookies))
    assert too_many(elsewhere.get(f"/tables/{table}/replay"))
    assert client.get(f"/tables/{table}").status_code == 200


def test_guests_from_one_address_are_counted(serve: Callable[..., Server], browser: Browser) -> None:
    server = serve(guests_per_hour=2)
    answers = [browser(server).post("/guests", json={}) for _ in range(3)]
    assert [too_many(one) for one in answers] == [False, False, True]


def test_requests_from_one_address_are_counted_pages_and_errors_too(
    serve: Callable[..., Server], browser: Browser
) -> None:
    client = browser(serve(requests_per_minute=3))
    answers = [client.get(path) for path in ("/games", "/nothing", "/me", "/games", "/nothing")]
    assert [too_many(one) for one in answers] == [False, False, False, True, True]


def test_many_logins_at_once_wait_or_are_sent_away_and_others_do_not_notice(
    serve: Callable[..., Server],
) -> None:
    server = serve()

    async def storm() -> tuple[list[httpx.Response], httpx.Response]:
        async with server.async_client(limits=httpx.Limits(max_connections=60)) as client:
            logins = [client.post("/sessions", json={"login": f"a{n}", "password": "x"}) for n in range(50)]
            *answers, games = await asyncio.gather(*logins, client.get("/games"))
            return answers, games

    answers, games = asyncio.run(storm())
    busy = [one for one in answers if one.status_code == 429]
    assert {one.json()["code"] for one in busy} == {"limit/busy"}
    assert all("retry-after" in one.headers for one in busy)
    assert {one.status_code for one in answers} == {403, 429}
    assert games.status_code == 200
