"""Our sagas by name, and those that an owner of the book has written down."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from gladsheim.games.yggdrasil.sagas.book import LOADERS, Saga
from gladsheim.games.yggdrasil.sagas.reading import read_saga

STANDARD: Final = ("easy", "hard")
SAGAS: Final = ("baldr", "fimbulvetr", "managarms", "naglfar", "bifrost", "final")
"""In the order of the campaign."""
OWN: Final = "saga"
"""How a text that is no file of ours is called where something is wrong with it."""


@cache
def saga_named(name: str) -> Saga:
    """One of ours."""
    file = files("gladsheim.games.yggdrasil.sagas") / "files" / f"{name}.saga"
    return read_saga(file.read_text(encoding="utf-8"), f"{name}.saga", True)


@cache
def saga_written(text: str) -> Saga:
    """One that somebody else has written down."""
    return read_saga(text, OWN, False)


def saga_of(data: str) -> Saga:
    """A saga by the name of one of ours, or from its text."""
    return saga_named(data) if data in STANDARD or data in SAGAS else saga_written(data)


LOADERS.append(saga_of)
