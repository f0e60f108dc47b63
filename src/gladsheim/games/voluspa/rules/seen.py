"""What each seat sees of a game of Völuspá (R54); compiled, since a server shows every move to everybody."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from gladsheim.games.voluspa.rules.notation import REACH
from gladsheim.games.voluspa.rules.scoring import value_in_line
from gladsheim.games.voluspa.rules.state import State, unseen
from gladsheim.games.voluspa.rules.tiles import HEL, KINDS, NAMES, stack_names
from gladsheim.games.voluspa.rules.view import Cell, VoluspaView

MOST_CELLS: Final = 50_000
CELLS: Final[dict[int, Cell]] = {}
"""Cells by where they lie, what lies there and what it is worth, packed into one number."""


def view_of(s: State, seat: int | None) -> VoluspaView:
    """Built from named fields; what is not named is hidden."""
    board = s.board
    rim = board.rim.ascending()
    shared = VoluspaView(
        seats=s.seats,
        edda=s.edda,
        valkyries_hold=s.valkyries_hold,
        board=[cell_of(s, cell) for cell in board.tiles.ascending()],
        blocked=[(int(board.x(c)), int(board.y(c))) for c in rim if board.is_barred(c)],
        full=[(int(board.x(c)), int(board.y(c))) for c in rim if board.is_full(c)],
        hands=[None] * s.seats,
        known=[tiles_of([int(s.known[other * KINDS + kind]) for kind in range(KINDS)]) for other in range(s.seats)],
        held=[int(n) for n in s.held],
        hels=[int(s.hands[other * KINDS + HEL]) for other in range(s.seats)],
        in_bag=int(s.in_bag),
        unseen=unseen_by(s, None),
        removed=tiles_of([int(n) for n in s.removed]),
        scores=[int(n) for n in s.scores],
        moments=[int(n) for n in s.moments],
        plays=int(s.plays),
    )
    return shared if seat is None else own_view(s, seat, shared)


def own_view(s: State, seat: int, shared: VoluspaView) -> VoluspaView:
    """What all may know, and what only this seat may."""
    hands = [names(s, other) if other == seat else None for other in range(s.seats)]
    return replace(shared, hands=hands, unseen=unseen_by(s, seat))


def unseen_by(s: State, seat: int | None) -> dict[str, int]:
    """The tiles that a reader has not seen, by name."""
    return {NAMES[kind]: n for kind in range(1, HEL) if (n := unseen(s, seat, kind))}


def cell_of(s: State, cell: i64) -> Cell:
    """One stack and what its top tile is worth. Equal cells are the same object: views are compared all the time."""
    board = s.board
    top, below = i64(board.top[cell]), i64(board.below[cell])
    x, y = board.x(cell), board.y(cell)
    row = value_in_line(board, cell, 1)
    column = value_in_line(board, cell, board.side)
    key = int((((((x + REACH) << 16 | (y + REACH)) << 8 | top) << 8 | below) << 6 | row) << 6 | column)
    found = CELLS.get(key)
    if found is None:
        stack = stack_names(int(top), int(below))
        is_hel = top == HEL
        found = Cell(int(x), int(y), stack, None if is_hel else int(row), None if is_hel else int(column))
        if len(CELLS) >= MOST_CELLS:
            CELLS.clear()
        CELLS[key] = found
    return found


def names(s: State, seat: int) -> list[str]:
    """A hand, tile by tile."""
    return tiles_of([int(s.hands[seat * KINDS + kind]) for kind in range(KINDS)])


def tiles_of(counts: list[int]) -> list[str]:
    """Counts by kind as a list of names."""
    return [NAMES[kind] for kind, n in enumerate(counts) for _ in range(n)]
