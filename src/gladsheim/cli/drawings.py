"""How a game looks in the terminal; a game without a drawing of its own gets the generic one."""

from __future__ import annotations

from gladsheim.cli.generic import Generic
from gladsheim.kit.drawing import Drawing
from gladsheim.manifest import manifests


def drawing_of(game: str) -> Drawing:
    """The drawing of a game by its name."""
    manifest = manifests().get(game)
    found: object = manifest.part(manifest.drawing) if manifest and manifest.drawing else None
    return found if isinstance(found, Drawing) else Generic()
