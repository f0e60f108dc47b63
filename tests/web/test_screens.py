"""Every screen, in both themes, on a phone and on a wide screen: axe-core finds nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.tour import corners, tour
from tests.web.visitors import DESKTOP, PHONE, Visitor


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(someone: Callable[..., Visitor], size: tuple[int, int], theme: str) -> None:
    found: list[str] = []
    me = someone(size=size, touch=size == PHONE, theme=theme)
    me.expects("status of 404")
    for screen in tour(me):
        found += [f"{screen}: {one}" for one in me.axe()]
        found += [f"{screen}: hidden texts leave {one}" for one in me.loose()]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop-dark", "phone-light"])
def test_axe_finds_nothing_in_what_opens(someone: Callable[..., Visitor], size: tuple[int, int], theme: str) -> None:
    found: list[str] = []
    me = someone(size=size, touch=size == PHONE, theme=theme)
    for corner in corners(me, wide=size == DESKTOP):
        found += [f"{corner}: {one}" for one in me.axe()]
        found += [f"{corner}: hidden texts leave {one}" for one in me.loose()]
    assert not found, "\n".join(found)
