"""Series of games: fair to every seat, the same from the same seed, and won by the better bot."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable

import pytest

from gladsheim.arena import Result, play_games, summary
from gladsheim.errors import BadSetup, UnknownBot
from gladsheim.games import game_names, load
from gladsheim.kernel import play
from gladsheim.testing.feast import GAME as FEAST

COMPILED = not play.__file__.endswith(".py")
EFFORT = int(os.environ.get("GLADSHEIM_EFFORT", "1"))

VOLUSPA = load("voluspa")


def places_are_consistent(result: Result) -> bool:
    """Nobody with fewer points stands ahead, and somebody is first."""
    pairs = list(zip(result.scores, result.places, strict=True))
    return min(result.places) == 1 and all(a[1] < b[1] or a[0] <= b[0] for a in pairs for b in pairs)


@pytest.mark.parametrize("edda", [False, True])
def test_greedy_beats_random(edda: bool, record_property: Callable[[str, object], None]) -> None:
    games = 40 if COMPILED else 3 * EFFORT
    found = summary(play_games(VOLUSPA, ["greedy", "random"], games, 1, {"edda": edda}), ["greedy", "random"])
    greedy, random = found.bots
    record_property("interval", f"{greedy.low:.3f} to {greedy.high:.3f} in {games} games")
    assert greedy.win_rate >= 0.9
    assert greedy.mean_score > 2 * random.mean_score


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edda", [False, True])
def test_every_number_of_seats_is_played_to_the_end(seats: int, edda: bool) -> None:
    results = list(play_games(VOLUSPA, ["random"] * seats, 2 * seats, 3, {"edda": edda}))
    assert len(results) == 2 * seats
    for result in results:
        assert len(result.scores) == len(result.places) == len(result.seat_of) == seats
        assert places_are_consistent(result)
        assert result.decisions >= (80 if edda else 60) // 2
    assert len({result.seed for result in results}) == 2 * seats


def test_every_bot_sits_everywhere_equally_often() -> None:
    bots = ["random", "random", "random"]
    seats = Counter(
        (bot, seat) for result in play_games(VOLUSPA, bots, 6, 0) for bot, seat in enumerate(result.seat_of)
    )
    assert seats == {(bot, seat): 2 for bot in range(3) for seat in range(3)}


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    bots = ["random", "random"]
    assert list(play_games(VOLUSPA, bots, 4, 5)) == list(play_games(VOLUSPA, bots, 4, 5))
    assert list(play_games(VOLUSPA, bots, 4, 5)) != list(play_games(VOLUSPA, bots, 4, 6))


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    bots = ["random", "random"]
    assert list(play_games(VOLUSPA, bots, 5, 5))[:2] == list(play_games(VOLUSPA, bots, 2, 5))


def test_two_processes_play_the_same_games_as_one() -> None:
    bots, options = ["random", "random", "random"], {"edda": True}
    alone = list(play_games(VOLUSPA, bots, 5, 11, options))
    assert list(play_games(VOLUSPA, bots, 5, 11, options, jobs=2)) == alone


def test_a_series_can_be_left_before_its_end() -> None:
    results = play_games(VOLUSPA, ["random", "random"], 500, 2, jobs=2)
    assert next(results) == next(play_games(VOLUSPA, ["random", "random"], 1, 2))
    del results


def test_a_game_that_is_not_installed_is_played_in_this_process() -> None:
    assert FEAST.name not in game_names()
    bots = ["random", "random"]
    assert list(play_games(FEAST, bots, 2, 4, jobs=2)) == list(play_games(FEAST, bots, 2, 4))


@pytest.mark.parametrize("seats", FEAST.seats)
def test_bots_that_are_asked_together_answer_in_turn(seats: int) -> None:
    results = list(play_games(FEAST, ["greedy", *["random"] * (seats - 1)], seats, 8))
    assert len(results) == seats
    for result in results:
        assert len(set(result.scores)) == len(set(result.places)) == 1


def test_a_wrong_number_of_bots_is_refused_at_once() -> None:
    with pytest.raises(BadSetup):
        play_games(VOLUSPA, ["random"], 1, 0)
    with pytest.raises(BadSetup):
        play_games(VOLUSPA, ["random"] * 6, 1, 0)


def test_an_unknown_bot_and_an_unknown_option_are_refused_at_once() -> None:
    with pytest.raises(UnknownBot):
        play_games(VOLUSPA, ["random", "fenrir"], 1, 0)
    with pytest.raises(BadSetup):
        play_games(VOLUSPA, ["random", "random"], 1, 0, {"ragnarok": True})
