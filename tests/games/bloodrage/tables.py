"""Clans on the board in few words, so that a test shows the figures, the cards and the battle it speaks of."""

from __future__ import annotations

from typing import Any, Final

import pytest

import gladsheim
from gladsheim import IllegalMove, Match
from gladsheim.games.bloodrage.rules.view import BloodrageView, Clan

CARDS: Final = ("hands", "quests", "upgrades", "discarded")
"""Keys of a position with a list of cards by seat."""


def figures_of(text: str) -> dict[str, Any]:
    """`leader gimle, 3 warriors elvagar, ship north, troll valhalla`: the rest is in reserve."""
    figures: dict[str, Any] = {}
    for group in filter(None, text.split(", ")):
        words = group.split()
        if words[-2] in ("warrior", "warriors"):
            count = int(words[0]) if len(words) == 3 else 1
            figures.setdefault("warriors", {})[words[-1]] = count
        else:
            figures[words[0]] = words[1]
    return figures


def by_seat(given: list[Any], seats: int) -> list[list[str]]:
    """A text of names for each seat, or a list of them; seats that are left out have none."""
    lists = [one.split() if isinstance(one, str) else list(one) for one in given]
    return lists + [[] for _ in range(seats - len(lists))]


def put(*figures: str, companion: bool = False, **position: Any) -> Match:
    """A match from a position; figures come as a text for each seat, cards too."""
    lengths = [len(position[key]) for key in CARDS if key in position]
    seats = position.setdefault("seats", max(2, len(figures), *lengths))
    texts = [*figures, *[""] * (seats - len(figures))]
    cards: dict[str, Any] = {key: by_seat(position.pop(key), seats) for key in CARDS if key in position}
    data = {"figures": [figures_of(text) for text in texts], **cards, **position}
    return gladsheim.load("bloodrage").position(data, seed=0, companion=companion)


def see(match: Match, seat: int | None = None) -> BloodrageView:
    """What that seat may know, or a spectator."""
    view = match.view(seat)
    assert isinstance(view, BloodrageView)
    return view


def clan(match: Match, seat: int = 0) -> Clan:
    """A seat's clan sheet."""
    return see(match).clans[seat]


def answer(match: Match, *moves: str) -> None:
    """Each move is made by whoever is asked first."""
    for move in moves:
        match.play(move, match.asked[0].seat)


def asks(match: Match) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(asked.seat, asked.step) for asked in match.asked]


def lay(match: Match, *cards: str) -> None:
    """The fighters lay their battle cards, in ascending order of their seats."""
    seats = [seat for seat, step in asks(match) if step == "LayCard"]
    for seat, card in zip(seats, cards, strict=True):
        match.play(card, seat)


def at(match: Match, place: str, seat: int = 0) -> str:
    """A seat's figures in a place, as `leader, 2 warriors`."""
    view = see(match)
    if place in ("reserve", "valhalla"):
        held = view.clans[seat].reserve if place == "reserve" else view.clans[seat].valhalla
        groups = [(one.figure, one.count) for one in held]
    else:
        there = next(one for one in view.places if one.name == place)
        groups = [(one.figure, one.count) for one in there.groups if one.seat == seat]
    return ", ".join(figure if count == 1 else f"{count} {figure}s" for figure, count in groups)


def events(match: Match, name: str, seat: int | None = None) -> list[Any]:
    """What a seat or a spectator was told under that name."""
    return [event for event in match.events(seat) if type(event).__name__ == name]


def refused(match: Match, move: str, seat: int | None = None) -> str:
    """The code of the rule that forbids a move, without the game's name."""
    with pytest.raises(IllegalMove) as refusal:
        match.play(move, match.asked[0].seat if seat is None else seat)
    return refusal.value.code.removeprefix("bloodrage/")
