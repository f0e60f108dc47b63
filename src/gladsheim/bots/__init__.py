"""Players made of code. They see views and imagined worlds, like everybody else, and never the true state."""

from __future__ import annotations

from typing import Final

from gladsheim.bots.base import Bot, Forecast, Hint
from gladsheim.bots.greedy import Greedy
from gladsheim.bots.random import Random
from gladsheim.errors import UnknownBot
from gladsheim.words import Words, say

__all__ = ["BOTS", "Bot", "Forecast", "Greedy", "Hint", "Random", "bot"]

BOTS: Final = ("random", "greedy")


def bot(name: str) -> Bot:
    """A bot by its name; raises UnknownBot."""
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy()
    terms = {"name": name, "bots": ", ".join(BOTS)}
    raise UnknownBot("bot/unknown", say(Words("bot-unknown", {**terms})), terms)
