"""What a game consists of: the file game.toml in its package. Ours lie below `games`; others announce their package."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

FILE: Final = "game.toml"
OURS: Final = "gladsheim.games"
"""The package of our own games."""

GROUP: Final = "gladsheim.games"
"""The entry points of installed games: each names the package that holds a game.toml."""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of one game, each as `module:object`, or as a path below its package."""

    name: str
    rules: str
    """Its Game."""
    weight: int = 3
    """How heavy it is, 1 to 5: lists of games begin with the lightest."""
    minutes: int = 0
    """How long a game takes, about; 0 if that is not said."""
    evaluation: str = ""
    """Its Evaluation: what bots know about it."""
    weights: str = ""
    """A folder with what the features of its Evaluation are worth, a file for each number of seats."""
    levels: dict[str, tuple[int, int, int, int]] = {}
    """By number of seats: how many iterations each level of the bots has for a decision."""
    noise: tuple[float, float] = (4.0, 0.0)
    """By how many points the levels easy and normal misjudge moves."""
    paranoid: tuple[str, ...] = ()
    """With which numbers of seats, named as among levels, bots take everybody else to play against them."""
    puzzles: str = ""
    """A file of positions where one move is clearly best, a line for each."""
    drawing: str = ""
    """Its Drawing: how it looks in the terminal."""
    sagas: str = ""
    """Its Sagas: files of pages that it plays."""
    campaign: str = ""
    """Its Campaign: a series of games, if it has one."""
    texts: str = ""
    """A folder with one folder of Fluent files for every language."""
    board: str = ""
    """An ES module that draws it in the browser. Ours are built into the client instead."""
    compiled: tuple[str, ...] = ()
    """Which of its files the wheel compiles; only ours are."""
    plain: tuple[str, ...] = ()
    """And which of these it does not."""
    package: str = ""

    @property
    def is_ours(self) -> bool:
        """Whether it is part of Gladsheim, and the client is built with its board and its texts."""
        return self.package.startswith(f"{OURS}.")

    def part(self, reference: str) -> Any:
        """The object that a reference names."""
        module, _, name = reference.partition(":")
        return getattr(import_module(module), name)

    def folder(self, path: str) -> Traversable:
        """A file or folder of its package."""
        return files(self.package).joinpath(*path.split("/"))


@cache
def manifests() -> dict[str, Manifest]:
    """Every game that can be played, by name: our own, then installed ones, the lightest first."""
    own = [f"{OURS}.{folder.name}" for folder in files(OURS).iterdir() if (folder / FILE).is_file()]
    found = [*map(manifest_of, own)]
    for point in entry_points(group=GROUP):
        found.append(manifest_of(point.value))
        assert found[-1].name == point.name, f"{point.value} announces {point.name} and holds {found[-1].name}"
    found.sort(key=lambda one: (not one.is_ours, one.weight, one.name))
    return {one.name: one for one in found}


def manifest_of(package: str) -> Manifest:
    """What the game.toml of a package says."""
    text = (files(package) / FILE).read_text(encoding="utf-8")
    return msgspec.structs.replace(msgspec.toml.decode(text, type=Manifest), package=package)
