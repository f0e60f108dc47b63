"""Whole games, played in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.web.tables import play_together, sit_together
from tests.web.visitors import Visitor


def test_a_whole_game_against_bots(someone: Callable[..., Visitor]) -> None:
    me = someone()
    sockets: list[str] = []
    me.page.on("websocket", lambda socket: sockets.append(socket.url))
    me.play_now(bots=2)
    assert len([url for url in sockets if "/api/tables/" in url]) == 1, "the table was opened more than once"
    turns = me.play_to_the_end()
    assert turns >= 10
    expect(me.page.get_by_role("list", name="Result").get_by_role("listitem")).to_have_count(3)
    me.page.get_by_role("button", name="Play again").click()
    expect(me.page.locator(".prompt.mine")).to_be_visible()


def test_two_browsers_at_one_table_to_the_end(someone: Callable[..., Visitor]) -> None:
    host, guest = someone(), someone()
    sit_together(host, guest)
    play_together([host, guest])
    for one in (host, guest):
        expect(one.prompt).to_contain_text("The game is over.")
        expect(one.page.locator(".podium .points")).to_have_count(2)
    first, second = (one.page.locator(".podium .points").all_inner_texts() for one in (host, guest))
    assert first == second
    assert "laid" in "\n".join(host.log())


def test_several_at_one_screen_never_see_each_others_hand(someone: Callable[..., Visitor]) -> None:
    """With the saga: after Hermod the same person plays on, and no curtain falls in between."""
    me = someone()
    page = me.visit("/")
    page.get_by_role("button", name="Open a table").click()
    for seat in ("Seat 1", "Seat 2"):
        page.get_by_label(seat).select_option("me, or somebody beside me")
    page.get_by_role("switch", name="Saga of Edda").click()
    page.get_by_role("button", name="Start the game").click()
    curtain = page.get_by_role("heading", name="Pass the device to")
    opened: list[str] = []
    follow_ups = 0
    while len(opened) < 6 or not follow_ups:
        expect(curtain.or_(page.locator(".prompt:is(.mine, .over):not([aria-busy])"))).to_be_visible()
        if curtain.count():
            assert page.locator("[data-hand]").count() == 0, "a hand lies open behind the curtain"
            opened.append(curtain.inner_text())
            assert opened[-2:-1] != opened[-1:], "the curtain fell for somebody who had the screen already"
            page.get_by_role("button", name=re.compile("^I am")).click()
        else:
            assert me.is_asked(), "Hermod was never played"
            follow_ups += page.get_by_role("button", name="Stop here").count()
            me.take_turn(first="Hermod")
    assert len(set(opened)) == 2


def test_the_keyboard_alone_plays_a_whole_game(someone: Callable[..., Visitor]) -> None:
    me = someone(confirm=True)
    page = me.visit("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    tab_to(page, "Easy")
    page.keyboard.press("Enter")
    turns = 0
    while me.is_asked():
        turn_by_keyboard(page)
        turns += 1
        assert turns < 100
    assert turns >= 5
    tab_to(page, "Replay")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("Step 0 of [1-9]"))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("Step 1 of"))


def test_a_game_without_a_drawing_is_played_by_buttons(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.play_now(game="Feast")
    for _ in range(100):
        if not me.is_asked():
            break
        moves = me.page.locator(".left .moves button.move")
        groups = me.page.locator(".left .moves details details:not([open]) > summary")
        if groups.count():
            groups.first.click()
        moves.first.click()
    expect(me.prompt).to_contain_text("The game is over.")


def test_a_refused_move_is_explained_and_nothing_is_played(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.play_now()
    expect(me.page.locator("aside ol.log")).to_contain_text("begins")  # what happened before comes after the board
    before = me.log()
    me.page.locator("[data-hand] [role=radio]").first.click()
    expect(me.page.locator("rect.hit[data-target]").first).to_be_attached()
    board = me.page.locator(".surface").bounding_box()
    assert board
    me.page.mouse.click(board["x"] + 12, board["y"] + 12)
    expect(me.page.locator(".prompt.bad")).to_contain_text("share a side")
    me.hears("share a side")
    place = me.page.locator("rect.hit.refused")
    expect(place).to_have_count(1)
    expect(place).to_be_in_viewport()
    assert me.log() == before
    me.page.locator("rect.hit[data-target]").first.click()
    expect(me.page.locator(".prompt.bad")).to_have_count(0)
    expect(place).to_have_count(0)


FOCUSED = """() => {
    const on = document.activeElement;
    const label = on?.labels?.[0]?.textContent;
    return on === document.body ? "" : (on?.getAttribute("aria-label") ?? label ?? on?.innerText ?? "?").trim();
}"""


def focused(page: Page) -> str:
    """The name of what has the focus."""
    name: str = page.evaluate(FOCUSED)
    return name


def tab_to(page: Page, name: str) -> None:
    """Press the tabulator until something of this name has the focus."""
    for _ in range(150):
        if focused(page).startswith(name):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tabulator does not lead to {name}")


def turn_by_keyboard(page: Page) -> None:
    """Choose a tile by its number, a cell by Enter, and play it by Enter again."""
    expect(page.locator("rect.hit").first).to_be_attached()  # the cells are drawn last
    others = page.locator(".others button")
    if others.count():
        tab_to(page, others.first.inner_text().split("\n")[0])
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        return
    for _ in range(80):
        if page.evaluate("document.activeElement.closest('[data-hand]') !== null"):
            break
        page.keyboard.press("Tab")
    tiles = page.locator("[data-hand] [role=radio]")
    slots = [at for at in range(tiles.count()) if "nowhere" not in (tiles.nth(at).get_attribute("class") or "")]
    page.keyboard.press(str(slots[0] + 1))
    expect(tiles.nth(slots[0])).to_be_focused()
    page.keyboard.press("Enter")
    if page.locator("rect.hit[data-target]").count():
        expect(page.locator("rect.hit[data-target]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    # It goes on with what the move has drawn anew: lost is what stays away.
    try:
        page.wait_for_function(FOCUSED)
    except Late:
        raise AssertionError("the focus is lost after a move") from None


def test_a_game_that_the_client_was_not_built_with_speaks(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.play_now(game="The Feast")
    expect(me.page).to_have_title(re.compile("The Feast"))
    moves = me.page.locator("#main").get_by_role("button")
    for _ in range(3):
        expect(moves.first).to_be_visible()  # the board comes after the prompt
        assert not re.search(r"\bfeast-[a-z]", me.page.locator("body").inner_text())
        moves.first.click()
        if not me.is_asked():
            break
