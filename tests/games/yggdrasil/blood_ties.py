"""Tables for Blood Ties: a god is about to throw beside his kin."""

from __future__ import annotations

from typing import Any

from gladsheim.games.yggdrasil.rules.state import State
from tests.games.yggdrasil.tables import asked_god, asking, offered, risk, say, table, turn


def throwing(gods: str = "odin thor freyr", number: int = 1, tie: str = "odin thor tie", **given: Any) -> State:
    """The first god takes risks in his turn, after all have declined to take anything."""
    hard = bool(given.pop("hard", False))
    supports = given.pop("supports", "")
    s = table(gods, supports, hard=hard, relations=tie, **given)
    god = gods.split()[0]
    turn(s, god)
    while asking(s) == "TakeFromKin":
        say(s, "done")
    risk(s, god, number)
    return s


def is_asked(s: State, god: str, *things: str) -> bool:
    """Whether a god is asked for exactly these things of his kin, for a throw."""
    return (asking(s), asked_god(s), offered(s)) == ("TakeForThrow", god, ["done", *things])
