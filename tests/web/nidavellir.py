"""Nidavellir in front of a browser: how one bids and takes cards, and a walk past what its board shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Page, expect

from tests.web.visitors import Visitor

SCREENS: Final = {
    "nidavellir-bid": "Nidavellir: bidding",
    "nidavellir-tavern": "Nidavellir: taking a card",
    "nidavellir-heroes": "Nidavellir: the heroes",
    "nidavellir-over": "Nidavellir: the final score",
}
"""What the walk shows, in its order."""

ANSWERS: Final = ".card.legal, .stand.legal, .column.open, .choice, [data-hand] button.coin.open"
TURNS: Final = 6


def tour(one: Visitor, turns: int = TURNS) -> Iterator[str]:
    """Stop at each of them and say its name; the game is as far as `turns`."""
    page = one.page
    one.play_now("Easy", bots=3, game="Nidavellir")
    for _ in range(turns):
        take_turn(one)
        one.is_asked()
    until_bid(one)
    lay(page, (0, 4))
    page.locator("[data-hand] button.coin").nth(2).click()
    page.mouse.move(2, 2)
    yield "nidavellir-bid"
    page.locator("button.slot").nth(2).click()
    place(page)
    one.is_asked()
    expect(page.locator(ANSWERS).first).to_be_visible()
    page.mouse.move(2, 2)
    yield "nidavellir-tavern"
    page.get_by_role("tab", name="Heroes").click()
    yield "nidavellir-heroes"
    page.get_by_role("tab", name="Taverns").click()
    one.leave_it_to_a_bot()
    one.see_last_position()
    expect(page.locator(".army").first).to_be_visible()  # what is drawn last
    page.mouse.move(2, 2)
    yield "nidavellir-over"


def until_bid(one: Visitor) -> None:
    """Play on until coins are to be laid."""
    while not one.page.locator(".place button").count():
        take_turn(one)
        assert one.is_asked(), "the game ended before another bid"


def take_turn(one: Visitor) -> None:
    """Answer what is asked, with the mouse: a bid of the lowest coins, or the first of whatever can be chosen."""
    page = one.page
    expect(page.locator(f".place button, {ANSWERS}").first).to_be_visible()
    if page.locator(".place button").count():
        lay(page, (0, 1, 2))
        place(page)
    elif page.locator("p.place").count():
        page.locator("[data-hand] button.coin.open").nth(0).click()
        page.locator("[data-hand] button.coin.open").nth(1).click()
    else:
        page.locator(ANSWERS).first.click()


def lay(page: Page, coins: tuple[int, ...]) -> None:
    """Choose a coin and then a tavern, one after the other."""
    for tavern, coin in enumerate(coins):
        page.locator("[data-hand] button.coin").nth(coin).click()
        page.locator("button.slot").nth(tavern).click()


def place(page: Page) -> None:
    """Bid what lies at the taverns."""
    page.get_by_role("button", name="Place the bid").click()
