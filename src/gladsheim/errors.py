"""Everything Gladsheim raises on purpose.

GladsheimError
├── UnknownGame          no game of that name is installed
├── UnknownBot           no bot has that name
├── BadSetup             a number of seats or an option the game does not have
├── BadPosition          a hand-written position that cannot be
├── BadDump              a saved state that this version cannot load
├── BadRecord            a record that cannot be read, replayed or verified
├── BadCampaign          a campaign from a file that cannot be
├── StoreError           the database cannot be used, or failed in mid-work
├── Declined             an account, a table, a seat or a campaign does not allow this; nothing has changed
├── JournalError         lines that cannot stand in a journal
│   ├── Conflict         the number is taken, or does not come next: read the journal and try again
│   ├── Repeated         a line with this client id is there already
│   └── BrokenChain      a line is not the one that was written
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


class BadCampaign(GladsheimError):
    """A campaign from a file that cannot be."""


class StoreError(GladsheimError):
    """The database cannot be used, or failed in mid-work."""


class Declined(GladsheimError):
    """What an account, a table, a seat or a campaign does not allow; nothing has changed."""


class JournalError(GladsheimError):
    """Lines that cannot stand in a journal."""


class Conflict(JournalError):
    """The number is taken, or does not come next: read the journal and try again."""


class Repeated(JournalError):
    """A line with this client id is there already, under `number`."""

    def __init__(self, code: str, sentence: str, terms: Mapping[str, Any], number: int) -> None:
        super().__init__(code, sentence, terms)
        self.number = number


class BrokenChain(JournalError):
    """A line is not the one that was written."""


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
