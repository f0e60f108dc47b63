"""Where figures stand, and how many find room (p. 6, 8)."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.cards.printed import FIRST_MONSTER, LEADER, MONSTER_COUNT, SHIP, WARRIOR
from gladsheim.games.bloodrage.rules.board import (
    BOARD,
    FIRST_FJORD,
    OUTER,
    PLACE_COUNT,
    PROVINCE_COUNT,
    RESERVE,
    UNLIMITED,
    VALHALLA,
    VILLAGES,
    YGGDRASIL,
)
from gladsheim.games.bloodrage.rules.state import State

WARRIORS_EACH: Final = 8
ROOM: Final = [*VILLAGES, *[UNLIMITED] * (BOARD - OUTER)]


def move_figure(s: State, seat: int, kind: int, from_: int, to: int) -> None:
    """One figure changes its place."""
    if kind == WARRIOR:
        s.warriors[seat * PLACE_COUNT + from_] -= 1
        s.warriors[seat * PLACE_COUNT + to] += 1
    elif kind == LEADER:
        s.leaders[seat] = to
    elif kind == SHIP:
        s.ships[seat] = to
    else:
        s.monsters[kind - FIRST_MONSTER] = to


def count_at(s: State, seat: int, kind: int, place: int) -> int:
    """How many figures of a kind a seat has in a place."""
    if kind == WARRIOR:
        return s.warriors[seat * PLACE_COUNT + place]
    if kind == LEADER:
        return 1 if s.leaders[seat] == place else 0
    if kind == SHIP:
        return 1 if s.ships[seat] == place else 0
    monster = kind - FIRST_MONSTER
    return 1 if s.owners[monster] == seat and s.monsters[monster] == place else 0


def figures_at(s: State, seat: int, place: int) -> int:
    """How many figures a seat has in a place."""
    count = s.warriors[seat * PLACE_COUNT + place]
    if s.leaders[seat] == place:
        count += 1
    if s.ships[seat] == place:
        count += 1
    for monster in range(MONSTER_COUNT):
        if s.monsters[monster] == place and s.owners[monster] == seat:
            count += 1
    return count


def kinds_at(s: State, seat: int, place: int) -> list[int]:
    """The kinds of figures that a seat has in a place, ascending."""
    kinds: list[int] = []
    if s.leaders[seat] == place:
        kinds.append(LEADER)
    if s.warriors[seat * PLACE_COUNT + place]:
        kinds.append(WARRIOR)
    if s.ships[seat] == place:
        kinds.append(SHIP)
    for monster in range(MONSTER_COUNT):
        if s.monsters[monster] == place and s.owners[monster] == seat:
            kinds.append(FIRST_MONSTER + monster)
    return kinds


def on_board(s: State, seat: int) -> int:
    """How many figures count against Horns: those in provinces and fjords, not in Valhalla (p. 14, R42)."""
    first = seat * PLACE_COUNT
    count = WARRIORS_EACH - s.warriors[first + RESERVE] - s.warriors[first + VALHALLA]
    if s.leaders[seat] < BOARD:
        count += 1
    if s.ships[seat] < BOARD:
        count += 1
    for monster in range(MONSTER_COUNT):
        if s.owners[monster] == seat and s.monsters[monster] < BOARD:
            count += 1
    return count


def standing(s: State, seat: int) -> list[int]:
    """By place on the board: how many figures a seat has there."""
    first = seat * PLACE_COUNT
    counts = s.warriors[first : first + BOARD]
    if s.leaders[seat] < BOARD:
        counts[s.leaders[seat]] += 1
    if s.ships[seat] < BOARD:
        counts[s.ships[seat]] += 1
    for monster in range(MONSTER_COUNT):
        if s.owners[monster] == seat and s.monsters[monster] < BOARD:
            counts[s.monsters[monster]] += 1
    return counts


def is_present(s: State, seat: int, province: int, fjord: int) -> bool:
    """Whether a seat has a figure in a province or a ship in its fjord (p. 17)."""
    if s.warriors[seat * PLACE_COUNT + province] or s.leaders[seat] == province:
        return True
    if fjord >= 0 and s.ships[seat] == fjord:
        return True
    for monster in range(MONSTER_COUNT):
        if s.owners[monster] == seat:
            place = s.monsters[monster]
            if place == province or (place == fjord and fjord >= 0):
                return True
    return False


def free_villages(s: State, province: int) -> int:
    """How many more figures find room in a province: none if it is destroyed, any number in Yggdrasil (p. 6)."""
    if province == YGGDRASIL:
        return UNLIMITED
    if s.destroyed[province]:
        return 0
    free = VILLAGES[province]
    for seat in range(s.seats):
        free -= s.warriors[seat * PLACE_COUNT + province]
        if s.leaders[seat] == province:
            free -= 1
    for monster in range(MONSTER_COUNT):
        if s.monsters[monster] == province:
            free -= 1
    return free


def room(s: State) -> list[int]:
    """By place on the board: how many more figures find room there; a fjord is closed with its last shore (R39)."""
    free = ROOM.copy()
    for seat in range(s.seats):
        first = seat * PLACE_COUNT
        for province in range(OUTER):
            free[province] -= s.warriors[first + province]
        settle_one(free, s.leaders[seat])
    for monster in range(MONSTER_COUNT):
        settle_one(free, s.monsters[monster])
    for province in range(OUTER):
        if s.destroyed[province]:
            free[province] = 0
    for fjord in range(FIRST_FJORD, BOARD):
        if not is_open(s, fjord):
            free[fjord] = 0
    return free


def settle_one(free: list[int], place: int) -> None:
    """A figure has its village there."""
    if place < OUTER:
        free[place] -= 1


def is_open(s: State, fjord: int) -> bool:
    """Whether one of a fjord's two provinces is not destroyed yet (R39)."""
    one = 2 * (fjord - FIRST_FJORD) + 1
    return not s.destroyed[one] or not s.destroyed[(one + 1) % OUTER]


def provinces_left(s: State) -> int:
    """How many provinces are neither destroyed nor pillaged in this age (p. 14)."""
    count = 0
    for province in range(PROVINCE_COUNT):
        if not s.destroyed[province] and not s.pillaged[province]:
            count += 1
    return count
