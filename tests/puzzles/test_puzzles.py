"""Puzzles: what is shipped fits and holds, what is found is clear, and nobody is told what his seat could not know."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from gladsheim.bots import Greedy
from gladsheim.bots.search import Candidate
from gladsheim.games import load
from gladsheim.kernel.play import legal, play, question
from gladsheim.kernel.rng import Rng
from gladsheim.manifest import manifests
from gladsheim.puzzles import Puzzle, finding, puzzles_of, today
from gladsheim.puzzles.following import played_out
from gladsheim.puzzles.puzzle import EASY, days, id_of, read, written
from gladsheim.puzzles.weighing import Weighed, are_the_same, is_seen_again
from gladsheim.words import LANGUAGES, bundle_of
from tests.cli.commands import run

GAMES = ("voluspa", "nidavellir", "bloodrage")
HARD = 3
CHECKED = 1200
"""Iterations of a cheap check; `gladsheim puzzles check` has more."""


def shipped(name: str) -> list[Puzzle]:
    return list(puzzles_of(name).values())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_brings_fifty_that_fit(name: str) -> None:
    game = load(name)
    manifest = manifests()[name]
    assert len(read(manifest.folder(manifest.puzzles).read_bytes())) == len(shipped(name)) >= 50
    easy = 0
    for one in shipped(name):
        assert one.id == id_of(one.position, one.seat)
        match = one.match(game)
        assert one.read(match, one.best.move) == one.best.move
        assert match.put_to(one.seat).step == one.step
        assert len(match.choices(one.seat)) >= finding.FEWEST_MOVES
        assert one.lead >= finding.LEAD - 0.001
        assert one.line[0].text == one.best.move
        easy += one.difficulty == EASY
    assert finding.EASY_AT_MOST * easy <= len(shipped(name))
    assert Counter(one.best.move for one in shipped(name)).most_common(1)[0][1] <= finding.MOST_ALIKE


@pytest.mark.parametrize("name", GAMES)
def test_every_line_can_be_played_and_every_sentence_said(name: str) -> None:
    game = load(name)
    for one in shipped(name):
        s = game.load(one.position)
        for answer in one.line:
            step = question(s, answer.seat)
            assert step is not None
            assert step.name == answer.step
            move = step.read(s, answer.text)
            assert move in legal(s, answer.seat)
            play(s, answer.seat, move)
        for lang in LANGUAGES:
            assert all(words is None or bundle_of(lang).has_message(words.id) for words in (one.why, one.beside))


@pytest.mark.parametrize("name", GAMES)
def test_a_twin_world_asks_the_same(name: str) -> None:
    game = load(name)
    for one in shipped(name)[::9]:
        match = one.match(game)
        for seed in range(3):
            twin = game.world_for(match.snapshot(), one.seat, Rng(seed))
            assert game.view(twin, one.seat) == match.view(one.seat)
            step = question(twin, one.seat)
            assert step is not None
            assert tuple(step.show(twin, move) for move in legal(twin, one.seat)) == match.choices(one.seat)


@pytest.mark.parametrize("name", GAMES)
def test_one_of_each_game_holds_in_a_short_search(name: str) -> None:
    game = load(name)
    found_soon = [one for one in shipped(name) if one.difficulty < HARD]
    one = max(found_soon, key=lambda one: one.lead)
    move = one.match(game).read(one.best.move, one.seat)
    assert is_seen_again(game, game.load(one.position), one.seat, move, 1, 5, CHECKED)
    other = one.match(game).read(one.others[0].move, one.seat)
    assert not is_seen_again(game, game.load(one.position), one.seat, other, 1, 5, CHECKED)


def test_greedy_plays_the_easy_ones_and_no_others() -> None:
    game = load("voluspa")
    for one in shipped("voluspa")[::6]:
        world = game.load(one.position)
        move = one.match(game).read(one.best.move, one.seat)
        assert (Greedy().choose(game, world, one.seat, Rng(1)) == move) == (one.difficulty == EASY)


def test_the_days_have_all_puzzles_by_turns_and_the_games_alternate() -> None:
    order = days()
    assert Counter(one.id for one in order).most_common(1)[0][1] == 1
    assert {one.game for one in order[:3]} == set(GAMES)
    start = date(2026, 11, 17)
    assert [today(start + timedelta(n)) for n in range(len(order))] != order
    assert {one.id for n in range(len(order)) if (one := today(start + timedelta(n)))} == {one.id for one in order}


def test_a_game_without_puzzles_has_none() -> None:
    assert puzzles_of("yggdrasil") == {}
    assert puzzles_of("chess") == {}


def test_a_line_that_was_cut_off_is_forgotten() -> None:
    some = shipped("voluspa")[:2]
    assert read(written(some)[:-9]) == some[:1]


def test_a_series_goes_on_behind_the_last_game_that_it_knows() -> None:
    some = shipped("voluspa")
    seed, number, _ = some[0].found.split("/")
    last = max(int(one.found.split("/")[1]) for one in some if one.found.startswith(f"{seed}/"))
    assert finding.first_new(some, int(seed)) == last + 1 > int(number)
    assert finding.first_new(some, 987) == 0


def test_easy_ones_are_wanted_only_among_enough_others() -> None:
    easy = next(one for one in shipped("voluspa") if one.difficulty == EASY)
    others = [one for one in shipped("voluspa") if one.difficulty != EASY][:2]
    assert not finding.is_wanted(easy, others[:1])
    assert finding.is_wanted(easy, others)
    assert not finding.is_wanted(easy, [*others, easy])


def test_an_answer_is_not_asked_for_again_and_again() -> None:
    one = next(one for one in shipped("voluspa") if one.difficulty != EASY)
    others = [replace(one, id=f"{n}") for n in range(finding.MOST_ALIKE)]
    assert finding.is_wanted(one, others[1:])
    assert not finding.is_wanted(one, others)


def test_moves_that_lead_to_the_same_position_are_no_puzzle() -> None:
    game = load("voluspa")
    one = shipped("voluspa")[0]
    world = game.load(one.position)
    first, second = legal(world, one.seat)[:2]
    assert are_the_same(game, world, one.seat, first, first)
    assert not are_the_same(game, world, one.seat, first, second)


def test_a_position_without_a_clear_move_gives_none(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("voluspa")
    s = game.load(shipped("voluspa")[0].position)
    unclear = Weighed([*weighed(0.5, 0.45)], [])
    monkeypatch.setattr(finding, "weigh", lambda *_: unclear)
    assert finding.puzzle_from(game, s, 0, game.complete({}), "0/0/0", 1) is None


def weighed(*values: float) -> list[Candidate]:
    return [Candidate(n, 100, value, 0.001, 0.5) for n, value in enumerate(values)]


def test_a_line_goes_on_until_it_is_the_seats_turn_again() -> None:
    game = load("voluspa")
    one = shipped("voluspa")[0]
    move = one.match(game).read(one.best.move, one.seat)
    line = played_out(game, game.load(one.position), one.seat, move, [(one.seat, one.best.move)], Rng(3))
    assert line[0].text == one.best.move
    assert any(answer.seat not in (one.seat, -1) for answer in line)
    assert sum(answer.seat == one.seat and answer.step == one.step for answer in line) == 1


def test_the_terminal_asks_refuses_and_tells() -> None:
    one = shipped("voluspa")[3]
    number = str(shipped("voluspa").index(one) + 1)
    right = run("puzzles", "solve", "voluspa", "--number", number, typed=f"nonsense\n{one.best.move}\n")
    assert right.code == 0
    assert "That is it" in right.out
    wrong = run("puzzles", "solve", "voluspa", "--number", number, typed=f"{one.others[0].move}\n")
    assert "Not the best one" in wrong.out
    assert one.best.move in wrong.out.lower()
    left = run("puzzles", "solve", "voluspa", "--number", number, typed=f"quit\n{one.best.move}\n")
    assert left.code == 0
    assert "That is it" not in left.out
    assert run("puzzles", "solve", "voluspa", "--number", "9999").code == 2
    assert run("puzzles", "solve", "yggdrasil").code == 2


def test_the_terminal_asks_the_puzzle_of_the_day() -> None:
    assert run("puzzles", "solve", "--lang", "de").out.count("· Aufgabe, ") == 1  # whose game has others too


def test_finding_adds_to_a_file_and_checking_fails_for_a_wrong_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = shipped("voluspa")[-2:]
    monkeypatch.setattr(finding, "find_in_game", lambda _, __, n: [some[n]])
    file = tmp_path / "new.jsonl"
    done = run("puzzles", "find", "voluspa", "--games", "2", "--out", str(file))
    assert done.code == 0
    assert read(file.read_bytes()) == some
