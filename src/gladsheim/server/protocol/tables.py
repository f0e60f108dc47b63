"""What a table, a person and a game look like, over HTTP and in messages."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from gladsheim.server.protocol.fields import Patch
from gladsheim.store.records import Clock, Status
from gladsheim.words import Words


class Person(Struct, frozen=True):
    """Somebody as everybody may know him."""

    id: str
    name: str
    face: str
    guest: bool


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it. A bot may sit in for the owner, who can take the seat back.

    Where several share a screen, `name` and `face` are those of who plays here; left out, they are the person's.
    """

    number: int
    person: Person | None
    bot: str
    is_here: bool
    remaining: int | None
    is_running: bool
    name: str = ""
    face: str = ""


class UndoAsked(Struct, frozen=True):
    """Somebody would like to go back further than the rules of undo allow; everybody has to agree."""

    id: str
    seat: int
    waits_for: list[int]


class Proposed(Struct, frozen=True):
    """An answer that counts for all, put to the others by a seat: who has agreed, and whom it waits for."""

    id: str
    question: int
    seat: int
    text: str
    agreed: list[int]
    waits_for: list[int]


class RematchAsked(Struct, frozen=True):
    """Somebody would like to play again: at which table, how it stands, and whose seats here have agreed."""

    table: str
    status: Status
    agreed: list[int]


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table as everybody sees it. `remaining` on the seats was measured at `at`.

    Where the game is `cooperative`, all are first or all second, and points mean nothing. Without secrets several may
    look at one screen. `campaign` is the series of games that it belongs to, empty for most.
    """

    id: str
    game: str
    rules_version: int
    status: Status
    reason: Words | None
    cooperative: bool
    has_secrets: bool
    options: dict[str, bool | int | str]
    public: bool
    hints: bool
    companion: bool
    practice: bool
    clock: Clock
    host: Person | None
    seats: list[SeatInfo]
    watchers: int
    rematch_of: str
    campaign: str
    commit: str
    created: int
    started: int | None
    ended: int | None
    scores: list[int] | None
    places: list[int] | None
    turn: list[int]
    undo: UndoAsked | None
    at: int
    proposed: Proposed | None = None
    rematch: RematchAsked | None = None


class Fact(Struct, frozen=True, omit_defaults=True):
    """Something that happened: an event of the game with its facts for the board, and its sentence for the log.

    Where an update brings several, each has the steps from the view before it to the view when it happened; what
    changed after the last of them is the patch of the update.
    """

    event: Any
    words: Words
    patch: Patch | None = None


class Owes(Struct, frozen=True):
    """A seat that owes an answer, as everybody may know it. `for_all` is true where the first answer settles it."""

    seat: int
    step: str
    for_all: bool


class Question(Struct, frozen=True, omit_defaults=True):
    """What a seat is asked. `given` is true when it has answered and may still change its mind; `answer` is what.

    Seat -1 is nature: at a table with the cardboard, who sees what was dealt or rolled types it in. `witnesses` are all
    who do; the others look away. An `open` question tells nothing that is hidden: spectators read it too.
    """

    id: int
    seat: int
    step: str
    words: Words
    given: bool
    answer: str | None = None
    witnesses: list[int] = []
    open: bool = False


class ChatLine(Struct, frozen=True):
    """What somebody said at a table."""

    number: int
    at: int
    person: Person
    text: str


class Choice(Struct, frozen=True):
    """A legal move: what its button says, what a player should know before, what it would earn at once."""

    text: str
    label: Words | None
    warning: Words | None
    points: int | None
