"""Contrast of texts, measured on the pixels that Chromium has drawn: once with the letters, once without them."""

from __future__ import annotations

import base64
from typing import Any, Final

from playwright.sync_api import Page

LEAST: Final = 4.5
TRIES: Final = 5

# What is read: every line of text that is seen, with its box and its words. What cannot be pressed now may be faint.
LINES: Final = """() => {
    const found = [];
    const isHeard = (node) => node && (getComputedStyle(node).clipPath === "inset(50%)" || isHeard(node.parentElement));
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
        const name = `${parent.tagName} ${parent.getAttribute("class") ?? ""}`;
        for (const { left, top, right, bottom, width, height } of range.getClientRects())
            if (width > 2 && height > 2 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight)
                found.push({ left, top, width, height, words, name });
    }
    return found;
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
    const pixels = async (png) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
        const context = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
        context.drawImage(image, 0, 0);
        return context;
    };
    const [one, two] = [await pixels(with_), await pixels(without)];
    const part = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const light = (data, at) => 0.2126 * part(data[at]) + 0.7152 * part(data[at + 1]) + 0.0722 * part(data[at + 2]);
    return lines.flatMap((line) => {
        const box = [line.left, line.top, line.width, line.height].map((value) => Math.round(value * scale));
        const [front, back] = [one, two].map((context) => context.getImageData(...box).data);
        const changed = [];
        for (let at = 0; at < front.length; at += 4) {
            const by = [0, 1, 2].reduce((sum, part) => sum + Math.abs(front[at + part] - back[at + part]), 0);
            if (by > 24) changed.push({ by, at });
        }
        if (changed.length < 12 * scale ** 2) return [];  // covered by something else
        const bold = changed.sort((a, b) => b.by - a.by).slice(0, changed.length / 4);
        const ratios = bold.map(({ at }) => {
            const [a, b] = [light(front, at), light(back, at)];
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        });
        ratios.sort((a, b) => a - b);
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
        shots = {"with_": with_, "without": without, "lines": lines, "scale": FINE}
        found: list[dict[str, Any]] = desk.evaluate(MEASURE, shots)
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
