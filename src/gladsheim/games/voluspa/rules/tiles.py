"""The twelve kinds of tiles. Engines see numbers; names, values and copies stand in one table."""

from __future__ import annotations

from typing import Final, NamedTuple

EMPTY: Final = 0
ODIN: Final = 1
THOR: Final = 2
TROLL: Final = 3
DRAGON: Final = 4
FENRIR: Final = 5
SKADI: Final = 6
VALKYRIE: Final = 7
LOKI: Final = 8
JOTUNN: Final = 9
SERPENT: Final = 10
HERMOD: Final = 11
HEL: Final = 12
"""Hel comes last: every kind from ODIN up to but not including HEL is a tile of a line."""

KINDS: Final = 13
"""How many numbers a list by kind needs, EMPTY included."""


MOST_SEATS: Final = 5


class Tile(NamedTuple):
    """A line of the rulebook's list of contents."""

    name: str
    value: int
    copies: int
    saga: bool = False


TILES: Final = (
    #    name      value  copies  Saga of Edda
    Tile("", 0, 0),
    Tile("odin", 8, 6),
    Tile("thor", 7, 8),
    Tile("troll", 6, 6),
    Tile("dragon", 5, 8),
    Tile("fenrir", 4, 8),
    Tile("skadi", 3, 9),
    Tile("valkyrie", 2, 9),
    Tile("loki", 1, 6),
    Tile("jotunn", 5, 6, True),
    Tile("serpent", 6, 6, True),
    Tile("hermod", 3, 8, True),
    Tile("hel", 0, 5, True),
)

NAMES: Final = tuple(tile.name for tile in TILES)
KIND_OF: Final = {tile.name: kind for kind, tile in enumerate(TILES) if tile.name}


def stock(edda: bool) -> list[int]:
    """The tiles that are shuffled, by kind: 60, with the saga 80. Hel tiles are dealt apart (R48)."""
    return [tile.copies if edda or not tile.saga else 0 for tile in TILES[:HEL]] + [0]


def hels_each(seats: int) -> int:
    """Everyone gets one Hel, with two players two (R48)."""
    return 2 if seats == 2 else 1


def stack_names(top: int, below: int) -> list[str]:
    """A stack from bottom to top; of what lies below, the nearest is in the low four bits."""
    return [NAMES[kind] for kind in (below >> 4, below & 15, top) if kind != EMPTY]
