"""`gladsheim sim`, `bench`, `perft` and `games`: what they count, for people and for programs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import gladsheim
from gladsheim.kit.speech import Speech
from tests.cli.commands import run


def test_sim_compares_bots_with_intervals() -> None:
    done = run("sim", "voluspa", "--bots", "random", "random", "--games", "6", "--seed", "3")
    assert done.code == 0
    assert done.err == ""
    assert "6 games" in done.out
    assert "95 % interval" in done.out
    assert "seat 2" in done.out


def test_sim_as_json() -> None:
    done = run("sim", "voluspa", "--bots", "greedy", "random", "--games", "2", "--option", "edda", "--json")
    found = json.loads(done.out)
    assert found["games"] == 2
    assert found["options"] == {"edda": True, "valkyries_hold": False}
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    assert set(found["bots"][0]) >= {"games", "mean_score", "wins", "win_rate", "low", "high", "seats"}


def test_sim_repeats_bots_until_all_seats_are_taken() -> None:
    done = run("sim", "voluspa", "--seats", "3", "--bots", "random", "--games", "1", "--json")
    assert [bot["bot"] for bot in json.loads(done.out)["bots"]] == ["random"] * 3


def test_the_name_of_the_game_may_stand_behind_the_bots() -> None:
    assert run("sim", "--games", "1", "--bots", "random", "random", "voluspa").code == 0


def test_sim_with_the_same_seed_gives_the_same_figures() -> None:
    argv = ("sim", "voluspa", "--bots", "random", "--games", "3", "--seed", "9", "--json")
    assert run(*argv).out == run(*argv).out


def test_bench_as_json_has_the_promised_keys() -> None:
    done = run("bench", "voluspa", "--seats", "3", "--option", "edda", "--seconds", "0.05", "--json")
    found = json.loads(done.out)
    assert found["game"] == "voluspa"
    assert found["seats"] == 3
    assert found["options"]["edda"] is True
    assert found["compiled"] is not str(gladsheim.kernel.play.__file__).endswith(".py")
    for key in (
        "games_per_cpu_second",
        "decisions_per_cpu_second",
        "copy_us",
        "picked_games_per_cpu_second",
        "rollouts_from_20_per_cpu_second",
        "playouts_from_20_per_cpu_second",
    ):
        assert found[key] > 0


def test_bench_for_people() -> None:
    done = run("bench", "voluspa", "--seconds", "0.02", "--lang", "de")
    assert "Entscheidungen in einer Partie" in done.out
    assert "kompiliert" in done.out


def test_figures_are_written_as_the_language_writes_them() -> None:
    assert Speech("en").number(1234567.891, 1) == "1,234,567.9"
    assert Speech("de").number(1234567.891, 1) == "1.234.567,9"
    argv = ("sim", "voluspa", "--bots", "random", "random", "--games", "3", "--lang")
    assert re.search(r"\d\.\d %", run(*argv, "en").out)
    german = run(*argv, "de").out
    assert re.search(r"\d,\d %", german)
    assert not re.search(r"\d\.\d\b(?!\d)", german)
    assert re.search(r"Entscheidungen in einer Partie +\d+,\d\d\n", bench("de") + "\n")
    assert re.search(r"decisions in a game +\d+\.\d\d\n", bench("en") + "\n")


def bench(lang: str) -> str:
    """The table of figures without the blanks at its edge."""
    out: str = run("bench", "voluspa", "--seconds", "0.02", "--lang", lang).out
    return "\n".join(line.rstrip() for line in out.splitlines())


def test_perft_counts_and_divides() -> None:
    match = gladsheim.load("voluspa").match(seats=2, seed=4)
    moves = match.moves(match.asked[0].seat)
    assert f"depth 1: {len(moves)} " in run("perft", "voluspa", "--seats", "2", "--depth", "1", "--seed", "4").out
    divided = run("perft", "voluspa", "--depth", "2", "--seed", "4", "--divide").out.splitlines()
    counts = dict(line.rsplit(": ", 1) for line in divided[:-1])
    assert {text.split(" ", 1)[1] for text in counts} == set(moves)
    assert f"depth 2: {sum(int(count) for count in counts.values())} " in divided[-1]


def test_perft_begins_with_a_position_from_a_file(tmp_path: Path) -> None:
    position = {"board": {"0,0": ["odin"]}, "hands": [["thor"], ["thor"]], "bag": []}
    (tmp_path / "position.json").write_text(json.dumps(position), encoding="utf-8")
    assert "depth 1: 4 " in run("perft", "voluspa", "--depth", "1", "--position", "position.json").out


def test_games_lists_seats_and_options() -> None:
    out = run("games").out
    assert "voluspa" in out
    assert "2, 3, 4, 5 players" in out
    assert "--option edda=no|yes" in out
    assert "random, greedy" in out
    assert "Spieler" in run("games", "--lang", "de").out


def test_help_and_version() -> None:
    assert run("--version").out.startswith("gladsheim 0.")
    for lang, examples in (("en", "Examples:"), ("de", "Beispiele:")):
        assert examples in run("--help", "--lang", lang).out
        assert run("--lang", lang).code == 0
        for command in ("play", "sim", "bench", "perft", "replay", "verify", "games"):
            assert run(command, "--help", "--lang", lang).code == 0
            assert command in run("--help", "--lang", lang).out


def test_sim_of_partners_counts_wins_for_all_and_no_points() -> None:
    done = run("sim", "yggdrasil", "--seats", "2", "--bots", "greedy", "--games", "2", "--seed", "1")
    heading, first, second, *note = done.out.splitlines()[1:]
    assert heading.split() == ["bot", "wins", "95", "%", "interval"]
    assert first == second
    assert " ".join(note) == "All who play together win or lose together."
