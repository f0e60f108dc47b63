"""Structured logs: a JSON object or a readable line for each event, without anything secret."""

from __future__ import annotations

import logging
import re
import sys
import time
from collections.abc import Mapping, MutableMapping
from secrets import token_hex
from typing import IO, Any, Final

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars, clear_contextvars, merge_contextvars
from structlog.stdlib import BoundLogger, LoggerFactory, ProcessorFormatter
from structlog.typing import Processor

from gladsheim.server.config import Config

HIDDEN: Final = "[hidden]"
SECRET: Final = re.compile(
    r"password|token|secret|cookie|session|authorization|invitation|link|webhook|query|body|_url$"
)
"""Names whose values are never logged."""

TOKEN: Final = re.compile(r"(?<![\w-])[\w-]{40,}(?![\w-])", re.ASCII)
"""What looks like a token of ours, or like a hash."""

QUERY: Final = re.compile(r"(?<=[^\s?])\?[^\s\"']+")
LOGIN: Final = re.compile(r"://[^/\s@]+@")

OURS: Final = "gladsheim"
QUIET: Final = ("httpx", "httpcore", "websockets", "sqlalchemy", "alembic", "asyncio", "litestar", "uvicorn")
"""Libraries whose everyday lines tell addresses or contents; only their warnings are kept."""

log: Final[BoundLogger] = structlog.get_logger(OURS)


def set_up(config: Config, out: IO[str] | None = None) -> None:
    """Everything that this process logs, ours and the libraries', goes through one place."""
    stream = out or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter(is_json(config, stream)))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(config.log_level.upper())
    for name in list(logging.root.manager.loggerDict):
        if name.split(".")[0] in QUIET:
            logger = logging.getLogger(name)
            logger.handlers, logger.propagate = [], True
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.captureWarnings(True)
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *COMMON, ProcessorFormatter.wrap_for_formatter],
        logger_factory=LoggerFactory(),
        wrapper_class=BoundLogger,
        cache_logger_on_first_use=False,
    )


def is_json(config: Config, stream: IO[str]) -> bool:
    """JSON for machines, text for somebody who sits before a terminal."""
    return config.log_format == "json" or (config.log_format == "auto" and not stream.isatty())


def formatter(as_json: bool) -> ProcessorFormatter:
    """From an event to a line; what is secret is covered last, when everything else is text."""
    renderer: Processor = structlog.processors.JSONRenderer(ensure_ascii=False)
    if not as_json:
        renderer = structlog.dev.ConsoleRenderer(
            colors=False, exception_formatter=structlog.dev.plain_traceback, pad_event_to=0
        )
    return ProcessorFormatter(
        foreign_pre_chain=COMMON,
        processors=[ProcessorFormatter.remove_processors_meta, structlog.processors.format_exc_info, redact, renderer],
    )


def redact(_logger: Any, _name: str, event: MutableMapping[str, Any]) -> Mapping[str, Any]:
    """Cover values with secret names, and whatever looks like a token, a login or a query."""
    return {name: covered(name, value) for name, value in event.items()}


def covered(name: str, value: Any) -> Any:
    """A value as it may be logged."""
    if SECRET.search(name.lower()):
        return HIDDEN
    if isinstance(value, Mapping):
        return {str(key): covered(str(key), inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [covered("", inner) for inner in value]
    if value is None or isinstance(value, (bool, int, float)):
        return value
    return LOGIN.sub("://", TOKEN.sub(HIDDEN, QUERY.sub("", str(value))))


COMMON: Final[list[Processor]] = [
    merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.PositionalArgumentsFormatter(),
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


class RequestLog:
    """Around the app: an id for every request and websocket, and a line when it ends, without its query."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await self.app(scope, receive, send)
            return
        clear_contextvars()
        bind_contextvars(request=token_hex(8))
        status = 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.close" and status == 0:
                status = message["code"]
            await send(message)

        began = time.perf_counter()
        try:
            await self.app(scope, receive, noting)
        finally:
            milliseconds = round((time.perf_counter() - began) * 1000, 1)
            method = scope.get("method", "WEBSOCKET")
            log.info("request", method=method, path=scope["path"], status=status, milliseconds=milliseconds)
