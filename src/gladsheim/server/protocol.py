"""Every record that crosses the wire, in and out; `web/src/lib/protocol.ts` is generated from this file.

A message is a JSON object whose `type` is the name of its record in snake case. Numbers of seats count from 0,
times are milliseconds since 1970. What a reader may not know is null or left out, never encrypted or hashed.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from gladsheim.store.records import Clock, Status
from gladsheim.words import Words

LONGEST_ID = 40
LONGEST_MOVE = 500
LONGEST_SAID = 500

ClientId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern="^[A-Za-z0-9_-]+$")]
"""Made by the client for each thing it wants done: sent twice, it counts once."""

SeatNumber = Annotated[int, Meta(ge=-1, le=99)]
"""A seat; -1 is nature, for whom somebody types in companion mode."""

Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MoveText = Annotated[str, Meta(max_length=LONGEST_MOVE)]
Patch = list[list[Any]]
"""Steps from one view to the next: [path, value] sets, [path] removes, [path, value, 1] inserts into an array."""


def snake(name: str) -> str:
    """AskWhy as ask_why."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


# What a table, a person and a game look like, over HTTP and in messages.


class Person(Struct, frozen=True):
    """Somebody as everybody may know him."""

    id: str
    name: str
    guest: bool


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it. A bot may sit in for the owner, who can take the seat back."""

    number: int
    person: Person | None
    bot: str
    is_here: bool
    remaining: int | None
    is_running: bool


class UndoAsked(Struct, frozen=True):
    """Somebody would like to go back further than the rules of undo allow; everybody has to agree."""

    id: str
    seat: int
    waits_for: list[int]


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it. `remaining` on the seats was measured at `at`.

    Where the game is `cooperative`, all are first or all second, and points mean nothing. Without secrets several may
    look at one screen.
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
    commit: str
    created: int
    started: int | None
    ended: int | None
    scores: list[int] | None
    places: list[int] | None
    turn: list[int]
    undo: UndoAsked | None
    at: int


class Fact(Struct, frozen=True):
    """Something that happened: an event of the game with its facts for the board, and its sentence for the log."""

    event: Any
    words: Words


class Owes(Struct, frozen=True):
    """A seat that owes an answer, as everybody may know it. `for_all` is true where the first answer settles it."""

    seat: int
    step: str
    for_all: bool


class Question(Struct, frozen=True):
    """What a seat is asked. `given` is true when it has answered and may still change its mind.

    Seat -1 is nature: at a table with the cardboard, who sees what was dealt or rolled types it in.
    """

    id: int
    seat: int
    step: str
    words: Words
    given: bool


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


# People and their sessions, over HTTP.


class Problem(Struct, frozen=True):
    """Why a request was refused: a code for programs, a sentence in the reader's language, words for any other."""

    code: str
    sentence: str
    words: Words


class Me(Struct, frozen=True):
    """What only I may know of myself. Nobody has a login but an account; an empty webhook is none."""

    id: str
    name: str
    guest: bool
    login: str
    webhook: str
    created: int


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends over HTTP; its repr shows nothing, for there may be secrets in it."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class NewGuest(Body, frozen=True):
    """Play at once; who gives no name gets one."""

    name: str = ""


class ChangeMe(Body, frozen=True):
    """Another name, or an address that is told when it is my turn (an empty one for none); null leaves it as it is."""

    name: str | None = None
    webhook: str | None = None


class Credentials(Body, frozen=True):
    """With these an account is made, or opened."""

    login: str
    password: str


class NewPassword(Body, frozen=True):
    """Another password, for whoever knows the old one."""

    old: str
    new: str


class Farewell(Body, frozen=True):
    """Delete me and all that is known of me; an account gives its password once more."""

    password: str = ""


class SeatLink(Body, frozen=True):
    """The token of a private link to a seat."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class SeatOpened(Struct, frozen=True):
    """Where a private link has led, and who I am there."""

    table: str
    seat: int
    me: Me


# From the browser to a table.


class Request(Struct, frozen=True, tag_field="type", tag=snake):
    """What a client can ask of a table it is connected to."""


class Answer(Request, frozen=True):
    """Play a move. It names the question it answers, so that it is refused when it comes too late."""

    id: ClientId
    seat: SeatNumber
    question: Count
    text: MoveText


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
    """The legal moves again, each with its words, its warning and what it would earn."""

    id: ClientId
    seat: SeatNumber


class AskWhy(Request, frozen=True):
    """Which rule forbids this move? Nothing is played."""

    id: ClientId
    seat: SeatNumber
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


class Resync(Request, frozen=True):
    """Something does not add up: send the whole view again."""

    id: ClientId
    seat: SeatNumber | None


class Ping(Request, frozen=True):
    """Are you there?"""

    id: ClientId


FromTable = Answer | Undo | Consent | Resign | HandOver | TakeBack | Say | AskChoices | AskWhy | AskHint | AskEvents
FromClient = FromTable | Resync | Ping


# From a table to the browser.


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
    """The whole of what a seat sees now, or a spectator (seat null). `events` counts what it has been told so far."""

    seat: int | None
    events: int
    view: Any
    check: int
    owes: list[Owes]
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


class Hinted(Message, frozen=True):
    """What a bot would play, with the expected result in words."""

    id: str
    seat: int
    question: int
    move: str
    words: Words


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
    | Done
    | Refused
    | Said
    | Choices
    | Why
    | Hinted
    | ClocksSet
    | TimeShort
    | Pong
)


# The lobby's websocket: the server talks, the client listens.


class Lobby(Message, frozen=True):
    """The public tables that wait for players, and my own tables; sent at once and after every change.

    Of the former the first page; behind `more` the next one begins, unless it is empty.
    """

    open: list[TableInfo]
    more: str
    mine: list[TableInfo]


# Over HTTP.

LONGEST_NAME = 40
LONGEST_TOKEN = 100
LONGEST_ENTROPY = 64

BotName = Annotated[str, Meta(max_length=LONGEST_NAME)]
Token = Annotated[str, Meta(max_length=LONGEST_TOKEN)]
Entropy = Annotated[str, Meta(max_length=LONGEST_ENTROPY)]
"""What a player adds to the dice, so that nobody can have chosen them."""


class OptionInfo(Struct, frozen=True):
    """Something a table may agree on; a ruling settles what the rulebook leaves open."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    is_ruling: bool


class GameInfo(Struct, frozen=True):
    """A game that can be played here. Its bots stand in the order of their strength, the weakest first.

    Where it is `cooperative`, all win or all lose. A game that the client was not built with may bring a `board`: the
    address of an ES module below that of the server.
    """

    name: str
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    companion: bool
    cooperative: bool
    board: str | None


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat from the beginning: a bot, or without one whoever opens the table."""

    seat: SeatNumber
    bot: BotName = ""


class TablePage(Struct, frozen=True):
    """Some of the tables that wait for players; behind `more` the next page begins, unless it is empty."""

    tables: list[TableInfo]
    more: str


class House(Struct, frozen=True):
    """What everybody should know of this server: for how many days finished games are kept, 0 for no set time."""

    keep_finished_days: int


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened, for those who are invited or, if it is public, for everybody.

    Seats that no place names are for others.
    """

    game: Annotated[str, Meta(max_length=LONGEST_NAME)]
    seats: Annotated[int, Meta(ge=1, le=99)]
    options: dict[str, bool | int | str] = {}
    public: bool = False
    hints: bool = False
    companion: bool = False
    clock: Clock = Clock()
    places: Annotated[list[Place], Meta(max_length=99)] = []
    entropy: Entropy = ""


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a table; one that is not public asks for its invitation."""

    entropy: Entropy = ""
    invitation: Token = ""


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play here from the beginning."""

    bot: BotName


class Invitation(Struct, frozen=True):
    """What lets people in: the token alone, and as a link. Nobody can ask for it again."""

    token: str
    link: str


class Rematch(Struct, frozen=True):
    """The table where the same people play again. Only who opened it gets an invitation for further people."""

    table: TableInfo
    invitation: Invitation | None


class Conduct(Struct, frozen=True):
    """Whom the host has sent away, and who may not chat."""

    removed: list[Person]
    muted: list[Person]


class ReplayLine(Struct, frozen=True):
    """An answer that counted, with its number in the record."""

    number: int
    seat: int
    step: str
    text: str


class Replay(Struct, frozen=True):
    """A finished game after its first `at` answers, as a seat saw it or a spectator; `scores` has one row more than
    `lines`."""

    at: int
    seat: int | None
    view: Any
    events: list[Fact]
    owes: list[Owes]
    lines: list[ReplayLine]
    scores: list[list[int]]


class Verification(Struct, frozen=True):
    """Whether every draw and roll fell as the secret says which was committed to before the game; if not, why."""

    fair: bool
    rolls: int
    commit: str
    secret: str
    entropies: list[str]
    reason: Words | None
