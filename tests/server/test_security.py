"""Forged cookies, foreign origins, and bodies that nobody should have to read."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import structlog
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from gladsheim.server.http.security import path_below

if TYPE_CHECKING:
    from tests.server.conftest import Server

Browser = Callable[..., httpx.Client]
FOREIGN = "https://evil.example"
EXPECTED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}


@pytest.fixture
def server(shared_server: Server) -> Server:
    """Most of what is tried here leaves no trace."""
    return shared_server


def code(answer: httpx.Response, status: int) -> str:
    """The code of a refusal with this status."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    return str(answer.json()["code"])


def raw(server: Server, request: bytes) -> bytes:
    """What comes back for these very bytes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        connection.sendall(request)
        answer = b""
        while more := connection.recv(65536):
            answer += more
    return answer


@pytest.mark.parametrize(
    "cookie",
    [
        "gladsheim=",
        "gladsheim=forged",
        f"gladsheim={'x' * 43}",
        f"gladsheim={'x' * 7000}",
        "gladsheim=%00; gladsheim='\"<script>",
        "gladsheim=ä",
        "gladsheim",
        ";;;=;=",
    ],
)
def test_a_forged_cookie_is_nobodys(cookie: str, server: Server, browser: Browser) -> None:
    answer = browser(server).get("/me", headers=[(b"cookie", cookie.encode())])
    assert code(answer, 401) == "session/none"


def test_a_token_of_somebody_elses_changed_by_one_letter_is_nobodys(server: Server, browser: Browser) -> None:
    token = browser(server, "Anna").cookies["gladsheim"]
    changed = token[:-1] + ("A" if token[-1] != "A" else "B")
    assert browser(server, cookies={"gladsheim": changed}).get("/me").status_code == 401


@pytest.mark.parametrize(
    "origin", [FOREIGN, "null", "", "http://127.0.0.1:1", "http://127.0.0.1.evil.example", "http://["]
)
@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/guests"), ("DELETE", "/me"), ("PATCH", "/me"), ("PUT", "/blocks/x")]
)
def test_another_site_cannot_change_anything(
    origin: str, method: str, path: str, server: Server, browser: Browser
) -> None:
    client = browser(server, "Anna")
    answer = client.request(method, path, json={}, headers={"origin": origin})
    assert code(answer, 403) == "request/foreign-origin"
    assert "set-cookie" not in answer.headers
    assert client.get("/me").json()["name"] == "Anna"


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_that_hides_the_origin_is_not_believed(site: str, server: Server, browser: Browser) -> None:
    answer = browser(server).post("/guests", json={}, headers={"sec-fetch-site": site})
    assert code(answer, 403) == "request/foreign-origin"


def test_our_own_pages_and_programs_may_change_things(server: Server, browser: Browser) -> None:
    own = f"http://127.0.0.1:{server.port}"
    for headers in ({}, {"origin": own}, {"sec-fetch-site": "same-origin"}, {"origin": own, "sec-fetch-site": "none"}):
        assert browser(server).post("/guests", json={}, headers=headers).status_code == 200


def test_with_a_public_address_only_that_origin_counts(serve: Callable[..., Server], browser: Browser) -> None:
    server = serve(public_url="https://play.example.org/")
    own = f"http://127.0.0.1:{server.port}"
    for origin, status in [
        ("https://play.example.org", 200),
        ("https://play.example.org:443", 200),
        ("http://play.example.org", 403),
        ("https://play.example.org:8443", 403),
        (own, 403),
    ]:
        assert browser(server).post("/guests", json={}, headers={"origin": origin}).status_code == status, origin


def test_on_https_the_cookie_is_secure_and_the_browser_stays_there(
    serve: Callable[..., Server], browser: Browser
) -> None:
    plain = browser(serve()).post("/guests", json={})
    secure = browser(serve(public_url="https://play.example.org")).post("/guests", json={})
    assert "strict-transport-security" not in plain.headers
    assert secure.headers["strict-transport-security"].startswith("max-age=")
    assert "secure" in secure.headers["set-cookie"].lower()
    assert "wss://play.example.org" in secure.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/lobby", "/api/tables/x/socket", "/api/nothing", "/"])
@pytest.mark.parametrize("origin", [FOREIGN, "null"])
def test_another_site_cannot_open_a_websocket(path: str, origin: str, server: Server, browser: Browser) -> None:
    token = browser(server, "Anna").cookies["gladsheim"]
    headers = {"cookie": f"gladsheim={token}", "origin": origin}
    with pytest.raises(InvalidStatus) as refused, connect(server.ws_url + path, additional_headers=headers):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_can_open_a_websocket(server: Server, browser: Browser) -> None:
    token = browser(server, "Anna").cookies["gladsheim"]
    headers = {"cookie": f"gladsheim={token}", "origin": f"http://127.0.0.1:{server.port}"}
    with connect(f"{server.ws_url}/api/lobby", additional_headers=headers) as lobby:
        assert json.loads(lobby.recv(timeout=30))["type"] == "lobby"


def test_too_large_a_body_is_refused_whether_announced_or_not(server: Server, browser: Browser) -> None:
    client = browser(server)
    large = json.dumps({"name": "x" * 70_000}).encode()
    headers = {"content-type": "application/json"}

    def pieces() -> Iterator[bytes]:
        for start in range(0, len(large), 1000):
            yield large[start : start + 1000]

    assert code(client.post("/guests", content=large, headers=headers), 413) == "request/too-large"
    assert code(client.post("/guests", content=pieces(), headers=headers), 413) == "request/too-large"


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b"null",
        b'"x"',
        b"\xff\xfe",
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b'{"name": 1e999}',
        b'{"name": NaN}',
        b'{"name": {}}',
        b'{"other": 1}',
        b'{"name": "a\\u0000b"}',
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b"[" * 30_000 + b"]" * 30_000,
        b'{"name": ' + b"9" * 60_000 + b"}",
    ],
)
def test_malformed_bodies_are_refused_with_a_sentence(body: bytes, server: Server, browser: Browser) -> None:
    answer = browser(server).post("/guests", content=body, headers={"content-type": "application/json"})
    assert code(answer, 400) in ("request/malformed", "request/invalid", "account/name-characters")
    assert len(answer.text) < 1000


def test_a_refusal_names_the_bad_field(server: Server, browser: Browser) -> None:
    client = browser(server)
    for body, field in [({"login": "a"}, "password"), ({"login": 1, "password": "x"}, "login")]:
        problem = client.post("/sessions", json=body).json()
        assert (problem["code"], problem["words"]["terms"]["field"]) == ("request/invalid", field)
        assert field in problem["sentence"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_is_read(kind: str, server: Server, browser: Browser) -> None:
    answer = browser(server).post("/guests", content=b"{}", headers={"content-type": kind})
    assert code(answer, 415) == "request/not-json"


@pytest.mark.parametrize("host", [b"evil example", b"a/b", b"a@b", b"x" * 300, b"<script>"])
def test_a_host_that_is_none_is_refused(host: bytes, server: Server) -> None:
    answer = raw(server, b"GET / HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert host not in answer


def asked_for(server: Server, host: str) -> bytes:
    """What is answered to somebody who asks for this host."""
    return raw(server, f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())


NAME = socket.gethostname().partition(".")[0]


@pytest.mark.parametrize("port", ["", ":80", ":8000"])
@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST.", "127.0.0.1", "[::1]", "127.8.9.10", socket.gethostname(), NAME, f"{NAME}.local"]
)
def test_without_a_public_address_the_machines_own_names_are_answered(host: str, port: str, server: Server) -> None:
    assert asked_for(server, host + port).startswith(b"HTTP/1.1 200 ")


def test_without_a_public_address_every_address_of_the_machine_is_answered(server: Server) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as outside:
        if outside.connect_ex(("192.0.2.1", 9)):  # which sends nothing, and chooses the interface that others see
            pytest.skip("this machine is in no network")
        address = outside.getsockname()[0]
    assert asked_for(server, f"{address}:8000").startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "evil.local", "192.0.2.1", "[2001:db8::1]", "0.0.0.0", "224.0.0.1"],
)
def test_without_a_public_address_any_other_name_is_refused_with_a_sentence(host: str, server: Server) -> None:
    answer = asked_for(server, f"{host}:8000")
    assert answer.startswith(b"HTTP/1.1 421 ")
    problem = json.loads(answer.partition(b"\r\n\r\n")[2])
    assert (problem["code"], problem["words"]["terms"]) == ("request/unknown-host", {"host": host})
    assert "public_url" in problem["sentence"]


def test_a_page_whose_name_was_turned_to_this_machine_can_open_no_websocket(server: Server, browser: Browser) -> None:
    token = browser(server, "Anna").cookies["gladsheim"]
    headers = {"cookie": f"gladsheim={token}", "origin": "http://evil.example"}
    with socket.create_connection(("127.0.0.1", server.port)) as line, pytest.raises(InvalidStatus) as refused:
        connect("ws://evil.example/api/lobby", sock=line, additional_headers=headers)
    assert refused.value.response.status_code == 403


def test_with_a_public_address_its_proxy_may_ask_by_any_name(serve: Callable[..., Server]) -> None:
    server = serve(public_url="https://play.example.org")
    for host in ("play.example.org", "backend.internal:8000"):
        assert asked_for(server, host).startswith(b"HTTP/1.1 200 ")


def test_two_hosts_are_refused(server: Server) -> None:
    answer = raw(server, b"GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400 ")


def test_every_answer_carries_the_headers_errors_too(server: Server, browser: Browser) -> None:
    client = browser(server)
    top = f"http://127.0.0.1:{server.port}"
    answers = [
        *(
            client.get(f"{top}{path}")
            for path in ("/", "/imprint", "/privacy", "/healthz", "/metrics", "/static/page.css")
        ),
        *(client.get(path) for path in ("/me", "/games", "/schema", "/schema/openapi.json", "/schema/x", "/nothing")),
        client.post("/guests", json={}),
        client.post("/guests", json={}, headers={"origin": FOREIGN}),
        client.post("/guests", content=b"x"),
        client.post("/guests", json={"name": 1}),
        client.request("PROPFIND", "/me"),
        client.request("OPTIONS", "/me"),
        client.put("/me", json={}),
        client.get("/tables/" + "x" * 100),
    ]
    assert {answer.status_code for answer in answers} >= {200, 400, 401, 403, 404, 405, 415}
    for answer in answers:
        where = f"{answer.request.method} {answer.request.url}"
        assert {name: answer.headers.get(name) for name in EXPECTED} == EXPECTED, where
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy, where
        for part in ("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"):
            assert part in policy, where
        assert "server" not in answer.headers or "litestar" not in answer.headers["server"].lower()
        if "/api" in where:
            assert answer.headers["cache-control"] == "no-store", where


def test_an_error_speaks_the_readers_language(server: Server, browser: Browser) -> None:
    client = browser(server)
    english = client.get("/me").json()["sentence"]
    german = client.get("/me", params={"lang": "de"}).json()["sentence"]
    assert "nobody" in english
    assert "niemand" in german
    for wish, sentence in [
        ("de", german),
        ("de-AT,de;q=0.9,en;q=0.5", german),
        ("fr,en;q=0.3,de;q=0.8", german),
        ("de;q=0,en", english),
        ("fr", english),
        ("q=;;;,", english),
        ("", english),
    ]:
        assert client.get("/me", headers={"accept-language": wish}).json()["sentence"] == sentence, wish


def test_what_breaks_inside_is_told_by_a_number_only(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = browser(server, "Anna")

    def fail(*_: Any) -> None:
        raise ZeroDivisionError("the secret reason")

    monkeypatch.setattr(server.store.accounts, "export_user", fail)
    with structlog.testing.capture_logs() as logged:
        answer = client.get("/me/export")
    assert code(answer, 500) == "request/failed"
    assert "secret reason" not in answer.text
    assert [one["id"] for one in logged if one["event"] == "request_failed"] == [answer.json()["words"]["terms"]["id"]]


def test_a_database_that_fails_is_no_secret_and_its_reason_is(
    serve: Callable[..., Server], browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    client = browser(server, "Anna")
    monkeypatch.setattr(server.store.database, "engine", broken_engine())
    answer = client.get("/me")
    assert code(answer, 503) == "request/unavailable"
    assert "nowhere" not in answer.text
    assert "SELECT" not in answer.text
    health = client.get(f"{server.url}/healthz")
    assert (health.status_code, health.json()) == (503, {"status": "down"})


def broken_engine() -> Any:
    """A database that cannot be reached."""
    from sqlalchemy import create_engine

    return create_engine("sqlite:////dev/null/nowhere.db")


def test_no_secret_is_logged(
    server: Server, browser: Browser, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with caplog.at_level(logging.DEBUG), structlog.testing.capture_logs() as logged:
        client = browser(server, "Anna")
        first = client.cookies["gladsheim"]
        client.post("/me/account", json={"login": "anna", "password": "correct horse"})
        client.patch("/me", json={"webhook": "https://example.org/s3cret"})
        client.post("/sessions", json={"login": "anna", "password": 17})
        client.post("/links", json={"token": "l1nk"})
        monkeypatch.setattr(server.store.accounts, "check_password", lambda *_: 1 / 0)
        assert client.post("/sessions", json={"login": "anna", "password": "battery staple"}).status_code == 500
        second = client.cookies["gladsheim"]
    ours = [record.getMessage() for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))]
    text = "\n".join([*ours, *map(repr, logged)])
    for secret in (first, second, "correct horse", "battery staple", "s3cret", "l1nk"):
        assert secret not in text


@pytest.mark.parametrize("path", ["/gladsheim", "/gladsheim/", "/", "/gladsheim/gladsheim/"])
def test_below_a_base_path_the_start_is_found_however_the_proxy_writes_it(path: str) -> None:
    assert path_below("/gladsheim", path).rstrip("/") == "/gladsheim"
    assert path_below("", path) == path


def test_below_a_base_path_everything_works_and_the_cookie_stays_there(
    serve: Callable[..., Server], browser: Browser
) -> None:
    server = serve(base_path="/gladsheim")
    client = browser(server)
    answer = client.post("/guests", json={})
    assert "path=/gladsheim" in answer.headers["set-cookie"].lower()
    assert client.get("/me").json() == answer.json()
    assert client.get("/schema/openapi.json").status_code == 200
    assert 'href="/gladsheim/static/page.css"' in client.get(f"{server.url}/imprint").text
    assert client.get(f"{server.url}/static/page.css").status_code == 200
    assert client.get(f"http://127.0.0.1:{server.port}/healthz").status_code == 200
