"""What a guest may know: the table, his hand, what he took and what he passed on, and the casks he has looked into."""

from __future__ import annotations

from gladsheim.kernel.step import may_see
from gladsheim.kernel.view import View
from gladsheim.testing.feast.state import CASKS, DISHES, NOBODY, State, in_hand


class FeastView(View, frozen=True):
    """Lists go by seat, dishes and casks by name."""

    seats: int
    fenrir: bool
    goal: int
    hand: list[str] | None
    taken: list[str] | None  # face down before this seat
    passed: int
    passed_on: list[list[str]] | None  # what this seat gave to its left, each time
    served: list[list[str]]
    scraps: list[str]
    steward: int | None
    top: list[str | None]
    top_seen: list[list[int]]
    middle: int
    bottom: list[str | None]
    bottom_seen: list[list[int]]
    unseen: dict[str, int]  # casks that this seat has not seen, wherever they lie
    poured: list[str]  # first to last
    speaker: int | None
    soothed: bool
    joy: int


def view_of(s: State, seat: int | None) -> FeastView:
    """Built from named fields; what is not named is hidden."""
    kinds = len(DISHES)
    return FeastView(
        seats=s.seats,
        fenrir=s.fenrir,
        goal=s.goal,
        hand=None if seat is None else [DISHES[dish] for dish in in_hand(s, seat)],
        taken=None if seat is None else [DISHES[dish] for dish in taken(s, seat)],
        passed=s.passed,
        passed_on=None if seat is None else [[DISHES[dish] for dish in rest] for rest in passed_on(s, seat)],
        served=[named(DISHES, s.served[other * kinds : (other + 1) * kinds]) for other in range(s.seats)],
        scraps=named(DISHES, s.scraps),
        steward=None if s.steward == NOBODY else s.steward,
        top=known(s.top, s.top_seen, seat),
        top_seen=[seats_of(s, seen) for seen in s.top_seen],
        middle=sum(s.middle),
        bottom=known(s.bottom, s.bottom_seen, seat),
        bottom_seen=[seats_of(s, seen) for seen in s.bottom_seen],
        unseen={CASKS[cask]: n for cask, n in enumerate(unseen_casks(s, seat)) if n},
        poured=[CASKS[cask] for cask in s.poured],
        speaker=None if s.speaker == NOBODY else s.speaker,
        soothed=s.soothed,
        joy=s.joy,
    )


def taken(s: State, seat: int) -> list[int]:
    """The dishes a seat took, first to last; once served they lie on the table."""
    return [s.packets[(seat - place) % s.seats][place] for place in range(s.passed)] if s.packets else []


def passed_on(s: State, seat: int) -> list[list[int]]:
    """What a seat passed on each time: it saw these dishes, whoever has them now."""
    if not s.packets:
        return []
    return [sorted(s.packets[(seat - place) % s.seats][place + 1 :]) for place in range(s.passed)]


def known(casks: list[int], seen: list[int], seat: int | None) -> list[str | None]:
    """Casks by name where the seat has looked into them."""
    return [CASKS[cask] if may_see(seats, seat) else None for cask, seats in zip(casks, seen)]


def unseen_casks(s: State, seat: int | None) -> list[int]:
    """By kind, the casks in the cellar that a seat has not looked into."""
    counts = s.middle.copy()
    for cask, seats in zip(s.top + s.bottom, s.top_seen + s.bottom_seen):
        if not may_see(seats, seat):
            counts[cask] += 1
    return counts


def seats_of(s: State, seats: int) -> list[int]:
    """A set of seats as a list."""
    return [seat for seat in range(s.seats) if may_see(seats, seat)]


def named(names: tuple[str, ...], counts: list[int]) -> list[str]:
    """Counts by kind as a list of names."""
    return [names[kind] for kind, n in enumerate(counts) for _ in range(n)]
