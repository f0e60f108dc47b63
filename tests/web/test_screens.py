"""Every screen, in both themes, on a phone and on a wide screen: axe-core finds nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.contrast import is_measured, weak
from tests.web.tour import corners, tour
from tests.web.visitors import DESKTOP, PHONE, Visitor

BOARDS: Final = ("table", "help", "replay")
"""Where Völuspá's board is seen: its texts are measured as they are drawn."""


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(someone: Callable[..., Visitor], size: tuple[int, int], theme: str) -> None:
    found: list[str] = []
    me = someone(size=size, touch=size == PHONE, theme=theme)
    me.expects("status of 404")
    for screen in tour(me):
        found += [f"{screen}: {one}" for one in me.axe()]
        found += [f"{screen}: hidden texts leave {one}" for one in me.loose()]
        if screen in BOARDS and is_measured(size == DESKTOP, theme):
            found += [f"{screen}: too faint: {one}" for one in weak(me.page)]
    assert not found, "\n".join(found)


def test_a_line_that_is_paid_lights_up_and_says_why(someone: Callable[..., Visitor]) -> None:
    me = someone(speed="normal")
    me.play_now()
    page = me.page
    for _ in range(6):
        me.is_asked()
        expect(page.locator("[data-hand] .best").first).to_be_visible()  # points come after the moves
        page.locator("[data-hand] [role=radio]:not(.nowhere)").first.click()
        expect(page.locator("rect.hit[data-target]").first).to_be_attached()
        best = page.locator("rect.hit[data-target][aria-label*='scores']:not([aria-label*='scores nothing'])")
        if best.count():
            me.watch_for("[data-lit]", ".told")
            best.first.click()
            if page.locator(".chooser button").count():
                page.locator(".chooser button").first.click()
            me.saw("[data-lit]", ".told")
            return
        page.keyboard.press("Escape")
        me.take_turn()
    raise AssertionError("no tile could score in six turns")


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop-dark", "phone-light"])
def test_axe_finds_nothing_in_what_opens(someone: Callable[..., Visitor], size: tuple[int, int], theme: str) -> None:
    found: list[str] = []
    me = someone(size=size, touch=size == PHONE, theme=theme)
    for corner in corners(me, wide=size == DESKTOP):
        found += [f"{corner}: {one}" for one in me.axe()]
        found += [f"{corner}: hidden texts leave {one}" for one in me.loose()]
    assert not found, "\n".join(found)
