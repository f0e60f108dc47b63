"""How a match stands: who is asked what, who has answered, what may be seen. Nothing here changes it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import TYPE_CHECKING, Any

from gladsheim.errors import NotAsked, Unreadable
from gladsheim.kernel.dump import Data
from gladsheim.kernel.play import asked, is_over
from gladsheim.kernel.play import question as question_for
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import EVERYONE, MISSING, NATURE, Chance, Moves, Seats, State, Step, Together
from gladsheim.kernel.view import Asked, View
from gladsheim.words import Refusal, Words, quoted, say

if TYPE_CHECKING:
    from gladsheim.kernel.game import Game


class Standing:
    """A state of a game, and all that may be asked about it; the state itself is the kernel's own."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.question_id = 1
        self.companion = False

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Nobody is asked any more."""
        return is_over(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat, so far or final."""
        return tuple(self.game.scores(self.state))

    @property
    def ranking(self) -> tuple[int, ...]:
        """Places by seat, 1 for the best; seats may share a place."""
        return tuple(self.game.ranking(self.state))

    @property
    def asked(self) -> tuple[Asked, ...]:
        """One entry per seat that owes an answer. Nature never, except in companion mode."""
        return tuple(self.put_to(seat) for seat in asked(self.state))

    @property
    def changeable(self) -> tuple[Asked, ...]:
        """One entry per seat that has answered together with others and may still change its answer."""
        pending = enumerate(self.state.answers)
        return tuple(self.put_to(seat) for seat, answer in pending if answer != MISSING)

    def put_to(self, seat: int) -> Asked:
        """The open question as it is put to a seat."""
        step = question_for(self.state, seat)
        assert step is not None, "only a seat that is asked has a question"
        return Asked(self.question_id, seat, step.name, step.prompt(self.state))

    def view(self, seat: Any = None) -> View:
        """All that a seat may know; None is a spectator."""
        return self.game.view(self.state, None if seat is None else self.check_seat(seat))

    def views(self, readers: Sequence[int | None]) -> list[View]:
        """The same for several readers at once, seats or None, which costs less."""
        return self.game.views(self.state, readers)

    def imagine(self, seat: Any, rng: Rng | int) -> State:
        """A world that this seat cannot tell from the real one, by dice or by a seed: all that a bot may be given."""
        return self.game.world_for(self.state, self.check_seat(seat), Rng(rng) if isinstance(rng, int) else rng)

    @property
    def owing(self) -> list[int]:
        """The players who owe an answer; nature is none."""
        return [seat for seat in asked(self.state) if seat != NATURE]

    @property
    def owed(self) -> list[tuple[int, str]]:
        """Who owes an answer, nature too, and the name of the step."""
        steps = [(seat, question_for(self.state, seat)) for seat in asked(self.state)]
        return [(seat, step.name) for seat, step in steps if step is not None]

    @property
    def first_counts(self) -> bool:
        """Whether several are asked and the first answer settles it for all."""
        frame = self.state.stack[-1] if self.state.stack else None
        return isinstance(frame, Together) and frame.first()

    @property
    def witnesses(self) -> Seats:
        """Who sees what nature is about to answer; nobody if it is not asked."""
        step = self.state.stack[-1] if self.state.stack else None
        return step.witnesses(self.state) if isinstance(step, Chance) else 0

    @property
    def openly_asked(self) -> int | None:
        """The seat that decides before everybody's eyes, so that all may read its question; None if none does.

        With the cardboard that is nature too, where all see what it answers.
        """
        step = self.state.stack[-1] if self.state.stack else None
        if isinstance(step, Chance):
            return NATURE if self.companion and step.witnesses(self.state) == EVERYONE else None
        return step.seat(self.state) if isinstance(step, Step) and step.is_open(self.state) else None

    def has_question(self, seat: int) -> bool:
        """Whether a seat may answer, for the first time or anew."""
        return question_for(self.state, seat) is not None

    def has_answered(self, seat: int) -> bool:
        """Whether a seat's answer waits for the others'."""
        return seat != NATURE and bool(self.state.answers) and self.state.answers[seat] != MISSING

    def given(self, seat: int) -> str | None:
        """The answer of a seat that waits for the others', as a text; for that seat's own eyes."""
        step = question_for(self.state, seat) if self.has_answered(seat) else None
        return None if step is None else step.show(self.state, self.state.answers[seat])

    def conceivable(self) -> list[tuple[str, Words | None]]:
        """What nature may answer for all that the witnesses know, and what a button for it says."""
        step = question_for(self.state, NATURE)
        if not isinstance(step, Chance):
            return []
        out = Moves()
        step.conceivable(self.state, out)
        return [(step.show(self.state, move), step.label(self.state, move)) for move in out.listed()]

    def is_conceivable(self, text: str) -> bool:
        """Whether nature might answer so for all that a witness knows; what is in other hands is not told."""
        step = question_for(self.state, NATURE)
        if not isinstance(step, Chance):
            return False
        try:
            move = step.read(self.state, " ".join(text.lower().split()))
        except Unreadable:
            return False
        return any(step.show(self.state, move) == possible for possible, _ in self.conceivable())

    def dump(self) -> Data:
        """Everything, hidden things too, as plain data."""
        return self.game.dump(self.state)

    def snapshot(self) -> State:
        """A copy of the whole state, hidden things too: for analysis, never for a player."""
        return self.state.copy()

    def as_position(self) -> Data:
        """The position as a person would write it."""
        return self.game.to_position(self.state)

    def check_seat(self, seat: Any, nature: bool = False) -> int:
        """The number of a seat, whatever kind of integer it is; raises NotAsked if there is no such seat."""
        if not isinstance(seat, bool) and hasattr(seat, "__index__"):
            number = index(seat)
            if 0 <= number < self.seats or (nature and number == NATURE):
                return number
        raise NotAsked(*refused(Refusal("match/no-such-seat", {"seat": quoted(seat), "seats": self.seats})))


def refused(refusal: Refusal) -> tuple[str, str, dict[str, Any]]:
    """Code, sentence and terms of a refusal, as errors take them."""
    return refusal.code, say(refusal.words), dict(refusal.terms)
