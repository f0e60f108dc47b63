"""The few pages that need no client, and what machines ask."""

from __future__ import annotations

from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

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
    assert client.get("/tables").json() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_link_of_the_start_page_leads_somewhere(lang: str, server: Server, browser: Browser) -> None:
    client = browser(server, headers={"accept-language": lang})
    page = client.get(f"{server.url}/")
    assert page.headers["content-type"].startswith("text/html")
    assert f'<html lang="{lang}">' in page.text
    assert "Völuspá" in page.text
    links = Links(page.text)
    assert not links.inline
    assert {"/api/schema", "/imprint", "/privacy"} <= set(links.found)
    for link in links.found:
        assert client.get(f"http://127.0.0.1:{server.port}{link}").status_code == 200, link


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


@pytest.mark.parametrize("path", ["/static/", "/static/nothing.css", "/static/../app.py", "/static/%2e%2e/app.py"])
def test_only_our_files_are_served(path: str, server: Server, browser: Browser) -> None:
    answer = browser(server).get(f"{server.url}{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "request/no-such-page"
