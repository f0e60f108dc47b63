"""The contrast of every text on every screen, as it is drawn: in all sizes and both themes, which takes an hour.

`.venv/fast/bin/python tools/contrast.py` walks them all; `phone-dark desktop` walks only those, and a name of a walk
(`hall`, `nidavellir`, `bloodrage`, `yggdrasil`, `campaign`) only that one. CI measures two of the pairs.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from gladsheim.server.config import Config  # noqa: E402
from tests.server.conftest import running  # noqa: E402
from tests.web import bloodrage, campaign, nidavellir, tour, yggdrasil  # noqa: E402
from tests.web.conftest import ARGUMENTS  # noqa: E402
from tests.web.visitors import DESKTOP, PHONE, Visitor, visitor  # noqa: E402

SIZES: Final = {"desktop": DESKTOP, "large": (1920, 1080), "phone": PHONE}
THEMES: Final = ("dark", "light")
WALKS: Final[dict[str, Callable[[Visitor], Iterator[str]]]] = {
    "hall": tour.tour,
    "nidavellir": nidavellir.tour,
    "bloodrage": bloodrage.tour,
    "yggdrasil": yggdrasil.tour,
    "campaign": campaign.tour,
}


def main(*wanted: str) -> None:
    pairs = [f"{form}-{theme}" for form in SIZES for theme in THEMES]
    asked = [pair for pair in pairs if any(pair.startswith(one) for one in wanted)] or pairs
    walks = [walk for walk in WALKS if walk in wanted] or list(WALKS)
    found = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        for pair in asked:
            for walk in walks:
                config = Config(database_url=f"sqlite:///{folder}/{pair}-{walk}.db", bot_effort=10, bot_pause=0.05)
                with running(config) as server:
                    found += sum(1 for _ in walked(browser, server.url, pair, walk))
        browser.close()
    sys.exit(f"{found} texts are too faint." if found else 0)


def walked(browser: Browser, url: str, pair: str, walk: str) -> Iterator[str]:
    """What is too faint, said as soon as it is found."""
    form, _, theme = pair.partition("-")
    with visitor(browser, url, size=SIZES[form], touch=form == "phone", theme=theme) as one:
        one.expects("404")
        for screen in WALKS[walk](one):
            one.page.evaluate("document.fonts.ready.then(() => true)")
            faint = yggdrasil.faint(one.page)
            print(f"{pair} {screen}: {len(faint)} too faint", flush=True)
            for text in faint:
                print(f"  {text}", flush=True)
                yield text


if __name__ == "__main__":
    main(*sys.argv[1:])
