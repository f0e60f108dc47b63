"""The hall: pages of games, faces, invitations, the end."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.tables import open_table
from tests.web.visitors import PATIENCE, Visitor


def test_the_page_of_a_game_leads_into_it_by_every_way(someone: Callable[..., Visitor]) -> None:
    me = someone()
    page = me.visit("/")
    page.get_by_role("link", name="Nidavellir", exact=True).click()
    expect(page.get_by_role("heading", name="Nidavellir", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Whose game it is")).to_contain_text("Serge Laget")
    ways = page.get_by_role("list", name="Ways in")
    for way in ("Play now", "Learn by playing", "Open a table", "One screen", "The box is on our table"):
        expect(ways.get_by_role("button", name=way)).to_be_visible()
    ways.get_by_role("button", name="The box is on our table").click()
    expect(page.get_by_role("dialog").get_by_label("With the cardboard")).to_be_checked()
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(me.prompt).to_contain_text("cardboard")


def test_bots_play_for_whoever_would_like_to_watch(someone: Callable[..., Visitor]) -> None:
    me = someone()
    page = me.visit("/games/voluspa")
    # Others may play it in public at the same server.
    nobody = page.get_by_text("Nobody plays it in public right now.")
    expect(nobody.or_(page.get_by_role("link", name="Waiting for")).first).to_be_visible()
    page.get_by_role("button", name="Watch bots play").click()
    expect(page.locator(".prompt.over")).to_be_visible(timeout=10 * PATIENCE)
    expect(page.locator(".podium li")).to_have_count(2)
    me.see_last_position()
    expect(page.locator("#main rect.hit").first).to_be_attached()
    page.get_by_role("button", name="Who came where").click()
    expect(page.locator(".podium")).to_be_visible()


def test_a_game_that_is_not_here_says_so(someone: Callable[..., Visitor]) -> None:
    page = someone().visit("/games/chess")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_a_face_is_chosen_kept_and_seen_by_others(someone: Callable[..., Visitor]) -> None:
    me, guest = someone(), someone()
    link = open_table(me)
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit here").click()
    face = guest.page.get_by_role("radio", name="Fox", exact=True)
    face.check(force=True)
    expect(me.page.locator(".places > li").nth(1).locator('use[href="#h-face-fox"]')).to_have_count(1)
    guest.page.reload()
    expect(guest.page.get_by_role("radio", name="Fox", exact=True)).to_be_checked()


def test_an_invitation_is_also_a_code_for_a_camera(someone: Callable[..., Visitor]) -> None:
    me = someone()
    open_table(me)
    expect(me.page.get_by_role("img", name="The link as a code for a camera")).to_be_visible()
    me.page.get_by_role("button", name="Fill with bots").click()
    expect(me.page.get_by_role("button", name="Start the game")).to_be_enabled()
