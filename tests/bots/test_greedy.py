"""The greedy bot takes what a move brings now, less what it opens to the next player."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.bots import bot
from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, legal, play
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State
from gladsheim.kit.outlook import Outlook, let_nature_answer


def chosen(game: Game, position: Data, seed: int = 0) -> str:
    """What the greedy bot plays in a position written by hand."""
    match = game.position(position, seed=seed)
    [asked_now] = match.asked
    rng = Rng(seed)
    return bot("greedy").hint(game, match.imagine(asked_now.seat, rng), asked_now.seat, rng).move


ALONE: dict[str, Any] = {"seats": 2, "bag": []}
"""Nobody else holds a tile, and there is none to draw: a move costs nothing."""


def test_it_takes_the_two_lines_that_a_tile_can_win_at_once(voluspa: Game) -> None:
    board = {"0,0": ["valkyrie"], "1,0": ["skadi"], "1,1": ["loki"], "2,1": ["dragon"], "2,2": ["fenrir"]}
    for seed in range(5):
        assert chosen(voluspa, {**ALONE, "board": board, "hands": [["thor"], []]}, seed) == "thor 2,0"


def test_it_declines_four_points_that_would_open_three_for_two_that_open_none(voluspa: Game) -> None:
    board = {"-1,0": ["thor"], "-1,1": ["thor"], "0,0": ["valkyrie"], "1,0": ["dragon"], "1,1": ["loki"]}
    hands = [["odin", "loki"], ["thor"]]
    for seed in range(5):
        assert chosen(voluspa, {**ALONE, "board": board, "hands": hands, "known": [[], ["thor"]]}, seed) == "loki 0,-1"
        assert chosen(voluspa, {**ALONE, "board": board, "hands": [hands[0], []]}, seed) in ("odin -2,0", "odin 2,0")


def test_equal_moves_are_all_played_now_and_then(voluspa: Game) -> None:
    position = {**ALONE, "board": {"0,0": ["thor"]}, "hands": [["odin"], []]}
    moves = {chosen(voluspa, position, seed) for seed in range(60)}
    assert moves == {"odin 1,0", "odin -1,0", "odin 0,1", "odin 0,-1"}


def test_after_hermod_it_lays_the_further_tile_where_it_pays_most(voluspa: Game) -> None:
    position = {
        **ALONE,
        "options": {"edda": True},
        "board": {"0,0": ["valkyrie"], "1,0": ["hermod"]},
        "hands": [["troll"], []],
        "hermod": "1,0",
    }
    assert chosen(voluspa, position) in ("troll -1,0", "troll 2,0")


def test_after_hermod_it_stops_if_any_further_tile_only_makes_a_line_longer_for_the_next(voluspa: Game) -> None:
    position = {
        **ALONE,
        "options": {"edda": True},
        "board": {"0,0": ["thor"], "1,0": ["hermod"]},
        "hands": [["valkyrie"], ["odin"]],
        "known": [[], ["odin"]],
        "hermod": "1,0",
    }
    assert chosen(voluspa, position) == "stop"


def test_the_serpent_scores_the_line_that_pays_more(voluspa: Game) -> None:
    position = {**ALONE, "options": {"edda": True}, "hands": [["skadi"], ["odin"]], "serpent": "0,0"}
    across = {"0,0": ["serpent"], "1,0": ["skadi"], "2,0": ["valkyrie"], "0,1": ["skadi"]}
    upright = {"0,0": ["serpent"], "0,1": ["skadi"], "0,2": ["valkyrie"], "1,0": ["skadi"]}
    assert chosen(voluspa, {**position, "board": across}) == "row"
    assert chosen(voluspa, {**position, "board": upright}) == "column"


def test_the_tile_after_hermod_counts_as_gained(voluspa: Game) -> None:
    position = {**ALONE, "options": {"edda": True}, "board": {"0,0": ["valkyrie"]}, "hands": [["hermod", "troll"], []]}
    match = voluspa.position(position)
    move = chosen(voluspa, position)
    assert move.startswith("hermod")
    outlook = Outlook(voluspa, match.imagine(0, Rng(0)), 0, Rng(0))
    assert outlook.prospect(match.read(move, 0)).gain == 5 * len(outlook.worlds)


def test_of_two_lines_that_a_serpent_can_choose_the_better_counts_as_gained(voluspa: Game) -> None:
    board = {"1,0": ["skadi"], "2,0": ["valkyrie"], "3,0": ["skadi"], "1,1": ["loki"], "0,1": ["skadi"]}
    position = {**ALONE, "options": {"edda": True}, "board": board, "hands": [["serpent", "loki"], []]}
    match = voluspa.position(position)
    outlook = Outlook(voluspa, match.imagine(0, Rng(0)), 0, Rng(0))
    prospect = outlook.prospect(match.read("serpent 0,0", 0))
    match.play("serpent 0,0", 0)
    assert match.scores == (0, 0)
    assert match.moves(0) == ("row", "column")
    assert prospect.gain >= 4 * len(outlook.worlds)


def values(game: Game, s: State, seat: int) -> dict[int, int]:
    """Gain less cost of every move, by trying everything on the true state: right where nothing is hidden."""
    result: dict[int, int] = {}
    for move in legal(s, seat):
        after = s.copy()
        play(after, seat, move)
        [other] = asked(after)
        gains = [0]
        for reply in legal(after, other):
            answered = after.copy()
            play(answered, other, reply)
            gains.append(game.scores(answered)[other] - game.scores(after)[other])
        result[move] = game.scores(after)[seat] - game.scores(s)[seat] - max(gains)
    return result


@pytest.mark.parametrize("seed", range(6))
def test_where_all_is_known_no_move_is_better_than_its_own(voluspa: Game, seed: int) -> None:
    s = voluspa.new(2, voluspa.complete({}))
    rng = Rng(seed)
    let_nature_answer(s, rng)
    while len(voluspa.to_position(s)["bag"]) + sum(map(len, voluspa.to_position(s)["hands"])) > 5:
        [seat] = asked(s)
        moves = legal(s, seat)
        play(s, seat, moves[int(rng.below(len(moves)))])
        let_nature_answer(s, rng)
    position = voluspa.to_position(s)
    match = voluspa.position({**position, "known": position["hands"]})
    [seat] = asked(match.state)
    worth = values(voluspa, match.state, seat)
    move = bot("greedy").choose(voluspa, match.imagine(seat, rng), seat, rng)
    assert worth[move] == max(worth.values())
