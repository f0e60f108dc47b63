"""What a god may do with his turn, tried on a copy: the effect is applied, and the risks are counted as a cost."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.bot.deeds import did, ended, fought
from gladsheim.games.yggdrasil.bot.forecast import Forecast
from gladsheim.games.yggdrasil.bot.risk import risk_cost
from gladsheim.games.yggdrasil.bot.worth import ARTIFACT, RUIN, wanted, worth
from gladsheim.games.yggdrasil.enemies.enemies import heal
from gladsheim.games.yggdrasil.rules.life import gain_life, is_decided, lose_life
from gladsheim.games.yggdrasil.rules.printed import (
    ACT_AND_FIGHT,
    ALFHEIM,
    ASGARD,
    HERO_COUNT,
    IOTUNHEIM,
    MIDGARD,
    NIDAVELLIR,
    NIFLHEIM,
    NONE,
    SVARTALFHEIM,
    VANAHEIM,
    WORLD_COUNT,
)
from gladsheim.games.yggdrasil.rules.state import State, has
from gladsheim.games.yggdrasil.worlds.act import (
    ACTED,
    BLESS,
    DEED,
    FOUGHT,
    HEAL,
    PASS,
    STANDEE,
    Act,
    is_fight,
    opponent_of,
)
from gladsheim.games.yggdrasil.worlds.tree import enemies_in
from gladsheim.games.yggdrasil.worlds.worlds import amount, heal_cost, mode_of, risks_of
from gladsheim.kernel.step import Moves, Step

CREATURES: Final = [0.8, 1.4, 1.9]
RUNES: Final = [0.15, 1.2, 2.2]
"""What creatures and runic stones bring on average, by mode."""


class Choice:
    """A move that is weighed: what it promises, where it leads, and what that costs beyond what can be seen there."""

    def __init__(self, move: int, value: float, after: State, cost: float) -> None:
        self.move = move
        self.value = value
        self.after = after
        self.cost = cost


def best(found: list[Choice]) -> Choice:
    """The first of the best."""
    result = found[0]
    for choice in found:
        if choice.value > result.value:
            result = choice
    return result


def listed(s: State, step: Step) -> list[int]:
    """The legal answers to a step."""
    out = Moves()
    step.moves(s, out)
    return out.listed()


def best_act(s: State, slot: int, done: int, forecast: Forecast) -> Choice:
    """The best use of step 3 where a god stands."""
    return best([weigh_act(s, slot, done, move, forecast) for move in listed(s, Act(slot, done))])


def weigh_act(s: State, slot: int, done: int, move: int, forecast: Forecast) -> Choice:
    """What one use of step 3 promises; with the artifact for it, a second one after it."""
    if move == PASS:
        return Choice(move, worth(s, forecast), s, 0.0)
    after = bare(s)
    cost = 0.0
    if BLESS <= move < STANDEE:
        gain_life(after, move - BLESS, 1)
        return Choice(move, worth(after, forecast), after, 0.0)
    fights = is_fight(move)
    if fights:
        cost = fought(after, slot, opponent_of(move), 0)
    elif move == HEAL:
        healed(after, slot, after.places[slot])
    else:
        world = after.places[slot]
        mode = mode_of(after, slot, world)
        cost = did(after, slot, world, move - DEED, mode) if move >= DEED else acted(after, slot, world, mode)
    if after.saga.is_campaign:
        ending = ended(after, forecast)
        if done or is_decided(ending.after) or not has(ending.after, slot, ACT_AND_FIGHT):
            return Choice(move, ending.value - cost, ending.after, cost)
        after = ending.after
    if not done and not is_decided(after) and has(after, slot, ACT_AND_FIGHT):
        more = best_act(after, slot, FOUGHT if fights else ACTED, forecast)
        return Choice(move, more.value - cost, more.after, cost + more.cost)
    return Choice(move, worth(after, forecast) - cost, after, cost)


def bare(s: State) -> State:
    """A copy on which nothing waits."""
    after = s.copy()
    after.stack.clear()
    return after


def healed(s: State, slot: int, world: int) -> None:
    """The Tree is healed for its price."""
    if lose_life(s, slot, heal_cost(s, slot, world)):
        heal(s, world, slot)


def acted(s: State, slot: int, world: int, mode: int) -> float:
    """The action of a world; what its risks cost, below nothing for what cannot be foreseen."""
    number = amount(s, world, mode)
    cost = 0.0
    risks = risks_of(s, world, mode)
    if risks:
        cost = risk_cost(s, slot, risks, NONE, 0)
    if world == ASGARD:
        heal(s, worst_ruin(s), slot)
    elif world == ALFHEIM:
        number = min(number, s.elf_reserve)
        s.elf_reserve -= number
        s.elves[slot] += number
    elif world == VANAHEIM:
        number = min(number, s.dice_reserve)
        s.dice_reserve -= number
        s.dice[slot] += number
    elif world == MIDGARD:
        s.heroes = min(HERO_COUNT, s.heroes + number)
    elif world == NIDAVELLIR:
        s.held[slot] |= 1 << best_artifact(s, number)
    elif world == SVARTALFHEIM:
        return -CREATURES[mode]
    elif world == IOTUNHEIM:
        return -RUNES[mode]
    elif world == NIFLHEIM:
        s.anonymous = max(0, s.anonymous - number)
    else:
        s.giants = max(0, s.giants - number)
    return cost


def worst_ruin(s: State) -> int:
    """The devastated world that is missed most and stays whole."""
    found = NONE
    most = -1.0
    for world in range(WORLD_COUNT):
        if s.devastated[world]:
            gain = 0.0 if enemies_in(s, world) > 1 else RUIN[world] * wanted(s, world)
            if gain > most:
                most = gain
                found = world
    return found


def best_artifact(s: State, levels: int) -> int:
    """The artifact worth most that may be taken."""
    found = NONE
    for level in range(levels):
        artifact = s.shown[level]
        if artifact != NONE and (found == NONE or ARTIFACT[artifact] > ARTIFACT[found]):
            found = artifact
    return found
