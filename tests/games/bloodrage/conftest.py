"""Clans on the board in few words, so that a test shows the figures, the cards and the battle it speaks of."""

from __future__ import annotations

from collections.abc import Callable
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


@pytest.fixture
def put() -> Callable[..., Match]:
    """`put(*figures, **position)`: a match from a position; figures come as a text for each seat, cards too."""

    def put(*figures: str, companion: bool = False, **position: Any) -> Match:
        lengths = [len(position[key]) for key in CARDS if key in position]
        seats = position.setdefault("seats", max(2, len(figures), *lengths))
        texts = [*figures, *[""] * (seats - len(figures))]
        cards: dict[str, Any] = {key: by_seat(position.pop(key), seats) for key in CARDS if key in position}
        data = {"figures": [figures_of(text) for text in texts], **cards, **position}
        return gladsheim.load("bloodrage").position(data, seed=0, companion=companion)

    return put


@pytest.fixture
def see() -> Callable[..., BloodrageView]:
    """`see(match, seat)`: what that seat may know, or a spectator."""

    def see(match: Match, seat: int | None = None) -> BloodrageView:
        view = match.view(seat)
        assert isinstance(view, BloodrageView)
        return view

    return see


@pytest.fixture
def clan(see: Callable[..., BloodrageView]) -> Callable[..., Clan]:
    """`clan(match, seat)`: a seat's clan sheet."""
    return lambda match, seat=0: see(match).clans[seat]


@pytest.fixture
def answer() -> Callable[..., None]:
    """`answer(match, *moves)`: each move is made by whoever is asked first."""

    def answer(match: Match, *moves: str) -> None:
        for move in moves:
            match.play(move, match.asked[0].seat)

    return answer


@pytest.fixture
def asks() -> Callable[[Match], list[tuple[int, str]]]:
    """`asks(match)`: who is asked what."""

    def asks(match: Match) -> list[tuple[int, str]]:
        return [(asked.seat, asked.step) for asked in match.asked]

    return asks


@pytest.fixture
def lay(asks: Callable[[Match], list[tuple[int, str]]]) -> Callable[..., None]:
    """`lay(match, *cards)`: the fighters lay their battle cards, in ascending order of their seats."""

    def lay(match: Match, *cards: str) -> None:
        seats = [seat for seat, step in asks(match) if step == "LayCard"]
        for seat, card in zip(seats, cards, strict=True):
            match.play(card, seat)

    return lay


@pytest.fixture
def at(see: Callable[..., BloodrageView]) -> Callable[..., str]:
    """`at(match, place, seat)`: a seat's figures in a place, as `leader, 2 warriors`."""

    def at(match: Match, place: str, seat: int = 0) -> str:
        view = see(match)
        if place in ("reserve", "valhalla"):
            held = view.clans[seat].reserve if place == "reserve" else view.clans[seat].valhalla
            groups = [(one.figure, one.count) for one in held]
        else:
            there = next(one for one in view.places if one.name == place)
            groups = [(one.figure, one.count) for one in there.groups if one.seat == seat]
        return ", ".join(figure if count == 1 else f"{count} {figure}s" for figure, count in groups)

    return at


@pytest.fixture
def events() -> Callable[..., list[Any]]:
    """`events(match, name, seat)`: what a seat or a spectator was told under that name."""

    def events(match: Match, name: str, seat: int | None = None) -> list[Any]:
        return [event for event in match.events(seat) if type(event).__name__ == name]

    return events


@pytest.fixture
def refused() -> Callable[..., str]:
    """`refused(match, move, seat)`: the code of the rule that forbids a move, without the game's name."""

    def refused(match: Match, move: str, seat: int | None = None) -> str:
        with pytest.raises(IllegalMove) as refusal:
            match.play(move, match.asked[0].seat if seat is None else seat)
        return refusal.value.code.removeprefix("bloodrage/")

    return refused
