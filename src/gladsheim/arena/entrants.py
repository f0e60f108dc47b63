"""Who plays in an arena: a bot by its name, or a level with something changed, to see what the change is worth."""

from __future__ import annotations

from pathlib import Path

from gladsheim.bots import LEVELS, Bot, Thinker, bot
from gladsheim.bots.search.settings import Settings
from gladsheim.bots.search.weights import Weights, read_weights
from gladsheim.errors import UnknownBot
from gladsheim.words import Words, say

MARK = "@"
"""`hard@iterations=100,c=1.0,weights=new.json`: a level, and what is different about it."""


def entrant(text: str) -> Bot:
    """The bot that a text describes; raises UnknownBot."""
    level, _, changes = text.partition(MARK)
    found = bot(level)
    if not changes:
        return found
    if not isinstance(found, Thinker):
        raise unknown(text)
    for change in changes.split(","):
        name, _, value = change.partition("=")
        try:
            apply(found, name, value)
        except (ValueError, OSError, KeyError) as reason:
            raise unknown(text) from reason
    return found


def apply(thinker: Thinker, name: str, value: str) -> None:
    """One change; raises ValueError for one that there is not."""
    if name == "iterations":
        thinker.iterations = int(value)
    elif name == "weights":
        file = read_weights(Path(value).read_text(encoding="utf-8"))
        thinker.weights = Weights(file.values, file.scale, value)
    elif name in ("c", "heat", "untried_less", "noise", "win", "nearly"):
        thinker.settings = thinker.settings or Settings()
        setattr(thinker.settings, name, float(value))
    elif name == "paranoid":
        thinker.settings = thinker.settings or Settings()
        thinker.settings.paranoid = value != "0"
    else:
        raise ValueError(name)


def unknown(text: str) -> UnknownBot:
    """There is no such entrant."""
    terms = {"name": text, "bots": ", ".join(("random", "greedy", *LEVELS))}
    return UnknownBot("bot/unknown", say(Words("bot-unknown", {**terms})), terms)
