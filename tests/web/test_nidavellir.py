"""Nidavellir, played in the browser: by mouse, by finger and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web import nidavellir
from tests.web.contrast import is_measured, weak
from tests.web.visitors import DESKTOP, PHONE, Visitor

MOST = 200
"""Decisions of one seat in a game, at the very most."""


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_and_nothing_scrolls(
    someone: Callable[..., Visitor], size: tuple[int, int], theme: str
) -> None:
    me = someone(size=size, touch=size == PHONE, theme=theme)
    for screen in nidavellir.tour(me):
        found = me.axe()
        assert not found, f"{screen}: " + "\n".join(found)
        assert not me.loose(), f"{screen}: hidden texts leave {me.loose()}"
        faint = weak(me.page) if is_measured(size == DESKTOP, theme) else []
        assert not faint, f"{screen}: too faint: {faint}"
        assert not outside(me.page), f"{screen}: outside the window: {outside(me.page)}"
    expect(me.page.get_by_role("table")).to_contain_text("Hugin")


def test_a_whole_game_is_played_with_the_mouse(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.play_now(game="Nidavellir")
    drag(me.page, 4, 1)
    expect(me.page.locator("button.slot").nth(1)).to_contain_text("5 at the Dragon")
    drag(me.page, 4, 0)
    expect(me.page.locator("button.slot").nth(1)).to_contain_text("no coin")
    turns = 0
    while me.is_asked():
        nidavellir.take_turn(me)
        turns += 1
        assert turns < MOST
    assert turns >= 16, "eight rounds have at least a bid and a card each"
    expect(me.prompt).to_contain_text("The game is over.")


def test_a_whole_game_is_played_with_the_keys_alone(someone: Callable[..., Visitor]) -> None:
    me = someone(confirm=True)
    me.play_now(game="Nidavellir")
    keyboard = me.page.keyboard
    turns = 0
    while me.is_asked():
        turns += 1
        assert turns < MOST
        answers = me.page.locator(f".place button, {nidavellir.ANSWERS}").locator("visible=true")
        expect(answers.first).to_be_visible()  # the hand is drawn after the prompt
        if me.page.locator(".place button").count():
            for key in ("1", "g", "2", "d", "3", "p"):
                keyboard.press(key)
            expect(me.page.get_by_role("button", name="Place the bid")).to_be_focused()
            keyboard.press("Enter")
            continue
        me.page.wait_for_function("answers => document.activeElement.matches(answers)", arg=nidavellir.ANSWERS)
        if me.page.locator("p.place").count():
            keyboard.press("Enter")
            keyboard.press("ArrowRight")
        keyboard.press("Enter")
        expect(me.page.get_by_role("button", name="Play it")).to_be_visible()
        keyboard.press("Enter")
    expect(me.prompt).to_contain_text("The game is over.")


def test_coins_are_seen_to_turn_and_a_refused_click_says_why(someone: Callable[..., Visitor]) -> None:
    me = someone(speed="normal")
    page = me.page
    me.play_now(game="Nidavellir")
    page.locator("[data-slot='1'] [data-card]").first.click()
    expect(me.prompt).to_contain_text("First lay a coin at each tavern.")
    page.locator("button.slot").first.click()
    expect(me.prompt).to_contain_text("Choose one of your coins first")
    nidavellir.lay(page, (4, 3, 2))
    turned, ordered = "[data-scene-of='coins'] [data-turned]", "[data-scene-of='coins'] .ordered"
    me.watch_for(turned, ordered)
    nidavellir.place(page)
    me.saw(turned, ordered)
    me.is_asked()
    page.keyboard.press("Shift")
    expect(page.locator("[data-scene-of]")).to_have_count(0)
    expect(page.locator(".card.legal").first).to_be_visible()
    page.locator("[data-slot='2'] [data-card]").first.click()
    expect(me.prompt).to_contain_text("The Pony has not opened yet.")
    page.locator("[data-hand] button.coin").first.click()
    expect(me.prompt).to_contain_text("That is not what is asked now.")
    page.locator(".card.legal").first.click()


def test_a_bid_can_be_changed_until_all_are_in(someone: Callable[..., Visitor]) -> None:
    host, guest = someone(), someone()
    page = host.visit("/")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog").get_by_text("Nidavellir", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invite").input_value()
    guest.visit("/").get_by_label("Join by link").fill(link)
    guest.page.get_by_role("button", name="Join", exact=True).click()
    guest.page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the game").click()
    for one in (host, guest):
        one.is_asked()
    nidavellir.lay(page, (0, 1, 2))
    nidavellir.place(page)
    expect(page.get_by_role("button", name="Your bid is in")).to_be_disabled()
    page.reload()
    expect(page.locator("button.slot").nth(2)).to_contain_text("3 at the Pony")
    expect(host.prompt).to_contain_text("0 at the Goblin, 2 at the Dragon and 3 at the Pony")
    nidavellir.lay(page, (4,))
    page.get_by_role("button", name="Change the bid").click()
    expect(page.get_by_role("button", name="Your bid is in")).to_be_disabled()
    nidavellir.lay(guest.page, (0, 1, 2))
    nidavellir.place(guest.page)
    expect(page.locator("[data-slot='0'] .bids")).to_contain_text("5")


def drag(page: Page, coin: int, tavern: int) -> None:
    """From the hand to a tavern."""
    slot = page.locator(f"[data-slot='{tavern}']")
    expect(slot).to_be_visible()  # the taverns are seen once all are drawn, and move no more
    start = page.locator("[data-hand] button.coin").nth(coin).bounding_box()
    to = slot.bounding_box()
    assert start
    assert to
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=4)
    page.mouse.up()


def outside(page: Page) -> list[str]:
    """What lies outside the window: the page itself where it scrolls, the board, an army, or what is below it."""
    found: list[str] = page.evaluate(
        """() => {
            const box = (node) => node.getBoundingClientRect();
            const inside = ({ top, bottom, left, right }) =>
                top >= 0 && bottom <= innerHeight + 1 && left >= 0 && right <= innerWidth + 1;
            const { scrollWidth, scrollHeight } = document.documentElement;
            const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight;
            const all = [...document.querySelectorAll(".nidavellir, .army, .bottom")];
            const out = all.filter((node) => !inside(box(node)));
            return [
                ...(scrolls ? [`the page is ${scrollWidth} by ${scrollHeight}`] : []),
                ...out.map((node) => `${node.className} ${JSON.stringify(box(node))}`),
            ];
        }"""
    )
    return found
