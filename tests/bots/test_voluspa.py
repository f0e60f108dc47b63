"""What Völuspá's evaluation says of a play is what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.voluspa.bot.plays import KEPT
from gladsheim.games.voluspa.rules.turn import ChooseLine
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, is_over, legal, play, question, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves
from gladsheim.kit.evaluation import judge_of
from gladsheim.kit.outlook import let_nature_answer


@pytest.mark.parametrize("options", [{}, {"edda": True}, {"edda": True, "valkyries_hold": True}])
def test_a_play_promises_its_points_and_what_it_changes_in_the_hand_and_leaves_the_table_alone(
    voluspa: Game, options: dict[str, Any]
) -> None:
    judge = judge_of(voluspa)
    rng = Rng(8)
    for _ in range(4):
        s: Any = voluspa.begun(3, voluspa.complete(options), None)
        settle(s)
        let_nature_answer(s, rng)
        while not is_over(s):
            [seat] = asked(s)
            step = question(s, seat)
            assert step is not None
            moves = legal(s, seat)
            before = voluspa.dump(s)
            promises = judge.promises(s, seat, step, moves, rng)
            assert voluspa.dump(s) == before
            for move, promise in zip(moves, promises, strict=True):
                assert promise == pytest.approx(brought(s, seat, move)), step.show(s, move)
            play(s, seat, step.pick(s, rng, Moves()))
            let_nature_answer(s, rng)


def brought(s: Any, seat: int, move: int) -> float:
    """What a move adds to points and hand; a Serpent takes the better of two lines."""
    after = s.copy()
    play(after, seat, move)
    found = float(after.scores[seat] - s.scores[seat])
    if after.stack and isinstance(after.stack[-1], ChooseLine):
        found += max(after.stack[-1].points(after, line) for line in (0, 1))
    for kind, worth in enumerate(KEPT):
        at = seat * len(KEPT) + kind
        found += worth * (after.hands[at] - s.hands[at])
    return found
