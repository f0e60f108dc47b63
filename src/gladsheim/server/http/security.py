"""What stands before every request: sane hosts, our own origin, JSON, not too often; and headers on every answer."""

from __future__ import annotations

import re
from typing import Any, Final, cast
from urllib.parse import urlsplit
from weakref import ref

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gladsheim.errors import Declined
from gladsheim.server.config import Config
from gladsheim.server.http.limits import Limits, address_of
from gladsheim.server.http.problems import answer, count_refusal
from gladsheim.server.network.http import HttpProtocol
from gladsheim.server.network.names import is_ours, own_names, without_port
from gladsheim.server.network.websocket import WIRE, Protocol
from gladsheim.server.protocol.codes import TOO_MANY
from gladsheim.store.refusals import declined

SAFE: Final = ("GET", "HEAD", "OPTIONS", "TRACE")
METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
HOST: Final = re.compile(r"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?")
POLICY_VIOLATION: Final = 1008

POLICY: Final = (
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Guard:
    """The outermost layer: nothing comes in or goes out without passing here."""

    def __init__(self, app: ASGIApp, config: Config, limits: Limits) -> None:
        self.app = app
        self.config = config
        self.limits = limits
        self.names = own_names(config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what may not come in; everything else goes on."""
        scope["path"] = path_below(self.config.base_path, scope["path"])
        scope["root_path"] = ""
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            # Answered as GET is; uvicorn leaves out the body.
            scope = cast("Scope", {**scope, "method": "GET"})
        guarded = guarded_send(scope, self.config, send) if scope["type"] == ScopeType.HTTP else send
        connection: Request[Any, Any, Any] = Request(scope, receive, guarded)
        try:
            self.check_host(scope)
            self.limits.requests.demand(address_of(connection))
            if scope["type"] == ScopeType.WEBSOCKET:
                check_origin(connection, self.config)
            else:
                self.check_request(connection)
        except Declined as refusal:
            if has_patience(connection, refusal):
                await refuse(connection, refusal, scope, receive, guarded)
            else:
                await gone(receive)
        else:
            if scope["type"] != ScopeType.WEBSOCKET:
                await self.app(scope, receive, guarded)
            elif may_connect(connection):
                with Ends(receive, send) as ends:
                    await self.app(scope, ends.receive, ends.send)
            else:
                count_refusal(connection, "live/too-many-sockets")
                await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                await send({"type": "websocket.close", "code": TOO_MANY, "reason": None})

    def check_host(self, scope: Scope) -> None:
        """A request is for one host, whose name looks like one; it is ours, if no proxy or name server says otherwise.

        A page of another site whose name leads to this machine would be of one origin with us.
        """
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(hosts) > 1 or (hosts and not HOST.fullmatch(hosts[0])):
            raise declined("request/bad-host")
        if hosts and not self.config.public_url and not is_ours(without_port(hosts[0]), self.names):
            raise declined("request/unknown-host", host=without_port(hosts[0]))

    def check_request(self, request: Request[Any, Any, Any]) -> None:
        """Only our own pages change anything, and only by JSON."""
        if request.scope["method"] not in SAFE:
            check_origin(request, self.config)
        headers = request.headers
        has_body = "transfer-encoding" in headers or headers.get("content-length", "0") != "0"
        if has_body and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise declined("request/not-json")


class Ends:
    """Where a conversation comes in and goes out. Litestar's websocket is a cycle: it may not keep ours."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.ends: tuple[Receive, Send] | None = receive, send

    def __enter__(self) -> Ends:
        return self

    def __exit__(self, *_: object) -> None:
        self.ends = None

    async def receive(self) -> Any:
        assert self.ends, "nobody hears what comes after its end"
        return await self.ends[0]()

    async def send(self, message: Message) -> None:
        assert self.ends, "nobody speaks after its end"
        await self.ends[1](message)


def has_patience(connection: ASGIConnection[Any, Any, Any, Any], refusal: Declined) -> bool:
    """Whoever still asks too often after many refusals is told nothing: the line is cut."""
    wire = wire_of(connection.scope)
    if refusal.code != "limit/too-many" or wire is None or wire.callers.patience.take(address_of(connection)):
        return True
    wire.cut_off("patience")
    return False


async def gone(receive: Receive) -> None:
    """Wait until a line that was cut is gone, or uvicorn would ask for an answer."""
    while not (await receive())["type"].endswith(".disconnect"):
        pass


def may_connect(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether one more websocket may be open from this address."""
    wire = wire_of(connection.scope)
    return not isinstance(wire, Protocol) or wire.admit(address_of(connection))


def wire_of(scope: Scope) -> Protocol | HttpProtocol | None:
    """The line on which a request has come."""
    extensions: dict[str, Any] = scope.get("extensions") or {}
    found: ref[Protocol | HttpProtocol] | None = extensions.get(WIRE)
    return found() if found else None


async def refuse(
    request: Request[Any, Any, Any], refusal: Declined, scope: Scope, receive: Receive, send: Send
) -> None:
    """Send a refusal before anybody else has seen the request; a websocket is not opened, which is a 403."""
    if scope["type"] == ScopeType.WEBSOCKET:
        count_refusal(request, refusal.code)
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": refusal.code})
        return
    await answer(request, refusal).to_asgi_response(app=None, request=request)(scope, receive, send)


def path_below(base: str, path: str) -> str:
    """The path with the base path before it once, whether a proxy takes it away, leaves it or uvicorn adds it."""
    while base and (path == base or path.startswith(f"{base}/")):
        path = path.removeprefix(base)
    return f"{base}{path}" or "/"


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> None:
    """Whatever changes something comes from our own pages, or from a program that is no browser."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise declined("request/foreign-origin")
        return
    ours = place_of(config.public_url) if config.public_url else ("", place(connection.headers.get("host", "")))
    theirs = place_of(origin)
    if theirs[1] != ours[1] or not theirs[1] or (ours[0] and theirs[0] != ours[0]):
        raise declined("request/foreign-origin")


def place_of(url: str) -> tuple[str, str]:
    """Scheme and host of an address; the port only where it is not the usual one."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return "", ""
    return parts.scheme, place(parts.netloc)


def place(netloc: str) -> str:
    """A host as it can be compared."""
    return netloc.lower().removesuffix(":443").removesuffix(":80")


def is_https(scope: Scope, config: Config) -> bool:
    """Does the browser talk to us over TLS?"""
    return config.public_url.startswith("https://") or scope["scheme"] in ("https", "wss")


def guarded_send(scope: Scope, config: Config, send: Send) -> Send:
    """Sends with our headers on every answer, and counts it."""

    async def guarded(message: Any) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", ()))
            names = {name.lower() for name, _ in given}
            ours = ((name.encode(), value.encode()) for name, value in headers_for(scope, config).items())
            message["headers"] = given + [(name, value) for name, value in ours if name not in names]
            count(scope, message["status"])
        await send(message)

    return guarded


def headers_for(scope: Scope, config: Config) -> dict[str, str]:
    """What a browser should know of every answer."""
    headers = HEADERS | {"content-security-policy": "; ".join((*POLICY, connect_policy(scope, config)))}
    if is_https(scope, config):
        headers["strict-transport-security"] = "max-age=31536000"
    if scope["path"].startswith(f"{config.base_path}/api"):
        headers["cache-control"] = "no-store"
    return headers


def connect_policy(scope: Scope, config: Config) -> str:
    """Pages talk to us only; older browsers want to read that this includes websockets."""
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    host = urlsplit(config.public_url).netloc or (hosts[0] if len(hosts) == 1 else "")
    if not HOST.fullmatch(host):
        return "connect-src 'self'"
    return f"connect-src 'self' {'wss' if is_https(scope, config) else 'ws'}://{host}"


def count(scope: Scope, status: int) -> None:
    """Note an answer in the figures, under the pattern of its address."""
    hall = getattr(scope["litestar_app"].state, "hall", None)
    if hall is not None:
        method = str(scope.get("method"))
        method = method if method in METHODS else "other"
        route = scope.get("path_template") or "unknown"
        hall.metrics.requests.labels(method, route, str(status)).inc()
