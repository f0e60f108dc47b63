"""The Experience Chart: C14 and C21 to C36 of the rulebooks."""

from __future__ import annotations

import pytest

from gladsheim.errors import Declined
from gladsheim.games import campaign_of
from gladsheim.games.yggdrasil.campaign.campaign import CAMPAIGN
from gladsheim.games.yggdrasil.campaign.gifts import chart_of
from gladsheim.games.yggdrasil.rules.printed import RELATIONS
from gladsheim.kit.campaign import Outcome, Story

SUPPORTS = {1: ["tyr", "frigg"], 2: ["tyr"]}
NONE: dict[str, list[str]] = {relation: [] for relation in RELATIONS}


def begun(*heroes: str, others: list[str] | None = None) -> Story:
    """A campaign of these gods; supports join where they must."""
    free = [god for god in ("tyr", "frigg", "freyr") if god not in heroes]
    return CAMPAIGN.begin(heroes, free[: CAMPAIGN.others_for(len(heroes))] if others is None else others)


def rich(story: Story, purse: int = 100) -> Story:
    """After a won game, with so much life left."""
    for seat in range(story.seats):
        story = CAMPAIGN.ready(story, seat)
    return CAMPAIGN.finished(CAMPAIGN.set_out(story), Outcome(True, [purse] * story.seats))


def open_boxes(players: int) -> dict[str, list[int]]:
    """The prices of the relationship boxes that are not struck out."""
    return {line.id: [box.price for box in line.boxes if not box.struck] for line in CAMPAIGN.printed(players)[4:]}


def test_the_manifest_names_the_campaign() -> None:
    assert campaign_of("yggdrasil") is CAMPAIGN
    assert campaign_of("voluspa") is None


def test_c14_abilities_are_gained_with_experience() -> None:
    story = rich(begun("thor", "odin"))
    assert chart_of(story, 0)["god_faces"] == []
    assert chart_of(CAMPAIGN.buy(story, 0, "god-b"), 0)["god_faces"] == ["b"]


def test_c21_each_player_chooses_a_god_and_nobody_else_has_that_one() -> None:
    assert begun("thor", "odin", "freyr").heroes == ["thor", "odin", "freyr"]
    with pytest.raises(Declined) as twice:
        begun("thor", "odin", "thor")
    assert twice.value.code == "campaign/hero-twice"
    with pytest.raises(Declined) as support:
        begun("thor", "odin", others=["odin"])
    assert support.value.code == "campaign/hero-twice"
    with pytest.raises(Declined) as unknown:
        begun("thor", "odin", "loki")
    assert unknown.value.code == "campaign/no-such-hero"


def test_c22_the_chart_knows_how_many_take_part() -> None:
    assert begun("thor", "odin", "freyr").seats == 3
    with pytest.raises(Declined) as none:
        CAMPAIGN.begin([])
    assert none.value.code == "campaign/players"
    with pytest.raises(Declined) as lonely:
        CAMPAIGN.begin(["thor", "odin"])
    assert lonely.value.code == "campaign/others"


def test_c23_the_chart_holds_two_columns_of_faces_two_lines_of_troops_and_four_relationships() -> None:
    lines = CAMPAIGN.printed(5)
    assert [line.id for line in lines] == ["god-faces", "vanir-faces", "elves", "dice", *RELATIONS]
    assert [[box.price for box in line.boxes] for line in lines] == [[3, 4, 5]] * 2 + [[1, 2, 3]] * 2 + [
        [1, 2, 3, 4]
    ] * 4
    story = begun("thor", "odin")
    assert (story.chapter, story.sheets[0].purse) == ("baldr", 0)


def test_c24_with_four_the_last_box_of_each_relationship_is_struck() -> None:
    assert open_boxes(4) == {relation: [1, 2, 3] for relation in RELATIONS}


def test_c25_with_three_boxes_2_and_4_are_struck() -> None:
    assert open_boxes(3) == {relation: [1, 3] for relation in RELATIONS}


def test_c26_with_two_boxes_1_and_2_are_struck() -> None:
    assert open_boxes(2) == {relation: [3, 4] for relation in RELATIONS}


def test_c27_alone_boxes_1_and_3_are_struck() -> None:
    assert open_boxes(1) == {relation: [2, 4] for relation in RELATIONS}


def test_c28_with_five_nothing_is_struck() -> None:
    assert open_boxes(5) == {relation: [1, 2, 3, 4] for relation in RELATIONS}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_c28_there_is_one_open_box_for_each_other_god(players: int) -> None:
    others = players - 1 + CAMPAIGN.others_for(players)
    assert {len(boxes) for boxes in open_boxes(players).values()} == {others}


def test_c24_a_struck_box_cannot_be_bought() -> None:
    story = rich(begun("thor", "odin", "freyr", "frigg"))
    with pytest.raises(Declined) as refusal:
        CAMPAIGN.buy(story, 0, "tie-4", "odin")
    assert refusal.value.code == "campaign/box-struck"


@pytest.mark.parametrize("god", CAMPAIGN.heroes)
def test_c29_starting_abilities_cost_nothing(god: str) -> None:
    others = [other for other in ("thor", "odin", "tyr") if other != god][:2]
    story = begun(god, *others)
    assert (story.sheets[0].purse, story.sheets[0].bought, story.sheets[0].ready) == (0, [], False)


def test_c30_freyr_has_the_first_two_boxes_of_the_elves_and_no_more() -> None:
    story = begun("freyr", "thor")
    assert chart_of(story, 0) == {"god_faces": [], "vanir_faces": [], "elves": 2, "dice": 0, "relations": NONE}
    elves = CAMPAIGN.lines(story, 0)[2]
    assert [box.state for box in elves.boxes] == ["yours", "yours", "dear"]


def test_c31_freyia_has_every_other_god_as_chance_fellow_supports_too() -> None:
    story = begun("freyia", "thor", others=["tyr"])
    assert chart_of(story, 0)["relations"] == NONE | {"fellow": ["thor", "tyr"]}
    fellows = next(line for line in CAMPAIGN.lines(story, 0) if line.id == "fellow")
    assert [(box.state, box.name) for box in fellows.boxes] == [
        ("struck", ""), ("struck", ""), ("yours", "thor"), ("yours", "tyr"),
    ]  # fmt: skip


def test_c32_frigg_has_one_stroke_on_vanir_dice() -> None:
    chart = chart_of(begun("frigg", "thor", others=["tyr"]), 0)
    assert (chart["god_faces"], chart["vanir_faces"]) == ([], ["b"])


def test_c33_heimdall_has_one_stroke_on_both() -> None:
    chart = chart_of(begun("heimdall", "thor"), 0)
    assert (chart["god_faces"], chart["vanir_faces"]) == (["b"], ["b"])


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_c34_odin_has_every_other_god_as_brother_in_arms(players: int) -> None:
    story = begun(*["odin", "thor", "freyr", "heimdall", "freyia"][:players])
    assert chart_of(story, 0)["relations"] == NONE | {"brother": [*story.heroes[1:], *story.others]}


def test_c35_tyr_has_one_and_two_strokes_on_the_god_die() -> None:
    chart = chart_of(begun("tyr", "thor", others=["odin"]), 0)
    assert (chart["god_faces"], chart["vanir_faces"]) == (["b", "c"], [])


def test_c36_thor_has_nothing() -> None:
    empty = {"god_faces": [], "vanir_faces": [], "elves": 0, "dice": 0, "relations": NONE}
    assert chart_of(begun("thor", "odin"), 0) == empty
