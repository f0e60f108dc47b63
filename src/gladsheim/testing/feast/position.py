"""A feast written by hand: the table and the cellar before a course."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.errors import BadPosition
from gladsheim.kernel.dump import Data
from gladsheim.kernel.step import EVERYONE, only, then
from gladsheim.testing.feast.courses import Course, Rise
from gladsheim.testing.feast.state import CASK_COPIES, CASKS, COURSES, DISH_COPIES, DISHES, NOBODY, TAKEN, State
from gladsheim.testing.feast.view import named, seats_of
from gladsheim.words import Term, Words, say

KEYS: Final = (
    "seats", "options", "served", "scraps", "steward", "top", "top_seen", "bottom", "bottom_seen", "poured",
    "speaker", "joy", "course",
)  # fmt: skip


def read_position(data: Data) -> State:
    """The state of a position; raises BadPosition with a sentence that says what is wrong."""
    for key in data:
        if key not in KEYS:
            raise bad("unknown-key", key=key, keys=", ".join(KEYS))
    seats = number(data, "seats", 2, 2, 4)
    options = data.get("options", {})
    if not isinstance(options, dict) or options.get("goal", 6) not in (4, 6, 8):
        raise bad("not-options")
    served = [counted(DISHES, names) for names in listed(data, "served", [[] for _ in range(seats)])]
    if len(served) != seats:
        raise bad("not-by-seat", key="served", seats=seats)
    scraps = counted(DISHES, data.get("scraps", []))
    larder = [n - scraps[kind] - sum(dishes[kind] for dishes in served) for kind, n in enumerate(DISH_COPIES)]
    poured = [kind_of(CASKS, name) for name in listed(data, "poured", [])]
    top = [kind_of(CASKS, name) for name in listed(data, "top", [])]
    bottom = [kind_of(CASKS, name) for name in listed(data, "bottom", [])]
    middle = [n - (poured + top + bottom).count(kind) for kind, n in enumerate(CASK_COPIES)]
    if min(larder) < 0 or min(middle) < 0:
        raise bad("too-many")
    s = State(
        seats=seats,
        stack=[],
        answers=[],
        fenrir=options.get("fenrir", False) is True,
        goal=options.get("goal", 6),
        larder=larder,
        packets=[],
        passed=TAKEN,
        served=[n for dishes in served for n in dishes],
        scraps=scraps,
        steward=number(data, "steward", 0, 0, seats - 1),
        top=top,
        top_seen=seers(data, "top_seen", len(top), seats),
        middle=middle,
        bottom=bottom,
        bottom_seen=seers(data, "bottom_seen", len(bottom), seats),
        poured=poured,
        speaker=number(data, "speaker", NOBODY, NOBODY, seats - 1),
        soothed=False,
        joy=number(data, "joy", 0, 0, 99),
    )
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
        "joy": s.joy,
        "course": following - 1,
    }


def seers(data: Data, key: str, length: int, seats: int) -> list[int]:
    """Who has seen each cask, as lists of seats; if that is not written, everyone has."""
    if key not in data:
        return [EVERYONE] * length
    lists = listed(data, key, [])
    if len(lists) != length:
        raise bad("not-by-cask", key=key, count=length)
    return [sum(only(seat) for seat in range(seats) if seat in listed({key: seen}, key, [])) for seen in lists]


def counted(names: tuple[str, ...], data: Any) -> list[int]:
    """A list of names as counts by kind."""
    counts = [0] * len(names)
    for name in listed({"names": data}, "names", []):
        counts[kind_of(names, name)] += 1
    return counts


def kind_of(names: tuple[str, ...], name: Any) -> int:
    """The kind of a dish or a cask by its name."""
    if name not in names:
        raise bad("unknown-name", name=str(name), names=", ".join(names))
    return names.index(name)


def listed(data: Data, key: str, default: list[Any]) -> list[Any]:
    """A list, and nothing else."""
    value = data.get(key, default)
    if not isinstance(value, list):
        raise bad("not-a-list", key=key)
    return value


def number(data: Data, key: str, default: int, least: int, most: int) -> int:
    """A whole number within bounds."""
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise bad("not-a-number", key=key, least=least, most=most)
    return value


def bad(reason: str, **terms: Term) -> BadPosition:
    """An impossible position, and what is wrong with it."""
    return BadPosition(f"feast/position-{reason}", say(Words(f"feast-position-{reason}", terms)), terms)
