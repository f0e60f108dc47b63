"""A drawing for any game: the view as a table."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gladsheim.kit.drawing import Drawing, Scene


class Generic(Drawing):
    """Every field of the view in a line; what is hidden or empty is left out."""

    def board(self, scene: Scene, width: int, height: int) -> RenderableType:
        table = Table(show_header=False, box=None, width=width, padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True, max_width=width // 3)
        table.add_column(ratio=1, overflow="fold")
        for name, value in msgspec.to_builtins(scene.view).items():
            if value not in (None, [], {}, ""):
                table.add_row(Text(name.replace("_", " ")), Text(plain(value)))
        return table


def plain(value: Any) -> str:
    """Data as a person would write it on one line."""
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {plain(one)}" for key, one in value.items())
    if isinstance(value, list):
        nested = any(isinstance(one, list | dict) for one in value)
        return (" | " if nested else ", ").join(plain(one) for one in value)
    return str(value)
