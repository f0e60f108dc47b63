"""The guide at a real table: it waits for what it speaks of, survives a reload, and can be closed and opened again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.visitors import PHONE, Visitor


def test_the_guide_waits_survives_a_reload_and_can_be_opened_again(someone: Callable[..., Visitor]) -> None:
    me = someone(size=PHONE, touch=True)
    page = me.visit("/games/nidavellir")
    page.get_by_role("button", name="Learn by playing").click()
    coach = page.get_by_test_id("coach")
    further = coach.get_by_role("button", name="Next")
    expect(coach).to_contain_text("Welcome")
    further.click()
    expect(coach).to_contain_text("Points already?")
    page.reload()
    expect(coach).to_contain_text("Points already?")
    further.click()
    expect(coach).to_contain_text("Your bid")
    expect(further).to_have_count(0)  # nobody clicks past what is to be decided
    coach.get_by_role("button", name="Close the guide").click()
    expect(coach).to_have_count(0)
    page.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Open the guide").click()
    expect(coach).to_contain_text("Your bid")
    assert me.unexpected() == []


def test_at_the_end_the_guide_steps_aside_for_the_places(someone: Callable[..., Visitor]) -> None:
    me = someone(size=PHONE, touch=True)
    page = me.visit("/games/voluspa")
    page.get_by_role("button", name="Learn by playing").click()
    coach = page.get_by_test_id("coach")
    coach.get_by_role("button", name="Next").first.click()
    me.choose_more("Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    podium = page.get_by_role("list", name="Result")
    expect(podium).to_be_in_viewport(ratio=1)
    places, words = podium.bounding_box(), coach.bounding_box()
    assert places
    assert words
    assert words["y"] >= places["y"] + places["height"]
