"""The games that this server offers: all that are installed, and further ones that a host or a test names."""

from __future__ import annotations

from importlib import import_module

from gladsheim.errors import UnknownGame
from gladsheim.games import campaign_of, checked, game_names, load, unknown_game
from gladsheim.kernel.game import Game
from gladsheim.kit.campaign import Campaign


class Shelf:
    """Games by name; `extra` is a list of module:attribute, separated by commas."""

    def __init__(self, extra: str = "") -> None:
        self.extra = extra
        places = [place.strip() for place in extra.split(",") if place]
        self.further = {game.name: game for game in map(imported, places)}
        self.campaigns = {one.game: one for one in map(campaign_beside, places) if one is not None}
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
            if name not in game_names():  # here a name is an address, with one spelling
                raise unknown_game(name)
            self.loaded[name] = load(name)
        return self.loaded[name]

    def campaign(self, name: str) -> Campaign | None:
        """The campaign of a game, if it has one; raises UnknownGame."""
        if name in self.further:
            return self.campaigns.get(name)
        self.game(name)
        return campaign_of(name)

    def find(self, name: str) -> Game | None:
        """A game by its name, if it is still here."""
        try:
            return self.game(name)
        except UnknownGame:
            return None


def campaign_beside(place: str) -> Campaign | None:
    """The campaign that stands in the module of a game under the name CAMPAIGN."""
    found = getattr(import_module(place.partition(":")[0]), "CAMPAIGN", None)
    return found if isinstance(found, Campaign) else None


def imported(place: str) -> Game:
    """The game that a module holds under a name."""
    module, _, attribute = place.partition(":")
    return checked(getattr(import_module(module), attribute))
