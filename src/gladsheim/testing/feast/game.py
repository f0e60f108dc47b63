"""The Feast as the kernel sees it."""

from __future__ import annotations

from typing import Any

from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import Game, bad_setup
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import may_see, then
from gladsheim.kernel.view import Option, Options
from gladsheim.testing.feast.cellar import Look, Lot, Lower
from gladsheim.testing.feast.courses import Course, Judge, Prowl, Rise, Toast
from gladsheim.testing.feast.draft import Deal, Draft, Serve, Take
from gladsheim.testing.feast.events import EVENTS
from gladsheim.testing.feast.position import KEYS, read_position, write_position
from gladsheim.testing.feast.state import CASKS, DISHES, State
from gladsheim.testing.feast.state_fields import HIDDEN, PARTLY, SHOWN
from gladsheim.testing.feast.state_start import start
from gladsheim.testing.feast.tap import Calm, Peek, Pour, Soothe, Tap
from gladsheim.testing.feast.view import FeastView, view_of


class Feast(Game):
    """2 to 4 guests against the evening: all win, or none."""

    def __init__(self) -> None:
        self.name = "feast"
        self.seats = (2, 3, 4)
        self.options = (Option("fenrir", False), Option("goal", 6, (4, 6, 8)))
        self.rules_version = 1
        self.position_keys = KEYS
        self.is_cooperative = True
        self.frames = (
            Deal, Draft, Take, Serve, Lot, Look, Lower, Course, Rise, Toast, Pour, Tap, Peek, Soothe, Calm, Judge, Prowl
        )  # fmt: skip
        self.events = EVENTS
        self.state = State
        self.shown, self.partly, self.hidden = SHOWN, PARTLY, HIDDEN

    def check_setup(self, seats: int, options: Options, setup: Any) -> Data | None:
        """Who the guests are, as a campaign tells it; it changes nothing."""
        if setup is not None and (not isinstance(setup, dict) or set(setup) != {"guests"}):
            raise bad_setup("setup/no-setup", game=self.name)
        return None if setup is None else dict(setup)

    def new(self, seats: int, options: Options) -> State:
        s = start(seats, options["fenrir"] is True, int(options["goal"]))
        then(s, Draft())
        for seat in range(seats - 1, -1, -1):
            then(s, Deal(seat))
        return s

    def view(self, s: State, seat: int | None) -> FeastView:
        return view_of(s, seat)

    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        """Shuffle the dishes this seat has not seen, what others did with those it passed on, and the unseen casks."""
        world = s.copy()
        shuffle_dishes(world, seat, rng)
        shuffle_casks(world, seat, rng)
        return world

    def scores(self, s: State) -> list[int]:
        return [s.joy] * s.seats

    def ranking(self, s: State) -> list[int]:
        """All are first if the goal is reached, and second to the evening if not."""
        return [1 if s.joy >= s.goal else 2] * s.seats

    def read_position(self, data: Data, options: Options) -> State:
        return read_position(data, options)

    def to_position(self, s: State) -> Data:
        return write_position(s)


def shuffle_dishes(world: State, seat: int, rng: Rng) -> None:
    """A seat knows a packet from when it first held it; of what it passed on, not who took which."""
    unknown: list[tuple[int, int]] = []
    for first, packet in enumerate(world.packets):
        reached = (seat - first) % world.seats
        if reached > world.passed:
            unknown += [(first, place) for place in range(len(packet))]
            continue
        unknown += [(first, place) for place in range(reached)]
        last = world.passed - (world.passed - reached) % world.seats
        rest = packet[last + 1 :]
        rng.shuffle(rest)
        packet[last + 1 :] = rest
    pool = [world.packets[first][place] for first, place in unknown]
    pool += [dish for dish, n in enumerate(world.larder) for _ in range(n)]
    rng.shuffle(pool)
    for first, place in unknown:
        world.packets[first][place] = pool.pop()
    world.larder = [pool.count(dish) for dish in range(len(DISHES))]
    for packet in world.packets:
        packet[world.passed :] = sorted(packet[world.passed :])


def shuffle_casks(world: State, seat: int, rng: Rng) -> None:
    """Every order of the casks this seat has not looked into is as likely."""
    pool = [cask for cask, n in enumerate(world.middle) for _ in range(n)]
    for casks, seen in ((world.top, world.top_seen), (world.bottom, world.bottom_seen)):
        pool += [cask for cask, seats in zip(casks, seen) if not may_see(seats, seat)]
    rng.shuffle(pool)
    for casks, seen in ((world.top, world.top_seen), (world.bottom, world.bottom_seen)):
        for place, seats in enumerate(seen):
            if not may_see(seats, seat):
                casks[place] = pool.pop()
    world.middle = [pool.count(cask) for cask in range(len(CASKS))]
