"""Ids of texts that the code puts together, where their fixed part says too little (tests/docs/test_texts.py)."""

from __future__ import annotations

from typing import Final

from gladsheim.games.voluspa.rules.tiles import TILES

FAMILIES: Final = {
    "voluspa-brings-{}": ("score", "lines"),
    "voluspa-denies-{}": ("score", "lines"),
    "voluspa-{}": [tile.name or "nothing" for tile in TILES],
    "web-voluspa-told-{}": ("both", "row", "column", "loki", "freed"),
    "{}-plain": ("web-voluspa-ruling-loki", "web-voluspa-ruling-skadi"),
    "web-voluspa-told-serpent-{}": ("row", "column"),
}
