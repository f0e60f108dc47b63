"""Sheets as they are printed, and as somebody sees his own: lines of boxes with their prices."""

from __future__ import annotations

from typing import Literal

import msgspec

from gladsheim.words import Words

State = Literal["yours", "bought", "open", "dear", "later", "struck"]
"""Yours for good, bought and can be taken back, open to be bought, too dear now, not the first free one, struck out."""


class PrintedBox(msgspec.Struct, frozen=True):
    """A box, its price, and whether it is struck out for this number of players."""

    id: str
    price: int
    struck: bool = False


class PrintedLine(msgspec.Struct, frozen=True):
    """A line of boxes that are ticked in their order; into a line `with_names` a name is written with each."""

    id: str
    words: Words
    boxes: list[PrintedBox]
    with_names: bool = False


class Gift(msgspec.Struct, frozen=True):
    """What a box gives: a sentence, and facts before and after it that a screen can draw."""

    words: Words
    before: list[str]
    after: list[str]


class Box(msgspec.Struct, frozen=True):
    """A box as it is on somebody's sheet; `names` are those that can be written into it."""

    id: str
    price: int
    state: State
    name: str
    names: list[str]
    gift: Gift


class Line(msgspec.Struct, frozen=True):
    """A line of somebody's sheet."""

    id: str
    words: Words
    with_names: bool
    boxes: list[Box]
