"""`gladsheim saga`: ours in order, files checked by page and line, pages to read, win rates by number of players."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from gladsheim.games.yggdrasil.campaign.sagas import SAGAS
from tests.cli.commands import Outcome, run

OURS = files("gladsheim.games.yggdrasil.sagas") / "files"


@pytest.fixture
def own_file(tmp_path: Path) -> Path:
    file = tmp_path / "mine.saga"
    file.write_text(OURS.joinpath("baldr.saga").read_text(encoding="utf-8"), encoding="utf-8")
    return file


def said(done: Outcome) -> str:
    """What was printed, without line breaks."""
    return " ".join(f"{done.out} {done.err}".split())


def test_list_names_ours_in_the_order_of_the_campaign() -> None:
    done = run("saga", "list")
    assert done.code == 0
    assert [line.split()[1] for line in done.out.splitlines()] == list(SAGAS.names)
    assert "3 pages" in done.out
    assert "3 Seiten" in run("saga", "list", "--lang", "de").out


def test_check_accepts_ours_and_a_copy_of_ours(own_file: Path) -> None:
    for word in (*SAGAS.names, str(own_file)):
        done = run("saga", "check", word)
        assert (done.code, done.err) == (0, ""), word
        assert "can be played" in said(done)


def test_check_says_file_page_and_line_of_what_is_wrong(own_file: Path) -> None:
    lines = own_file.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if line.strip().startswith("path "))
    page = next(line.split()[1] for line in reversed(lines[:number]) if line.startswith("page "))
    lines[number] = "  path far then wide"
    own_file.write_text("\n".join(lines), encoding="utf-8")
    for lang, word in (("en", "line"), ("de", "Zeile")):
        done = run("saga", "check", str(own_file), "--lang", lang)
        assert done.code == 2
        assert "mine.saga" in said(done)
        assert page in said(done)
        assert f"{word} {number + 1}" in said(done)


def test_a_saga_that_does_not_exist_is_named_with_the_nearest() -> None:
    done = run("saga", "check", "balder")
    assert done.code == 2
    assert "baldr" in said(done)
    assert "nowhere.saga" in said(run("saga", "show", "nowhere.saga"))


@pytest.mark.parametrize("name", SAGAS.names)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_show_reads_like_a_book_in_both_languages(name: str, lang: str) -> None:
    done = run("saga", "show", name, "--lang", lang)
    assert done.code == 0
    text = said(done)
    assert ("Page 1 of" if lang == "en" else "Seite 1 von") in text
    assert ("Goal" if lang == "en" else "Ziel") in text
    assert "yggdrasil-" not in text
    assert "cli-" not in text


def test_sim_gives_win_rates_with_intervals_by_number_of_players(own_file: Path) -> None:
    done = run("saga", "sim", "baldr", "--players", "1", "3", "--games", "2", "--bot", "random", "--jobs", "1")
    assert done.code == 0
    assert "95 % interval" in done.out
    assert [line.split()[0] for line in done.out.splitlines()[-2:]] == ["1", "3"]
    argv = ("--players", "1", "--games", "2", "--bot", "random", "--jobs", "1", "--json")
    mine = json.loads(run("saga", "sim", str(own_file), *argv).out)
    ours = json.loads(run("saga", "sim", "baldr", *argv).out)
    assert mine["players"] == ours["players"]
    assert set(ours["players"][0]) >= {"players", "games", "wins", "win_rate", "low", "high"}


def test_sim_in_two_processes_gives_the_same() -> None:
    argv = ("saga", "sim", "naglfar", "--players", "2", "--games", "4", "--bot", "random", "--json")
    assert run(*argv, "--jobs", "2").out == run(*argv, "--jobs", "1").out


def test_sim_refuses_charts_beyond_the_campaign_and_players_beyond_the_game() -> None:
    assert run("saga", "sim", "baldr", "--charts", "7").code == 2
    assert run("saga", "sim", "baldr", "--players", "6").code == 2
    assert run("saga", "sim", "baldr", "--bot", "clever").code == 2
