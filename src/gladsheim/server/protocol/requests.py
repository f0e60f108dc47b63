"""From the browser to a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gladsheim.server.protocol.fields import (
    LONGEST_ID,
    LONGEST_SAID,
    ClientId,
    Count,
    MoveText,
    PlaceName,
    SeatNumber,
    snake,
)


class Request(Struct, frozen=True, tag_field="type", tag=snake):
    """What a client can ask of a table it is connected to."""


class Answer(Request, frozen=True):
    """Play a move. It names the question it answers, so that it is refused when it comes too late."""

    id: ClientId
    seat: SeatNumber
    question: Count
    text: MoveText


class Propose(Request, frozen=True):
    """Where the first answer counts for all: ask the other people who are there; with nobody to ask it is played."""

    id: ClientId
    seat: SeatNumber
    question: Count
    text: MoveText


class Agree(Request, frozen=True):
    """Agree to what somebody has proposed; when everybody has, it is played."""

    id: ClientId
    seat: SeatNumber
    proposal: Annotated[str, Meta(max_length=LONGEST_ID)]


class Prepare(Request, frozen=True):
    """Let the others see what I am about to propose; an empty text takes it away. Nothing is kept."""

    id: ClientId
    seat: SeatNumber
    question: Count
    text: MoveText


class Point(Request, frozen=True):
    """Point at a place on the board, for everybody to see. Nothing is kept."""

    id: ClientId
    seat: SeatNumber
    at: PlaceName


class Undo(Request, frozen=True):
    """Take back the seat's latest answer; beyond the boundary everybody is asked to consent."""

    id: ClientId
    seat: SeatNumber


class Consent(Request, frozen=True):
    """Agree to an undo that somebody asked for, or not."""

    id: ClientId
    seat: SeatNumber
    undo: str
    agree: bool


class Resign(Request, frozen=True):
    """Give the game up: among two rivals, and for the last who plays a cooperative game, it ends.

    Otherwise a bot goes on for good.
    """

    id: ClientId
    seat: SeatNumber


class HandOver(Request, frozen=True):
    """Let a bot play for me until I come back."""

    id: ClientId
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = "greedy"


class TakeBack(Request, frozen=True):
    """Take my seat back from the bot."""

    id: ClientId
    seat: SeatNumber


class Say(Request, frozen=True):
    """Say something to everybody at the table."""

    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAID)]


class AskChoices(Request, frozen=True):
    """The legal moves again, each with its words, its warning and what it would earn.

    Of an open question whoever reads it as a spectator (seat null) asks the same; nobody tells him what a move earns.
    """

    id: ClientId
    seat: SeatNumber | None


class AskWhy(Request, frozen=True):
    """Which rule forbids this move? Nothing is played. Of an open question a spectator (seat null) may ask that too."""

    id: ClientId
    seat: SeatNumber | None
    text: MoveText


class AskHint(Request, frozen=True):
    """What would a bot play here?"""

    id: ClientId
    seat: SeatNumber


class AskEvents(Request, frozen=True):
    """What happened after the first `since` events of this reader; a spectator's seat is null."""

    id: ClientId
    seat: SeatNumber | None
    since: Count


class AskPast(Request, frozen=True):
    """The same with the view before it and what each event changed, to be looked at once more."""

    id: ClientId
    seat: SeatNumber | None
    since: Count


class Resync(Request, frozen=True):
    """Something does not add up: send the whole view again."""

    id: ClientId
    seat: SeatNumber | None


class Ping(Request, frozen=True):
    """Are you there?"""

    id: ClientId


FromPlayer = Answer | Propose | Agree | Prepare | Point | Undo | Consent | Resign | HandOver | TakeBack | Say
FromClient = FromPlayer | AskChoices | AskWhy | AskHint | AskEvents | AskPast | Resync | Ping
