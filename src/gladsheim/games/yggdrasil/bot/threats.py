"""What the Enemies may do before somebody prevents it, in the worth of the group: each has a way to win of its own."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.bot.forecast import AHEAD, Forecast
from gladsheim.games.yggdrasil.enemies.enemies import strength
from gladsheim.games.yggdrasil.enemies.iotunns import is_blocked, is_ridden
from gladsheim.games.yggdrasil.rules.printed import (
    ANONYMOUS_COUNT,
    CAGE,
    ENEMY_COUNT,
    FENRIR,
    FENRIR_TAKES,
    GIANT_COUNT,
    GIANTS_PER_ACTIVATION,
    HEL,
    HEL_TAKES,
    IORMUNGAND,
    LOKI,
    MUSPELLHEIM,
    NIDHOGG,
    NIFLHEIM,
    NONE,
    PAWN_COUNT,
    SURT,
)
from gladsheim.games.yggdrasil.rules.state import State, active_iotunns
from gladsheim.games.yggdrasil.sagas.obeying import page_of
from gladsheim.games.yggdrasil.worlds.tree import can_reach, level_of

LETHAL: Final = 100.0
"""An activation that would lose the game."""

FIX: Final = 0.6
"""How likely a god who can prevent a defeat on his turn does so: he may have something else to do."""
HARD_FIX: Final = 0.15
"""The same if it would take more than he has."""
NO_FIX: Final = 0.03
"""The same if he cannot get there in one move."""

LIFE: Final = [-115.0, -30.0, -18.5, -12.0, -8.3, -5.5, -3.5, -2.0, -0.8, 0.0]
"""By Life Points of a god."""

NEED: Final = [0.3, 1.0, 2.5, 6.0, 10.0, 14.0, 18.0, 22.0, 26.0, 30.0, 34.0, 38.0]
"""What is short in the long run, by activations that are likely to come beyond those that can be borne, from -2 up."""

CLIMB: Final = 2.0
"""What an activation of Surt or Hel costs: worlds are devastated, and the middle turns."""
GIANT: Final = 0.4
ANONYMOUS: Final = 0.4
"""Each on a ladder makes its Enemy stronger."""

FENRIR_OUT: Final = 1.5
MEAN_SENT: Final = 2.2
"""Anonymous that an activation of Iormungand sends on average."""


def need(short: float) -> float:
    """What it is worth not to be so many activations short."""
    at = min(max(short + 2, 0.0), len(NEED) - 1.01)
    below = int(at)
    return NEED[below] + (at - below) * (NEED[below + 1] - NEED[below])


def no_fix(s: State) -> list[float]:
    """Nobody can do anything."""
    return [0.0] * s.seats


def fixes(s: State, world: int, risks: int) -> list[float]:
    """By seat, how likely its next turn is spent in a world to take risks there."""
    found = []
    for seat in range(s.seats):
        if not can_reach(s, seat, world):
            found.append(NO_FIX)
        elif risks > s.life[seat] - 2 + s.elves[seat] + s.heroes + s.dice[seat] // 2:
            found.append(HARD_FIX)
        else:
            found.append(FIX)
    return found


def fight_fixes(s: State, enemy: int) -> list[float]:
    """By seat, how likely its next turn is spent to beat an Enemy."""
    place = s.enemies[enemy]
    if is_ridden(s, enemy) or place == NONE:
        return [NO_FIX] * s.seats
    return fixes(s, place, strength(s, enemy))


def coming(
    s: State, forecast: Forecast, enemy: int, fix: list[float], first: list[float], second: list[float]
) -> float:
    """What the next activations of an Enemy cost, by the seat that reveals, unless somebody prevents it before."""
    cost = 0.0
    unprevented = 1.0
    is_open = s.wheel[enemy * 2] != NONE and s.wheel[enemy * 2 + 1] == NONE
    none_closed = 0.0 if is_open else 1.0
    none_open = 1.0 if is_open else 0.0
    once_closed = 0.0
    once_open = 0.0
    for reveal in range(AHEAD):
        odds = forecast.odds[reveal * ENEMY_COUNT + enemy]
        seat = forecast.seats[reveal]
        if odds:
            one = none_open * odds
            two = once_open * odds
            cost += unprevented * (one * first[seat] + two * second[seat])
            none_open += none_closed * odds - one
            none_closed -= none_closed * odds
            once_open += once_closed * odds - two
            once_closed += one - once_closed * odds
        unprevented *= 1 - fix[seat]
    return cost


def same(s: State, cost: float) -> list[float]:
    """The same for every seat."""
    return [cost] * s.seats


def climbing(s: State, forecast: Forecast, enemy: int, left: float) -> float:
    """Surt or Hel below the top; Hel takes life as well."""
    if s.enemies[enemy] == NONE:
        return 0.0
    borne = level_of(s.enemies[enemy])
    first = same(s, LETHAL if borne == 0 else CLIMB)
    if enemy == HEL and borne:
        for seat in range(s.seats):
            first[seat] += life_lost(s, seat, HEL_TAKES)
    second = same(s, LETHAL if borne == 1 else CLIMB)
    return need(left - borne) + coming(s, forecast, enemy, fight_fixes(s, enemy), first, second)


def life_lost(s: State, slot: int, count: int) -> float:
    """What it costs that a god loses life."""
    life = s.life[slot]
    return LIFE[life] - LIFE[max(0, life - count)]


def action_fixes(s: State, world: int) -> list[float]:
    """By seat, how likely its next turn is spent on the risky action of a world."""
    if is_blocked(s, world) or s.devastated[world]:
        return [NO_FIX] * s.seats
    return fixes(s, world, 3 if s.enemies.count(world) else 2)


def lethal(s: State, forecast: Forecast, enemy: int, borne: int, fix: list[float]) -> float:
    """Activations of an Enemy of which only so many can be borne."""
    if borne > 1:
        return 0.0
    return coming(
        s, forecast, enemy, fix, same(s, LETHAL if borne == 0 else 0.0), same(s, LETHAL if borne == 1 else 0.0)
    )


def giants_short(s: State, forecast: Forecast, left: float) -> float:
    """Fire Giants on Surt's ladder."""
    spare = GIANT_COUNT - s.giants
    cost = GIANT * s.giants + need(left - spare / GIANTS_PER_ACTIVATION)
    if spare > 3:
        return cost
    fix = action_fixes(s, MUSPELLHEIM)
    if page_of(s).path[s.spot + 1].look == "giant":
        cost += lethal(s, forecast, NIDHOGG, spare, fix)
    return cost + lethal(s, forecast, SURT, spare // GIANTS_PER_ACTIVATION, fix)


def serpent(s: State, forecast: Forecast, left: float) -> float:
    """Iormungand's islands, and the Anonymous that he sends."""
    if s.enemies[IORMUNGAND] == NONE:
        return ANONYMOUS * s.anonymous
    numbers = s.figures.islands
    islands = len(numbers) - 1 - s.island
    cost = ANONYMOUS * s.anonymous + need(left - islands)
    if islands < 2:
        cost += lethal(s, forecast, IORMUNGAND, islands, fight_fixes(s, IORMUNGAND))
    spare = ANONYMOUS_COUNT - s.anonymous
    sent = 0
    borne = 0
    for island in range(s.island + 1, len(numbers)):
        sent += numbers[island]
        if sent > spare:
            break
        borne += 1
    cost += need(left - spare / MEAN_SENT)
    if borne == islands:
        return cost
    fix = action_fixes(s, NIFLHEIM)
    if page_of(s).path[s.spot + 1].look == "anonymous":
        cost += lethal(s, forecast, NIDHOGG, spare, fix)
    return cost + lethal(s, forecast, IORMUNGAND, borne, fix)


def iotunns_short(s: State, forecast: Forecast, left: float) -> float:
    """Pawns left on Loki's ladder."""
    if s.enemies[LOKI] == NONE:
        return 0.0
    borne = PAWN_COUNT - active_iotunns(s)
    cost = need(left - borne)
    fix = [FIX] * s.seats
    if page_of(s).path[s.spot + 1].look == "iotunn":
        cost += lethal(s, forecast, NIDHOGG, borne, fix)
    return cost + lethal(s, forecast, LOKI, borne, fix)


def wolf(s: State, forecast: Forecast, weight: float) -> float:
    """Fenrir comes out, and bites whoever reveals him then."""
    if s.enemies[FENRIR] == NONE:
        return 0.0
    bites = [life_lost(s, seat, FENRIR_TAKES) + 1 for seat in range(s.seats)]
    if s.enemies[FENRIR] == CAGE:
        return coming(s, forecast, FENRIR, no_fix(s), same(s, 2.0), [bite * 0.5 for bite in bites])
    return weight * FENRIR_OUT + coming(s, forecast, FENRIR, fight_fixes(s, FENRIR), bites, bites)
