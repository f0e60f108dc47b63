"""What a person keeps: an account from its making to its end, and settings of a device."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from gladsheim.store.names import LONGEST_NAME
from tests.web.visitors import Visitor

PASSWORD: Final = "a long enough secret"
NEW_PASSWORD: Final = "another long secret"

# Counts the notes that are played and the notifications that are shown, while nobody looks at the page.
WITNESS: Final = """
window.notes = 0;
window.notified = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.notes += 1;
  return start.apply(this, when);
};
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options);
    window.notified.push(`${title} ${options.body}`);
  }
};
Object.defineProperty(document, "hidden", { get: () => true });
"""


def test_an_account_is_made_and_entered_elsewhere_with_its_new_password(someone: Callable[..., Visitor]) -> None:
    me, there = someone(), someone()
    page = make_account(me, "ragna")
    page.get_by_label("Present password").fill(PASSWORD)
    page.get_by_label("New password").fill(NEW_PASSWORD)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed.").first).to_be_visible()

    there.expects("status of 403.*api/sessions")
    log_in(there, "ragna", PASSWORD)
    expect(there.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
    expect(there.page.get_by_text("You play as a guest on this device.")).to_be_visible()
    log_in(there, "ragna", NEW_PASSWORD)
    expect(there.page.get_by_text("You are logged in as ragna.")).to_be_visible()


def test_a_name_is_as_long_as_it_may_be_and_no_longer(someone: Callable[..., Visitor]) -> None:
    me = someone()
    field = me.visit("/account").get_by_label("Name")
    expect(field).to_have_value(re.compile("."))
    field.clear()
    field.press_sequentially("x" * (LONGEST_NAME + 5))
    me.page.get_by_role("button", name="Save").first.click()
    expect(me.page.get_by_text("Saved.").first).to_be_visible()
    expect(field).to_have_value("x" * LONGEST_NAME)


def test_logging_out_here_leaves_other_devices_alone(someone: Callable[..., Visitor]) -> None:
    me, there = someone(), someone()
    page = make_account(me, "sigrun")
    log_in(there, "sigrun", PASSWORD)
    expect(there.page.get_by_text("You are logged in as sigrun.")).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    page.get_by_role("button", name="Here", exact=True).click()
    expect(page.get_by_text("You play as a guest on this device.")).to_be_visible()
    there.page.reload()
    expect(there.page.get_by_text("You are logged in as sigrun.")).to_be_visible()
    there.page.get_by_role("button", name="Log out").click()
    there.page.get_by_role("button", name="Everywhere", exact=True).click()
    expect(there.page.get_by_text("You play as a guest on this device.")).to_be_visible()


def test_everything_is_downloaded_and_then_deleted(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.play_now()
    me.take_turn()
    me.is_asked()
    table = me.table
    page = make_account(me, "gudrun")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    everything = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert everything["user"]["login"] == "gudrun"
    assert table in json.dumps(everything)
    page.get_by_role("button", name="Delete me").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Delete me").click()
    expect(page.get_by_text("You play as a guest on this device.")).to_be_visible()
    me.expects("status of 403.*api/sessions")
    log_in(me, "gudrun", PASSWORD)
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()


def test_settings_stay_and_are_kept_when_it_is_ones_turn(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.context.grant_permissions(["notifications"])
    me.context.add_init_script(WITNESS)
    page = me.visit("/settings")
    choices = ("Sound", "Notifications", "Patterns")
    for name in choices:
        page.get_by_role("switch", name=name).click()
    page.get_by_text("very large").click()
    page.get_by_text("light", exact=True).click()
    page.reload()
    for name in choices:
        expect(page.get_by_role("switch", name=name)).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-text", "larger")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    me.play_now()
    # Where the bot began, my first turn is heard too, as soon as what makes the notes is loaded.
    page.wait_for_function("window.notes === 2 * window.notified.length")
    page.evaluate("window.notes = 0")
    me.take_turn()
    me.is_asked()
    page.wait_for_function("window.notes === 2 && window.notified.length > 0")
    assert page.evaluate("window.notified.at(-1)") == "Your turn. Völuspá"
    expect(page.locator(".pattern")).not_to_have_count(0)


def test_without_permission_notifications_stay_off_and_say_why(someone: Callable[..., Visitor]) -> None:
    me = someone()
    page = me.visit("/settings")
    switch = page.get_by_role("switch", name="Notifications")
    switch.click()
    expect(page.get_by_text("The browser does not allow it.")).to_be_visible()
    expect(switch).not_to_be_checked()


def make_account(one: Visitor, login: str) -> Page:
    """From a guest to somebody with a login."""
    page = one.visit("/account")
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text(f"You are logged in as {login}.")).to_be_visible()
    return page


def log_in(one: Visitor, login: str, password: str) -> None:
    """Try it; who looks sees whether it worked."""
    page = one.visit("/account")
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Log in").click()
