"""The table of Völuspá as a grid of characters: as large as the terminal allows, coordinates on its edges."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from gladsheim.games.voluspa.rules.events import TileCovered, TileExchanged, TileLaid, TileShoved
from gladsheim.games.voluspa.rules.view import Cell, VoluspaView
from gladsheim.kernel.events import Event

STYLES: Final = {
    "odin": "black on #e8c547",
    "thor": "black on #8fb8de",
    "troll": "white on #7a4a2b",
    "dragon": "white on #b03a2e",
    "fenrir": "black on #b8b8b8",
    "skadi": "black on #d6ecf5",
    "valkyrie": "black on #f2b5c4",
    "loki": "black on #9bcf7a",
    "jotunn": "white on #4f6d8f",
    "serpent": "white on #1f7a6d",
    "hermod": "black on #f0a35e",
    "hel": "white on #2b2b3a",
}
ZEROED: Final = "#b0b0b0 on #3c3c3c"
OPEN, BLOCKED, FULL, STAR = "·", "x", "=", "*"
HEIGHTS: Final = ("", "", "²", "³")
"""How high a stack is, behind the name of its top tile."""

EDGE: Final = 4
"""Columns for the numbers of the rows."""


class Size(NamedTuple):
    """How large a cell is drawn."""

    width: int
    lines: int


SMALL: Final = (Size(5, 1), Size(4, 1), Size(3, 1))


class Grid:
    """The table with its rim of free cells."""

    def __init__(self, view: VoluspaView, fresh: set[tuple[int, int]], name: Callable[[str], str]) -> None:
        self.cells = {(cell.x, cell.y): cell for cell in view.board}
        self.blocked = set(view.blocked)
        self.full = set(view.full)
        self.rim = {beside for at in self.cells for beside in neighbours(at)} - set(self.cells)
        self.fresh = fresh
        self.name = name
        xs = [x for x, _ in self.rim]
        ys = [y for _, y in self.rim]
        self.columns = range(min(xs), max(xs) + 1)
        self.rows = range(max(ys), min(ys) - 1, -1)

    def sizes(self) -> list[Size]:
        """From the largest: whole names with the values below them, names cut if need be, a few letters."""
        longest = max(len(self.name(cell.stack[-1])) for cell in self.cells.values())
        return [Size(max(longest + 1, 6), 2), Size(8, 2), *SMALL]

    def content(self, at: tuple[int, int], size: Size) -> tuple[list[str], str]:
        """What is written on a cell, line by line, and its style."""
        cell = self.cells.get(at)
        if cell is None:
            return self.empty(at, size)
        style = ZEROED if cell.row == 0 else STYLES[cell.stack[-1]]
        if at in self.fresh:
            style += " bold"
        height = height_of(cell)
        name = self.name(cell.stack[-1])
        if size.lines > 1:
            return [clipped(name, size.width - len(height)) + height, values(cell, size)], style
        return [short(name, values(cell, size), height, size.width)], style

    def empty(self, at: tuple[int, int], size: Size) -> tuple[list[str], str]:
        """The sign of a free cell: any tile, Trolls only, none."""
        blank = [""] * (size.lines - 1)
        if at in self.full:
            return [FULL, *blank], "red"
        if at in self.blocked:
            return [BLOCKED, *blank], "yellow"
        return [OPEN if at in self.rim else "", *blank], "dim"


def clipped(name: str, width: int) -> str:
    """A name, cut where it is too long."""
    return name if len(name) <= width else name[: width - 1] + "."


def short(name: str, value: str, height: str, width: int) -> str:
    """As much of the name as there is room for, up to three letters, then value and height of the stack."""
    return name[: min(3, width - len(value) - len(height))] + value + height


def values(cell: Cell, size: Size) -> str:
    """The value in its lines, row/column if they differ; a star where that does not fit."""
    if cell.row is None:
        return ""
    if cell.row == cell.column:
        return str(cell.row)
    both = f"{cell.row}/{cell.column}"
    room = size.width if size.lines > 1 else size.width - 1 - len(height_of(cell))
    return both if len(both) <= room else STAR


def height_of(cell: Cell) -> str:
    """How high a stack is; Hel, who always covers something, would look like a tile of that value."""
    return "" if cell.row is None else HEIGHTS[len(cell.stack)]


def neighbours(at: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The four cells beside one."""
    x, y = at
    yield from ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))


def changed_cells(news: Iterable[Event]) -> set[tuple[int, int]]:
    """Where something was laid, covered, taken or shoved."""
    changed: set[tuple[int, int]] = set()
    for event in news:
        if isinstance(event, TileLaid | TileCovered | TileExchanged | TileShoved):
            changed.add((event.x, event.y))
        if isinstance(event, TileShoved):
            changed.add((event.to_x, event.to_y))
    return changed


def grid_of(grid: Grid, width: int, height: int) -> tuple[list[Text], Size]:
    """The lines of the drawing, a line per row if it must be; tables that are too wide in pieces from west to east."""
    for size in grid.sizes():
        fits = EDGE + len(grid.columns) * (size.width + 1) + 1 <= width
        low = len(grid.rows) * (size.lines + 1) <= height
        if fits and (low or size.lines == 1):
            return piece(grid, grid.columns, size), size
    size = SMALL[1]
    at_once = (width - EDGE - 1) // (size.width + 1)
    lines: list[Text] = []
    for start in range(0, len(grid.columns), at_once):
        lines += piece(grid, grid.columns[start : start + at_once], size)
    return lines, size


def piece(grid: Grid, columns: Sequence[int], size: Size) -> list[Text]:
    """Some columns of the table, with the numbers of the rows at the left and of the columns below."""
    lines: list[Text] = []
    for y in grid.rows:
        for n in range(size.lines):
            lines.append(row_of(grid, columns, size, y, n))
        if size.lines > 1:
            lines.append(Text(""))
    if size.lines > 1:
        lines.pop()
    numbers = Text(" " * EDGE, style="dim")
    for x in columns:
        numbers.append(" " + str(x).center(size.width))
    numbers.rstrip()
    return [*lines, numbers]


def row_of(grid: Grid, columns: Sequence[int], size: Size, y: int, n: int) -> Text:
    """One line of one row; brackets stand around what has just changed."""
    line = Text()
    line.append(f"{y:>{EDGE - 1}} " if n == 0 else " " * EDGE, "dim")
    end = 0
    for i, x in enumerate(columns):
        content, style = grid.content((x, y), size)
        left = (x, y) in grid.fresh
        right = i > 0 and (columns[i - 1], y) in grid.fresh
        line.append("|" if left and right else "[" if left else "]" if right else " ", "bold")
        line.append(content[n].center(size.width), style)
        if (x, y) in grid.cells:
            end = len(line)
    line.append("]" if (columns[-1], y) in grid.fresh else "")
    if spare := len(line) - max(end, len(line.plain.rstrip())):
        line.right_crop(spare)
    return line
