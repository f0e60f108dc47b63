"""A seat's own answers, tried on copies: what each leads to before anybody else is asked."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.actions.invading import AT_ONCE_COST, PillageAtOnce
from gladsheim.games.bloodrage.actions.moves import CHALLENGE, PILLAGE, SACRIFICE
from gladsheim.games.bloodrage.actions.turn import CHALLENGE_COST, Act, NextTurn
from gladsheim.games.bloodrage.battle.call import STAY, Call, figure_of, province_of
from gladsheim.games.bloodrage.battle.dying import Save, let_die
from gladsheim.games.bloodrage.battle.outcome import KeepCards
from gladsheim.games.bloodrage.battle.playing import USE, Declare, LateCard, LayCard
from gladsheim.games.bloodrage.battle.strength import strength, strength_of
from gladsheim.games.bloodrage.battle.texts import KeepOne, quest_strength
from gladsheim.games.bloodrage.bot.battles import Battle, pillage_promise
from gladsheim.games.bloodrage.bot.cards import gift_worth, kept_worth
from gladsheim.games.bloodrage.bot.worth import death_glory, worth
from gladsheim.games.bloodrage.cards.printed import CARD_COUNT, VALUE
from gladsheim.games.bloodrage.rules.ages import KeepCard
from gladsheim.games.bloodrage.rules.figures import move_figure
from gladsheim.games.bloodrage.rules.gifts import Take
from gladsheim.games.bloodrage.rules.state import RAGNAROK, State
from gladsheim.kernel.step import Moves, Step, Then

SPOILS: Final = 3
"""What a pillage is worth to another seat, in Glory."""


class Choice:
    """A move that is weighed: what it promises, and where it leads."""

    def __init__(self, move: int, value: float, after: State) -> None:
        self.move = move
        self.value = value
        self.after = after


def listed(s: State, step: Step) -> list[int]:
    """The legal answers to a step."""
    out = Moves()
    step.moves(s, out)
    return out.listed()


def weighed(s: State, seat: int, step: Step) -> list[Choice]:
    """Every legal answer with what it promises."""
    if isinstance(step, LayCard):
        battle = Battle(s, seat, s.province, s.pillager, False)
        battle.settle()
        return [Choice(move, battle.promise(move), s) for move in listed(s, step)]
    return [weigh(s, seat, step, move) for move in listed(s, step)]


def values(s: State, seat: int, step: Step, moves: list[int]) -> list[float]:
    """What some legal answers promise."""
    if isinstance(step, LayCard):
        battle = Battle(s, seat, s.province, s.pillager, False)
        battle.settle()
        return [battle.promise(move) for move in moves]
    return [weigh(s, seat, step, move).value for move in moves]


def best(found: list[Choice]) -> Choice:
    """The first of the best."""
    result = found[0]
    for choice in found:
        if choice.value > result.value:
            result = choice
    return result


def weigh(s: State, seat: int, step: Step, move: int) -> Choice:
    """What an answer promises."""
    if isinstance(step, Take):
        return Choice(move, gift_worth(s, seat, move), s)
    if isinstance(step, KeepCard):
        return Choice(move, kept_worth(s, seat, move), s)
    if isinstance(step, Act) and PILLAGE <= move < SACRIFICE:
        if move < CHALLENGE:
            return Choice(move, pillage_promise(s, seat, move - PILLAGE), s)
        return Choice(move, paid_pillage(s, seat, CHALLENGE_COST, move - CHALLENGE), s)
    if isinstance(step, PillageAtOnce) and move == 0:
        return Choice(move, paid_pillage(s, seat, AT_ONCE_COST, step.province), s)
    if isinstance(step, Call):
        return Choice(move, call_promise(s, seat, move), s)
    if isinstance(step, (LateCard, Declare)):
        return Choice(move, added(s, seat, step, move), s)
    if isinstance(step, KeepOne):
        return Choice(move, float(strength_of(s, seat, move)), s)
    after = s.copy()
    after.stack.pop()
    step.answer(after, move)
    if isinstance(step, Save):
        let_die(after)
        if s.phase == RAGNAROK:
            return Choice(move, worth(after, seat) + death_glory(s, seat) * after.fallen[seat], after)
    elif not isinstance(step, KeepCards):
        after = finished(after, seat)
    return Choice(move, worth(after, seat), after)


def paid_pillage(s: State, seat: int, cost: int, province: int) -> float:
    """A pillage that costs Rage."""
    after = s.copy()
    after.rage[seat] -= cost
    return pillage_promise(after, seat, province)


def finished(s: State, seat: int) -> State:
    """Go on until somebody else would be asked, by the best answers; whoever may save figures does not."""
    while s.stack:
        top = s.stack[-1]
        if isinstance(top, NextTurn):
            return s
        if isinstance(top, Then):
            if s.province >= 0:
                return s
            s.stack.pop()
            top.run(s)
        elif isinstance(top, Save) and top.turn != seat:
            s.stack.pop()
        elif isinstance(top, Step) and top.seat(s) == seat and not isinstance(top, (Act, PillageAtOnce)):
            s = best(weighed(s, seat, top)).after
        else:
            return s
    return s


def call_promise(s: State, seat: int, move: int) -> float:
    """What it promises to join a battle, or to stay away (p. 17)."""
    after = s
    if move != STAY:
        after = s.copy()
        move_in(after, seat, move)
    battle = Battle(after, seat, s.province, s.pillager, move != STAY)
    if not battle.present:
        return watched_from_afar(s, seat)
    battle.settle()
    return battle.best()


def move_in(s: State, seat: int, move: int) -> None:
    """The figure moves, and nobody is asked on."""
    move_figure(s, seat, figure_of(move), province_of(move), s.province)


def watched_from_afar(s: State, seat: int) -> float:
    """The pillage of another, taken to succeed."""
    after = s.copy()
    after.pillaged[s.province] = 1
    after.glory[s.pillager] += SPOILS
    return worth(after, seat)


def added(s: State, seat: int, step: Step, move: int) -> float:
    """A late card or a declared quest: whether it turns the battle, as things stand."""
    adds = 0
    cost = 0.0
    if isinstance(step, Declare):
        adds = quest_strength(s, seat) if move == USE else 0
    elif move != CARD_COUNT:
        adds = VALUE[move]
        cost = 0.5 + 0.3 * adds
    mine = strength(s, seat, s.province) + s.bonus[seat] + adds
    most = -1
    for other in range(s.seats):
        if other != seat and s.fighters >> other & 1:
            most = max(most, strength(s, other, s.province) + s.bonus[other])
    battle = Battle(s, seat, s.province, s.pillager, False)
    battle.settle()
    if isinstance(step, Declare):
        # Somebody may still add a card, and the quest is gone anyway if the battle is won.
        cost = -0.01 * adds if battle.won > battle.lost else 0.01 * adds
    return (battle.won if mine > most else battle.lost) - cost
