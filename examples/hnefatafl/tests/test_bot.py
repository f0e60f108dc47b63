"""The opponent: strong enough to be one, from both sides, and able to say why."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.bots.search.budget import Budget
from gladsheim.bots.search.reasons import reasons
from gladsheim.bots.search.weights import POINTS, Weights
from gladsheim.kernel.play import asked, legal, play, question
from gladsheim.kernel.rng import Rng
from gladsheim.testing.promises import check_words
from gladsheim.words import say
from hnefatafl.bot import EVALUATION
from hnefatafl.rules.boards import BOARDS
from hnefatafl.rules.game import GAME
from positions import on

ATTACKERS, DEFENDERS = 0, 1


def any_of(moves: list[int], rng: Rng) -> int:
    """One of them."""
    return moves[int(rng.below(len(moves)))]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seat", [ATTACKERS, DEFENDERS])
def test_the_opponent_beats_who_moves_at_random(board: str, seat: int) -> None:
    for seed in range(5):
        s, rng = GAME.new(2, {"board": board}), Rng(seed)
        while s.stack:
            [turn] = asked(s)
            play(s, turn, EVALUATION.choose(s, turn, rng) if turn == seat else any_of(legal(s, turn), rng))
        assert s.winner == seat


@pytest.mark.parametrize("board", BOARDS)
def test_every_move_has_its_reason_in_both_languages(board: str) -> None:
    s, rng = GAME.new(2, {"board": board}), Rng(1)
    while s.stack:
        [turn] = asked(s)
        moves = legal(s, turn)
        step = question(s, turn)
        assert step is not None
        before = GAME.dump(s)
        move = any_of(moves, rng)
        words = EVALUATION.why(s, turn, move, rng)
        check_words(words)
        assert say(words).startswith(f"{step.show(s, move)}: ")
        assert EVALUATION.earned(s, turn, move) is None
        assert GAME.dump(s) == before
        play(s, turn, move)


@pytest.mark.parametrize(
    ("turn", "pieces", "move", "reason"),
    [
        ("defenders", {"king": "a4", "attackers": "f6"}, "a4-a1", "escapes"),
        ("attackers", {"king": "c3", "attackers": "b3 d1"}, "d1-d3", "takes-king"),
        ("defenders", {"king": "c3", "attackers": "f6"}, "c3-c1", "two-ways"),
        ("attackers", {"king": "c1", "attackers": "b3", "defenders": "e1"}, "b3-b1", "closes"),
        ("defenders", {"king": "c3", "attackers": "b3 d1", "defenders": "g4 f1"}, "f1-e1", "defenders"),
        ("attackers", {"king": "c3", "attackers": "b5 d1 g6"}, "b5-b3", "threatens"),
        ("attackers", {"king": "d4", "attackers": "b2 d1", "defenders": "c2"}, "d1-d2", "captures"),
    ],
)
def test_the_reason_is_the_most_telling_one(turn: str, pieces: dict[str, str], move: str, reason: str) -> None:
    seat = ["attackers", "defenders"].index(turn)
    world: Any = on("brandubh", turn, **pieces).imagine(seat, 1)
    step = question(world, seat)
    assert step is not None
    assert EVALUATION.why(world, seat, step.read(world, move), Rng(1)).id == f"hnefatafl-why-{reason}"


@pytest.mark.parametrize(
    ("turn", "pieces", "move", "topic"),
    [
        ("attackers", {"king": "c1", "attackers": "b3", "defenders": "e1"}, "b3-b1", "closes"),
        ("attackers", {"king": "d4", "attackers": "b2 d1", "defenders": "c2"}, "d1-d2", "pieces"),
        ("defenders", {"king": "c3", "attackers": "f6"}, "c3-c1", "opens"),
    ],
)
def test_a_hint_names_what_a_move_gains(turn: str, pieces: dict[str, str], move: str, topic: str) -> None:
    seat = ["attackers", "defenders"].index(turn)
    world: Any = on("brandubh", turn, **pieces).imagine(seat, 1)
    step = question(world, seat)
    assert step is not None
    moves = legal(world, seat)
    [chosen] = [one for one in moves if step.show(world, one) == move]
    others = [one for one in moves if one != chosen]
    by_hand = Weights(EVALUATION.by_hand(), POINTS)
    found = reasons(GAME, EVALUATION, by_hand, world, seat, chosen, others, Rng(1), Budget(0, 60))
    assert [words.id for words in found] == [f"hnefatafl-brings-{topic}"]
    for words in found:
        check_words(words)
