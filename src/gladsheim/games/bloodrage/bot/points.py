"""What a move earns at once: Glory that is certain before anybody else is asked."""

from __future__ import annotations

from gladsheim.games.bloodrage.actions.invading import PillageAtOnce
from gladsheim.games.bloodrage.actions.sacrificing import Sacrifice
from gladsheim.games.bloodrage.actions.turn import Act, NextTurn
from gladsheim.games.bloodrage.battle.dying import Save, let_die
from gladsheim.games.bloodrage.bot.worth import death_glory
from gladsheim.games.bloodrage.rules.state import RAGNAROK, State
from gladsheim.kernel.step import Step, Then


def earned(world: State, seat: int, step: Step, move: int) -> int | None:
    """A token of Glory that nobody defends, ships lost for Glory, deaths in Ragnarök; None where there is none."""
    if not isinstance(step, (Act, PillageAtOnce, Sacrifice, Save)):
        return None
    s = world.copy()
    s.stack.pop()
    step.answer(s, move)
    if isinstance(step, Save):
        let_die(s)
    else:
        run(s)
    points = s.glory[seat] - world.glory[seat]
    if s.phase == RAGNAROK:
        points += death_glory(s, seat) * s.fallen[seat]
    return points if points > 0 else None


def run(s: State) -> None:
    """Whatever follows from an action before somebody is asked."""
    while s.stack:
        top = s.stack[-1]
        if not isinstance(top, Then) or isinstance(top, NextTurn):
            return
        s.stack.pop()
        top.run(s)
