"""Frames a second while figures move, in Chromium with its processor slowed: python -m bench.frames [--game bloodrage]

Bots play a game to its end, and its replay runs by itself: what moved at the table moves there. Only frames are counted
in which something is on its way; what only flickers on and on (flames, a ship at anchor) is no movement. An empty page
that does nothing but count, slowed as much and measured right before, says what the machine had to give. What a busy
machine changes little is how much of the processor the page's main thread takes for a frame, and for an update with all
that moves behind it, seen event by event; not slowed, that is. `--only work` measures nothing but these.
Needs the client (`make client`) and Chromium.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import tempfile
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, expect, sync_playwright

from tests.server.conftest import roomy, running
from tests.web.conftest import ARGUMENTS
from tests.web.visitors import DESKTOP, PHONE, Visitor, visitor

GAMES: Final = {
    "voluspa": ("Völuspá", 3),
    "nidavellir": ("Nidavellir", 3),
    "bloodrage": ("Blood Rage", 4),
    "yggdrasil": ("Yggdrasil Chronicles", 3),
}
"""The name on its card, and how many bots sit there too."""

# How long frames took, in milliseconds, while anything moved that comes to an end.
COUNT: Final = """({ seconds, isAll }) => new Promise((done) => {
    const frames = [];
    let before = null;
    const started = performance.now();
    const ends = (one) => one.playState === "running" && one.effect?.getComputedTiming().iterations !== Infinity;
    const look = (now) => {
        const moves = isAll || document.getAnimations().some(ends);
        if (moves && before !== null) frames.push(now - before);
        before = moves ? now : null;
        if (now - started < seconds * 1000) requestAnimationFrame(look);
        else done(frames);
    };
    requestAnimationFrame(look);
})"""

# A finger that does not search the page first.
NEXT: Final = """() => {
    const further = document.querySelector("[aria-label='One event further']");
    window.further = () => void setTimeout(() => further.click());
}"""
UPDATES: Final = 24
APART: Final = 900
"""Milliseconds: whatever an update moves has arrived by then."""
SPENT: Final = {
    "TaskDuration": "all",
    "ScriptDuration": "script",
    "RecalcStyleDuration": "style",
    "LayoutDuration": "layout",
}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", choices=GAMES, help="one of them; all without it")
    arguments.add_argument("--slowed", type=float, default=4, help="so many times")
    arguments.add_argument("--seconds", type=float, default=20, help="how long each is watched")
    arguments.add_argument("--only", choices=["work"], help="no frames, which need a quiet machine")
    arguments.add_argument("--phone", action="store_true", help="a window of a phone's size")
    arguments.add_argument("--json", action="store_true")
    given = arguments.parse_args()
    found = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        size = PHONE if given.phone else DESKTOP
        with running(roomy(f"sqlite:///{folder}/frames.db")) as server:
            for game in [given.game] if given.game else GAMES:
                with visitor(browser, server.url, size=size, touch=given.phone) as one:
                    name, bots = GAMES[game]
                    one.play_now(bots=bots, game=name)
                    one.leave_it_to_a_bot()
                    slowed = None if given.only else given.slowed
                    found[game] = watch(one, one.table, slowed, given.seconds)
                if not given.json:
                    print(f"{game:12} " + "  ".join(f"{name} {value:,.1f}" for name, value in found[game].items()))
        browser.close()
    if given.json:
        print(json.dumps(found, indent=2))


def watch(one: Visitor, table: str, slowed: float | None, seconds: float) -> dict[str, float]:
    """A game that is over, from its middle on, at the speed that everybody begins with."""
    one.page.evaluate("localStorage.setItem('gladsheim-settings', JSON.stringify({ speed: 'normal' }))")
    page = one.page
    page.goto(f"{one.url}/r/{table}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("of [1-9]"))
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    page.wait_for_timeout(2000)
    found = updates(page)
    if slowed is None:
        return found
    empty = one.context.new_page()
    base = figures(counted(empty, slowed, seconds / 4, is_all=True))
    empty.close()
    page.get_by_role("button", name="Play", exact=True).click()
    found |= figures(counted(page, slowed, seconds))
    return {**found, "empty page": base["frames a second"], "ms of processor a frame": burden(page, seconds / 2)}


def updates(page: Page) -> dict[str, float]:
    """Milliseconds of processor time of the main thread for an update, and what of it is script, style and layout."""
    page.evaluate(NEXT)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = metrics(session)
    for _ in range(UPDATES):
        page.evaluate("window.further()")
        page.wait_for_timeout(APART)
    after = metrics(session)
    session.detach()
    return {f"ms an update, {name}": 1000 * (after[key] - before[key]) / UPDATES for key, name in SPENT.items()}


def burden(page: Page, seconds: float) -> float:
    """Milliseconds of processor time of the main thread for a frame, all of them while the film runs."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = spent(session)
    frames = counted(page, 1, seconds, is_all=True)
    return 1000 * (spent(session) - before) / max(1, len(frames))


def spent(session: CDPSession) -> float:
    """Seconds of processor time so far."""
    return metrics(session)["TaskDuration"]


def metrics(session: CDPSession) -> dict[str, float]:
    """What Chromium counts of a page."""
    return {one["name"]: float(one["value"]) for one in session.send("Performance.getMetrics")["metrics"]}


def counted(page: Page, slowed: float, seconds: float, is_all: bool = False) -> list[float]:
    """How long each frame took while something moved, or each of all."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    page.set_default_timeout(seconds * 10_000)
    found: Any = page.evaluate(COUNT, {"seconds": seconds, "isAll": is_all})
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()
    return [float(one) for one in found]


def figures(frames: list[float]) -> dict[str, float]:
    """Frames a second, the longest of twenty frames in milliseconds, and how many were counted."""
    assert frames, "nothing has moved"
    ordered = sorted(frames)
    return {
        "frames a second": 1000 * len(frames) / sum(frames),
        "ms, 95 %": ordered[int(0.95 * (len(ordered) - 1))],
        "frames": float(len(frames)),
    }


if __name__ == "__main__":
    main()
