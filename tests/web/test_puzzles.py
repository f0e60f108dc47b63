"""Puzzles in the browser: asked on the game's own board, answered once for the streak, shown on the stage."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gladsheim.puzzles import Puzzle, puzzles_of
from tests.web.visitors import DESKTOP, PHONE, Visitor


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('gladsheim-puzzles')"))
    return found


def play(me: Visitor, one: Puzzle, move: str, is_wide: bool = True) -> None:
    """From the list of moves, which every board has."""
    page = me.page
    expect(me.prompt).to_contain_text("Find the best move")
    if is_wide:
        page.locator(".moves > summary").click()
    else:
        page.get_by_role("button", name="Moves").click()
    button = page.locator(f'[data-move="{move}"]')
    group = page.locator("details:not([open]) > summary", has=page.locator(".word"))
    while button.count() == 0 and group.count() > 0:
        group.first.click()
    button.click()
    me.prompt.get_by_role("button", name="Play it").click()


def test_the_puzzle_of_the_day_is_solved_on_its_board_and_counts(
    someone: Callable[..., Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = list(puzzles_of("bloodrage").values())[-1]
    monkeypatch.setattr("gladsheim.server.http.routes.puzzles.today", lambda _: one)
    me = someone(size=DESKTOP, confirm=True)
    page = me.visit("/")
    page.get_by_role("link", name=re.compile("Puzzle of the day")).click()
    expect(page).to_have_url(re.compile(f"/puzzles/{one.game}/{one.id}$"))
    play(me, one, one.best.move)
    expect(me.prompt).to_contain_text("That is it!")
    expect(page.get_by_text("1 day in a row.")).to_be_visible()
    expect(page.get_by_role("list", name="How it may go on").get_by_role("listitem").first).to_be_visible()
    assert kept(page)["tries"] == {one.id: "first"}
    me.hears("That is it!")
    assert me.axe() == []
    page.get_by_role("button", name="Next").click()
    expect(page).not_to_have_url(re.compile(one.id))
    page.goto(f"{me.url}/")
    expect(page.get_by_text("1 day in a row.")).to_be_visible()


def test_a_wrong_move_says_what_it_gives_away_and_can_be_tried_again(someone: Callable[..., Visitor]) -> None:
    one = list(puzzles_of("voluspa").values())[-1]
    me = someone(size=PHONE, confirm=True)
    page = me.visit(f"/puzzles/voluspa/{one.id}")
    play(me, one, one.others[0].move, is_wide=False)
    expect(me.prompt).to_contain_text("Not the best one.")
    assert kept(page)["tries"] == {one.id: "missed"}
    assert me.axe() == []
    page.get_by_role("button", name="Try again").click()
    play(me, one, one.best.move, is_wide=False)
    expect(me.prompt).to_contain_text("That is it!")
    assert kept(page)["tries"] == {one.id: "later"}
    page.goto(f"{me.url}/puzzles")
    expect(page.get_by_text(re.compile("^1 of [0-9]+ solved"))).to_be_visible()
