"""What the store takes and gives. No record holds a password, a token or its hash, or the secret of the dice."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from gladsheim.kernel.dump import Data
from gladsheim.words import Words

Kind = Literal["answer", "undo", "rewind", "handover", "return", "resign", "lapse", "start", "end"]
"""What a line of the journal can be."""

Status = Literal["open", "playing", "over", "closed", "frozen"]
"""A table is open, then playing, then over; closed by its host or frozen by the server at any time before the end."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a journal. `at` and `hash` are filled in by the store, `client` by `append`."""

    number: int
    at: int = 0
    kind: Kind
    seat: int = -1
    step: str = ""
    text: str = ""
    client: str = ""
    hash: str = ""


class Dump(msgspec.Struct, frozen=True):
    """The whole state after a line of the journal; its repr does not show the state."""

    table: str
    number: int
    rules_version: int
    data: Data

    def __repr__(self) -> str:
        return f"Dump(table={self.table!r}, number={self.number}, rules_version={self.rules_version})"


ReviewStatus = Literal["waiting", "thinking", "done", "failed"]
"""A review waits for its turn, is thought about, and is done; or it failed."""


class KeptReview(msgspec.Struct, frozen=True):
    """The review of a finished game: how far it has come, and all of it as text once it is done."""

    table: str
    status: ReviewStatus
    tries: int = 0
    done: int = 0
    total: int = 0
    data: str | None = None


class User(msgspec.Struct, frozen=True, kw_only=True):
    """A guest, an account, or a deleted user without a name; the repr does not show the webhook."""

    id: str
    name: str
    login: str = ""
    webhook: str = ""
    face: str = ""
    created: int = 0
    seen: int = 0
    deleted: bool = False

    @property
    def is_guest(self) -> bool:
        """Has no password yet."""
        return not self.login and not self.deleted

    def __repr__(self) -> str:
        return f"User(id={self.id!r}, name={self.name!r}, login={self.login!r})"


class Clock(msgspec.Struct, frozen=True):
    """No clock, so many minutes for the whole game, or so many days for each move."""

    kind: Literal["none", "minutes", "days"] = "none"
    amount: int = 0


class TableSpec(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever opens a table decides. A secret is made unless one is given, and the repr does not show it."""

    game: str
    rules_version: int
    seats: int
    host: str
    options: dict[str, bool | int | str] = {}
    public: bool = True
    hints: bool = False
    companion: bool = False
    clock: Clock = Clock()
    rematch_of: str = ""
    setup: Data | None = None
    campaign: str = ""
    secret: bytes = b""

    HIDDEN: ClassVar = ("secret",)

    def __repr__(self) -> str:
        shown = (f"{n}={getattr(self, n)!r}" for n in self.__struct_fields__ if n not in self.HIDDEN)
        return f"TableSpec({', '.join(shown)})"


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Who answers for a seat, a person or a bot, and whose it is; `name` is the owner's.

    Where several share his screen, `alias` and `face` are those of who plays in this seat; empty, they are his own.
    """

    number: int
    user: str = ""
    bot: str = ""
    owner: str = ""
    name: str = ""
    alias: str = ""
    face: str = ""
    remaining: int | None = None

    @property
    def is_empty(self) -> bool:
        """Neither a person nor a bot answers."""
        return not self.user and not self.bot


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table and its seats; the secret of its dice comes from `Tables.dice` alone.

    `turn` lists the seats that owed an answer after line `turn_number` of the journal; None if that is not known.
    `practice` says that the journal has a line of step `Practice`; `setup` is what the match starts from besides its
    options, `campaign` the series of games that it belongs to.
    """

    id: str
    game: str
    rules_version: int
    seats: list[Seat]
    options: dict[str, bool | int | str]
    public: bool
    hints: bool
    companion: bool
    clock: Clock
    host: str
    rematch_of: str
    commit: str
    entropies: list[str]
    status: Status
    reason: Words | None
    scores: list[int] | None
    places: list[int] | None
    turn: list[int] | None
    turn_number: int
    created: int
    started: int | None
    ended: int | None
    practice: bool = False
    setup: Data | None = None
    campaign: str = ""


CampaignStatus = Literal["open", "between", "playing", "over", "closed"]
"""A campaign is open until it begins; then between two games or playing one; over after the last."""


class CampaignSpec(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever begins a campaign decides."""

    game: str
    seats: int
    host: str
    name: str = ""
    hints: bool = False
    clock: Clock = Clock()
    extra: Data = {}


class CampaignSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays whom: a person, a bot, or nobody yet; while a person is away a bot plays for him."""

    number: int
    hero: str = ""
    user: str = ""
    bot: str = ""
    away: bool = False
    entropy: str = ""


class Campaign(msgspec.Struct, frozen=True, kw_only=True):
    """A series of games that people share; the story is plain data, None until it begins.

    `extra` is what its owner has brought to it; the story begins with it.
    """

    id: str
    game: str
    name: str
    host: str
    hints: bool
    clock: Clock
    status: CampaignStatus
    seats: list[CampaignSeat]
    others: list[str]
    extra: Data
    story: Data | None
    table: str
    version: int
    created: int
    changed: int

    @property
    def players(self) -> list[str]:
        """Everybody who plays, in the order of the seats."""
        return [seat.user for seat in self.seats if seat.user]

    @property
    def decides(self) -> str:
        """Who decides: the host, or whoever has the first seat if he is gone."""
        return self.host or next(iter(self.players), "")


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What becomes of a campaign in one transaction; what is None stays.

    `opens` is a table that begins at once, with `places` and what people add to the dice; `record` is the text of the
    game that has just ended.
    """

    status: CampaignStatus | None = None
    story: Data | None = None
    seats: list[CampaignSeat] | None = None
    others: list[str] | None = None
    opens: TableSpec | None = None
    places: list[Seat] = []
    entropies: list[str] = []
    ends_table: bool = False
    record: tuple[int, str] | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """What somebody said at a table; the text of a deleted user is empty."""

    number: int
    at: int
    user: str
    text: str
