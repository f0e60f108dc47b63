"""Clans of a position written by hand: upgrades, stats, Rage, Glory, and where their figures are."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.games.bloodrage.actions.upgrading import powers_of, slot_for
from gladsheim.games.bloodrage.cards.printed import (
    CARD_NAMES,
    CLAN,
    FAMILY,
    FIGURES,
    FIRST_MONSTER,
    LEADER,
    MONSTER,
    MONSTER_CARD,
    MONSTER_COUNT,
    SEA_SERPENT,
    SHIP,
    WARRIOR,
)
from gladsheim.games.bloodrage.position.written import bad, numbers
from gladsheim.games.bloodrage.rules.board import (
    BOARD,
    FIRST_FJORD,
    OUTER,
    PLACE_COUNT,
    PLACE_OF,
    PLACES,
    PROVINCES,
    RESERVE,
    VALHALLA,
    VILLAGES,
)
from gladsheim.games.bloodrage.rules.figures import WARRIORS_EACH, free_villages, is_open, on_board
from gladsheim.games.bloodrage.rules.notation import card_words, figure_words, place_words
from gladsheim.games.bloodrage.rules.state import GIFTS, NONE, OVER, SLOTS, State
from gladsheim.games.bloodrage.rules.stats import LAST_STEP, STAT_COUNT, horns, rage_value
from gladsheim.kernel.dump import Data
from gladsheim.kernel.written import MANY, by_seat, mapping, number, place_of, spelled, yes_or_no

WARRIORS: Final = "warriors"


def read_upgrades(s: State, upgrades: list[list[int]]) -> None:
    """Cards in their slots, in the order they were played; a monster's card brings its figure (p. 16)."""
    for seat, kinds in enumerate(upgrades):
        for kind in kinds:
            words = card_words(CARD_NAMES[kind])
            if FAMILY[kind] > CLAN:
                raise bad("not-upgrade", card=words, seat=seat)
            slot = slot_for(s, seat, kind, NONE)
            if slot == NONE or s.slots[slot] != NONE:
                raise bad("no-slot", card=words, seat=seat)
            s.slots[slot] = kind
            if FAMILY[kind] == MONSTER:
                monster = MONSTER_CARD.index(kind)
                s.owners[monster] = seat
                s.monsters[monster] = RESERVE
        s.powers[seat] = powers_of(s, seat)


def read_stats(s: State, data: Data) -> None:
    """Stats by their steps from 1 to 6; Rage is what the stat says unless it is written."""
    for seat, steps in enumerate(by_seat(data, "stats", s.seats, [1] * STAT_COUNT)):
        if not isinstance(steps, list) or len(steps) != STAT_COUNT:
            raise bad("three-stats", seat=seat, text=spelled(steps))
        for stat, step in enumerate(steps):
            s.stats[STAT_COUNT * seat + stat] = number({"stats": step}, "stats", 1, 1, LAST_STEP + 1) - 1
    s.rage = numbers(data, "rage", [rage_value(s, seat) for seat in range(s.seats)], MANY)
    s.glory = numbers(data, "glory", [0] * s.seats, MANY)
    for seat, passed in enumerate(by_seat(data, "passed", s.seats, False)):
        s.passed[seat] = 1 if yes_or_no("passed", passed) else 0


def places_in_use(data: Data, seats: int) -> list[bool]:
    """Provinces in which somebody stands, or in whose fjord a ship lies."""
    in_use = [False] * OUTER
    for figures in by_seat(data, "figures", seats, {}):
        names: list[Any] = []
        for figure, where in mapping("figures", figures).items():
            names += mapping(figure, where) if figure == WARRIORS else [where]
        for name in names:
            place = PLACE_OF.get(name, NONE) if isinstance(name, str) else NONE
            if 0 <= place < OUTER:
                in_use[place] = True
            elif FIRST_FJORD <= place < BOARD:
                in_use[2 * (place - FIRST_FJORD) + 1] = True
    return in_use


def read_figures(s: State, data: Data) -> None:
    """Where everybody's figures are; those that are not written are in reserve."""
    for seat, figures in enumerate(by_seat(data, "figures", s.seats, {})):
        for name, where in mapping("figures", figures).items():
            if name == WARRIORS:
                read_warriors(s, seat, where)
            else:
                read_figure(s, seat, name, where)
        if on_board(s, seat) > horns(s, seat):
            raise bad("too-many-figures", seat=seat, count=on_board(s, seat), horns=horns(s, seat))
    for province in range(OUTER):
        free = free_villages(s, province)
        if free < 0 and not s.destroyed[province]:
            words = place_words(PROVINCES[province])
            raise bad("no-villages", province=words, count=VILLAGES[province] - free, full=VILLAGES[province])


def read_warriors(s: State, seat: int, where: Any) -> None:
    """How many warriors are in which places."""
    first = PLACE_COUNT * seat
    for name, count in mapping(WARRIORS, where).items():
        place = place_for(s, WARRIOR, WARRIORS, name)
        count = number({name: count}, name, 0, 0, WARRIORS_EACH)
        s.warriors[first + place] += count
        s.warriors[first + RESERVE] -= count
    if s.warriors[first + RESERVE] < 0:
        count = WARRIORS_EACH - s.warriors[first + RESERVE]
        raise bad("too-many-warriors", seat=seat, count=count, full=WARRIORS_EACH)


def read_figure(s: State, seat: int, name: str, where: Any) -> None:
    """One figure of which there is one."""
    names = [WARRIORS if figure == FIGURES[WARRIOR] else figure for figure in FIGURES]
    kind = place_of("figures", name, names)
    place = place_for(s, kind, name, where)
    if kind == LEADER:
        s.leaders[seat] = place
    elif kind == SHIP:
        s.ships[seat] = place
    elif s.owners[kind - FIRST_MONSTER] != seat:
        raise bad("no-monster", figure=figure_words(name), seat=seat)
    else:
        s.monsters[kind - FIRST_MONSTER] = place


def place_for(s: State, kind: int, key: str, name: Any) -> int:
    """A place where such a figure can be now: ships in open fjords, others in provinces that stand (p. 8, R39)."""
    sails = kind in (SHIP, SEA_SERPENT)
    names = (*(PLACES[FIRST_FJORD:BOARD] if sails else PROVINCES), PLACES[RESERVE], PLACES[VALHALLA])
    place = PLACE_OF[names[place_of(key, name, names)]]
    if place in (RESERVE, VALHALLA):
        if place == VALHALLA and s.phase in (GIFTS, OVER):
            raise bad("valhalla-empty")
        return place
    if s.phase == GIFTS and s.age == 1:
        raise bad("nobody-yet", figure=figure_words(FIGURES[kind]))
    if not is_open(s, place) if sails else s.destroyed[place]:
        raise bad("on-ruins", figure=figure_words(FIGURES[kind]), place=place_words(PLACES[place]))
    return place


def write_clans(s: State) -> Data:
    """The clans as they are read."""
    slots = [s.slots[SLOTS * seat : SLOTS * seat + SLOTS] for seat in range(s.seats)]
    return {
        "upgrades": [[CARD_NAMES[kind] for kind in kinds if kind != NONE] for kinds in slots],
        "stats": [[step + 1 for step in s.stats[STAT_COUNT * i : STAT_COUNT * i + STAT_COUNT]] for i in range(s.seats)],
        "rage": s.rage.copy(),
        "glory": s.glory.copy(),
        "passed": [passed == 1 for passed in s.passed],
        "figures": [write_figures(s, seat) for seat in range(s.seats)],
    }


def write_figures(s: State, seat: int) -> Data:
    """A clan's figures that are not in reserve."""
    found: Data = {}
    if s.leaders[seat] != RESERVE:
        found[FIGURES[LEADER]] = PLACES[s.leaders[seat]]
    first = PLACE_COUNT * seat
    warriors = {PLACES[place]: s.warriors[first + place] for place in range(PLACE_COUNT) if place != RESERVE}
    if any(warriors.values()):
        found[WARRIORS] = {name: count for name, count in warriors.items() if count}
    if s.ships[seat] != RESERVE:
        found[FIGURES[SHIP]] = PLACES[s.ships[seat]]
    for monster in range(MONSTER_COUNT):
        if s.owners[monster] == seat and s.monsters[monster] != RESERVE:
            found[FIGURES[FIRST_MONSTER + monster]] = PLACES[s.monsters[monster]]
    return found
