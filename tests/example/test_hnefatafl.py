"""Hnefatafl in the browser: a board that our client was not built with."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.lines import Line
from tests.web.visitors import DESKTOP, Visitor

SMALL = (360, 640)


def square(me: Visitor, name: str) -> Locator:
    """A square of the board, as it is read aloud."""
    return me.page.get_by_role("button", name=re.compile(f"^{name}, "))


def move(me: Visitor, start: str, end: str) -> None:
    """A click on the piece, and one on where it goes."""
    square(me, start).click()
    square(me, end).click()


def begin(me: Visitor) -> None:
    """A game of Brandubh against an easy bot, with the attackers."""
    me.play_now(game="Hnefatafl")
    expect(me.page.get_by_role("grid", name="Board: Brandubh")).to_be_visible()
    expect(me.page.get_by_role("gridcell")).to_have_count(49)


def test_a_whole_game_with_the_mouse(someone: Callable[..., Visitor]) -> None:
    me = someone()
    begin(me)
    expect(me.prompt).to_contain_text("Move an attacker")
    for _ in range(200):
        if not me.is_asked():
            break
        me.page.locator(".hnefatafl .movable").last.click()
        me.page.locator(".hnefatafl .target").first.click()
    expect(me.prompt).to_contain_text("The game is over.")
    assert "moved an attacker" in "\n".join(me.log())


def test_a_move_that_is_not_allowed_is_explained(someone: Callable[..., Visitor]) -> None:
    me = someone()
    begin(me)
    move(me, "d1", "c2")
    expect(me.prompt).to_contain_text("c2 is not in one with d1")
    square(me, "d1").click()
    expect(square(me, "d1")).to_have_attribute("aria-pressed", "false")


def test_a_piece_is_dragged_and_stays_in_the_hand_whatever_arrives_meanwhile(someone: Callable[..., Visitor]) -> None:
    me = someone()
    line = Line(me)
    line.hold("choices")
    begin(me)
    square(me, "d1").hover()
    me.page.mouse.down()
    # Not to b1: between the corner and a defender the bot could capture it before anybody has looked.
    square(me, "c1").hover()
    expect(me.page.locator(".hnefatafl .dragged")).to_have_count(1)
    line.wait_for("choices")
    drawn = me.page.locator(".hnefatafl .dragged").element_handle()
    line.release()
    me.page.wait_for_function("drawn => !drawn.isConnected", arg=drawn)
    expect(square(me, "d1").locator(".dragged")).to_have_attribute("style", re.compile("translate"))
    me.page.mouse.up()
    expect(square(me, "c1")).to_have_attribute("aria-label", re.compile("attacker"))
    me.is_asked()
    assert "d1 to c1" in "\n".join(me.log())


def test_the_keyboard_walks_over_the_squares_and_a_second_enter_confirms(someone: Callable[..., Visitor]) -> None:
    me = someone(confirm=True)
    begin(me)
    keyboard = me.page.keyboard
    square(me, "d1").focus()
    keyboard.press("Enter")
    expect(square(me, "d1")).to_have_attribute("aria-pressed", "true")
    keyboard.press("ArrowLeft")
    expect(square(me, "c1")).to_be_focused()
    keyboard.press("Escape")
    expect(square(me, "d1")).to_have_attribute("aria-pressed", "false")
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    keyboard.press("ArrowLeft")
    keyboard.press("Enter")
    expect(me.page.locator(".hnefatafl .shown")).to_have_count(2)
    keyboard.press("Enter")
    expect(square(me, "c1")).to_have_attribute("aria-label", re.compile("attacker"))


@pytest.mark.parametrize("size", [DESKTOP, SMALL])
def test_the_board_fits_and_axe_finds_nothing(someone: Callable[..., Visitor], size: tuple[int, int]) -> None:
    me = someone(size=size, touch=size == SMALL)
    begin(me)
    assert me.axe() == []
    box = me.page.get_by_role("grid").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["width"] >= 280


def test_it_speaks_german_and_brings_a_guided_game(someone: Callable[..., Visitor]) -> None:
    me = someone(locale="de-DE")
    page = me.visit("/")
    game = page.get_by_role("listitem").filter(has_text="Hnefatafl")
    expect(game.locator(".cover use")).to_have_attribute("href", "#hnefatafl-cover")
    game.get_by_role("button", name="Lernen").click()
    expect(page.get_by_test_id("coach")).to_contain_text("Willkommen bei Hnefatafl!")
    expect(page.get_by_role("grid", name="Brett: Brandubh")).to_be_visible()
