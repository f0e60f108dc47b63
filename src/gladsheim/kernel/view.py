"""What leaves a match: views, questions, and the options it was set up with."""

from __future__ import annotations

import msgspec

from gladsheim.words import Words

Choice = bool | int | str
Options = dict[str, Choice]


class Option(msgspec.Struct, frozen=True):
    """Something a table may agree on before the game; its words are `<game>-option-<name>`."""

    name: str
    default: Choice
    choices: tuple[Choice, ...] = (False, True)
    is_ruling: bool = False  # settles a question that the rulebook leaves open


class View(msgspec.Struct, frozen=True):
    """All that a seat, or a spectator, may know. A hidden fact is None."""


class Asked(msgspec.Struct, frozen=True):
    """A question that a seat owes an answer to. The id is the same for all seats that are asked together."""

    id: int
    seat: int
    step: str
    words: Words
