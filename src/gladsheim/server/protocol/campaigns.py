"""Campaigns, over HTTP and in messages: who plays whom, sheets, what was played."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from gladsheim.kit.campaign.sheets import Line
from gladsheim.kit.campaign.story import Purchase
from gladsheim.server.protocol.fields import LONGEST_NAME, BotName, Entropy, SeatNumber, Token
from gladsheim.server.protocol.tables import Person
from gladsheim.store.records import CampaignStatus, Clock
from gladsheim.words import Words

LONGEST_TITLE = 60
MOST_OTHERS = 20
LONGEST_RECORD = 60_000

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Title = Annotated[str, Meta(max_length=LONGEST_TITLE)]


class HeroInfo(Struct, frozen=True):
    """Somebody who can be played in a campaign."""

    id: str
    words: Words


class ChapterInfo(Struct, frozen=True):
    """A chapter: `tries` counts how often it was played, `state` is won, open (the present one) or locked."""

    id: str
    words: Words
    about: Words
    state: str
    tries: int


class CampaignGame(Struct, frozen=True):
    """A game that has a campaign: for how many it is, and whom they can play.

    `others` says for each number of players how many more take part whom nobody plays.
    """

    game: str
    seats: list[int]
    others: dict[str, int]
    heroes: list[HeroInfo]
    chapters: list[ChapterInfo]


class PlaceInfo(Struct, frozen=True):
    """A place in a campaign: a person, a bot, or nobody yet. While a person is `away` a bot plays for him.

    `boxes` counts what stands on the sheet, `bought` is what can still be taken back.
    """

    number: int
    hero: str
    person: Person | None
    bot: str
    away: bool
    ready: bool
    purse: int
    boxes: int
    bought: list[Purchase]


class PlayedInfo(Struct, frozen=True):
    """A game that was played: the experience that everybody gained, and what was bought after it.

    `table` can be looked at again as long as it is kept; `has_record` says whether its text is.
    """

    number: int
    chapter: str
    attempt: int
    won: bool
    left: list[int]
    gained: list[int]
    bought: list[list[Purchase]]
    table: str
    has_record: bool
    at: int
    words: Words


class CampaignInfo(Struct, frozen=True):
    """A campaign as all who take part see it. `waits_for` are the places whose people are not ready yet.

    `version` grows with every change. `table` is the game that is played now, empty between games.
    """

    id: str
    game: str
    name: str
    status: CampaignStatus
    host: Person | None
    hints: bool
    clock: Clock
    seats: list[PlaceInfo]
    others: list[str]
    heroes: list[HeroInfo]
    chapters: list[ChapterInfo]
    chapter: str
    played: list[PlayedInfo]
    waits_for: list[int]
    table: str
    version: int
    created: int
    changed: int


class SheetInfo(Struct, frozen=True):
    """Somebody's sheet: every box with its price, its state and what it gives."""

    campaign: str
    version: int
    seat: int
    hero: str
    purse: int
    ready: bool
    bought: list[Purchase]
    lines: list[Line]


class NewPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays whom from the beginning: a bot, or without one whoever begins the campaign."""

    seat: SeatNumber
    hero: Name = ""
    bot: BotName = ""


class NewCampaign(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A campaign to be begun; places that are not named are for others.

    `extra` is what the owner of a game brings, such as figures of his own; every game starts from it.
    """

    game: Name
    seats: Annotated[int, Meta(ge=1, le=20)]
    name: Title = ""
    hints: bool = False
    clock: Clock = Clock()
    places: Annotated[list[NewPlace], Meta(max_length=20)] = []
    others: Annotated[list[Name], Meta(max_length=MOST_OTHERS)] = []
    extra: dict[str, Any] = {}


class TakePlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a place, or choose another hero; who takes no part yet needs the invitation."""

    hero: Name = ""
    invitation: Token = ""


class PlaceBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play here."""

    bot: BotName
    hero: Name = ""


class Others(Struct, frozen=True, forbid_unknown_fields=True):
    """Those who take part though nobody plays them."""

    others: Annotated[list[Name], Meta(max_length=MOST_OTHERS)]


class Buy(Struct, frozen=True, forbid_unknown_fields=True):
    """Tick a box, and write a name into it where one is needed."""

    name: Name = ""


class Ready(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I have bought what I want; what I add to the dice of the next game."""

    ready: bool = True
    entropy: Entropy = ""


class Away(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a bot plays for this place from the next game on."""

    away: bool


class GameText(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game that was played elsewhere."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
