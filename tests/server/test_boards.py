"""Boards of installed games: served from their packages, for ever, and nothing else of them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from gladsheim.manifest import manifests
from gladsheim.server.http.routes import boards

if TYPE_CHECKING:
    from tests.server.conftest import Server

Browser = Callable[..., httpx.Client]

MANIFEST = """
name = "ringtoss"
rules = "ringtoss.rules:GAME"
board = "board/board.js"
"""
FILES = {
    "__init__.py": "",
    "game.toml": MANIFEST,
    "rules.py": "from gladsheim.testing.feast.game import Feast\nGAME = Feast()\nGAME.name = 'ringtoss'\n",
    "secret.js": "export const secret = 1;",
    "board/board.js": 'import "./parts/ring.js";\nexport function mount() {}',
    "board/board.css": ".ring { color: var(--gold) }",
    "board/parts/ring.js": "export const ring = 1;",
    "board/notes.txt": "for nobody",
    "board/notes.py": "raise SystemExit",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game that is installed besides ours."""
    metadata = tmp_path / "ringtoss-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: ringtoss\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[gladsheim.games]\nringtoss = ringtoss\n")
    for name, text in FILES.items():
        file = tmp_path / "ringtoss" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield tmp_path / "ringtoss"
    monkeypatch.undo()
    forget()


def forget() -> None:
    """What is installed is looked up again."""
    for name in ("ringtoss", "ringtoss.rules"):
        sys.modules.pop(name, None)
    for found in (manifests, boards.board_address, boards.board_files):
        found.cache_clear()


def test_our_own_games_bring_no_board() -> None:
    assert [boards.board_address(name) for name in manifests()] == [None] * len(manifests())


def test_a_board_is_found_at_the_address_that_the_list_of_games_names(
    package: Path, server: Server, browser: Browser
) -> None:
    client = browser(server)
    addresses = {game["name"]: game["board"] for game in client.get("/games").json()}
    assert [name for name, address in addresses.items() if address] == ["ringtoss"]
    answer = client.get(f"{server.url}{addresses['ringtoss']}", headers={"accept-encoding": "identity"})
    assert answer.status_code == 200
    assert answer.text == FILES["board/board.js"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_what_lies_beside_a_board_is_served_too(package: Path, server: Server, browser: Browser) -> None:
    below = str(boards.board_address("ringtoss")).rpartition("/")[0]
    client = browser(server)
    for name, kind in {"board.css": "text/css", "parts/ring.js": "text/javascript"}.items():
        answer = client.get(f"{server.url}{below}/{name}")
        assert answer.text == FILES[f"board/{name}"]
        assert answer.headers["content-type"].startswith(kind)


@pytest.mark.parametrize(
    "path",
    [
        "notes.txt",
        "notes.py",
        "../secret.js",
        "%2e%2e/secret.js",
        "..%2fsecret.js",
        "parts/../../secret.js",
        "",
        "parts",
    ],
)
def test_nothing_else_of_a_package_is_served(package: Path, server: Server, browser: Browser, path: str) -> None:
    below = str(boards.board_address("ringtoss")).rpartition("/")[0]
    assert browser(server).get(f"{server.url}{below}/{path}").status_code == 404


def test_under_another_hash_or_another_name_there_is_nothing(package: Path, server: Server, browser: Browser) -> None:
    address = str(boards.board_address("ringtoss"))
    _, _, game, tag, module = address.split("/")
    client = browser(server)
    for wrong in (f"/boards/{game}/{'0' * len(tag)}/{module}", f"/boards/voluspa/{tag}/{module}", f"/boards/{module}"):
        assert client.get(f"{server.url}{wrong}").status_code == 404


def test_who_has_a_board_already_is_sent_nothing(package: Path, server: Server, browser: Browser) -> None:
    address = f"{server.url}{boards.board_address('ringtoss')}"
    client = browser(server)
    first = client.get(address)
    assert first.headers["content-encoding"] == "gzip"
    again = client.get(address, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_address_changes_with_any_file_of_the_board(package: Path) -> None:
    before = boards.board_address("ringtoss")
    (package / "board/parts/ring.js").write_text("export const ring = 2;")
    forget()
    assert boards.board_address("ringtoss") != before


def test_a_board_that_is_not_there_is_named(package: Path) -> None:
    (package / "board/board.js").unlink()
    forget()
    with pytest.raises(AssertionError, match=r"ringtoss names the board board/board\.js and does not have it"):
        boards.board_address("ringtoss")
