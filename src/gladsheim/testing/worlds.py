"""Promises about what a seat may know: its view, the worlds it imagines, its events and its record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Final

from gladsheim.kernel.fairness import seeded
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import asked, legal, play, question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import EVERYONE, Chance, Moves, State, Step, Together, may_see
from gladsheim.kernel.view import Options
from gladsheim.testing.promises import FAULTS, Broken, difference, frames, require, short
from gladsheim.testing.questions import SAMPLE, any_of, random_move
from gladsheim.testing.states import check_public, texts
from gladsheim.words import Words

SIDE_BY_SIDE: Final = 8
"""How many answers two worlds that a seat cannot tell apart are played side by side."""

TO_THE_END: Final = 10
"""At one decision in so many, an imagined world is played to the end."""


def check_worlds(match: Match, rng: Rng, check_conserved: Callable[[State], None]) -> None:
    """Two worlds for every seat, the second imagined from the first."""
    game, s = match.game, match.state
    readers = [None, *range(match.seats)]
    views = [game.view(s, reader) for reader in readers]
    require(game.views(s, readers) == views, "views", "together they see something else")
    spectators = views[0]
    for seat, view in enumerate(views[1:]):
        first = match.imagine(seat, rng)
        for world in (first, game.imagine(first, seat, rng)):
            looks = game.view(world, seat)
            if looks != view:
                raise Broken("view", f"seat {seat} imagines {difference(looks, view)}")
            public = game.view(world, None)
            if public != spectators:
                raise Broken("spectator", f"to seat {seat} {difference(public, spectators)} is possible")
            check_public(game, s, world)
            check_asks_alike(s, world, seat)
            check_open(s, world, seat)
            check_conserved(world)


def check_asks_alike(s: State, world: State, seat: int) -> None:
    """The same questions to the same seats; for the seat that imagines, the same moves too."""
    require(frames(world) == frames(s), "asked", f"seat {seat} imagines {frames(world)}, not {frames(s)}")
    mine, its = prompts(s), prompts(world)
    if mine != its:
        raise Broken("asked", f"seat {seat} imagines that {short(its)} is asked, not {short(mine)}")
    if seat in mine:
        there, here = texts(world, seat), texts(s, seat)
        if there != here:
            raise Broken("asked", f"seat {seat} may play {short(there)} in its world, not {short(here)}")
        for said, real in zip(buttons(world, seat), buttons(s, seat), strict=True):
            require(said == real, "asked", f"seat {seat} is told {short(real)}, which hangs on what it cannot see")
    step = s.stack[-1] if s.stack else None
    if isinstance(step, Chance) and may_see(step.witnesses(s), seat):
        there, here = conceivable(step, world), conceivable(step, s)
        if there != here:
            raise Broken("asked", f"nature may answer {short(there)} in a world of seat {seat}, not {short(here)}")


def check_open(s: State, world: State, seat: int) -> None:
    """What is decided before everybody's eyes is no different in any world that looks the same from outside."""
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, Step) or not (step.is_open(s) or step.is_open(world)):
        return
    moves = legal(s, step.seat(s))
    hidden = [step.show(s, move) for move in moves if step.seen_by(s, move) != EVERYONE]
    require(not hidden, "open", f"{step.name} hides the answer {short(hidden)}")
    for there, here in zip(asked_openly(world, step), asked_openly(s, step), strict=True):
        require(there == here, "open", f"{step.name} says {short(here)}, but {short(there)} in a world of seat {seat}")


def asked_openly(s: State, step: Step) -> list[object]:
    """All that is to be known of a question."""
    moves = legal(s, step.seat(s))
    span = step.span(s)
    others = [move for move in range(0, span, span // SAMPLE + 1) if move not in moves]
    return [
        step.is_open(s),
        step.prompt(s),
        [(step.show(s, move), step.label(s, move), step.warning(s, move)) for move in moves],
        [(step.show(s, move), step.why_not(s, move)) for move in others],
    ]


def buttons(s: State, seat: int) -> list[tuple[Words | None, Words | None]]:
    """The labels and warnings of some of a seat's moves."""
    step, moves = question(s, seat), legal(s, seat)
    assert step is not None, "a seat that is asked has a question"
    return [(step.label(s, move), step.warning(s, move)) for move in moves[:: len(moves) // SAMPLE + 1]]


def conceivable(step: Chance, s: State) -> list[str]:
    """What a witness who types in nature's answer is offered."""
    out = Moves()
    step.conceivable(s, out)
    return [step.show(s, move) for move in out.listed()]


def prompts(s: State) -> dict[int, Words]:
    """Who is asked what, whether or not he has answered already."""
    if not s.stack:
        return {}
    frame = s.stack[-1]
    seats = frame.seats(s) if isinstance(frame, Together) else asked(s)
    steps = [(seat, question(s, seat)) for seat in seats]
    return {seat: step.prompt(s) for seat, step in steps if step is not None}


def check_endings(game: Game, s: State, rng: Rng, longest: int) -> None:
    """Now and then an imagined world is played to the end with random answers."""
    if rng.below(TO_THE_END):
        return
    world = game.world_for(s, int(rng.below(s.seats)), rng)
    for _ in range(longest):
        if not world.stack:
            return
        seat = any_of(asked(world), rng)
        try:
            play(world, seat, random_move(world, seat, rng))
        except FAULTS as fault:
            raise Broken("imagined", f"one raised {fault!r}") from fault
    raise Broken("imagined", f"one goes on after {longest} answers")


def check_unseen(game: Game, s: State, options: Options, rng: Rng) -> None:
    """The real world and an imagined one side by side: as long as a seat sees no difference, it is told none."""
    if s.answers:
        return
    seat = int(rng.below(s.seats))
    one, other = (
        Match(game, world, options, seeded(0), nature_waits=True) for world in (s.copy(), game.world_for(s, seat, rng))
    )
    for _ in range(SIDE_BY_SIDE):
        if one.over:
            return
        try:
            play_alike(one, other, seat, rng)
        except FAULTS as fault:
            raise Broken("imagined", f"one raised {fault!r}") from fault
        if one.view(seat) != other.view(seat) or frames(one.state) != frames(other.state):
            return
        for reader in (seat, None):
            told, instead = one.events(reader), other.events(reader)
            if told != instead:
                raise Broken("events", f"{reader} could hear {differing(instead, told)}")
        mine, its = one.record(seat), other.record(seat)
        if mine != its:
            raise Broken("redacted", f"seat {seat} could read {differing(its.splitlines(), mine.splitlines())}")


def play_alike(one: Match, other: Match, reader: int, rng: Rng) -> None:
    """The same answer in both if the reader may see it and both worlds allow it, any otherwise.

    If he sees an answer that one of the worlds does not allow, his view must tell them apart from now on.
    """
    seat = any_of(asked(one.state), rng)
    step, twin = question(one.state, seat), question(other.state, seat)
    assert step is not None, "a seat that is asked has a question"
    assert twin is not None, "imagined worlds ask the same"
    move = random_move(one.state, seat, rng)
    instead = random_move(other.state, seat, rng)
    if seat == reader or may_see(step.seen_by(one.state, move), reader):
        text = step.show(one.state, move)
        same = [m for m in legal(other.state, seat) if twin.show(other.state, m) == text]
        instead = same[0] if same else instead
    one.apply(seat, move)
    other.apply(seat, instead)


def differing(one: Sequence[object], other: Sequence[object]) -> str:
    """The first lines or events in which two logs differ."""
    return next(f"{mine!r} instead of {its!r}" for mine, its in zip_longest(one, other) if mine != its)
