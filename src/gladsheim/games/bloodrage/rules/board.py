"""The board (p. 6): eight provinces in a ring round Yggdrasil, four fjords between them, and where else figures are."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 5

NOWHERE: Final = -1
"""No province, no fjord, no region."""

REGIONS: Final = ("manheim", "jotunheim", "alfheim")
MANHEIM: Final = 0
JOTUNHEIM: Final = 1
ALFHEIM: Final = 2

PROVINCES: Final = (
    "myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "yggdrasil"
)  # fmt: skip
OUTER: Final = 8
"""Provinces below this number form the ring, each beside the next and the last beside the first."""
YGGDRASIL: Final = 8
PROVINCE_COUNT: Final = 9

REGION: Final = [MANHEIM, MANHEIM, MANHEIM, JOTUNHEIM, JOTUNHEIM, JOTUNHEIM, ALFHEIM, ALFHEIM, NOWHERE]
VILLAGES: Final = [3, 4, 5, 5, 4, 3, 3, 5]

FIRST_FJORD: Final = 9
FJORDS: Final = ("north", "east", "south", "west")
FJORD: Final = [12, 9, 9, 10, 10, 11, 11, 12, NOWHERE]
"""By province: the fjord that supports it."""
SHORES: Final = [(1, 2), (3, 4), (5, 6), (7, 0)]
"""By fjord: its two provinces, clockwise."""

RESERVE: Final = 13
VALHALLA: Final = 14
BOX: Final = 15
BOARD: Final = 13
"""Places below this number lie on the board."""
PLACE_COUNT: Final = 16
PLACES: Final = (*PROVINCES, *FJORDS, "reserve", "valhalla", "box")

PROVINCE_OF: Final = {name: province for province, name in enumerate(PROVINCES)}
PLACE_OF: Final = {name: place for place, name in enumerate(PLACES)}

ADJACENT: Final = [
    (1, 7, 8), (0, 2, 8), (1, 3, 8), (2, 4, 8), (3, 5, 8), (4, 6, 8), (5, 7, 8), (0, 6, 8), (0, 1, 2, 3, 4, 5, 6, 7)
]  # fmt: skip
"""By province: its neighbours, ascending; Yggdrasil is beside all others (p. 6)."""

UNLIMITED: Final = 99
"""So many figures find room where there are no villages."""


def fjord_of(province: int) -> int:
    """The fjord that supports a province, or NOWHERE."""
    return FJORD[province]


def is_adjacent(one: int, other: int) -> bool:
    """Whether two provinces have a border in common (p. 6)."""
    if one == other:
        return False
    return YGGDRASIL in (one, other) or (one - other) % OUTER in (1, OUTER - 1)
