"""A whole campaign: six sagas by their real rules, bots in every seat, charts that grow, losses and all."""

from __future__ import annotations

import msgspec
import pytest

import gladsheim
from gladsheim.bots import bot
from gladsheim.games.yggdrasil.campaign.campaign import CAMPAIGN, SAGAS
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import question
from gladsheim.kernel.rng import Rng
from gladsheim.kit.campaign import Story, read_story

MOST = 100
"""So many games at most; a fair coin would need twelve."""


def played(story: Story, rng: Rng) -> Match:
    """The game that is next, played by bots that see what a seat may see."""
    game = gladsheim.load("yggdrasil")
    plan = CAMPAIGN.plan(story)
    match = game.match(plan.seats, len(story.played), plan.options, setup=plan.setup)
    while not match.over:
        seat = match.asked[0].seat
        world = match.imagine(seat, rng)
        step = question(world, seat)
        assert step is not None, "who is asked has a question"
        match.play(step.show(world, bot("greedy").choose(game, world, seat, rng)), seat)
    return match


@pytest.mark.parametrize("seats", CAMPAIGN.seats)
def test_a_campaign_of_six_sagas_ends_and_its_story_adds_up(seats: int) -> None:
    rng = Rng(7)
    gods = ["odin", "freyr", "thor", "tyr", "frigg"][: seats + CAMPAIGN.others_for(seats)]
    story = CAMPAIGN.begin(gods[:seats], gods[seats:])
    records = []
    while story.stage != "over":
        assert len(story.played) < MOST, "bots win sooner or later"
        for seat in range(seats):
            story = CAMPAIGN.advised(story, seat)
        story = CAMPAIGN.set_out(story)
        match = played(story, rng)
        records.append(match.record())
        story = CAMPAIGN.finished(story, CAMPAIGN.outcome(match), str(len(records)), len(records))
    assert tuple(dict.fromkeys(one.chapter for one in story.played)) == SAGAS
    assert [one.chapter for one in story.played if one.won] == list(SAGAS)
    assert all(one.gained == (one.left if one.won else [3] * seats) for one in story.played)
    assert read_story(CAMPAIGN, msgspec.json.decode(msgspec.json.encode(story))) == story
    again = gladsheim.replay(records[-1])
    assert again.over
    assert again.setup is not None
    assert again.setup["gods"] == gods[:seats]
    assert all(chart["god_faces"] for chart in again.setup["charts"]), "by then the charts have grown"
