"""People in front of a browser: each with a page of his own, and an eye on everything that the browser complains of."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Locator,
    Page,
    Request,
    expect,
)
from playwright.sync_api import (
    TimeoutError as Late,
)

DESKTOP: Final = (1366, 768)
PHONE: Final = (390, 844)
PATIENCE: Final = 30_000
"""Milliseconds that a page may take for anything."""

AXE: Final = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"

expect.set_options(timeout=PATIENCE)

# Everything that was announced, in order: a live region itself only holds the last sentence.
EAR: Final = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const node = target instanceof Element ? target : target.parentElement;
    const region = node?.closest('[aria-live="polite"], [role="alert"]');
    const text = region?.textContent.replaceAll("\\u00a0", " ").trim();
    if (text && window.heard.at(-1) !== text) window.heard.push(text);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
document.addEventListener("securitypolicyviolation", (event) => {
  console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
});
"""

# Of the cells for the chosen tile those that a finger could come down on: a large board is not seen whole.
SEEN: Final = """() => [...document.querySelectorAll("rect.hit[data-target]")].flatMap((cell, index) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === cell ? [index] : [];
})"""


class Visitor:
    """One browser profile with one page. What goes wrong in it fails the test, unless it was expected."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.expected: list[str] = []
        context.on("console", self._hear)
        context.on("weberror", lambda failure: self.complaints.append(f"uncaught: {failure.error}"))
        context.on("requestfailed", self._miss)
        context.on("dialog", self._answer)
        self.page = context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _miss(self, request: Request) -> None:
        # Aborted is what the page no longer wants: it was left, or what came is a download.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"failed: {request.failure} ({request.url})")

    def _answer(self, dialog: Dialog) -> None:
        # No page of ours opens one: it would be somebody else's script.
        self.complaints.append(f"a script asks: {dialog.message}")
        dialog.dismiss()

    def expects(self, *patterns: str) -> None:
        """These complaints belong to the test."""
        self.expected += patterns

    def unexpected(self) -> list[str]:
        """What the browser complained of, and nobody had thought of."""
        return [one for one in self.complaints if not any(re.search(pattern, one) for pattern in self.expected)]

    def visit(self, path: str = "/") -> Page:
        """Go to a page of the server."""
        self.page.goto(f"{self.url}{path}")
        return self.page

    # What one sees and hears.

    @property
    def prompt(self) -> Locator:
        """The sentence that says who must do what."""
        return self.page.get_by_test_id("prompt")

    @property
    def table(self) -> str:
        """Which table the page shows."""
        found = re.search(r"/[tr]/([A-Za-z0-9_-]+)", self.page.url)
        assert found, f"{self.page.url} is no table"
        return found[1]

    def heard(self) -> str:
        """Everything that was announced on this page."""
        return "\n".join(self.page.evaluate("window.heard"))

    def hears(self, pattern: str) -> None:
        """It is announced, sooner or later."""
        test = "pattern => new RegExp(pattern).test(window.heard.join('\\n'))"
        try:
            self.page.wait_for_function(test, arg=pattern, timeout=PATIENCE)
        except Late:
            raise AssertionError(f"“{pattern}” is not heard, but:\n{self.heard()}") from None

    def watch_for(self, *selectors: str) -> None:
        """From now on remember which of these were seen, however short that was."""
        self.page.evaluate(
            """(selectors) => {
                window.seen = [];
                const look = () => {
                    for (const one of selectors)
                        if (!window.seen.includes(one) && document.querySelector(one)) window.seen.push(one);
                };
                new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
            }""",
            selectors,
        )

    def saw(self, *selectors: str) -> None:
        """They are all seen, sooner or later."""
        self.page.wait_for_function(
            "selectors => selectors.every((one) => window.seen.includes(one))", arg=selectors, timeout=PATIENCE
        )

    def hears_the_end(self) -> None:
        """Others play on until the game is over, however long that takes: it is only given up when nothing happens.

        A battle of five is told in one breath when its film is over, which on a crowded machine takes its time.
        """
        over = self.page.locator(".prompt.over")
        while not over.is_visible():
            self.page.wait_for_function(
                "count => document.querySelector('.prompt.over') || window.heard.length > count",
                arg=self.page.evaluate("window.heard.length"),
                timeout=4 * PATIENCE,
            )

    def log(self) -> list[str]:
        """What happened, the latest first."""
        button = self.page.locator(".bottom").get_by_role("button", name="What happened")
        if button.count():  # the places and how it went have its room
            button.click()
            sheet = self.page.get_by_role("dialog")
            found = self.entries(sheet.locator(".log li"))
            self.page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)
            return found
        return self.entries(self.page.locator("aside .log li"))

    def entries(self, entries: Locator) -> list[str]:
        """What was before the page was there comes after the board."""
        expect(entries.first).to_be_attached()
        return entries.all_inner_texts()

    def axe(self) -> list[str]:
        """What axe-core finds wrong."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: dict[str, Any] = self.page.evaluate("axe.run({ resultTypes: ['violations'] })")
        return [
            f"{violation['id']}: {violation['help']}: {node['target']} {node['html'][:200]} {node['failureSummary']}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    def loose(self) -> list[str]:
        """What scrolls and holds texts that are only heard, but not where these stand: they would lengthen the page."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll(".aloud")]
                .filter((node) => getComputedStyle(node).position === "absolute" && node.getClientRects().length)
                .map((node) => [node, node.offsetParent])
                .flatMap(([node, place]) => {
                    const between = [];
                    for (let at = node.parentElement; at && at !== place; at = at.parentElement) between.push(at);
                    return between.filter((at) => /auto|scroll/.test(getComputedStyle(at).overflowY));
                })
                .map((at) => `${at.tagName} ${at.className}`)"""
        )
        return sorted(set(found))

    # What one does.

    def play_now(self, level: str = "Easy", bots: int = 1, game: str = "Völuspá") -> None:
        """From the home page to a table with bots, in two clicks."""
        page = self.visit("/")
        page.get_by_role("listitem").filter(has_text=game).get_by_role("button", name="Play now").click()
        if bots > 1:
            page.get_by_role("group", name="How many bots?").get_by_text(str(bots), exact=True).click()
        page.get_by_role("button", name=level).click()
        self.is_asked()

    def is_asked(self) -> bool:
        """Wait until something is to be decided here; false once the game is over."""
        settled = self.page.locator(".prompt:is(.mine, .over):not([aria-busy])")
        expect(settled).to_be_visible()
        return "over" not in (settled.get_attribute("class") or "")

    def take_turn(self, first: str = "", draws: bool = False) -> None:
        """Play something on the board, as somebody with a mouse does; this tile, if it is in the hand.

        With `draws`, a tile for which another is drawn: for a Skadi none is.
        """
        page = self.page
        others = page.locator(".others button")
        tiles = page.locator("[data-hand] [role=radio]:not(.nowhere)")
        expect(others.or_(tiles).first).to_be_visible()  # hand and board are drawn after the prompt
        if others.count():
            others.first.click()
            return
        wanted = tiles.filter(has_not_text="Skadi") if draws else tiles.filter(has_text=first)
        (wanted if wanted.count() else tiles).first.click()
        # The prompt does not tell: bots may have followed a discard by now, and it asks for the next tile.
        if not page.locator("[data-hand] [role=radio][aria-checked=true]").count():
            return  # a discard
        expect(page.locator("rect.hit[data-target]").first).to_be_attached()
        seen: list[int] = page.evaluate(SEEN)
        page.locator("rect.hit[data-target]").nth(seen[len(seen) // 2]).click()
        chooser = page.locator(".chooser button")
        if chooser.count():
            chooser.first.click()

    def play_to_the_end(self, most: int = 100) -> int:
        """Turn after turn until the game is over; how many were one's own."""
        for turn in range(most):
            if not self.is_asked():
                return turn
            self.take_turn()
        raise AssertionError(f"the game is not over after {most} turns")

    def choose_more(self, item: str) -> None:
        """Something of the menu that lies in a corner of the table."""
        self.page.get_by_role("button", name="More", exact=True).locator("visible=true").click()
        self.page.get_by_role("menuitem", name=item).click()

    def see_last_position(self) -> None:
        """The board instead of the places; on a phone the way there is in a list."""
        button = self.page.get_by_role("button", name="The last position")
        more = self.page.locator(".ending").get_by_role("button", name="More", exact=True)
        expect(button.or_(more).first).to_be_visible()
        if button.is_visible():
            button.click()
        else:
            more.click()
            self.page.get_by_role("menuitem", name="The last position").click()

    def leave_it_to_a_bot(self) -> None:
        """Let a bot play the rest, which is quick."""
        self.choose_more("Let a bot play for me")
        self.page.get_by_role("dialog").get_by_role("button", name="Easy").click()
        self.hears_the_end()


@contextmanager
def visitor(
    browser: Browser,
    url: str,
    *,
    size: tuple[int, int] = DESKTOP,
    touch: bool = False,
    locale: str = "en-GB",
    **settings: object,
) -> Iterator[Visitor]:
    """A new profile; nothing is animated and a tap plays at once, unless the settings say otherwise."""
    chosen = {"speed": "none", "confirm": False, **settings}
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=touch, locale=locale, color_scheme="dark"
    )
    context.set_default_timeout(PATIENCE)
    stored = f"localStorage.getItem('gladsheim-settings') ?? {json.dumps(json.dumps(chosen))}"
    context.add_init_script(f"if (origin !== 'null') localStorage.setItem('gladsheim-settings', {stored});\n{EAR}")
    someone = Visitor(context, url)
    try:
        yield someone
        assert not someone.unexpected(), "the browser complains:\n" + "\n".join(someone.unexpected())
    finally:
        context.close()
