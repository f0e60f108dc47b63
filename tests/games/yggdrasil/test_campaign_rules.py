"""What the rulebooks say of a game in a campaign, row by row of the checklist (C8 to C59), on sagas of a few lines."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.yggdrasil.cards.journeys import run_and_act
from gladsheim.games.yggdrasil.enemies.reveal import show_card
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.rules.printed import ARTIFACTS, ENEMIES, IOTUNNS, NONE, WORLDS
from gladsheim.games.yggdrasil.rules.rounds import NextTurn
from gladsheim.games.yggdrasil.rules.state import ACTIVE, DISCARDED, PLAYING, WON, State
from gladsheim.games.yggdrasil.rules.view import SagaView
from gladsheim.games.yggdrasil.sagas.library import SAGAS, saga_named, saga_written
from gladsheim.games.yggdrasil.worlds.act import Act
from gladsheim.games.yggdrasil.worlds.tree import enemies_in
from gladsheim.kernel.play import settle
from tests.games.yggdrasil.pages import (
    activated,
    count,
    do,
    entered,
    lost_by,
    opened,
    page_name,
    piece,
    put,
    reveal,
    spot,
    win_throw,
)
from tests.games.yggdrasil.tables import asking, names_told, offered, refused, say, table, told

BOOK = """
saga book
counter tally
counter other
standee ogre
page one
  path 3 then turn
  goal tally >= 2
  ITEMS
page two
  path 2 then dead
  set-up
    other = 5
"""


def book(items: str = "", second: str = "") -> str:
    """A saga of two pages, with something on the first, and perhaps on the second."""
    lines = "\n  ".join(items.strip("\n").splitlines())
    return BOOK.replace("ITEMS", lines) + "".join(f"  {line}\n" for line in second.strip("\n").splitlines())


def on(items: str = "", second: str = "", **given: Any) -> State:
    """Its first page, in step 3 of Odin on Asgard."""
    s = table("odin thor freyr", hard=True, **given)
    s.saga = saga_written(book(items, second))
    s.counters, s.standees = s.saga.first_counters(3), [NONE]
    s.active = 0
    s.stack = [NextTurn(), Act(0, 0)]
    s.log = []
    return s


def begun(saga: str, seats: int = 3, **options: Any) -> Any:
    """The view of a match of a saga that has just begun."""
    names = ["odin", "thor", "freyr", "frigg", "tyr"][: max(3, seats)]
    setup = {"gods": names[:seats], "supports": names[seats:]}
    return GAME.match(seats, seed=1, options={"saga": saga, **options}, setup=setup).view(None)


def page(s: State) -> SagaView:
    """What Odin's player sees of the page."""
    saga = GAME.view(s, 0).saga
    assert saga is not None
    return saga


# C8 to C13: how a game is begun


@pytest.mark.parametrize("saga", SAGAS)
def test_c8_nidhogg_stands_at_the_left_of_the_first_page(saga: str) -> None:
    view = begun(saga)
    assert (view.spot, view.saga.number, view.saga.name) == (0, 1, saga)


@pytest.mark.parametrize("saga", SAGAS)
@pytest.mark.parametrize("hard", [False, True])
def test_c9_and_c10_a_saga_is_played_with_powers_and_abilities(saga: str, hard: bool) -> None:
    odin, _, freyr = begun(saga, hard=hard).gods
    assert odin.powers == ["reach-asgard"]
    assert {one.kind for one in odin.relations} == {"brother"}
    assert freyr.elves == 2


def test_c11_a_power_is_permanent() -> None:
    s = entered("bifrost", 2)
    assert s.powers == opened("bifrost").powers


def test_c12_a_page_may_change_the_basic_rules() -> None:
    s = on("amount alfheim base - 2\nrisk niflheim base + 1", at="odin alfheim", anonymous=1)
    say(s, "pass")
    assert [one.kind for one in page(s).rules] == ["new", "new"]


def test_c13_goals_are_met_one_after_the_other() -> None:
    s = on("deed count\n  tally +1", second="goal other >= 7\ndeed more\n  other +1")
    for _ in range(2):
        s.stack = [NextTurn(), Act(0, 0)]
        do(s, "deed count")
    assert page_name(s) == "two"
    for _ in range(2):
        s.stack = [NextTurn(), Act(0, 0)]
        do(s, "deed more")
    assert s.outcome == WON


# C15 to C20: the pieces


def test_c15_charts_count_in_every_game_of_a_campaign() -> None:
    charts = [{"dice": 1}, {}, {}]
    setup = {"gods": ["odin", "thor", "freyr"], "charts": charts}
    view: Any = GAME.match(3, seed=1, options={"saga": "naglfar"}, setup=setup).view(None)
    assert [god.dice for god in view.gods] == [1, 0, 0]


def test_c16_nine_promises_of_which_three_are_perjuries() -> None:
    saga = saga_named("baldr")
    first = {counter.name: counter.first[3] for counter in saga.counters}
    assert (first["oath"], first["broken-oath"]) == (6, 3)
    assert sum(token.count for token in begun("baldr").saga.tokens) == 9


def test_c17_three_sons_are_enemies() -> None:
    assert [one.is_enemy for one in saga_named("fimbulvetr").standees] == [True] * 3
    s = opened("fimbulvetr", standees={"kari": "alfheim"}, at="alfheim")
    assert enemies_in(s, WORLDS.index("alfheim")) == 1


def test_c18_two_wolves() -> None:
    assert [one.name for one in saga_named("managarms").standees] == ["skoll", "hati"]


def test_c19_a_ship_and_four_limbs() -> None:
    assert [one.name for one in saga_named("naglfar").standees] == ["naglfar"]
    limbs = next(one for one in begun("naglfar").saga.counters if one.name == "limbs")
    assert (limbs.value, limbs.look) == (4, "row")


def test_c20_tracks_to_sun_and_moon() -> None:
    assert [(one.standee, one.step, one.length) for one in begun("managarms").saga.tracks] == [
        ("skoll", 0, 5), ("hati", 0, 5),
    ]  # fmt: skip


# C39 to C45: set-up, triggers, spots, page turns


def test_c39_set_up_is_carried_out_at_the_start_of_a_page_too() -> None:
    s = on("deed count\n  tally +2")
    do(s, "deed count")
    assert count(s, "other") == 5


def test_c40_a_reveal_triggers_only_if_no_card_of_that_enemy_lies_open() -> None:
    s = on("reveal hel\n  tally +1")
    reveal(s, "hel")
    assert count(s, "tally") == 1
    show_card(s, 0, len(ENEMIES) + ENEMIES.index("hel"))
    settle(s)
    assert count(s, "tally") == 1, "it was activated instead"
    assert "EnemyActivated" in names_told(s)


def test_c41_alone_a_third_card_triggers_nothing() -> None:
    s = table("odin", "thor freyr", hard=True)
    s.saga = saga_written(book("reveal hel\n  other +1"))
    s.counters, s.standees = s.saga.first_counters(1), [NONE]
    s.active, s.stack = 0, [NextTurn(), Act(0, 0)]
    hel, found = ENEMIES.index("hel"), []
    for owner in range(3):
        show_card(s, 0, owner * len(ENEMIES) + hel)
        settle(s)
        found.append((count(s, "other"), s.enemies[hel] != WORLDS.index("niflheim")))
        s.stack = [NextTurn(), Act(0, 0)]
    assert found == [(1, False), (1, True), (1, True)], "trigger, activation, neither"


def test_c42_a_spot_with_an_effect() -> None:
    s = on("spot 2\n  giants 1")
    spot(s, 1)
    assert s.giants == 0
    spot(s, 2)
    assert s.giants == 1


def test_c43_the_goal_turns_the_page_at_once_and_what_was_begun_goes_on() -> None:
    s = on("reveal hel\n  tally +2\n  giants 3", second="reveal hel\n  giants 5")
    reveal(s, "hel")
    assert (page_name(s), s.giants) == ("two", 0), "the rest of the old page's lines is dropped"
    assert asking(s) == "Act", "the turn goes on"


def test_c43_a_page_can_be_turned_in_the_middle_of_a_deed() -> None:
    s = on("deed count\n  tally +2\n  giants 3")
    do(s, "deed count")
    assert (page_name(s), s.giants, count(s, "other")) == ("two", 0, 5)


def test_c44_a_spot_that_turns_the_page_has_its_effects_first() -> None:
    s = on("spot last\n  giants 2")
    spot(s, 4)
    assert (s.giants, page_name(s)) == (2, "two")


def test_c45_nidhogg_goes_to_the_first_spot_whose_arrival_does_nothing() -> None:
    s = on(second="spot 1\n  giants 2")
    spot(s, 4)
    assert (s.spot, s.giants) == (0, 0)


# C46 to C50: saga actions


def test_c46_a_deed_is_offered_with_its_price_and_risks() -> None:
    s = on("deed count in asgard\n  cost 1 hero\n  risks 2\n  tally +1", heroes=1)
    assert "deed count" in offered(s)
    [deed] = page(s).deeds
    assert (deed.worlds, deed.risks, deed.refused) == (["asgard"], 2, None)
    say(s, "deed count")
    assert (s.risks, s.heroes) == (2, 0)


def test_c46_what_cannot_be_paid_or_done_is_not_offered_and_says_why() -> None:
    s = on("deed count in asgard\n  cost 1 hero\n  tally +1\ndeed far in midgard\n  tally +1\ndeed late if tally > 0\n"
           "  tally +1")  # fmt: skip
    assert refused(s, "deed count") == "deed-too-dear"
    assert refused(s, "deed far") == "deed-elsewhere"
    assert refused(s, "deed late") == "deed-not-now"


def test_c47_in_a_devastated_world_too() -> None:
    s = on("deed count\n  tally +1", devastated="asgard")
    assert {"heal", "deed count"} <= set(offered(s))


def test_c48_not_in_a_blocked_world() -> None:
    s = on("deed count\n  tally +1", iotunns="thjazi")
    assert refused(s, "deed count") == "blocked"


def test_c49_instead_of_the_action_or_a_fight_and_beside_a_fight_with_gullinbursti() -> None:
    s = on("deed count\n  other +1", at="odin vanaheim")
    say(s, "deed count")
    assert asking(s) != "Act"
    s = on("deed count\n  other +1", at="odin vanaheim", held="odin gullinbursti")
    say(s, "deed count")
    assert asking(s) == "Act"
    assert offered(s) == ["pass", "fight loki"]


def test_c50_a_stone_in_a_devastated_world_heals_or_does_a_deed() -> None:
    s = on("deed count in alfheim\n  tally +1", at="odin iotunheim, thor iotunheim", devastated="alfheim")
    say(s, "act")
    while asking(s) == "ThrowStone":
        say(s, "normal" if "normal" in offered(s) else offered(s)[0])
    say(s, "green normal", "alfheim")
    assert offered(s) == ["heal", "deed count"]
    say(s, "deed count")
    assert count(s, "tally") == 1


def test_c50_a_deed_beside_the_action_where_a_creature_carries_a_god() -> None:
    s = on("deed count in muspellheim\n  tally +1")
    run_and_act(s, 0)
    settle(s)
    say(s, "muspellheim")
    assert offered(s) == ["pass", "deed count"]


# C51 to C54: fights


def test_c51_a_page_changes_strength_weapon_and_retreat() -> None:
    s = on("fight loki\n  strength base + 2\n  weapon skidbladnir\n  won\n    go it to midgard",
           at="odin vanaheim", held="odin skidbladnir")  # fmt: skip
    say(s, "fight loki")
    assert s.risks == 2
    win_throw(s)
    assert s.enemies[ENEMIES.index("loki")] == WORLDS.index("midgard")


def test_c52_a_standee_is_fought_like_others() -> None:
    s = on("fight ogre\n  strength 3\n  won\n    remove it\n    tally +1")
    put(s, "ogre", "asgard")
    assert enemies_in(s, 0) == 1
    assert "fight ogre" in offered(s)
    do(s, "fight ogre")
    assert (s.standees, count(s, "tally")) == ([NONE], 1)
    assert [event.opponent for event in told(s, "OpponentBeaten")] == ["ogre"]


def test_c52_not_from_another_world_and_not_if_the_page_knows_no_such_fight() -> None:
    s = on("fight ogre\n  strength 3")
    put(s, "ogre", "alfheim")
    assert refused(s, "fight ogre") == "not-here"
    s = on()
    put(s, "ogre", "asgard")
    assert refused(s, "fight ogre") == "never-fought"
    assert piece(s, "ogre") == 24


def test_c53_a_losing_condition_is_tested_after_every_effect() -> None:
    s = on("lose if giants >= 2", giants=0)
    activated(s, "surt")
    assert lost_by(s) == "saga"
    assert told(s, "ConditionMet")


def test_c53_the_goal_comes_first() -> None:
    s = on("lose if tally >= 2\ndeed count\n  tally +2")
    do(s, "deed count")
    assert (s.outcome, page_name(s)) == (PLAYING, "two")


def test_c54_iotunns_are_woken_by_sagas() -> None:
    s = on("spot 1\n  iotunn 2")
    spot(s, 1)
    say(s, "suttung", "thrym")
    assert s.iotunns.count(ACTIVE) == 2


# C55 to C59: the end


def test_c55_the_usual_losing_conditions_hold() -> None:
    s = on("reveal hel\n  life -1", life="odin 1")
    reveal(s, "hel")
    assert lost_by(s) == "life"
    s = on(giants=7)
    activated(s, "surt")
    assert lost_by(s) == "giants"


def test_c56_the_dead_tree_loses() -> None:
    s = on()
    s.page = 1
    spot(s, 3)
    assert lost_by(s) == "dead-tree"


@pytest.mark.parametrize(
    ("line", "given", "reason"),
    [
        ("giants 3", {"giants": 6}, "giants"),
        ("anonymous 3", {"anonymous": 6}, "anonymous"),
        ("island", {"island": 4}, "islands"),
        ("move 1 tally to other", {}, "impossible"),
        ("up surt", {"at": "surt asgard"}, "impossible"),
        ("discard hero", {}, "impossible"),
        ("lay out draupnir", {"held": "odin draupnir"}, "impossible"),
        ("a world where devastated(here)\n    heal here", {}, "impossible"),
    ],
)
def test_c57_what_a_page_demands_and_cannot_be_done_loses(line: str, given: dict[str, Any], reason: str) -> None:
    s = on(f"reveal hel\n  {line}", **given)
    reveal(s, "hel")
    assert lost_by(s) == reason


def test_c57_an_empty_dispenser_of_iotunns_loses_here() -> None:
    s = on("reveal hel\n  iotunn 1")
    for iotunn in range(len(IOTUNNS)):
        s.iotunns[iotunn] = DISCARDED
    reveal(s, "hel")
    assert lost_by(s) == "impossible"
    s = on()
    for iotunn in range(len(IOTUNNS)):
        s.iotunns[iotunn] = DISCARDED
    activated(s, "loki")
    assert lost_by(s) == "", "the basic rules shuffle (ruling 25)"


def test_c58_turning_the_last_page_shows_the_tree() -> None:
    s = on(second="goal other >= 5")
    spot(s, 4)
    assert s.outcome == WON
    assert [type(event).__name__ for event in told(s, "SagaWon", "GameWon")] == ["SagaWon", "GameWon"]


def test_c59_nidhogg_on_the_tree_wins() -> None:
    s = on()
    s.saga = saga_written(book().replace("path 3 then turn", "path 3 then tree"))
    spot(s, 4)
    assert s.outcome == WON


def test_what_leaves_the_game_stays_out_in_positions() -> None:
    s = opened("managarms", 2, "alfheim", artifacts_out=["andvarinaut"], creatures_aside=1)
    again = GAME.from_position(GAME.to_position(s))
    assert (again.out, again.aside) == (1 << ARTIFACTS.index("andvarinaut"), 1)
    assert not again.piles >> ARTIFACTS.index("andvarinaut") & 1
