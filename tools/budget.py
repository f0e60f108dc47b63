"""How much a browser has to load, compressed, before anything is seen: of the home page, and of each game's board."""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterable
from typing import Any

import env

HOME = 60_000
BOARD = 40_000
HOME_ART = 60_000
BOARD_ART = 70_000
SAGA_ART = 30_000
SAGA = "saga-"
"""How the name of the sheet begins that is laid only where a saga is played."""

Chunks = dict[str, dict[str, Any]]


def main() -> None:
    chunks: Chunks = json.loads((env.BUILT / "chunks.json").read_text(encoding="utf-8"))
    # A visitor needs one language, and what is said at a table only there.
    first = (name for name in chunks if name.endswith("/first"))
    texts = max((loaded(chunks, name) for name in first), key=size)
    home = loaded(chunks, "index.html", "src/screens/Home.svelte") | texts
    table = home | loaded(chunks, "src/screens/Table.svelte")
    # Not what a table names besides: its rules name the sheets of every game, and lay those of one.
    shown = drawn(chunks, "index.html", "src/screens/Home.svelte")
    ok = within("the home page", home, HOME)
    ok &= within("the home page", shown, HOME_ART, "art")
    for name in chunks:
        if name.startswith("src/boards/") and chunks[name].get("isDynamicEntry"):
            ok &= within(name.removeprefix("src/"), loaded(chunks, name) - table, BOARD)
            art = drawn(chunks, name) - shown
            sagas = {file for file in art if file.rpartition("/")[2].startswith(SAGA)}
            ok &= within(name.removeprefix("src/"), art - sagas, BOARD_ART, "art")
            ok &= not sagas or within("its sagas", sagas, SAGA_ART, "art")
    if not ok:
        sys.exit("The client has grown too large.")


def loaded(chunks: Chunks, *names: str) -> set[str]:
    """The scripts that come with these modules."""
    return {chunk["file"] for chunk in together(chunks, names)}


def drawn(chunks: Chunks, *names: str) -> set[str]:
    """The sheets of symbols that these modules use."""
    assets = (file for chunk in together(chunks, names) for file in chunk.get("assets", []))
    return {file for file in assets if file.endswith(".svg")}


def together(chunks: Chunks, names: Iterable[str]) -> list[dict[str, Any]]:
    """These modules, and what they import."""
    found: dict[str, dict[str, Any]] = {}
    ahead = [name for name in names if name in chunks]
    while ahead:
        name = ahead.pop()
        if name not in found and chunks[name]["file"].endswith(".js"):
            found[name] = chunks[name]
            ahead += chunks[name].get("imports", [])
    return list(found.values())


def within(what: str, files: set[str], most: int, kind: str = "JavaScript") -> bool:
    print(f"{size(files):7,} of {most:,} bytes of {kind} for {what}", flush=True)
    return size(files) <= most


def size(files: set[str]) -> int:
    return sum(len(gzip.compress((env.BUILT / file).read_bytes(), 9)) for file in files)


if __name__ == "__main__":
    main()
