"""What the next activation of each Enemy would do, and whether it could lose the game: for views only."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.rules.printed import (
    ANONYMOUS_COUNT,
    ASGARD,
    CAGE,
    DEFY_FENRIR,
    FENRIR,
    FENRIR_TAKES,
    GIANT_COUNT,
    GIANTS_PER_ACTIVATION,
    HEL,
    HEL_TAKES,
    IORMUNGAND,
    LOKI,
    MARKER_COUNT,
    MOST_ISLANDS,
    NIDHOGG,
    NONE,
    PAWN_COUNT,
    SURT,
    TOP,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.state import PLAYING, State, active_iotunns, can, devastated_worlds
from gladsheim.games.yggdrasil.sagas.book import DEAD_TREE, INSTEAD, TREE, TURN, At, Rule, Spot
from gladsheim.games.yggdrasil.sagas.obeying import page_of, speaks
from gladsheim.games.yggdrasil.worlds.tree import above, enemies_in, level_of

UP: Final = [f"up:{world}" for world in WORLDS]
TO: Final = [f"to:{world}" for world in WORLDS]
DEVASTATE: Final = [f"devastate:{world}" for world in WORLDS]
GIANTS: Final = [f"giants:{count}" for count in range(GIANT_COUNT + 1)]
ANONYMOUS: Final = [f"anonymous:{count}" for count in range(ANONYMOUS_COUNT + 1)]
ISLAND: Final = [f"island:{island}" for island in range(MOST_ISLANDS + 1)]
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
    if s.saga.is_campaign:
        rule = rule_instead(s, enemy)
        if rule is not None:
            return rule.block.codes()
    if enemy == SURT or enemy == HEL:
        return foreseen_climb(s, enemy)
    if enemy == LOKI:
        return foreseen_loki(s, gods)
    if enemy == IORMUNGAND:
        island = s.island + 1
        islands = s.figures.islands
        return ["out-of-islands"] if island == len(islands) else [ISLAND[island], ANONYMOUS[islands[island]]]
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
    spot = next_spot(s)
    if spot is None:
        return []
    found = [f"spot:{s.spot + 1}"]
    if spot.block is not None:
        found += spot.block.codes()
    if spot.kind == TREE:
        found.append("win")
    elif spot.kind == DEAD_TREE:
        found.append("dead-tree")
    elif spot.kind == TURN:
        found.append("page")
    return found


def next_spot(s: State) -> Spot | None:
    """Where Nidhögg goes next; he who has just come to the last spot, which ends the game or page, goes nowhere."""
    path = page_of(s).path
    return path[s.spot + 1] if s.spot + 1 < len(path) else None


def is_devastated_by(s: State, world: int) -> bool:
    """Whether a world would be devastated if one more Enemy came there."""
    return not s.devastated[world] and enemies_in(s, world) > 0


def could_lose(s: State, enemy: int, gods: list[int]) -> bool:
    """Whether an activation loses the game, if one of these gods reveals."""
    if s.outcome != PLAYING:
        return False
    if s.saga.is_campaign:
        rule = rule_instead(s, enemy)
        if rule is not None:
            return is_fatal_to(s, rule, enemy, gods)
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
        return island == len(s.figures.islands) or s.anonymous + s.figures.islands[island] > ANONYMOUS_COUNT
    if enemy == FENRIR:
        return is_fatal(s, ASGARD) if s.enemies[FENRIR] == CAGE else any_dies(s, gods, FENRIR_TAKES)
    return is_spot_fatal(s, gods)


def is_fatal(s: State, world: int) -> bool:
    """Whether one more Enemy in a world would need a marker that is not there (ruling 17)."""
    return is_devastated_by(s, world) and devastated_worlds(s) == MARKER_COUNT


def any_dies(s: State, gods: list[int], loss: int) -> bool:
    """Whether one of these gods has no more life than he would lose."""
    for god in gods:
        if s.life[god] <= loss:
            return True
    return False


def is_spot_fatal(s: State, gods: list[int]) -> bool:
    """Whether the next spot is the dead Tree, or what it does cannot be done."""
    spot = next_spot(s)
    if spot is None:
        return False
    if spot.kind == DEAD_TREE:
        return True
    if spot.block is not None:
        for god in gods:
            if spot.block.is_fatal(s, At(god, NONE, NIDHOGG)):
                return True
    return False


def is_fatal_to(s: State, rule: Rule, enemy: int, gods: list[int]) -> bool:
    """Whether what a page lets happen loses the game, if one of these gods reveals."""
    for god in gods:
        if rule.block.is_fatal(s, At(god, NONE, enemy)):
            return True
    return False


def rule_instead(s: State, enemy: int) -> Rule | None:
    """What a page lets happen in place of an activation."""
    for rule in page_of(s).rules:
        if speaks(s, rule, INSTEAD, enemy, s.active, NONE):
            return rule
    return None
