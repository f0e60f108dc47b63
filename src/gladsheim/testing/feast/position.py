"""A feast written by hand: the table and the cellar before a course."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.errors import BadPosition
from gladsheim.kernel.dump import Data
from gladsheim.kernel.step import EVERYONE, only, then
from gladsheim.kernel.view import Options
from gladsheim.kernel.written import MANY, bad_position, by_seat, listed, number, place_of, too_many, yes_or_no
from gladsheim.testing.feast.courses import Course, Rise
from gladsheim.testing.feast.state import CASK_COPIES, CASKS, COURSES, DISH_COPIES, DISHES, NOBODY, TAKEN, State
from gladsheim.testing.feast.state_start import start
from gladsheim.testing.feast.view import named, seats_of
from gladsheim.words import Term, Words

KEYS: Final = (
    "seats", "options", "served", "scraps", "steward", "top", "top_seen", "bottom", "bottom_seen", "poured",
    "speaker", "soothed", "joy", "course",
)  # fmt: skip


def read_position(data: Data, options: Options) -> State:
    """The state of a position; raises BadPosition with a sentence that says what is wrong."""
    seats = number(data, "seats", 2, 2, 4)
    served = [kinds_of("served", names, DISHES) for names in by_seat(data, "served", seats, [])]
    scraps = kinds_of("scraps", data.get("scraps", []), DISHES)
    casks = {key: kinds_of(key, data.get(key, []), CASKS) for key in ("poured", "top", "bottom")}
    larder = left_of(DISHES, DISH_COPIES, {"served": [dish for dishes in served for dish in dishes], "scraps": scraps})
    s = start(seats, options["fenrir"] is True, int(options["goal"]))
    s.larder = larder
    s.packets = []
    s.passed = TAKEN
    s.served = [dishes.count(dish) for dishes in served for dish in range(len(DISHES))]
    s.scraps = [scraps.count(dish) for dish in range(len(DISHES))]
    s.steward = number(data, "steward", 0, 0, seats - 1)
    s.top = casks["top"]
    s.top_seen = seers(data, "top_seen", len(casks["top"]), seats)
    s.middle = left_of(CASKS, CASK_COPIES, casks)
    s.bottom = casks["bottom"]
    s.bottom_seen = seers(data, "bottom_seen", len(casks["bottom"]), seats)
    s.poured = casks["poured"]
    s.speaker = number(data, "speaker", NOBODY, NOBODY, seats - 1)
    s.soothed = yes_or_no("soothed", data.get("soothed", False))
    s.joy = number(data, "joy", 0, 0, MANY)
    then(s, Course(number(data, "course", 1, 1, COURSES)))
    return s


def write_position(s: State) -> Data:
    """The position as a person would write it; raises BadPosition except where somebody may rise."""
    if not s.stack or not isinstance(s.stack[-1], Rise):
        raise bad("not-a-course")
    following = s.stack[0].args()[0] if isinstance(s.stack[0], Course) else COURSES + 1
    kinds = len(DISHES)
    return {
        "seats": s.seats,
        "options": {"fenrir": s.fenrir, "goal": s.goal},
        "served": [named(DISHES, s.served[seat * kinds : (seat + 1) * kinds]) for seat in range(s.seats)],
        "scraps": named(DISHES, s.scraps),
        "steward": s.steward,
        "top": [CASKS[cask] for cask in s.top],
        "top_seen": [seats_of(s, seats) for seats in s.top_seen],
        "bottom": [CASKS[cask] for cask in s.bottom],
        "bottom_seen": [seats_of(s, seats) for seats in s.bottom_seen],
        "poured": [CASKS[cask] for cask in s.poured],
        "speaker": s.speaker,
        "soothed": s.soothed,
        "joy": s.joy,
        "course": following - 1,
    }


def seers(data: Data, key: str, length: int, seats: int) -> list[int]:
    """Who has seen each cask, as lists of seats; if that is not written, everyone has."""
    if key not in data:
        return [EVERYONE] * length
    lists = [listed(key, seen) for seen in listed(key, data[key])]
    if len(lists) != length:
        raise bad("not-by-cask", key=key, count=length)
    return [sum(only(seat) for seat in {number({key: n}, key, 0, 0, seats - 1) for n in seen}) for seen in lists]


def kinds_of(key: str, value: Any, names: tuple[str, ...]) -> list[int]:
    """Dishes or casks by their names."""
    return [place_of(key, name, names) for name in listed(key, value)]


def left_of(names: tuple[str, ...], copies: tuple[int, ...], found: dict[str, list[int]]) -> list[int]:
    """What is left of each kind."""
    for kind, full in enumerate(copies):
        if sum(kinds.count(kind) for kinds in found.values()) > full:
            places = {key: kinds.count(kind) for key, kinds in found.items()}
            raise too_many(Words(f"feast-{names[kind]}"), places, full)
    return [n - sum(kinds.count(kind) for kinds in found.values()) for kind, n in enumerate(copies)]


def bad(reason: str, **terms: Term) -> BadPosition:
    """An impossible position, and what is wrong with it."""
    return bad_position(f"feast/position-{reason}", **terms)
