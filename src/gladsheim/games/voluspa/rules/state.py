"""Everything there is to know about a game of Völuspá."""

from __future__ import annotations

from mypy_extensions import i64

from gladsheim.games.voluspa.rules.state_fields import State as State
from gladsheim.games.voluspa.rules.tiles import HEL, KINDS


def holds_any(s: State, seat: i64) -> bool:
    """Whether a seat has a tile left, Hel included."""
    return s.held[seat] > 0 or s.hands[seat * KINDS + HEL] > 0


def take(s: State, seat: i64, kind: i64) -> None:
    """A tile comes to a hand."""
    s.hands[seat * KINDS + kind] += 1
    if kind != HEL:
        s.held[seat] += 1


def give_up(s: State, seat: i64, kind: i64) -> None:
    """A tile leaves a hand; if one of its kind was known to be there, it was that one."""
    s.hands[seat * KINDS + kind] -= 1
    if s.known[seat * KINDS + kind] > 0:
        s.known[seat * KINDS + kind] -= 1
    if kind != HEL:
        s.held[seat] -= 1


def unseen(s: State, seat: int | None, kind: int) -> int:
    """How many tiles of a kind are in the stock or, not known to be there, in somebody else's hand."""
    others = [other for other in range(s.seats) if other != seat]
    return int(s.bag[kind]) + sum(int(s.hands[o * KINDS + kind]) - int(s.known[o * KINDS + kind]) for o in others)
