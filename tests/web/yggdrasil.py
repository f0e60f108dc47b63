"""Yggdrasil Chronicles in front of a browser: how one moves and acts, and a walk past what its board shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.web.contrast import LEAST, measured
from tests.web.visitors import Visitor

GAME: Final = "Yggdrasil Chronicles"
SCREENS: Final = {
    "yggdrasil-gods": "Yggdrasil Chronicles: choosing a god",
    "yggdrasil-move": "Yggdrasil Chronicles: where to go",
    "yggdrasil-enemy": "Yggdrasil Chronicles: an Enemy and what it will do",
    "yggdrasil-act": "Yggdrasil Chronicles: what to do",
    "yggdrasil-world": "Yggdrasil Chronicles: a world",
    "yggdrasil-decks": "Yggdrasil Chronicles: the cards to come",
    "yggdrasil-cards": "Yggdrasil Chronicles: creatures to choose from",
    "yggdrasil-throw": "Yggdrasil Chronicles: taking Risks",
    "yggdrasil-over": "Yggdrasil Chronicles: the end",
}
"""What the walk shows, in its order."""

CHOICES: Final = ".panel .choice.open"
WORLDS: Final = ".world.open > .area"
ANSWERS: Final = "[data-hand] .answer"
ANYTHING: Final = f"{CHOICES}, {WORLDS}, {ANSWERS}"
MOST: Final = 150
"""Decisions until something comes to pass, at the very most."""


def tour(one: Visitor) -> Iterator[str]:
    """Stop at each of them and say its name."""
    page = one.page
    begin(one)
    expect(page.locator(CHOICES).first).to_be_visible()
    away(page)
    yield "yggdrasil-gods"
    until(one, WORLDS)
    away(page)
    yield "yggdrasil-move"
    page.locator("[data-enemy-card=surt]").click()
    expect(page.get_by_role("region", name="Surt")).to_be_visible()
    away(page)
    yield "yggdrasil-enemy"
    page.get_by_role("button", name="Close").click()
    alfheim = page.locator(".world.open[data-place=alfheim] > .area")
    into((alfheim if alfheim.count() else page.locator(WORLDS)).first)
    one.is_asked()
    until(one, "[data-answer=pass]")
    away(page)
    yield "yggdrasil-act"
    page.locator("[data-place=svartalfheim] > .area").press("Enter")
    expect(page.get_by_role("region", name="Svartalfheim")).to_be_visible()
    away(page)
    yield "yggdrasil-world"
    page.get_by_role("button", name="The cards to come").click()
    expect(page.get_by_role("region", name="Enemy decks")).to_be_visible()
    away(page)
    yield "yggdrasil-decks"
    page.get_by_role("button", name="The gods").click()
    until(one, CHOICES, towards=("svartalfheim", "nidavellir"))
    away(page)
    yield "yggdrasil-cards"
    until(one, ".throw", fights=True)
    away(page)
    yield "yggdrasil-throw"
    one.leave_it_to_a_bot()
    away(page)
    yield "yggdrasil-over"


def begin(one: Visitor) -> None:
    """A game of three."""
    one.play_now("Easy", bots=2, game=GAME)


def away(page: Page) -> None:
    """Nothing is pointed at."""
    page.mouse.move(2, 2)


def into(world: Locator) -> None:
    """Click on a world's plate: nobody stands there."""
    box = world.bounding_box()
    assert box
    world.click(position={"x": 24, "y": box["height"] - 8})


def until(one: Visitor, selector: str, fights: bool = False, towards: Sequence[str] = ()) -> None:
    """Play on until this is there, in another game if the Enemies are quicker."""
    for _ in range(MOST):
        expect(one.page.locator(ANYTHING).first).to_be_visible()
        if one.page.locator(selector).count():
            return
        take_turn(one, fights, towards)
        if not one.is_asked():
            begin(one)
    raise AssertionError(f"{selector} has not come in {MOST} decisions")


def take_turn(one: Visitor, fights: bool = False, towards: Sequence[str] = ()) -> None:
    """Answer what is asked, with the mouse: a card, a world, or a button; who fights goes where Enemies are."""
    page = one.page
    expect(page.locator(ANYTHING).first).to_be_visible()
    if page.locator(CHOICES).count():
        page.locator(CHOICES).first.click()
    elif page.locator(WORLDS).count() and not page.locator("[data-answer=pass]").count():
        wanted = [f".world.open[data-place={world}] > .area" for world in towards]
        wanted += [".world.open:has([data-enemy]) > .area"] if fights else []
        best = next((one for one in wanted if page.locator(one).count()), WORLDS)
        into(page.locator(best).first)
    else:
        battles = page.locator(f"{ANSWERS}[data-answer^='fight ']")
        (battles if fights and battles.count() else page.locator(ANSWERS)).first.click()


def sit_alone(one: Visitor) -> None:
    """A table with one seat."""
    page = one.visit("/")
    page.get_by_role("button", name="Open a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(GAME, exact=True).click()
    dialog.get_by_role("group", name="Seats").get_by_text("1", exact=True).click()
    page.get_by_role("button", name="Open the table").or_(page.get_by_role("button", name="Start")).first.click()
    one.is_asked()


# Whether a text is really seen: not below a veil, and not scrolled or clipped away.
SEEN: Final = """(lines) => lines.map(({ left, top, width, height, words, name }) => {
    const all = document.elementsFromPoint(left + width / 2, top + height / 2);
    const veil = all.findIndex((node) => node.matches(".night"));
    const above = veil < 0 ? all : all.slice(0, veil);
    // Dice and Heroes lie over the worlds while they are thrown.
    const isPlayed = (node) => !document.querySelector(".throw") || !node.closest(".world");
    const isText = (one) => one.nodeType === 3 && one.textContent.includes(words);
    const isItself = (node) => `${node.tagName} ${node.getAttribute("class") ?? ""}` === name;
    const says = (node) => isPlayed(node) && isItself(node) && [...node.childNodes].some(isText);
    const holds = (node) => isPlayed(node) && node.matches(".area") && node.parentElement.textContent.includes(words);
    return above.some((node) => says(node) || holds(node));
})"""


def faint(page: Page) -> list[str]:
    """The texts that are seen and cannot be read well enough: what lies below a veil is not read."""
    found = [one for one in measured(page) if one["ratio"] < LEAST]
    seen: list[bool] = page.evaluate(SEEN, found)
    return [
        f"{one['ratio']:.2f} “{one['words']}” {one['name']}"
        for one, is_seen in zip(found, seen, strict=True)
        if is_seen
    ]
