"""`gladsheim serve` on the command line; the server itself is started in tests/server/test_run.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim.server.config.sources import NAMES
from gladsheim.words import LANGUAGES, Words, say
from tests.cli.commands import run

WRONG = [
    (("--port", "many"), "--port is “many”, but it must be a whole number from 0 to 65535."),
    (("--port",), "--port needs a value."),
    (("--frobnicate",), "“--frobnicate” is unknown here"),
    (("--workers", "2"), "2 workers cannot share a SQLite file. Set --database-url"),
    (("--workers", "2", "--database-url", "postgresql://localhost/games"), "2 workers need Redis"),
    (("--config", "nothing.toml"), "The settings in “nothing.toml” cannot be read"),
    (("--imprint", "nothing.txt"), "a text file that can be read"),
    (("--database-url", "mysql://anna:geheim@localhost/games"), "mysql://***@localhost/games"),
]


@pytest.mark.parametrize(("argv", "sentence"), WRONG, ids=[" ".join(argv) for argv, _ in WRONG])
def test_settings_that_cannot_be_are_refused_with_a_sentence(argv: tuple[str, ...], sentence: str) -> None:
    done = run("serve", *argv)
    assert done.code == 2
    assert sentence in done.err
    assert done.err.startswith("gladsheim: ")
    assert done.err.count("\n") == 1
    assert "geheim" not in done.err
    assert done.out == ""
    assert run("serve", *argv, "--lang=de").err != done.err


def test_a_bad_variable_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLADSHEIM_WORKERS", "none")
    assert run("serve").err == "gladsheim: GLADSHEIM_WORKERS is “none”, but it must be a whole number from 1 to 64.\n"


def test_a_bad_key_is_named_with_its_file() -> None:
    Path("gladsheim.toml").write_text('hots = "localhost"\n', encoding="utf-8")
    done = run("serve", "--config", "gladsheim.toml")
    assert done.err == "gladsheim: “hots” in gladsheim.toml is no setting. Did you mean “host”?\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_is_a_flag_that_is_explained(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    told = run("serve", "--help", "--lang", lang).out
    for name in NAMES:
        assert f"--{name.replace('_', '-')} " in told
        assert say(Words(f"serve-help-{name}"), lang) in told
