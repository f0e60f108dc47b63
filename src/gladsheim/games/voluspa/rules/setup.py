"""Setting up (p. 1): deal, turn up the start tile, choose who begins."""

from __future__ import annotations

from gladsheim.games.voluspa.rules.bag import HAND, FromBag
from gladsheim.games.voluspa.rules.events import PlayBegan, StartTileTurned
from gladsheim.games.voluspa.rules.state import State, take
from gladsheim.games.voluspa.rules.state_start import start
from gladsheim.games.voluspa.rules.tiles import HEL, NAMES, TROLL, hels_each
from gladsheim.games.voluspa.rules.turn import LAY
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Chance, Moves, Seats, only, then
from gladsheim.words import Words


def new(seats: int, edda: bool, valkyries_hold: bool) -> State:
    """Everyone draws five tiles, then the start tile is turned up (R47); with the saga, Hels go out first (R48)."""
    s = start(seats, edda, valkyries_hold)
    # A list of exactly this size, which no push or pop makes longer or shorter: a tenth of the speed.
    s.stack = [Deal(0)]
    if edda:
        for seat in range(seats):
            for _ in range(hels_each(seats)):
                take(s, seat, HEL)
    return s


class Deal(FromBag):
    """Everyone draws five tiles, one player after the other (p. 1)."""

    def __init__(self, to: int) -> None:
        self.to = to

    def drawer(self) -> int | None:
        return self.to

    def witnesses(self, s: State) -> Seats:
        return only(self.to)

    def answer(self, s: State, move: int) -> None:
        self.dealt(s, self.to, move)
        if s.held[self.to] < HAND:
            then(s, self)
        elif self.to + 1 < s.seats:
            then(s, Deal(self.to + 1))
        else:
            then(s, StartTile())

    def prompt(self, s: State) -> Words:
        return Words("voluspa-ask-draw", {"seat": self.to})


class StartTile(FromBag):
    """Turn up the start tile; a Troll is shuffled back and another drawn (p. 1, R47)."""

    def answer(self, s: State, move: int) -> None:
        note(s, StartTileTurned, NAMES[move])
        if move == TROLL:
            then(s, self)
        else:
            self.drawn(s, move)
            s.board.put(s.board.cell(0, 0), move)
            then(s, StartPlayer())

    def prompt(self, s: State) -> Words:
        return Words("voluspa-ask-start-tile")


class StartPlayer(Chance):
    """Somebody at random begins (p. 1)."""

    def span(self, s: State) -> int:
        return s.seats

    def moves(self, s: State, out: Moves) -> None:
        for seat in range(s.seats):
            out.add(seat)

    def answer(self, s: State, move: int) -> None:
        note(s, PlayBegan, move)
        then(s, LAY[move])

    def show(self, s: State, move: int) -> str:
        return str(move)

    def prompt(self, s: State) -> Words:
        return Words("voluspa-ask-start-player")
