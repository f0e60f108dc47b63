"""Who plays: in another language, on a phone, on another device, by ear, and with bad intentions."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.tables import hand, play_together, sit_together
from tests.web.visitors import PHONE, Visitor

HOSTILE = "<img src=x onerror=alert(1)>"
RAW_ID = re.compile(r"\b(?:web|voluspa|page|lobby|live)-[a-z]+(?:-[a-z]+)*\b|\{ ?\$|�")


def test_a_hostile_name_and_message_are_only_text(someone: Callable[..., Visitor]) -> None:
    host, guest = someone(), someone()
    page = guest.visit("/account")
    page.get_by_label("Name").fill(HOSTILE)
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_text("Saved.").first).to_be_visible()
    sit_together(host, guest)
    play_together([host, guest], turns=4)
    guest.page.get_by_label("Say something").fill(HOSTILE)
    guest.page.get_by_role("button", name="Send").click()
    for one in (host, guest):
        expect(one.page.get_by_role("log").get_by_text(HOSTILE)).to_have_count(2)
        expect(one.page.get_by_role("list", name="Seats")).to_contain_text(HOSTILE)
        expect(one.page.locator("aside .log").first).to_contain_text(f"{HOSTILE} laid")
        # Faces in the log are pictures; what he wrote became none.
        expect(one.page.locator("img[onerror], img:not([src^='data:'])")).to_have_count(0)
    host.hears(re.escape(f"{HOSTILE} says: {HOSTILE}"))


def test_german_is_spoken_everywhere_and_switched_while_playing(someone: Callable[..., Visitor]) -> None:
    me = someone(locale="de-AT")
    page = me.visit("/")
    page.get_by_role("listitem").filter(has_text="Völuspá").get_by_role("button", name="Jetzt spielen").click()
    page.get_by_role("dialog").get_by_role("button", name="Leicht").click()
    assert page.locator("html").get_attribute("lang") == "de"
    for _ in range(4):
        me.is_asked()
        assert not RAW_ID.search(page.locator("body").inner_text())
        me.take_turn()
    me.is_asked()
    me.hears("Du bist|Dein Zug|dran")
    expect(page.locator("aside .log").first).to_contain_text(re.compile("gelegt|legt"))
    page.get_by_role("button", name="Mehr").first.click()
    page.get_by_role("menuitem", name="Einstellungen").click()
    page.get_by_role("dialog").get_by_text("English").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.locator("aside .log").first).to_contain_text("laid")
    expect(me.prompt).to_contain_text("Your turn.")


def test_a_phone_shows_board_and_hand_without_scrolling(someone: Callable[..., Visitor]) -> None:
    me = someone(size=PHONE, touch=True, confirm=True)
    me.play_now(bots=2)
    page = me.page
    for _ in range(3):
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for part in (me.prompt, page.locator(".surface"), page.locator("[data-hand]"), page.locator(".tools nav")):
            inside(part)
        me.is_asked()
        page.locator("[data-hand] [role=radio]:not(.nowhere)").first.tap()
        page.locator("rect.hit[data-target]").first.tap()
        # What a finger does is done a moment after it was lifted.
        chooser, play_it = page.locator(".chooser button"), page.get_by_role("button", name="Play it")
        expect(chooser.or_(play_it).first).to_be_visible()
        if chooser.count():
            chooser.first.tap()
        play_it.first.tap()
        expect(play_it).to_have_count(0)
    for tool, title in (("Moves", "Legal moves"), ("Log", "What happened"), ("Chat", "Chat")):
        page.get_by_role("navigation", name="Tools").get_by_role("button", name=tool).tap()
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        page.get_by_role("dialog").get_by_role("button", name="Close").first.tap()


def test_what_happens_and_what_is_asked_is_announced(someone: Callable[..., Visitor]) -> None:
    me = someone(confirm=True)
    me.play_now()
    me.hears(r"Your turn\. Play a tile")
    page = me.page
    page.locator("[data-hand] [role=radio]:not(.nowhere)").first.click()
    page.locator("rect.hit[data-target]").first.click()
    if page.locator(".chooser button").count():
        page.locator(".chooser button").first.click()
    me.hears(r"\?.* Choose it again to play it\.")
    page.evaluate("window.heard = []")
    page.get_by_role("button", name="Play it").first.click()
    me.is_asked()
    me.hears(r"laid [\s\S]*Hugin [\s\S]*Your turn\. Play a tile")
    for entry in me.log()[:2]:
        for line in entry.split("\n")[1:]:
            if "×" not in line and "begins" not in line:  # that was said before
                me.hears(re.escape(line))
    me.choose_more("Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    me.hears(r"The game is over\. Hugin has won\. .+ resigned\.")
    page.reload()
    expect(page.locator(".ceremony")).to_contain_text("resigned.")
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("#main svg").first).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("header .result")).to_contain_text("resigned.")


def test_a_seat_link_goes_on_on_another_device(someone: Callable[..., Visitor]) -> None:
    me, phone = someone(), someone(size=PHONE, touch=True)
    me.play_now()
    me.choose_more("Continue on another device")
    link = me.page.get_by_role("textbox", name="Continue on another device").input_value()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Play on this device").click()
    phone.is_asked()
    assert phone.table == me.table
    assert hand(phone) == hand(me)


def inside(part: Locator) -> None:
    """It is to be seen whole, without scrolling."""
    expect(part).to_be_visible()
    box, size = part.bounding_box(), part.page.viewport_size
    assert box
    assert size
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


def test_the_chat_opens_at_its_end_on_a_phone(someone: Callable[..., Visitor]) -> None:
    host, guest = someone(size=PHONE, touch=True), someone()
    sit_together(host, guest)
    field = guest.page.get_by_label("Say something")
    for line in range(5):
        field.fill(" ".join(f"line {line}" for _ in range(40)))
        field.press("Enter")
        # Not faster than people talk: that would be refused.
        expect(guest.page.get_by_role("log", name="Chat")).to_contain_text(f"line {line}")
        guest.page.wait_for_timeout(500)
    host.page.get_by_role("navigation", name="Tools").get_by_role("button", name="Chat").tap()
    lines = host.page.get_by_role("dialog").get_by_role("log")
    expect(lines.get_by_text("line 4").last).to_be_in_viewport()
    assert lines.evaluate("list => list.scrollTop") > 0


def test_a_long_press_on_a_tile_tells_what_it_does_and_chooses_nothing(someone: Callable[..., Visitor]) -> None:
    me = someone(size=PHONE, touch=True)
    me.play_now()
    for last in ("rect.hit", ".tools nav"):
        expect(me.page.locator(last).first).to_be_attached()  # nothing is still drawn around the hand
    box = me.page.locator("[data-hand] [role=radio]:not(.nowhere)").first.bounding_box()
    assert box
    finger = me.context.new_cdp_session(me.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(me.page.get_by_role("tooltip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(me.page.get_by_role("tooltip")).to_have_count(0)
    expect(me.page.locator("[data-hand] [role=radio][aria-checked=true]")).to_have_count(0)
