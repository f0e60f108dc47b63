"""Whole games through a pipe, and everything a player can type besides moves."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import gladsheim
from gladsheim.cli.arguments import parser
from gladsheim.cli.play import begun
from gladsheim.kit.speech import Speech
from tests.cli.commands import process, run, saved

ALWAYS_THE_FIRST = "1\n" * 120


def first_hand(seed: int) -> list[str]:
    """What the first seat holds before anybody has moved."""
    view = gladsheim.load("voluspa").match(seats=2, seed=seed).view(0)
    hand: list[str] = msgspec.to_builtins(view)["hands"][0]
    return hand


@pytest.mark.parametrize(("lang", "won"), [("en", "has won."), ("de", "hat gewonnen.")])
def test_a_game_can_be_played_through_a_pipe_to_its_end(lang: str, won: str) -> None:
    done = process("play", "voluspa", "--bots", "random", "--seed", "5", "--lang", lang, typed=ALWAYS_THE_FIRST)
    assert done.code == 0, done.err
    assert won in done.out
    assert done.err == ""
    (file,) = saved()
    assert str(file) in done.out
    assert gladsheim.replay(file.read_text(encoding="utf-8")).over


def test_a_game_of_the_saga_against_greedy_bots() -> None:
    typed = "moves\n1\nlog\n1\n"
    done = run("play", "voluspa", "--seats", "3", "--option", "edda", "--seed", "2", typed=typed)
    assert done.code == 0
    assert "Greedy 2" in done.out
    assert "Greedy 3" in done.out


def test_a_hint_says_where_to_look_then_which_move_then_why_and_stays_the_same() -> None:
    done = run("play", "voluspa", "--seed", "2", typed="hint\nhint\nhint\nhint\n")
    assert done.code == 0
    told = " ".join(done.out[done.out.index("Look here:") :].split())
    look, rest = re.split(r"(?= › I would play)|(?=I would play)", told, maxsplit=1)
    place = re.search(r"Look here: (-?\d+,-?\d+)", look)
    assert place is not None
    move = re.search(r"I would play (\w+(?: on| for)? (-?\d+,-?\d+)(?: \w+)?)\.", rest)
    assert move is not None
    assert move[2] == place[1]
    assert re.search(r"\d+ % to win", rest)
    assert re.search(rf"{re.escape(move[1])}: (?:no points|1 point|\d+ points) now\.", rest, re.IGNORECASE)


def test_no_line_is_wider_than_the_terminal() -> None:
    for lang in ("en", "de"):
        typed = "moves\nhelp\nlog\nhint\n" + ALWAYS_THE_FIRST
        options = ("--option", "edda", "--bots", "random", "random", "--seed", "5")
        done = run("play", "voluspa", *options, "--lang", lang, typed=typed)
        wide = [line for line in done.out.splitlines() if len(line) > 80 and "gladsheim" not in line]
        assert wide == []


def test_a_refused_move_gets_its_rule_in_the_users_language() -> None:
    tile = first_hand(5)[0]
    assert "must share a side" in run("play", "voluspa", "--seed", "5", typed=f"why {tile} 9,9\n{tile} 9,9\n").out
    refused = run("play", "voluspa", "--seed", "5", "--lang", "de", typed=f"{tile} 9,9\nwarum {tile} 9,9\nthro 1,0\n")
    assert " ".join(refused.out.split()).count("9,9 berührt nichts") == 2
    assert "Meintest du „thor“?" in refused.out


def test_why_says_what_a_legal_move_earns() -> None:
    done = run("play", "voluspa", "--seed", "5", "--bots", "random", typed="why 1\nwhy\n")
    assert "is allowed and earns" in done.out
    assert "Why what?" in done.out


def test_moves_are_understood_in_german_and_in_english() -> None:
    for move in ("drache", "dragon"):
        typed = f"warum {move} auf 9,9\nwarum {move} on 9,9\n"
        done = run("play", "voluspa", "--seed", "5", "--lang", "de", typed=typed)
        assert done.out.count("Drache auf 9,9“ ist nicht erlaubt") == 2


def test_undo_goes_back_before_ones_last_move_past_draws_and_bots() -> None:
    done = run("play", "voluspa", "--seed", "5", "--bots", "random", typed="undo\n1\n2\nundo\nundo\nundo\n")
    assert done.out.count("Player 1 took the last move back.") >= 2
    assert done.out.count("There is nothing to take back.") == 2
    (file,) = saved()
    match = gladsheim.replay(file.read_text(encoding="utf-8"))
    assert sum(line.takes_back > 0 for line in match.lines) == 2
    assert not [line for line in match.alive if line.seat == 0]
    assert match.practice
    assert " ".join(done.out.split()).count("this game counts as practice") == 1
    assert "· practice" in done.out
    assert "It is practice" in " ".join(run("verify", str(file)).out.split())
    assert "practice" in run("replay", str(file)).out


def test_among_people_at_one_screen_going_back_together_is_no_practice() -> None:
    done = run("play", "voluspa", "--seed", "5", "--people", "2", typed="\n1\n\n1\n\nundo\nyes\n")
    (file,) = saved()
    match = gladsheim.replay(file.read_text(encoding="utf-8"))
    assert sum(line.takes_back > 0 for line in match.lines) == 1
    assert not match.practice
    assert "practice" not in done.out


def test_help_explains_the_rules_and_each_tile() -> None:
    done = run("play", "voluspa", "--seed", "5", typed="help\nhelp troll\nhelp sea serpent\nhelp serpent\nhelp trll\n")
    assert "nothing may be laid but another Troll" in " ".join(done.out.split())
    assert done.out.count("Sea Serpent. (Saga of Edda) Value 6, 6 tiles.") == 3
    assert "Did you mean “troll”?" in done.out
    assert "Troll. Wert 6" in run("play", "voluspa", "--lang", "de", typed="hilfe troll\n").out


def test_moves_can_be_listed_for_one_tile() -> None:
    tile = first_hand(5)[0]
    done = run("play", "voluspa", "--seed", "5", "--bots", "random", typed=f"moves {tile}\nmoves odin odin\n")
    assert f"  1 {tile.capitalize()} " in done.out or f"{tile.capitalize()}: " in done.out
    assert "None of your moves begins with “odin odin”." in done.out


def test_a_game_can_be_saved_and_resumed(tmp_path: Path) -> None:
    first = run(
        "play", "voluspa", "--seed", "5", "--bots", "random", "--names", "Ada", typed="1\nsave my game.txt\n1\n"
    )
    assert "Saved in my game.txt" in first.out
    before = gladsheim.replay((tmp_path / "my game.txt").read_text(encoding="utf-8"))
    second = run("play", "--resume", "my game.txt", typed="1\n")
    assert second.code == 0
    assert "► Ada" in second.out
    assert "Random 2" in second.out
    assert gladsheim.replay((tmp_path / "my game.txt").read_text(encoding="utf-8")).record() == before.record()


def test_a_game_that_was_left_goes_on_in_its_own_file() -> None:
    done = run("play", "voluspa", "--bots", "random", typed="1\nquit\n")
    (file,) = saved()
    assert f"Go on with: gladsheim play --resume {file}" in done.out
    answers = len(gladsheim.replay(file.read_text(encoding="utf-8")).lines)
    run("play", "--resume", str(file), typed="1\n")
    assert saved() == [file]
    assert len(gladsheim.replay(file.read_text(encoding="utf-8")).lines) > answers
    assert gladsheim.verify(file.read_text(encoding="utf-8")).fair


def test_a_resumed_game_can_be_given_other_bots() -> None:
    run("play", "voluspa", "--seats", "3", "--bots", "random", "random", typed="1\n")
    (file,) = saved()
    done = run("play", "--resume", str(file), "--bots", "random", typed="\n")
    assert "Hand the screen to" in done.out
    assert "Random 3" in done.out


def test_a_finished_game_shows_its_result_when_resumed_and_is_not_saved_again(record: str, tmp_path: Path) -> None:
    (tmp_path / "over.txt").write_text(record, encoding="utf-8")
    for _ in range(2):
        done = run("play", "--resume", "over.txt")
        assert "has won." in done.out
        assert f"Check every draw with: gladsheim verify {tmp_path / 'over.txt'}" in done.out
    assert saved() == []
    german = run("play", "--resume", "over.txt", "--lang", "de").out
    assert "Rang" in german
    assert "Platz" not in german


def test_where_nothing_can_be_written_the_player_is_told(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where a folder should be", encoding="utf-8")
    done = run("play", "voluspa", "--bots", "random", typed="1\nsave /dev/null/x.txt\n")
    assert done.code == 0
    assert "cannot be saved" in done.out
    assert "Go on with" not in done.out


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_file_that_cannot_be_written_is_answered_with_a_sentence(tmp_path: Path, lang: str) -> None:
    (tmp_path / "folder").mkdir()
    for name in ("/", ".", "folder", "~nobody-of-this-name/x", "a\0b", "x" * 300):
        done = run("play", "voluspa", "--bots", "random", "--seed", "5", "--lang", lang, typed=f"save {name}\n1\n")
        assert done.code == 0
        sentence = done.out.split(f"> save {name}\n")[1].splitlines()[0]
        assert re.search({"en": "cannot be saved|is a folder", "de": "nicht speichern|ist ein Ordner"}[lang], sentence)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "state"]


def test_games_that_save_themselves_can_be_read_by_nobody_else() -> None:
    run("play", "voluspa", "--bots", "random", typed="1\n")
    (file,) = saved()
    assert file.stat().st_mode & 0o777 == 0o600


def test_people_at_one_screen_never_see_each_others_hands() -> None:
    options = ("--people", "2", "--bots", "--names", "Ada", "Bo", "--seed", "1")
    done = run("play", "voluspa", *options, typed="\n1\n\nlog\n1\n\nundo\nno\nundo\nyes\n")
    assert "Hand the screen to Ada." in done.out
    assert "Hand the screen to Bo." in done.out
    ada, bo = done.out.split("Hand the screen to Bo.")
    assert "Bo drew a tile." not in ada.split("Hand the screen to Ada.")[1].split("> ")[0]
    assert "Ada drew a tile." in bo
    assert "Ada drew Odin" not in bo.split("Hand the screen to Ada.")[0]
    assert "Then nothing is taken back." in done.out
    assert "Ada took the last move back." in done.out


def test_bots_can_play_among_themselves() -> None:
    done = run("play", "voluspa", "--people", "0", "--bots", "random", "random", "--seed", "4")
    assert done.code == 0
    assert "Random 1 laid" in done.out
    assert "has won." in done.out


def test_in_companion_mode_people_type_what_is_drawn() -> None:
    drawn = "\nodin\nthor\nthor\nloki\nthro\ndragon\n\nodin\nthor\nfenrir\nfenrir\nskadi\nundo\nyes\nvalkyrie\n"
    done = run("play", "voluspa", "--companion", typed=drawn + "hint\ntroll\nodin\n1\nloki 0,1\n9\nfenrir\n")
    assert "Which tile did Player 1 draw?" in done.out
    assert "1 – Player 2" in done.out
    assert "The start tile would be a Troll" in done.out
    assert "type what was drawn" in done.out
    assert done.out.rstrip().splitlines()[-1].startswith("Go on with:")


def test_draws_typed_in_companion_mode_are_worth_saving() -> None:
    done = run("play", "voluspa", "--companion", typed="\nodin\n")
    (file,) = saved()
    assert "nothing was saved" not in done.out
    assert f"Saved in {file}" in done.out


@pytest.mark.parametrize(
    ("argv", "names"),
    [
        (("--seats", "3", "--bots", "greedy"), ["Player 1", "Greedy 2", "Greedy 3"]),
        (("--seats", "4", "--bots", "random", "greedy"), ["Player 1", "Random 2", "Greedy 3", "Random 4"]),
        (("--bots", "random", "greedy"), ["Player 1", "Random 2", "Greedy 3"]),
        (("--bots", "random"), ["Player 1", "Random 2"]),
        (
            (
                "--seats",
                "3",
            ),
            ["Player 1", "Greedy 2", "Greedy 3"],
        ),
        (("--seats", "3", "--bots"), ["Player 1", "Player 2", "Player 3"]),
        (("--seats", "3", "--people", "2"), ["Player 1", "Player 2", "Greedy 3"]),
        (
            ("--seats", "5", "--people", "2", "--bots", "random", "greedy"),
            ["Player 1", "Player 2", "Random 3", "Greedy 4", "Random 5"],
        ),
        (("--people", "3"), ["Player 1", "Player 2", "Player 3"]),
        (("--people", "0", "--bots", "random"), ["Random 1", "Random 2"]),
        (("--companion", "--seats", "3"), ["Player 1", "Player 2", "Player 3"]),
    ],
    ids=lambda one: " ".join(one),
)
def test_bots_are_repeated_until_every_seat_is_taken(argv: tuple[str, ...], names: list[str]) -> None:
    speech = Speech("en")
    assert begun(parser(speech).parse(["play", "voluspa", *argv]), speech).names == names


def test_what_is_advised_can_be_typed_as_the_command_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    left = process("play", "voluspa", "--bots", "random", "--seed", "5", typed="1\n")
    advice = left.out.split("Go on with: ")[1]
    again = subprocess.run(
        shlex.split(advice), input=ALWAYS_THE_FIRST, capture_output=True, encoding="utf-8", timeout=300
    )
    advice = again.stdout.split("Check every draw with: ")[1]
    assert subprocess.run(shlex.split(advice), capture_output=True, timeout=300).returncode == 0
    for argv0, path, command in (
        (".venv/fast/bin/gladsheim", "", ".venv/fast/bin/gladsheim"),
        ("my tools/gladsheim", "", "'my tools/gladsheim'"),
        (str(tmp_path / "gladsheim"), str(tmp_path), "gladsheim"),
    ):
        (tmp_path / "gladsheim").touch(mode=0o755)
        monkeypatch.setattr(sys, "argv", [argv0])
        monkeypatch.setenv("PATH", path)
        assert f"Go on with: {command} play --resume" in run("play", "voluspa", "--bots", "random", typed="1\n").out


@pytest.mark.parametrize(("target", "command"), [("terminal", "gladsheim play voluspa"), ("play", "tools/play.py")])
def test_make_passes_arguments_on(target: str, command: str) -> None:
    folder = Path(__file__).parents[2]
    made = ["make", "--dry-run", target, "ARGS=--option edda --lang de"]
    done = subprocess.run(made, cwd=folder, capture_output=True, encoding="utf-8", timeout=300, check=True)
    assert f"{command} --option edda --lang de\n" in done.stdout


def test_an_empty_line_draws_the_table_again() -> None:
    done = run("play", "voluspa", "--seed", "5", "--bots", "random", typed="\nboard\n")
    assert done.out.count("Player 1: Play a tile") == 3


def test_leaving_before_the_first_move_saves_nothing() -> None:
    done = run("play", "voluspa", "--people", "2", "--bots")
    assert "nothing was saved" in done.out
    assert saved() == []
