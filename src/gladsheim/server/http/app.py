"""The application: all routes, and everything that lives as long as the server does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from gladsheim.errors import GladsheimError
from gladsheim.server.config import Config
from gladsheim.server.hall.campaigns import Campaigns
from gladsheim.server.hall.expiry import Expiry
from gladsheim.server.hall.hall import Hall
from gladsheim.server.hall.reviews import Reviews
from gladsheim.server.hall.upkeep import Upkeep
from gladsheim.server.http.limits import Limits
from gladsheim.server.http.problems import OurRequest, answer, document
from gladsheim.server.http.routes import (
    accounts,
    boards,
    campaigns,
    lobby,
    pages,
    puzzles,
    replays,
    reviews,
    socket,
    tables,
)
from gladsheim.server.http.security import Guard
from gladsheim.server.http.sessions import provide_user, provide_visitor
from gladsheim.server.network.http import LARGEST_BODY
from gladsheim.server.tasks import in_thread
from gladsheim.store import Store
from gladsheim.words import LANGUAGES, bundle_of

API: Final[list[ControllerRouterHandler]] = [
    *accounts.ROUTES,
    *tables.ROUTES,
    *campaigns.ROUTES,
    *lobby.ROUTES,
    *replays.ROUTES,
    *reviews.ROUTES,
    *puzzles.ROUTES,
    *socket.ROUTES,
]


def create_app(config: Config) -> Litestar:
    """The server for these settings; it opens its database when it starts, not before."""
    limits = Limits(config)
    app = Litestar(
        [Router("/api", route_handlers=API), *pages.ROUTES, *boards.ROUTES],
        path=config.base_path,
        debug=False,
        pdb_on_exception=False,
        logging_config=None,
        openapi_config=openapi(),
        request_class=OurRequest,
        request_max_body_size=LARGEST_BODY,
        exception_handlers={GladsheimError: answer, HTTPException: answer, Exception: answer},
        dependencies={
            "hall": Provide(provide_hall, sync_to_thread=False),
            "campaigns": Provide(provide_campaigns, sync_to_thread=False),
            "reviews": Provide(provide_reviews, sync_to_thread=False),
            "limits": Provide(provide_limits, sync_to_thread=False),
            "user": Provide(provide_user),
            "visitor": Provide(provide_visitor),
        },
        state=State({"config": config, "limits": limits}),
        lifespan=[living],
    )
    document(app.openapi_schema)
    app.asgi_handler = Guard(app.asgi_handler, config, limits)
    return app


def openapi() -> OpenAPIConfig:
    """The description of all operations, as JSON: a page that shows it would need scripts from elsewhere."""
    return OpenAPIConfig(
        title="Gladsheim",
        version=version("gladsheim"),
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )


@asynccontextmanager
async def living(app: Litestar) -> AsyncIterator[None]:
    """Everything is opened, and closed again in the opposite order."""
    config: Config = app.state.config
    store = await in_thread(Store.open, config.database_url)
    try:
        hall = Hall(config, store)
        try:
            await in_thread(warm_up, hall)
            await hall.open()
            campaigns_here = Campaigns(hall)
            Upkeep(hall, campaigns_here).begin()
            expiry = Expiry(hall)
            expiry.begin()
            reviews_here = Reviews(hall)
            reviews_here.begin()
            app.state.hall, app.state.expiry, app.state.campaigns = hall, expiry, campaigns_here
            app.state.reviews = reviews_here
            try:
                yield
            finally:
                await reviews_here.close()
        finally:
            await hall.close()
    finally:
        await in_thread(store.close)


def warm_up(hall: Hall) -> None:
    """Texts and games are read before the first visitor would wait for them."""
    for lang in LANGUAGES:
        bundle_of(lang)
    for name in hall.shelf.names:
        hall.shelf.game(name)


def provide_hall(state: State) -> Hall:
    """Everything alive in this process."""
    hall: Hall = state.hall
    return hall


def provide_campaigns(state: State) -> Campaigns:
    """The campaigns, as this process sees them."""
    campaigns_here: Campaigns = state.campaigns
    return campaigns_here


def provide_reviews(state: State) -> Reviews:
    """The reviews that this process thinks about."""
    reviews_here: Reviews = state.reviews
    return reviews_here


def provide_limits(state: State) -> Limits:
    """How much is too much."""
    limits: Limits = state.limits
    return limits
