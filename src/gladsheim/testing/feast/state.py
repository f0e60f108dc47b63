"""Dishes, casks, and everything there is to know about a feast."""

from __future__ import annotations

from typing import Final

from gladsheim.kernel.step import Frame
from gladsheim.kernel.step import State as Base

DISHES: Final = ("boar", "bread", "honey", "salmon")
DISH_COPIES: Final = (4, 5, 5, 5)

CASKS: Final = ("mead", "ale", "sour")
CASK_COPIES: Final = (3, 2, 2)
MEAD: Final = 0
SOUR: Final = 2

HAND: Final = 4
"""Dishes dealt to everyone: three are taken, the last is for the wolves."""

TAKEN: Final = 3
COURSES: Final = 4
NOBODY: Final = -1


class State(Base):
    """Lists by seat and dish are flat. A packet is what was dealt to one seat, wherever it has been passed to since."""

    def __init__(
        self,
        seats: int,
        stack: list[Frame],
        answers: list[int],
        fenrir: bool,
        goal: int,
        larder: list[int],
        packets: list[list[int]],
        passed: int,
        served: list[int],
        scraps: list[int],
        steward: int,
        top: list[int],
        top_seen: list[int],
        middle: list[int],
        bottom: list[int],
        bottom_seen: list[int],
        poured: list[int],
        speaker: int,
        soothed: bool,
        joy: int,
    ) -> None:
        super().__init__(seats, stack, answers)
        self.fenrir = fenrir
        self.goal = goal
        self.larder = larder  # dishes that were not dealt, by kind
        self.packets = packets  # by first holder: the dishes taken, in order, then those still in hand, ascending
        self.passed = passed  # how often the packets have been passed to the left
        self.served = served  # dishes on the table, by seat and kind
        self.scraps = scraps  # what the wolves got, by kind
        self.steward = steward
        self.top = top  # casks somebody has seen, the next to be poured first
        self.top_seen = top_seen  # who has seen each of them, as sets of seats
        self.middle = middle  # casks that nobody has seen, by kind
        self.bottom = bottom
        self.bottom_seen = bottom_seen
        self.poured = poured  # first to last
        self.speaker = speaker  # who rose last
        self.soothed = soothed  # whether a dish was given up over the last sour cask
        self.joy = joy

    def copy(self) -> State:
        return State(
            self.seats,
            self.stack.copy(),
            self.answers.copy(),
            self.fenrir,
            self.goal,
            self.larder.copy(),
            [packet.copy() for packet in self.packets],
            self.passed,
            self.served.copy(),
            self.scraps.copy(),
            self.steward,
            self.top.copy(),
            self.top_seen.copy(),
            self.middle.copy(),
            self.bottom.copy(),
            self.bottom_seen.copy(),
            self.poured.copy(),
            self.speaker,
            self.soothed,
            self.joy,
        )


def left_of(s: State, seat: int, places: int = 1) -> int:
    """The seat so many places to the left."""
    return (seat + places) % s.seats


def packet_of(s: State, seat: int) -> int:
    """The packet that a seat holds now."""
    return (seat - s.passed) % s.seats


def in_hand(s: State, seat: int) -> list[int]:
    """The dishes a seat may choose from."""
    return s.packets[packet_of(s, seat)][s.passed :] if s.packets else []


def casks_left(s: State) -> int:
    """Casks in the cellar, seen or not."""
    return len(s.top) + sum(s.middle) + len(s.bottom)
