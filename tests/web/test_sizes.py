"""Small windows and large letters: nothing is cut off, nothing lies on anything else, and one can play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import bloodrage, nidavellir
from tests.web.tables import open_table
from tests.web.visitors import DESKTOP, PHONE, Visitor

BOXES = """(selector) => [...document.querySelectorAll(selector)].map((node) => {
    const { top, bottom, left, right, width, height } = node.getBoundingClientRect();
    return { top, bottom, left, right, width, height };
})"""
LINES = """(selector) => [...document.querySelectorAll(selector)].map((node) => {
    const range = document.createRange();
    range.selectNodeContents([...node.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE));
    return [node.textContent, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size];
})"""

# Of every text that is seen, how high its letters are: what is drawn is as large as its picture.
LETTERS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const words = walker.currentNode.textContent.trim();
        const parent = walker.currentNode.parentElement;
        if (!words || !parent || parent.closest(".aloud, script, style, title")) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const at = parent instanceof SVGElement ? parent.getScreenCTM() : { a: 1, b: 0 };
        const name = `${parent.tagName} ${parent.getAttribute("class") ?? ""} ${words}`;
        found.push([name, parseFloat(getComputedStyle(parent).fontSize) * Math.hypot(at.a, at.b)]);
    }
    return found;
}"""
LEAST = 11.0


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    """Where these are drawn."""
    expect(page.locator(selector).first).to_be_attached()  # a board is drawn in parts
    found: list[dict[str, float]] = page.evaluate(BOXES, selector)
    assert found, f"there is no {selector}"
    return found


def german(size: tuple[int, int], text: str) -> dict[str, Any]:
    """German needs more room than English."""
    return {"size": size, "touch": True, "locale": "de", "language": "de", "textSize": text}


@pytest.mark.parametrize(("width", "text"), [(320, "normal"), (320, "larger"), (360, "larger"), (390, "larger")])
def test_the_waiting_room_fits_a_phone(someone: Callable[..., Visitor], width: int, text: str) -> None:
    link = open_table(someone())
    guest = someone(**german((width, 700), text))
    guest.page.goto(link)
    expect(guest.page.get_by_role("button", name="Hier sitzen")).to_be_visible()
    assert max(box["right"] for box in boxes(guest.page, "#main *")) <= width


def in_a_row(page: Page, *selectors: str) -> None:
    """They stand side by side, none on another."""
    row = [box for selector in selectors for box in boxes(page, selector)]
    for one, other in pairwise(row):
        assert one["right"] <= other["left"] + 1


def until_card(me: Visitor) -> None:
    """Play on until a card is to be chosen; a last one is taken without a question."""
    answers = me.page.locator(f".place button, {nidavellir.ANSWERS}").first
    expect(answers).to_be_visible()
    while not me.page.locator(".card.legal").count():
        nidavellir.take_turn(me)
        assert me.is_asked()
        expect(answers).to_be_visible()


@pytest.mark.parametrize("text", ["normal", "larger"])
@pytest.mark.parametrize("size", [(844, 390), (667, 375), (320, 568)], ids=["wide", "small-wide", "small"])
def test_nidavellir_is_played_on_a_small_phone(
    someone: Callable[..., Visitor], size: tuple[int, int], text: str
) -> None:
    me = someone(size=size, textSize=text)
    me.play_now(game="Nidavellir", bots=3)
    page = me.page
    expect(page.locator("button.slot").nth(2)).to_be_visible()
    for slot in boxes(page, "button.slot"):
        assert slot["width"] >= 44
    in_a_row(page, "[data-hand] .gem", "[data-hand] button.coin", "[data-hand] .place .button")
    until_card(me)
    for card in boxes(page, ".shelf .card"):
        assert card["width"] >= 25
    [shelf], [bids] = boxes(page, ".shelf.now"), boxes(page, ".shelf.now .bids")
    [tabs] = boxes(page, "[role=tablist]")
    assert tabs["bottom"] <= shelf["top"] + 1
    assert shelf["top"] < bids["top"] < bids["bottom"] <= shelf["bottom"]
    for coin in boxes(page, ".shelf.now .bids .coin"):
        assert coin["width"] >= 16
    [columns], [foot] = boxes(page, ".army .columns"), boxes(page, ".army footer")
    assert columns["height"] >= 60
    assert columns["bottom"] <= foot["top"] + 1
    for _ in range(5):
        nidavellir.take_turn(me)
        me.is_asked()


def tiny(page: Page) -> list[str]:
    """Texts that are too small to be read."""
    letters: list[tuple[str, float]] = page.evaluate(LETTERS)
    assert letters
    return [f"{height:.1f} {name}" for name, height in letters if height < LEAST - 0.05]


def test_five_at_a_table_are_read_on_a_phone_and_on_a_desk(someone: Callable[..., Visitor]) -> None:
    me = someone(size=DESKTOP)
    me.play_now(game="Nidavellir", bots=4)
    until_card(me)
    [counter] = boxes(me.page, ".shelf.now")
    for bid in boxes(me.page, ".shelf.now .bid"):
        assert counter["left"] - 1 <= bid["left"] < bid["right"] <= counter["right"] + 1, "a bid leaves its counter"
    for coin, gem in zip(
        boxes(me.page, ".shelf.now .bid > .coin"), boxes(me.page, ".shelf.now .bid > .gem"), strict=True
    ):
        assert coin["right"] <= gem["left"] + 1, "a gem lies on a coin"
    assert not tiny(me.page)
    me = someone(size=PHONE, touch=True)
    me.play_now(game="Blood Rage", bots=4)
    expect(me.page.locator(bloodrage.CHOICES).first).to_be_visible()
    assert not tiny(me.page)
    bloodrage.until(me, bloodrage.FIGURES)
    assert not tiny(me.page)


def test_the_largest_letters_break_no_word_and_leave_room_for_the_board(someone: Callable[..., Visitor]) -> None:
    me = someone(**german(PHONE, "larger"))
    page = me.visit("/")
    page.get_by_role("listitem").filter(has_text="Nidavellir").get_by_role("button", name="Jetzt spielen").click()
    page.get_by_role("group", name="Wie viele Bots?").get_by_text("4", exact=True).click()
    page.get_by_role("button", name="Leicht").click()
    me.is_asked()
    for words in (".label", ".parts dt"):
        expect(page.locator(words).first).to_be_attached()
        assert all(lines == 1 for _, lines in page.evaluate(LINES, words))
    page.locator("[data-seat-score]").evaluate_all("scores => scores.forEach((score) => { score.textContent = '128' })")
    for score, seat in zip(boxes(page, "[data-seat-score]"), boxes(page, ".seat"), strict=True):
        assert seat["left"] < score["left"] < score["right"] < seat["right"]
    [before] = boxes(page, "#main")
    for step in ("Tipp", "Zug?", "Warum?"):
        page.get_by_role("navigation").get_by_role("button", name=step).tap()
        expect(page.locator(".prompt.hint")).to_be_visible()
        assert boxes(page, "#main") == [before], "a hint moves the board"
        [prompt] = boxes(page, ".prompt")
        assert prompt["height"] <= PHONE[1] / (4 if step == "Tipp" else 2)
    page.get_by_role("button", name="Abbrechen").tap()
    page.get_by_role("tab", name="Punkte").tap()
    for words in (".points .title", ".points .part"):
        expect(page.locator(words).first).to_be_attached()
        assert all(lines <= len(text.split()) for text, lines in page.evaluate(LINES, words))
    assert max(box["right"] for box in boxes(page, ".points *")) <= PHONE[0]


def test_who_comes_back_on_a_phone_is_offered_a_film_and_still_sees_the_seats(someone: Callable[..., Visitor]) -> None:
    me = someone(**german(PHONE, "normal"))
    page = me.visit("/")
    page.get_by_role("listitem").filter(has_text="Völuspá").get_by_role("button", name="Jetzt spielen").click()
    page.get_by_role("button", name="Leicht").click()
    me.is_asked()
    me.take_turn()
    me.is_asked()
    at = page.url
    me.visit("/settings")
    page.evaluate("localStorage.clear()")
    page.goto(at)
    expect(page.get_by_role("button", name="Seit deinem letzten Zug")).to_be_visible()
    [prompt], [bar] = boxes(page, ".prompt"), boxes(page, "header.bar")
    assert prompt["bottom"] <= bar["bottom"] + 1


def test_a_replay_tells_whose_army_it_is_and_keeps_the_hand_in_its_place(someone: Callable[..., Visitor]) -> None:
    me = someone(size=DESKTOP)
    me.play_now(game="Nidavellir", bots=2)
    page = me.page
    nidavellir.take_turn(me)
    me.is_asked()
    me.leave_it_to_a_bot()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("region", name="Your army")).to_be_visible()
    page.get_by_label("Seen by").select_option("Munin")
    expect(page.get_by_role("region", name="Army of Munin")).to_be_visible()
    expect(page.get_by_text("Your army")).to_have_count(0)
    expect(page.get_by_text("thinking")).to_have_count(0)
    [name] = page.locator(".army .name").evaluate_all("names => names.map((one) => [one.scrollWidth, one.clientWidth])")
    assert name[0] <= name[1], "the name is cut"
    in_a_row(page, "[data-hand] .gem", "[data-hand] button.coin")
    [main] = boxes(page, "#main")
    assert main["height"] >= 0.6 * DESKTOP[1], "the board is squeezed"
    for coin in boxes(page, "[data-hand] button.coin"):
        assert coin["width"] >= 30
        assert coin["top"] >= main["bottom"] - 1
