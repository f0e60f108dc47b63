"""Whether a campaign from a file could have come to be so: it is played again from its beginning."""

from __future__ import annotations

from typing import Any

from gladsheim.errors import BadSetup, Declined
from gladsheim.kit.campaign.campaign import Campaign
from gladsheim.kit.campaign.outcome import Outcome
from gladsheim.kit.campaign.refusals import bad_campaign
from gladsheim.kit.campaign.story import Played, Story
from gladsheim.words import quoted


def read_story(campaign: Campaign, data: Any) -> Story:
    """A story from anywhere, which could have come to be so; raises BadCampaign with what is wrong."""
    story = campaign.load(data)
    try:
        begun = campaign.begin(story.heroes, story.others, story.extra)
    except (BadSetup, Declined) as reason:
        raise bad_campaign("campaign/impossible", reason=str(reason)) from reason
    if len(story.sheets) != story.seats:
        raise bad_campaign("campaign/impossible-sheets", sheets=len(story.sheets), seats=story.seats)
    if story.chapter not in [one.id for one in campaign.chapters]:
        raise bad_campaign("campaign/impossible-chapter", chapter=quoted(story.chapter))
    play_again(campaign, begun, story)
    return story


def play_again(campaign: Campaign, begun: Story, story: Story) -> None:
    """Every game and purchase again, in order; raises BadCampaign where the books do not add up."""
    for n, one in enumerate(story.played, start=1):
        if len(one.left) != story.seats or len(one.gained) != story.seats:
            raise bad_campaign("campaign/impossible-game", number=n)
        for seat in range(begun.seats):
            begun = campaign.ready(begun, seat)
        begun = campaign.set_out(begun)
        if begun.chapter != one.chapter:
            raise bad_campaign("campaign/impossible-game", number=n)
        outcome = Outcome(one.won, one.left)
        begun = campaign.finished(begun, outcome, one.table, one.at)
        if begun.played[-1].gained != one.gained:
            raise bad_campaign("campaign/impossible-gain", number=n)
        if begun.stage != "over":
            begun = bought_again(campaign, begun, one, n)
        elif n < len(story.played):
            raise bad_campaign("campaign/impossible-game", number=n + 1)
    check_sheets(campaign, begun, story)


def bought_again(campaign: Campaign, begun: Story, one: Played, number: int) -> Story:
    """What was bought after a game, bought again."""
    if one.bought and len(one.bought) != begun.seats:
        raise bad_campaign("campaign/impossible-game", number=number)
    for seat, purchases in enumerate(one.bought):
        for purchase in purchases:
            try:
                begun = campaign.buy(begun, seat, purchase.box, purchase.name)
            except Declined as reason:
                raise bad_campaign("campaign/impossible-purchase", number=number, reason=str(reason)) from reason
    return begun


def check_sheets(campaign: Campaign, begun: Story, story: Story) -> None:
    """What stands on the sheets is what was given, bought and saved, and no more."""
    if (begun.stage == "over") != (story.stage == "over") or begun.chapter != story.chapter:
        raise bad_campaign("campaign/impossible-chapter", chapter=quoted(story.chapter))
    for seat in range(begun.seats):
        sheet = story.sheets[seat]
        if story.stage != "between" and sheet.bought:
            raise bad_campaign("campaign/impossible-sheet", seat=seat + 1)
        for purchase in sheet.bought:
            try:
                begun = campaign.buy(begun, seat, purchase.box, purchase.name)
            except Declined as reason:
                raise bad_campaign("campaign/impossible-sheet", seat=seat + 1) from reason
        wanted = begun.sheets[seat]
        if [*sheet.boxes, *sheet.bought] != [*wanted.boxes, *wanted.bought] or sheet.purse != wanted.purse:
            raise bad_campaign("campaign/impossible-sheet", seat=seat + 1)
