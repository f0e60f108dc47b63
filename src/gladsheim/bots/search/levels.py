"""How strong a bot may be: four levels, each with its iterations for every game and number of seats."""

from __future__ import annotations

from typing import Final

from gladsheim.bots.search.settings import Settings
from gladsheim.bots.search.weights import file_name
from gladsheim.kernel.game import Game
from gladsheim.kernel.step import State
from gladsheim.kit.evaluation import Evaluation
from gladsheim.manifest import manifests

LEVELS: Final = ("easy", "normal", "hard", "master")

SECONDS: Final = (0.05, 0.1, 0.5, 2.0)
"""What a turn of each level should take, about, on one core."""

PLAIN: Final = (40, 150, 600, 2400)
"""Iterations in a game that says nothing about it."""

NOISE: Final = (4.0, 0.0)
"""Points by which the weaker levels misjudge moves there."""


def settings_of(game: Game, judge: Evaluation, s: State, level: str) -> Settings:
    """How a level searches here."""
    manifest = manifests().get(game.name)
    tag = file_name(s.seats, judge.variant(s)).removesuffix(".json")
    at = LEVELS.index(level)
    noise = manifest.noise if manifest is not None else NOISE
    paranoid = manifest is not None and tag in manifest.paranoid
    return Settings(noise=noise[at] if at < len(noise) else 0.0, paranoid=paranoid)


def iterations_of(game: Game, judge: Evaluation, s: State, level: str) -> int:
    """How many iterations a level has for a decision here: fixed, so that it is the same on every machine."""
    manifest = manifests().get(game.name)
    at = LEVELS.index(level)
    if manifest is not None:
        for tag in (judge.variant(s), ""):
            found = manifest.levels.get(file_name(s.seats, tag).removesuffix(".json"))
            if found is not None:
                return found[at]
    return PLAIN[at]
