"""How a game looks in the terminal, found by its name; a game without a drawing of its own gets the generic one."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from gladsheim.cli.boards.drawing import Drawing, Samples, Scene
from gladsheim.cli.boards.generic import Generic

__all__ = ["Drawing", "Samples", "Scene", "drawing_of"]


def drawing_of(game: str) -> Drawing:
    """The drawing of a game: ours, an installed one (entry point `gladsheim.boards`), or the generic one."""
    found: object = None
    if game.isidentifier() and find_spec(f"gladsheim.cli.boards.{game}"):
        found = getattr(import_module(f"gladsheim.cli.boards.{game}"), "DRAWING", None)
    for point in entry_points(group="gladsheim.boards"):
        if point.name == game and found is None:
            found = point.load()
    return found if isinstance(found, Drawing) else Generic()
