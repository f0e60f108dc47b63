"""Gladsheim: Norse board games, their rules as a library.

>>> import gladsheim
>>> game = gladsheim.load("voluspa")
>>> match = game.match(seats=2, seed=7, options={"edda": True})
"""

from gladsheim.errors import (
    BadDump,
    BadPosition,
    BadRecord,
    BadSetup,
    CannotUndo,
    GladsheimError,
    IllegalMove,
    NotAsked,
    StaleMove,
    UnknownBot,
    UnknownGame,
    Unreadable,
)
from gladsheim.games import game_names, load
from gladsheim.kernel import replay as _replay
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.replay import Verdict
from gladsheim.kernel.step import NATURE
from gladsheim.kernel.view import Asked
from gladsheim.words import Refusal, Words, say

__all__ = [
    "NATURE",
    "Asked",
    "BadDump",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Game",
    "GladsheimError",
    "IllegalMove",
    "Match",
    "NotAsked",
    "Refusal",
    "StaleMove",
    "UnknownBot",
    "UnknownGame",
    "Unreadable",
    "Verdict",
    "Words",
    "game_names",
    "load",
    "replay",
    "say",
    "verify",
]


def replay(record: str) -> Match:
    """The match of a record, ready to go on; raises BadRecord."""
    transcript = _replay.parse(str(record))
    return _replay.replay(transcript, load(transcript.game))


def verify(record: str) -> Verdict:
    """Replay a record and check that every draw and roll fell as the seed or the secret says; raises BadRecord."""
    transcript = _replay.parse(str(record))
    return _replay.verify(transcript, load(transcript.game))
