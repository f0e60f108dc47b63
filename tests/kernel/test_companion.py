"""Companion mode: the cardboard lies on the table, and people answer for nature."""

from __future__ import annotations

import pytest

from gladsheim.errors import IllegalMove
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import question
from gladsheim.kernel.replay import parse, replay, verify
from gladsheim.kernel.step import NATURE, Chance, only


@pytest.fixture
def companion(feast: Game) -> Match:
    return feast.match(seats=2, companion=True)


def test_nature_is_asked_like_everybody_else(companion: Match) -> None:
    assert [(one.seat, one.step) for one in companion.asked] == [(NATURE, "Deal")]
    assert companion.moves(NATURE) == ("boar", "bread", "honey", "salmon")


def test_those_who_see_the_outcome_are_named(companion: Match) -> None:
    step = question(companion.state, NATURE)
    assert isinstance(step, Chance)
    assert step.witnesses(companion.state) == only(0)


def test_what_cannot_have_been_drawn_is_refused(companion: Match) -> None:
    for _ in range(4):
        companion.play("boar", NATURE)
    with pytest.raises(IllegalMove) as refusal:
        companion.play("boar", NATURE)
    assert refusal.value.code == "feast/not-in-larder"


def test_a_mistyped_draw_is_corrected_by_consent(companion: Match) -> None:
    companion.play("boar", NATURE)
    assert not companion.can_undo(0)
    companion.rewind(1, 0)
    companion.play("bread", NATURE)
    assert [line.text for line in companion.alive] == ["bread"]


def test_a_companions_record_replays_and_has_no_dice_to_verify(companion: Match, feast: Game) -> None:
    for dish in ("boar", "bread", "honey"):
        companion.play(dish, NATURE)
    record = companion.record()
    assert "\ncompanion\n" in record
    assert "secret" not in record
    again = replay(parse(record), feast)
    assert again.record() == record
    assert [one.seat for one in again.asked] == [NATURE]
    verdict = verify(parse(record), feast)
    assert not verdict.fair
    assert verdict.rolls == 0


def test_a_redacted_record_hides_the_draws_of_others(companion: Match) -> None:
    companion.play("boar", NATURE)
    assert "boar" in companion.record(0)
    assert "boar" not in companion.record(1)


def test_a_position_can_be_played_with_the_cards_on_the_table(feast: Game) -> None:
    match = feast.position({"seats": 2, "steward": 0}, companion=True)
    match.play("to odin", 0)
    assert [(one.seat, one.step) for one in match.asked] == [(NATURE, "Tap")]
