"""The games, found by name: our own, and installed ones that announce themselves as entry points."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from gladsheim.errors import UnknownGame
from gladsheim.kernel.game import Game
from gladsheim.words import Words, quoted, say

OURS: Final = ("voluspa", "nidavellir", "bloodrage", "yggdrasil")


def game_names() -> tuple[str, ...]:
    """The names of all games that can be loaded."""
    return (*OURS, *sorted(point.name for point in entry_points(group="gladsheim.games")))


def load(name: str) -> Game:
    """A game by its name; raises UnknownGame."""
    if name in OURS:
        return checked(import_module(f"gladsheim.games.{name}").GAME)
    for point in entry_points(group="gladsheim.games"):
        if point.name == name:
            return checked(point.load())
    terms = {"name": quoted(name), "games": ", ".join(game_names())}
    raise UnknownGame("game/unknown", say(Words("game-unknown", {**terms})), terms)


def checked(game: object) -> Game:
    """An entry point may name anything."""
    assert isinstance(game, Game), f"{game!r} is announced as a game and is none"
    return game
