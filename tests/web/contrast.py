"""Contrast of texts, measured on the pixels that Chromium has drawn: once with the letters, once without them."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Final

from playwright.sync_api import Page

LEAST: Final = 4.5
TRIES: Final = 5

# What is read: every line of text that is seen, with its box and its words. What cannot be pressed now may be faint.
LINES: Final = """() => {
    const found = [];
    const isHeard = (node) => node && (getComputedStyle(node).clipPath === "inset(50%)" || isHeard(node.parentElement));
    // Of a line that is cut off where it scrolls only the edges of letters may be seen.
    const seenOf = (node) => {
        let [ceiling, floor] = [0, innerHeight];
        for (let at = node; at; at = at.parentElement)
            if (/auto|scroll|hidden/.test(getComputedStyle(at).overflowY)) {
                const { top, bottom } = at.getBoundingClientRect();
                [ceiling, floor] = [Math.max(ceiling, top - 3), Math.min(floor, bottom + 3)];
            }
        return [ceiling, floor];
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        const words = node.textContent.trim().slice(0, 40);
        if (!words || !parent || parent.closest(".aloud, [aria-disabled=true], :disabled")) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (isHeard(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const [ceiling, floor] = seenOf(parent);
        const name = `${parent.tagName} ${parent.getAttribute("class") ?? ""}`;
        for (const { left, top, right, bottom, width, height } of range.getClientRects())
            if (width > 2 && height > 2 && left >= 0 && top >= ceiling && right <= innerWidth && bottom <= floor) {
                const [on, ...below] = document.elementsFromPoint(left + width / 2, top + height / 2);
                const isUnder = below.includes(parent) && !on.contains(parent) && !parent.contains(on);
                found.push({ left, top, width, height, words, name, isUnder });
            }
    }
    // What lies under other texts is not read: these would be measured in its place.
    const meets = (a, b) => a.left < b.left + b.width && b.left < a.left + a.width
        && a.top < b.top + b.height && b.top < a.top + a.height;
    return found.filter((one) => !one.isUnder || !found.some((other) => !other.isUnder && meets(one, other)));
}"""

LETTERS: Final = """(isHidden) => {
    if (!window.letters) {
        window.letters = new CSSStyleSheet();
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.letters];
    }
    const bare = `* { transition: none !important; color: transparent !important; text-shadow: none !important;
        text-decoration-color: transparent !important } text, textPath { fill: transparent !important }`;
    window.letters.replaceSync(isHidden ? bare : "");
}"""

# Of the pixels that the letters changed the boldest quarter, the cores of their strokes: what they are, and what lies
# under them. The edges of letters are mixed with the ground and tell nothing.
MEASURE: Final = """async ({ with_, without, lines, scale }) => {
    const pixels = async (address) => {
        const image = await createImageBitmap(await (await fetch(address)).blob());
        const { width, height } = image;
        const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height);
    };
    const [{ data: front, width, height }, { data: back }] = await Promise.all([with_, without].map(pixels));
    const part = Float64Array.from({ length: 256 }, (_, at) => at / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    const light = (data, at) => 0.2126 * part[data[at]] + 0.7152 * part[data[at + 1]] + 0.0722 * part[data[at + 2]];
    const by = (at) => Math.abs(front[at] - back[at]) + Math.abs(front[at + 1] - back[at + 1])
        + Math.abs(front[at + 2] - back[at + 2]);
    return lines.flatMap((line) => {
        const box = [line.left, line.top, line.width, line.height].map((value) => Math.round(value * scale));
        const [left, top, wide, high] = box;
        const changed = [];
        for (let y = top; y < Math.min(top + high, height); y += 1)
            for (let x = left; x < Math.min(left + wide, width); x += 1) {
                const at = 4 * (y * width + x);
                // What changed and by how much in one number: numbers are sorted faster than objects.
                if (by(at) > 24) changed.push(by(at) * 2 ** 32 + at);
            }
        if (changed.length < 12 * scale ** 2) return [];  // covered by something else
        const bold = Float64Array.from(changed).sort().slice(-Math.max(1, Math.floor(changed.length / 4)));
        const ratios = bold.map((one) => {
            const at = one % 2 ** 32;
            const [a, b] = [light(front, at), light(back, at)];
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        });
        ratios.sort();
        return [{ ...line, ratio: ratios[Math.floor(ratios.length / 2)] }];
    });
}"""

FINE: Final = 3
"""Drawn so many times as fine: at their own size the strokes of small letters are all edge, and as faint as they fall
between the pixels."""

STILL: Final = """() => {
    for (const one of document.getAnimations())
        if (one.effect?.getComputedTiming().endTime === Infinity) one.cancel();
        else one.finish();
}"""


def picture(page: Page) -> str:
    """The window as it stands, with everything that moved where it was going."""
    page.evaluate(STILL)
    size = page.viewport_size
    assert size
    session = page.context.new_cdp_session(page)
    clip = {"x": 0, "y": 0, **size, "scale": FINE}
    shot = session.send("Page.captureScreenshot", {"clip": clip, "optimizeForSpeed": True})
    session.detach()
    return str(shot["data"])


class Shelf(SimpleHTTPRequestHandler):
    """Hands out files to any page."""

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


@contextmanager
def shelf(**pictures: str) -> Iterator[dict[str, str]]:
    """Addresses at which a page finds these pictures: to take them along in a message takes it ten times as long."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        for name, picture in pictures.items():
            (folder / name).write_bytes(base64.b64decode(picture))
        server = stack.enter_context(ThreadingHTTPServer(("127.0.0.1", 0), partial(Shelf, directory=str(folder))))
        Thread(target=server.serve_forever, daemon=True).start()
        stack.callback(server.shutdown)
        yield {name: f"http://127.0.0.1:{server.server_port}/{name}" for name in pictures}


def measured(page: Page) -> list[dict[str, Any]]:
    """Every line of text with its contrast; taken again until nothing moved in between."""
    for _ in range(TRIES):
        lines = page.evaluate(LINES)
        with_ = picture(page)
        page.evaluate(LETTERS, True)
        without = picture(page)
        page.evaluate(LETTERS, False)
        # On an empty page: the policy of ours lets nothing be fetched from elsewhere.
        desk = page.context.new_page()
        with shelf(with_=with_, without=without) as addresses:
            found: list[dict[str, Any]] = desk.evaluate(MEASURE, {**addresses, "lines": lines, "scale": FINE})
        desk.close()
        if all(one["ratio"] >= LEAST for one in found) or picture(page) == with_:
            return found
    raise AssertionError(f"something moved in each of {TRIES} pictures")


def brightness(page: Page, selector: str) -> float:
    """How bright a part of the page is drawn, from 0 to 255."""
    png = base64.b64encode(page.locator(selector).first.screenshot(animations="disabled")).decode()
    desk = page.context.new_page()
    found: float = desk.evaluate(
        """async (png) => {
            const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
            const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
            context.drawImage(image, 0, 0);
            const { data } = context.getImageData(0, 0, image.width, image.height);
            let sum = 0;
            for (let at = 0; at < data.length; at += 4)
                sum += 0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2];
            return sum / (data.length / 4);
        }""",
        png,
    )
    desk.close()
    return found


def is_measured(is_wide: bool, theme: str) -> bool:
    """Whether a walk measures contrast: a wide screen in the dark and a phone in the light, for it takes long."""
    return is_wide == (theme == "dark")


def weak(page: Page) -> list[str]:
    """The texts that cannot be read well enough."""
    return [f"{one['ratio']:.2f} “{one['words']}” {one['name']}" for one in measured(page) if one["ratio"] < LEAST]
