"""Promises about one question: its moves, their texts, its refusals, and how nature and picks are spread."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from gladsheim.errors import IllegalMove
from gladsheim.kernel.events import Told
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import legal, play, question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import HIDDEN, NATURE, Chance, Moves, State, Step, may_see
from gladsheim.testing.promises import FAULTS, Broken, check_words, require, short
from gladsheim.words import Refusal

SAMPLE: Final = 12
"""Of a wide span so many moves are looked at, and of a long list so many are played."""

DRAWS: Final = 20
"""How often nature is asked, and a pick made, at one decision."""

TOO_FAR: Final = 7.0
"""Standard deviations: chance alone does not go so far in the life of this project."""


class Tallies:
    """How far observed counts lie from expected ones, summed over all decisions of one kind (chi-square)."""

    def __init__(self) -> None:
        self.sums: dict[tuple[str, str], tuple[float, float]] = {}

    def add(self, promise: str, step: str, counts: Sequence[int], weights: Sequence[int]) -> None:
        """One decision: how often each move came, and how often it should have."""
        draws, total = sum(counts), sum(weights)
        k = len(weights)
        distance = sum((n * total / w - draws) ** 2 * w / total for n, w in zip(counts, weights, strict=True)) / draws
        variance = 2 * (k - 1) + (sum(total / w for w in weights) - k * k - 2 * k + 2) / draws
        excess, sum_of_variances = self.sums.get((promise, step), (0.0, 0.0))
        self.sums[promise, step] = (excess + distance - (k - 1), sum_of_variances + variance)

    def check(self) -> None:
        """Raises Broken where the excess is no accident."""
        for (promise, step), (excess, variance) in self.sums.items():
            far = excess / sqrt(variance) if variance > 0 else 0.0
            require(far < TOO_FAR, promise, f"{step} is {far:.1f} standard deviations from what it should be")


def check_question(match: Match, seat: int, rng: Rng, tallies: Tallies) -> None:
    """Everything about the question that is open for a seat."""
    s = match.state
    step = question(s, seat)
    assert step is not None, "a seat that is asked has a question"
    moves = check_moves(s, step)
    sample = spread(step.span(s), rng)
    check_texts(s, step, moves, sample)
    check_words(step.prompt(s))
    for move in some(moves, rng):
        check_accepted(s, step, seat, move)
    others = set(sample) - set(moves)
    for move in sorted(others):
        check_refused(match, step, seat, move)
    if isinstance(step, Chance):
        check_nature(s, step, moves, rng, tallies)
    else:
        check_pick(s, step, moves, rng, tallies)


def check_moves(s: State, step: Step) -> list[int]:
    """The legal moves, after a look at them."""
    out = Moves()
    step.moves(s, out)
    moves = out.listed()
    require(len(moves) > 0, "moves", f"{step.name} offers none")
    if moves != sorted(set(moves)):
        raise Broken("moves", f"{step.name} lists {short(moves)}")
    span = step.span(s)
    if not (moves[0] >= 0 and moves[-1] < span):
        raise Broken("moves", f"{step.name} lists {short(moves)} in a span of {span}")
    return moves


def check_texts(s: State, step: Step, moves: list[int], sample: list[int]) -> None:
    """Canonical, unique, and read back."""
    meant: dict[str, int] = {}
    for move in sorted({*moves, *sample}):
        text = step.show(s, move)
        canonical = text == " ".join(text.lower().split()) and text not in ("", HIDDEN)
        require(canonical and " > " not in text and " | " not in text, "texts", f"{step.name} shows {text!r}")
        require(text not in meant, "texts", f"{step.name} shows {move} and {meant.get(text)} as {text!r}")
        meant[text] = move
    for text, move in meant.items():
        if move in moves:
            read = read_back(s, step, text)
            require(read == move, "texts", f"{step.name} reads {text!r} as {read}, not {move}")


def read_back(s: State, step: Step, text: str) -> int | str:
    """The move of a text, or the reason why there is none."""
    try:
        return step.read(s, text)
    except IllegalMove as reason:
        return reason.code


def check_accepted(s: State, step: Step, seat: int, move: int) -> None:
    """A listed move can be played, and its buttons can be written."""
    for words in (step.label(s, move), step.warning(s, move)):
        if words is not None:
            check_words(words)
    seen_by = step.seen_by(s, move)
    sees_itself = seat == NATURE or may_see(seen_by, seat)
    require(sees_itself, "accepted", f"{step.name} {step.show(s, move)!r} is hidden from seat {seat} itself")
    copy = s.copy()
    try:
        play(copy, seat, move)
    except FAULTS as fault:
        raise Broken("accepted", f"{step.name} {step.show(s, move)!r} raised {fault!r}") from fault


def check_refused(match: Match, step: Step, seat: int, move: int) -> None:
    """A move that is not listed is refused, with a reason that can be said."""
    text = step.show(match.state, move)
    try:
        match.read(text, seat)
    except IllegalMove as refusal:
        require(bool(refusal.legal), "refused", f"{step.name} {text!r} is refused without saying what is legal")
        check_words(Refusal(refusal.code, refusal.terms).words)
        return
    raise Broken("refused", f"{step.name} {text!r} is not listed and yet accepted")


def check_nature(s: State, step: Chance, moves: list[int], rng: Rng, tallies: Tallies) -> None:
    """Nature's answers come from the list and follow the weights."""
    weights = [step.weight(s, move) for move in moves]
    require(min(weights) > 0, "nature", f"{step.name} lists an outcome of weight {min(weights)}")
    drawn = [step.sample(s, rng) for _ in range(DRAWS)]
    require(set(drawn) <= set(moves), "nature", f"{step.name} gave {set(drawn) - set(moves)}, which it does not list")
    if len(moves) > 1:
        tallies.add("nature", step.name, [drawn.count(move) for move in moves], weights)


def check_pick(s: State, step: Step, moves: list[int], rng: Rng, tallies: Tallies) -> None:
    """Picks are legal and uniform."""
    out = Moves()
    picked = [step.pick(s, rng, out) for _ in range(DRAWS)]
    require(set(picked) <= set(moves), "pick", f"{step.name} picked {set(picked) - set(moves)}, which is not legal")
    if len(moves) > 1:
        tallies.add("pick", step.name, [picked.count(move) for move in moves], [1] * len(moves))


def check_told(told: Told) -> None:
    """An event can be said, and what is told to the others is that event with facts left out."""
    check_words(told.event.words())
    if told.others is None:
        return
    check_words(told.others.words())
    require(type(told.others) is type(told.event), "events", f"{told.event} is told to others as {told.others}")
    for field in type(told.event).__struct_fields__:
        whole, less = getattr(told.event, field), getattr(told.others, field)
        require(less is None or less == whole, "events", f"others are told {field}={less!r} of {told.event}")


def random_move(s: State, seat: int, rng: Rng) -> int:
    """A legal move at random; nature's by its weight."""
    step = question(s, seat)
    if isinstance(step, Chance):
        return step.sample(s, rng)
    return any_of(legal(s, seat), rng)


def any_of(items: Sequence[int], rng: Rng) -> int:
    """One of them, each as likely."""
    return items[int(rng.below(len(items)))]


def some(items: list[int], rng: Rng) -> list[int]:
    """All of a short list, a sample of a long one."""
    if len(items) <= SAMPLE:
        return items
    return sorted({any_of(items, rng) for _ in range(SAMPLE)})


def spread(span: int, rng: Rng) -> list[int]:
    """All of a narrow span; of a wide one its ends and a sample."""
    if span <= 4 * SAMPLE:
        return list(range(span))
    return sorted({0, span - 1, *(int(rng.below(span)) for _ in range(SAMPLE))})
