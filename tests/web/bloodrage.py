"""Blood Rage in front of a browser: how one drafts, acts and fights, and a walk past what its board shows."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.web.visitors import Visitor

SCREENS: Final = {
    "bloodrage-gifts": "Blood Rage: the gods' gifts",
    "bloodrage-actions": "Blood Rage: choosing where to invade",
    "bloodrage-province": "Blood Rage: a province",
    "bloodrage-battle": "Blood Rage: a battle",
    "bloodrage-clan": "Blood Rage: another clan",
    "bloodrage-over": "Blood Rage: the final score",
}
"""What the walk shows, in its order."""

CHOICES: Final = ".choice.open"
FIGURES: Final = "[data-hand] .figure.open:not(.answer)"
CARDS: Final = "[data-hand] .held.open"
ANSWERS: Final = "[data-hand] .answers button"
PARTY: Final = "[data-hand] .deeds:has(.figure.answer) .button.main"
PASS: Final = "[data-hand] [data-answer=pass]"
ANYTHING: Final = ", ".join((".scene.ragnarok [data-close]", CHOICES, FIGURES, CARDS, ANSWERS, PARTY, PASS))
CLOSE: Final = ".scene.ragnarok [data-close]"
"""The end of an age stays until one goes on."""
PLACES: Final = ".place.open > .area"
READY: Final = ".place.ready > .area"
PILLAGE: Final = ".info [data-deed]"
MOST: Final = 40
"""Decisions until something comes to pass, at the very most."""


def tour(one: Visitor) -> Iterator[str]:
    """Stop at each of them and say its name."""
    page = one.page
    one.play_now("Easy", bots=4, game="Blood Rage")
    take_turn(one)
    one.is_asked()
    expect(page.locator(CHOICES).first).to_be_visible()
    away(page)
    yield "bloodrage-gifts"
    until(one, FIGURES)
    page.locator(FIGURES).nth(1).click()
    expect(page.locator(PLACES).first).to_be_visible()
    away(page)
    yield "bloodrage-actions"
    page.locator(PLACES).first.press("Enter")
    until_ready(one)
    away(page)
    yield "bloodrage-province"
    until(one, ".battle .fighter", acts=True)
    away(page)
    yield "bloodrage-battle"
    close(page, ".scene.battle [data-close]")
    page.locator(".clans button").nth(1).click()
    away(page)
    yield "bloodrage-clan"
    one.leave_it_to_a_bot()
    away(page)
    yield "bloodrage-over"


def away(page: Page) -> None:
    """Nothing is pointed at."""
    page.mouse.move(2, 2)


def until(one: Visitor, selector: str, acts: bool = False) -> None:
    """Play on until this is there."""
    for _ in range(MOST):
        if one.page.locator(selector).count() and not acts:
            return
        take_turn(one)
        assert one.is_asked(), f"the game ended before {selector}"
        if acts and one.page.locator(selector).count():
            return
    raise AssertionError(f"{selector} has not come in {MOST} decisions")


def until_ready(one: Visitor) -> None:
    """Play on until a province that one can pillage lies open."""
    for _ in range(MOST):
        until(one, READY)
        go_on(one.page)
        if shows_ready(one.page):
            return
        take_turn(one)
        assert one.is_asked(), "the game ended before a province could be pillaged"
    raise AssertionError(f"no province could be opened in {MOST} decisions")


def take_turn(one: Visitor) -> None:
    """Answer what is asked, with the mouse: pillage where one can, else invade, else play a card, else pass."""
    page = one.page
    expect(page.locator(ANYTHING).first).to_be_visible()
    go_on(page)
    expect(page.locator(ANYTHING).first).to_be_visible()  # the pack of the next age is drawn bit by bit
    for answers in (CHOICES, ANSWERS, PARTY):
        if page.locator(answers).count():
            page.locator(answers).first.click()
            return
    if page.locator(PASS).count() == 0:
        page.locator(CARDS).first.click()
    elif page.locator(READY).count() and shows_ready(page):
        page.locator(PILLAGE).click()
    elif page.locator(FIGURES).count():
        page.locator(FIGURES).first.click()
        page.locator(PLACES).first.press("Enter")
    elif page.locator(CARDS).count():
        play_card(page)
    else:
        page.locator(PASS).click()


def shows_ready(page: Page) -> bool:
    """Open the province that one can pillage; the key that opens it closes it where it was open.

    Under a battle the map is as old as the battle: once that is closed there may be none left.
    """
    for _ in range(3):
        if page.locator(PILLAGE).count():
            return True
        with contextlib.suppress(AssertionError, Late):
            page.locator(READY).first.press("Enter", timeout=5000)
            expect(page.locator(PILLAGE).first).to_be_visible(timeout=5000)
    return page.locator(PILLAGE).count() > 0


def go_on(page: Page) -> None:
    """Close what lies over the map until one has seen it: the end of an age, and a battle that is over."""
    for scene in (CLOSE, ".scene.battle [data-close].main"):
        close(page, scene)


def close(page: Page, button: str) -> None:
    """Close a scene with its button; a battle of others passes by itself, perhaps at this very moment."""
    for _ in range(6):
        if not page.locator(button).count():
            return
        with contextlib.suppress(Late):
            page.locator(button).click(timeout=5000)


def play_card(page: Page) -> None:
    """An upgrade or a quest; where there are several places for it, the first."""
    page.locator(CARDS).first.click()
    ways = page.locator(".info .buttons button")
    if page.locator(".prompt.mine:not([aria-busy])").count() and ways.count():
        ways.first.click()
