"""Players made of code. They see views and imagined worlds, like everybody else, and never the true state."""

from __future__ import annotations

from typing import Final

from gladsheim.bots.base import Bot, Hint, Option
from gladsheim.bots.greedy import Greedy
from gladsheim.bots.random import Random
from gladsheim.bots.search.levels import LEVELS
from gladsheim.bots.search.thinker import Thinker
from gladsheim.errors import UnknownBot
from gladsheim.words import Words, say

__all__ = ["BOTS", "LEVELS", "PLAIN", "Bot", "Greedy", "Hint", "Option", "Random", "Thinker", "bot"]

PLAIN: Final = ("random", "greedy")
"""The bots that do not think ahead; tables from before there were levels have them."""

BOTS: Final = (*PLAIN, *LEVELS)


def bot(name: str) -> Bot:
    """A bot by its name; raises UnknownBot."""
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy()
    if name in LEVELS:
        return Thinker(name)
    terms = {"name": name, "bots": ", ".join(BOTS)}
    raise UnknownBot("bot/unknown", say(Words("bot-unknown", {**terms})), terms)
