"""A campaign as one file: the story, who played, and the records of its games."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from gladsheim.errors import BadRecord
from gladsheim.kernel.dump import Data
from gladsheim.kernel.replay import parse
from gladsheim.kit.campaign import Story
from gladsheim.kit.campaign.refusals import bad_campaign
from gladsheim.kit.campaign.story import MOST_PLAYED

FORMAT: Final = "gladsheim-campaign"

Record = Annotated[str, Meta(max_length=1_000_000)]
Name = Annotated[str, Meta(max_length=60)]


class CampaignFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is written to a file, and read from one; records stand by the number of their game, counted from 1.

    `bots` says which places a bot has; `playing` is the record of a game that is not over, and the terminal's.
    """

    format: Literal["gladsheim-campaign"] = FORMAT
    version: Literal[1] = 1
    game: Annotated[str, Meta(max_length=40)]
    name: Name = ""
    players: Annotated[list[Name], Meta(max_length=20)] = []
    story: Data
    bots: Annotated[list[Name], Meta(max_length=20)] = []
    playing: Record = ""
    records: Annotated[dict[str, Record], Meta(max_length=MOST_PLAYED)] = {}


def check_record(story: Story, number: int, text: str) -> None:
    """Raises BadCampaign unless a text can be the record of the game with this number."""
    if not 1 <= number <= len(story.played):
        raise bad_campaign("campaign/no-such-game", number=number)
    try:
        transcript = parse(text)
    except BadRecord as reason:
        raise bad_campaign("campaign/bad-record", number=number, reason=str(reason)) from reason
    if transcript.game != story.game or transcript.facts.get("seats") != str(story.seats):
        raise bad_campaign("campaign/other-record", number=number)


def read_campaign(text: str | bytes) -> CampaignFile:
    """A campaign from the text of a file, its story not yet looked at; raises BadCampaign."""
    try:
        return msgspec.json.decode(text, type=CampaignFile)
    except (msgspec.DecodeError, UnicodeError) as reason:
        raise bad_campaign("campaign/unreadable", reason=str(reason)) from reason


def written(file: CampaignFile) -> str:
    """A campaign as the text of a file."""
    return msgspec.json.format(msgspec.json.encode(file), indent=2).decode() + "\n"
