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
from gladsheim.games.yggdrasil.rules.life import is_decided, lose, lose_life, win
from gladsheim.games.yggdrasil.rules.notation import god_text
from gladsheim.games.yggdrasil.rules.printed import (
    ANONYMOUS_COUNT,
    ASGARD,
    CAGE,
    DEFY_FENRIR,
    ENEMIES,
    FENRIR,
    FENRIR_TAKES,
    GIANT_COUNT,
    GIANTS_PER_ACTIVATION,
    HEL,
    HEL_TAKES,
    IORMUNGAND,
    IORMUNGAND_STRENGTH,
    IOTUNN_OPPONENT,
    IOTUNN_STRENGTH,
    LOKI,
    MARKER_COUNT,
    NIDHOGG,
    NONE,
    OPPONENT_COUNT,
    PLACES,
    RETREATS,
    SURT,
    TOP,
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
from gladsheim.games.yggdrasil.sagas.book import (
    ACTIVATED,
    ARRIVED,
    DEAD_TREE,
    DEVASTATED,
    HEALED,
    INSTEAD,
    TREE,
    TURN,
    At,
)
from gladsheim.games.yggdrasil.sagas.fights import changed_strength
from gladsheim.games.yggdrasil.sagas.obeying import PageTurns, actor, fire, obey, page_of, replaced, watch
from gladsheim.games.yggdrasil.sagas.values import STRENGTHS
from gladsheim.games.yggdrasil.worlds.tree import above, enemies_in, level_of, turn_mid
from gladsheim.kernel.note import note
from gladsheim.kernel.step import then


def activate(s: State, enemy: int) -> None:
    """An Enemy moves, then its world may be devastated, then the Tree turns, then its effect (ruling 10)."""
    note(s, EnemyActivated, ENEMIES[enemy])
    if s.saga.is_campaign:
        fire(s, ACTIVATED, enemy, s.active, NONE)
        if replaced(s, INSTEAD, enemy):
            return
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
    advance_iormungand(s)


def advance_iormungand(s: State) -> None:
    """The same, by whatever rule."""
    if s.island + 1 == len(s.figures.islands):
        lose(s, NO_ISLAND)
        return
    s.island += 1
    note(s, IslandReached, s.island, False)
    send_anonymous(s, s.figures.islands[s.island])


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
    """One spot to the right, and what the spot says; the Tree wins (p. 11, C42, C44)."""
    path = page_of(s).path
    s.spot += 1
    note(s, NidhoggMoved, s.spot, len(path) - 1)
    spot = path[s.spot]
    if spot.kind == TREE:
        win(s)
    elif spot.kind == DEAD_TREE:
        lose(s, DEAD)
    else:
        if spot.kind == TURN:
            then(s, PageTurns(s.page))
        if spot.block is not None:
            obey(s, spot.block, At(s.active, NONE, NIDHOGG))


def raise_giants(s: State, count: int) -> None:
    """Fire Giants from the reserve to Surt's ladder; too few lose the game (ruling 28)."""
    if s.giants + count > GIANT_COUNT:
        lose(s, NO_GIANTS)
        return
    s.giants += count
    note(s, GiantsRose, count, s.giants)
    if s.saga.is_campaign:
        watch(s)


def send_anonymous(s: State, count: int) -> None:
    """Anonymous from Midgard to Hel's ladder; too few lose the game (ruling 28)."""
    if s.anonymous + count > ANONYMOUS_COUNT:
        lose(s, NO_ANONYMOUS)
        return
    s.anonymous += count
    note(s, AnonymousSent, count, s.anonymous)
    if s.saga.is_campaign:
        watch(s)


def arrive(s: State, enemy: int, place: int) -> bool:
    """An Enemy comes to a place; a second one devastates the world at once. False if the game is lost (ruling 11)."""
    origin = s.enemies[enemy]
    if origin == place:
        return True
    s.enemies[enemy] = place
    note(s, EnemyMoved, ENEMIES[enemy], PLACES[origin], PLACES[place])
    if not check_devastation(s, place):
        return False
    if not s.saga.is_campaign:
        return True
    if place != CAGE:
        fire(s, ARRIVED, enemy, actor(s), place)
    if s.saga.is_campaign:
        watch(s)
    return not is_decided(s)


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
    if not s.saga.is_campaign:
        return True
    fire(s, DEVASTATED, NONE, actor(s), world)
    if s.saga.is_campaign:
        watch(s)
    return not is_decided(s)


def heal(s: State, world: int, slot: int) -> None:
    """The marker goes back to the Cage, and returns at once where two Enemies stand (ruling 18)."""
    s.devastated[world] = 0
    s.healed |= 1 << world
    note(s, WorldHealed, god_text(s, slot), WORLDS[world], MARKER_COUNT - devastated_worlds(s))
    if s.saga.is_campaign:
        fire(s, HEALED, NONE, slot, world)
        watch(s)
    check_devastation(s, world)


def strength(s: State, opponent: int) -> int:
    """How many Risks a fight takes (p. 13), and what a page changes in that (C51)."""
    if s.saga.is_campaign:
        return changed_strength(s, opponent, printed_strength(s, opponent) if opponent < OPPONENT_COUNT else 0)
    return printed_strength(s, opponent)


def printed_strength(s: State, opponent: int) -> int:
    """The same by the basic rules."""
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


STRENGTHS.append(strength)
