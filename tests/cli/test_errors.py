"""Bad input is answered with one sentence on stderr and the right exit code, never with a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.commands import process, run

WRONG = [
    (("play", "volupsa"), "Did you mean “voluspa”?"),
    (("play",), "Which game?"),
    (("pley", "voluspa"), "Did you mean “play”?"),
    (("play", "voluspa", "--seats", "9"), "cannot be played with 9 seats"),
    (("play", "voluspa", "--seats", "0"), "too small"),
    (("play", "voluspa", "--seats", "two"), "“two” is not a number."),
    (("play", "voluspa", "--seats"), "--seats needs a value."),
    (("play", "voluspa", "--seats", "3", "--people", "2", "--bots", "random", "random"), "do not fill 3 seats"),
    (("play", "voluspa", "--seats", "3", "--people", "4"), "4 people and no bots do not fill 3 seats"),
    (("play", "voluspa", "--people", "1", "--bots"), "One person and no bots do not fill 2 seats"),
    (("play", "voluspa", "--people", "-1"), "--people cannot be -1; 0 lets only bots play."),
    (("play", "voluspa", "--seats", "2", "--bots", "random", "random", "random"), "do not fill 2 seats"),
    (("play", "voluspa", "--bots", "gredy"), "Did you mean “greedy”?"),
    (("play", "voluspa", "--option", "eda"), "Did you mean “edda”?"),
    (("play", "voluspa", "--option", "edda=perhaps"), "The choices are: no, yes."),
    (("play", "voluspa", "--names", "Ada", "Bo"), "2 names for one person"),
    (("play", "voluspa", "--companion", "--bots", "greedy"), "companion mode"),
    (("play", "voluspa", "--lang", "fr"), "there are: en, de."),
    (("play", "voluspa", "--frobnicate"), "“--frobnicate” is unknown here"),
    (("play", "--resume", "nothing.txt"), "There is no file “nothing.txt”."),
    (("play", "--resume", "record.txt", "--seats", "3"), "keeps its seats"),
    (("play", "--resume", "record.txt", "--bots", "random", "random", "random"), "more than can sit on 2 seats"),
    (("replay", "nothing.txt"), "There is no file “nothing.txt”."),
    (("replay", "."), "is a folder"),
    (("replay", "bytes.bin"), "is not a text file"),
    (("replay",), "Something is missing: FILE."),
    (("replay", "record.txt", "--seat", "2"), "counted from 0 to 1"),
    (("replay", "record.txt", "--to", "100000"), "There is no line 100000"),
    (("verify", "nothing.txt"), "There is no file"),
    (("sim", "voluspa", "--bots", "random", "clever"), "There is no bot called “clever”."),
    (("sim", "voluspa", "--games", "0"), "too small"),
    (("sim", "voluspa", "--bots", "random", "random", "random", "--seats", "2"), "more than can sit on 2 seats"),
    (("sim",), "Which game?"),
    (("bench", "chess"), "There is no game called “chess”."),
    (("bench", "voluspa", "--seconds", "0"), "too small"),
    (("perft", "voluspa", "--depth", "-1"), "too small"),
    (("perft", "voluspa", "--position", "bytes.bin"), "is not a text file"),
    (("perft", "voluspa", "--position", "record.txt"), "does not hold a JSON object"),
    (("perft", "voluspa", "--position", "list.json"), "does not hold a JSON object"),
    (("perft", "voluspa", "--position", "empty.json"), "at least one tile"),
]


@pytest.fixture(autouse=True)
def files(tmp_path: Path, record: str) -> None:
    """Something to read for those commands that read."""
    (tmp_path / "record.txt").write_text(record, encoding="utf-8")
    (tmp_path / "bytes.bin").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "list.json").write_text("[]", encoding="utf-8")
    (tmp_path / "empty.json").write_text("{}", encoding="utf-8")


@pytest.mark.parametrize(("argv", "sentence"), WRONG, ids=[" ".join(argv) for argv, _ in WRONG])
def test_a_command_that_cannot_be_carried_out_says_why(argv: tuple[str, ...], sentence: str) -> None:
    done = run(*argv)
    assert done.code == 2
    assert sentence in done.err
    assert done.err.startswith("gladsheim: ")
    assert done.err.count("\n") == 1
    assert done.out == ""


@pytest.mark.parametrize("argv", [argv for argv, _ in WRONG if "--lang" not in argv], ids=" ".join)
def test_errors_are_said_in_german_too(argv: tuple[str, ...]) -> None:
    english = run(*argv)
    german = run(*argv, "--lang=de")
    assert german.code == 2
    assert german.err != english.err


def test_a_process_shows_no_traceback() -> None:
    done = process("play", "volupsa", LANG="de_DE.UTF-8")
    assert done.code == 2
    known = "Installiert: voluspa, nidavellir, bloodrage, yggdrasil. Meintest du „voluspa“?"
    assert done.err == f"gladsheim: Ein Spiel namens „volupsa“ gibt es nicht. {known}\n"


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({"LANG": "de_AT.UTF-8"}, "Aufruf:"),
        ({"LANG": "fr_FR.UTF-8"}, "usage:"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "usage:"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_CH.UTF-8"}, "Aufruf:"),
    ],
)
def test_the_environment_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], word: str
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert run("--help").out.startswith(word)
    assert run("--lang", "en", "--help").out.startswith("usage:")


@pytest.mark.parametrize("record_text", ["", "gladsheim voluspa 1", "hello\n", "gladsheim voluspa 1\nseats 7\n"])
def test_a_broken_record_is_refused_by_every_command(tmp_path: Path, record_text: str) -> None:
    (tmp_path / "broken.txt").write_text(record_text, encoding="utf-8")
    for argv in (("replay", "broken.txt"), ("verify", "broken.txt"), ("play", "--resume", "broken.txt")):
        done = run(*argv)
        assert done.code in (1, 2)
        assert done.err.count("\n") == 1
        assert done.out == ""


def heed_ctrl_c() -> None:
    """A test run in the background is started with Ctrl-C ignored, and its children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_saves_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "gladsheim", "play", "voluspa", "--bots", "random", "--seed", "5"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ,
        preexec_fn=heed_ctrl_c,
    ) as player:
        assert player.stdin is not None
        assert player.stdout is not None
        player.stdin.write("1\n")
        player.stdin.flush()
        shown = ""
        while "> 1\n" not in shown:
            shown += player.stdout.readline()
        while not list((tmp_path / "state").glob("*/voluspa*.txt")):
            time.sleep(0.01)
        player.send_signal(signal.SIGINT)
        rest = player.stdout.read()
        assert player.stderr is not None
        assert player.stderr.read() == ""
    assert player.returncode == 130
    assert f"Go on with: {sys.executable} -m gladsheim play --resume" in rest


def test_a_reader_who_has_gone_away_is_no_mistake() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "gladsheim", "games"]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, timeout=300, check=False)
    os.close(writing)
    assert done.returncode == 0
    assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(("redirection", "code"), [(">/dev/full", 2), (">&-", 0), ("<&- >&- 2>&-", 0)])
def test_an_output_that_cannot_be_written_shows_no_traceback(redirection: str, code: int) -> None:
    command = ["sh", "-c", f'exec "$@" {redirection}', "sh", sys.executable, "-m", "gladsheim", "games"]
    done = subprocess.run(command, stderr=subprocess.PIPE, encoding="utf-8", timeout=300, check=False)
    assert done.returncode == code
    assert done.stderr.count("\n") == (1 if code else 0)
    assert done.stderr.startswith("gladsheim: The system reports: " if code else "")
