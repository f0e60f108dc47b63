"""The state before anybody is asked, written from fields.py by `make fields`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gladsheim.games.voluspa.rules.board import empty_board
from gladsheim.games.voluspa.rules.state_fields import State
from gladsheim.games.voluspa.rules.tiles import KINDS, stock


def start(seats: int, edda: bool, valkyries_hold: bool) -> State:
    """Every field as it begins."""
    tiles = stock(edda)
    return State(
        seats=seats,
        stack=[],
        answers=[],
        edda=edda,
        valkyries_hold=valkyries_hold,
        board=empty_board(),
        hands=vec[i64]([0] * (KINDS * seats)),
        known=vec[i64]([0] * (KINDS * seats)),
        held=vec[i64]([0] * seats),
        bag=vec[i64](tiles),
        in_bag=sum(tiles),
        removed=vec[i64]([0] * KINDS),
        scores=vec[i64]([0] * seats),
        moments=vec[i64]([0] * seats),
        plays=0,
    )
