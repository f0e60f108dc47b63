"""The games that this server offers: all that are installed, and further ones that a host or a test names."""

from __future__ import annotations

from importlib import import_module

from gladsheim.errors import UnknownGame
from gladsheim.games import checked, game_names, load
from gladsheim.kernel.game import Game


class Shelf:
    """Games by name; `extra` is a list of module:attribute, separated by commas."""

    def __init__(self, extra: str = "") -> None:
        self.extra = extra
        self.further = {game.name: game for game in map(imported, filter(None, extra.split(",")))}
        self.loaded: dict[str, Game] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """Every game that can be played here."""
        return (*game_names(), *self.further)

    def game(self, name: str) -> Game:
        """A game by its name; raises UnknownGame."""
        if name in self.further:
            return self.further[name]
        if name not in self.loaded:
            self.loaded[name] = load(name)
        return self.loaded[name]

    def find(self, name: str) -> Game | None:
        """A game by its name, if it is still here."""
        try:
            return self.game(name)
        except UnknownGame:
            return None


def imported(place: str) -> Game:
    """The game that a module holds under a name."""
    module, _, attribute = place.strip().partition(":")
    return checked(getattr(import_module(module), attribute))
