"""The games by name: a folder each, and whatever is installed besides."""

from __future__ import annotations

from gladsheim.errors import UnknownGame
from gladsheim.kernel.game import Game
from gladsheim.kit.campaign import Campaign
from gladsheim.manifest import manifests
from gladsheim.words import Words, quoted, say


def game_names() -> tuple[str, ...]:
    """The names of all games that can be loaded."""
    return tuple(manifests())


def load(name: str) -> Game:
    """A game by its name; raises UnknownGame."""
    if manifest := manifests().get(name):
        return checked(manifest.part(manifest.rules))
    terms = {"name": quoted(name), "games": ", ".join(game_names())}
    raise UnknownGame("game/unknown", say(Words("game-unknown", {**terms})), terms)


def checked(game: object) -> Game:
    """A manifest may name anything."""
    assert isinstance(game, Game), f"{game!r} is announced as a game and is none"
    return game


def campaign_of(name: str) -> Campaign | None:
    """The campaign of a game, if it has one."""
    manifest = manifests().get(name)
    if manifest is None or not manifest.campaign:
        return None
    campaign = manifest.part(manifest.campaign)
    assert isinstance(campaign, Campaign), f"{campaign!r} is announced as a campaign and is none"
    return campaign
