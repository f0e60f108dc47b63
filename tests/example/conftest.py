"""The browser and the server of the other tests, where a game of another distribution is installed."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from tests.web.conftest import browser, missing, server, someone

__all__ = ["browser", "server", "someone"]


@pytest.fixture(scope="session", autouse=True)
def hnefatafl() -> None:
    """The example, installed by `make test PARTS=example`."""
    if find_spec("hnefatafl") is None:
        missing("examples/hnefatafl is not installed: python3 tools/env.py example")
