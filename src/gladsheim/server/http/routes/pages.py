"""The page of the client, the few that need none (imprint, privacy notice), and what machines ask."""

from __future__ import annotations

import asyncio
import hmac
import re
import time
from html import escape
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler
from sqlalchemy import text

from gladsheim.errors import Declined, StoreError
from gladsheim.kernel.game import Game
from gladsheim.server.hall.hall import Hall
from gladsheim.server.http.assets import ASK_AGAIN, assets, index, send
from gladsheim.server.http.parameters import TheHall, watched
from gladsheim.server.http.problems import language_of
from gladsheim.server.http.sessions import user_of
from gladsheim.server.tasks import in_thread
from gladsheim.store import Store
from gladsheim.store.refusals import declined
from gladsheim.words import Words, say

STATIC: Final = Path(__file__).parents[2] / "static"
PAGES_OF_THE_CLIENT: Final = [
    *("/", "/t/{table_id:str}", "/r/{table_id:str}", "/c/{campaign_id:str}", "/s"),
    *("/games/{game:str}", "/puzzles", "/puzzles/{game:str}/{puzzle_id:str}", "/settings", "/account"),
]
ID: Final = re.compile("[A-Za-z0-9]{1,40}")
SCREENS: Final = {"/t/": "Table", "/r/": "Replay", "/c/": "Campaign"}
LONGEST_NOTICE: Final = 500_000
HEALTH_SECONDS: Final = 5.0
HEALTH_HOLDS: Final = 2.0
"""Seconds after which it is tried again whether the database can be written."""

FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")

FRAME: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="{base}/static/page.css">
</head>
<body>
<main>
<h1>{title}</h1>
{content}
</main>
</body>
</html>
"""

Asked = Request[Any, Any, Any]


@get(PAGES_OF_THE_CLIENT, media_type=MediaType.HTML, include_in_schema=False)
async def show_client(request: Asked, hall: TheHall) -> Response[str]:
    """The client, which finds out from the address what to show."""
    base, lang = hall.config.base_path, language_of(request)
    screen = screen_of(request.scope["path"].removeprefix(base))
    page = index(STATIC, base, screen, lang, await game_at(request, hall)) or start_page(hall, lang)
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-language"}
    return Response(page, media_type=MediaType.HTML, headers=headers)


def screen_of(path: str) -> str:
    """The screen that the client shows first at a path below the base, of those that load much."""
    return SCREENS.get(path[:3], "")


async def game_at(request: Asked, hall: Hall) -> str:
    """What is played at the table of a page; nothing if the visitor may not watch it, or nobody can tell."""
    table = request.path_params.get("table_id", "")
    if not ID.fullmatch(table):
        return ""
    try:
        return (await in_thread(watched, hall, table, await user_of(request), "")).game
    except (Declined, StoreError):
        return ""


@get("/{page:str}", media_type=MediaType.HTML, include_in_schema=False)
async def show_nothing(request: Asked, hall: TheHall, page: FromPath[str]) -> Response[str]:
    """Nothing is here: a person is told so by the client, a program by a problem."""
    shown = index(STATIC, hall.config.base_path) if "text/html" in request.headers.get("accept", "") else ""
    if not shown:
        raise NotFoundException
    return Response(shown, status_code=404, media_type=MediaType.HTML, headers={"cache-control": ASK_AGAIN})


@get("/static/{file_path:path}", include_in_schema=False)
async def show_file(request: Asked, file_path: FromPath[str]) -> Response[bytes]:
    """A file out of the package."""
    return sent(request, file_path.removeprefix("/"))


@get("/worker.js", include_in_schema=False)
async def show_worker(request: Asked) -> Response[bytes]:
    """The service worker: it may only look after pages that lie below it."""
    return sent(request, "client/worker.js")


@get("/kit/{name:str}", include_in_schema=False)
async def show_kit(hall: TheHall, name: FromPath[str]) -> Response[None]:
    """What boards of installed games import; it lies beside the chunks that it is made of."""
    file = f"client/kit/{name}"
    if file not in assets(STATIC):
        raise NotFoundException
    headers = {"location": f"{hall.config.base_path}/static/{file}", "cache-control": ASK_AGAIN}
    return Response(None, status_code=307, headers=headers)


def sent(request: Asked, name: str) -> Response[bytes]:
    """A file of ours by its name; whatever else is asked for is not there."""
    found = assets(STATIC).get(name)
    if found is None:
        raise NotFoundException
    return send(found, request)


def start_page(hall: Hall, lang: str) -> str:
    """Without a built client: what this is, what can be played here, and how the client is built."""
    games = [entry_of(hall.shelf.game(name), lang) for name in hall.shelf.names]
    links = [("api/schema", "page-schema"), ("imprint", "page-imprint"), ("privacy", "page-privacy")]
    more = [f'<li><a href="{hall.config.base_path}/{path}">{said(name, lang)}</a></li>' for path, name in links]
    parts = [
        f"<p>{said('page-about', lang)}</p>",
        f"<p>{said('web-not-built', lang)}</p>",
        f"<h2>{said('page-games', lang)}</h2>",
        f"<ul>{''.join(games)}</ul>",
        f"<h2>{said('page-more', lang)}</h2>",
        f"<ul>{''.join(more)}</ul>",
        f"<footer><p>{said('page-unofficial', lang)}</p></footer>",
    ]
    return framed(hall, lang, "Gladsheim", "\n".join(parts))


@get("/imprint", media_type=MediaType.HTML, include_in_schema=False)
async def show_imprint(request: Asked, hall: TheHall) -> str:
    """Who runs this server."""
    notice = await in_thread(read_notice, hall.config.imprint)
    return notice_page(hall, language_of(request), notice, "page-imprint", "page-no-imprint")


@get("/privacy", media_type=MediaType.HTML, include_in_schema=False)
async def show_privacy(request: Asked, hall: TheHall) -> str:
    """How personal data is treated."""
    notice = await in_thread(read_notice, hall.config.privacy)
    return notice_page(hall, language_of(request), notice, "page-privacy", "page-no-privacy", kept_for(hall))


@get("/healthz", include_in_schema=False)
async def show_health(hall: TheHall, state: State) -> Response[dict[str, str]]:
    """Well, if the database takes something in."""
    if "health" not in state:
        state["health"] = Health(hall.store)
    if await state["health"].is_well():
        return Response({"status": "ok"})
    return Response({"status": "down"}, status_code=503)


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Asked, hall: TheHall) -> Response[bytes]:
    """Figures for Prometheus, for whoever has the token; without one, for this machine only."""
    if not may_read_metrics(request, hall.config.metrics_token):
        raise declined("request/forbidden")
    return Response(await in_thread(hall.metrics.render), media_type="text/plain; version=0.0.4; charset=utf-8")


def may_read_metrics(request: Asked, token: str) -> bool:
    """Is it whoever runs this server? What came through a proxy is not from this machine."""
    if token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


class Health:
    """Whether the database can be written; however many ask, it is tried once in a while."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.attempt: asyncio.Task[None] | None = None
        self.at = 0.0

    async def is_well(self) -> bool:
        """What was found a moment ago, or is found now."""
        now = time.monotonic()
        if self.attempt is None or (self.attempt.done() and now >= self.at + HEALTH_HOLDS):
            self.attempt = asyncio.create_task(in_thread(try_to_write, self.store))
            self.at = now
        done, _ = await asyncio.wait({self.attempt}, timeout=HEALTH_SECONDS)
        return bool(done) and self.attempt.exception() is None


def try_to_write(store: Store) -> None:
    """Write what is there already, to the disk and all; raises StoreError if that cannot be."""
    with store.database.write() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def read_notice(file: str) -> str:
    """The text that a host has written, or nothing."""
    try:
        return Path(file).read_text(encoding="utf-8", errors="replace")[:LONGEST_NOTICE] if file else ""
    except OSError:
        return ""


def kept_for(hall: Hall) -> Words:
    """How long finished games are kept."""
    return Words("web-games-kept", {"days": hall.config.keep_finished_days})


def notice_page(hall: Hall, lang: str, notice: str, title: str, instead: str, besides: Words | None = None) -> str:
    """A host's text as a page: an empty line begins a new paragraph, and nothing in it is HTML."""
    paragraphs = [part for part in notice.replace("\r\n", "\n").split("\n\n") if part.strip()]
    written = [f"<p>{escape(part.strip())}</p>" for part in paragraphs] or [f"<p>{said(instead, lang)}</p>"]
    written += [f"<p>{escape(say(besides, lang))}</p>"] if besides is not None else []
    home = f'<p><a href="{hall.config.base_path}/">{said("page-home", lang)}</a></p>'
    return framed(hall, lang, say(Words(title), lang), "\n".join([*written, home]))


def framed(hall: Hall, lang: str, title: str, content: str) -> str:
    """A whole page."""
    return FRAME.format(lang=lang, title=escape(title), base=hall.config.base_path, content=content)


def entry_of(game: Game, lang: str) -> str:
    """A game in the list: its title and for how many it is."""
    seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
    title = escape(say(Words(f"{game.name}-title"), lang))
    return f"<li><strong>{title}</strong>, {said('page-games-seats', lang, seats=seats)}</li>"


def said(name: str, lang: str, **terms: str) -> str:
    """A text of ours, safe within HTML."""
    return escape(say(Words(name, dict(terms)), lang))


ROUTES: Final[list[ControllerRouterHandler]] = [
    show_client,
    show_nothing,
    show_file,
    show_worker,
    show_kit,
    show_imprint,
    show_privacy,
    show_health,
    show_metrics,
]
