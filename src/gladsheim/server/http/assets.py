"""What a browser loads: the files of the package, read once and held in memory, compressed where the build did so."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response
from msgspec import Struct

INDEX: Final = "client/index.html"
AHEAD: Final = "client/ahead.json"

Ahead = dict[str, dict[str, list[str]]]
"""What a screen and the board of a game load, by language; written by web/plugins/ahead.ts."""

TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Files of another kind are not served."""

ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""In the order in which we like them."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


class Asset(Struct, frozen=True):
    """A file with its compressed copies, by encoding."""

    name: str
    media_type: str
    contents: bytes
    compressed: dict[str, bytes]
    tag: str
    for_ever: bool
    """What has the hash of its contents in its address never changes."""


@cache
def assets(folder: Path) -> Mapping[str, Asset]:
    """All files below a folder by their path; a build that replaces them is seen after a restart."""
    return {asset.name: asset for file in sorted(folder.rglob("*")) if (asset := asset_of(folder, file)) is not None}


def asset_of(folder: Path, file: Path) -> Asset | None:
    """A file as it is served; nothing for what is not."""
    media_type = TYPES.get(file.suffix)
    if media_type is None or not file.is_file():
        return None
    contents = file.read_bytes()
    copies = {name: file.with_name(file.name + ending) for name, ending in ENCODINGS.items()}
    compressed = {name: copy.read_bytes() for name, copy in copies.items() if copy.is_file()}
    tag = hashlib.sha256(contents).hexdigest()[:20]
    name = file.relative_to(folder).as_posix()
    return Asset(name, media_type, contents, compressed, tag, name.startswith("client/assets/"))


def send(asset: Asset, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file in the smallest form that the browser reads; nothing if it has it already."""
    encoding = next(
        (name for name in asset.compressed if accepts(request.headers.get("accept-encoding", ""), name)), ""
    )
    tag = f'"{asset.tag}{"-" if encoding else ""}{encoding}"'
    headers = {"cache-control": FOR_EVER if asset.for_ever else ASK_AGAIN, "etag": tag}
    if asset.compressed:
        headers["vary"] = "accept-encoding"
    if tag in [known.strip().removeprefix("W/") for known in request.headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    contents = asset.compressed[encoding] if encoding else asset.contents
    return Response(contents, media_type=asset.media_type, headers=headers)


def accepts(header: str, encoding: str) -> bool:
    """Does a browser read this encoding?"""
    for wish in header.lower().split(","):
        name, _, quality = wish.partition(";")
        if name.strip() == encoding:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@cache
def index(folder: Path, base_path: str, screen: str = "", lang: str = "", game: str = "") -> str:
    """The page of the client, which finds its files and itself below the base path; empty if it is not built.

    What its first screen will need in the browser's language is named in it, so that the browser need not find out;
    with a game, its board too.
    """
    found = assets(folder).get(INDEX)
    if found is None:
        return ""
    base = escape(base_path)
    page = found.contents.decode().replace("</head>", f"{links_ahead(folder, screen, lang, game)}</head>")
    return page.replace('"./', f'"{base}/static/client/').replace(
        'name="base" content=""', f'name="base" content="{base}"'
    )


def links_ahead(folder: Path, screen: str, lang: str, game: str) -> str:
    """Links to scripts and styles that a screen needs; whatever the page shows by itself goes before them."""
    file = folder / AHEAD
    if not screen or not file.is_file():
        return ""
    ahead = msgspec.json.decode(file.read_bytes(), type=Ahead)
    names = dict.fromkeys(name for part in (screen, game) for name in ahead.get(part, {}).get(lang, []))
    return "".join(f'<link {kind_of(name)} fetchpriority="low" crossorigin href="./{name}">\n' for name in names)


def kind_of(name: str) -> str:
    """How a browser loads a file before anything asks for it."""
    return 'rel="preload" as="style"' if name.endswith(".css") else 'rel="modulepreload"'
