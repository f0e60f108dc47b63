"""The Tree: three levels of three worlds, the middle one turns, and how gods move on it (p. 4, 12)."""

from __future__ import annotations

from gladsheim.games.yggdrasil.enemies.events import MidTurned
from gladsheim.games.yggdrasil.rules.events import GodMoved
from gladsheim.games.yggdrasil.rules.notation import god_text
from gladsheim.games.yggdrasil.rules.printed import (
    ASGARD,
    MID,
    MIDGARD,
    REACH_ASGARD,
    REACH_LEVEL,
    REACH_MIDGARD,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.state import State, can, has
from gladsheim.kernel.note import note


def level_of(world: int) -> int:
    """Top, mid or bottom."""
    return world // 3


def column_of(s: State, world: int) -> int:
    """In which of three columns a world stands: the middle level carries its worlds along."""
    if level_of(world) == MID:
        return (s.figures.columns[world] + s.turned) % 3
    return s.figures.columns[world]


def world_at(s: State, level: int, column: int) -> int:
    """The world of a level in a column."""
    world = level * 3
    while column_of(s, world) != column:
        world += 1
    return world


def above(s: State, world: int) -> int:
    """The world directly above one of the middle or bottom level."""
    return world_at(s, level_of(world) - 1, column_of(s, world))


def below(s: State, world: int) -> int:
    """The world directly below one of the top or middle level."""
    return world_at(s, level_of(world) + 1, column_of(s, world))


def turn_mid(s: State, places: int) -> None:
    """The middle level turns clockwise, and all that stands on it."""
    if not places:
        return
    s.turned = (s.turned + places) % 3
    note(s, MidTurned, places, s.turned)


def is_near(s: State, origin: int, world: int) -> bool:
    """On the same level, or in the same column one or two levels away (ruling 53)."""
    return level_of(origin) == level_of(world) or column_of(s, origin) == column_of(s, world)


def can_reach(s: State, slot: int, world: int) -> bool:
    """Whether a god may move to a world in step 2, or stay there."""
    return (
        (is_near(s, s.places[slot], world) and not (s.saga.is_campaign and is_broken(s, s.places[slot], world)))
        or has(s, slot, REACH_LEVEL[level_of(world)])
        or (world == MIDGARD and can(s, slot, REACH_MIDGARD))
        or (world == ASGARD and can(s, slot, REACH_ASGARD))
    )


def is_broken(s: State, origin: int, world: int) -> bool:
    """Whether a page forbids the way from one world to another by their column."""
    broken = s.saga.pages[s.page].broken
    return (origin, world) in broken or (world, origin) in broken


def move_god(s: State, slot: int, world: int) -> None:
    """A god goes to a world, by whatever rule."""
    origin = s.places[slot]
    if origin == world:
        return
    s.places[slot] = world
    note(s, GodMoved, god_text(s, slot), WORLDS[origin], WORLDS[world])


def gods_in(s: State, world: int) -> int:
    """How many gods stand in a world, supports too."""
    return s.places.count(world)


def enemies_in(s: State, world: int) -> int:
    """How many Enemies stand in a world: neither Iotunns nor Nidhögg (ruling 14)."""
    if s.standees:
        return s.enemies.count(world) + standees_in(s, world)
    return s.enemies.count(world)


def standees_in(s: State, world: int) -> int:
    """How many standees that are Enemies stand in a world."""
    total = 0
    for number in range(len(s.standees)):
        if s.standees[number] == world and s.saga.standees[number].is_enemy:
            total += 1
    return total
