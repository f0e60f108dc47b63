"""The figures that a game is played with: reconstructed by us, or as the owner of the game has read them off it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from gladsheim.games.yggdrasil.data.reading import ours, read
from gladsheim.games.yggdrasil.rules.printed import (
    FACE_COUNT,
    FACES,
    LEVELS,
    STONE_EFFECTS,
    STONES,
    WORLD_COUNT,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.view import FiguresView
from gladsheim.kernel.step import Shared

PARTS: Final = (
    "god-die", "vanir-die", "islands", "white", "green", "red", "tree", "chart",
)  # fmt: skip
"""What a file may hold, each reconstructed unless the owner's file says it."""

SECTIONS: Final = {
    "god-die": ("dice", "god"),
    "vanir-die": ("dice", "vanir"),
    "islands": ("islands", "numbers"),
    "white": ("stones", "white"),
    "green": ("stones", "green"),
    "red": ("stones", "red"),
}


class Figures(Shared):
    """One object for all states of a match, never changed; its text is "" if all of it is ours."""

    def __init__(self, text: str, tables: dict[str, dict[str, list[Any]]], own: list[str]) -> None:
        self.text = text
        self.own = own  # the parts that are the owner's
        self.god_die = sides_of(tables["dice"]["god"])
        self.vanir_die = sides_of(tables["dice"]["vanir"])
        self.islands: list[int] = [0, *tables["islands"]["numbers"]]
        self.stone_sides = stones_of(tables["stones"])
        self.columns = columns_of(tables["tree"])
        self.god_prices: list[int] = list(tables["chart"]["god"])
        self.vanir_prices: list[int] = list(tables["chart"]["vanir"])
        self.elf_prices: list[int] = list(tables["chart"]["elves"])
        self.dice_prices: list[int] = list(tables["chart"]["dice"])
        self.relation_prices: list[int] = list(tables["chart"]["relations"])
        self.seen = FiguresView(
            [FACES[face] for face in range(FACE_COUNT) for _ in range(self.god_die[face])],
            [FACES[face] for face in range(FACE_COUNT) for _ in range(self.vanir_die[face])],
            [[STONE_EFFECTS[self.stone_sides[2 * stone + side]] for side in range(2)] for stone in range(len(STONES))],
            own,
            hash_of(text) if text else None,
        )

    def dump(self) -> str:
        """The owner's text, so that a game goes on elsewhere as it began."""
        return self.text

    @staticmethod
    def load(text: str) -> Figures:
        """The same figures again."""
        return figures_of(text)


def sides_of(faces: list[str]) -> list[int]:
    """How many sides of a die show each face."""
    found = [0] * FACE_COUNT
    for face in faces:
        found[FACES.index(face)] += 1
    return found


def stones_of(sides: dict[str, list[Any]]) -> list[int]:
    """Two sides each of the white, the green and the red stone, in ascending order of effects."""
    found: list[int] = []
    for stone in STONES:
        found += sorted(STONE_EFFECTS.index(effect) for effect in sides[stone])
    return found


def columns_of(levels: dict[str, list[Any]]) -> list[int]:
    """By world, the column in which it stands before the middle level has turned."""
    found = [0] * WORLD_COUNT
    for level in LEVELS:
        for column, world in enumerate(levels[level]):
            found[WORLDS.index(world)] = column
    return found


def own_parts(tables: dict[str, dict[str, list[Any]]]) -> list[str]:
    """Which parts a file holds; the tree and the chart count as one each."""
    found: list[str] = []
    for part in PARTS:
        if part in SECTIONS:
            section, key = SECTIONS[part]
            if key in tables.get(section, {}):
                found.append(part)
        elif tables.get(part):
            found.append(part)
    return found


def figures_in(text: str, file: str) -> Figures:
    """The figures of an owner's file, ours where it is silent; raises BadSetup."""
    own = read(text, file)
    tables = read(ours(), "reconstructed.toml")
    for section, entries in own.items():
        tables[section].update(entries)
    return Figures(text, tables, own_parts(own))


def figures_of(text: str) -> Figures:
    """Figures by their text, each text read once."""
    if text not in KNOWN:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
            KNOWN[""] = OURS
        KNOWN[text] = figures_in(text, "data")
    return KNOWN[text]


def hash_of(text: str) -> str:
    """What names a file wherever it lies."""
    return sha256(text.encode()).hexdigest()


OURS: Final = Figures("", read(ours(), "reconstructed.toml"), [])
KNOWN: Final[dict[str, Figures]] = {"": OURS}
MOST_KNOWN: Final = 64
