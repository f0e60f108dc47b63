"""The page of a position written by hand: what it counts, where its pieces stand, and what is out of the game."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.games.yggdrasil.rules.printed import (
    ARTIFACT_COUNT,
    ARTIFACTS,
    CREATURE_COUNT,
    CREATURES,
    ENEMIES,
    LEVELS,
    NONE,
    PLACES,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.state import IN_DECK, OUT_OF_GAME, State
from gladsheim.games.yggdrasil.sagas.book import BY_LEVEL, BY_PIECE, BY_WORLD, ONE, TRACK, Counter
from gladsheim.games.yggdrasil.sagas.moving import place_text
from gladsheim.kernel.dump import Data
from gladsheim.kernel.view import Options
from gladsheim.kernel.written import MANY, mapping, not_now, number, only_keys, place_of, places_of

OF_SAGAS: Final = ("page", "counters", "standees")
"""Keys that say something in a saga only."""


def read_saga(s: State, data: Data) -> None:
    """The page, counters and standees; what is not written is as at the start."""
    for creature in places_of("creatures_out", data.get("creatures_out", []), CREATURES):
        s.creatures[creature] = OUT_OF_GAME
    for artifact in places_of("artifacts_out", data.get("artifacts_out", []), ARTIFACTS):
        s.out |= 1 << artifact
    s.aside = number(data, "creatures_aside", 0, 0, s.creatures.count(IN_DECK))
    for key in OF_SAGAS:
        if key in data and not s.saga.is_campaign:
            raise not_now(key)
    s.page = number(data, "page", 1, 1, len(s.saga.pages)) - 1
    counters = mapping("counters", data.get("counters", {}))
    only_keys("counters", counters, [counter.name for counter in s.saga.counters])
    for counter in s.saga.counters:
        if counter.name in counters:
            read_counter(s, counter, counters[counter.name])
    standees = mapping("standees", data.get("standees", {}))
    names = [standee.name for standee in s.saga.standees]
    only_keys("standees", standees, names)
    places = [*PLACES, "track", "aside"]
    for name, value in standees.items():
        place = place_of(name, value, places)
        s.standees[names.index(name)] = (*range(len(PLACES)), TRACK, NONE)[place]


def read_counter(s: State, counter: Counter, value: Any) -> None:
    """A number, or numbers by world, level or piece."""
    if counter.by == ONE:
        s.counters[counter.offset] = number({counter.name: value}, counter.name, 0, 0, MANY)
        return
    parts = mapping(counter.name, value)
    names = parts_of(s, counter)
    only_keys(counter.name, parts, names)
    for place, name in enumerate(names):
        s.counters[counter.offset + place] = number(parts, name, 0, 0, MANY)


def parts_of(s: State, counter: Counter) -> list[str]:
    """What a counter speaks of, in its order."""
    if counter.by == BY_WORLD:
        return list(WORLDS)
    if counter.by == BY_LEVEL:
        return list(LEVELS)
    assert counter.by == BY_PIECE, "a counter goes by world, level or piece"
    return [*ENEMIES, *[standee.name for standee in s.saga.standees]]


def write_options(s: State) -> Options:
    """The options of a game as they were set; a saga that is none of ours is no option."""
    is_ours = s.saga.is_campaign and not s.saga.text
    return {"hard": s.hard, "free_order": s.free_order, "saga": s.saga.name if is_ours else "none"}


def write_saga(s: State) -> Data:
    """The page as `read_saga` reads it; nothing in the standard game."""
    if not s.saga.is_campaign:
        return {}
    out = [ARTIFACTS[artifact] for artifact in range(ARTIFACT_COUNT) if s.out >> artifact & 1]
    return {
        "page": s.page + 1,
        "counters": {counter.name: write_counter(s, counter) for counter in s.saga.counters},
        "standees": {standee.name: place_text(s.standees[number]) for number, standee in enumerate(s.saga.standees)},
        "artifacts_out": out,
        "creatures_out": [CREATURES[c] for c in range(CREATURE_COUNT) if s.creatures[c] == OUT_OF_GAME],
        "creatures_aside": s.aside,
    }


def write_counter(s: State, counter: Counter) -> int | Data:
    """A number, or those that are not 0 by world, level or piece."""
    if counter.by == ONE:
        return s.counters[counter.offset]
    values = zip(parts_of(s, counter), s.counters[counter.offset :])
    return {name: value for name, value in values if value}
