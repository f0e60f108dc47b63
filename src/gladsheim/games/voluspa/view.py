"""What a player of Völuspá may know: the whole table, everybody's counts, his own hand (R54)."""

from __future__ import annotations

import msgspec

from gladsheim.games.voluspa.scoring import value_in_line
from gladsheim.games.voluspa.state import State, unseen
from gladsheim.games.voluspa.tiles import HEL, KINDS, NAMES, stack_names
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


def view_of(s: State, seat: int | None) -> VoluspaView:
    """Built from named fields; what is not named is hidden."""
    board = s.board
    rim = board.rim.ascending()
    return VoluspaView(
        seats=s.seats,
        edda=s.edda,
        valkyries_hold=s.valkyries_hold,
        board=[cell_of(s, cell) for cell in board.tiles.ascending()],
        blocked=[(int(board.x(c)), int(board.y(c))) for c in rim if board.is_barred(c)],
        full=[(int(board.x(c)), int(board.y(c))) for c in rim if board.is_full(c)],
        hands=[names(s, other) if other == seat else None for other in range(s.seats)],
        known=[tiles_of([int(s.known[other * KINDS + kind]) for kind in range(KINDS)]) for other in range(s.seats)],
        held=[int(n) for n in s.held],
        hels=[int(s.hands[other * KINDS + HEL]) for other in range(s.seats)],
        in_bag=int(s.in_bag),
        unseen={NAMES[kind]: n for kind in range(1, HEL) if (n := unseen(s, seat, kind))},
        removed=tiles_of([int(n) for n in s.removed]),
        scores=[int(n) for n in s.scores],
        moments=[int(n) for n in s.moments],
        plays=int(s.plays),
    )


def cell_of(s: State, cell: int) -> Cell:
    """One stack and what its top tile is worth."""
    board = s.board
    stack = stack_names(int(board.top[cell]), int(board.below[cell]))
    x, y = int(board.x(cell)), int(board.y(cell))
    if board.top[cell] == HEL:
        return Cell(x, y, stack, None, None)
    return Cell(x, y, stack, int(value_in_line(board, cell, 1)), int(value_in_line(board, cell, board.side)))


def names(s: State, seat: int) -> list[str]:
    """A hand, tile by tile."""
    return tiles_of([int(s.hands[seat * KINDS + kind]) for kind in range(KINDS)])


def tiles_of(counts: list[int]) -> list[str]:
    """Counts by kind as a list of names."""
    return [NAMES[kind] for kind, n in enumerate(counts) for _ in range(n)]
