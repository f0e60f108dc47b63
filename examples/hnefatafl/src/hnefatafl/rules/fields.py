"""The fields of a game of Hnefatafl; `python -m gladsheim.testing.fields src` writes the state from them."""

from __future__ import annotations

from gladsheim.kernel.fields import Fields, public

FIELDS = Fields(
    "Everything is open to everybody.",
    (
        public("board", "str"),
        public("cells", "list[int]", "cells", "pieces by square"),
        public(
            "past",
            "list[str]",
            "[position_text(cells, ATTACKERS)]",
            "every position since the last capture, the present one too, with whoever was to move",
            view="repeats",
        ),
        public("winner", "int | None", "None"),
    ),
    first={"cells": "BOARDS[board].start.copy()"},
    uses={"hnefatafl.rules.boards": "ATTACKERS BOARDS position_text"},
)
