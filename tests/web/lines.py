"""The line between somebody's page and his table: a test cuts it, and holds back what it brings."""

from __future__ import annotations

import json
import re
import time
from typing import Final

from playwright.sync_api import WebSocketRoute

from tests.web.visitors import PATIENCE, Visitor

GOING_AWAY: Final = 1012
"""The client comes back a few seconds later."""


class Line:
    """Made before the page is at the table."""

    def __init__(self, one: Visitor) -> None:
        self._one = one
        self._holds: frozenset[str] = frozenset()
        self._held: list[str | bytes] = []
        self._is_cut = False
        one.page.route_web_socket(re.compile("/api/tables/.*/socket"), self._open)

    def cut(self, stays: bool = False) -> None:
        """The page loses its connection, and gets no other until it is mended, if it stays cut."""
        self._is_cut = stays
        self._page.close(code=GOING_AWAY)

    def mend(self) -> None:
        """From now on the page can come back."""
        self._is_cut = False

    def hold(self, *kinds: str) -> None:
        """From now on messages of these kinds do not arrive."""
        self._holds = frozenset(kinds)

    def wait_for(self, kind: str) -> None:
        """Until such a message has come and is held."""
        deadline = time.monotonic() + PATIENCE / 1000
        while kind not in map(kind_of, self._held):
            assert time.monotonic() < deadline, f"the server says no {kind}"
            self._one.page.wait_for_timeout(50)

    def release(self) -> None:
        """What was held arrives, in its order."""
        self._holds = frozenset()
        for message in self._held:
            self._page.send(message)
        self._held.clear()

    def _open(self, page: WebSocketRoute) -> None:
        self._page = page
        self._held.clear()
        if self._is_cut:
            page.close(code=GOING_AWAY)
            return
        server = page.connect_to_server()

        def hear(message: str | bytes) -> None:
            if page is not self._page:
                return
            if kind_of(message) in self._holds:
                self._held.append(message)
            else:
                page.send(message)

        server.on_message(hear)


def kind_of(message: str | bytes) -> str:
    """What the server says."""
    return str(json.loads(message)["type"])
