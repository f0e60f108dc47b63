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
from gladsheim.games.yggdrasil.bot.threats import (
    HARD_FIX,
    LETHAL,
    LIFE,
    climbing,
    coming,
    giants_short,
    iotunns_short,
    lethal,
    need,
    no_fix,
    serpent,
    wolf,
)
from gladsheim.games.yggdrasil.enemies.enemies import activate
from gladsheim.games.yggdrasil.rules.printed import (
    ALFHEIM,
    ARTIFACT_COUNT,
    BLOCKED_WORLDS,
    CAGE,
    ENEMY_COUNT,
    FIRST_RIDER,
    HEL,
    HERO_COUNT,
    IORMUNGAND,
    IOTUNN_COUNT,
    MIDGARD,
    NIDHOGG,
    NONE,
    RESERVES,
    SURT,
    VANAHEIM,
    WORLD_COUNT,
)
from gladsheim.games.yggdrasil.rules.state import ACTIVE, IMPOSSIBLE, LOST, PLAYING, SAGA_LOST, WON, State
from gladsheim.games.yggdrasil.sagas.book import DEAD_TREE, REVEALED, At
from gladsheim.games.yggdrasil.sagas.obeying import fire, page_of

# A Life Point in plenty is about 1. These weights were set by hand, then varied in games of the bot with itself: more
# for Iotunns and for life won a little more often, other changes made no difference that could be told from chance.
VICTORY: Final = 500.0
DEFEAT: Final = 500.0
"""A game that is over."""

UNLIKELY: Final = 0.05
"""Cards less likely than this are not looked at."""
UNFIXED: Final = 0.7
"""How likely nobody has done anything about what a card would trigger, turn by turn."""

ELF: Final = 0.9
HERO: Final = 1.0
DIE: Final = 0.8
"""Means against risks: each prevents about one."""

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
