"""The Tree of a position written by hand: Enemies, devastated worlds, ladders, Iotunns, creatures and artifacts."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.games.yggdrasil.position.written import bad, check_free
from gladsheim.games.yggdrasil.rules.notation import creature_words, iotunn_words, world_words
from gladsheim.games.yggdrasil.rules.printed import (
    ANONYMOUS_COUNT,
    ARTIFACT_COUNT,
    ARTIFACT_LEVELS,
    ARTIFACTS,
    ARTIFACTS_PER_LEVEL,
    ASGARD,
    BOTTOM,
    CAGE,
    CREATURE_COUNT,
    CREATURES,
    ENEMIES,
    FENRIR,
    GIANT_COUNT,
    HEL,
    HERO_COUNT,
    IORMUNGAND,
    IOTUNN_COUNT,
    IOTUNNS,
    LOKI,
    MARKER_COUNT,
    MIDGARD,
    NIDHOGG,
    NONE,
    PAWN_COUNT,
    PLACES,
    RETREATS,
    SURT,
    WORLD_COUNT,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.state import ACTIVE, DISCARDED, OUT_OF_GAME, State
from gladsheim.games.yggdrasil.sagas.obeying import page_of
from gladsheim.games.yggdrasil.worlds.tree import enemies_in, level_of
from gladsheim.kernel.dump import Data
from gladsheim.kernel.written import MANY, listed, mapping, number, place_of, places_of, too_many, unknown_name

GONE: Final = "gone"
"""Where an Enemy is that a saga has taken out of the game."""


def read_board(s: State, data: Data) -> None:
    """All that stands on the Tree and beside it, but for the gods; what is not written is as at the start."""
    s.round = number(data, "round", 1, 1, MANY)
    s.spot = number(data, "spot", 0, 0, len(page_of(s).path) - 2)
    s.turned = number(data, "turned", 0, 0, 2)
    s.island = number(data, "island", 0, 0, len(s.figures.islands) - 1)
    s.giants = number(data, "giants", 0, 0, GIANT_COUNT)
    s.anonymous = number(data, "anonymous", 0, 0, ANONYMOUS_COUNT)
    s.heroes = number(data, "heroes", 0, 0, HERO_COUNT)
    read_enemies(s, data)
    read_devastated(s, data)
    read_iotunns(s, data)
    for creature in places_of("creatures_discarded", data.get("creatures_discarded", []), CREATURES):
        if s.creatures[creature] == OUT_OF_GAME:
            raise too_many(creature_words(creature), {"creatures_discarded": 1, "creatures_out": 1}, 1)
        s.creatures[creature] = DISCARDED


def read_enemies(s: State, data: Data) -> None:
    """Where the Enemies stand."""
    for name, value in mapping("enemies", data.get("enemies", {})).items():
        enemy = place_of("enemies", name, ENEMIES[:NIDHOGG])
        places = [place for place in range(len(PLACES)) if can_be_at(enemy, place) or s.saga.is_campaign]
        names = [PLACES[place] for place in places] + ([GONE] if s.saga.is_campaign else [])
        s.enemies[enemy] = [*places, NONE][place_of(name, value, names)]


def can_be_at(enemy: int, place: int) -> bool:
    """Surt and Hel climb from their own worlds, Fenrir knows the Cage and Asgard, Iormungand never leaves Midgard."""
    if enemy in (SURT, HEL):
        return place != CAGE and (level_of(place) != BOTTOM or place == RETREATS[enemy])
    if enemy == IORMUNGAND:
        return place == MIDGARD
    if enemy == FENRIR:
        return place in (CAGE, ASGARD)
    return enemy == LOKI


def read_devastated(s: State, data: Data) -> None:
    """Worlds with a marker; where two Enemies stand there is one (p. 9)."""
    crowded = [world for world in range(WORLD_COUNT) if enemies_in(s, world) > 1]
    found = places_of("devastated", data["devastated"], WORLDS) if "devastated" in data else crowded
    if len(found) > MARKER_COUNT:
        raise bad("too-many-markers", count=len(found), full=MARKER_COUNT)
    for world in crowded:
        if world not in found:
            raise bad("two-enemies", world=world_words(world))
    for world in found:
        s.devastated[world] = 1


def read_iotunns(s: State, data: Data) -> None:
    """Those that have left the ladder, and whose cards are on the discard pile."""
    active = places_of("iotunns", data.get("iotunns", []), IOTUNNS)
    if len(active) > PAWN_COUNT:
        raise bad("too-many-iotunns", count=len(active), full=PAWN_COUNT)
    for iotunn in active:
        s.iotunns[iotunn] = ACTIVE
    for iotunn in places_of("iotunns_discarded", data.get("iotunns_discarded", []), IOTUNNS):
        if s.iotunns[iotunn] == ACTIVE:
            raise bad("active-and-discarded", iotunn=iotunn_words(iotunn))
        s.iotunns[iotunn] = DISCARDED


def read_shown(s: State, data: Data) -> None:
    """The top of each pile: the first that no god holds, or what is written; the rest lies beneath."""
    held = 0
    for bits in s.held:
        held |= bits
    s.piles = (1 << ARTIFACT_COUNT) - 1 & ~held & ~s.out
    given = listed("artifacts", data.get("artifacts", []))
    if given and len(given) != ARTIFACT_LEVELS:
        raise bad("three-artifacts")
    for level in range(ARTIFACT_LEVELS):
        first = level * ARTIFACTS_PER_LEVEL
        left = [artifact for artifact in range(first, first + ARTIFACTS_PER_LEVEL) if s.piles >> artifact & 1]
        s.shown[level] = shown_of(s, given[level], left) if given else left[0] if left else NONE
        if s.shown[level] != NONE:
            s.piles &= ~(1 << s.shown[level])


def shown_of(s: State, value: Any, left: list[int]) -> int:
    """An artifact on top of a pile; null for an empty one."""
    if value is None and not left:
        return NONE
    if value in ARTIFACTS:
        check_free(s, ARTIFACTS.index(value), "artifacts")
    if not left:
        raise unknown_name("artifacts", value, ["null"])
    return left[place_of("artifacts", value, [ARTIFACTS[artifact] for artifact in left])]


def enemy_place(s: State, enemy: int) -> str:
    """Where an Enemy stands, or that it is out of the game."""
    return GONE if s.enemies[enemy] == NONE else PLACES[s.enemies[enemy]]


def write_board(s: State) -> Data:
    """The board as `read_board` and `read_shown` read it."""
    return {
        "round": max(1, s.round),
        "spot": s.spot,
        "turned": s.turned,
        "island": s.island,
        "giants": s.giants,
        "anonymous": s.anonymous,
        "heroes": s.heroes,
        "enemies": {ENEMIES[enemy]: enemy_place(s, enemy) for enemy in range(NIDHOGG)},
        "devastated": [WORLDS[world] for world in range(WORLD_COUNT) if s.devastated[world]],
        "iotunns": [IOTUNNS[iotunn] for iotunn in range(IOTUNN_COUNT) if s.iotunns[iotunn] == ACTIVE],
        "iotunns_discarded": [IOTUNNS[iotunn] for iotunn in range(IOTUNN_COUNT) if s.iotunns[iotunn] == DISCARDED],
        "creatures_discarded": [CREATURES[c] for c in range(CREATURE_COUNT) if s.creatures[c] == DISCARDED],
        "artifacts": [None if artifact == NONE else ARTIFACTS[artifact] for artifact in s.shown],
    }
