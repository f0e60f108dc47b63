"""Guests with browsers of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.tables.guests import Guest


@pytest.fixture
def guests() -> Iterator[ExitStack]:
    """Everybody goes home after the test."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def anna(server: Any, guests: ExitStack) -> Guest:
    """A guest."""
    return Guest(server, guests, "Anna")


@pytest.fixture
def bert(server: Any, guests: ExitStack) -> Guest:
    """Another guest."""
    return Guest(server, guests, "Bert")


@pytest.fixture
def carl(server: Any, guests: ExitStack) -> Guest:
    """A guest who has nothing to do with the others."""
    return Guest(server, guests, "Carl")


@pytest.fixture
def nobody(server: Any, guests: ExitStack) -> Guest:
    """Somebody without a session."""
    return Guest(server, guests, "")
