"""A seat's own turn, played to its end on a copy: what a move leads to before anybody else is asked."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.bot.future import Future
from gladsheim.games.nidavellir.bot.picks import Demand, cards_at
from gladsheim.games.nidavellir.bot.worth import RIVALS, worth
from gladsheim.games.nidavellir.cards.army import lay
from gladsheim.games.nidavellir.cards.heroes import LAY_THRUD, MUSTER, Muster, Recruit
from gladsheim.games.nidavellir.cards.printed import DWARFS, OFFERING_3, RAISE_3, RAISE_5, cards_per_tavern
from gladsheim.games.nidavellir.coins.trading import must_trade, trade
from gladsheim.games.nidavellir.coins.upgrades import UPGRADE
from gladsheim.games.nidavellir.rules.state import NONE, State
from gladsheim.games.nidavellir.rules.tavern import TURN_ENDS, TakeCard, TurnEnds
from gladsheim.kernel.step import Moves, Step, then

RECRUITS: Final = 1
"""How many heroes that a move brings are tried out; those still due are counted as heroes to come."""


class Choice:
    """A move that is weighed: what it promises, and the end of its turn."""

    def __init__(self, move: int, value: float, after: State) -> None:
        self.move = move
        self.value = value
        self.after = after


def weighed(s: State, seat: int, step: Step, moves: list[int]) -> list[float]:
    """What some legal answers promise; a card that is taken is one that the players after do not get."""
    future = Future(s)
    found = [choice.value for choice in tried(s, seat, step, moves, future, RECRUITS)]
    if isinstance(step, TakeCard):
        demand = Demand(s, future)
        others = s.order[s.order.index(seat) + 1 :]
        for i in range(len(moves)):
            left = cards_at(s, s.tavern)
            left.remove(moves[i])
            for other, kind in zip(others, demand.taken(others, left)):
                found[i] -= RIVALS * demand.worth(other, kind) / (s.seats - 1)
    return found


def choices(s: State, seat: int, step: Step, future: Future, recruits: int) -> list[Choice]:
    """Every legal answer to the step on top of the stack, with what it makes of the standing."""
    out = Moves()
    step.moves(s, out)
    return tried(s, seat, step, out.listed(), future, recruits)


def tried(s: State, seat: int, step: Step, moves: list[int], future: Future, recruits: int) -> list[Choice]:
    """Some of these answers."""
    found = []
    for move in moves:
        after = finished(played(s, seat, step, move), seat, future, recruits)
        found.append(Choice(move, standing(after, seat, future), after))
    return found


def best(found: list[Choice]) -> Choice:
    """The first of the best."""
    result = found[0]
    for choice in found:
        if choice.value > result.value:
            result = choice
    return result


def standing(s: State, seat: int, future: Future) -> float:
    """What a seat may expect, beyond what the others may in the mean."""
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += worth(s, other, future)
    return worth(s, seat, future) - RIVALS * others / (s.seats - 1)


def played(world: State, seat: int, step: Step, move: int) -> State:
    """A copy in which the step on top of the stack is answered, and nothing behind it has been asked or run."""
    s = world.copy()
    s.stack.pop()
    if isinstance(step, TakeCard):
        take(s, seat, move)
    else:
        step.answer(s, move)
    return s


def take(s: State, seat: int, kind: int) -> None:
    """As the rule has it (R37), but the next player waits: what lies face down must not come to light."""
    i = cards_per_tavern(s.seats) * s.tavern
    while s.taverns[i] != kind:
        i += 1
    s.taverns[i] = NONE
    then(s, TURN_ENDS[seat])
    if kind >= DWARFS:
        then(s, UPGRADE[seat][RAISE_3 if kind == OFFERING_3 else RAISE_5])
        return
    then(s, MUSTER[seat])
    if lay(s, seat, kind):
        then(s, LAY_THRUD[seat])


def finished(s: State, seat: int, future: Future, recruits: int) -> State:
    """Go on to the end of the turn, the trade included, by the best answers."""
    while s.stack:
        top = s.stack[-1]
        if isinstance(top, Muster):
            s.stack.pop()
            if recruits:
                top.run(s)
        elif isinstance(top, TurnEnds):
            s.stack.pop()
            if must_trade(s, seat):
                trade(s, seat)
        elif isinstance(top, Step) and top.seat(s) == seat:
            left = recruits - 1 if isinstance(top, Recruit) else recruits
            s = best(choices(s, seat, top, future, left)).after
        else:
            return s
    return s


def only_traded(world: State, seat: int, future: Future) -> State:
    """The end of the turn if nothing came of it but the trade: what a move is compared with."""
    s = world.copy()
    s.stack.clear()
    if must_trade(s, seat):
        trade(s, seat)
    return finished(s, seat, future, 0)
