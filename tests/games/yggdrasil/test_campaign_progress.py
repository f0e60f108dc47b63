"""From saga to saga: C1 to C6 and C60 to C67 of the rulebooks, and what the campaign does not allow."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from gladsheim.errors import BadCampaign, Declined
from gladsheim.games.yggdrasil.campaign.campaign import CAMPAIGN, SAGAS
from gladsheim.games.yggdrasil.campaign.gifts import chart_of
from gladsheim.kit.campaign import Outcome, Story, read_story
from gladsheim.words import LANGUAGES, Refusal, say
from tests.games.yggdrasil.pages import text_of
from tests.games.yggdrasil.test_campaign_charts import begun, rich


def played(story: Story, won: bool, left: int = 4) -> Story:
    """One game more; everybody goes as he is."""
    for seat in range(story.seats):
        story = CAMPAIGN.ready(story, seat)
    return CAMPAIGN.finished(CAMPAIGN.set_out(story), Outcome(won, [left] * story.seats))


def code_of(story: Story, seat: int, box: str, name: str = "") -> str:
    """Why something cannot be bought; the sentence stands in both languages."""
    with pytest.raises(Declined) as refusal:
        CAMPAIGN.buy(story, seat, box, name)
    for lang in LANGUAGES:
        assert say(Refusal(refusal.value.code, refusal.value.terms).words, lang) != refusal.value.code.replace("/", "-")
    return refusal.value.code


def test_c1_a_campaign_is_six_games_at_least_and_each_counts_for_the_later_ones() -> None:
    story = begun("thor", "odin")
    for n in range(6):
        assert story.stage == "between"
        story = played(story, won=True)
        assert story.sheets[0].purse == 4 * (n + 1)
    assert (len(story.played), story.stage) == (6, "over")


def test_c2_gods_and_supports_stay_the_same() -> None:
    story = begun("thor", others=["tyr", "odin"])
    for won in (True, False, True):
        setup = CAMPAIGN.setup(story)
        assert (setup["gods"], setup["supports"]) == (["thor"], ["tyr", "odin"])
        story = played(story, won)


def test_c3_it_starts_with_baldrs_murder() -> None:
    story = begun("thor", "odin")
    assert CAMPAIGN.options(story) == {"saga": "baldr"}
    assert say(CAMPAIGN.chapters[0].words) == "Baldr's Murder"


def test_c4_after_a_win_the_next_saga_until_the_final_battle_is_won() -> None:
    story = begun("thor", "odin")
    seen = []
    while story.stage != "over":
        seen.append(story.chapter)
        story = played(story, won=True)
    assert tuple(seen) == SAGAS
    with pytest.raises(Declined) as over:
        CAMPAIGN.ready(story, 0)
    assert over.value.code == "campaign/is-over"


def test_c5_after_a_loss_the_same_saga_again() -> None:
    story = played(begun("thor", "odin"), won=True)
    assert played(story, won=False).chapter == "fimbulvetr"
    assert played(played(story, won=False), won=True).chapter == "managarms"


def test_c6_a_saga_may_be_tried_as_often_as_necessary() -> None:
    story = begun("thor", "odin")
    for n in range(30):
        assert story.attempts == n
        story = played(story, won=False)
    assert story.chapter == "baldr"
    assert played(story, won=True).chapter == "fimbulvetr"


def test_c60_after_a_win_life_left_is_experience() -> None:
    story = begun("thor", "odin")
    for seat in range(2):
        story = CAMPAIGN.ready(story, seat)
    story = CAMPAIGN.finished(CAMPAIGN.set_out(story), Outcome(True, [4, 7]))
    assert [sheet.purse for sheet in story.sheets] == [4, 7]


def test_c61_after_a_loss_every_god_gets_three() -> None:
    story = begun("thor", "odin")
    for seat in range(2):
        story = CAMPAIGN.ready(story, seat)
    story = CAMPAIGN.finished(CAMPAIGN.set_out(story), Outcome(False, [0, 7]))
    assert [sheet.purse for sheet in story.sheets] == [3, 3]


@pytest.mark.parametrize("won", [True, False])
def test_c62_after_each_game_won_or_lost_something_can_be_bought(won: bool) -> None:
    story = CAMPAIGN.buy(played(begun("thor", "odin"), won), 0, "god-b")
    assert [one.box for one in story.sheets[0].bought] == ["god-b"]


def test_c62_not_during_a_game() -> None:
    story = rich(begun("thor", "odin"))
    for seat in range(2):
        story = CAMPAIGN.ready(story, seat)
    assert code_of(CAMPAIGN.set_out(story), 0, "god-b") == "campaign/is-playing"


def test_c63_an_ability_costs_what_its_box_says() -> None:
    story = played(begun("thor", "odin"), won=True, left=7)
    for box, rest in (("god-b", 4), ("elves-1", 3), ("elves-2", 1)):
        story = CAMPAIGN.buy(story, 0, box)
        assert story.sheets[0].purse == rest
    assert code_of(story, 0, "god-c") == "campaign/too-dear"
    assert code_of(story, 0, "elves-1") == "campaign/box-ticked"


def test_c64_faces_are_bought_for_each_kind_of_die() -> None:
    story = rich(begun("thor", "odin"))
    for box in ("god-b", "god-c", "vanir-b"):
        story = CAMPAIGN.buy(story, 0, box)
    chart = chart_of(story, 0)
    assert (chart["god_faces"], chart["vanir_faces"]) == (["b", "c"], ["b"])


def test_c64_a_box_says_which_faces_count_before_and_after() -> None:
    gift = CAMPAIGN.lines(begun("thor", "odin"), 0)[0].boxes[0].gift
    assert (gift.before, gift.after) == (["e", "e"], ["e", "e", "b"])
    assert say(gift.words) == "One stroke on the god die is a success: 3 sides of 6 instead of 2."


def test_a_price_that_is_reconstructed_says_so() -> None:
    boxes = [box for line in CAMPAIGN.lines(begun("thor", "odin"), 0) for box in line.boxes]
    said = [box.id for box in boxes if "econstructed" in say(box.gift.words)]
    assert said == ["god-d", "vanir-c", "vanir-d", "elves-3", "dice-1", "dice-2", "dice-3"]


def test_c65_a_relationship_goes_into_the_first_free_box_and_costs_its_price() -> None:
    story = rich(begun("thor", "odin", "freyr"), 10)
    assert code_of(story, 0, "tie-3", "odin") == "campaign/not-first"
    story = CAMPAIGN.buy(story, 0, "tie-1", "odin")
    assert story.sheets[0].purse == 9
    story = CAMPAIGN.buy(story, 0, "tie-3", "freyr")
    assert story.sheets[0].purse == 6
    assert chart_of(story, 0)["relations"]["tie"] == ["odin", "freyr"]


def test_c65_only_with_gods_of_the_campaign_and_each_once_in_a_line() -> None:
    story = rich(begun("thor", "odin", "freyr"))
    assert code_of(story, 0, "tie-1") == "campaign/name-missing"
    assert code_of(story, 0, "tie-1", "frigg") == "campaign/name-not-here"
    assert code_of(story, 0, "tie-1", "thor") == "campaign/own-name"
    story = CAMPAIGN.buy(story, 0, "tie-1", "odin")
    assert code_of(story, 0, "tie-3", "odin") == "campaign/name-twice"
    assert chart_of(CAMPAIGN.buy(story, 0, "fellow-1", "odin"), 0)["relations"]["fellow"] == ["odin"]
    assert code_of(story, 0, "god-b", "odin") == "campaign/no-name-here"


def test_c66_more_elves_and_vanir_dice_at_the_start() -> None:
    story = rich(begun("thor", "odin"))
    for box in ("elves-1", "dice-1", "dice-2"):
        story = CAMPAIGN.buy(story, 0, box)
    chart = chart_of(story, 0)
    assert (chart["elves"], chart["dice"]) == (1, 2)


def test_c67_what_is_left_over_is_saved() -> None:
    story = CAMPAIGN.buy(played(begun("thor", "odin"), won=True, left=4), 0, "god-b")
    story = played(story, won=False)
    assert [sheet.purse for sheet in story.sheets] == [4, 7]
    assert [one.box for one in story.sheets[0].boxes] == ["god-b"]


def test_purchases_can_be_taken_back_until_one_is_ready() -> None:
    story = played(begun("thor", "odin"), won=True, left=4)
    bought = CAMPAIGN.buy(CAMPAIGN.buy(story, 0, "elves-1"), 0, "god-b")
    assert CAMPAIGN.take_back(CAMPAIGN.take_back(bought, 0), 0) == story
    with pytest.raises(Declined) as nothing:
        CAMPAIGN.take_back(story, 0)
    assert nothing.value.code == "campaign/nothing-to-take-back"
    ready = CAMPAIGN.ready(bought, 0)
    with pytest.raises(Declined) as late:
        CAMPAIGN.take_back(ready, 0)
    assert late.value.code == "campaign/is-ready"
    assert CAMPAIGN.ready(ready, 0, ready=False) == bought


def test_the_next_game_waits_for_all() -> None:
    story = CAMPAIGN.ready(begun("thor", "odin"), 0)
    with pytest.raises(Declined) as waits:
        CAMPAIGN.set_out(story)
    assert waits.value.code == "campaign/not-all-ready"


def test_a_game_without_a_result_changes_nothing() -> None:
    story = CAMPAIGN.buy(played(begun("thor", "odin"), won=True), 0, "god-b")
    for seat in range(2):
        story = CAMPAIGN.ready(story, seat)
    after = CAMPAIGN.abandoned(CAMPAIGN.set_out(story))
    assert (after.chapter, after.stage, after.attempts) == ("fimbulvetr", "between", 0)
    assert [sheet.purse for sheet in after.sheets] == [1, 4]
    assert not after.all_ready
    assert read_story(CAMPAIGN, plain(after)) == after
    more = CAMPAIGN.buy(after, 0, "elves-1")
    assert read_story(CAMPAIGN, plain(played(more, won=False))).sheets[0].purse == 3


def test_boxes_and_places_that_do_not_exist() -> None:
    story = rich(begun("thor", "odin"))
    assert code_of(story, 0, "god-f") == "campaign/no-such-box"
    assert code_of(story, 2, "god-b") == "campaign/no-such-seat"
    assert code_of(story, -1, "god-b") == "campaign/no-such-seat"


def test_the_chronicle_tells_every_game_in_both_languages() -> None:
    story = played(played(played(begun("thor", "odin"), won=False), won=False), won=True)
    first, second, third = [say(words) for words in CAMPAIGN.chronicle(story)]
    assert first.startswith("Baldr's Murder: lost. One oath was missing")
    assert second == "Baldr's Murder: lost at attempt 2."
    assert third.startswith("Baldr's Murder: won at attempt 3. On every level of the Tree")
    assert say(CAMPAIGN.chronicle(story)[2], "de").startswith("Balders Tod: beim 3. Versuch gewonnen. Auf jeder Ebene")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_saga_has_a_tale_of_its_own(lang: str) -> None:
    story = begun("thor", "odin")
    for _ in CAMPAIGN.chapters:
        story = played(played(story, won=False), won=True)
    told = [say(words, lang) for words in CAMPAIGN.chronicle(story)]
    assert len({len(one) for one in told}) > len(told) // 2
    assert not [one for one in told if "yggdrasil-campaign" in one]


def test_an_owners_saga_has_no_tale_of_ours() -> None:
    story = CAMPAIGN.begin(["thor", "odin"], ["tyr"], {"sagas": {"baldr": text_of("baldr")}})
    assert say(CAMPAIGN.chronicle(played(story, won=True))[0]) == "Baldr's Murder: won at the first attempt."


def plain(story: Story) -> Any:
    """As it stands in a file."""
    return msgspec.json.decode(msgspec.json.encode(story))


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_bots_buy_sensibly_and_a_whole_campaign_can_be_read_again(players: int) -> None:
    rng = random.Random(players)
    story = begun(*["odin", "thor", "freyr", "heimdall", "freyia"][:players])
    while story.stage != "over":
        for seat in range(players):
            story = CAMPAIGN.advised(story, seat)
            assert story.sheets[seat].purse < 6, "a bot does not hoard"
        story = CAMPAIGN.set_out(story)
        assert read_story(CAMPAIGN, plain(story)) == story
        left = [rng.randrange(1, 7) for _ in range(players)]
        story = CAMPAIGN.finished(story, Outcome(rng.random() < 0.6, left), "table", 5)
        assert read_story(CAMPAIGN, plain(story)) == story
    assert all(len(sheet.boxes) > 3 for sheet in story.sheets)


def changed(data: Any, path: list[Any], value: Any) -> Any:
    """The same data with another value somewhere."""
    here = data
    for key in path[:-1]:
        here = here[key]
    here[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (["game"], "voluspa", "campaign/other-game"),
        (["version"], 99, "campaign/other-version"),
        (["heroes"], ["thor"], "campaign/impossible"),
        (["heroes"], ["thor", "loki"], "campaign/impossible"),
        (["heroes"], 3, "campaign/unreadable"),
        (["secret"], 3, "campaign/unreadable"),
        (["sheets"], [], "campaign/impossible-sheets"),
        (["chapter"], "final", "campaign/impossible-chapter"),
        (["chapter"], "seventh", "campaign/impossible-chapter"),
        (["stage"], "over", "campaign/impossible-chapter"),
        (["sheets", 0, "purse"], 50, "campaign/impossible-sheet"),
        (["sheets", 0, "purse"], -1, "campaign/unreadable"),
        (["sheets", 0, "boxes"], [{"box": "god-d"}], "campaign/impossible-sheet"),
        (["sheets", 1, "bought"], [{"box": "god-d"}], "campaign/impossible-sheet"),
        (["played", 0, "gained"], [9, 9], "campaign/impossible-gain"),
        (["played", 0, "gained"], [4], "campaign/impossible-game"),
        (["played", 0, "chapter"], "final", "campaign/impossible-game"),
        (["played", 0, "bought"], [[{"box": "god-d"}], []], "campaign/impossible-purchase"),
        (["played", 0, "bought"], [[]], "campaign/impossible-game"),
    ],
)
def test_a_file_that_does_not_add_up_is_refused_with_a_sentence(path: list[Any], value: Any, code: str) -> None:
    story = CAMPAIGN.buy(played(begun("thor", "odin"), won=True), 0, "god-b")
    data = changed(plain(played(story, won=False)), path, value)
    with pytest.raises(BadCampaign) as refusal:
        read_story(CAMPAIGN, data)
    assert refusal.value.code == code
    for lang in LANGUAGES:
        assert say(Refusal(code, refusal.value.terms).words, lang) != code.replace("/", "-")


def test_no_campaign_at_all() -> None:
    with pytest.raises(BadCampaign):
        read_story(CAMPAIGN, [1])
