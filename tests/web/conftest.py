"""The built client, the real server and Debian's Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

import gladsheim.server
from tests.server.conftest import Server, roomy, running
from tests.web.visitors import Visitor, visitor

CLIENT = Path(gladsheim.server.__file__).parent / "static" / "client" / "index.html"
ARGUMENTS = ["--no-sandbox"]
"""Root, as in a container, cannot have Chromium's sandbox."""


def missing(what: str) -> None:
    """Where CI runs, nothing may be missing."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    if not CLIENT.exists():
        missing("the client is not built: make client")
    chromium = shutil.which("chromium")
    if chromium is None:
        missing("there is no chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests; others have been there before."""
    with running(roomy(f"sqlite:///{tmp_path_factory.mktemp('web')}/test.db")) as server:
        yield server


@pytest.fixture
def someone(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Opens a browser profile of its own for every person that a test needs."""
    with ExitStack() as stack:

        def come(**options: Any) -> Visitor:
            return stack.enter_context(visitor(browser, server.url, **options))

        yield come
