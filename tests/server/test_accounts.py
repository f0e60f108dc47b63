"""Guests, accounts, sessions, blocks and private links, as a browser meets them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from gladsheim.server.http.routes.accounts import NAMES
from gladsheim.store.names import FACES, clean_name
from gladsheim.store.records import Table, TableSpec

if TYPE_CHECKING:
    from tests.server.conftest import Server

Browser = Callable[..., httpx.Client]
ANNA = {"login": "anna", "password": "correct horse"}


@pytest.fixture
def at(either_server: Server) -> Server:
    """Everything here holds on SQLite and on PostgreSQL."""
    return either_server


def table_of(at: Server, host: str, **changes: Any) -> Table:
    """An open table of somebody's, who sits at seat 0."""
    spec: dict[str, Any] = {"game": "voluspa", "rules_version": 1, "seats": 2, "host": host} | changes
    table = at.store.tables.create_table(TableSpec(**spec))
    return at.store.seats.sit(table.id, 0, host)


def me(client: httpx.Client) -> dict[str, Any]:
    """Who a browser is."""
    answer = client.get("/me")
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


def code(answer: httpx.Response, status: int) -> str:
    """The code of a refusal with this status."""
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert sorted(problem) == ["code", "sentence", "words"]
    assert problem["words"]["id"] == problem["code"].replace("/", "-")
    return str(problem["code"])


def test_a_guest_gets_a_name_and_a_session_without_registering(at: Server, browser: Browser) -> None:
    client = browser(at)
    assert code(client.get("/me"), 401) == "session/none"
    guest = client.post("/guests", json={"name": "  Anna  "}).json()
    assert guest == me(client)
    assert (guest["name"], guest["guest"], guest["login"], guest["webhook"]) == ("Anna", True, "", "")


def test_who_gives_no_name_gets_a_friendly_one(at: Server, browser: Browser) -> None:
    name = browser(at).post("/guests", json={}).json()["name"]
    assert name.split()[0] in NAMES


def test_every_friendly_name_can_be_used() -> None:
    assert [clean_name(f"{name} 99") for name in NAMES] == [f"{name} 99" for name in NAMES]


def test_who_is_somebody_already_stays_who_he_is(at: Server, browser: Browser) -> None:
    client = browser(at, "Anna")
    first = me(client)
    assert client.post("/guests", json={"name": "Bert"}).json() == first


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(at: Server, browser: Browser) -> None:
    cookie = browser(at).post("/guests", json={}).headers["set-cookie"]
    parts = {part.strip().lower() for part in cookie.split(";")}
    assert {"httponly", "samesite=lax", "path=/", "max-age=7776000"} <= parts
    assert "secure" not in parts


def test_a_name_can_be_changed_and_a_bad_one_is_refused_with_its_rule(at: Server, browser: Browser) -> None:
    client = browser(at, "Anna")
    assert client.patch("/me", json={"name": "Änne"}).json()["name"] == "Änne"
    assert code(client.patch("/me", json={"name": "x" * 31}), 400) == "account/name-length"
    assert code(client.patch("/me", json={"name": "a\u202eb"}), 400) == "account/name-characters"
    assert me(client)["name"] == "Änne"


def test_everybody_has_a_face_chooses_another_and_is_seen_with_it(at: Server, browser: Browser) -> None:
    client, other = browser(at, "Anna"), browser(at, "Bert")
    first = me(client)["face"]
    assert first in FACES
    chosen = next(face for face in FACES if face != first)
    assert client.patch("/me", json={"face": chosen}).json()["face"] == chosen
    assert code(client.patch("/me", json={"face": "nobody"}), 400) == "account/unknown-face"
    assert me(client)["face"] == chosen
    other.put(f"/blocks/{me(client)['id']}")
    assert other.get("/blocks").json()[0]["face"] == chosen


def test_a_webhook_is_kept_shown_to_nobody_else_and_taken_away(at: Server, browser: Browser) -> None:
    client = browser(at, "Anna")
    address = "https://example.org/hook/s3cret"
    assert client.patch("/me", json={"webhook": address}).json()["webhook"] == address
    assert code(client.patch("/me", json={"webhook": "ftp://example.org"}), 400) == "account/bad-webhook"
    other = browser(at, "Bert")
    other.put(f"/blocks/{me(client)['id']}")
    assert "s3cret" not in other.get("/blocks").text
    assert client.patch("/me", json={"webhook": ""}).json()["webhook"] == ""


def test_a_guest_becomes_an_account_and_keeps_his_games(at: Server, browser: Browser) -> None:
    client = browser(at, "Anna")
    guest = me(client)
    table = table_of(at, guest["id"])
    old = client.cookies["gladsheim"]
    account = client.post("/me/account", json=ANNA).json()
    assert (account["id"], account["guest"], account["login"]) == (guest["id"], False, "anna")
    assert client.cookies["gladsheim"] != old
    assert browser(at, cookies={"gladsheim": old}).get("/me").status_code == 401
    elsewhere = browser(at)
    assert elsewhere.post("/sessions", json=ANNA).json() == account
    assert [one.id for one in at.store.tables.tables_of(me(elsewhere)["id"])] == [table.id]


def test_a_login_is_given_once(at: Server, browser: Browser) -> None:
    first, second = browser(at, "Anna"), browser(at, "Another Anna")
    first.post("/me/account", json=ANNA)
    assert code(second.post("/me/account", json=ANNA | {"login": "ANNA"}), 409) == "account/login-taken"
    assert code(first.post("/me/account", json=ANNA), 409) == "account/has-login"
    assert code(second.post("/me/account", json={"login": "b", "password": "short"}), 400) == "account/password-length"


def test_a_wrong_password_and_an_unknown_login_read_the_same(at: Server, browser: Browser) -> None:
    browser(at, "Anna").post("/me/account", json=ANNA)
    client = browser(at)
    wrong = client.post("/sessions", json=ANNA | {"password": "wrong horse"})
    unknown = client.post("/sessions", json=ANNA | {"login": "nobody"})
    assert code(wrong, 403) == "account/wrong-login"
    assert wrong.text == unknown.text
    assert "set-cookie" not in wrong.headers


def test_logging_in_gives_a_fresh_session_and_ends_the_one_before(at: Server, browser: Browser) -> None:
    browser(at, "Anna").post("/me/account", json=ANNA)
    client = browser(at, "Guest")
    planted = client.cookies["gladsheim"]
    assert client.post("/sessions", json=ANNA).json()["login"] == "anna"
    assert client.cookies["gladsheim"] != planted
    assert browser(at, cookies={"gladsheim": planted}).get("/me").status_code == 401


def test_after_logging_out_the_cookie_opens_nothing(at: Server, browser: Browser) -> None:
    client = browser(at, "Anna")
    token = client.cookies["gladsheim"]
    assert client.delete("/sessions/current").status_code == 204
    assert "gladsheim" not in client.cookies
    assert browser(at, cookies={"gladsheim": token}).get("/me").status_code == 401
    assert client.delete("/sessions/current").status_code == 204


def test_logging_out_everywhere_ends_all_sessions(at: Server, browser: Browser) -> None:
    here, there = browser(at, "Anna"), browser(at)
    here.post("/me/account", json=ANNA)
    there.post("/sessions", json=ANNA)
    assert here.delete("/sessions").status_code == 204
    assert here.get("/me").status_code == there.get("/me").status_code == 401
    assert there.post("/sessions", json=ANNA).status_code == 200


def test_a_new_password_logs_everybody_out_but_this_browser(at: Server, browser: Browser) -> None:
    here, there = browser(at, "Anna"), browser(at)
    here.post("/me/account", json=ANNA)
    there.post("/sessions", json=ANNA)
    wrong = here.post("/me/password", json={"old": "wrong horse", "new": "battery staple"})
    assert code(wrong, 403) == "account/wrong-login"
    assert there.get("/me").status_code == 200
    assert here.post("/me/password", json={"old": ANNA["password"], "new": "battery staple"}).status_code == 200
    assert me(here)["login"] == "anna"
    assert there.get("/me").status_code == 401
    assert there.post("/sessions", json=ANNA).status_code == 403
    assert there.post("/sessions", json=ANNA | {"password": "battery staple"}).status_code == 200


def test_the_export_holds_what_is_known_and_no_token(at: Server, browser: Browser) -> None:
    client = browser(at, "Anna")
    client.post("/me/account", json=ANNA)
    table = table_of(at, me(client)["id"])
    answer = client.get("/me/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.json()["user"]["login"] == "anna"
    assert [one["id"] for one in answer.json()["tables"]] == [table.id]
    assert client.cookies["gladsheim"] not in answer.text
    assert "argon2" not in answer.text


def test_an_account_is_deleted_only_with_its_password(at: Server, browser: Browser) -> None:
    client = browser(at, "Anna")
    client.post("/me/account", json=ANNA)
    assert code(client.request("DELETE", "/me", json={}), 403) == "account/wrong-login"
    assert client.request("DELETE", "/me", json={"password": ANNA["password"]}).status_code == 204
    assert client.get("/me").status_code == 401
    assert client.post("/sessions", json=ANNA).status_code == 403


def test_who_deletes_himself_hands_his_table_on_or_closes_it(at: Server, browser: Browser) -> None:
    anna, bert = browser(at, "Anna"), browser(at, "Bert")
    shared, alone = table_of(at, me(anna)["id"]), table_of(at, me(anna)["id"])
    at.store.seats.sit(shared.id, 1, me(bert)["id"])
    assert anna.request("DELETE", "/me", json={}).status_code == 204
    left = at.store.tables.table(shared.id)
    assert (left.host, left.status, left.seats[0].is_empty) == (me(bert)["id"], "open", True)
    assert at.store.tables.table(alone.id).status == "closed"


def test_a_bot_plays_on_for_a_player_who_deletes_himself(at: Server, browser: Browser) -> None:
    anna, bert = browser(at, "Anna"), browser(at, "Bert")
    table = anna.post("/tables", json={"game": "voluspa", "seats": 2, "places": [{"seat": 0}], "public": True}).json()[
        "id"
    ]
    bert.put(f"/tables/{table}/seats/1", json={}).raise_for_status()
    anna.post(f"/tables/{table}/start").raise_for_status()
    assert anna.request("DELETE", "/me", json={}).status_code == 204
    left = at.store.tables.table(table)
    assert left.status == "playing"
    assert left.seats[0].bot
    assert not left.seats[0].owner
    assert left.host == me(bert)["id"]


def test_anyone_can_block_anyone_but_himself(at: Server, browser: Browser) -> None:
    anna, bert = browser(at, "Anna"), browser(at, "Bert")
    his = me(bert)["id"]
    assert anna.get("/blocks").json() == []
    assert anna.put(f"/blocks/{his}").status_code == 204
    assert anna.put(f"/blocks/{his}").status_code == 204
    assert anna.get("/blocks").json() == [{"id": his, "name": "Bert", "face": me(bert)["face"], "guest": True}]
    assert bert.get("/blocks").json() == []
    assert code(anna.put(f"/blocks/{me(anna)['id']}"), 409) == "account/block-self"
    assert code(anna.put("/blocks/nobody"), 404) == "account/unknown"
    assert anna.delete(f"/blocks/{his}").status_code == 204
    assert anna.get("/blocks").json() == []


def test_a_private_link_moves_a_guest_to_his_phone(at: Server, browser: Browser) -> None:
    laptop, phone = browser(at, "Anna"), browser(at)
    table = table_of(at, me(laptop)["id"])
    token = at.store.seats.seat_link(table.id, 0)
    opened = phone.post("/links", json={"token": token}).json()
    assert (opened["table"], opened["seat"], opened["me"]) == (table.id, 0, me(laptop))
    assert me(phone) == me(laptop)
    again = laptop.post("/links", json={"token": token})
    assert again.json() == opened
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize("locks", ["POST /me/password", "DELETE /sessions"])
def test_whoever_locks_others_out_of_his_account_locks_his_links_too(locks: str, at: Server, browser: Browser) -> None:
    laptop, phone = browser(at, "Anna"), browser(at)
    laptop.post("/me/account", json={"login": "anna", "password": "a good password"})
    token = at.store.seats.seat_link(table_of(at, me(laptop)["id"]).id, 0)
    method, path = locks.split()
    laptop.request(method, path, json={"old": "a good password", "new": "a better password"}).raise_for_status()
    assert code(phone.post("/links", json={"token": token}), 404) == "session/bad-link"


def test_a_guest_who_logs_out_everywhere_comes_back_by_his_link(at: Server, browser: Browser) -> None:
    laptop, phone = browser(at, "Anna"), browser(at)
    token = at.store.seats.seat_link(table_of(at, me(laptop)["id"]).id, 0)
    assert laptop.delete("/sessions").status_code == 204
    assert phone.post("/links", json={"token": token}).json()["me"]["name"] == "Anna"


def test_a_replaced_or_invented_link_opens_nothing(at: Server, browser: Browser) -> None:
    laptop, phone = browser(at, "Anna"), browser(at)
    table = table_of(at, me(laptop)["id"])
    old = at.store.seats.seat_link(table.id, 0)
    at.store.seats.seat_link(table.id, 0)
    for token in (old, "x" * 43, old.swapcase()):
        refusal = phone.post("/links", json={"token": token})
        assert code(refusal, 404) == "session/bad-link"
        assert token not in refusal.text
    assert phone.get("/me").status_code == 401
