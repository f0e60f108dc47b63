"""Finished games: looked at again, shared, and checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.web.visitors import Visitor


def test_a_game_is_replayed_shared_and_verified(someone: Callable[..., Visitor]) -> None:
    me = someone()
    page = me.visit("/")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog").get_by_text("Anyone", exact=True).click()
    page.get_by_label("Seat 2").select_option("bot, Easy")
    page.get_by_role("button", name="Start the game").click()
    me.is_asked()
    me.take_turn()
    me.is_asked()
    me.leave_it_to_a_bot()
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Step 0 of [1-9]"))
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Step 1 of"))
    page.get_by_role("button", name="To the end").click()
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_attribute("aria-valuetext", f"Step {last} of {last}")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", f"Step {last - 1} of {last}")

    seen_by = page.get_by_label("Seen by")
    unseen = page.get_by_text(re.compile(r"in the bag"))
    for seat in seen_by.locator("option").all_inner_texts()[1:]:
        seen_by.select_option(seat)
        expect(page).to_have_url(re.compile(r"\?at=\d+&seat=\d$"))
        expect(unseen).to_be_visible()
    seen_by.select_option("a spectator")
    expect(page).to_have_url(re.compile(r"\?at=\d+$"))

    graph = page.get_by_role("img", name="Points through the game.")
    box = graph.bounding_box()
    assert box
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(slider).not_to_have_attribute("aria-valuetext", f"Step {last - 1} of {last}")
    expect(graph).to_have_accessible_name(re.compile(r"At this moment: .*\d"))
    slider.fill(str(last - 1))
    expect(slider).to_have_attribute("aria-valuetext", f"Step {last - 1} of {last}")

    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="Share").input_value()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_role("dialog")).to_contain_text("draws and rolls fell as they had to")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert "voluspa" in Path(download.value.path()).read_text(encoding="utf-8")

    other = someone()
    other.page.goto(link)
    expect(other.page.get_by_role("slider")).to_have_attribute("aria-valuetext", f"Step {last - 1} of {last}")


def test_an_entry_of_the_log_leads_to_its_moment(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.play_now()
    me.leave_it_to_a_bot()
    entry = me.page.locator("aside .log li button").nth(5)
    text = entry.inner_text()
    entry.click()
    expect(me.page.get_by_role("heading", name="Replay")).to_be_visible()
    expect(me.page.locator("aside .log li.current")).to_have_text(re.compile(re.escape(text.split("\n")[1])))
    expect(me.page).to_have_url(re.compile(r"\?at=\d+&seat=0"))
