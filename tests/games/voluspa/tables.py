"""Boards drawn with letters, so that a test shows the table it speaks of."""

from __future__ import annotations

from typing import Any, Final

import gladsheim
from gladsheim import Match
from gladsheim.games.voluspa.rules.view import VoluspaView

LETTERS: Final = {
    "O": "odin",
    "T": "thor",
    "R": "troll",
    "D": "dragon",
    "F": "fenrir",
    "S": "skadi",
    "V": "valkyrie",
    "L": "loki",
    "H": "hel",
    "J": "jotunn",
    "W": "serpent",
    "M": "hermod",
}


def drawn(picture: str) -> dict[str, list[str]]:
    """A board from its drawing: the lowest row is y = 0, a dot is empty, `TDH` is a Thor under a Dragon under Hel."""
    rows = [row.split() for row in picture.strip().splitlines()]
    return {
        f"{x},{y}": [LETTERS[letter] for letter in stack]
        for y, row in enumerate(reversed(rows))
        for x, stack in enumerate(row)
        if stack != "."
    }


def position_of(picture: str, hand: str, more: dict[str, Any]) -> dict[str, Any]:
    """Seat 0 is to play and holds the hand; the saga is in the game unless a test says otherwise."""
    hold = more.pop("hold", False)
    data = {
        "seats": 2,
        "options": {"edda": True, "valkyries_hold": hold},
        "board": drawn(picture),
        "hands": [[LETTERS[letter] for letter in hand], ["loki"]],
    }
    return {**data, **more}


def hand_for(move: str) -> str:
    """The letter of the tile that a move is made with."""
    return next(letter for letter, name in LETTERS.items() if name == move.split()[0])


def put(picture: str, hand: str, **more: Any) -> Match:
    """A match on a drawn board."""
    return gladsheim.load("voluspa").position(position_of(picture, hand, more), seed=0)


def points(picture: str, *moves: str, **more: Any) -> int:
    """What seat 0 earns by these moves, holding just the tiles it plays unless `hand` says more."""
    played = "".join(hand_for(move) for move in moves if move not in ("row", "column", "stop"))
    match = put(picture, more.pop("hand", played), **more)
    for move in moves:
        match.play(move, 0)
    return match.scores[0]


def allows(picture: str, move: str, **more: Any) -> bool:
    """Whether the rules let seat 0 make that move with that tile in hand."""
    match = put(picture, more.pop("hand", hand_for(move)), **more)
    listed = move in match.moves(0)
    assert listed == (match.why_not(move, 0) is None), f"{move} is listed but refused, or not listed but accepted"
    return listed


def see(match: Match, seat: int | None = None) -> VoluspaView:
    """What that seat may know, or a spectator."""
    view = match.view(seat)
    assert isinstance(view, VoluspaView)
    return view


def stacks(match: Match) -> dict[tuple[int, int], list[str]]:
    """The whole table, every stack from bottom to top."""
    return {(cell.x, cell.y): cell.stack for cell in see(match).board}
