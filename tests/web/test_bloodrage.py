"""Blood Rage, played in the browser: by mouse, by finger and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web import bloodrage
from tests.web.contrast import brightness, is_measured, weak
from tests.web.visitors import DESKTOP, PHONE, Visitor

MOST = 300
"""Decisions of one seat in a game, at the very most."""


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_and_nothing_scrolls(
    someone: Callable[..., Visitor], size: tuple[int, int], theme: str
) -> None:
    me = someone(size=size, touch=size == PHONE, theme=theme)
    for screen in bloodrage.tour(me):
        found = me.axe()
        assert not found, f"{screen}: " + "\n".join(found)
        assert not me.loose(), f"{screen}: hidden texts leave {me.loose()}"
        faint = weak(me.page) if is_measured(size == DESKTOP, theme) else []
        assert not faint, f"{screen}: too faint: {faint}"
        assert not outside(me.page), f"{screen}: outside the window: {outside(me.page)}"
    expect(me.page.get_by_role("list", name="Result")).to_contain_text("Hugin")


def test_a_whole_game_is_played_with_the_mouse(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.play_now(game="Blood Rage")
    turns = 0
    while me.is_asked():
        bloodrage.take_turn(me)
        turns += 1
        assert turns < MOST
    assert turns >= 18, "three drafts have six decisions each"
    expect(me.prompt).to_contain_text("The game is over.")


def test_a_whole_game_is_played_with_the_keys_alone(someone: Callable[..., Visitor]) -> None:
    me = someone(confirm=True)
    me.play_now(game="Blood Rage")
    keyboard = me.page.keyboard
    keyboard.press("Shift")
    expect(me.page.locator(bloodrage.CHOICES).first).to_be_visible()
    me.page.locator(bloodrage.CHOICES).first.focus()
    turns = 0
    while me.is_asked():
        turns += 1
        assert turns < MOST
        expect(me.page.locator(bloodrage.ANYTHING).first).to_be_visible()
        me.page.wait_for_function("answers => document.activeElement.matches(answers)", arg=bloodrage.ANYTHING)
        keyboard.press("Enter")
        play_it = me.page.get_by_role("button", name="Play it")
        if me.page.locator(bloodrage.PLACES).count() and not play_it.count():
            expect(me.page.locator(f"{bloodrage.PLACES}:focus")).to_be_visible()
            keyboard.press("Enter")
        elif me.page.locator(".info .buttons button:focus").count():
            keyboard.press("Enter")
        if me.page.locator(".prompt.mine:not([aria-busy])").count() and play_it.count():
            keyboard.press("Enter")
    expect(me.prompt).to_contain_text("The game is over.")


def test_what_is_not_allowed_says_why(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.play_now(game="Blood Rage")
    bloodrage.until(me, bloodrage.FIGURES)
    me.page.locator(bloodrage.FIGURES).nth(1).click()
    me.page.locator("[data-place=yggdrasil] > .area").press("Enter")
    expect(me.page.locator(".prompt.bad")).to_contain_text("Yggdrasil")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_place_that_lights_up_is_brighter_than_before(someone: Callable[..., Visitor], theme: str) -> None:
    me = someone(theme=theme)
    me.play_now(game="Blood Rage")
    bloodrage.until(me, bloodrage.FIGURES)
    bloodrage.away(me.page)
    names: list[str] = me.page.locator(".place").evaluate_all("places => places.map((one) => one.dataset.place)")
    before = {name: brightness(me.page, f"[data-place={name}] > .area") for name in names}
    me.page.locator(bloodrage.FIGURES).first.click()
    bloodrage.away(me.page)
    expect(me.page.locator(bloodrage.PLACES).first).to_be_visible()
    lit = [name for name in names if me.page.locator(f"[data-place={name}].open").count()]
    assert lit, f"none of {names} is open"
    for name in lit:
        assert brightness(me.page, f"[data-place={name}] > .area") > before[name], name


def test_a_card_of_the_draft_can_be_changed_until_all_have_chosen(someone: Callable[..., Visitor]) -> None:
    host, guest = someone(), someone()
    page = host.visit("/")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog").get_by_text("Blood Rage", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invite").input_value()
    guest.visit("/").get_by_label("Join by link").fill(link)
    guest.page.get_by_role("button", name="Join", exact=True).click()
    guest.page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the game").click()
    for one in (host, guest):
        one.is_asked()
    page.locator(bloodrage.CHOICES).nth(0).click()
    expect(page.locator(".choice").nth(0)).to_have_class(re.compile("given"))
    page.reload()
    expect(page.locator(".choice.given")).to_have_count(1)
    page.locator(bloodrage.CHOICES).nth(1).click()
    expect(page.locator(".choice").nth(1)).to_have_class(re.compile("given"))


def outside(page: Page) -> list[str]:
    """What lies outside the window: the page where it scrolls, the board, its panel, what is below; or is cut off."""
    found: list[str] = page.evaluate(
        """() => {
            const box = (node) => node.getBoundingClientRect();
            const inside = ({ top, bottom, left, right }) =>
                top >= 0 && bottom <= innerHeight + 1 && left >= 0 && right <= innerWidth + 1;
            const { scrollWidth, scrollHeight } = document.documentElement;
            const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight;
            const all = [...document.querySelectorAll(".bloodrage, .bloodrage .panel, .map, .bottom, .held")];
            const plinths = [...document.querySelectorAll(".plinth")];
            const cut = plinths.filter((node) => node.scrollHeight > node.clientHeight + 1);
            const out = [...all.filter((node) => !inside(box(node))), ...cut];
            return [
                ...(scrolls ? [`the page is ${scrollWidth} by ${scrollHeight}`] : []),
                ...out.map((node) => `${node.getAttribute("class")} ${JSON.stringify(box(node))}`),
            ];
        }"""
    )
    return found
