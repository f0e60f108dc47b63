"""Tables before and after their games, over HTTP: opening, sitting down, inviting, playing again."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gladsheim.server.protocol.fields import LONGEST_NAME, Alias, BotName, Entropy, SeatNumber, Token
from gladsheim.server.protocol.tables import Person, TableInfo
from gladsheim.store.records import Clock


class OptionInfo(Struct, frozen=True):
    """Something a table may agree on; a ruling settles what the rulebook leaves open."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    is_ruling: bool


class GameInfo(Struct, frozen=True):
    """A game that can be played here. Its bots stand in the order of their strength, the weakest first.

    `pace` says how many seconds each of them thinks in a turn, all decisions until another seat is asked, as measured
    here of late.
    Where it is `cooperative`, all win or all lose. `weight` is 1 to 5, `minutes` is about how long a game takes; 0 is
    not said. A game that the client was not built with may bring a `board`: the
    address of an ES module below that of the server.
    """

    name: str
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    pace: dict[str, float]
    companion: bool
    cooperative: bool
    weight: int
    minutes: int
    board: str | None


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat from the beginning: a bot, or without one whoever opens the table, or somebody beside him."""

    seat: SeatNumber
    bot: BotName = ""
    name: Alias = ""
    face: Alias = ""


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays in a seat of mine in front of my screen; empty, it is me."""

    name: Alias = ""
    face: Alias = ""


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
