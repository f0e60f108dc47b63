"""Lines of a table drawn in the terminal: things that flow, and a row of figures for every seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from gladsheim.kit.speech import Speech

LONGEST: Final = 12
SHORTEST: Final = 4
"""Letters of a name at the left of a table: at most, and at least."""


def flowed(label: Text, items: Sequence[Text], width: int, between: str = " · ", indent: int = 2) -> list[Text]:
    """A label and what belongs to it, broken only between two things."""
    lines = [Text().append_text(label)]
    for n, item in enumerate(items):
        gap = " " if n == 0 else between
        is_full = lines[-1].cell_len + len(gap) + item.cell_len > width
        if is_full and (n or indent + item.cell_len <= width):
            lines.append(Text(" " * indent))
            gap = ""
        lines[-1].append(gap).append_text(item)
    return lines


def grid(
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    names: Sequence[str],
    styles: Sequence[str],
    label: str,
    width: int,
) -> list[Text]:
    """A line for each seat below a line of headings; headings and names are cut where there is no room for them."""
    cells = [max(len(row[n]) for row in rows) for n in range(len(heads))]
    limit = max(map(len, heads))
    while limit > SHORTEST and sum(widths(cells, heads, limit)) > width - SHORTEST:
        limit -= 1
    spaces = widths(cells, heads, limit)
    longest = min(LONGEST, max(map(len, (label, *names))), max(SHORTEST, width - sum(spaces)))
    lines = [Text().append(f"{label[:longest]:<{longest}}", "bold")]
    for head, style, space in zip(heads, styles, spaces, strict=True):
        lines[0].append(f"{head[: space - 2]:>{space - 1}} ", style)
    for name, row in zip(names, rows, strict=True):
        line = "".join(f"{cell:>{space}}" for cell, space in zip(row, spaces, strict=True))
        lines.append(Text(f"{name[:longest]:<{longest}}{line}"))
    return lines


def widths(cells: Sequence[int], heads: Sequence[str], limit: int) -> list[int]:
    """The width of every column if no heading is longer than this."""
    return [max(cell, min(len(head), limit) + 1) + 1 for cell, head in zip(cells, heads, strict=True)]


def heading(message: str, speech: Speech) -> Text:
    """What a line is about."""
    return Text(f"{speech(message)}:", "bold")
