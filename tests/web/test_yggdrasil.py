"""Yggdrasil Chronicles, played in the browser: by mouse, by finger and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web import yggdrasil
from tests.web.contrast import is_measured
from tests.web.visitors import DESKTOP, PHONE, Visitor

MOST = 600
"""Decisions of one seat in a game, at the very most."""


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_and_nothing_scrolls(
    someone: Callable[..., Visitor], size: tuple[int, int], theme: str
) -> None:
    me = someone(size=size, touch=size == PHONE, theme=theme)
    for screen in yggdrasil.tour(me):
        found = me.axe()
        assert not found, f"{screen}: " + "\n".join(found)
        assert not me.loose(), f"{screen}: hidden texts leave {me.loose()}"
        faint = yggdrasil.faint(me.page) if is_measured(size == DESKTOP, theme) else []
        assert not faint, f"{screen}: too faint: {faint}"
        assert not outside(me.page), f"{screen}: outside the window: {outside(me.page)}"
    me.see_last_position()
    expect(me.page.get_by_role("region", name="How it ended")).to_contain_text("Yggdrasil")


@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids=["small", "sideways"])
def test_nothing_scrolls_on_a_small_phone(someone: Callable[..., Visitor], size: tuple[int, int]) -> None:
    me = someone(size=size, touch=True)
    me.play_now(game=yggdrasil.GAME, bots=4)
    for _ in range(6):
        yggdrasil.take_turn(me)
        if not me.is_asked():
            break
        expect(me.page.locator(".yggdrasil [role=group].tree")).to_be_visible()
        assert not outside(me.page), f"outside the window: {outside(me.page)}"


def test_a_whole_game_is_played_with_the_mouse(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.play_now(game=yggdrasil.GAME, bots=2)
    turns = 0
    while me.is_asked():
        yggdrasil.take_turn(me, fights=turns % 3 == 0)
        turns += 1
        assert turns < MOST
    expect(me.prompt).to_contain_text("The game is over.")
    me.see_last_position()
    expect(me.page.get_by_role("region", name="How it ended")).to_be_visible()


def test_a_whole_game_alone_is_played_with_the_keys(someone: Callable[..., Visitor]) -> None:
    me = someone(confirm=True)
    yggdrasil.sit_alone(me)
    keyboard = me.page.keyboard
    keyboard.press("Shift")
    me.page.locator(yggdrasil.CHOICES).first.focus()
    turns = 0
    while me.is_asked():
        turns += 1
        assert turns < MOST
        expect(me.page.locator(yggdrasil.ANYTHING).first).to_be_visible()
        me.page.wait_for_function("answers => document.activeElement.matches(answers)", arg=yggdrasil.ANYTHING)
        keyboard.press("Enter")
        if (
            me.page.locator(".prompt.mine:not([aria-busy])").count()
            and me.page.get_by_role("button", name="Play it").count()
        ):
            keyboard.press("Enter")
    expect(me.prompt).to_contain_text("The game is over.")


def test_two_people_agree_who_plays_first(someone: Callable[..., Visitor]) -> None:
    host, guest = someone(), someone()
    page = host.visit("/")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog").get_by_text(yggdrasil.GAME, exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invite").input_value()
    guest.visit("/").get_by_label("Join by link").fill(link)
    guest.page.get_by_role("button", name="Join", exact=True).click()
    guest.page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the game").click()
    for one, god in ((host, "odin"), (guest, "thor"), (host, "tyr")):
        one.page.locator(f"[data-card={god}]").click()
    # What counts for all is proposed by one and agreed to by the other.
    guest.page.get_by_role("button", name="Agree", exact=True).click()
    guest.page.locator("[data-hand] .god[data-answer=thor]").click()
    page.get_by_role("button", name="Agree", exact=True).click()
    expect(page.locator("aside ol.log")).to_contain_text("Thor and Odin")
    expect(guest.page.locator(".token.active").first).to_be_visible()


def test_a_god_is_dragged_to_another_world(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.play_now(game=yggdrasil.GAME)
    yggdrasil.until(me, yggdrasil.WORLDS)
    page = me.page
    page.locator(".tree .held").drag_to(page.locator("[data-place=alfheim]"))
    expect(page.locator("[data-place=alfheim] .token.mine")).to_be_visible()


def test_arrow_keys_lead_through_the_tree(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.play_now(game=yggdrasil.GAME)
    yggdrasil.until(me, yggdrasil.WORLDS)
    page = me.page
    page.locator("[data-place=asgard] > .area").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator("[data-place=iotunheim] > .area")).to_be_focused()


def test_a_world_out_of_reach_says_why(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.play_now(game=yggdrasil.GAME)
    yggdrasil.until(me, yggdrasil.WORLDS)
    me.page.locator(".world:not(.open) > .area").last.press("Enter")
    expect(me.page.locator(".prompt.bad")).to_be_visible()


def outside(page: Page) -> list[str]:
    """What lies outside the window: the page itself where it scrolls, the board, its parts, or what is below it.

    Of very many answers some may have to be scrolled to.
    """
    found: list[str] = page.evaluate(
        """() => {
            const box = (node) => node.getBoundingClientRect();
            const inside = ({ top, bottom, left, right }) =>
                top >= 0 && bottom <= innerHeight + 1 && left >= 0 && right <= innerWidth + 1;
            const { scrollWidth, scrollHeight } = document.documentElement;
            const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight;
            const drawn = ".yggdrasil, .yggdrasil .panel, .world, .plate, .wheel > .enemy, .spot, .cage";
            const parts = `${drawn}, section.bottom, .answer`;
            const scrollsIn = (node) =>
                node && ((getComputedStyle(node).overflowY === "auto" && node.scrollHeight > node.clientHeight)
                    || scrollsIn(node.parentElement));
            const all = [...document.querySelectorAll(parts)];
            const out = all.filter((node) => !inside(box(node)) && !(node.matches(".answer") && scrollsIn(node)));
            return [
                ...(scrolls ? [`the page is ${scrollWidth} by ${scrollHeight}`] : []),
                ...out.map((node) => `${node.getAttribute("class")} ${JSON.stringify(box(node))}`),
            ];
        }"""
    )
    return found
