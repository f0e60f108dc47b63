"""A campaign in front of a browser: how one gathers and loses, and a walk past its pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import expect

from tests.web.visitors import Visitor

SCREENS: Final = {
    "campaign-gathering": "A campaign: who plays whom",
    "campaign-turn": "A campaign: a page of the book turns",
    "campaign-saga": "A campaign: a saga in play",
    "campaign-chronicle": "A campaign: the chronicle",
    "campaign-chart": "A campaign: an Experience Chart",
}
"""What the walk shows, in its order."""


def tour(one: Visitor) -> Iterator[str]:
    """Stop at each of them and say its name."""
    gather(one)
    yield "campaign-gathering"
    begin(one)
    page = one.page
    expect(page.get_by_role("dialog", name="Dreams")).to_be_visible()
    page.mouse.move(2, 2)
    yield "campaign-turn"
    page.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    one.is_asked()
    page.mouse.move(2, 2)
    yield "campaign-saga"
    resign(one)
    page.get_by_role("link", name="To the campaign").click()
    expect(page.get_by_role("button", name="Thor has 3 XP to spend")).to_be_visible()
    page.mouse.move(2, 2)
    yield "campaign-chronicle"
    page.get_by_role("button", name="Thor has 3 XP to spend").click()
    page.locator("[data-box=god-b]").click()
    expect(page.get_by_text("3 sides of 6 instead of 2").first).to_be_visible()
    yield "campaign-chart"


def gather(me: Visitor) -> None:
    """From the page of the game to a campaign for Thor and a bot."""
    page = me.visit("/games/yggdrasil")
    page.get_by_role("button", name="Gather for a campaign").click()
    expect(page).to_have_url(re.compile("/c/"))
    page.get_by_label("Choose a hero").first.select_option("thor")
    expect(page.locator("li.mine b", has_text="Thor")).to_be_visible()
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.get_by_role("button", name="Free this place")).to_be_visible()
    page.get_by_label("goes along, played by nobody").select_option("tyr")
    expect(page.get_by_role("button", name="Begin the campaign")).to_be_enabled()


def begin(me: Visitor) -> str:
    """All have chosen, and the first table opens by itself; the id of the campaign."""
    page = me.page
    campaign = page.url.rpartition("/c/")[2]
    page.get_by_role("button", name="Begin the campaign").click()
    expect(page).to_have_url(re.compile("/t/"))
    return campaign


def lose(me: Visitor) -> None:
    """Who plays without other people gives up, and the game is lost."""
    me.page.get_by_role("button", name="Play on").click()  # the first page of the saga lies open
    resign(me)


def resign(me: Visitor) -> None:
    """Give up, and look at the end."""
    me.choose_more("Resign")
    me.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(me.page.get_by_role("link", name="To the campaign")).to_be_visible()


PAGES: Final = """
saga rings
  en The Rings
counter rings
  en Rings
all pages
  deed forge where not devastated(here)
    en Forge a ring
    rings +1
page forge
  title
    en The Forge
  story
    en They forge.
  path 3 then dead
  goal rings >= 1
page hall
  title
    en The Hall
  story
    en They sing.
  path 3 then dead
  goal rings >= 9
  deed sing where not devastated(here)
    en Sing of it
    rings +1
"""
"""A saga of an owner whose first page any god turns with his first deed."""


def with_pages(me: Visitor) -> None:
    """Alone at the first table of a campaign with these pages, the book open; no guide holds the stage."""
    send = me.page.request.post
    assert send(f"{me.url}/api/guests", data={"name": "Anna"}).ok
    begun = {"places": [{"seat": 0, "hero": "thor"}], "others": ["tyr", "odin"], "extra": {"sagas": {"baldr": PAGES}}}
    made = send(f"{me.url}/api/campaigns", data={"game": "yggdrasil", "seats": 1, **begun}).json()
    table = send(f"{me.url}/api/campaigns/{made['id']}/begin").json()["table"]
    me.visit(f"/t/{table}").get_by_role("button", name="Play on").click()
    me.page.get_by_role("button", name="Close the guide").click()
