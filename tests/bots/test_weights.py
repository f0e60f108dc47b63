"""Weights fit the features they were learned for, and every evaluation can be asked anywhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gladsheim.bots.search.weights import read_weights, searched, unfit
from gladsheim.games import game_names, load
from gladsheim.kernel.play import asked, is_over, legal, play, question, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves
from gladsheim.kit.evaluation import judge_of
from gladsheim.kit.outlook import let_nature_answer
from gladsheim.manifest import manifests


def files_of(name: str) -> list[Path]:
    """The files of weights of a game."""
    folder = Path(str(manifests()[name].folder(manifests()[name].weights)))
    return sorted(folder.glob("*.json"))


@pytest.mark.parametrize("name", game_names())
def test_every_file_of_weights_fits_its_game_and_has_passed_its_gate(name: str) -> None:
    game = load(name)
    judge = judge_of(game)
    for path in files_of(name):
        file = read_weights(path.read_text(encoding="utf-8"))
        assert unfit(file, game, judge) == "", path.name
        assert file.seats in game.seats
        assert game.complete(file.options)
        assert file.scale > 0
        assert file.command.startswith(f"gladsheim train {name} --seats {file.seats}")
        assert file.command.endswith(f" --seed {file.seed}")
        assert re.findall(r"--option (\w+)", file.command) == list(file.options), path.name
        assert file.gate["passed"], path.name
        assert file.gate["wins"] > file.gate["games"] / file.seats, path.name
        s = game.begun(file.seats, game.complete(file.options), None)
        assert path.stem == "-".join(filter(None, [str(file.seats), judge.variant(s)]))


def test_weights_for_other_features_other_rules_or_another_game_are_refused() -> None:
    game = load("voluspa")
    judge = judge_of(game)
    names = judge.names()
    data = {
        "game": "voluspa",
        "rules": game.rules_version,
        "seats": 2,
        "options": {},
        "scale": 7.0,
        "weights": dict.fromkeys(names, 1.0),
        "command": "",
        "seed": 1,
        "gate": {},
    }
    assert unfit(read_weights(json.dumps(data)), game, judge) == ""
    assert unfit(read_weights(json.dumps({**data, "weights": dict.fromkeys(names[1:], 1.0)})), game, judge)
    assert unfit(read_weights(json.dumps({**data, "weights": dict.fromkeys(reversed(names), 1.0)})), game, judge)
    assert unfit(read_weights(json.dumps({**data, "rules": 99})), game, judge)
    assert unfit(read_weights(json.dumps({**data, "game": "feast"})), game, judge)


@pytest.mark.parametrize("name", game_names())
def test_features_and_promises_can_be_had_at_every_decision(name: str) -> None:
    game = load(name)
    judge = judge_of(game)
    weights = searched(game, judge, max(game.seats), "").values
    assert len(judge.names()) == len(set(judge.names())) == len(judge.by_hand()) == len(weights)
    rng = Rng(6)
    seats = min(3, max(game.seats))
    s = game.begun(seats, game.complete({}), None)
    settle(s)
    let_nature_answer(s, rng)
    decisions = 0
    while not is_over(s) and decisions < 150:
        seat = asked(s)[0]
        step = question(s, seat)
        assert step is not None
        rows = judge.features(s)
        assert [len(row) for row in rows] == [len(weights)] * seats
        assert len(judge.points(s, weights)) == seats
        moves = legal(s, seat)
        if decisions % 10 == 0:
            promises = judge.promises(s, seat, step, moves, rng)
            assert len(promises) == len(moves)
            few = judge.promises(s, seat, step, moves[:1], Rng(1))
            assert len(few) == 1
        play(s, seat, step.pick(s, rng, Moves()))
        let_nature_answer(s, rng)
        decisions += 1
