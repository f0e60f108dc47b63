"""Völuspá as the kernel sees it."""

from __future__ import annotations

from mypy_extensions import i64

from gladsheim.games.voluspa.rules.events import EVENTS
from gladsheim.games.voluspa.rules.position import KEYS, read_position, write_position
from gladsheim.games.voluspa.rules.seen import own_view, view_of
from gladsheim.games.voluspa.rules.setup import Deal, StartPlayer, StartTile, new
from gladsheim.games.voluspa.rules.state import State
from gladsheim.games.voluspa.rules.state_fields import HIDDEN, PARTLY, SHOWN
from gladsheim.games.voluspa.rules.tiles import HEL, KINDS
from gladsheim.games.voluspa.rules.turn import ChooseLine, Draw, FollowUp, Lay
from gladsheim.games.voluspa.rules.view import VoluspaView
from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import Game
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.view import Option, Options


class Voluspa(Game):
    """2 to 5 players, with or without the Saga of Edda."""

    def __init__(self) -> None:
        self.name = "voluspa"
        self.seats = (2, 3, 4, 5)
        self.options = (Option("edda", False), Option("valkyries_hold", False, is_ruling=True))
        self.rules_version = 1
        self.position_keys = KEYS
        self.frames = (Deal, StartTile, StartPlayer, Lay, FollowUp, ChooseLine, Draw)
        self.events = EVENTS
        self.state = State
        self.shown, self.partly, self.hidden = SHOWN, PARTLY, HIDDEN

    def new(self, seats: int, options: Options) -> State:
        return new(seats, options["edda"] is True, options["valkyries_hold"] is True)

    def view(self, s: State, seat: int | None) -> VoluspaView:
        return view_of(s, seat)

    def own_view(self, s: State, seat: int, shared: VoluspaView) -> VoluspaView:
        return own_view(s, seat, shared)

    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        """Pool the stock with all tiles in other hands that this seat has not seen, and deal them out again."""
        world = s.copy()
        hands, known, bag = world.hands, world.known, world.bag
        for other in range(s.seats):
            if other != seat:
                for kind in range(1, HEL):
                    at = other * KINDS + kind
                    bag[kind] += hands[at] - known[at]
                    world.in_bag += hands[at] - known[at]
                    hands[at] = known[at]
        for other in range(s.seats):
            if other != seat:
                deal(world, other, rng)
        return world

    def scores(self, s: State) -> list[int]:
        return [int(score) for score in s.scores]

    def ranking(self, s: State) -> list[int]:
        """Among equal totals, whoever reached it first is ahead; those who never scored share (R46)."""
        order = [(-int(s.scores[seat]), int(s.moments[seat])) for seat in range(s.seats)]
        return [1 + sum(other < mine for other in order) for mine in order]

    def read_position(self, data: Data, options: Options) -> State:
        return read_position(data, options)

    def to_position(self, s: State) -> Data:
        return write_position(s)


def deal(world: State, seat: int, rng: Rng) -> None:
    """Fill a hand from the pool, up to the number of tiles it is seen to hold."""
    missing = world.held[seat]
    kind: i64 = 1
    while kind < HEL:
        missing -= world.hands[seat * KINDS + kind]
        kind += 1
    while missing > 0:
        k = rng.below(world.in_bag)
        kind = 0
        while k >= 0:
            kind += 1
            k -= world.bag[kind]
        world.bag[kind] -= 1
        world.in_bag -= 1
        world.hands[seat * KINDS + kind] += 1
        missing -= 1


GAME = Voluspa()
