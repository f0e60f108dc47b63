"""What Lighthouse says of every kind of page on a phone: python -m bench.pages [--runs 7] [--only replay]

A table in mid-game and the replay of a finished game of each game, and the home page, as a guest sees them; each run is
listed. Lighthouse is no part of the project: `npm install --prefix SOMEWHERE lighthouse@12.8.2`, and `--lighthouse
SOMEWHERE/node_modules/.bin/lighthouse` says where. Needs the client (`make client`) and Chromium, and a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import sync_playwright

from bench.frames import GAMES
from tests.server.conftest import roomy, running
from tests.web.conftest import ARGUMENTS
from tests.web.visitors import Visitor, visitor

MEASURED: Final = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocking",
    "cumulative-layout-shift": "shift",
}

TRIES: Final = 4


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--lighthouse", default="lighthouse", help="the program")
    arguments.add_argument("--game", choices=GAMES, help="one of them; all without it")
    arguments.add_argument("--only", choices=["home", "table", "replay"], help="one kind of page")
    arguments.add_argument("--runs", type=int, default=7, help="of each page")
    arguments.add_argument("--desktop", action="store_true", help="a wide screen, not slowed")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        with running(roomy(f"sqlite:///{folder}/pages.db")) as server, visitor(browser, server.url) as one:
            pages = list(pages_of(one, [given.game] if given.game else list(GAMES)))
            cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in one.context.cookies())
            one.page.goto("about:blank")
            for name, address in pages:
                if given.only in (None, name.split()[0]):
                    runs = [judged(given, server.url + address, cookies) for _ in range(given.runs)]
                    print(f"{name:20} {told(runs)}", flush=True)
        browser.close()


def pages_of(one: Visitor, games: list[str]) -> Iterator[tuple[str, str]]:
    """What each page is, and its address."""
    yield "home", "/"
    for game in games:
        name, bots = GAMES[game]
        one.play_now(bots=bots, game=name)
        one.leave_it_to_a_bot()
        yield f"replay {game}", f"/r/{one.table}"
        one.play_now(bots=bots, game=name)
        yield f"table {game}", f"/t/{one.table}"


def judged(given: argparse.Namespace, address: str, cookies: str) -> dict[str, float]:
    """One run: the three scores, and what the first is made of."""
    command = [
        given.lighthouse,
        address,
        "--quiet",
        "--output=json",
        "--only-categories=performance,accessibility,best-practices",
    ]
    command += ["--chrome-flags=--headless=new --no-sandbox", f"--extra-headers={json.dumps({'Cookie': cookies})}"]
    command += ["--preset=desktop"] if given.desktop else []
    environment = os.environ | {"CHROME_PATH": shutil.which("chromium") or ""}
    for _ in range(TRIES):
        # Now and then Chromium's trace lacks its beginning, and Lighthouse asks to be run again.
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE)
        if done.returncode == 0:
            break
    done.check_returncode()
    report: dict[str, Any] = json.loads(done.stdout)
    scores = {name: 100 * (one["score"] or 0) for name, one in report["categories"].items()}
    return scores | {name: report["audits"][audit]["numericValue"] for audit, name in MEASURED.items()}


def told(runs: list[dict[str, float]]) -> str:
    """The middle of all runs, every score of speed, and the worst of the other two."""
    listed = " ".join(f"{score:.0f}" for score in sorted(one["performance"] for one in runs))
    worst = min(min(one["accessibility"], one["best-practices"]) for one in runs)
    middle = {name: statistics.median(one[name] for one in runs) for name in ("performance", *MEASURED.values())}
    figures = "  ".join(
        f"{name} {value:,.2f}" if value < 1 else f"{name} {value:,.0f}" for name, value in middle.items()
    )
    return f"{figures}  (all: {listed}; the other two at least {worst:.0f})"


if __name__ == "__main__":
    main()
