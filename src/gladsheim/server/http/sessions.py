"""Who is behind a request: a cookie with a random token, of which the store knows only the hash."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from gladsheim.server.config import Config
from gladsheim.server.http.security import is_https
from gladsheim.server.protocol.accounts import Me
from gladsheim.server.tasks import in_thread
from gladsheim.store.records import User
from gladsheim.store.refusals import declined

COOKIE: Final = "gladsheim"
LASTS_SECONDS: Final = 90 * 24 * 3600
LONGEST_TOKEN: Final = 100


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token in the cookie, or nothing."""
    token = connection.cookies.get(COOKIE, "")
    return token if len(token) <= LONGEST_TOKEN else ""


async def user_of(connection: ASGIConnection[Any, Any, Any, Any]) -> User | None:
    """Somebody by his session cookie; a forged or an old one is nobody's."""
    token = token_of(connection)
    if not token:
        return None
    return await in_thread(connection.app.state.hall.store.sessions.user_of, token)


async def provide_visitor(request: Request[Any, Any, Any]) -> User | None:
    """Whoever it is, perhaps nobody."""
    return await user_of(request)


async def provide_user(request: Request[Any, Any, Any]) -> User:
    """Somebody; declined if it is nobody."""
    user = await user_of(request)
    if user is None:
        raise declined("session/none")
    return user


def session_cookie(request: Request[Any, Any, Any], config: Config, token: str) -> Cookie:
    """Keep a token in the browser, where no script can read it; an empty one forgets it."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=LASTS_SECONDS if token else 0,
        path=config.base_path or "/",
        secure=is_https(request.scope, config),
        httponly=True,
        samesite="lax",
    )


def me_of(user: User) -> Me:
    """A user as he himself may know him."""
    return Me(user.id, user.name, user.face, user.is_guest, user.login, user.webhook, user.created)
