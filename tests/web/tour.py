"""A walk through every screen, for whoever wants to look at each of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Page, expect

from tests.web.visitors import Visitor

SCREENS: Final = {
    "home": "Home",
    "game": "The page of a game",
    "play-now": "Play now",
    "new-table": "A new table",
    "waiting-room": "Waiting room",
    "table": "A table in play",
    "help": "Help in place",
    "over": "The end",
    "replay": "Replay",
    "puzzles": "Puzzles",
    "puzzle": "A puzzle",
    "settings": "Settings",
    "account": "Account",
    "seat-link": "On another device",
    "not-found": "Not found",
}
"""Every screen, in the order of the walk."""

MENU: Final = ("Rules in short", "Settings", "People", "Continue on another device", "Let a bot play for me", "Resign")
"""What the menu of a table in play leads to."""


def tour(one: Visitor, turns: int = 3) -> Iterator[str]:
    """Stop at every screen and say its name; the game that is shown is as far as `turns`."""
    page = one.visit("/")
    game = page.get_by_role("listitem").filter(has_text="Völuspá")
    expect(game.get_by_role("button", name="Play now")).to_be_visible()
    yield "home"
    game.get_by_role("link", name="Völuspá").first.click()
    page.get_by_role("button", name="The rules in full").click()
    page.locator("summary", has_text="The tiles").click()
    expect(page.get_by_role("definition").last).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    yield "game"
    one.visit("/")
    game.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "play-now"
    page.keyboard.press("Escape")
    yield from waiting(one)
    one.play_now("Normal", bots=2)
    for _ in range(turns):
        one.take_turn()
        one.is_asked()
    expect(page.locator("rect.hit[role=button]").first).to_be_attached()
    page.locator("[data-hand] [role=radio]:not(.nowhere)").first.click()
    expect(page.locator("rect.hit[data-target]").first).to_be_attached()
    page.mouse.move(2, 2)
    yield "table"
    help_of_a_tile(page)
    yield "help"
    page.keyboard.press("Escape")
    one.leave_it_to_a_bot()
    page.mouse.move(2, 2)
    yield "over"
    page.goto(f"{one.url}/r/{one.table}?at=40")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(r"Step \d+ of [1-9]"))
    expect(page.locator("rect.hit").first).to_be_attached()
    yield "replay"
    one.visit("/puzzles")
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    yield "puzzles"
    page.locator("section[aria-labelledby=of-voluspa] a").first.click()
    expect(one.prompt).to_contain_text("Find the best move")
    expect(page.locator("rect.hit").first).to_be_attached()
    yield "puzzle"

    one.visit("/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    yield "settings"
    one.visit("/account")
    expect(page.get_by_role("button", name="Make an account")).to_be_visible()
    yield "account"
    one.visit("/s#a-token-that-nobody-knows")
    expect(page.get_by_role("button", name="Play on this device")).to_be_enabled()
    yield "seat-link"
    one.visit("/nowhere")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    yield "not-found"


def waiting(one: Visitor) -> Iterator[str]:
    """A new table, and the room where one waits for others."""
    page = one.page
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "new-table"
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(page.get_by_role("button", name="Add a bot to seat 2")).to_be_visible()
    yield "waiting-room"


def help_of_a_tile(page: Page) -> None:
    """What a tile in the hand is worth and can do."""
    page.locator("[data-hand] [role=radio]").first.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("tooltip")).to_be_visible()


def corners(one: Visitor, wide: bool) -> Iterator[str]:
    """What opens on top of a screen: dialogs, menus, sheets and the curtain."""
    page = one.page
    yield from corners_of_a_table(one)
    if not wide:
        yield from sheets(page)
    one.leave_it_to_a_bot()
    page.goto(f"{one.url}/r/{one.table}?at=20")
    for button in ("Share", "Check the luck"):
        page.get_by_role("button", name=button).locator("visible=true").click()
        expect(page.get_by_role("dialog", name=button)).to_be_visible()
        expect(page.locator("dialog [aria-busy]")).to_have_count(0)
        yield button
        close(page)
    one.visit("/account")
    page.get_by_role("button", name="Delete me").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "Delete me"
    yield from curtain(one)


def corners_of_a_table(one: Visitor) -> Iterator[str]:
    """The menu of a table, and what it leads to; a refusal; a hint."""
    page = one.page
    one.play_now()
    one.take_turn()
    one.is_asked()
    page.get_by_role("button", name="More", exact=True).locator("visible=true").click()
    expect(page.get_by_role("menu")).to_be_visible()
    yield "More"
    page.keyboard.press("Escape")
    for item in MENU:
        one.choose_more(item)
        expect(page.get_by_role("dialog")).to_be_visible()
        yield item
        close(page)
    page.locator("[data-hand] [role=radio]").first.click()
    page.locator(".surface").click(position={"x": 4, "y": 4})
    expect(page.locator(".prompt.bad")).to_be_visible()
    yield "a refusal"
    page.get_by_role("button", name="Hint").locator("visible=true").click()
    expect(page.locator(".prompt.hint")).to_be_visible()
    yield "a hint"
    for step in ("Move?", "Why?"):
        page.get_by_role("button", name=step).locator("visible=true").click()
        yield f"a hint: {step}"


def sheets(page: Page) -> Iterator[str]:
    """What a phone has no room for beside the board."""
    for tool in ("Moves", "Log", "Chat"):
        page.get_by_role("navigation", name="Tools").get_by_role("button", name=tool).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield tool
        close(page)


def curtain(one: Visitor) -> Iterator[str]:
    """Between two who share a screen."""
    page = one.visit("/")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Seat 2").select_option("me, or somebody beside me")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    yield "the curtain"


def close(page: Page) -> None:
    """Whatever lies on top."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
