"""Every question of the game, answered by what the answers lead to."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.bot.acts import Choice, acted, bare, best, best_act, healed, listed, weigh_act
from gladsheim.games.yggdrasil.bot.deeds import best_spending, did, ended, fought, least_artifact
from gladsheim.games.yggdrasil.bot.forecast import Forecast
from gladsheim.games.yggdrasil.bot.pages import Wants
from gladsheim.games.yggdrasil.bot.throws import (
    changed_die,
    dice_thrown,
    heroes_used,
    pairs_returned,
    thrown_again,
)
from gladsheim.games.yggdrasil.bot.worth import ARTIFACT, in_order, worth
from gladsheim.games.yggdrasil.cards.artifacts import TakeArtifact
from gladsheim.games.yggdrasil.cards.gifts import Give, GiveLife, GiveTo
from gladsheim.games.yggdrasil.cards.journeys import (
    FIRST_DEED,
    FIRST_FIGHT,
    ActBesides,
    FightBesides,
    MayAct,
    MayFight,
    MoveAnywhere,
)
from gladsheim.games.yggdrasil.cards.norns import PutOnTop
from gladsheim.games.yggdrasil.cards.stones import ActHow, ActWhere, StonesLie
from gladsheim.games.yggdrasil.enemies.reveal import SupportMove
from gladsheim.games.yggdrasil.risks.aftermath import KeepElf, LetSupportPay, TakeAsFellow
from gladsheim.games.yggdrasil.risks.brothers import HelpBrother, RerollAsBrother
from gladsheim.games.yggdrasil.risks.fighting import SpendOn
from gladsheim.games.yggdrasil.risks.kin import TakeForThrow
from gladsheim.games.yggdrasil.risks.risks import ChangeDie, ReturnPairs, UseHeroes
from gladsheim.games.yggdrasil.risks.throwing import ChooseDice, Reroll
from gladsheim.games.yggdrasil.rules.life import is_decided
from gladsheim.games.yggdrasil.rules.printed import NORMAL, WORLD_COUNT
from gladsheim.games.yggdrasil.rules.relations import DONE, JoinCompanion, TakeFromKin
from gladsheim.games.yggdrasil.rules.rounds import ORDERS, Move, ProposeNext, ProposeOrder
from gladsheim.games.yggdrasil.rules.setup import ChooseGod, PickSupport
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.sagas.choosing import ChoosePiece, ChooseWay, ChooseWhom, ChooseWorld
from gladsheim.games.yggdrasil.sagas.deeds import GiveUpArtifact
from gladsheim.games.yggdrasil.worlds.act import Act
from gladsheim.games.yggdrasil.worlds.gathering import DriveGiants, FreeAnonymous, TakeDice, TakeElves, TakeHeroes
from gladsheim.games.yggdrasil.worlds.tree import can_reach
from gladsheim.games.yggdrasil.worlds.worlds import mode_of
from gladsheim.kernel.step import Chance, Frame, Step, Then

SAGA_QUESTIONS: Final = (ChooseWay, ChooseWorld, ChooseWhom, ChoosePiece)

SMALL: Final = (
    UseHeroes,
    ChooseDice,
    Reroll,
    ChangeDie,
    ReturnPairs,
    KeepElf,
    TakeAsFellow,
    HelpBrother,
    RerollAsBrother,
    TakeForThrow,
    TakeElves,
    TakeDice,
    TakeHeroes,
    FreeAnonymous,
    DriveGiants,
    LetSupportPay,
    TakeFromKin,
    Give,
    SpendOn,
    GiveUpArtifact,
)
"""Questions that are answered by a rule, without a look at what comes of it."""

GODS: Final = [1.0, 4.0, 2.0, 5.0, 3.0, 6.0, 7.0]
"""How much each god is wanted; in 420 hard games with gods drawn by lot none made a clear difference."""


def chosen(s: State, step: Step) -> int:
    """The best answer to a question."""
    if isinstance(step, UseHeroes):
        return heroes_used(s, step.slot, step.most)
    if isinstance(step, ChooseDice):
        return dice_thrown(s, step.slot, step.most)
    if isinstance(step, Reroll):
        return thrown_again(s, step)
    if isinstance(step, ChangeDie):
        return changed_die(s, step.slot)
    if isinstance(step, ReturnPairs):
        return pairs_returned(s, step)
    if isinstance(step, (KeepElf, TakeAsFellow, HelpBrother, RerollAsBrother, TakeForThrow)):
        moves = listed(s, step)
        return moves[1] if len(moves) > 1 else moves[0]
    if isinstance(step, (TakeElves, TakeDice, TakeHeroes, FreeAnonymous, DriveGiants)):
        return step.most
    if isinstance(step, LetSupportPay):
        return min(step.most, s.life[step.support] - 1)
    if isinstance(step, (TakeFromKin, Give)):
        return DONE
    if isinstance(step, SpendOn):
        return best_spending(s, step.slot, step.opponent, step.cancelled)
    if isinstance(step, GiveUpArtifact):
        return least_artifact(s, step.slot)
    return best(weighed(s, step, Forecast(s))).move


def weighed(s: State, step: Step, forecast: Forecast) -> list[Choice]:
    """Every legal answer with what it promises."""
    return [weigh(s, step, move, forecast) for move in listed(s, step)]


def weigh(s: State, step: Step, move: int, forecast: Forecast) -> Choice:
    """What an answer promises."""
    if isinstance(step, Act):
        return weigh_act(s, step.slot, step.done, move, forecast)
    if isinstance(step, Move):
        after = bare(s)
        after.places[step.slot] = move
        choice = best_act(after, step.slot, 0, forecast)
        return Choice(move, choice.value, choice.after, choice.cost)
    if isinstance(step, SupportMove):
        after = bare(s)
        after.places[step.slot] = move
        return weigh_turn(after, move, forecast)
    if isinstance(step, JoinCompanion):
        after = bare(s)
        after.places[step.slot] = s.places[move]
        return weigh_turn(after, move, forecast)
    if isinstance(step, (ProposeOrder, ProposeNext)):
        return weigh_order(s, step, move, forecast)
    if isinstance(step, (ChooseGod, PickSupport)):
        return Choice(move, GODS[move], s, 0.0)
    if isinstance(step, TakeArtifact):
        return Choice(move, ARTIFACT[move], s, 0.0)
    after = s.copy()
    rest = after.stack
    after.stack = []
    cost = 0.0
    if isinstance(step, FightBesides):
        if move >= FIRST_FIGHT:
            cost = fought(after, step.slot, move - FIRST_FIGHT, 1)
    elif isinstance(step, ActBesides):
        if move:
            world = after.places[step.slot]
            mode = mode_of(after, step.slot, world)
            if move >= FIRST_DEED:
                cost = did(after, step.slot, world, move - FIRST_DEED, mode)
            else:
                cost = acted(after, step.slot, world, mode)
    elif isinstance(step, ActHow):
        if move >= FIRST_DEED:
            cost = did(after, step.slot, step.world, move - FIRST_DEED, NORMAL)
        else:
            healed(after, step.slot, step.world)
    elif isinstance(step, ActWhere):
        if after.devastated[move]:
            healed(after, step.slot, move)
        else:
            cost = acted(after, step.slot, move, NORMAL)
    else:
        if isinstance(step, MoveAnywhere):
            keep_what_follows(after, rest)
        step.answer(after, move)
        if isinstance(step, SAGA_QUESTIONS):
            ending = ended(after, forecast)
            return Choice(move, ending.value, ending.after, 0.0)
        return finished(move, after, forecast.wants)
    if after.saga.is_campaign:
        ending = ended(after, forecast)
        return Choice(move, ending.value - cost, ending.after, cost)
    return Choice(move, worth(after, forecast) - cost, after, cost)


def keep_what_follows(s: State, rest: list[Frame]) -> None:
    """A creature that carries a god lets him fight or act there."""
    for frame in rest:
        if isinstance(frame, (MayFight, MayAct)):
            s.stack.append(frame)


def finished(move: int, s: State, wants: Wants | None) -> Choice:
    """Go on with what an answer has brought, by the best answers, until nature is asked."""
    cost = 0.0
    while s.stack and not is_decided(s):
        top = s.stack[-1]
        if isinstance(top, Chance):
            break
        if isinstance(top, Then):
            s.stack.pop()
            if not isinstance(top, StonesLie):
                top.run(s)
        elif isinstance(top, (Give, GiveTo, GiveLife, PutOnTop, TakeFromKin)) or is_one_of_many(s):
            s.stack.pop()
        elif isinstance(top, Step):
            choice = best(weighed(s, top, Forecast(s, wants)))
            rest = s.stack
            rest.pop()
            if isinstance(top, MoveAnywhere):
                rest.clear()
            s = choice.after
            s.stack.extend(rest)
            cost += choice.cost
        else:
            break
    return Choice(move, worth(s, Forecast(s, wants)) - cost, s, cost)


def is_one_of_many(s: State) -> bool:
    """Whether a god is carried somewhere and nothing more: others follow, and each is asked in time."""
    if not isinstance(s.stack[-1], MoveAnywhere):
        return False
    for frame in s.stack:
        if isinstance(frame, (MayFight, MayAct)):
            return False
    return True


def weigh_turn(s: State, move: int, forecast: Forecast) -> Choice:
    """Somebody has moved before the active god: what his turn will bring then."""
    if s.stopped:
        return Choice(move, worth(s, forecast), s, 0.0)
    slot = s.active
    found = []
    for world in range(WORLD_COUNT):
        if can_reach(s, slot, world):
            there = s.copy()
            there.places[slot] = world
            found.append(best_act(there, slot, 0, forecast))
    choice = best(found)
    return Choice(move, choice.value, choice.after, choice.cost)


def weigh_order(s: State, step: Step, move: int, forecast: Forecast) -> Choice:
    """Who can prevent what, and whose card may show what."""
    after = bare(s)
    after.order = proposed(s, step, move)
    return Choice(move, in_order(after, Forecast(after, forecast.wants)), after, 0.0)


def proposed(s: State, step: Step, move: int) -> list[int]:
    """The seats in the order that an answer proposes."""
    if isinstance(step, ProposeOrder):
        return ORDERS[s.seats][move]
    return [move] + [seat for seat in s.order if seat != move]
