"""Several people at one table, and what each of them has in front of him."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from playwright.sync_api import expect

from tests.web.visitors import PATIENCE, Visitor

DEADLINE: Final = PATIENCE / 1000
"""Seconds without a turn after which a game is given up."""


def open_table(host: Visitor, public: bool = True) -> str:
    """A table for two with a free seat, and the link that leads to it."""
    page = host.visit("/")
    page.get_by_role("button", name="Open a table").click()
    if public:
        page.get_by_role("dialog").get_by_text("Anyone", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Invite").input_value()


def sit_together(host: Visitor, guest: Visitor) -> None:
    """One opens a table, the other follows the link, and they begin."""
    link = open_table(host)
    guest.visit("/").get_by_label("Join by link").fill(link)
    guest.page.get_by_role("button", name="Join", exact=True).click()
    guest.page.get_by_role("button", name="Sit here").click()
    host.page.get_by_role("button", name="Start the game").click()
    for one in (host, guest):
        one.page.locator("[data-hand]").first.wait_for()
        one.page.locator(".surface .world").wait_for(state="attached")  # the board comes after the hand


def by_turn(one: Visitor, other: Visitor, turns: int) -> tuple[Visitor, Visitor]:
    """After so many turns: who is to play, and who waits."""
    return (one, other) if play_together([one, other], turns) == 0 else (other, one)


def play_together(people: Sequence[Visitor], turns: int = 200) -> int:
    """Whoever is asked plays, until the game is over or so many turns are played; who would be next."""
    at, deadline = 0, time.monotonic() + DEADLINE
    while True:
        assert time.monotonic() < deadline, "the game does not go on"
        one = people[at]
        one.page.locator(".prompt:is(.mine, .wait, .over):not([aria-busy])").wait_for(timeout=PATIENCE)
        look = one.prompt.get_attribute("class") or ""
        if "over" in look or ("mine" in look and not turns):
            return at
        if "mine" in look:
            one.take_turn()
            turns, deadline = turns - 1, time.monotonic() + DEADLINE
        else:
            at = (at + 1) % len(people)


def scores(one: Visitor) -> list[str]:
    """Everybody's points, as the page shows them."""
    return one.page.locator("[data-seat-score]").all_inner_texts()


def hand(one: Visitor) -> list[str]:
    """The tiles that one holds."""
    names = one.page.locator("[data-hand] .slot .name")
    expect(names.first).to_be_attached()  # the hand is drawn after what is around it
    return names.all_inner_texts()


def board(one: Visitor) -> list[str]:
    """Every cell with a tile, as it is read aloud, apart from who has just played there."""
    cells = one.page.locator("rect.hit")
    expect(cells.first).to_be_attached()  # a board is drawn in parts
    labels = cells.evaluate_all("cells => cells.map((cell) => cell.getAttribute('aria-label'))")
    return [label.split(", just played")[0] for label in labels if "worth" in label or "gap" in label]
