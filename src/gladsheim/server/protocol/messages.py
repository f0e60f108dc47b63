"""From a table to the browser, and from the lobby, where the server talks and the client listens."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from gladsheim.server.protocol.campaigns import CampaignInfo
from gladsheim.server.protocol.fields import Patch, snake
from gladsheim.server.protocol.tables import ChatLine, Choice, Fact, Owes, Person, Question, TableInfo
from gladsheim.words import Words


class Message(Struct, frozen=True, tag_field="type", tag=snake):
    """What a server tells a client."""


class Welcome(Message, frozen=True):
    """The first message: who you are here, and the last things that were said. A `sync` per seat follows."""

    you: Person
    seats: list[int]
    table: TableInfo
    chat: list[ChatLine]
    version: str


class TableChanged(Message, frozen=True):
    """Somebody came, left, sat down, handed over; the clocks were set; the table began, ended, closed."""

    seats: list[int]
    table: TableInfo


class Sync(Message, frozen=True):
    """The whole of what a seat sees now, or a spectator (seat null). `events` counts what it has been told so far.

    `answered` are seats whose answers wait for those of the others.
    """

    seat: int | None
    events: int
    view: Any
    check: int
    owes: list[Owes]
    answered: list[int]
    question: Question | None
    moves: list[str]
    can_undo: bool
    id: str | None = None


class Update(Message, frozen=True, omit_defaults=True):
    """One step further. It follows on `since` events and the view before; if that is not yours, ask to resync.

    `check` comes with some updates only. `id` is the request that caused it, if it came from this seat.
    """

    seat: int | None
    since: int
    events: list[Fact]
    patch: Patch
    owes: list[Owes]
    answered: list[int] = []
    check: int | None = None
    question: Question | None = None
    moves: list[str] = []
    can_undo: bool = False
    id: str | None = None


class Events(Message, frozen=True):
    """What was asked for with `ask_events`."""

    id: str
    seat: int | None
    since: int
    events: list[Fact]


class Past(Message, frozen=True):
    """What was asked for with `ask_past`: the view behind the first `since` events, and each later one with its steps.

    Of many events only the latest are told, and `since` is greater than what was asked for.
    """

    id: str
    seat: int | None
    since: int
    view: Any
    events: list[Fact]


class Done(Message, frozen=True):
    """It is done; also the answer to something that was done before and sent again."""

    id: str


class Refused(Message, frozen=True):
    """It is not done, and nothing has changed: a code for programs, words in any language, a sentence in yours."""

    id: str | None
    code: str
    words: Words
    sentence: str


class Said(Message, frozen=True):
    """Somebody said something."""

    line: ChatLine


class Choices(Message, frozen=True):
    """What was asked for with `ask_choices`."""

    id: str
    seat: int
    question: int
    choices: list[Choice]


class Why(Message, frozen=True):
    """The rule that forbids the move, or nulls if it is legal."""

    id: str
    code: str | None
    words: Words | None
    sentence: str


class HintedMove(Struct, frozen=True):
    """A move to consider, with the odds of winning that it leads to, of all together where all play together."""

    move: str
    odds: float | None


class Hinted(Message, frozen=True):
    """The best moves, up to three; how sure that is; what to expect of the first, and what sets it apart."""

    id: str
    seat: int
    question: int
    moves: list[HintedMove]
    sure: Literal["only", "clear", "slight", "even", ""]
    words: Words
    beside: Words | None


class Prepared(Message, frozen=True):
    """What a seat is about to propose to all; an empty text: nothing any more."""

    seat: int
    question: int
    text: str


class Pointed(Message, frozen=True):
    """Somebody points at a place on the board."""

    seat: int
    at: str


class ClocksSet(Message, frozen=True):
    """What every seat had left at that time, and who runs."""

    remaining: list[int]
    running: list[int]
    at: int


class TimeShort(Message, frozen=True):
    """A seat's time is nearly up; then a bot takes over."""

    seat: int
    remaining: int


class Pong(Message, frozen=True):
    """Here."""

    id: str


FromServer = (
    Welcome
    | TableChanged
    | Sync
    | Update
    | Events
    | Past
    | Done
    | Refused
    | Said
    | Choices
    | Why
    | Hinted
    | Prepared
    | Pointed
    | ClocksSet
    | TimeShort
    | Pong
)


class Lobby(Message, frozen=True):
    """The public tables that wait for players, and my own tables; sent at once and after every change.

    Of the former the first page; behind `more` the next one begins, unless it is empty.
    """

    open: list[TableInfo]
    more: str
    mine: list[TableInfo]


class CampaignChanged(Message, frozen=True):
    """How a campaign stands; sent at once to whoever watches it, and after every change."""

    campaign: CampaignInfo
