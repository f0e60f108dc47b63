"""A finished game thought over again: what a move gave away, and what was luck."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.bots.search.levels import iterations_of
from gladsheim.errors import BadRecord
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import legal, question
from gladsheim.kernel.replay import parse
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves
from gladsheim.kit.evaluation import judge_of
from gladsheim.review import CurvePoint, Decision, Played, Review, Study, decisions_of, review
from gladsheim.review.lines import played_out
from gladsheim.review.luck import luck_of
from gladsheim.review.study import FEWEST, LEAST, iterations_for, reason, turning_points
from gladsheim.words import say

GAME = gladsheim.load("voluspa")
# Odin at either end of the row scores four, anywhere else two.
ROW = {"board": {"0,0": ["valkyrie"], "1,0": ["skadi"], "2,0": ["valkyrie"]}, "hands": [["odin"], ["dragon"]]}


def ended(*moves: tuple[int, str]) -> Match:
    """The row with the last two tiles, played to the end: these moves, then the first that is legal."""
    match = GAME.position({**ROW, "bag": {}}, seed=0)
    for seat, text in moves:
        match.play(text, seat)
    while not match.over:
        [asked] = match.asked
        match.play(match.moves(asked.seat)[0], asked.seat)
    return match


def seen_again(match: Match, iterations: int = 150) -> Review:
    return review(parse(match.record()), GAME, iterations)


def test_a_move_that_gave_points_away_is_found_and_the_better_one_named() -> None:
    found = seen_again(ended((0, "odin 1,1")))
    [first] = [one for one in found.judged if one.seat == 0]
    assert first.move == "odin 1,1"
    assert first.best[0].move in ("odin -1,0", "odin 3,0")
    assert first.lost > first.doubt > 0
    assert first.line[0] == Played(0, "Lay", first.best[0].move)
    assert found.players[0].mistakes == 1
    assert found.players[0].accuracy is not None
    assert found.players[0].accuracy < 1


def test_what_was_better_is_told_against_what_was_played() -> None:
    more = {**ROW, "hands": [["odin", "troll", "loki"], ["dragon", "skadi", "thor"]]}
    match = GAME.position(more, seed=0)
    moves = legal(match.state, 0)
    step = question(match.state, 0)
    assert step is not None
    texts = {step.show(match.state, move): move for move in moves}
    why = reason(GAME, match.state, 0, texts["odin 3,0"], texts["odin 1,1"], Rng(1))
    assert why is not None
    assert say(why, "en").startswith("It ")
    assert say(why, "de").startswith("Das ")


def test_the_best_move_gave_nothing_away() -> None:
    found = seen_again(ended((0, "odin -1,0")))
    assert found.players[0].lost == 0
    assert found.players[0].accuracy == 1


def test_what_is_within_the_doubt_of_the_search_is_no_loss() -> None:
    match = GAME.match(seats=2, seed=1)
    rng = Rng(4)
    while not match.over:
        [asked] = match.asked
        moves = match.moves(asked.seat)
        match.play(moves[int(rng.below(len(moves)))], asked.seat)
    study = Study(parse(match.record()), GAME, 40)
    judged = [study.judge(n) for n in range(1, len(study.open), 5)]
    for one in judged:
        assert one.lost == 0.0 or one.lost > max(one.doubt, LEAST)
        assert bool(one.line) == (one.lost > 0.0)
    assert any(one.lost == 0.0 < one.doubt and one.best[0].odds > one.odds for one in judged), "nearly as good"
    assert any(one.lost for one in judged), "moves at random give something away"
    for player in study.summed(judged).players:
        mine = [one for one in judged if one.seat == player.seat]
        best = sum(one.best[0].odds for one in mine)
        assert player.accuracy == pytest.approx(1 - sum(one.lost for one in mine) / best)
        assert (player.mistakes, player.decisions) == (sum(one.lost > 0 for one in mine), len(mine))


def test_the_curve_has_a_point_for_every_decision_and_ends_with_the_result() -> None:
    match = ended((0, "odin -1,0"))
    found = seen_again(match)
    assert [point.number for point in found.curve[:-1]] == [one.number for one in found.judged]
    assert found.curve[-1].odds == [1.0, 0.0]
    assert all(sum(point.odds) == pytest.approx(1) for point in found.curve)


def test_the_same_seed_says_the_same() -> None:
    match = ended((0, "odin 1,1"))
    assert seen_again(match, 40) == seen_again(match, 40)


def test_what_was_taken_back_does_not_count() -> None:
    match = GAME.position({**ROW, "bag": {}}, seed=0)
    match.play("odin 1,1", 0)
    match.undo(0)
    match.play("odin -1,0", 0)
    match.play(match.moves(1)[0], 1)
    decisions = list(decisions_of(parse(match.record()), GAME))
    assert [one.text for one in decisions if one.seat == 0] == ["odin -1,0"]


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(BadRecord) as refused:
        review(parse(GAME.match(seats=2, seed=1).record()), GAME, 1)
    assert refused.value.code == "record/not-finished"


def test_luck_is_what_nature_gave_against_what_it_gives_on_average() -> None:
    game = gladsheim.load("nidavellir")
    match = game.match(seats=2, seed=5)
    while not match.over:
        asked = match.asked[0]
        match.play(match.moves(asked.seat)[0], asked.seat)
    found = list(luck_of(game, decisions_of(parse(match.record()), game)))
    assert found, "cards are drawn"
    assert all(sum(one.gained) == pytest.approx(0, abs=1e-9) for one in found)
    assert any(one.gained[0] for one in found)


def course(*odds: float) -> list[CurvePoint]:
    return [CurvePoint(n, [one, 1 - one]) for n, one in enumerate(odds, start=1)]


def test_a_turning_point_lasts_and_the_expected_end_is_none() -> None:
    there_and_back = course(0.5, 0.62, 0.5, 0.62, 0.5, 0.62, 1.0)
    assert turning_points(there_and_back) == []
    [turned] = turning_points(course(0.5, 0.5, 0.5, 0.9, 0.9, 0.9, 1.0))
    assert (turned.number, turned.before[0], turned.after[0]) == (3, 0.5, 0.9)


def test_an_end_that_nobody_expected_is_a_turning_point() -> None:
    [turned] = turning_points(course(0.7, 0.7, 0.7, 0.0))
    assert (turned.number, turned.after) == (3, [0.0, 1.0])


def test_a_better_line_is_played_out_with_nature_and_with_those_who_answered_together() -> None:
    game = gladsheim.load("nidavellir")
    match = game.match(seats=2, seed=5)
    while not match.over:
        asked = match.asked[0]
        match.play(match.moves(asked.seat)[0], asked.seat)
    study = Study(parse(match.record()), game, 2)
    at = study.open[0]
    one = study.decisions[at]
    other = next(text for text in texts_of(one) if text != one.text)
    line = played_out(game, one, other, [], study.decisions[at + 1 :], Rng(1))
    assert (line[0].seat, line[0].text) == (one.seat, other)
    theirs = next(later for later in study.decisions[at + 1 :] if later.seat == 1 - one.seat)
    assert (line[1].seat, line[1].text) == (theirs.seat, theirs.text)


def texts_of(one: Decision) -> list[str]:
    step = question(one.state, one.seat)
    assert step is not None
    return [step.show(one.state, move) for move in legal(one.state, one.seat)]


@pytest.mark.parametrize(("decisions", "part"), [(1, 1), (60, 1), (120, 2), (240, 4)])
def test_a_long_game_takes_no_longer_than_a_short_one(decisions: int, part: int) -> None:
    s = GAME.match(seats=2, seed=1).state
    hard = iterations_of(GAME, judge_of(GAME), s, "hard")
    assert iterations_for(GAME, s, decisions) == hard // part
    assert iterations_for(GAME, s, 100_000) == FEWEST


def test_what_people_typed_for_nature_is_reviewed_as_well() -> None:
    match = GAME.match(seats=2, seed=3, companion=True)
    rng = Rng(3)
    while not match.over:
        seat = match.asked[0].seat
        step = question(match.state, seat)
        assert step is not None
        match.play(step.show(match.state, step.pick(match.state, rng, Moves())), seat)
    study = Study(parse(match.record()), GAME, 2)
    found = study.summed([study.judge(n) for n in range(2)])
    assert [len(one.odds) for one in found.curve] == [2, 2, 2]


def test_a_game_that_was_given_up_ends_with_the_places_that_are_known() -> None:
    match = GAME.match(seats=2, seed=3)
    study = Study(parse(match.record()), GAME, 2, places=[2, 1])
    assert study.summed([]).curve[-1].odds == [0.0, 1.0]
