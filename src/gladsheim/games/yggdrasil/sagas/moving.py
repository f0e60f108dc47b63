"""What the lines of a saga do to pieces on the Tree: they come, climb, leave, devastate, and Nidhögg is driven back."""

from __future__ import annotations

from gladsheim.games.yggdrasil.enemies.enemies import advance_iormungand, arrive, check_devastation, devastate, heal
from gladsheim.games.yggdrasil.enemies.iotunns import defeat_iotunn
from gladsheim.games.yggdrasil.rules.printed import (
    ANONYMOUS_COUNT,
    ENEMIES,
    ENEMY_COUNT,
    IORMUNGAND,
    MARKER_COUNT,
    NONE,
    OPPONENT_COUNT,
    PLACES,
    RIDERS,
)
from gladsheim.games.yggdrasil.rules.state import ACTIVE, State, devastated_worlds
from gladsheim.games.yggdrasil.sagas.book import ARRIVED, TRACK, At, Effect, Value
from gladsheim.games.yggdrasil.sagas.events import EnemyFell, NidhoggDriven, StandeeMoved
from gladsheim.games.yggdrasil.sagas.obeying import actor, fire, lose_impossible, page_of
from gladsheim.games.yggdrasil.sagas.values import PAST, is_world
from gladsheim.kernel.note import note


class Go(Effect):
    """A piece comes to a place; what needs the world of one that is on none does nothing."""

    def __init__(self, piece: Value, place: Value, is_literal: bool) -> None:
        super().__init__()
        self.piece = piece
        self.place = place
        self.is_literal = is_literal

    def run(self, s: State, at: At) -> None:
        place = self.place.value(s, at)
        if place == PAST:
            lose_impossible(s)
        elif self.is_literal or is_world(place):
            send(s, self.piece.value(s, at), place)

    def cannot(self, s: State, at: At) -> bool:
        return self.place.value(s, at) == PAST


def send(s: State, piece: int, place: int) -> None:
    """An Enemy or a standee goes somewhere, with all that an arrival brings (ruling 11)."""
    if piece < ENEMY_COUNT:
        arrive(s, piece, place)
    else:
        arrive_standee(s, piece - OPPONENT_COUNT, place)


def arrive_standee(s: State, number: int, place: int) -> None:
    """A standee comes to a place; as an Enemy it can devastate a world."""
    origin = s.standees[number]
    if origin == place:
        return
    s.standees[number] = place
    standee = s.saga.standees[number]
    if s.log is not None:
        note(s, StandeeMoved, standee.name, place_text(origin), place_text(place), standee.words)
    if is_world(place):
        if standee.is_enemy and not check_devastation(s, place):
            return
        fire(s, ARRIVED, OPPONENT_COUNT + number, actor(s), place)


def place_text(place: int) -> str:
    """A world, the Cage, a track, or aside."""
    if place == TRACK:
        return "track"
    return "aside" if place < 0 else PLACES[place]


class Remove(Effect):
    """A piece is out of the game for good, and whoever sat astride it."""

    def __init__(self, piece: Value) -> None:
        super().__init__()
        self.piece = piece

    def run(self, s: State, at: At) -> None:
        piece = self.piece.value(s, at)
        if piece >= OPPONENT_COUNT:
            arrive_standee(s, piece - OPPONENT_COUNT, NONE)
            return
        s.enemies[piece] = NONE
        note(s, EnemyFell, ENEMIES[piece])
        if s.iotunns[RIDERS[piece]] == ACTIVE:
            defeat_iotunn(s, RIDERS[piece])


class Devastate(Effect):
    """A world is devastated, if it is not so already."""

    def __init__(self, world: Value) -> None:
        super().__init__()
        self.world = world

    def run(self, s: State, at: At) -> None:
        world = self.world.value(s, at)
        if is_world(world) and not s.devastated[world]:
            devastate(s, world)

    def cannot(self, s: State, at: At) -> bool:
        world = self.world.value(s, at)
        return is_world(world) and not s.devastated[world] and devastated_worlds(s) == MARKER_COUNT


class Heal(Effect):
    """A devastated world is healed."""

    def __init__(self, world: Value) -> None:
        super().__init__()
        self.world = world

    def run(self, s: State, at: At) -> None:
        world = self.world.value(s, at)
        if is_world(world) and s.devastated[world]:
            heal(s, world, at.slot)


class Island(Effect):
    """Iormungand goes one island to the right and sends its Anonymous."""

    def run(self, s: State, at: At) -> None:
        if s.enemies[IORMUNGAND] != NONE:
            advance_iormungand(s)

    def cannot(self, s: State, at: At) -> bool:
        if s.enemies[IORMUNGAND] == NONE:
            return False
        return s.island + 1 == len(s.figures.islands) or s.anonymous + s.figures.islands[s.island + 1] > ANONYMOUS_COUNT


class DriveNidhogg(Effect):
    """Nidhögg goes back on his path, not before its start; spots do nothing backwards."""

    def __init__(self, number: Value) -> None:
        super().__init__()
        self.number = number

    def run(self, s: State, at: At) -> None:
        s.spot = max(0, s.spot - self.number.value(s, at))
        note(s, NidhoggDriven, s.spot, len(page_of(s).path) - 1)
