"""Everything Gladsheim raises on purpose.

GladsheimError
├── UnknownGame          no game of that name is installed
├── UnknownBot           no bot has that name
├── BadSetup             a number of seats or an option the game does not have
├── BadPosition          a hand-written position that cannot be
├── BadDump              a saved state that this version cannot load
├── BadRecord            a record that cannot be read, replayed or verified
└── IllegalMove          an answer that the rules do not allow; nothing has changed
    ├── Unreadable       the text is no move of this decision
    ├── NotAsked         that seat owes no answer now
    ├── StaleMove        the answer names a question that is no longer open
    └── CannotUndo       the answer lies beyond the undo boundary
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class GladsheimError(Exception):
    """A stable code for programs, a sentence for people, and the terms that fill it."""

    def __init__(self, code: str, sentence: str, terms: Mapping[str, Any] | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.terms: dict[str, Any] = dict(terms or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.sentence, self.terms)


class UnknownGame(GladsheimError):
    """No game of that name is installed."""


class UnknownBot(GladsheimError):
    """No bot has that name."""


class BadSetup(GladsheimError):
    """A number of seats or an option the game does not have."""


class BadPosition(GladsheimError):
    """A hand-written position that cannot be."""


class BadDump(GladsheimError):
    """A saved state that this version cannot load."""


class BadRecord(GladsheimError):
    """A record that cannot be read, replayed or verified."""


class IllegalMove(GladsheimError):
    """The rule that forbids an answer, and the answers it would have allowed."""

    def __init__(
        self,
        code: str,
        rule: str,
        terms: Mapping[str, Any] | None = None,
        move: str = "",
        legal: tuple[str, ...] = (),
    ) -> None:
        super().__init__(code, f"{move}: {rule}" if move else rule, terms)
        self.rule = rule
        self.move = move
        self.legal = legal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.rule, self.terms, self.move, self.legal)


class Unreadable(IllegalMove):
    """The text is no move of this decision."""


class NotAsked(IllegalMove):
    """That seat owes no answer now."""


class StaleMove(IllegalMove):
    """The answer names a question that is no longer open."""


class CannotUndo(IllegalMove):
    """The answer lies beyond the undo boundary."""
