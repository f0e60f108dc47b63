"""The examples of the rulebooks that belong to the campaign."""

from __future__ import annotations

from gladsheim.games.yggdrasil.campaign.campaign import CAMPAIGN
from gladsheim.kit.campaign import Outcome
from tests.games.yggdrasil.test_campaign_charts import begun, open_boxes


def test_e17_relationship_boxes_by_the_number_of_players() -> None:
    assert [open_boxes(players)["tie"] for players in (5, 4, 3, 2, 1)] == [
        [1, 2, 3, 4],
        [1, 2, 3],
        [1, 3],
        [3, 4],
        [2, 4],
    ]


def test_e18_charts_before_the_first_saga() -> None:
    first = {god: [one.box for one in begun(god, "thor", "tyr").sheets[0].boxes] for god in CAMPAIGN.heroes[:5]}
    assert first == {
        "freyr": ["elves-1", "elves-2"],
        "freyia": ["fellow-1", "fellow-3"],
        "frigg": ["vanir-b"],
        "heimdall": ["god-b", "vanir-b"],
        "odin": ["brother-1", "brother-3"],
    }
    story = begun("thor", "tyr", "odin")
    assert [[one.box for one in sheet.boxes] for sheet in story.sheets[:2]] == [[], ["god-b", "god-c"]]
    assert {sheet.purse for sheet in story.sheets} == {0}


def test_e19_experience_after_a_win_and_after_a_loss() -> None:
    story = begun("thor", "odin")
    for seat in range(2):
        story = CAMPAIGN.ready(story, seat)
    story = CAMPAIGN.set_out(story)
    assert [sheet.purse for sheet in CAMPAIGN.finished(story, Outcome(True, [4, 1])).sheets] == [4, 1]
    lost = CAMPAIGN.finished(story, Outcome(False, [4, 0]))
    assert ([sheet.purse for sheet in lost.sheets], lost.chapter) == ([3, 3], "baldr")
