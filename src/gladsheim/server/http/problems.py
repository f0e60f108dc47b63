"""Every error leaves the server in one form: a code, a sentence in the reader's language, and the words of it."""

from __future__ import annotations

import re
from secrets import token_hex
from traceback import format_exception
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, Reference

from gladsheim.errors import (
    BadCampaign,
    BadPosition,
    BadRecord,
    BadSetup,
    Conflict,
    Declined,
    GladsheimError,
    IllegalMove,
    Repeated,
    StoreError,
    UnknownBot,
    UnknownGame,
)
from gladsheim.server.network.http import LARGEST_BODY
from gladsheim.server.protocol.accounts import Problem
from gladsheim.store.refusals import declined
from gladsheim.words import LANGUAGES, Refusal, quoted, say

log = structlog.get_logger("gladsheim.problems")

STATUS: Final[dict[str, int]] = {
    "account/unknown": 404,
    "account/wrong-login": 403,
    "account/has-login": 409,
    "account/no-login": 409,
    "account/login-taken": 409,
    "account/block-self": 409,
    "table/unknown": 404,
    "table/no-such-seat": 404,
    "table/removed": 403,
    "campaign/unknown": 404,
    "campaign/no-such-seat": 404,
    "campaign/no-such-game": 404,
    "campaign/not-yours": 403,
    "campaign/not-host": 403,
    "campaign/not-invited": 403,
    "chat/muted": 403,
    "lobby/bad-clock": 400,
    "lobby/no-invitation": 404,
    "lobby/not-host": 403,
    "lobby/not-invited": 403,
    "lobby/not-yours": 403,
    "lobby/place-twice": 400,
    "lobby/unwelcome": 403,
    "live/not-your-seat": 403,
    "live/closing": 503,
    "replay/no-such-line": 404,
    "puzzle/unknown": 404,
    "review/no-such-decision": 404,
    "review/not-yours": 403,
    "store/impossible": 400,
    "session/none": 401,
    "session/bad-link": 404,
    "request/not-json": 415,
    "request/too-large": 413,
    "request/no-such-page": 404,
    "request/bad-method": 405,
    "request/unknown-host": 421,
    "request/foreign-origin": 403,
    "request/forbidden": 403,
    "request/unavailable": 503,
    "request/failed": 500,
}
"""What HTTP calls a refusal, where its family says too little."""

STATUS_OF_FAMILY: Final = {"request": 400, "account": 400, "chat": 400, "limit": 429, "bots": 429}

STATUS_OF_KIND: Final[dict[type[GladsheimError], int]] = {
    Declined: 409,
    IllegalMove: 409,
    BadSetup: 400,
    BadPosition: 400,
    BadRecord: 400,
    BadCampaign: 400,
    UnknownGame: 400,
    UnknownBot: 400,
}
"""Errors that are a client's; all others are ours."""

CODE_OF_STATUS: Final = {
    400: "request/malformed",
    404: "request/no-such-page",
    413: "request/too-large",
    415: "request/not-json",
}
FIELD: Final = re.compile(r"field `([^`]+)`")


class OurRequest(Request[Any, Any, Any]):
    """A request whose body is JSON that can be read, or else is refused."""

    async def json(self) -> Any:
        """The body; what nobody can read is the client's fault."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise declined("request/malformed") from None

    async def body(self) -> bytes:
        """The bytes of the body; whoever hung up before all of them were there gets no answer that he could read."""
        try:
            return await super().body()
        except InternalServerException:
            raise declined("request/malformed") from None


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that somebody asks for, by `?lang=` or as the browser is set up."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    wishes = [wish.partition(";") for wish in connection.headers.get("accept-language", "")[:200].split(",")]
    for name, _, quality in sorted(wishes, key=lambda wish: weight(wish[2]), reverse=True):
        lang = name.strip()[:2].lower()
        if lang in LANGUAGES and weight(quality) > 0:
            return lang
    return LANGUAGES[0]


def weight(quality: str) -> float:
    """How much a browser wants a language."""
    name, _, number = quality.partition("=")
    try:
        return float(number) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Any error as the client may see it."""
    ours = as_ours(error)
    status = status_of(ours)
    words = Refusal(ours.code, ours.terms).words
    headers = dict(getattr(error, "headers", None) or {})
    if status == 429:
        headers["Retry-After"] = str(ours.terms.get("seconds", 1))
    count_refusal(request, ours.code)
    problem = Problem(ours.code, say(words, language_of(request)), words)
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def count_refusal(request: Request[Any, Any, Any], code: str) -> None:
    """Note a refusal in the figures."""
    hall = getattr(request.app.state, "hall", None)
    if hall is not None:
        hall.metrics.refusals.labels(code).inc()


def as_ours(error: Exception) -> GladsheimError:
    """What happened in our own terms; what is not the client's fault is logged and keeps its details to itself."""
    if isinstance(error, StoreError):
        log.error("store_failed", code=error.code, exception=trace_of(error))
        return declined("request/unavailable")
    if isinstance(error, (Conflict, Repeated)):  # how long a journal is tells how often somebody changed his mind
        return declined("live/crowded")
    if isinstance(error, GladsheimError) and kind_of(error) is not None:
        return error
    if isinstance(error, HTTPException) and error.status_code < 500:
        return of_http(error)
    number = token_hex(6)
    log.error("request_failed", id=number, exception=trace_of(error))
    return declined("request/failed", id=number)


def trace_of(error: Exception) -> str:
    """Where it happened, for the log, without the values of variables: there may be secrets in them."""
    return "".join(format_exception(error))


def of_http(error: HTTPException) -> GladsheimError:
    """What the framework refuses."""
    if isinstance(error, ValidationException):
        return of_validation(error)
    if error.status_code == 405:
        return declined("request/bad-method", allowed=(error.headers or {}).get("allow", "GET"))
    if error.status_code == 413:
        return declined("request/too-large", longest=LARGEST_BODY)
    return declined(CODE_OF_STATUS.get(error.status_code, "request/malformed"))


def of_validation(error: ValidationException) -> GladsheimError:
    """A field of the request that is not as it must be, by its name."""
    found = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    detail = str(found.get("message", "")).partition(" - at ")[0]
    named = FIELD.search(detail)
    field = named[1] if named else str(found.get("key", "data"))
    return declined("request/invalid", field=quoted(field), detail=quoted(detail))


def status_of(error: GladsheimError) -> int:
    """What HTTP calls it."""
    family = error.code.partition("/")[0]
    kind = kind_of(error)
    assert kind is not None, "only a client's errors are answered"
    if kind is not Declined:
        return STATUS_OF_KIND[kind]
    return STATUS.get(error.code, STATUS_OF_FAMILY.get(family, STATUS_OF_KIND[Declined]))


def kind_of(error: GladsheimError) -> type[GladsheimError] | None:
    """Which kind of a client's errors it is, if it is one."""
    return next((kind for kind in type(error).__mro__ if kind in STATUS_OF_KIND), None)


def document(schema: OpenAPI) -> None:
    """Say in the description of every operation how it refuses."""
    content = {"application/json": OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Problem"))}
    refused = OpenAPIResponse(description="Refused, and nothing has changed.", content=content)
    for path in (schema.paths or {}).values():
        for operation in (path.get, path.put, path.post, path.delete, path.patch):
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["4XX"] = operation.responses["503"] = refused
                if "204" in operation.responses:
                    operation.responses["204"] = OpenAPIResponse(description="Done.")
