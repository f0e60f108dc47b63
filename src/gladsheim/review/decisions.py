"""The decisions of a record, each with the position before it."""

from __future__ import annotations

from collections.abc import Iterator

from gladsheim.errors import GladsheimError
from gladsheim.kernel.game import Game
from gladsheim.kernel.replay import Transcript, bad_record, begin, replay
from gladsheim.kernel.step import NATURE, State


class Decision:
    """A decision of a record: its line, who was asked, what was played, and the position before it."""

    def __init__(self, number: int, seat: int, text: str, state: State) -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.state = state

    @property
    def is_natures(self) -> bool:
        """Whether nature answered."""
        return self.seat == NATURE


def decisions_of(transcript: Transcript, game: Game, was_given_up: bool = False) -> Iterator[Decision]:
    """Every answer that counts, in order; what was taken back does not. Raises BadRecord, also if it is not over."""
    whole = replay(transcript, game)
    if not (whole.over or was_given_up):
        raise bad_record("record/not-finished")
    match = begin(transcript, game)
    for line in whole.alive:
        yield Decision(line.number, line.seat, line.text, match.snapshot())
        try:
            match.apply(line.seat, match.read(line.text, line.seat))
        except GladsheimError as reason:
            raise bad_record("record/illegal", number=line.number, text=line.text, reason=str(reason)) from reason
