"""Frames a second while figures move, in Chromium with its processor slowed: python -m bench.frames [--game bloodrage]

Bots play a game to its end, and its replay runs by itself: what moved at the table moves there. Only frames are counted
in which something is on its way; what only flickers on and on (flames, a ship at anchor) is no movement. They are
counted twice at the same time: as the page's main thread hears of them (`requestAnimationFrame`), and as Chromium has
put them on the screen (`PipelineReporter` of its trace): what moves by transform and opacity goes on without the main
thread. Only that thread is slowed. An empty page that does nothing but count, slowed as much and measured right before,
says what the machine had to give. What a busy machine changes little is how much of the processor the page's main
thread takes for a frame, and for an update with all that moves behind it, seen event by event; not slowed, that is.
`--only work` measures nothing but these. `--keep FOLDER` plays each game once and watches the same one from then on;
`--ahead` goes before other work, and needs root. Needs the client (`make client`) and Chromium.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

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
        if (moves !== (before !== null)) performance.mark(moves ? "figures move" : "figures rest");
        if (moves && before !== null) frames.push(now - before);
        before = moves ? now : null;
        if (now - started < seconds * 1000) return requestAnimationFrame(look);
        if (moves) performance.mark("figures rest");
        done(frames);
    };
    requestAnimationFrame(look);
})"""

# What says when something was on its way, and which frames came to the screen.
TRACED: Final = ["-*", "blink.user_timing", "disabled-by-default-devtools.timeline.frame"]

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
    arguments.add_argument("--keep", type=Path, help="a folder in which the games stay, to be watched again")
    arguments.add_argument("--ahead", action="store_true", help="before whatever else runs here")
    arguments.add_argument("--json", action="store_true")
    given = arguments.parse_args()
    found = {}
    with ExitStack() as stack:
        folder = given.keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        stack.callback(browser.close)
        if given.ahead:
            go_ahead()
        server = stack.enter_context(running(roomy(f"sqlite:///{folder}/frames.db")))
        for game in [given.game] if given.game else GAMES:
            kept = played(browser, server.url, game, folder)
            size = PHONE if given.phone else DESKTOP
            with visitor(browser, server.url, size=size, touch=given.phone, speed="normal") as one:
                one.context.add_cookies(kept["cookies"])
                found[game] = watch(one, kept["table"], None if given.only else given.slowed, given.seconds)
            if not given.json:
                print(f"{game:12} " + "  ".join(f"{name} {value:,.1f}" for name, value in found[game].items()))
    if given.json:
        print(json.dumps(found, indent=2))


def played(browser: Browser, url: str, game: str, folder: Path) -> dict[str, Any]:
    """A game that bots have played to its end, and who may see it: the one kept in the folder, else a new one."""
    kept = folder / f"{game}.json"
    if not kept.exists():
        name, bots = GAMES[game]
        with visitor(browser, url) as one:
            one.play_now(bots=bots, game=name)
            one.leave_it_to_a_bot()
            kept.write_text(json.dumps({"table": one.table, "cookies": one.context.cookies()}))
    found: dict[str, Any] = json.loads(kept.read_text())
    return found


def go_ahead() -> None:
    """This process and those that it started come before other sessions, where the kernel groups processes by these."""
    for process in family(os.getpid()):
        with suppress(OSError):
            Path(f"/proc/{process}/autogroup").write_text("-20")


def family(first: int) -> list[int]:
    """A process and all that descend from it."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
    found = [first]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def watch(one: Visitor, table: str, slowed: float | None, seconds: float) -> dict[str, float]:
    """A game that is over, from its middle on, at the speed that everybody begins with."""
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
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=TRACED)
    found |= figures(counted(page, slowed, seconds))
    found["on the screen"] = presented(json.loads(browser.stop_tracing())["traceEvents"])
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


def presented(trace: list[dict[str, Any]]) -> float:
    """Of the frames in which something was to be seen moving, those that came to the screen; for a second of sixty.

    Where what is on its way still waits for its turn Chromium has nothing to draw, and nothing is lost.
    """
    events = sorted((one for one in trace if "ts" in one), key=lambda one: float(one["ts"]))
    page = next(one["pid"] for one in events if one["name"] == "figures move")
    is_moving = False
    coming: dict[str, str] = {}
    shown, lost = 0, 0
    for one in events:
        if one["pid"] != page:
            continue
        if one["name"] in ("figures move", "figures rest"):
            is_moving = one["name"] == "figures move"
        elif one["name"] == "PipelineReporter" and one["ph"] == "b":
            [(_, frame)] = one["args"].items()
            coming[one["id2"]["local"]] = frame["state"]
        elif one["name"] == "PipelineReporter" and one["ph"] == "e":
            state = coming.pop(one["id2"]["local"], "")
            if is_moving and state.startswith("STATE_PRESENTED"):
                shown += 1
            elif is_moving and state == "STATE_DROPPED":
                lost += 1
    return 60 * shown / (shown + lost)


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
