"""The page of the client and the few that need none, and what machines ask."""

from __future__ import annotations

import gzip
import os
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest
from sqlalchemy import event

from gladsheim.errors import StoreError
from gladsheim.server.http.assets import accepts
from gladsheim.server.http.routes import pages
from gladsheim.store import Store
from gladsheim.words import LANGUAGES

if TYPE_CHECKING:
    from tests.server.conftest import Server

Browser = Callable[..., httpx.Client]


class Links(HTMLParser):
    """Where a page leads, and what in it a strict policy would forbid."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.inline: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value or "" for name, value in attrs if name in ("href", "src")]
        self.inline += [name for name, _ in attrs if name == "style" or name.startswith("on")]
        self.inline += [tag] if tag in ("script", "style") else []


def test_the_server_is_well(server: Server, browser: Browser) -> None:
    answer = browser(server).get(f"{server.url}/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_one_of_several_workers_is_well_too(serve: Callable[..., Server], redis_url: str, browser: Browser) -> None:
    server = serve("postgresql", workers=2, redis_url=redis_url)
    client = browser(server, "Anna")
    assert client.get(f"{server.url}/healthz").json() == {"status": "ok"}
    assert client.get("/tables").json() == {"tables": [], "more": ""}


def test_however_many_ask_it_is_tried_once_whether_the_database_can_be_written(
    either_server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Store] = []
    really = pages.try_to_write

    def noting(store: Store) -> None:
        tried.append(store)
        really(store)

    monkeypatch.setattr(pages, "HEALTH_HOLDS", 1e9)
    monkeypatch.setattr(pages, "try_to_write", noting)
    client = browser(either_server)
    assert {client.get(f"{either_server.url}/healthz").status_code for _ in range(20)} == {200}
    assert len(tried) == 1


def test_a_database_that_may_only_be_read_is_not_well(serve: Callable[..., Server], browser: Browser) -> None:
    server = serve("postgresql")

    def only_read(connection: Any, *_: object) -> None:
        connection.execute("SET default_transaction_read_only = on").close()
        connection.commit()

    event.listen(server.store.database.engine, "checkout", only_read)
    client = browser(server)
    assert client.get(f"{server.url}/healthz").json() == {"status": "down"}
    assert client.get("/games").status_code == 200


@pytest.fixture
def unbuilt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A checkout in which nobody has built the client."""
    (tmp_path / "page.css").write_bytes((pages.STATIC / "page.css").read_bytes())
    monkeypatch.setattr(pages, "STATIC", tmp_path)


INDEX = """<!doctype html>
<html lang="en">
<head>
<meta name="base" content="">
<link rel="manifest" href="./manifest.webmanifest">
<script type="module" crossorigin src="./assets/index-a1.js"></script>
</head>
<body></body>
</html>
"""
SCRIPT = b"console.log(1);" * 100


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A small client."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(INDEX, encoding="utf-8")
    (client / "assets/index-a1.js").write_bytes(SCRIPT)
    (client / "assets/index-a1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (client / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (client / "worker.js").write_text("// nothing", encoding="utf-8")
    (client / "kit").mkdir()
    (client / "kit/1.js").write_bytes(SCRIPT)
    (client / "chunks.json").write_text("{}", encoding="utf-8")
    (client / ".made").write_text("a stamp", encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return client


PLACES = ["", "/", "/t/abc", "/r/abc", "/s", "/settings", "/account"]


@pytest.mark.parametrize("path", PLACES)
def test_every_place_of_the_client_is_the_same_page(path: str, built: Path, server: Server, browser: Browser) -> None:
    answer = browser(server).get(f"{server.url}{path}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"
    assert Links(answer.text).found == ["/static/client/manifest.webmanifest", "/static/client/assets/index-a1.js"]
    for link in Links(answer.text).found:
        assert browser(server).get(f"http://127.0.0.1:{server.port}{link}").status_code == 200, link


def test_below_a_base_path_the_client_finds_its_files_and_knows_where_it_is(
    built: Path, serve: Callable[..., Server], browser: Browser
) -> None:
    server = serve(base_path="/gladsheim")
    text = browser(server).get(f"{server.url}/t/abc").text
    assert '<meta name="base" content="/gladsheim">' in text
    assert Links(text).found == [
        "/gladsheim/static/client/manifest.webmanifest",
        "/gladsheim/static/client/assets/index-a1.js",
    ]
    assert browser(server).get(f"{server.url}/worker.js").status_code == 200


@pytest.mark.parametrize("base", ["", "/gladsheim"])
@pytest.mark.parametrize(("path", "lang", "named"), [
    ("/t/abc", "en", ["table.js", "table.css"]),
    ("/t/abc", "fr, de;q=0.5", ["tisch.js"]),
    ("/r/abc", "en", ["replay.js"]),
    ("/", "en", []),
    ("/settings", "en", []),
])  # fmt: skip
def test_a_page_names_what_its_screen_will_load(
    base: str, path: str, lang: str, named: list[str], built: Path, serve: Callable[..., Server], browser: Browser
) -> None:
    ahead = {"Table": {"en": ["table.js", "table.css"], "de": ["tisch.js"]}, "Replay": {"en": ["replay.js"]}}
    (built / "ahead.json").write_bytes(msgspec.json.encode(ahead))
    server = serve(base_path=base)
    answer = browser(server).get(f"{server.url}{path}", headers={"accept-language": lang})
    assert Links(answer.text).found[2:] == [f"{base}/static/client/{name}" for name in named]
    assert ('rel="preload" as="style"' in answer.text) == ("table.css" in named)
    assert answer.headers["vary"] == "accept-language"
    assert browser(server).get(f"{server.url}/static/client/ahead.json").status_code == 404


def test_the_page_of_a_table_names_the_board_of_its_game_for_whoever_may_watch_it(
    built: Path, server: Server, browser: Browser
) -> None:
    ahead = {"Table": {"en": ["table.js", "both.js"]}, "Replay": {}, "voluspa": {"en": ["both.js", "voluspa.js"]}}
    (built / "ahead.json").write_bytes(msgspec.json.encode(ahead))
    anna, somebody = browser(server, "Anna"), browser(server)
    seen, unseen = (
        anna.post("/tables", json={"game": "voluspa", "seats": 2, "public": public}).json()["id"]
        for public in (True, False)
    )

    def named(client: httpx.Client, path: str) -> list[str]:
        found = Links(client.get(f"{server.url}{path}").text).found[2:]
        return [name.rpartition("/")[2] for name in found]

    whole = ["table.js", "both.js", "voluspa.js"]
    assert named(somebody, f"/t/{seen}") == named(anna, f"/t/{seen}") == named(anna, f"/t/{unseen}") == whole
    assert named(anna, f"/r/{seen}") == ["both.js", "voluspa.js"]
    for path in (f"/t/{unseen}", "/t/abc", "/t/%00", f"/t/{'a' * 2000}"):
        assert named(somebody, path) == ["table.js", "both.js"], path


def test_a_page_comes_without_the_database_too(
    built: Path, server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = browser(server, "Anna")
    table = anna.post("/tables", json={"game": "voluspa", "seats": 2}).json()["id"]

    def fail(*_: object) -> None:
        raise StoreError("store/failed", "The database cannot be used.")

    monkeypatch.setattr(server.store.tables, "table", fail)
    assert anna.get(f"{server.url}/t/{table}").status_code == 200
    monkeypatch.setattr(server.store.sessions, "user_of", fail)
    assert anna.get(f"{server.url}/t/{table}").status_code == 200


def test_whoever_reads_pages_is_told_by_the_client_that_there_is_nothing(
    built: Path, server: Server, browser: Browser
) -> None:
    client = browser(server)
    answer = client.get(f"{server.url}/nothing", headers={"accept": "text/html,*/*"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    answer = client.get(f"{server.url}/nothing", headers={"accept": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (404, "request/no-such-page")


def test_what_has_a_hash_in_its_name_is_kept_and_what_has_none_is_asked_for_again(
    built: Path, server: Server, browser: Browser
) -> None:
    client = browser(server)
    script = client.get(f"{server.url}/static/client/assets/index-a1.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    for path in ("/worker.js", "/static/client/manifest.webmanifest"):
        answer = client.get(f"{server.url}{path}")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        again = client.get(f"{server.url}{path}", headers={"if-none-match": f'"other", {answer.headers["etag"]}'})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("base", ["", "/gladsheim"])
def test_boards_of_installed_games_find_the_kit_beside_its_chunks(
    base: str, built: Path, serve: Callable[..., Server], browser: Browser
) -> None:
    server = serve(base_path=base)
    client = browser(server)
    answer = client.get(f"{server.url}/kit/1.js", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (307, f"{base}/static/client/kit/1.js")
    assert client.get(f"{server.url}/kit/1.js", follow_redirects=True).content == SCRIPT
    assert client.get(f"{server.url}/kit/2.js").status_code == 404


def test_a_file_comes_as_small_as_the_browser_reads_it(built: Path, server: Server, browser: Browser) -> None:
    client = browser(server)
    address = f"{server.url}/static/client/assets/index-a1.js"
    small = client.get(address, headers={"accept-encoding": "br, gzip"})
    whole = client.get(address, headers={"accept-encoding": "identity"})
    assert small.content == whole.content == SCRIPT
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in whole.headers
    assert small.headers["etag"] != whole.headers["etag"]
    assert int(small.headers["content-length"]) < len(SCRIPT) == int(whole.headers["content-length"])
    assert {small.headers["vary"], whole.headers["vary"]} == {"accept-encoding"}


@pytest.mark.parametrize(
    ("header", "is_read"),
    [("", False), ("gzip", True), ("br;q=1.0, GZIP ; q=0.5", True), ("gzip;q=0, br", False), ("gzipped", False)],
)
def test_a_browser_says_which_encodings_it_reads(header: str, is_read: bool) -> None:
    assert accepts(header, "gzip") == is_read


@pytest.mark.skipif(not os.environ.get("GLADSHEIM_EXPECT_CLIENT"), reason="perhaps nobody has built the client here")
def test_the_client_is_in_the_package(server: Server, browser: Browser) -> None:
    client = browser(server)
    page = client.get(f"{server.url}/").text
    links = Links(page)
    assert "style" not in links.inline
    assert "<p>Gladsheim</p>" in page, "something is seen before any script"
    assert any(re.fullmatch(r"/static/client/assets/index-[\w-]+\.js", link) for link in links.found)
    for link in [*links.found, "/worker.js", "/static/client/offline.html"]:
        assert client.get(f"{server.url}{link}").status_code == 200, link


@pytest.mark.usefixtures("unbuilt")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_client_every_link_of_the_start_page_leads_somewhere(
    lang: str, server: Server, browser: Browser
) -> None:
    client = browser(server, headers={"accept-language": lang})
    page = client.get(f"{server.url}/")
    assert page.headers["content-type"].startswith("text/html")
    assert f'<html lang="{lang}">' in page.text
    assert "Völuspá" in page.text
    assert "make client" in page.text
    links = Links(page.text)
    assert not links.inline
    assert {"/api/schema", "/imprint", "/privacy"} <= set(links.found)
    for link in links.found:
        assert client.get(f"http://127.0.0.1:{server.port}{link}").status_code == 200, link


@pytest.mark.usefixtures("unbuilt")
def test_without_a_client_there_is_no_page_where_nothing_is(server: Server, browser: Browser) -> None:
    client = browser(server, headers={"accept": "text/html"})
    for path in ("/nothing", "/worker.js"):
        answer = client.get(f"{server.url}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "request/no-such-page")


@pytest.mark.usefixtures("unbuilt")
def test_the_pages_are_in_the_visitors_language(server: Server, browser: Browser) -> None:
    client = browser(server)
    assert "unofficial" in client.get(f"{server.url}/").text
    assert "inoffizielle" in client.get(f"{server.url}/", params={"lang": "de"}).text


@pytest.mark.parametrize("page", ["imprint", "privacy"])
def test_without_a_text_a_page_says_so(page: str, server: Server, browser: Browser) -> None:
    answer = browser(server).get(f"{server.url}/{page}")
    assert answer.status_code == 200
    assert "Whoever runs this server" in answer.text


@pytest.mark.parametrize("page", ["imprint", "privacy"])
def test_the_hosts_text_is_shown_and_nothing_in_it_is_html(
    page: str, serve: Callable[..., Server], browser: Browser, tmp_path: Path
) -> None:
    file = tmp_path / "text.txt"
    file.write_text("Anna & Co\n\n<script>alert(1)</script>\nStraße 1\n", encoding="utf-8")
    server = serve(**{page: str(file)})
    text = browser(server).get(f"{server.url}/{page}").text
    assert "<p>Anna &amp; Co</p>" in text
    assert "&lt;script&gt;" in text
    assert "Straße 1" in text
    assert not Links(text).inline


@pytest.mark.parametrize(
    ("days", "english", "german"),
    [
        (0, "kept until whoever runs this server removes them", "bis sie entfernt, wer diesen Server betreibt"),
        (90, "kept for 90 days; then they are removed", "90 Tage"),
    ],
)
def test_the_page_about_privacy_says_how_long_games_are_kept(
    days: int, english: str, german: str, serve: Callable[..., Server], browser: Browser
) -> None:
    server = serve(keep_finished_days=days)
    for lang, words in (("en", english), ("de", german)):
        text = browser(server, headers={"accept-language": lang}).get(f"{server.url}/privacy").text
        assert words in text
        assert words not in browser(server, headers={"accept-language": lang}).get(f"{server.url}/imprint").text


def test_a_text_that_has_gone_is_as_none(serve: Callable[..., Server], browser: Browser, tmp_path: Path) -> None:
    server = serve(imprint=str(tmp_path / "gone.txt"))
    assert "Whoever runs this server" in browser(server).get(f"{server.url}/imprint").text


def test_without_a_token_only_this_machine_reads_the_figures(server: Server, browser: Browser) -> None:
    client = browser(server)
    address = f"{server.url}/metrics"
    client.get("/games")
    figures = client.get(address)
    assert figures.status_code == 200
    assert 'gladsheim_requests_total{method="GET",route="/api/games",status="200"} 1.0' in figures.text
    for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
        refused = client.get(address, headers={header: "127.0.0.1"})
        assert (refused.status_code, refused.json()["code"]) == (403, "request/forbidden")


def test_with_a_token_only_whoever_has_it_reads_the_figures(serve: Callable[..., Server], browser: Browser) -> None:
    server = serve(metrics_token="t0ken")
    client = browser(server)
    address = f"{server.url}/metrics"
    assert client.get(address).status_code == 403
    assert client.get(address, headers={"authorization": "Bearer wrong"}).status_code == 403
    assert (
        client.get(address, headers={"authorization": "Bearer t0ken", "x-forwarded-for": "192.0.2.7"}).status_code
        == 200
    )


def test_the_figures_have_no_label_that_a_visitor_can_make_up(server: Server, browser: Browser) -> None:
    client = browser(server)
    client.get("/made-up-path")
    client.get("/tables/madeuptable")
    client.request("PROPFIND", "/me")
    figures = client.get(f"{server.url}/metrics").text.lower()
    assert "made" not in figures
    assert "propfind" not in figures


@pytest.mark.parametrize(
    "path",
    [
        "/static/",
        "/static/nothing.css",
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/client/.made",
        "/static/client/chunks.json",
    ],
)
def test_only_our_files_are_served(path: str, built: Path, server: Server, browser: Browser) -> None:
    answer = browser(server).get(f"{server.url}{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "request/no-such-page"


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/nothing"])
def test_whoever_only_asks_for_the_head_gets_the_head_of_what_is_there(
    path: str, server: Server, browser: Browser
) -> None:
    client = browser(server)
    head, answer = client.head(f"{server.url}{path}"), client.get(f"{server.url}{path}")
    assert (head.status_code, head.content) == (answer.status_code, b"")
    names = ("content-type", "content-length", "content-security-policy")
    assert [head.headers[name] for name in names] == [answer.headers[name] for name in names]
