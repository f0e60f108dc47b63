"""How much a browser has to load, compressed, before anything is seen: of the home page, and of each game's board."""

from __future__ import annotations

import gzip
import json
import sys
from typing import Any

import env

HOME = 60_000
BOARD = 40_000

Chunks = dict[str, dict[str, Any]]


def main() -> None:
    chunks: Chunks = json.loads((env.BUILT / "chunks.json").read_text(encoding="utf-8"))
    # A visitor needs one language, and what is said at a table only there.
    first = (name for name in chunks if name.endswith("/first"))
    texts = max((loaded(chunks, name) for name in first), key=size)
    home = loaded(chunks, "index.html", "src/screens/Home.svelte") | texts
    table = home | loaded(chunks, "src/screens/Table.svelte")
    ok = within("the home page", home, HOME)
    for name in chunks:
        if name.startswith("src/boards/") and chunks[name].get("isDynamicEntry"):
            ok &= within(name.removeprefix("src/"), loaded(chunks, name) - table, BOARD)
    if not ok:
        sys.exit("The client has grown too large.")


def loaded(chunks: Chunks, *names: str) -> set[str]:
    """The scripts that come with these modules."""
    found: set[str] = set()
    ahead = [name for name in names if name in chunks]
    while ahead:
        chunk = chunks[ahead.pop()]
        if chunk["file"].endswith(".js") and chunk["file"] not in found:
            found.add(chunk["file"])
            ahead += chunk.get("imports", [])
    return found


def within(what: str, files: set[str], most: int) -> bool:
    print(f"{size(files):7,} of {most:,} bytes of JavaScript for {what}", flush=True)
    return size(files) <= most


def size(files: set[str]) -> int:
    return sum(len(gzip.compress((env.BUILT / file).read_bytes(), 9)) for file in files)


if __name__ == "__main__":
    main()
