"""Answers played on from a position, as a reader would see them happen."""

from __future__ import annotations

from collections.abc import Iterable

from gladsheim.kernel.game import Game
from gladsheim.kernel.play import play, question
from gladsheim.kernel.step import State
from gladsheim.kernel.view import View
from gladsheim.review import Played
from gladsheim.server.protocol.replays import ReplayLine
from gladsheim.server.protocol.reviews import LineStep
from gladsheim.server.protocol.tables import Fact
from gladsheim.server.readers.patch import difference


def answered(game: Game, s: State, line: ReplayLine | Played, seat: int | None, seen: View) -> tuple[list[Fact], View]:
    """What an answer tells a reader who has seen this view, and the last that he sees; the state moves on."""
    step = question(s, line.seat)
    assert step is not None, "a line asks as the match did"
    s.log, s.shots = [], []
    play(s, line.seat, step.read(s, line.text))
    facts = []
    for one, shot in zip(s.log or [], s.shots or [], strict=True):
        event = one.to(seat)
        if event is not None:
            view = game.view(shot, seat)
            facts.append(Fact(event, event.words(), difference(seen, view)))
            seen = view
    return facts, seen


def steps_of(game: Game, s: State, line: Iterable[Played], seat: int | None) -> list[LineStep]:
    """A line that was not played, as a reader would have seen it; the state moves on to its end."""
    seen = game.view(s, seat)
    steps = []
    for one in line:
        facts, _ = answered(game, s, one, seat, seen)
        seen = game.view(s, seat)
        steps.append(LineStep(one.seat, one.step, one.text, facts, seen))
    return steps
