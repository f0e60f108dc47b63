"""The Experience Chart: its lines, boxes and prices, and what is struck out by the number of players (p. 26)."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.rules.figures import Figures
from gladsheim.games.yggdrasil.rules.printed import RELATIONS
from gladsheim.kit.campaign import PrintedBox, PrintedLine
from gladsheim.words import Words

STROKES: Final = ("b", "c", "d")
"""The faces that a box can make a success."""

RECONSTRUCTED: Final = ("god-d", "vanir-c", "vanir-d", "elves-3", "dice-1", "dice-2", "dice-3")
"""Boxes whose prices neither text gives."""

STRUCK: Final = ((), (1, 3), (1, 2), (2, 4), (4,), ())
"""Which boxes of every relationship line are struck out, by the number of players."""

COLUMNS: Final = ("god", "vanir")
"""Which die a column is for."""

TROOPS: Final = ("elves", "dice")


def printed(seats: int, figures: Figures) -> list[PrintedLine]:
    """Two columns of faces, two lines of troops, four lines of relationships (C23)."""
    faces = [PrintedLine(f"{die}-faces", words_of(f"{die}-faces"), faces_of(die, figures)) for die in COLUMNS]
    troops = [PrintedLine(troop, words_of(troop), troops_of(troop, figures)) for troop in TROOPS]
    relations = [
        PrintedLine(one, words_of(one), relations_of(one, seats, figures), with_names=True) for one in RELATIONS
    ]
    return [*faces, *troops, *relations]


def words_of(line: str) -> Words:
    """What a line is called."""
    return Words(f"yggdrasil-relation-{line}" if line in RELATIONS else f"yggdrasil-chart-{line}")


def faces_of(die: str, figures: Figures) -> list[PrintedBox]:
    """One, two and three strokes as successes of one kind of die: 3, 4 and 5 XP, of which 5 is reconstructed."""
    prices = figures.god_prices if die == "god" else figures.vanir_prices
    return [PrintedBox(f"{die}-{face}", price) for face, price in zip(STROKES, prices, strict=True)]


def troops_of(troop: str, figures: Figures) -> list[PrintedBox]:
    """One piece more at the start for each box; 1 and 2 XP are printed for Elves, the rest is reconstructed."""
    prices = figures.elf_prices if troop == "elves" else figures.dice_prices
    return [PrintedBox(f"{troop}-{n}", price) for n, price in enumerate(prices, start=1)]


def relations_of(relation: str, seats: int, figures: Figures) -> list[PrintedBox]:
    """A box for each other god; those that are too many for so few players are struck out (C24 to C28)."""
    prices = enumerate(figures.relation_prices, start=1)
    return [PrintedBox(f"{relation}-{n}", price, n in STRUCK[seats]) for n, price in prices]
