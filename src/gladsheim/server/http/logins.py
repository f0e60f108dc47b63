"""Who may try a password: strangers not often, a browser that has logged in before in spite of all strangers."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from gladsheim.server.config import Config
from gladsheim.server.hall.hall import Hall
from gladsheim.server.http.limits import Limits, address_of
from gladsheim.server.http.security import is_https
from gladsheim.server.http.sessions import LONGEST_TOKEN
from gladsheim.server.network.buckets import Bucket
from gladsheim.server.tasks import in_thread
from gladsheim.store import Store
from gladsheim.store.names import LONGEST_NAME, login_key
from gladsheim.store.records import User
from gladsheim.store.refusals import declined
from gladsheim.store.visible import unstyled

COOKIE: Final = "gladsheim-device"
LASTS_SECONDS: Final = 365 * 24 * 3600

Asked = Request[Any, Any, Any]


async def checked_login(request: Asked, limits: Limits, hall: Hall, login: str, password: str) -> User:
    """The account of a login and its password; only wrong passwords are counted, but for the address itself."""
    buckets = await counted_for(request, limits, hall, login)
    take_all(buckets)
    async with limits.hashing.enter():
        user = await in_thread(hall.store.accounts.check_password, login, password)
    for bucket in buckets:
        bucket.level += 1
    return user


async def counted_for(request: Asked, limits: Limits, hall: Hall, login: str) -> list[Bucket]:
    """A device that is known counts for itself; all others by their address, and together for the account."""
    address, device = address_of(request), device_of(request)
    known_as = await in_thread(whose_device, hall.store, login, device)
    if known_as:
        return [limits.guesses.bucket(f"{known_as} {device}")]
    limits.logins.demand(address)
    key = login_key(unstyled(login[:LONGEST_NAME]))
    return [limits.guesses.bucket(f"{address} {key}"), limits.strangers.bucket(key)]


def whose_device(store: Store, login: str, device: str) -> str:
    """The user with a login, if he has logged in with this device before."""
    user = store.accounts.find_login(login) if device else ""
    return user if user and store.devices.is_known(user, device) else ""


def take_all(buckets: list[Bucket]) -> None:
    """One out of each, or out of none and when to come back."""
    wait = max(bucket.wait() for bucket in buckets)
    if wait:
        raise declined("limit/too-many", seconds=ceil(wait))
    for bucket in buckets:
        bucket.take()


def device_of(request: Asked) -> str:
    """The token by which a browser is known, or nothing."""
    token = request.cookies.get(COOKIE, "")
    return token if len(token) <= LONGEST_TOKEN else ""


async def device_cookie(request: Asked, hall: Hall, user: str) -> Cookie:
    """From now on this browser is known as one of the user's."""
    token = await in_thread(hall.store.devices.remember, user, device_of(request))
    return kept(request, hall.config, token)


def kept(request: Asked, config: Config, token: str) -> Cookie:
    """Keep a token where no script and no other site can use it; an empty one forgets it."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=LASTS_SECONDS if token else 0,
        path=f"{config.base_path}/api",
        secure=is_https(request.scope, config),
        httponly=True,
        samesite="strict",
    )
