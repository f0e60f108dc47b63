"""The games by name: a folder each, and whatever is installed besides."""

from __future__ import annotations

from gladsheim.errors import UnknownGame
from gladsheim.kernel.game import Game
from gladsheim.kernel.written import nearest_of
from gladsheim.kit.campaign import Campaign
from gladsheim.manifest import manifests
from gladsheim.words import Term, Words, quoted, say


def game_names() -> tuple[str, ...]:
    """The names of all games that can be loaded."""
    return tuple(manifests())


def load(name: str) -> Game:
    """A game by its name, whose capitals do not count; raises UnknownGame."""
    if manifest := manifests().get(quoted(name).lower()):
        return checked(manifest.part(manifest.rules))
    raise unknown_game(name)


def unknown_game(name: str) -> UnknownGame:
    """No game has this name; one that is nearly called so was meant perhaps."""
    near = nearest_of(quoted(name).lower(), game_names())
    terms: dict[str, Term] = {"near": len(near), "nearest": ", ".join(near), "games": ", ".join(game_names())}
    terms["name"] = quoted(name)
    return UnknownGame("game/unknown", say(Words("game-unknown", terms)), terms)


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
