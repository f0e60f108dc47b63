"""The Enemies: what each does when it is activated, devastation and healing, strength and retreat (p. 9 to 13)."""

from __future__ import annotations

from gladsheim.games.yggdrasil.enemies.events import (
    AnonymousSent,
    EnemyActivated,
    EnemyMoved,
    GiantsRose,
    IslandReached,
    NidhoggMoved,
    TurnStopped,
    WorldDevastated,
    WorldHealed,
)
from gladsheim.games.yggdrasil.enemies.iotunns import defeat_iotunn, wake_iotunn
from gladsheim.games.yggdrasil.rules.life import lose, lose_life, win
from gladsheim.games.yggdrasil.rules.notation import god_text
from gladsheim.games.yggdrasil.rules.printed import (
    ANONYMOUS_COUNT,
    ANONYMOUS_SPOT,
    ASGARD,
    CAGE,
    DEAD_TREE,
    DEFY_FENRIR,
    ENEMIES,
    FENRIR,
    FENRIR_TAKES,
    GIANT_COUNT,
    GIANT_SPOT,
    GIANTS_PER_ACTIVATION,
    HEL,
    HEL_TAKES,
    IORMUNGAND,
    IORMUNGAND_STRENGTH,
    IOTUNN_OPPONENT,
    IOTUNN_SPOT,
    IOTUNN_STRENGTH,
    ISLANDS,
    LOKI,
    MARKER_COUNT,
    PATHS,
    PLACES,
    RETREATS,
    SURT,
    TOP,
    TREE,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.state import (
    DEAD,
    HEL_PAST_TOP,
    NO_ANONYMOUS,
    NO_GIANTS,
    NO_ISLAND,
    NO_MARKERS,
    SURT_PAST_TOP,
    State,
    active_iotunns,
    can,
    devastated_worlds,
)
from gladsheim.games.yggdrasil.worlds.tree import above, enemies_in, level_of, turn_mid
from gladsheim.kernel.note import note


def activate(s: State, enemy: int) -> None:
    """An Enemy moves, then its world may be devastated, then the Tree turns, then its effect (ruling 10)."""
    if s.log is not None:
        note(s, EnemyActivated, ENEMIES[enemy])
    if enemy == SURT:
        activate_surt(s)
    elif enemy == HEL:
        activate_hel(s)
    elif enemy == LOKI:
        activate_loki(s)
    elif enemy == IORMUNGAND:
        activate_iormungand(s)
    elif enemy == FENRIR:
        activate_fenrir(s)
    else:
        activate_nidhogg(s)


def activate_surt(s: State) -> None:
    """Up one level, the middle turns, two Fire Giants to his ladder (p. 10)."""
    if level_of(s.enemies[SURT]) == TOP:
        lose(s, SURT_PAST_TOP)
    elif arrive(s, SURT, above(s, s.enemies[SURT])):
        turn_mid(s, 1)
        raise_giants(s, GIANTS_PER_ACTIVATION)


def activate_hel(s: State) -> None:
    """Up one level, the middle turns, the active god loses a life, which is no Risk (p. 10, ruling 29)."""
    if level_of(s.enemies[HEL]) == TOP:
        lose(s, HEL_PAST_TOP)
    elif arrive(s, HEL, above(s, s.enemies[HEL])):
        turn_mid(s, 1)
        lose_life(s, s.active, HEL_TAKES)


def activate_loki(s: State) -> None:
    """To the active god, the middle turns, an Iotunn becomes active (p. 11)."""
    if arrive(s, LOKI, s.places[s.active]):
        turn_mid(s, 1)
        wake_iotunn(s)


def activate_iormungand(s: State) -> None:
    """One island to the right, which sends its Anonymous to Hel (p. 11)."""
    if s.island + 1 == len(ISLANDS):
        lose(s, NO_ISLAND)
        return
    s.island += 1
    note(s, IslandReached, s.island, False)
    send_anonymous(s, ISLANDS[s.island])


def activate_fenrir(s: State) -> None:
    """Out of the Cage to Asgard, or if he is out, three lives of the active god; his turn ends (p. 11, D6)."""
    if s.enemies[FENRIR] != CAGE:
        if not lose_life(s, s.active, FENRIR_TAKES):
            return
    elif not arrive(s, FENRIR, ASGARD):
        return
    if not can(s, s.active, DEFY_FENRIR):
        s.stopped = 1
        note(s, TurnStopped, god_text(s, s.active))


def activate_nidhogg(s: State) -> None:
    """One spot to the right, and what the spot says; the Tree wins (p. 11)."""
    path = PATHS[s.path]
    s.spot += 1
    note(s, NidhoggMoved, s.spot, len(path) - 1)
    spot = path[s.spot]
    if spot == TREE:
        win(s)
    elif spot == DEAD_TREE:
        lose(s, DEAD)
    elif spot == GIANT_SPOT:
        raise_giants(s, 1)
    elif spot == ANONYMOUS_SPOT:
        send_anonymous(s, 1)
    elif spot == IOTUNN_SPOT:
        wake_iotunn(s)


def raise_giants(s: State, count: int) -> None:
    """Fire Giants from the reserve to Surt's ladder; too few lose the game (ruling 28)."""
    if s.giants + count > GIANT_COUNT:
        lose(s, NO_GIANTS)
        return
    s.giants += count
    note(s, GiantsRose, count, s.giants)


def send_anonymous(s: State, count: int) -> None:
    """Anonymous from Midgard to Hel's ladder; too few lose the game (ruling 28)."""
    if s.anonymous + count > ANONYMOUS_COUNT:
        lose(s, NO_ANONYMOUS)
        return
    s.anonymous += count
    note(s, AnonymousSent, count, s.anonymous)


def arrive(s: State, enemy: int, place: int) -> bool:
    """An Enemy comes to a place; a second one devastates the world at once. False if the game is lost (ruling 11)."""
    origin = s.enemies[enemy]
    if origin == place:
        return True
    s.enemies[enemy] = place
    if s.log is not None:
        note(s, EnemyMoved, ENEMIES[enemy], PLACES[origin], PLACES[place])
    return check_devastation(s, place)


def check_devastation(s: State, place: int) -> bool:
    """Two Enemies in one world devastate it; the Cage is no world. False if the game is lost."""
    if place == CAGE or s.devastated[place] or enemies_in(s, place) < 2:
        return True
    return devastate(s, place)


def devastate(s: State, world: int) -> bool:
    """A bar of the Cage marks the world; without one left the game is lost (ruling 17). False if it is."""
    if devastated_worlds(s) == MARKER_COUNT:
        lose(s, NO_MARKERS)
        return False
    s.devastated[world] = 1
    note(s, WorldDevastated, WORLDS[world], MARKER_COUNT - devastated_worlds(s))
    return True


def heal(s: State, world: int, slot: int) -> None:
    """The marker goes back to the Cage, and returns at once where two Enemies stand (ruling 18)."""
    s.devastated[world] = 0
    s.healed |= 1 << world
    note(s, WorldHealed, god_text(s, slot), WORLDS[world], MARKER_COUNT - devastated_worlds(s))
    check_devastation(s, world)


def strength(s: State, opponent: int) -> int:
    """How many Risks a fight takes (p. 13)."""
    if opponent == SURT:
        return s.giants + 1
    if opponent == HEL:
        return s.anonymous + 1
    if opponent == LOKI:
        return active_iotunns(s) + 1
    if opponent == IORMUNGAND:
        return IORMUNGAND_STRENGTH
    if opponent == FENRIR:
        return devastated_worlds(s) + 1
    return IOTUNN_STRENGTH


def retreat(s: State, opponent: int) -> None:
    """Whoever is beaten goes home; an occupied home is devastated (p. 13, ruling 12)."""
    if opponent >= IOTUNN_OPPONENT:
        defeat_iotunn(s, opponent - IOTUNN_OPPONENT)
    elif opponent == IORMUNGAND:
        s.island -= 1
        note(s, IslandReached, s.island, True)
    else:
        arrive(s, opponent, RETREATS[opponent])
