"""What some games know about playing them: where points now say too little, an evaluation says more."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from gladsheim.kernel.game import Game
from gladsheim.kernel.rng import Rng
from gladsheim.manifest import manifests
from gladsheim.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Judges the moves of one game. Like a bot it is handed imagined worlds, and nothing hidden may sway it."""

    def choose(self, world: Any, seat: int, rng: Rng) -> int:
        """The move that promises most; the seat is asked, and the world is left as it was."""
        raise NotImplementedError

    def why(self, world: Any, seat: int, move: int, rng: Rng) -> Words:
        """What to expect of a legal move, as a sentence that begins with it."""
        raise NotImplementedError

    def earned(self, world: Any, seat: int, move: int) -> int | None:
        """The points that a legal move earns at once; None where points are not what it is about."""
        raise NotImplementedError


def evaluation_of(game: Game) -> Evaluation | None:
    """The evaluation of a game, if it has one."""
    manifest = manifests().get(game.name)
    if manifest is None or not manifest.evaluation:
        return None
    found = manifest.part(manifest.evaluation)
    assert isinstance(found, Evaluation), f"{found!r} is no evaluation"
    return found
