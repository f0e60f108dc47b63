"""What the next activation of each Enemy would do, and whether it could lose the game: for views only."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.rules.printed import (
    ANONYMOUS_COUNT,
    ANONYMOUS_SPOT,
    ASGARD,
    CAGE,
    DEAD_TREE,
    DEFY_FENRIR,
    FENRIR,
    FENRIR_TAKES,
    GIANT_COUNT,
    GIANT_SPOT,
    GIANTS_PER_ACTIVATION,
    HEL,
    HEL_TAKES,
    IORMUNGAND,
    IOTUNN_SPOT,
    ISLANDS,
    LOKI,
    MARKER_COUNT,
    NONE,
    PATHS,
    PAWN_COUNT,
    SURT,
    TOP,
    TREE,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.state import PLAYING, State, active_iotunns, can, devastated_worlds
from gladsheim.games.yggdrasil.worlds.tree import above, enemies_in, level_of

UP: Final = [f"up:{world}" for world in WORLDS]
TO: Final = [f"to:{world}" for world in WORLDS]
DEVASTATE: Final = [f"devastate:{world}" for world in WORLDS]
GIANTS: Final = [f"giants:{count}" for count in range(GIANT_COUNT + 1)]
ANONYMOUS: Final = [f"anonymous:{count}" for count in range(ANONYMOUS_COUNT + 1)]
ISLAND: Final = [f"island:{island}" for island in range(len(ISLANDS))]
HEL_LIFE: Final = f"life:{HEL_TAKES}"
FENRIR_LIFE: Final = f"life:{FENRIR_TAKES}"


def revealers(s: State) -> list[int]:
    """Who may be the next to reveal a card: known within a round, anybody before the next."""
    if s.active != NONE and s.revealed == NONE and s.down[s.active] != NONE:
        return [s.active]
    if not s.order:
        return list(range(s.seats))
    return s.order if s.free_order or s.active == NONE else s.order[:1]


def foreseen(s: State, enemy: int, gods: list[int]) -> list[str]:
    """What an activation does, in order; `to` alone if it depends on who reveals."""
    if s.outcome != PLAYING:
        return []
    if enemy == SURT or enemy == HEL:
        return foreseen_climb(s, enemy)
    if enemy == LOKI:
        return foreseen_loki(s, gods)
    if enemy == IORMUNGAND:
        island = s.island + 1
        return ["out-of-islands"] if island == len(ISLANDS) else [ISLAND[island], ANONYMOUS[ISLANDS[island]]]
    if enemy == FENRIR:
        return foreseen_fenrir(s, gods)
    return foreseen_spot(s)


def foreseen_climb(s: State, enemy: int) -> list[str]:
    """Surt and Hel go up a level; past the top is the end."""
    if level_of(s.enemies[enemy]) == TOP:
        return ["past-top"]
    world = above(s, s.enemies[enemy])
    found = [UP[world]]
    if is_devastated_by(s, world):
        found.append(DEVASTATE[world])
    found.append("turn")
    found.append(GIANTS[GIANTS_PER_ACTIVATION] if enemy == SURT else HEL_LIFE)
    return found


def foreseen_loki(s: State, gods: list[int]) -> list[str]:
    """Loki comes to the god who reveals."""
    found: list[str] = []
    if len(gods) > 1:
        found.append("to")
    else:
        world = s.places[gods[0]]
        if world != s.enemies[LOKI]:
            found.append(TO[world])
            if is_devastated_by(s, world):
                found.append(DEVASTATE[world])
    found.append("turn")
    found.append("iotunn")
    return found


def foreseen_fenrir(s: State, gods: list[int]) -> list[str]:
    """Fenrir comes out or bites, and ends the turn of all but those who defy him."""
    if s.enemies[FENRIR] != CAGE:
        found = [FENRIR_LIFE]
    else:
        found = ["out"]
        if is_devastated_by(s, ASGARD):
            found.append(DEVASTATE[ASGARD])
    for god in gods:
        if not can(s, god, DEFY_FENRIR):
            found.append("stop")
            break
    return found


def foreseen_spot(s: State) -> list[str]:
    """Nidhögg goes to the next spot of his path."""
    path = PATHS[s.path]
    found = [f"spot:{s.spot + 1}"]
    spot = path[s.spot + 1]
    if spot == TREE:
        found.append("win")
    elif spot == DEAD_TREE:
        found.append("dead-tree")
    elif spot == GIANT_SPOT:
        found.append(GIANTS[1])
    elif spot == ANONYMOUS_SPOT:
        found.append(ANONYMOUS[1])
    elif spot == IOTUNN_SPOT:
        found.append("iotunn")
    return found


def is_devastated_by(s: State, world: int) -> bool:
    """Whether a world would be devastated if one more Enemy came there."""
    return not s.devastated[world] and enemies_in(s, world) > 0


def could_lose(s: State, enemy: int, gods: list[int]) -> bool:
    """Whether an activation loses the game, if one of these gods reveals."""
    if s.outcome != PLAYING:
        return False
    if enemy == SURT or enemy == HEL:
        if level_of(s.enemies[enemy]) == TOP or is_fatal(s, above(s, s.enemies[enemy])):
            return True
        return s.giants + GIANTS_PER_ACTIVATION > GIANT_COUNT if enemy == SURT else any_dies(s, gods, HEL_TAKES)
    if enemy == LOKI:
        if active_iotunns(s) == PAWN_COUNT:
            return True
        for god in gods:
            if s.places[god] != s.enemies[LOKI] and is_fatal(s, s.places[god]):
                return True
        return False
    if enemy == IORMUNGAND:
        island = s.island + 1
        return island == len(ISLANDS) or s.anonymous + ISLANDS[island] > ANONYMOUS_COUNT
    if enemy == FENRIR:
        return is_fatal(s, ASGARD) if s.enemies[FENRIR] == CAGE else any_dies(s, gods, FENRIR_TAKES)
    return is_spot_fatal(s, PATHS[s.path][s.spot + 1])


def is_fatal(s: State, world: int) -> bool:
    """Whether one more Enemy in a world would need a marker that is not there (ruling 17)."""
    return is_devastated_by(s, world) and devastated_worlds(s) == MARKER_COUNT


def any_dies(s: State, gods: list[int], loss: int) -> bool:
    """Whether one of these gods has no more life than he would lose."""
    for god in gods:
        if s.life[god] <= loss:
            return True
    return False


def is_spot_fatal(s: State, spot: int) -> bool:
    """Whether what a spot does cannot be done."""
    if spot == GIANT_SPOT:
        return s.giants == GIANT_COUNT
    if spot == ANONYMOUS_SPOT:
        return s.anonymous == ANONYMOUS_COUNT
    if spot == IOTUNN_SPOT:
        return active_iotunns(s) == PAWN_COUNT
    return spot == DEAD_TREE
