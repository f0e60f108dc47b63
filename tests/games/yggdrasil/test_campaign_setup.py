"""A match whose gods, supports and Experience Charts are given: what a campaign begins its games with."""

from __future__ import annotations

from typing import Any

import pytest

import gladsheim
from gladsheim.errors import BadSetup
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.rules.view import YggdrasilView
from gladsheim.kernel.match import Match

TRIO: dict[str, Any] = {"gods": ["odin", "thor", "freyr"]}
PAIR: dict[str, Any] = {"gods": ["freyr", "thor"], "supports": ["tyr"]}
ALONE: dict[str, Any] = {"gods": ["odin"], "supports": ["tyr", "frigg"]}


def begun(seats: int, setup: dict[str, Any], **options: Any) -> Match:
    return GAME.match(seats, seed=1, options=options, setup=setup)


def seen(match: Match) -> YggdrasilView:
    view = match.view(None)
    assert isinstance(view, YggdrasilView)
    return view


def names_told(match: Match) -> list[str]:
    return [type(event).__name__ for event in match.events()]


@pytest.mark.parametrize(("seats", "setup"), [(3, TRIO), (2, PAIR), (1, ALONE)])
def test_c2_given_gods_are_not_chosen_again(seats: int, setup: dict[str, Any]) -> None:
    match = begun(seats, setup)
    names = [*setup["gods"], *setup.get("supports", [])]
    assert [god.god for god in seen(match).gods] == names
    assert seen(match).round == 1
    assert names_told(match).count("GodChosen") == seats
    assert names_told(match).count("SupportJoined") == len(names) - seats


def test_gods_can_be_given_and_the_supports_chosen() -> None:
    match = begun(1, {"gods": ["odin"]})
    assert match.asked[0].step == "PickSupport"
    assert "odin" not in match.moves(0)


def test_supports_can_be_given_and_the_gods_chosen() -> None:
    match = begun(2, {"supports": ["tyr"]})
    assert match.asked[0].step == "ChooseGod"
    assert "tyr" not in match.moves(0)
    match.play("odin", 0)
    match.play("thor", 1)
    assert [god.god for god in seen(match).gods] == ["odin", "thor", "tyr"]


def test_c7_the_rest_is_set_up_by_the_number_of_players() -> None:
    view = seen(begun(2, PAIR))
    assert [god.life for god in view.gods] == [8, 8, 5]
    assert (view.reserves.elves, view.reserves.dice) == (7, 7)
    assert [deck.size for deck in view.decks] == [8, 8]  # nine cards, one of them on the wheel
    assert view.spot == 0


def test_c10_without_charts_gods_have_their_starting_abilities_in_the_hard_game() -> None:
    freyr = seen(begun(2, PAIR, hard=True)).gods[0]
    assert (freyr.elves, freyr.powers) == (2, ["pairs-of-elves"])


def test_c9_a_chart_brings_the_power_whatever_hard_says() -> None:
    match = begun(3, {**TRIO, "charts": [{}, {}, {}]})
    assert [god.powers for god in seen(match).gods] == [
        ["reach-asgard"], ["god-die-counts-two"], ["pairs-of-elves"],
    ]  # fmt: skip


def test_c29_a_chart_stands_in_place_of_the_starting_abilities() -> None:
    """C30: the two boxes of Freyr are his two Elves; if they are not ticked he has none."""
    match = begun(3, {**TRIO, "charts": [{"god_faces": ["b", "d"], "vanir_faces": ["c"]}, {}, {"elves": 2}]}, hard=True)
    odin, _, freyr = seen(match).gods
    assert odin.relations == []
    assert odin.god_faces == ["b", "d", "e"]
    assert odin.vanir_faces == ["c", "e", "f"]
    assert freyr.elves == 2


def test_c31_relations_of_a_chart_name_players_and_supports() -> None:
    lines = {"brother": ["thor", "tyr"], "companion": ["tyr"]}
    match = begun(2, {**PAIR, "charts": [{"relations": lines}, {}]})
    freyr = seen(match).gods[0]
    assert [(one.god, one.kind) for one in freyr.relations] == [
        ("thor", "brother"), ("tyr", "brother"), ("tyr", "companion"),
    ]  # fmt: skip


def test_relations_may_be_written_as_positions_have_them() -> None:
    match = begun(2, {**PAIR, "charts": [{"relations": ["brother thor", "tie tyr"]}, {}]})
    assert match.setup is not None
    assert match.setup["charts"][0]["relations"] == {
        "brother": ["thor"], "tie": ["tyr"], "fellow": [], "companion": [],
    }  # fmt: skip


def test_c37_all_starting_troops_are_told() -> None:
    match = begun(3, {**TRIO, "charts": [{"elves": 1}, {"dice": 2}, {"elves": 2, "dice": 1}]})
    troops: list[Any] = [event for event in match.events() if type(event).__name__ in ("ElvesTaken", "DiceTaken")]
    assert [(type(event).__name__, event.god, event.count) for event in troops] == [
        ("ElvesTaken", "odin", 1), ("DiceTaken", "thor", 2), ("ElvesTaken", "freyr", 2), ("DiceTaken", "freyr", 1),
    ]  # fmt: skip
    assert (seen(match).reserves.elves, seen(match).reserves.dice) == (6, 6)


def test_c37_a_short_reserve_goes_by_turn() -> None:
    """Ruling 56: nine Elves for three players."""
    match = begun(3, {**TRIO, "charts": [{"elves": 4}, {"elves": 4}, {"elves": 4}]})
    assert [god.elves for god in seen(match).gods] == [4, 4, 1]
    assert seen(match).reserves.elves == 0


def test_c38_nothing_else_carries_over() -> None:
    plain, advanced = seen(begun(3, TRIO)), seen(begun(3, {**TRIO, "charts": [{"god_faces": ["b"]}] * 3}))
    assert [god.life for god in plain.gods] == [god.life for god in advanced.gods] == [7, 7, 7]
    assert plain.reserves == advanced.reserves


def test_the_record_carries_the_setup() -> None:
    match = begun(2, {**PAIR, "charts": [{"elves": 1}, {}]})
    while not match.over:
        [question, *_] = match.asked
        match.play(match.moves(question.seat)[-1], question.seat)
    assert match.record().splitlines()[3].startswith('setup {"gods": ["freyr", "thor"], ')
    assert match.record(0).splitlines()[3] == match.record().splitlines()[3]
    again = gladsheim.replay(match.record())
    assert again.record() == match.record()
    assert again.setup == match.setup
    assert gladsheim.verify(match.record()).fair


def test_a_record_with_a_setup_that_cannot_be_is_refused() -> None:
    record = begun(2, PAIR).record().replace('"tyr"', '"thor"')
    with pytest.raises(gladsheim.BadRecord, match="cannot be set up"):
        gladsheim.replay(record)


@pytest.mark.parametrize(
    ("seats", "setup", "code"),
    [
        (3, 7, "yggdrasil/setup-not-an-object"),
        (3, {"god": ["odin"]}, "position/unknown-key"),
        (3, {"gods": ["odin", "thor"]}, "yggdrasil/setup-how-many-gods"),
        (3, {**TRIO, "supports": ["tyr"]}, "yggdrasil/setup-how-many-gods"),
        (3, {"gods": ["odin", "thor", "odinn"]}, "position/unknown-name"),
        (3, {"gods": ["odin", "thor", "thor"]}, "position/named-twice"),
        (2, {"gods": ["odin", "tyr"], "supports": ["tyr"]}, "yggdrasil/setup-god-twice"),
        (3, {"charts": [{}, {}, {}]}, "yggdrasil/setup-charts-without-gods"),
        (2, {"gods": ["odin", "thor"], "charts": [{}, {}]}, "yggdrasil/setup-charts-without-gods"),
        (3, {**TRIO, "charts": [{}, {}]}, "position/not-by-seat"),
        (3, {**TRIO, "charts": [{"xp": 3}, {}, {}]}, "position/unknown-key"),
        (3, {**TRIO, "charts": [{"elves": -1}, {}, {}]}, "position/not-a-number"),
        (3, {**TRIO, "charts": [{"god_faces": ["a"]}, {}, {}]}, "position/unknown-name"),
        (3, {**TRIO, "charts": [{"relations": {"brother": ["odin"]}}, {}, {}]}, "position/unknown-name"),
        (3, {**TRIO, "charts": [{"relations": {"friend": ["thor"]}}, {}, {}]}, "position/unknown-key"),
        (3, {**TRIO, "charts": [{"relations": ["friend thor"]}, {}, {}]}, "position/unknown-name"),
    ],
)
def test_what_is_wrong_with_a_setup_is_said(seats: int, setup: Any, code: str) -> None:
    with pytest.raises(BadSetup) as reason:
        GAME.match(seats, setup=setup)
    assert reason.value.code == code
    assert gladsheim.say(gladsheim.Refusal(reason.value.code, reason.value.terms).words, "de")


def test_other_games_take_no_setup() -> None:
    with pytest.raises(BadSetup) as reason:
        gladsheim.load("voluspa").match(2, setup={})
    assert reason.value.code == "setup/no-setup"
