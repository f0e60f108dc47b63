"""Finished games: looked at again, shared, and checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import expect
from sqlalchemy import update

from gladsheim.review import Played, Review
from gladsheim.store.schema import REVIEWS
from tests.server.conftest import Server
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
    page.get_by_role("button", name="Check the luck").click()
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
    me.page.locator(".bottom").get_by_role("button", name="What happened").click()
    entry = me.page.get_by_role("dialog").locator(".log li button").nth(5)
    text = entry.inner_text()
    entry.click()
    expect(me.page.get_by_role("heading", name="Replay")).to_be_visible()
    expect(me.page.locator("aside .log li.current")).to_have_text(re.compile(re.escape(text.split("\n")[1])))
    expect(me.page).to_have_url(re.compile(r"\?at=\d+&seat=0"))


def test_a_game_is_reviewed_from_its_end_shared_and_its_better_line_shown(
    someone: Callable[..., Visitor], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.app.state.reviews, "iterations", 2)
    me = someone()
    me.play_now()
    table = me.table
    me.leave_it_to_a_bot()
    page = me.page
    page.get_by_role("link", name=re.compile(r"Where was it lost\?|How was it won\?")).click()
    aside = page.get_by_role("complementary", name="Review")
    expect(aside.get_by_role("progressbar").or_(aside.get_by_role("table"))).to_be_visible()
    expect(aside.get_by_role("table")).to_be_visible(timeout=60_000)
    expect(page).to_have_url(re.compile(r"&review$"))
    give_away(server, table)

    other = someone(size=(390, 844))
    other.page.goto(f"{page.url}#{server.store.tables.invite(table)}")
    sheet = other.page.get_by_role("dialog", name="Review")
    expect(sheet.get_by_role("img", name=re.compile(r"The odds through the game\. .*\d %"))).to_be_visible()
    assert other.axe() == []

    page.reload()
    curve = page.get_by_role("img", name=re.compile("The odds through the game"))
    slider = page.get_by_role("slider")
    box = curve.bounding_box()
    assert box
    before = slider.get_attribute("aria-valuetext") or ""  # where the curve is, the film has begun
    curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(slider).not_to_have_attribute("aria-valuetext", before)
    aside.get_by_label("Whose moves").select_option("Everybody")
    expect(aside.get_by_text("−25 %")).to_be_visible()
    aside.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("banner")).to_contain_text("A line that was not played")
    expect(aside.get_by_role("list", name="What would have followed").get_by_role("listitem").first).to_be_visible()
    assert me.axe() == []
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_role("banner")).not_to_contain_text("not played")


def give_away(server: Server, table: str) -> None:
    """Somebody has given something away, whatever a search finds: the better line is what was played."""
    kept = server.store.reviews.review(table)
    assert kept is not None
    review = msgspec.json.decode(kept.data or "", type=Review)
    first, *rest = review.judged
    missed = replace(first, lost=0.25, line=[Played(first.seat, "Lay", first.move)])
    data = msgspec.json.encode(replace(review, judged=[missed, *rest])).decode()
    with server.store.database.write() as connection:
        connection.execute(update(REVIEWS).where(REVIEWS.c.table_id == table).values(data=data))
