"""Deeds and fights of a saga, tried on a copy to the end: what they cost, what they may turn up, what is best then."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.bot.forecast import Forecast
from gladsheim.games.yggdrasil.bot.risk import risk_cost
from gladsheim.games.yggdrasil.bot.worth import ARTIFACT, worth
from gladsheim.games.yggdrasil.enemies.enemies import retreat, strength
from gladsheim.games.yggdrasil.risks.fighting import FightWon
from gladsheim.games.yggdrasil.rules.life import is_decided
from gladsheim.games.yggdrasil.rules.printed import ARTIFACT_COUNT, NONE
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.sagas.book import At
from gladsheim.games.yggdrasil.sagas.choosing import TurnUp
from gladsheim.games.yggdrasil.sagas.deeds import MOST_COSTS, deed_at, deed_risks, lose_artifact, pay
from gladsheim.games.yggdrasil.sagas.fights import fight_of, spendable
from gladsheim.games.yggdrasil.sagas.obeying import obey
from gladsheim.kernel.step import Chance, Moves, Step, Then

SPENT: Final = 2.0
"""What one of the things is worth that a page lets a god spend on a fight."""
DEEPEST: Final = 4
"""So many questions and draws are looked through."""


class Ending:
    """What something comes to: its worth, and the likeliest state."""

    def __init__(self, value: float, after: State) -> None:
        self.value = value
        self.after = after


def did(s: State, slot: int, world: int, number: int, mode: int) -> float:
    """A god pays for a deed and does it, on this very state; what its Risks cost."""
    deed = deed_at(s, number)
    risks = deed_risks(s, slot, world, deed, mode)
    cost = deed.costs[number % MOST_COSTS]
    if not pay(s, slot, cost):
        return 0.0
    if cost.artifacts:
        lose_artifact(s, slot, least_artifact(s, slot))
    spent = risk_cost(s, slot, risks, NONE, 0) if risks else 0.0
    obey(s, deed.block, At(slot, world, NONE))
    return spent


def fought(s: State, slot: int, opponent: int, cancelled: int) -> float:
    """An opponent is beaten; what the Risks cost, and what is spent to ease them."""
    if not s.saga.is_campaign:
        cost = risk_cost(s, slot, strength(s, opponent), opponent, cancelled)
        retreat(s, opponent)
        return cost
    fight = fight_of(s, opponent)
    spent = best_spending(s, slot, opponent, cancelled)
    if fight is not None and spent:
        cancelled += spent * fight.worth
        s.counters[s.saga.counters[fight.spends].offset] -= spent
    cost = risk_cost(s, slot, strength(s, opponent), opponent, cancelled)
    FightWon(slot, opponent).run(s)
    return cost + spent * SPENT


def best_spending(s: State, slot: int, opponent: int, cancelled: int) -> int:
    """How much of what a page allows is best spent on a fight."""
    fight = fight_of(s, opponent)
    if fight is None or not spendable(s, opponent):
        return 0
    risks = strength(s, opponent)
    best = 0
    least = 1e9
    for count in range(min(spendable(s, opponent), (risks + fight.worth - 1) // fight.worth) + 1):
        cost = count * SPENT + risk_cost(s, slot, risks, opponent, cancelled + count * fight.worth)
        if cost < least:
            least = cost
            best = count
    return best


def least_artifact(s: State, slot: int) -> int:
    """What a god misses least of his artifacts."""
    found = NONE
    for artifact in range(ARTIFACT_COUNT):
        if s.held[slot] >> artifact & 1 and (found == NONE or ARTIFACT[artifact] < ARTIFACT[found]):
            found = artifact
    return found


def ended(s: State, forecast: Forecast, depth: int = 0) -> Ending:
    """Go on until nothing waits: by itself, by the best answers, and by all that may be turned up."""
    while s.stack and not is_decided(s):
        top = s.stack[-1]
        if isinstance(top, Then):
            s.stack.pop()
            top.run(s)
            continue
        if depth == DEEPEST or not isinstance(top, Step):
            break
        out = Moves()
        top.moves(s, out)
        moves = out.listed()
        if isinstance(top, TurnUp):
            return expected(s, top, moves, forecast, depth)
        s.stack.pop()
        if isinstance(top, Chance) or len(moves) == 1:
            top.answer(s, moves[len(moves) // 2])
            continue
        return best_of(s, top, moves, forecast, depth)
    return Ending(worth(s, forecast), s)


def expected(s: State, step: TurnUp, moves: list[int], forecast: Forecast, depth: int) -> Ending:
    """All that may be turned up, by how likely it is."""
    total = 0
    value = 0.0
    most = 0
    likely = s
    for move in moves:
        after = s.copy()
        after.stack.pop()
        step.answer(after, move)
        ending = ended(after, forecast, depth + 1)
        weight = step.weight(s, move)
        total += weight
        value += weight * ending.value
        if weight > most:
            most = weight
            likely = ending.after
    return Ending(value / total, likely)


def best_of(s: State, step: Step, moves: list[int], forecast: Forecast, depth: int) -> Ending:
    """The best answer to a question; the question is off the stack already."""
    found: Ending | None = None
    for move in moves:
        after = s.copy()
        step.answer(after, move)
        ending = ended(after, forecast, depth + 1)
        if found is None or ending.value > found.value:
            found = ending
    assert found is not None, "a question has an answer"
    return found
