"""Arenas: everybody in every seat, every game written down once, and weights learned from few games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gladsheim.arena.bouts import Played, played
from gladsheim.arena.entrants import entrant
from gladsheim.arena.fixtures import bouts_of
from gladsheim.arena.ledger import Ledger
from gladsheim.arena.regression import best_scale, logistic, ridge
from gladsheim.arena.report import lone, report_of
from gladsheim.arena.sequential import Verdict
from gladsheim.arena.training import Learned
from gladsheim.arena.workers import HERE
from gladsheim.bots import Thinker
from gladsheim.cli.train import file_of, gated, written
from gladsheim.errors import UnknownBot
from gladsheim.games import load
from gladsheim.kit.evaluation import judge_of
from tests.cli.commands import run


def test_the_first_bot_sits_in_every_seat_with_the_same_draws() -> None:
    bouts = bouts_of(load("nidavellir"), ["greedy", "random"], 3, 6, 1, {"first_game": False})
    assert [bout.seated.index("greedy") for bout in bouts] == [0, 1, 2, 0, 1, 2]
    assert bouts[0].seed == bouts[1].seed == bouts[2].seed != bouts[3].seed
    assert len({bout.id for bout in bouts}) == 6
    meetings = bouts_of(load("nidavellir"), ["greedy", "random", "easy"], 2, 1, 1, {"first_game": False}, True)
    assert [set(bout.seated) for bout in meetings] == [
        {"greedy", "random"}, {"greedy", "easy"}, {"random", "easy"},
    ]  # fmt: skip


def test_in_a_round_robin_of_three_seats_everybody_is_alone_among_everybody() -> None:
    """Once `random` was never alone among `greedy`; games in ledgers keep their names."""
    options = {"first_game": False}
    bouts = bouts_of(load("nidavellir"), ["greedy", "random", "greedy"], 3, 3, 1, options, True)
    assert [bout.id for bout in bouts] == [
        f"nidavellir 3: {one} among {other}, 1/{n}"
        for one, other in (("greedy", "random"), ("greedy", "greedy"), ("random", "greedy"))
        for n in range(3)
    ]
    assert [bout.seated.count("greedy") for bout in bouts] == [1, 1, 1, 3, 3, 3, 2, 2, 2]
    met = bouts_of(load("nidavellir"), ["greedy", "random", "easy"], 4, 1, 1, options, True)
    alone = [lone(bout) for bout in met]
    assert len(alone) == len(set(alone)) == 6
    assert all(bout.seated.count(one) == 1 for bout, (one, _) in zip(met, alone, strict=True))


def test_whoever_is_interrupted_goes_on_where_he_was(tmp_path: Path) -> None:
    bouts = bouts_of(load("nidavellir"), ["random", "random"], 2, 3, 5, {"first_game": False})
    file = tmp_path / "games.jsonl"
    first = Ledger(file)
    next(first.play(bouts))
    with file.open("ab") as out:
        out.write(b'{"id": "cut of')
    again = Ledger(file)
    assert len(again.missing(bouts)) == 2
    file.write_bytes(file.read_bytes().splitlines()[0] + b"\n")
    assert len(list(again.play(bouts))) == 2
    assert len(Ledger(file).of(bouts)) == 3
    assert Ledger(file).of(bouts)[0].scores == played(bouts[0]).scores


def test_an_entrant_is_a_level_with_something_changed() -> None:
    found = entrant("hard@iterations=7,c=1.5,paranoid=1")
    assert isinstance(found, Thinker)
    assert found.settings is not None
    assert (found.iterations, found.settings.c, found.settings.paranoid) == (7, 1.5, True)
    for nonsense in ("hard@iterations=many", "greedy@iterations=3", "hard@luck=1", "hard@weights=nowhere.json"):
        with pytest.raises(UnknownBot):
            entrant(nonsense)


def test_a_sequential_test_is_settled_by_a_clear_lead_and_by_its_absence() -> None:
    better, equal = Verdict(2), Verdict(2)
    while not better.is_settled:
        better.note(1.0)
    while not equal.is_settled:
        equal.note(equal.games % 2 * 0.8)
    assert better.is_better
    assert equal.is_not_better
    assert better.games < 30


def test_a_sequential_arena_settles_every_pairing_by_its_own_games(tmp_path: Path) -> None:
    """In a round-robin the first bot once lost the games in which it did not sit."""
    ledger = tmp_path / "l.jsonl"
    bots = ["--bots", "random", "greedy", "random"]
    line = ["arena", "nidavellir", *bots, "--round-robin", "--games", "18", "--ledger", str(ledger), "--sequential"]
    done = run(*line, "--json")
    assert done.code == 0, done.err
    met = {(one["bot"], one["among"]): one for one in json.loads(done.out)["pairings"]}
    games = {pairing: one["games"] for pairing, one in met.items()}
    assert games == {("random", "greedy"): 14, ("greedy", "random"): 17, ("random", "random"): 18}
    before = ledger.read_bytes()
    assert run(*line).code == 0
    assert ledger.read_bytes() == before, "what is settled stays so"


@pytest.mark.parametrize("seats", ["1", "2"])
def test_partners_play_all_their_games_and_have_no_fair_share(seats: str, tmp_path: Path) -> None:
    """One god alone once ended the arena: all of the first places are his fair share."""
    page = tmp_path / "p.html"
    line = ["arena", "yggdrasil", "--seats", seats, "--bots", "random", "--size", "ci", "--sequential"]
    done = run(*line, "--json", "--page", str(page))
    assert done.code == 0, done.err
    [one] = json.loads(done.out)["pairings"]
    assert one["games"] == 4
    drawn = page.read_text(encoding="utf-8")
    assert drawn.count("<circle") == 1
    assert 'stroke-width="2"' not in drawn, "who wins together has no fair share"
    assert "<td>–</td>" in drawn


@pytest.mark.parametrize("flags", [[], ["--sequential"]])
def test_a_bot_that_meets_nobody_plays_nothing(flags: list[str]) -> None:
    done = run("arena", "voluspa", "--bots", "random", "--json", *flags)
    assert done.code == 0, done.err
    assert json.loads(done.out)["pairings"] == []


def test_regression_finds_what_it_was_made_from() -> None:
    ones = [1.0] * 40
    xs = [float(n % 7) for n in range(40)]
    ys = [float(n % 5) for n in range(40)]
    target = [2.0 + 3.0 * x - y for x, y in zip(xs, ys, strict=True)]
    assert [round(one, 3) for one in ridge([ones, xs, ys], target, 1e-9)] == [2.0, 3.0, -1.0]
    won = [1.0 if x > 3 else 0.0 for x in xs]
    weights = logistic([ones, xs], won, 0.1)
    assert weights[1] > 0 > weights[0]
    assert best_scale([[0.0, 5.0], [5.0, 0.0]], [(0.2, 0.8), (0.8, 0.2)]) == pytest.approx(3.6, rel=0.1)


def test_a_report_tells_shares_leads_and_ratings() -> None:
    games = [
        Played(f"voluspa 2: a among b, 0/{n}", "voluspa", ("a", "b"), n, {}, (30, 20), (1, 2), (1.0, 0.1), (10, 10), 20)
        for n in range(10)
    ]
    found = report_of(games)
    [line] = found.pairings
    assert (line.bot, line.among, line.games, line.rate, line.margin) == ("a", "b", 10, 1.0, 10.0)
    assert line.seconds == pytest.approx(0.1)
    assert [one.bot for one in found.ratings] == ["a", "b"]
    assert found.ratings[0].low < found.ratings[0].skill < found.ratings[0].high


def test_the_command_reports_and_draws_a_page(tmp_path: Path) -> None:
    ledger, page = tmp_path / "l.jsonl", tmp_path / "p.html"
    line = ["arena", "nidavellir", "--bots", "greedy", "random", "--games", "2", "--ledger", str(ledger)]
    first = run(*line, "--json")
    assert first.code == 0
    assert json.loads(first.out)["pairings"][0]["games"] == 2
    again = run(*line, "--page", str(page), "--lang", "de")
    assert "Vorsprung" in again.out
    assert page.read_text(encoding="utf-8").count("<circle") == 1
    assert len(ledger.read_bytes().splitlines()) == 2


def test_weights_are_learned_and_written_with_how_they_came_to_be(tmp_path: Path) -> None:
    out = tmp_path / "2.json"
    done = run("train", "nidavellir", "--seats", "2", "--size", "ci", "--games", "10", "--gate", "0", "--out", str(out))
    assert done.code == 0, done.err
    data = json.loads(out.read_text(encoding="utf-8"))
    assert data["command"].startswith("gladsheim train nidavellir --seats 2")
    assert data["learned"]["games"] == 10
    assert data["gate"]["games"] == 0


def test_one_god_alone_passes_a_gate_by_winning_more_often_than_before(tmp_path: Path) -> None:
    game = load("yggdrasil")
    options = game.complete({})
    learned = Learned(judge_of(game).by_hand(), 1.0, 0, 0, 0.0, 0.0)
    file = tmp_path / "1.json"
    file.write_bytes(written(file_of(game, 1, options, learned, 1, "")))
    found = gated(game, 1, options, str(file), 1, 1, 3, HERE)
    assert found["games"] == 1
    assert not found["passed"], "the same weights with the same draws win as often"
