"""Noting what happened. Compiled, since random play passes here too, where nobody reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVarTuple

from gladsheim.kernel.events import Event, Told
from gladsheim.kernel.step import State

Facts = TypeVarTuple("Facts")


def note(s: State, event: Callable[[*Facts], Event], *facts: *Facts) -> None:
    """An event that everybody sees, made of its facts only where somebody reads it."""
    if s.log is not None:
        s.log.append(Told(event(*facts)))
        if s.shots is not None:
            s.shots.append(s.copy())
