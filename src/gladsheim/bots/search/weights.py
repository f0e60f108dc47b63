"""Weights are data: one small file for each number of seats and set of options, with how it came to be."""

from __future__ import annotations

import json
from typing import Any, Final

from gladsheim.kernel.game import Game
from gladsheim.kernel.step import State
from gladsheim.kit.evaluation import Evaluation
from gladsheim.manifest import manifests

POINTS: Final = 12.0
"""The scale of games for which nobody has fitted one."""


class Weights:
    """What the features of a seat are worth in points, and by how many points a lead is likely to hold."""

    def __init__(self, values: list[float], scale: float, name: str = "") -> None:
        self.values = values
        self.scale = scale
        self.name = name  # of the file; empty if they were set by hand


class WeightsFile:
    """All that a file of weights says."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.game = str(data["game"])
        self.rules = int(data["rules"])
        self.seats = int(data["seats"])
        self.options = dict(data["options"])
        self.scale = float(data["scale"])
        self.features = [str(name) for name in data["weights"]]
        self.values = [float(value) for value in data["weights"].values()]
        self.command = str(data["command"])
        self.seed = int(data["seed"])
        self.gate = dict(data["gate"])


def unfit(file: WeightsFile, game: Game, judge: Evaluation) -> str:
    """Why weights do not fit a game; empty if they do."""
    if file.game != game.name:
        return f"they are for {file.game}"
    if file.rules != game.rules_version:
        return f"they are for rules {file.rules}, these are {game.rules_version}"
    if file.features != judge.names():
        return "they are for other features"
    return ""


def file_name(seats: int, variant: str) -> str:
    """What the file of a number of seats and a set of options is called."""
    return f"{seats}-{variant}.json" if variant else f"{seats}.json"


def read_weights(text: str) -> WeightsFile:
    """A file of weights."""
    return WeightsFile(json.loads(text))


SHELF: Final[dict[str, Weights]] = {}
"""Those that were read before."""


def weights_for(game: Game, judge: Evaluation, s: State) -> Weights:
    """The weights for a position: its own, those of as many seats, of the nearest number of seats, or set by hand."""
    variant = judge.variant(s)
    key = f"{game.name} {s.seats} {variant}"
    found = SHELF.get(key)
    if found is None:
        found = searched(game, judge, s.seats, variant)
        SHELF[key] = found
    return found


def searched(game: Game, judge: Evaluation, seats: int, variant: str) -> Weights:
    """The file that comes nearest; one that does not fit is passed over."""
    manifest = manifests().get(game.name)
    if manifest is not None and manifest.weights:
        folder = manifest.folder(manifest.weights)
        near = sorted(game.seats, key=lambda other: (abs(other - seats), other))
        for tag in dict.fromkeys((variant, "")):
            for other in near:
                path = folder / file_name(other, tag)
                if path.is_file():
                    file = read_weights(path.read_text(encoding="utf-8"))
                    if not unfit(file, game, judge):
                        return Weights(file.values, file.scale, path.name)
    return Weights(judge.by_hand(), POINTS)
