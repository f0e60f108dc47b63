"""What a position is worth to the group: every way to lose, how near it is, who can still prevent it, and with what."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.bot.forecast import AHEAD, Forecast
from gladsheim.games.yggdrasil.bot.pages import (
    STEP_TURNS,
    UNIT_TURNS,
    activations_left,
    dangers,
    essence,
    progress,
    run_down,
    steps_left,
    units_left,
)
from gladsheim.games.yggdrasil.enemies.enemies import activate, strength
from gladsheim.games.yggdrasil.enemies.iotunns import is_blocked, is_ridden
from gladsheim.games.yggdrasil.rules.printed import (
    ALFHEIM,
    ANONYMOUS_COUNT,
    ARTIFACT_COUNT,
    BLOCKED_WORLDS,
    CAGE,
    ENEMY_COUNT,
    FENRIR,
    FENRIR_TAKES,
    FIRST_RIDER,
    GIANT_COUNT,
    GIANTS_PER_ACTIVATION,
    HEL,
    HEL_TAKES,
    HERO_COUNT,
    IORMUNGAND,
    IOTUNN_COUNT,
    LOKI,
    MIDGARD,
    MUSPELLHEIM,
    NIDHOGG,
    NIFLHEIM,
    NONE,
    PAWN_COUNT,
    RESERVES,
    SURT,
    VANAHEIM,
    WORLD_COUNT,
)
from gladsheim.games.yggdrasil.rules.state import (
    ACTIVE,
    IMPOSSIBLE,
    LOST,
    PLAYING,
    SAGA_LOST,
    WON,
    State,
    active_iotunns,
)
from gladsheim.games.yggdrasil.sagas.book import DEAD_TREE, REVEALED, At
from gladsheim.games.yggdrasil.sagas.obeying import fire, page_of
from gladsheim.games.yggdrasil.worlds.tree import can_reach, level_of

# A Life Point in plenty is about 1. These weights were set by hand, then varied in games of the bot with itself: more
# for Iotunns and for life won a little more often, other changes made no difference that could be told from chance.
VICTORY: Final = 500.0
DEFEAT: Final = 500.0
"""A game that is over."""

LETHAL: Final = 100.0
"""An activation that would lose the game."""

FIX: Final = 0.6
"""How likely a god who can prevent a defeat on his turn does so: he may have something else to do."""
HARD_FIX: Final = 0.15
"""The same if it would take more than he has."""
UNLIKELY: Final = 0.05
"""Cards less likely than this are not looked at."""
UNFIXED: Final = 0.7
"""How likely nobody has done anything about what a card would trigger, turn by turn."""
NO_FIX: Final = 0.03
"""The same if he cannot get there in one move."""

LIFE: Final = [-115.0, -30.0, -18.5, -12.0, -8.3, -5.5, -3.5, -2.0, -0.8, 0.0]
"""By Life Points of a god."""

ELF: Final = 0.9
HERO: Final = 1.0
DIE: Final = 0.8
"""Means against risks: each prevents about one."""

NEED: Final = [0.3, 1.0, 2.5, 6.0, 10.0, 14.0, 18.0, 22.0, 26.0, 30.0, 34.0, 38.0]
"""What is short in the long run, by activations that are likely to come beyond those that can be borne, from -2 up."""

CLIMB: Final = 2.0
"""What an activation of Surt or Hel costs: worlds are devastated, and the middle turns."""
GIANT: Final = 0.4
ANONYMOUS: Final = 0.4
"""Each on a ladder makes its Enemy stronger."""

FIRST_DICE: Final = 0.3
"""What a god's first and second Vanir die are worth beyond that."""
SPARE_ELF: Final = 0.4
SPARE_HERO: Final = 0.5
MANY_HEROES: Final = 5
"""Elves without dice to change, and Heroes beyond so many, are worth less."""

IOTUNN: Final = [
    1.4, 2.7, 2.7, 2.7, 1.3, 1.8, 1.8, 2.2,
    1.1, 3.6, 3.6, 3.6, 3.6,
    3.2, 2.9, 1.8, 2.9, 2.2,
]  # fmt: skip
"""Each while it is active: blockers, riders, obstacles."""

RUIN: Final = [1.2, 2.2, 2.2, 2.0, 1.0, 1.3, 1.2, 1.3, 1.3]
"""A devastated world."""
RUINS: Final = 0.15
"""Every pair of them: Fenrir grows."""

PRESENCE: Final = [0.1, 0.6, 0.6, 0.4, 0.2, 0.3, 0.2, 0.2, 0.2]
"""An Enemy who stands in a world, which is a penalty there."""

FENRIR_OUT: Final = 1.5
MEAN_SENT: Final = 2.2
"""Anonymous that an activation of Iormungand sends on average."""

ARTIFACT: Final = [
    1.5, 1.5, 1.2, 1.2, 1.2, 0.5,
    1.5, 1.5, 0.8, 1.5, 1.5, 1.2,
    1.5, 4.0, 1.5, 2.5, 2.5, 2.5,
]  # fmt: skip

PROGRESS: Final = 2.0
"""Nidhögg's next activation."""


def worth(s: State, forecast: Forecast) -> float:
    """What a position is worth, the more the better."""
    if s.outcome != PLAYING:
        return VICTORY if s.outcome == WON else -DEFEAT
    if s.saga.is_campaign:
        left = activations_left(s)
        return threatened(s, forecast, left) + of_page(s, forecast)
    steps = len(page_of(s).path) - 1 - s.spot
    hope = coming(s, forecast, NIDHOGG, no_fix(s), [1.0] * s.seats, [0.0] * s.seats)
    return threatened(s, forecast, steps) + PROGRESS * hope


def threatened(s: State, forecast: Forecast, left: float) -> float:
    """What the group has, and what the Enemies may do to it before they will have been activated so often."""
    weight = 0.4 + 0.6 * left / 5
    return (
        belongings(s, weight)
        - weight * standing_costs(s)
        - climbing(s, forecast, SURT, left)
        - climbing(s, forecast, HEL, left)
        - giants_short(s, forecast, left)
        - serpent(s, forecast, left)
        - iotunns_short(s, forecast, left)
        - wolf(s, forecast, weight)
    )


def in_order(s: State, forecast: Forecast) -> float:
    """The same as far as it depends on who goes when."""
    if not s.saga.is_campaign or s.outcome != PLAYING:
        return worth(s, forecast)
    return threatened(s, forecast, activations_left(s)) - triggered(s, forecast)


def of_page(s: State, forecast: Forecast) -> float:
    """What a saga adds: its goals, its losing conditions, Nidhögg's way to the dead Tree, what cards may trigger."""
    page = page_of(s)
    value = progress(s) - dangers(s)
    if forecast.wants is not None:
        value += forecast.wants.worth(s)
    ahead = steps_left(s, page)
    if page.path[-1].kind == DEAD_TREE:
        value -= need(units_left(s, page) * UNIT_TURNS / STEP_TURNS - ahead + 1)
        value -= lethal(s, forecast, NIDHOGG, ahead - 1, no_fix(s))
    block = page.path[s.spot + 1].block
    if block is not None and block.cannot(s, At(max(0, s.active), NONE, NIDHOGG)):
        value -= lethal(s, forecast, NIDHOGG, 0, [HARD_FIX] * s.seats)
    return value - triggered(s, forecast)


def triggered(s: State, forecast: Forecast) -> float:
    """Cards that would lose the game by what the page says: first ones that trigger, second ones that activate."""
    cost = 0.0
    wants = forecast.wants
    if wants is None or wants.page != s.page:
        return 0.0
    for enemy in range(ENEMY_COUNT):
        is_open = s.wheel[enemy * 2] != NONE and s.wheel[enemy * 2 + 1] == NONE
        if not is_open and (enemy not in wants.triggers or s.wheel[enemy * 2] != NONE):
            continue
        if is_open and not page_of(s).rules:
            continue
        odds = soon(forecast, enemy)
        if odds > UNLIKELY:
            slot = forecast.seats[0]
            key = (-1, enemy, slot, s.places[slot], 1 if is_open else 0, *essence(s))
            if key not in wants.known:
                wants.known[key] = 1.0 if loses(s, enemy, slot, is_open) else 0.0
            cost += odds * wants.known[key] * LETHAL
    return cost


def soon(forecast: Forecast, enemy: int) -> float:
    """How likely a card of an Enemy comes before somebody has done something about it."""
    unseen = 1.0
    odds = 0.0
    for reveal in range(AHEAD):
        here = forecast.odds[reveal * ENEMY_COUNT + enemy]
        odds += unseen * here
        unseen *= (1 - here) * UNFIXED
    return odds


def loses(s: State, enemy: int, slot: int, is_open: bool) -> bool:
    """Whether the next card of an Enemy would lose the game by what the page says."""
    after = s.copy()
    after.stack.clear()
    after.active = slot
    if is_open:
        activate(after, enemy)
    else:
        fire(after, REVEALED, enemy, slot, NONE)
    run_down(after)
    return after.outcome == LOST and after.reason in (SAGA_LOST, IMPOSSIBLE)


def need(short: float) -> float:
    """What it is worth not to be so many activations short."""
    at = min(max(short + 2, 0.0), len(NEED) - 1.01)
    below = int(at)
    return NEED[below] + (at - below) * (NEED[below + 1] - NEED[below])


def belongings(s: State, weight: float) -> float:
    """Life, and what prevents risks."""
    value = 0.0
    for slot in range(s.seats):
        value += LIFE[s.life[slot]]
    things = HERO * min(s.heroes, MANY_HEROES) + SPARE_HERO * max(0, s.heroes - MANY_HEROES)
    for slot in range(s.seats):
        usable = min(s.elves[slot], s.dice[slot] + 2)
        things += ELF * usable + SPARE_ELF * (s.elves[slot] - usable) + DIE * s.dice[slot]
        things += FIRST_DICE * min(s.dice[slot], 2)
        held = s.held[slot]
        if held:
            for artifact in range(ARTIFACT_COUNT):
                if held >> artifact & 1:
                    things += ARTIFACT[artifact]
    return value + weight * things


def standing_costs(s: State) -> float:
    """Enemies in the way, worlds devastated, Iotunns about."""
    cost = 0.0
    for enemy in range(ENEMY_COUNT - 1):
        place = s.enemies[enemy]
        if place != CAGE and place != NONE and enemy != IORMUNGAND:
            cost += PRESENCE[place]
    ruins = 0
    for world in range(WORLD_COUNT):
        if s.devastated[world]:
            cost += RUIN[world] * wanted(s, world)
            ruins += 1
    for iotunn in range(IOTUNN_COUNT):
        if s.iotunns[iotunn] == ACTIVE:
            cost += IOTUNN[iotunn] * (wanted(s, BLOCKED_WORLDS[iotunn]) if iotunn < FIRST_RIDER else 1.0)
    return cost + RUINS * ruins * ruins


def wanted(s: State, world: int) -> float:
    """How much a world is needed: those with a reserve, by what is left in it."""
    if world == ALFHEIM:
        return 0.5 + s.elf_reserve / RESERVES[s.seats]
    if world == VANAHEIM:
        return 0.5 + s.dice_reserve / RESERVES[s.seats]
    if world == MIDGARD:
        return 1.5 - s.heroes / HERO_COUNT
    return 1.0


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
