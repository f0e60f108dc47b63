"""Two people at one screen: a curtain before what is secret, none before what is open to all."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web import nidavellir
from tests.web.visitors import PHONE, Visitor

PLACES = "[data-hand] .where svg"
"""A sign beside a coin tells where it lies; of a coin that is hidden there is none."""


def sit_at_one_screen(me: Visitor) -> Page:
    """Anna and Bert play Nidavellir."""
    page = me.visit("/games/nidavellir")
    page.get_by_role("button", name="Open a table").click()
    for seat in ("Seat 1", "Seat 2"):
        page.get_by_label(seat).select_option("me, or somebody beside me")
    page.get_by_role("button", name="Start the game").click()
    return page


def bid(me: Visitor) -> str:
    """Take the screen and bid; who it was."""
    curtain = me.page.get_by_role("heading", name="Pass the device to")
    expect(curtain).to_be_visible()
    name = curtain.inner_text()
    me.page.get_by_role("button", name=re.compile("^I am")).click()
    nidavellir.lay(me.page, (0, 1, 2) if name.endswith("(1)") else (2, 3, 4))
    nidavellir.place(me.page)
    return name


def shows_open_coins(page: Page) -> None:
    """Of one coin, or of two: where a tavern's cards are all equal nobody has to choose, and the next one opens."""
    expect(page.locator(PLACES).first).to_be_visible()
    expect(page.locator(PLACES).nth(2)).to_have_count(0)


def test_bids_are_laid_behind_a_curtain_and_cards_taken_before_all_eyes(someone: Callable[..., Visitor]) -> None:
    me = someone()
    page = sit_at_one_screen(me)
    assert bid(me) != bid(me)
    expect(page.locator(".card.legal").first).to_be_visible()
    takers: list[str] = []
    while page.locator(".prompt.mine .avatar").count() or not takers:
        expect(page.locator(nidavellir.ANSWERS).first).to_be_visible()
        takers.append(me.prompt.inner_text().split(" to play")[0])
        if len(takers) == 1:
            shows_open_coins(page)
            page.reload()
            expect(me.prompt).to_contain_text(f"{takers[0]} to play")
            assert not me.axe()
            page.get_by_role("button", name="What only").click()
            page.get_by_role("button", name=re.compile("^I am")).click()
            expect(page.locator(PLACES)).to_have_count(5)
            page.get_by_role("button", name="Let all see").click()
        question = me.prompt.inner_text()
        page.locator(nidavellir.ANSWERS).first.click()
        page.wait_for_function(
            "before => document.querySelector('[data-testid=prompt]')?.innerText !== before", arg=question
        )
        expect(page.locator(".prompt.mine .avatar, .curtain").first).to_be_visible()
    assert len(takers) >= 3
    assert len(set(takers)) == 2
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()


def test_on_a_phone_all_see_the_coins_turn_too(someone: Callable[..., Visitor]) -> None:
    me = someone(size=PHONE, touch=True, speed="fast")
    page = sit_at_one_screen(me)
    bid(me)
    me.watch_for("[data-scene-of='coins'] [data-turned]", "[data-scene-of='coins'] .ordered")
    bid(me)
    me.saw("[data-scene-of='coins'] [data-turned]", "[data-scene-of='coins'] .ordered")
    me.is_asked()
    page.keyboard.press("Shift")
    expect(page.locator(".card.legal").first).to_be_visible()
    shows_open_coins(page)
    me.choose_more("What only")
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
