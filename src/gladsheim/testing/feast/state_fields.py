"""The fields of the state, written from fields.py by `make fields`."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.kernel.step import Frame
from gladsheim.kernel.step import State as Base


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
            [part.copy() for part in self.packets],
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

    def dump_fields(self) -> dict[str, Any]:
        return {
            "fenrir": self.fenrir,
            "goal": self.goal,
            "larder": self.larder.copy(),
            "packets": [part.copy() for part in self.packets],
            "passed": self.passed,
            "served": self.served.copy(),
            "scraps": self.scraps.copy(),
            "steward": self.steward,
            "top": self.top.copy(),
            "top_seen": self.top_seen.copy(),
            "middle": self.middle.copy(),
            "bottom": self.bottom.copy(),
            "bottom_seen": self.bottom_seen.copy(),
            "poured": self.poured.copy(),
            "speaker": self.speaker,
            "soothed": self.soothed,
            "joy": self.joy,
        }

    @classmethod
    def load_fields(cls, seats: int, stack: list[Frame], answers: list[int], fields: dict[str, Any]) -> State:
        return State(
            seats,
            stack,
            answers,
            fields["fenrir"],
            fields["goal"],
            list(fields["larder"]),
            [list(part) for part in fields["packets"]],
            fields["passed"],
            list(fields["served"]),
            list(fields["scraps"]),
            fields["steward"],
            list(fields["top"]),
            list(fields["top_seen"]),
            list(fields["middle"]),
            list(fields["bottom"]),
            list(fields["bottom_seen"]),
            list(fields["poured"]),
            fields["speaker"],
            fields["soothed"],
            fields["joy"],
        )


SHOWN: Final = {
    "packets": "hand",
}
"""What views tell under another name."""
PARTLY: Final = (
    "packets",
    "top",
    "middle",
    "bottom",
)
"""What each reader is told his part of."""
HIDDEN: Final = {
    "larder": "nobody saw what was not dealt",
}
"""What no view tells, and why."""
