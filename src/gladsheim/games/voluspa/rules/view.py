"""What a player of Völuspá may know: the whole table, everybody's counts, his own hand (R54)."""

from __future__ import annotations

import msgspec

from gladsheim.kernel.view import View


class Cell(msgspec.Struct, frozen=True):
    """A stack on the table. Row and column tell the top tile's value in each of its lines; Hel has none."""

    x: int
    y: int
    stack: list[str]  # bottom to top
    row: int | None
    column: int | None


class VoluspaView(View, frozen=True):
    """All that a seat may know; lists go by seat, tiles by name."""

    seats: int
    edda: bool
    valkyries_hold: bool
    board: list[Cell]
    blocked: list[tuple[int, int]]  # empty cells beside a Troll: for Trolls only
    full: list[tuple[int, int]]  # empty cells where any tile would make a line too long
    hands: list[list[str] | None]  # None: not yours to see
    known: list[list[str]]  # tiles in a hand that everybody saw taken with Skadi
    held: list[int]  # tiles in each hand, Hel not counted
    hels: list[int]
    in_bag: int
    unseen: dict[str, int]  # tiles that this seat has not seen: the stock and the other hands together
    removed: list[str]
    scores: list[int]
    moments: list[int]
    plays: int
