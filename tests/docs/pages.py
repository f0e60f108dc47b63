"""The pages, their code blocks and headings, for all tests of the documents."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

TOP = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(\w*)[ ]?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block: its language, the file it stands for if it names one, its text and its line in the page."""

    language: str
    file: str
    text: str
    line: int


def pages_below(top: Path) -> list[str]:
    """Every Markdown page of the project, by its path."""
    pages = [*top.glob("*.md"), *(top / "docs").rglob("*.md")]
    return sorted(str(page.relative_to(top)) for page in pages)


def text_of(page: str) -> str:
    """A page's text."""
    return (TOP / page).read_text(encoding="utf-8")


def blocks_of(page: str) -> list[Block]:
    """A page's fenced blocks."""
    text = text_of(page)
    return [Block(f[1], f[2], f[3], text.count("\n", 0, f.start()) + 1) for f in FENCE.finditer(text)]


def headings_of(page: str) -> list[str]:
    """A page's headings, without the fenced blocks."""
    text = FENCE.sub("", text_of(page))
    return [line.lstrip("#").strip() for line in text.splitlines() if line.startswith("#")]
