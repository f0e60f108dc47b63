"""What a series of games says, in numbers that can be checked by hand."""

from __future__ import annotations

import msgspec
import pytest

from gladsheim.arena import Result, Summary, summary, wilson

RESULTS = [
    Result(scores=[10, 4], places=[1, 2], seat_of=[0, 1], decisions=30, seed=1),
    Result(scores=[6, 8], places=[2, 1], seat_of=[1, 0], decisions=31, seed=2),
    Result(scores=[5, 5], places=[1, 1], seat_of=[0, 1], decisions=32, seed=3),
    Result(scores=[9, 2], places=[1, 2], seat_of=[1, 0], decisions=33, seed=4),
]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (38, 40, 0.8350, 0.9862),
    ],
)
def test_the_wilson_interval_has_its_known_values(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_any_rate_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_shared_first_place_is_shared() -> None:
    shared = Result(scores=[7, 7, 7, 1], places=[1, 1, 1, 4], seat_of=[3, 2, 1, 0], decisions=9, seed=0)
    assert [shared.win_of(bot) for bot in range(4)] == [0.0, 1 / 3, 1 / 3, 1 / 3]


def test_who_wins_together_has_won() -> None:
    won = Result(scores=[1, 1, 1], places=[1, 1, 1], seat_of=[0, 1, 2], decisions=9, seed=0, together=True)
    lost = msgspec.structs.replace(won, scores=[0, 0, 0], places=[2, 2, 2])
    assert [won.win_of(bot) for bot in range(3)] == [1.0, 1.0, 1.0]
    assert [lost.win_of(bot) for bot in range(3)] == [0.0, 0.0, 0.0]


def test_points_and_wins_follow_the_bot_from_seat_to_seat() -> None:
    found = summary(RESULTS, ["greedy", "random"])
    greedy, random = found.bots
    assert (found.games, found.decisions) == (4, 126)
    assert (greedy.bot, greedy.games, greedy.wins, greedy.win_rate) == ("greedy", 4, 2.5, 0.625)
    assert (random.bot, random.games, random.wins, random.win_rate) == ("random", 4, 1.5, 0.375)
    assert (greedy.mean_score, random.mean_score) == (25 / 4, 24 / 4)
    assert (greedy.low, greedy.high) == wilson(2.5, 4)


def test_every_seat_is_counted_for_itself() -> None:
    greedy, random = summary(RESULTS, ["greedy", "random"]).bots
    assert [(one.seat, one.games, one.win_rate, one.mean_score) for one in greedy.seats] == [
        (0, 2, 0.75, 7.5),
        (1, 2, 0.5, 5.0),
    ]
    assert [(one.seat, one.games, one.win_rate, one.mean_score) for one in random.seats] == [
        (0, 2, 0.5, 7.5),
        (1, 2, 0.25, 4.5),
    ]


def test_two_bots_of_one_kind_are_counted_apart() -> None:
    assert [one.bot for one in summary(RESULTS, ["greedy", "greedy"]).bots] == ["greedy", "greedy"]


def test_a_series_without_games_is_empty_and_no_error() -> None:
    [one, _] = summary([], ["random", "greedy"]).bots
    assert (one.games, one.mean_score, one.win_rate, one.seats) == (0, 0.0, 0.0, [])


def test_results_and_summaries_go_through_json() -> None:
    found = summary(RESULTS, ["greedy", "random"])
    assert msgspec.json.decode(msgspec.json.encode(found), type=Summary) == found
    assert msgspec.json.decode(msgspec.json.encode(RESULTS), type=list[Result]) == RESULTS
