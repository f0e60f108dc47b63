"""Hnefatafl as the kernel sees it."""

from __future__ import annotations

from typing import Final

from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import Game
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import then
from gladsheim.kernel.view import Option, Options
from hnefatafl.rules.boards import ATTACKERS, BOARDS
from hnefatafl.rules.events import EVENTS
from hnefatafl.rules.position import KEYS, read_position, write_position
from hnefatafl.rules.state import State
from hnefatafl.rules.state_fields import SHOWN
from hnefatafl.rules.state_start import start
from hnefatafl.rules.turn import Move
from hnefatafl.rules.view import HnefataflView, view_of


class Hnefatafl(Game):
    """Two seats: attackers and defenders."""

    def __init__(self) -> None:
        self.name = "hnefatafl"
        self.seats = (2,)
        self.options = (Option("board", "brandubh", tuple(BOARDS)),)
        self.rules_version = 1
        self.position_keys = KEYS
        self.has_secrets = False
        self.frames = (Move,)
        self.events = EVENTS
        self.state = State
        self.shown = SHOWN

    def new(self, seats: int, options: Options) -> State:
        s = start(seats, str(options["board"]))
        then(s, Move(ATTACKERS))
        return s

    def view(self, s: State, seat: int | None) -> HnefataflView:
        return view_of(s)

    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        """Nothing is hidden."""
        return s.copy()

    def scores(self, s: State) -> list[int]:
        """One for the winner."""
        return [int(seat == s.winner) for seat in range(s.seats)]

    def ranking(self, s: State) -> list[int]:
        """A draw is shared."""
        return [1 if s.winner in (None, seat) else 2 for seat in range(s.seats)]

    def read_position(self, data: Data, options: Options) -> State:
        return read_position(data, options)

    def to_position(self, s: State) -> Data:
        return write_position(s)


GAME: Final = Hnefatafl()
