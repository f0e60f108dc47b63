"""A campaign in the browser: gathering, the chronicle, a chart, the next table that opens by itself."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.conftest import Server
from tests.web.campaign import begin, gather, lose, tour, with_pages
from tests.web.visitors import DESKTOP, PHONE, Visitor
from tests.web.yggdrasil import until


def fits(page: Page) -> bool:
    """Nothing scrolls sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_from_the_gathering_to_the_second_game(someone: Callable[..., Visitor], server: Server) -> None:
    me = someone()
    gather(me)
    campaign = begin(me)
    lose(me)
    page = me.page
    page.get_by_role("link", name="To the campaign").click()
    expect(page).to_have_url(re.compile(f"/c/{campaign}"))
    expect(page.get_by_text("Baldr's Murder: lost.").first).to_be_visible()
    page.get_by_role("button", name="Thor has 3 XP to spend").press("Enter")
    page.locator("[data-box=god-b]").focus()
    expect(page.get_by_text("3 sides of 6 instead of 2").first).to_be_visible()
    page.get_by_role("button", name="Buy", exact=True).press("Enter")
    expect(page.get_by_text("0 XP left")).to_be_visible()
    page.get_by_role("button", name=re.compile("Undo|Take back")).click()
    expect(page.get_by_text("3 XP left")).to_be_visible()
    page.locator("[data-box=elves-1]").click()
    page.get_by_role("button", name="Buy", exact=True).click()
    expect(page.get_by_text("2 XP left")).to_be_visible()
    page.get_by_role("button", name=re.compile("Ready")).click()
    expect(page).to_have_url(re.compile("/t/"))
    table = server.store.tables.table(me.table)
    assert table.setup is not None
    assert table.setup["charts"][0]["elves"] == 1


def test_on_a_phone_and_from_another_window(someone: Callable[..., Visitor]) -> None:
    me = someone(size=PHONE, touch=True)
    gather(me)
    assert fits(me.page)
    campaign = begin(me)
    lose(me)
    page = me.visit(f"/c/{campaign}")
    other = me.context.new_page()
    other.goto(f"{me.url}/c/{campaign}")
    page.get_by_role("button", name="Thor has 3 XP to spend").click()
    page.locator("[data-box=dice-1]").click()
    assert fits(page)
    page.get_by_role("button", name="Buy", exact=True).click()
    expect(other.get_by_role("button", name="Thor has 2 XP to spend")).to_be_visible()
    other.close()
    page.get_by_role("button", name="Back to the chronicle").click()
    page.get_by_role("button", name="More about Thor").click()
    page.get_by_role("menuitem", name="Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="More about Thor").click()
    page.get_by_role("menuitem", name="Play on here").click()
    expect(page.get_by_role("button", name="Thor has 2 XP to spend")).to_be_visible()
    home = me.visit("/")
    expect(home.get_by_role("heading", name="My campaigns")).to_be_visible()
    home.get_by_role("link", name=re.compile("between two games")).first.click()
    expect(home).to_have_url(re.compile(f"/c/{campaign}"))


def test_a_page_turns_in_mid_game_and_tells_only_what_is_new(someone: Callable[..., Visitor]) -> None:
    me = someone(speed="fast")
    with_pages(me)
    page = me.page
    until(me, "[data-answer='deed forge']")
    me.watch_for("dialog.turning .seal", "dialog.turning .fold")
    page.locator("[data-answer='deed forge']").click()
    turned = page.get_by_role("dialog", name="The Hall")
    expect(turned.get_by_text("Sing of it")).to_be_visible()
    expect(turned.get_by_text("Forge a ring")).to_have_count(0)
    expect(me.prompt).not_to_contain_text("They sing.")
    me.saw("dialog.turning .seal", "dialog.turning .fold")
    turned.get_by_role("button", name="Play on").click()
    expect(turned).to_have_count(0)
    me.is_asked()  # what has waited behind the page is seen first
    book = page.get_by_role("region", name="The open page")
    expect(book.get_by_text("Forge a ring")).to_be_visible()
    # Log and chat are behind tabs, and the page is away while one of them is read.
    page.get_by_role("tab", name="What happened").click()
    expect(page.locator("aside ol.log")).to_be_visible()
    expect(book).to_be_hidden()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_label("Say something")).to_be_visible()
    page.get_by_role("tab", name="The page").click()
    book.get_by_role("button", name="Open the book").click()
    expect(page.get_by_role("dialog", name="The Hall").get_by_text("Forge a ring")).to_be_visible()


STILL = """() => {
    window.moved = new Set();
    const look = () => {
        for (const one of document.getAnimations())
            if (one.effect.getComputedTiming().endTime > 1)
                window.moved.add(`${one.animationName} ${one.effect.target?.className}`);
        requestAnimationFrame(look);
    };
    look();
}"""


def test_with_less_motion_a_page_turns_without_moving_and_what_follows_waits(someone: Callable[..., Visitor]) -> None:
    me = someone(speed="normal")
    page = me.page
    page.emulate_media(reduced_motion="reduce")
    with_pages(me)
    until(me, "[data-answer='deed forge']")
    page.evaluate(STILL)
    page.locator("[data-answer='deed forge']").click()
    turned = page.get_by_role("dialog", name="The Hall")
    expect(turned.get_by_text("Sing of it")).to_be_visible()
    page.wait_for_timeout(2500)
    expect(me.prompt).to_contain_text("Page 2 of 2: The Hall.")
    turned.get_by_role("button", name="Play on").click()
    expect(me.prompt).to_contain_text(re.compile(r"Where do you go\?|where does .* go\?"))
    me.hears("Rings: 1.*[\\s\\S]*The Hall[\\s\\S]*Round 2 began")
    assert page.evaluate("[...window.moved]") == []


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop-light", "phone-dark"])
def test_axe_finds_nothing(someone: Callable[..., Visitor], size: tuple[int, int], theme: str) -> None:
    found: list[str] = []
    me = someone(size=size, touch=size == PHONE, theme=theme)
    for screen in tour(me):
        found += [f"{screen}: {one}" for one in me.axe()]
    assert not found, "\n".join(found)
