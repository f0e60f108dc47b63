"""What lies on the stack: steps that ask, and what waits for their answers."""

from __future__ import annotations

from typing import Any, Final, Self

from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64, mypyc_attr

from gladsheim.errors import Unreadable
from gladsheim.kernel.parameters import parameters, plain
from gladsheim.kernel.rng import Rng
from gladsheim.words import Refusal, Words, quoted, say

NATURE: Final = -1
"""The seat that dice, draws and coins are asked of."""

MISSING: Final = -2
"""In `State.answers`: this seat has not answered yet. Dumps write it as -1."""

EVERYONE: Final = 0xFFFFFFFF
"""As `Seats`: all seats and every spectator."""

HIDDEN: Final = "?"
"""What a record shows of an answer that its reader may not see."""

KERNELS_OWN: Final = 3
"""So many parameters of a state's constructor are the kernel's: seats, stack and answers."""

Seats = int
"""A set of seats, bit by bit; EVERYONE, or `only(seat)`."""


def only(seat: int) -> Seats:
    """Nobody but this seat."""
    return 1 << seat


def may_see(seats: Seats, seat: int | None) -> bool:
    """Whether a seat belongs to a set; None is a spectator."""
    if seats == EVERYONE:
        return True
    return seat is not None and seat >= 0 and (seats >> seat) & 1 == 1


class Moves:
    """The legal moves of one decision, in a buffer that is used again and again."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.buffer: vec[i32] = vec[i32]([0] * 256)
        self.scratch: vec[i32] = vec[i32]([0] * 256)  # for whatever a step has to sort out first

    def add(self, move: int) -> None:
        """One more move; moves are added in ascending order."""
        if self.n == len(self.buffer):
            self.room(1)
        self.buffer[self.n] = i32(move)
        self.n += 1

    def room(self, extra: i64) -> None:
        """Make sure that so many more moves can be written into the buffer directly."""
        while len(self.buffer) < self.n + extra:
            self.buffer = extend(append(self.buffer, i32(0)), self.buffer)

    def any_of(self, rng: Rng) -> int:
        """One of them, each exactly as likely."""
        return int(self.buffer[rng.below(self.n)])

    def listed(self) -> list[int]:
        """The moves as an ordinary list."""
        return [int(self.buffer[i]) for i in range(int(self.n))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Anything that can lie on the stack. Frames never change, and keep their arguments under their own names."""

    def args(self) -> tuple[int, ...]:
        """The arguments of the constructor: public facts, from which the frame can be built again."""
        return tuple([getattr(self, name) for name in parameters(type(self))])

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.args()

    @property
    def name(self) -> str:
        """What it is called in records."""
        return type(self).__name__

    def at_random(self, s: State, rng: Rng, out: Moves, listing: bool) -> int:
        """Go on at random from here, on top of the stack; the number of decisions that players took."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Then(Frame):
    """What has to wait until the answers in between are in."""

    def run(self, s: Any) -> None:
        """Go on with the rule."""
        raise NotImplementedError

    def at_random(self, s: State, rng: Rng, out: Moves, listing: bool) -> int:
        s.stack.pop()
        self.run(s)
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame):
    """A rule caught in mid-sentence: somebody must answer before it can go on.

    A game writes `seat`, `span`, `moves`, `answer` and `show`; the rest has defaults.
    The step lies on top of the stack while it is asked and is taken off before `answer`.
    """

    def seat(self, s: Any) -> int:
        """Who is asked."""
        raise NotImplementedError

    def span(self, s: Any) -> int:
        """Moves are numbers in range(span)."""
        raise NotImplementedError

    def moves(self, s: Any, out: Moves) -> None:
        """The legal ones, ascending, never none."""
        raise NotImplementedError

    def answer(self, s: Any, move: int) -> None:
        """Apply a legal move; push what comes next."""
        raise NotImplementedError

    def show(self, s: Any, move: int) -> str:
        """The canonical text of any move in the span: lower case, no two the same."""
        raise NotImplementedError

    def read(self, s: Any, text: str) -> int:
        """The move of a text, legal or not; raises Unreadable if there is none."""
        for move in range(self.span(s)):
            if self.show(s, move) == text:
                return move
        raise unreadable(text)

    def why_not(self, s: Any, move: int) -> Refusal:
        """The rule that forbids a move of the span which is not legal."""
        return Refusal("move/illegal")

    def seen_by(self, s: Any, move: int) -> Seats:
        """Who may see this answer; the others read HIDDEN instead."""
        return EVERYONE

    def is_open(self, s: Any) -> bool:
        """Whether everybody knows as well as the seat what it may answer and why not, and will see its answer."""
        return False

    def prompt(self, s: Any) -> Words:
        """What the seat is asked."""
        return Words("prompt", {"step": self.name})

    def label(self, s: Any, move: int) -> Words | None:
        """What a button for the move says, if more than its text."""
        return None

    def warning(self, s: Any, move: int) -> Words | None:
        """What a player should know before choosing this move."""
        return None

    def pick(self, s: Any, rng: Rng, out: Moves) -> int:
        """A uniformly random legal move; a hot step may find one without listing them all."""
        out.n = 0
        self.moves(s, out)
        return out.any_of(rng)

    def at_random(self, s: State, rng: Rng, out: Moves, listing: bool) -> int:
        if listing:
            out.n = 0
            self.moves(s, out)
            move = out.any_of(rng)
        else:
            move = self.pick(s, rng, out)
        s.stack.pop()
        self.answer(s, move)
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Step):
    """A step that knows nothing but whom it asks."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def seat(self, s: Any) -> int:
        return self.turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step):
    """A step that nature answers. `moves` lists what can happen, `weight` says how likely it is."""

    def seat(self, s: Any) -> int:
        return NATURE

    def weight(self, s: Any, move: int) -> int:
        """How likely a possible outcome is, in whole parts."""
        return 1

    def conceivable(self, s: Any, out: Moves) -> None:
        """What the witnesses cannot rule out: the list for companion mode, where the true one would tell too much."""
        self.moves(s, out)

    def sample(self, s: Any, rng: Rng) -> int:
        """An outcome by its weight."""
        out = Moves()
        self.moves(s, out)
        moves = out.listed()
        weights = [self.weight(s, move) for move in moves]
        k = int(rng.below(sum(weights)))
        for move, weight in zip(moves, weights, strict=True):
            k -= weight
            if k < 0:
                return move
        raise AssertionError("a chance step without a possible outcome")

    def witnesses(self, s: Any) -> Seats:
        """Who sees the outcome, whatever it is; in companion mode one of them types it in."""
        return EVERYONE

    def seen_by(self, s: Any, move: int) -> Seats:
        return self.witnesses(s)

    def at_random(self, s: State, rng: Rng, out: Moves, listing: bool) -> int:
        move = self.sample(s, rng)
        s.stack.pop()
        self.answer(s, move)
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame):
    """Several seats are asked at once and do not see each other's answers until it is settled.

    The answers so far lie in `State.answers`; a seat may change its own until the last one is in.
    """

    def seats(self, s: Any) -> list[int]:
        """Who is asked, ascending."""
        raise NotImplementedError

    def part(self, s: Any, seat: int) -> Step:
        """The question put to one seat. Its own `answer` is never called."""
        raise NotImplementedError

    def first(self) -> bool:
        """Whether the first answer settles it for everyone."""
        return False

    def answer(self, s: Any, answers: list[int]) -> None:
        """Apply them all: `answers[seat]`, MISSING for whoever did not answer."""
        raise NotImplementedError

    def at_random(self, s: State, rng: Rng, out: Moves, listing: bool) -> int:
        answers = s.answers or [MISSING] * s.seats
        seats = self.seats(s)
        if self.first():
            seats = [seats[int(rng.below(len(seats)))]]
        owing = [seat for seat in seats if answers[seat] == MISSING]
        for seat in owing:
            answers[seat] = self.part(s, seat).pick(s, rng, out)
        s.answers = []
        s.stack.pop()
        self.answer(s, answers)
        return len(owing)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state begins with: plain data and a stack of unfinished steps.

    A game's own fields are further parameters of its constructor, kept as attributes of the same names; the rest
    follows from them. Where copying must be fast, `gladsheim.testing.fields` writes the whole class from a declaration.
    """

    def __init__(self, seats: int, stack: list[Frame], answers: list[int]) -> None:
        self.seats = seats
        self.stack = stack
        self.answers = answers  # to the Together on top, by seat; empty when there is none
        self.log: list[Any] | None = None  # events since the last answer; None where nobody reads them
        self.shots: list[Any] | None = None  # the state at each of these events; None where nobody looks in between

    def copy(self) -> Self:
        """An independent copy, without the log."""
        return self.load_fields(self.seats, self.stack.copy(), self.answers.copy(), self.dump_fields())

    def dump_fields(self) -> dict[str, Any]:
        """Every attribute but the kernel's own, by name, as plain data."""
        return {name: plain(getattr(self, name)) for name in parameters(type(self))[KERNELS_OWN:]}

    @classmethod
    def load_fields(cls, seats: int, stack: list[Frame], answers: list[int], fields: dict[str, Any]) -> Self:
        """The state again from what `dump_fields` gave."""
        return cls(seats, stack, answers, *[plain(fields[name]) for name in parameters(cls)[KERNELS_OWN:]])

    def __reduce__(self) -> tuple[Any, ...]:
        given = self.seats, self.stack.copy(), self.answers.copy(), self.dump_fields()
        return loaded, (type(self), *given)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """Something a game is played by that never changes: all states hold the same one, and dumps name it."""


def loaded(kind: type[State], seats: int, stack: list[Frame], answers: list[int], fields: dict[str, Any]) -> State:
    """A state that was pickled."""
    return kind.load_fields(seats, stack, answers, fields)


def then(s: State, frame: Frame) -> None:
    """Put a frame on the stack: what is pushed last is asked first."""
    s.stack.append(frame)


def unreadable(text: str, refusal: Refusal | None = None) -> Unreadable:
    """The text is no move of this decision; a game may know a better reason."""
    reason = refusal or Refusal("move/unreadable", {"text": quoted(text)})
    return Unreadable(reason.code, say(reason.words), reason.terms, text)
