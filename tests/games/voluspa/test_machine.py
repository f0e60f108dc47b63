"""Is there any sequence of moves, mistakes, undos and saves that breaks Völuspá?"""

from __future__ import annotations

from os import environ
from typing import Any

from hypothesis import settings

from gladsheim.games.voluspa.rules.game import GAME
from gladsheim.testing.machine import machine_of

EFFORT = int(environ.get("GLADSHEIM_EFFORT", "1"))

TestVoluspa: Any = machine_of(GAME).TestCase
TestVoluspa.settings = settings(
    max_examples=8 * EFFORT, stateful_step_count=30, deadline=None, derandomize=True, database=None
)
