"""Pictures of every screen for docs/screens.md: on a phone and on a wide screen, dark and light.

`.venv/work/bin/python tools/screens.py` makes them with the client that `make client` built; pngquant, if it is
there, makes them small.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from itertools import chain
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from playwright.sync_api import Page, sync_playwright  # noqa: E402
from playwright.sync_api import TimeoutError as Late  # noqa: E402

from gladsheim.server.config import Config  # noqa: E402
from tests.server.conftest import running  # noqa: E402
from tests.web import bloodrage, campaign, nidavellir, yggdrasil  # noqa: E402
from tests.web.conftest import ARGUMENTS  # noqa: E402
from tests.web.tour import SCREENS, tour  # noqa: E402
from tests.web.visitors import DESKTOP, PHONE, visitor  # noqa: E402

HOME = TOP / "docs/screens"
MOST = 260_000
"""Bytes of one picture."""
TURNS = 6
FACES = 1500
"""So many milliseconds they are waited for."""
ART = 20_000
LAID = """() => new Promise((done) => {
    const isLaid = () =>
        !document.documentElement.hasAttribute("data-art-comes") &&
        [...document.querySelectorAll("use")].every((one) => document.getElementById(one.href.baseVal.slice(1)));
    // What is drawn in this moment asks for its art in the next frame.
    setTimeout(() => done(isLaid()), isLaid() ? 150 : 0);
})"""
"""Every symbol that is used has been laid into the page, and none is on its way."""


def main() -> None:
    HOME.mkdir(exist_ok=True)
    for old in HOME.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        for size, form in ((DESKTOP, "desktop"), (PHONE, "phone")):
            for theme in ("dark", "light"):
                # A server of its own: nobody else's tables on the home page.
                config = Config(database_url=f"sqlite:///{folder}/{form}-{theme}.db", bot_effort=10, bot_pause=0.05)
                with running(config) as server, visitor(browser, server.url, size=size, theme=theme) as one:
                    one.expects("404")
                    games = (nidavellir.tour(one), bloodrage.tour(one), yggdrasil.tour(one), campaign.tour(one))
                    for screen in chain(tour(one, TURNS), *games):
                        settle(one.page)
                        picture(one.page.screenshot(animations="disabled"), HOME / f"{screen}-{form}-{theme}.png")
        browser.close()
    write()


def settle(page: Page) -> None:
    """Letters, art and faces come after the rest; who has no face keeps his letter."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_function(LAID, timeout=ART)
    with suppress(Late):
        page.wait_for_function("() => !document.querySelector('.avatar:not(.drawn)')", timeout=FACES)


def picture(png: bytes, file: Path) -> None:
    """Kept with few colours, if we can."""
    file.write_bytes(png)
    if tool := shutil.which("pngquant"):
        subprocess.run([tool, "--force", "--ext=.png", "--speed=1", "128", str(file)], check=True)
    print(f"{file.relative_to(TOP)} {file.stat().st_size // 1000} kB", flush=True)
    if file.stat().st_size > MOST:
        print(f"That is more than {MOST // 1000} kB.")


def write() -> None:
    """The page that shows them all."""
    lines = [
        "# Screens",
        "",
        "The client for the browser, on a wide screen and on a phone, dark and light: made by `tools/screens.py`",
        "with the same walk that the accessibility tests take, and looked at before they are kept.",
    ]
    for screen, title in (
        SCREENS | nidavellir.SCREENS | bloodrage.SCREENS | yggdrasil.SCREENS | campaign.SCREENS
    ).items():
        lines += ["", f"## {title}", ""]
        for form in ("desktop", "phone"):
            shots = (f"![{title}, {form}, {theme}](screens/{screen}-{form}-{theme}.png)" for theme in ("dark", "light"))
            lines.append(" ".join(shots))
    (TOP / "docs/screens.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
